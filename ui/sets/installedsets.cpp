// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sets/installedsets.h"

#include "resources/art/own/ownpictures.h"
#include "ui/containers.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/start/freepath.h"
#include "ui/tilesetfiles.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace lodeline::ui {

using namespace goldrush;

namespace {

struct Stamp
{
    QString file;
    QDateTime modified;
    qint64 size = 0;

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

Stamp stampOf(const InstalledSet& set)
{
    return {set.file, set.modified, set.size};
}

InstalledSet readSet(const QFileInfo& info, art::Opened how)
{
    InstalledSet entry{info.absoluteFilePath(), nullptr, {}, info.lastModified(), info.size()};
    Result<LoadedTileSet> loaded = loadTileSet(entry.file, how);
    if (loaded) {
        entry.set = std::make_shared<const TileSet>(std::move(loaded->set));
        entry.problems = std::move(loaded->problems);
    } else {
        entry.problems = std::move(loaded.error());
    }
    return entry;
}

// The room that it takes is free at once. The error is the reason alone.
Exported removeFile(const QString& file)
{
    QFile stored(file);
    if (!stored.remove() && stored.exists())
        return tl::unexpected(stored.errorString());
    art::ownPictures().letGo(file);
    return {};
}

std::vector<InstalledSet> readFolder(const QString& folder, const std::vector<InstalledSet>& before,
                                     const std::stop_token& stop)
{
    std::vector<InstalledSet> sets;
    const QStringList pattern{u'*' + tileSetSuffix(), u'*' + pictureSetSuffix()};
    for (const QFileInfo& info : QDir(folder).entryInfoList(pattern, QDir::Files, QDir::Name)) {
        if (stop.stop_requested())
            break;
        const Stamp stamp{info.absoluteFilePath(), info.lastModified(), info.size()};
        const auto known = std::ranges::find(before, stamp, stampOf);
        sets.push_back(known == before.end() ? readSet(info, art::Opened::WithItsFolder) : *known);
    }
    return sets;
}

} // namespace

QString InstalledSet::name() const
{
    const QString own = set ? setName(*set) : QString();
    return shownName(own.isEmpty() ? tileSetBaseName(file) : own);
}

QString InstalledSet::author() const
{
    return set ? shownName(set->author) : QString();
}

QString InstalledSets::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/lodeline/tilesets");
}

QString InstalledSets::whereNow(const QString& folder, const QString& file)
{
    if (QFileInfo(file).absolutePath() != QDir(folder).absolutePath() || QFileInfo::exists(file))
        return file;
    const bool hasPictures = tileSetSuffixOf(file) == pictureSetSuffix();
    const QString other = withSuffix(file, hasPictures ? tileSetSuffix() : pictureSetSuffix());
    return QFileInfo::exists(other) ? other : file;
}

InstalledSets::InstalledSets(const QString& folder, Reading reading, QObject* parent)
    : QObject(parent)
    , folder_(QDir(folder).absolutePath())
    , reads_(reading)
{
    connect(&folder_, &WatchedFolder::changed, this, &InstalledSets::refresh);
    refresh();
}

std::vector<InstalledSet> InstalledSets::sets() const
{
    std::vector<InstalledSet> sorted = sets_;
    QCollator order{QLocale()};
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::ranges::stable_sort(sorted, [&](const InstalledSet& a, const InstalledSet& b) {
        return order.compare(a.name(), b.name()) < 0;
    });
    return sorted;
}

const InstalledSet* InstalledSets::find(const QString& file) const
{
    const auto found = std::ranges::find(sets_, file, &InstalledSet::file);
    return found == sets_.end() ? nullptr : &*found;
}

const InstalledSet* InstalledSets::rivalOf(const TileSet& set) const
{
    if (set.name.empty())
        return nullptr;
    const auto found = std::ranges::find_if(
        sets_, [&](const InstalledSet& other) { return other.set && other.set->name == set.name; });
    return found == sets_.end() ? nullptr : &*found;
}

