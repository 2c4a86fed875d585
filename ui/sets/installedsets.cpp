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

FolderFiles<InstalledSet>::Kind setFiles()
{
    using Files = FolderFiles<InstalledSet>;
    return {{u'*' + tileSetSuffix(), u'*' + pictureSetSuffix()},
            InstalledSets::kMost,
            [](const QFileInfo& info) { return readSet(info, art::Opened::WithItsFolder); },
            Files::Names::WithPath,
            Files::Missing::IsMade};
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
    , reads_(reading)
    , files_(QDir(folder).absolutePath(), setFiles(), [this](bool isOther) {
        if (isOther)
            emit changed();
    })
{
    refresh();
}

std::vector<InstalledSet> InstalledSets::sets() const
{
    std::vector<InstalledSet> sorted = files_.entries();
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
    const std::vector<InstalledSet>& sets = files_.entries();
    const auto found = std::ranges::find(sets, file, &InstalledSet::file);
    return found == sets.end() ? nullptr : &*found;
}

const InstalledSet* InstalledSets::rivalOf(const TileSet& set) const
{
    if (set.name.empty())
        return nullptr;
    const std::vector<InstalledSet>& sets = files_.entries();
    const auto found = std::ranges::find_if(
        sets, [&](const InstalledSet& other) { return other.set && other.set->name == set.name; });
    return found == sets.end() ? nullptr : &*found;
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
    files_.change([&](std::vector<InstalledSet>& sets) {
        std::erase_if(
            sets, [&](const InstalledSet& one) { return one.file == target || !QFile::exists(one.file); });
        sets.push_back(entry);
    });
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
    files_.change([&file](std::vector<InstalledSet>& sets) {
        std::erase_if(sets, [&file](const InstalledSet& set) { return set.file == file; });
    });
    emit changed();
    return {};
}

void InstalledSets::refresh()
{
    if (reads_ == Reading::Always)
        files_.refresh();
}

// By what is in the file, whatever it is called elsewhere.
QString InstalledSets::suffixFor(const QString& path)
{
    return isContainer(path) ? pictureSetSuffix() : tileSetSuffix();
}

} // namespace lodeline::ui
