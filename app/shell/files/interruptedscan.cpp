// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/files/interruptedscan.h"

#include "app/shell/files/autosave.h"
#include "app/shell/files/finishedgames.h"
#include "app/shell/files/gamefile.h"
#include "ui/problemtext.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <algorithm>
#include <filesystem>

namespace lodeline::app {
namespace {

constexpr qsizetype kMostFiles = 100; // games; what is older waits until newer ones are discarded
const QString kAnything = QStringLiteral("autosave*");
const QString kGames = QStringLiteral("autosave*.lodeline");
constexpr int kDaysDiscarded = 30;

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
    const bool older = move(ui::SafeFile::olderCopy(from), ui::SafeFile::olderCopy(to));
    return move(from, to) || older;
}

// When a file was put where it is counts, not when it was written.
void stamp(const QString& path, const QDateTime& time)
{
    QFile file(path);
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(time, QFileDevice::FileModificationTime);
}

class Scan
{
public:
    Scan(const ScannedFolder& folder, const Kinds& kinds, const std::stop_token& stop)
        : folder_(folder)
        , kinds_(kinds)
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
        std::ranges::stable_sort(found_, std::ranges::greater(), &InterruptedGame::lastTurn);
        for (InterruptedGame& found : found_) {
            if (stop_.stop_requested())
                break;
            found.picture = found.match->picture({kPictureWidth, kPictureHeight}, devicePixelRatio, theme);
            const bool isSurplus = scan_.games.size() == folder_.most;
            (isSurplus ? scan_.surplus : scan_.games).push_back(std::move(found));
        }
        return std::move(scan_);
    }

private:
    QString path(const QString& name) const { return QDir(folder_.path).filePath(name); }

    QStringList entries(const QStringList& names, QDir::Filters kinds) const
    {
        return QDir(folder_.path).entryList(names, kinds | QDir::Hidden | QDir::System, QDir::Time);
    }

    void putAwayWhatIsNoFile()
    {
        for (const QString& name : entries({kAnything}, QDir::AllEntries | QDir::NoDotAndDotDot)) {
            if (ui::isNoPlainFile(path(name)))
                scan_.aside.push_back(ui::putAside(path(name), ui::noPlainFile));
        }
    }

    // Each once, also where only its older copy is there.
    QStringList games() const
    {
        QStringList files;
        for (QString name : entries({kGames, kGames + u'~'}, QDir::Files)) {
            if (name.endsWith(u'~'))
                name.chop(1);
            files << path(name);
        }
        files.removeDuplicates();
        return files.mid(0, kMostFiles);
    }

    void look(const QString& file)
    {
        const std::unique_ptr<QLockFile> lock = Autosave::lockOf(file);
        if (!lock)
            return;
        const QString older = ui::SafeFile::olderCopy(file);
        Problems problems;
        if (isThere(file) && take(file, problems)) {
            for (const QString& torn : tornOf(file))
                QFile::remove(torn);
            return;
        }
        if (!problems.empty() && problems.front().code == FileProblem::NewerVersion)
            return; // the program that wrote it can go on with it
        if (isThere(file) && !putAside(file, problems))
            return;
        // The next turn makes the older copy out of the newer one, which therefore has to be good.
        for (const QString& other : QStringList{older} + tornOf(file)) {
            if (!isThere(other) || !move(other, file))
                continue;
            if (take(file, problems))
                return;
            putAside(file, problems);
        }
    }

    bool putAside(const QString& file, const Problems& problems)
    {
        scan_.aside.push_back(
            ui::putAside(file, [problem = problems.front()] { return ui::problemText(problem); }));
        return !scan_.aside.back().to.isEmpty();
    }

    // What a program that was killed while it was writing has left: whole where it was about to be put in
    // place.
    QStringList tornOf(const QString& file) const
    {
        static const QRegularExpression own(
            QStringLiteral("^autosave-[0-9a-f]{32}\\.lodeline\\.[A-Za-z]{6}$"));
        const QString name = QFileInfo(file).fileName();
        QStringList torn;
        for (const QString& other : entries({kGames + QStringLiteral(".??????")}, QDir::Files)) {
            if (other.startsWith(name) && own.match(other).hasMatch())
                torn << path(other);
        }
        return torn;
    }

    // False, and why, if it holds no game.
    bool take(const QString& file, Problems& problems)
    {
        const auto match = readSaved(file, kinds_);
        if (!match) {
            problems = match.error();
            return false;
        }
        if ((*match)->isOver())
            keepFinished(file, **match);
        else if ((*match)->turns() > 0)
            found_.push_back({file, *match, QFileInfo(file).lastModified(), {}, false});
        return true;
    }

    void keepFinished(const QString& file, const SavedMatch& match) const
    {
        if (folder_.finished.isEmpty() ||
            FinishedGames(folder_.finished).keep(match.text(), match.players(), {})) {
            QFile::remove(file);
            QFile::remove(ui::SafeFile::olderCopy(file));
        }
    }

    const ScannedFolder& folder_;
    const Kinds& kinds_;
    const std::stop_token& stop_;
    std::vector<InterruptedGame> found_;
    InterruptedScan scan_;
};

} // namespace

InterruptedScan scanInterrupted(const ScannedFolder& folder, const Kinds& kinds, const art::Theme& theme,
                                qreal devicePixelRatio, const std::stop_token& stop)
{
    return Scan(folder, kinds, stop).run(theme, devicePixelRatio);
}

QString discardFile(const QString& file, const QString& folder)
{
    QDir().mkpath(folder);
    const QDir discarded(folder);
    const QString target = discarded.filePath(QFileInfo(file).fileName());
    if (!moveBoth(file, target))
        return {};
    stamp(target, QDateTime::currentDateTime());
    const QFileInfoList newestFirst = discarded.entryInfoList({kGames}, QDir::Files, QDir::Time);
    const QDateTime longAgo = QDateTime::currentDateTime().addDays(-kDaysDiscarded);
    for (const QFileInfo& old : newestFirst.mid(InterruptedGames::kMostDiscarded)) {
        if (old.fileName() == QFileInfo(target).fileName() || old.lastModified() > longAgo)
            continue;
        QFile::remove(old.filePath());
        QFile::remove(ui::SafeFile::olderCopy(old.filePath()));
    }
    return target;
}

bool restoreFile(const QString& discarded, const QString& file, const QDateTime& lastTurn)
{
    if (isThere(file) || !moveBoth(discarded, file))
        return false;
    stamp(file, lastTurn);
    return true;
}

} // namespace lodeline::app
