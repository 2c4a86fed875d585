// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/interruptedscan.h"

#include "app/session/autosave.h"
#include "app/session/boardpicture.h"
#include "app/session/finishedgames.h"
#include "app/session/recordfile.h"
#include "ui/problemtext.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <filesystem>

namespace lodeline::app {
namespace {

constexpr qsizetype kMostFiles = 100; // a folder may hold anything; what is older waits for the next time
const QString kFiles = QStringLiteral("autosave*");
const QString kGameSuffix = QStringLiteral(".lodeline");

bool isThere(const QString& path)
{
    return QFileInfo::exists(path);
}

bool move(const QString& from, const QString& to)
{
    std::error_code error;
    std::filesystem::rename(from.toStdU16String(), to.toStdU16String(), error);
    return !error;
}

// Both copies, as far as they are there; false where neither could be moved.
bool moveBoth(const QString& from, const QString& to)
{
    const bool older = move(AutosaveWriter::olderCopy(from), AutosaveWriter::olderCopy(to));
    return move(from, to) || older;
}

struct Found
{
    InterruptedGame game;
    Game position;
};

class Scan
{
public:
    Scan(const ScannedFolder& folder, const std::stop_token& stop)
        : folder_(folder)
        , stop_(stop)
    {
    }

    InterruptedScan run(const art::Theme& theme, qreal devicePixelRatio)
    {
        if (QDir(folder_.path).exists())
            putAwayWhatIsNoFile();
        for (const QString& file : games()) {
            if (stop_.stop_requested())
                break;
            look(file);
        }
        std::ranges::stable_sort(found_, std::ranges::greater(),
                                 [](const Found& found) { return found.game.lastTurn; });
        for (Found& found : found_) {
            if (stop_.stop_requested())
                break;
            if (scan_.games.size() == folder_.most) {
                scan_.surplus.push_back(found.game.file);
                continue;
            }
            found.game.picture =
                boardPicture(found.position, {kPictureWidth, kPictureHeight}, devicePixelRatio, theme);
            scan_.games.push_back(std::move(found.game));
        }
        return std::move(scan_);
    }

private:
    QString path(const QString& name) const { return QDir(folder_.path).filePath(name); }

    QStringList entries(QDir::Filters kinds) const
    {
        return QDir(folder_.path)
            .entryList({kFiles}, kinds | QDir::Hidden | QDir::System, QDir::Time)
            .mid(0, kMostFiles);
    }

    void putAwayWhatIsNoFile()
    {
        for (const QString& name : entries(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            if (ui::isNoPlainFile(path(name)))
                scan_.aside.push_back(ui::putAside(path(name), ui::noPlainFile()));
        }
    }

    // Each once, also where only its older copy is there.
    QStringList games() const
    {
        QStringList files;
        for (QString name : entries(QDir::Files)) {
            if (name.endsWith(u'~'))
                name.chop(1);
            if (name.endsWith(kGameSuffix))
                files << path(name);
        }
        files.removeDuplicates();
        return files;
    }

    void look(const QString& file)
    {
        const std::unique_ptr<QLockFile> lock = Autosave::lockOf(file);
        if (!lock)
            return;
        removeTorn(file);
        const QString older = AutosaveWriter::olderCopy(file);
        Problems problems;
        if (isThere(file) && take(file, problems))
            return;
        if (!problems.empty() && problems.front().code == ProblemCode::NewerVersion)
            return; // the program that wrote it can go on with it
        if (isThere(file))
            putAside(file, problems);
        // The next turn makes the older copy out of the newer one, which therefore has to be good.
        if (isThere(older) && move(older, file) && !take(file, problems))
            putAside(file, problems);
    }

    void putAside(const QString& file, const Problems& problems)
    {
        scan_.aside.push_back(ui::putAside(file, ui::problemText(problems.front())));
    }

    // What a program that was killed while it was writing has left.
    void removeTorn(const QString& file) const
    {
        const QString name = QFileInfo(file).fileName();
        for (const QString& torn :
             QDir(folder_.path).entryList({name + QStringLiteral(".??????")}, QDir::Files))
            QFile::remove(path(torn));
    }

    // False, and why, if it holds no game.
    bool take(const QString& file, Problems& problems)
    {
        Result<LoadedRecord> loaded = loadRecord(file);
        Result<Game> position =
            loaded ? replay(loaded->record) : Result<Game>(tl::unexpected(loaded.error()));
        if (!position) {
            problems = position.error();
            return false;
        }
        if (position->phase() == Game::Phase::Over)
            keepFinished(file, loaded->record);
        else if (!loaded->record.moves.empty())
            found_.push_back({{file, std::move(loaded->record), QFileInfo(file).lastModified(), {}, false},
                              std::move(*position)});
        return true;
    }

    void keepFinished(const QString& file, const GameRecord& record) const
    {
        if (folder_.finished.isEmpty() || FinishedGames(folder_.finished).keep(record, {})) {
            QFile::remove(file);
            QFile::remove(AutosaveWriter::olderCopy(file));
        }
    }

    const ScannedFolder& folder_;
    const std::stop_token& stop_;
    std::vector<Found> found_;
    InterruptedScan scan_;
};

} // namespace

InterruptedScan scanInterrupted(const ScannedFolder& folder, const art::Theme& theme, qreal devicePixelRatio,
                                const std::stop_token& stop)
{
    return Scan(folder, stop).run(theme, devicePixelRatio);
}

QString discardFile(const QString& file, const QString& folder)
{
    QDir().mkpath(folder);
    const QDir discarded(folder);
    const QString target = discarded.filePath(QFileInfo(file).fileName());
    if (!moveBoth(file, target))
        return {};
    QFile::remove(Autosave::lockFile(file));
    const QStringList newestFirst = discarded.entryList({kFiles + kGameSuffix}, QDir::Files, QDir::Time);
    for (const QString& old : newestFirst.mid(InterruptedGames::kMostDiscarded)) {
        if (old == QFileInfo(target).fileName())
            continue; // its last turn may be long ago
        QFile::remove(discarded.filePath(old));
        QFile::remove(AutosaveWriter::olderCopy(discarded.filePath(old)));
    }
    return target;
}

bool restoreFile(const QString& discarded, const QString& file)
{
    return !isThere(file) && moveBoth(discarded, file);
}

} // namespace lodeline::app
