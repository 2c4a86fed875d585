// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/gameflow.h"

#include "app/shell/files/gamefile.h"
#include "app/shell/settings.h"
#include "ui/plain/messagebox.h"
#include "ui/problemsdialog.h"
#include "ui/problemtext.h"
#include "ui/sets/installing.h"
#include "ui/work/waitingover.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>

namespace lodeline::app {
namespace {

// The texts and pictures of a record that were mended; a line each, the first ones if there are many.
QString mendedText(const Problems& problems)
{
    constexpr qsizetype kMostLines = 4;
    QStringList lines;
    for (const Problem& problem : problems) {
        if (lines.size() == kMostLines)
            return (lines << QStringLiteral("…")).join(u'\n');
        //: %1 a place in a file, %2 a sentence
        lines << GameFlow::tr("%1: %2").arg(ui::problemPlace(problem), ui::problemText(problem));
    }
    return lines.join(u'\n');
}

} // namespace

QString filesToOpen(const Kinds& kinds)
{
    const auto hasSets = [](const auto& kind) { return !kind->setSuffixes().isEmpty(); };
    if (std::ranges::count_if(kinds.all(), hasSets) > 1)
        //: Kinds of files to choose from; %1 endings of their names, and what stands before ";;" and after it
        //: are two entries. Sets: of tiles, of cards
        return GameFlow::tr("Games and their sets (%1);;All files (*)");
    const QString files = kinds.phrase(Phrase::FilesToOpen);
    //: Kinds of files to choose from; %1 endings of their names
    return files.isEmpty() ? GameFlow::tr("Games (%1)") : files;
}

GameFlow::GameFlow(OpenGame& game, const Kinds& kinds, Settings& settings, QWidget* window)
    : QObject(window)
    , game_(game)
    , kinds_(kinds)
    , settings_(settings)
    , window_(window)
{
    // Queued: the move that has ended the game is to be shown first.
    connect(
        &game_, &OpenGame::notKept, this,
        [this](const QString& why) { ui::MessageBox::warn(window_, tr("The game was not saved"), why); },
        Qt::QueuedConnection);
}

Kind& GameFlow::kind() const
{
    if (Kind* played = game_.kind())
        return *played;
    Kind* last = kinds_.ofFormat(settings_.kind().toStdString());
    return last ? *last : kinds_.first();
}

void GameFlow::choose(const Kind& kind)
{
    const std::string_view format = kind.format();
    settings_.setKind(QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size())));
    emit kindChanged();
}

void GameFlow::begin(Started started)
{
    if (!started) {
        tell(started.error(), tr("The game cannot be started"));
    } else if (*started) {
        if (const Kind* kind = kinds_.ofFormat((*started)->format()))
            choose(*kind);
        const Match* before = game_.match();
        const bool waits = (*started)->isExercise() && before && !before->isExercise() && !before->isOver();
        game_.start(std::move(*started));
        if (waits)
            emit told([] {
                return tr("Your game is kept: choose \"Back to the original game\" in the Game menu to "
                          "return to it.");
            });
    }
}

void GameFlow::play()
{
    Usual usual = kind().usual(window_);
    const bool starts = usual.started && *usual.started;
    begin(std::move(usual.started));
    if (starts && usual.told)
        emit told(usual.told);
}

void GameFlow::playTrial(const Trial& trial)
{
    const Kind* its = kinds_.ofSet(trial.set);
    const Kind& kind = its ? *its : kinds_.first();
    Started started = kind.startTrial(trial, window_);
    if (!started)
        tell(started.error(), kind.phrase(Phrase::TrialFailed));
    else if (*started)
        game_.startTrial(std::move(*started));
}

void GameFlow::newGame()
{
    begin(kind().setUp(window_));
}

void GameFlow::newGameOf(const Kind& kind)
{
    if (Kind* its = kinds_.ofFormat(kind.format()))
        begin(its->setUp(window_));
}

void GameFlow::start(std::unique_ptr<Match> match)
{
    begin(std::move(match));
}

void GameFlow::playExample(const Kind& kind, const QString& name)
{
    begin(kind.startExample(name));
}

void GameFlow::learn()
{
    begin(kind().learn(window_));
}

void GameFlow::sameAgain(Rematch how)
{
    if (game_.match())
        game_.startAgain(how);
}

