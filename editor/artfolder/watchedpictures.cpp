// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artfolder/watchedpictures.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kMostFiles = 4 * kMaxFolderPictures; // with those that are no pictures

} // namespace

WatchedPictures::WatchedPictures(AskSet set, QObject* parent)
    : QObject(parent)
    , set_(std::move(set))
{
}

void WatchedPictures::watch(const QString& folder, const QDateTime& since)
{
    reading_.forget();
    outdated_.clear();
    isKnown_ = false;
    folder_ = folder;
    since_ = since;
    files_.reset();
    if (folder.isEmpty())
        return;
    const auto stampOf = [](const QFileInfo& file) {
        return Stamp{file.fileName(), file.lastModified(), file.size()};
    };
    files_ = std::make_unique<ui::FolderFiles<Stamp>>(
        folder, ui::FolderFiles<Stamp>::Kind{{QStringLiteral("*.*")}, kMostFiles, stampOf},
        [this](bool) { look(); });
    files_->refresh();
}

void WatchedPictures::look()
{
    const std::vector<Stamp>& now = files_->entries();
    for (const Stamp& stamp : now) {
        const bool isNews = isKnown_ ? std::ranges::find(known_, stamp) == known_.end()
                                     : since_.isValid() && stamp.modified >= since_;
        if (isNews)
            outdated_.insert(stamp.file);
    }
    known_ = now;
    if (!std::exchange(isKnown_, true))
        emit begun();
    if (!outdated_.isEmpty() && !reading_.isRunning())
        read();
}

void WatchedPictures::read()
{
    const auto work = [set = set_(), folder = folder_, files = outdated_](const std::stop_token& stop) {
        std::vector<FolderPicture> pictures;
        for (FolderPicture& picture : picturesIn(folder, set))
            if (picture.fate == FolderFate::Waiting && files.contains(picture.file))
                pictures.push_back(readPicture(std::move(picture), folder, set, stop));
        return pictures;
    };
    outdated_.clear();
    reading_.run(work, [this](const std::vector<FolderPicture>& pictures) {
        emit changed(pictures);
        if (!outdated_.isEmpty())
            read();
    });
}

} // namespace lodeline::goldrush::editor