tl::expected<QString, QString> InstalledSets::install(const QString& path, Rival rival, const Worker& worker)
{
    Result<LoadedTileSet> loaded = tl::unexpected(Problems());
    const Exported read = worker([&](const Progress& progress) {
        loaded = loadTileSet(path, art::Opened::ForNow); // its copy is what is found again
        return unlessStopped(progress);
    });
    if (!read)
        return tl::unexpected(read.error());
    if (!loaded)
        return tl::unexpected(problemText(loaded.error().front()));
    return install(path, loaded->set, rival, worker);
}

tl::expected<QString, QString> InstalledSets::install(const QString& path, const TileSet& set, Rival rival,
                                                      const Worker& worker)
{
    const QString source = QFileInfo(path).absoluteFilePath();
    if (QFileInfo(source).absolutePath() == folder() && isTileSetFile(source))
        return source;
    const InstalledSet* rivalSet = rival == Rival::Replace ? rivalOf(set) : nullptr;
    const QString same = rivalSet ? rivalSet->file : QString();
    const QString suffix = suffixFor(path);
    const QString target = rivalSet && suffixFor(same) == suffix
                               ? same
                               : freePath(folder(), tileSetBaseName(rivalSet ? same : path), suffix);
    QDir().mkpath(folder());
    const auto notWritten = [&target](const QString& why) {
        //: %1 path of a file, %2 why
        return tr("\"%1\" could not be written: %2.").arg(shownPath(target), why);
    };
    InstalledSet entry;
    const Exported written = worker([&](const Progress& progress) -> Exported {
        if (const Exported kept = keepPictures(same, path); !kept)
            return kept.map_error(notWritten);
        return copyFile(path, target, progress)
            .map([&] { entry = readSet(QFileInfo(target), art::Opened::ByPerson); })
            .map_error([&](const CopyFault& fault) { return fault.said(notWritten(fault.why)); });
    });
    if (!written)
        return tl::unexpected(written.error());
    if (!same.isEmpty() && same != target)
        (void)removeFile(same);
    std::erase_if(sets_,
                  [&](const InstalledSet& one) { return one.file == target || !QFile::exists(one.file); });
    sets_.push_back(entry);
    outdated_ = reader_.isRunning();
    watch();
    emit changed();
    return target;
}

tl::expected<void, InstalledSets::NotRemoved> InstalledSets::remove(const QString& file, const Worker& worker,
                                                                    Pictures pictures)
{
    const auto notRemoved = [&file](const QString& why) {
        //: %1 path of a file, %2 why
        return why.isEmpty() ? why : tr("\"%1\" could not be removed: %2.").arg(shownPath(file), why);
    };
    if (!find(file))
        return tl::unexpected(NotRemoved{notRemoved(QFile(file).errorString()), {}});
    if (pictures == Pictures::Kept) {
        const Exported kept = worker([&file](const Progress& progress) {
            return keepPictures(file).and_then([&progress] { return unlessStopped(progress); });
        });
        if (!kept)
            return tl::unexpected(NotRemoved{notRemoved(kept.error()), kept.error()});
    }
    if (const Exported removed = removeFile(file); !removed)
        return tl::unexpected(NotRemoved{notRemoved(removed.error()), {}});
    std::erase_if(sets_, [&](const InstalledSet& set) { return set.file == file; });
    outdated_ = reader_.isRunning();
    emit changed();
    return {};
}

void InstalledSets::refresh()
{
    if (reads_ == Reading::Never)
        return;
    outdated_ = reader_.isRunning();
    if (outdated_)
        return;
    QDir().mkpath(folder());
    watch();
    reader_.run([folder = folder(),
                 before = sets_](const std::stop_token& stop) { return readFolder(folder, before, stop); },
                [this](const std::vector<InstalledSet>& sets) { take(sets); });
}

void InstalledSets::take(const std::vector<InstalledSet>& sets)
{
    if (outdated_) {
        refresh();
        return;
    }
    const bool same = std::ranges::equal(sets, sets_, {}, stampOf, stampOf);
    sets_ = sets;
    watch();
    if (!same)
        emit changed();
}

void InstalledSets::watch()
{
    QStringList files;
    for (const InstalledSet& set : sets_)
        files << set.file;
    folder_.watch(files);
}

// By what is in the file, whatever it is called elsewhere.
QString InstalledSets::suffixFor(const QString& path)
{
    return isContainer(path) ? pictureSetSuffix() : tileSetSuffix();
}

} // namespace lodeline::ui
