// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"
#include "ui/work/watchedfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

namespace lodeline::ui {

// The files of a folder whose names end alike, read in the background, now and whenever something in it
// changes; each only when it has changed itself. An `Entry` has at least `file` (its name), `modified` and
// `size` in bytes. Where there is no folder nothing is read.
template <typename Entry>
class FolderFiles
{
public:
    struct Kind
    {
        QString pattern;                             // "*.theme.json"
        int most = 0;                                // files; others are not read
        std::function<Entry(const QFileInfo&)> read; // in another thread
    };
    // `taken` is called after each reading, and told whether anything is different.
    FolderFiles(const QString& folder, Kind kind, std::function<void(bool changed)> taken)
        : folder_(folder.isEmpty() ? QString() : QDir(folder).absolutePath())
        , kind_(std::move(kind))
        , taken_(std::move(taken))
    {
        QObject::connect(&folder_, &WatchedFolder::changed, &folder_, [this] { refresh(); });
    }

    const QString& path() const { return folder_.path(); }
    // By the names of their files. Empty until the folder has been read for the first time.
    const std::vector<Entry>& entries() const { return entries_; }

    void refresh()
    {
        if (path().isEmpty() || !QFileInfo::exists(path()))
            return;
        outdated_ = reader_.isRunning();
        if (outdated_)
            return;
        folder_.watch({});
        reader_.run([kind = kind_, folder = path(), before = entries_](
                        const std::stop_token& stop) { return read(kind, folder, before, stop); },
                    [this](const std::vector<Entry>& entries) { take(entries); });
    }

    static QFileInfoList filesIn(const QString& folder, const Kind& kind)
    {
        return QDir(folder).entryInfoList({kind.pattern}, QDir::Files, QDir::Name).mid(0, kind.most);
    }

private:
    static auto stampOf(const Entry& entry) { return std::tuple(entry.file, entry.modified, entry.size); }

    static std::vector<Entry> read(const Kind& kind, const QString& folder, const std::vector<Entry>& before,
                                   const std::stop_token& stop)
    {
        std::vector<Entry> entries;
        for (const QFileInfo& info : filesIn(folder, kind)) {
            if (stop.stop_requested())
                break;
            const auto stamp = std::tuple(info.fileName(), info.lastModified(), info.size());
            const auto known = std::ranges::find(before, stamp, stampOf);
            entries.push_back(known == before.end() ? kind.read(info) : *known);
        }
        return entries;
    }

    void take(const std::vector<Entry>& entries)
    {
        if (outdated_) {
            refresh();
            return;
        }
        const bool same = std::ranges::equal(entries, entries_, {}, stampOf, stampOf);
        entries_ = entries;
        QStringList files;
        for (const Entry& entry : entries_)
            files << QDir(path()).filePath(entry.file);
        folder_.watch(files);
        taken_(!same);
    }

    WatchedFolder folder_;
    Kind kind_;
    std::function<void(bool)> taken_;
    std::vector<Entry> entries_;
    bool outdated_ = false; // what is being read has changed since
    Background reader_;
};

} // namespace lodeline::ui
