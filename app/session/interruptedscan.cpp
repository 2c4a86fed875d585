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
const QString kLockGameSuffix = QStringLiteral(".lock");

class Scan
{
public:
    Scan(const QString& folder, const std::stop_token& stop)
        : folder_(folder)
        , stop_(stop)
    {
    }

    InterruptedScan run(const art::Theme& theme, qreal devicePixelRatio)
    {
        if (QDir(folder_).exists())
            putAwayWhatIsNoFile();
        for (const QString& file : games()) {
            if (stop_.stop_requested())
                break;
            look(file);
        }
        std::ranges::stable_sort(found_.games, std::ranges::greater(), &InterruptedGame::lastTurn);
        for (InterruptedGame& game : found_.games) {
            if (const Result<Game> position = replay(game.record); position && !stop_.stop_requested())
                game.picture =
                    boardPicture(*position, {kPictureWidth, kPictureHeight}, devicePixelRatio, theme);
        }
        return std::move(found_);
    }

private:
    QString path(const QString& name) const { return QDir(folder_).filePath(name); }

    QStringList entries(QDir::Filters kinds) const
    {
        return QDir(folder_)
            .entryList({kFiles}, kinds | QDir::Hidden | QDir::System, QDir::Time)
            .mid(0, kMostFiles);
    }

    void putAwayWhatIsNoFile()
    {
        for (const QString& name : entries(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            if (ui::isNoPlainFile(path(name)))
                found_.aside.push_back(ui::putAside(path(name), ui::noPlainFile()));
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
        Problems problems;
        for (const QString& copy : {file, AutosaveWriter::olderCopy(file)}) {
            if (take(file, copy, problems))
                return;
        }
        if (problems.front().code == ProblemCode::NewerVersion)
            return; // the program that wrote it can go on with it
        for (const QString& copy : {file, AutosaveWriter::olderCopy(file)}) {
            if (QFileInfo::exists(copy))
                found_.aside.push_back(ui::putAside(copy, ui::problemText(problems.front())));
        }
    }

    // What a program that was killed while it was writing has left.
    void removeTorn(const QString& file) const
    {
        const QString name = QFileInfo(file).fileName();
        for (const QString& torn : QDir(folder_).entryList({name + QStringLiteral(".??????")}, QDir::Files))
            QFile::remove(path(torn));
    }

    // Reads one of the copies; false if it holds no game.
    bool take(const QString& file, const QString& copy, Problems& problems)
    {
        Result<LoadedRecord> loaded = loadRecord(copy);
        const Result<Game> position =
            loaded ? replay(loaded->record) : Result<Game>(tl::unexpected(loaded.error()));
        if (!position) {
            if (problems.empty() || QFileInfo::exists(copy))
                problems = position.error();
            return false;
        }
        if (position->phase() == Game::Phase::Over)
            keepFinished(file, loaded->record);
        else if (!loaded->record.moves.empty())
            found_.games.push_back(
                {file, std::move(loaded->record), QFileInfo(copy).lastModified(), {}, false});
        return true;
    }

    void keepFinished(const QString& file, const GameRecord& record)
    {
        if (FinishedGames(QDir(folder_).filePath(QStringLiteral("finished"))).keep(record, {})) {
            QFile::remove(file);
            QFile::remove(AutosaveWriter::olderCopy(file));
        }
    }

    const QString& folder_;
    const std::stop_token& stop_;
    InterruptedScan found_;
};

} // namespace

InterruptedScan scanInterrupted(const QString& folder, const art::Theme& theme, qreal devicePixelRatio,
                                const std::stop_token& stop)
{
    return Scan(folder, stop).run(theme, devicePixelRatio);
}

QString discardFile(const QString& file, const QString& folder)
{
    QDir().mkpath(folder);
    const QDir discarded(folder);
    const QString target = discarded.filePath(QFileInfo(file).fileName());
    const QString copy = QFileInfo::exists(file) ? file : AutosaveWriter::olderCopy(file);
    std::error_code error;
    std::filesystem::rename(copy.toStdU16String(), target.toStdU16String(), error);
    if (error)
        return {};
    QFile::remove(AutosaveWriter::olderCopy(file));
    QFile::remove(file + kLockGameSuffix);
    const QStringList newestFirst = discarded.entryList({kFiles}, QDir::Files, QDir::Time);
    for (const QString& old : newestFirst.mid(InterruptedGames::kMostDiscarded)) {
        if (old != QFileInfo(target).fileName()) // its last turn may be long ago
            QFile::remove(discarded.filePath(old));
    }
    return target;
}

} // namespace lodeline::app