void GameFlow::open()
{
    QStringList patterns{u'*' + gameSuffix()};
    for (const QString& suffix : kinds_.setSuffixes())
        patterns << u'*' + suffix;
    const QString path = QFileDialog::getOpenFileName(window_, tr("Open a game"), settings_.folder(),
                                                      filesToOpen(kinds_).arg(patterns.join(u' ')));
    if (path.isEmpty())
        return;
    settings_.setFolder(QFileInfo(path).absolutePath());
    openFile(path);
}

void GameFlow::openFile(const QString& path)
{
    if (Kind* kind = kinds_.ofSet(path)) {
        begin(kind->setUpWith(QFileInfo(path).absoluteFilePath(), window_));
        return;
    }
    const auto bytes = ui::readOver(window_, path, [path] { return readGameFile(path); });
    if (!bytes)
        return;
    const Result<Problems> opened =
        bytes->and_then([&](const QByteArray& read) { return game_.open(path, read); });
    if (!opened) {
        ui::ProblemsDialog(path, opened.error(), window_).exec();
        return;
    }
    settings_.recentFiles().add(path);
    if (!mendedText(*opened).isEmpty())
        emit told([problems = *opened] {
            //: %1 what was wrong, a line each
            return tr("Some texts in this file were not allowed and have been corrected:\n%1")
                .arg(mendedText(problems));
        });
}

void GameFlow::offerFile(const QString& path)
{
    if (Kind* kind = kinds_.ofSet(path))
        begin(kind->offer(QFileInfo(path).absoluteFilePath(), window_));
    else
        openFile(path);
}

void GameFlow::startEditor()
{
    kind().startEditor(window_);
}

void GameFlow::goOn(const QString& file)
{
    const auto gone = game_.goOn(file, reader(ui::openingText(file)));
    if (!gone && !gone.error().isEmpty())
        ui::MessageBox::warn(window_, tr("The game cannot be continued"), gone.error());
}

void GameFlow::branch(std::unique_ptr<Match> match)
{
    game_.branch(std::move(match));
    emit told([] {
        return tr("From here on you are playing the game differently. The original game is kept: choose "
                  "\"Back to the original game\" in the Game menu to return to it.");
    });
}

void GameFlow::goBack()
{
    if (!game_.hasOriginal())
        return;
    if (const auto gone = game_.goBack(); !gone)
        ui::MessageBox::warn(window_, tr("The game cannot be continued"), gone.error());
}

bool GameFlow::save()
{
    const QString path = game_.path(); // another game may come while the disk is waited for
    return path.isEmpty() ? saveAs() : saveTo(path);
}

bool GameFlow::saveAs()
{
    if (!game_.match())
        return false;
    //: Kind of files to choose from
    const QString games = tr("Games (*.lodeline)");
    const QString path =
        ui::askWhereToSave(tr("Save the game"), proposedPath(), gameSuffix(), games, window_);
    if (path.isEmpty())
        return false;
    settings_.setFolder(QFileInfo(path).absolutePath());
    return saveTo(path);
}

OpenGame::Reader GameFlow::reader(const QString& label) const
{
    return [window = window_, label](const std::function<void()>& read) {
        return ui::waitToRead(window, label, read);
    };
}

bool GameFlow::saveTo(const QString& path)
{
    const QString saving = ui::savingText(path);
    const QPointer<Match> match = game_.match();
    if (path == game_.path()) {
        const std::optional<bool> isOther = game_.isChangedOutside(reader(saving));
        if (!isOther || (*isOther && !ui::MessageBox::maySaveOverChanged(window_, path)))
            return false;
        if (!match || match != game_.match())
            return false;
    }
    const ui::Exported done = game_.save(path, ui::waitingOver(window_, saving));
    if (!done) {
        if (!done.error().isEmpty())
            ui::MessageBox::warn(window_, tr("The game was not saved"), done.error());
        return false;
    }
    settings_.recentFiles().add(path);
    emit saved(path);
    return true;
}

QString GameFlow::proposedPath() const
{
    if (!game_.path().isEmpty())
        return game_.path();
    // The same people play again: what they have saved before stays unless they want otherwise.
    return newGameFile(settings_.folder(), fileNameOf(game_.match()->players()));
}

void GameFlow::close()
{
    if (game_.match())
        game_.close();
}

void GameFlow::tell(const Fault& fault, const QString& title)
{
    if (fault.problems.empty())
        ui::MessageBox::warn(window_, title, fault.sentence);
    else
        ui::ProblemsDialog(fault.file, fault.problems, window_).exec();
}

} // namespace lodeline::app
