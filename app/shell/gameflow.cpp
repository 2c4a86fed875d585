// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/gameflow.h"

#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/program/settings.h"
#include "app/goldrush/session/trialgame.h"
#include "app/goldrush/wording/words.h"
#include "engine/goldrush/files/problems.h"
#include "ui/files.h"
#include "ui/installedsets.h"
#include "ui/installing.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemsdialog.h"
#include "ui/problemtext.h"
#include "ui/siblings.h"
#include "ui/tilesetfiles.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace lodeline::goldrush {
namespace {

const QString kSuffix = QStringLiteral(".lodeline");
const QString kEditor = QStringLiteral("lodeline-editor");

// The texts and pictures of a record that were mended; a line each, the first ones if there are many.
QString mendedText(const Problems& problems)
{
    constexpr qsizetype kMostLines = 4;
    QStringList lines;
    for (const Problem& problem : problems) {
        if (problem.code != FileProblem::TooLong && problem.code != FileProblem::ForbiddenCharacter &&
            problem.code != SetProblem::ArtTooLarge)
            continue;
        if (lines.size() == kMostLines)
            return (lines << QStringLiteral("…")).join(u'\n');
        //: %1 a place in a file, %2 a sentence
        lines << GameFlow::tr("%1: %2").arg(ui::problemPlace(problem), ui::problemText(problem));
    }
    return lines.join(u'\n');
}

} // namespace

GameFlow::GameFlow(OpenGame& game, Settings& settings, ui::InstalledSets& installed, QWidget* window)
    : QObject(window)
    , game_(game)
    , settings_(settings)
    , installed_(installed)
    , window_(window)
{
}

void GameFlow::play()
{
    NewGame setup = settings_.newGame();
    setup.normalise();
    if (!tileSetOf(setup))
        setup.tileSetFile.clear();
    start(setup.withPerson());
}

void GameFlow::playTrial(const TrialGame& trial)
{
    const Result<LoadedTileSet> loaded = ui::loadTileSet(trial.tileSet);
    if (!loaded) {
        showProblems(trial.tileSet, loaded.error());
        return;
    }
    const auto setup = setupOf(trial, settings_.newGame(), loaded->set);
    if (!setup)
        ui::MessageBox::warn(window_, tr("The tile set cannot be tried like this"), setup.error());
    else
        game_.startTrial(*setup);
}

void GameFlow::newGame()
{
    setUp(settings_.newGame());
}

void GameFlow::setUp(NewGame game)
{
    NewGameDialog dialog(std::move(game), installed_, settings_.folder(), window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const NewGame chosen = dialog.game();
    settings_.setNewGame(chosen);
    start(chosen);
}

void GameFlow::start(const NewGame& game)
{
    const Result<void> started = game_.start(game);
    if (!started)
        showProblems(game.tileSetFile, started.error());
}

void GameFlow::sameAgain()
{
    if (game_.session())
        game_.startAgain();
}

void GameFlow::open()
{
    const QString path =
        QFileDialog::getOpenFileName(window_, tr("Open a game"), settings_.folder(),
                                     tr("Games and tile sets (*.lodeline *.tileset.json);;All files (*)"));
    if (path.isEmpty())
        return;
    settings_.setFolder(QFileInfo(path).absolutePath());
    openFile(path);
}

void GameFlow::openFile(const QString& path)
{
    if (ui::isTileSetFile(path)) {
        NewGame setup = settings_.newGame();
        setup.tileSetFile = QFileInfo(path).absoluteFilePath();
        setUp(setup);
        return;
    }
    const Result<Problems> opened = game_.open(path);
    if (!opened) {
        showProblems(path, opened.error());
        return;
    }
    settings_.recentFiles().add(path);
    const QString mended = mendedText(*opened);
    if (!mended.isEmpty())
        //: %1 what was wrong, a line each
        emit told(tr("Some texts in this file were not allowed and have been corrected:\n%1").arg(mended));
}

void GameFlow::offerTileSet(const QString& path)
{
    //: Title of a question (noun)
    ui::MessageBox box(QMessageBox::Question, tr("Tile set"),
                       //: %1 name of a file
                       tr("What shall be done with \"%1\"?").arg(ui::fileInText(path)), QMessageBox::Cancel,
                       window_);
    //: Button: start a game with the tile set
    QPushButton* play = box.addButton(tr("&Play it…"), QMessageBox::AcceptRole);
    //: Button: "my sets" are those that the user keeps in the program
    QPushButton* install = box.addButton(tr("&Add to my sets"), QMessageBox::AcceptRole);
    //: Button: open the tile set in the editor
    QPushButton* edit = box.addButton(tr("&Edit it"), QMessageBox::AcceptRole);
    play->setObjectName(QStringLiteral("playSet"));
    install->setObjectName(QStringLiteral("installSet"));
    edit->setObjectName(QStringLiteral("editSet"));
    box.setDefaultButton(play);
    box.exec();
    if (box.clickedButton() == play)
        openFile(path);
    else if (box.clickedButton() == install)
        ui::installAsking(installed_, path, window_);
    else if (box.clickedButton() == edit)
        ui::startSiblingOrSay(kEditor, {QFileInfo(path).absoluteFilePath()}, window_);
}

void GameFlow::editTileSets()
{
    ui::startSiblingOrSay(kEditor, {}, window_);
}

void GameFlow::goOn(const QString& file)
{
    if (const auto gone = game_.goOn(file); !gone)
        ui::MessageBox::warn(window_, tr("The game cannot be continued"), gone.error());
}

void GameFlow::branch(const GameRecord& record)
{
    game_.branch(record);
}

bool GameFlow::save()
{
    return game_.path().isEmpty() ? saveAs() : saveTo(game_.path());
}

bool GameFlow::saveAs()
{
    if (!game_.session())
        return false;
    QFileDialog dialog(window_, tr("Save the game"), settings_.folder(), tr("Games (*.lodeline)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kSuffix.mid(1));
    dialog.selectFile(proposedPath());
    if (dialog.exec() != QDialog::Accepted)
        return false;
    const QString path = dialog.selectedFiles().value(0);
    settings_.setFolder(QFileInfo(path).absolutePath());
    return saveTo(path);
}

bool GameFlow::saveTo(const QString& path)
{
    const auto saved = game_.save(path);
    if (!saved) {
        ui::MessageBox::warn(window_, tr("The game was not saved"), saved.error());
        return false;
    }
    settings_.recentFiles().add(path);
    return true;
}

QString GameFlow::proposedPath() const
{
    if (!game_.path().isEmpty())
        return game_.path();
    return QDir(settings_.folder()).filePath(fileNameOf(game_.session()->record()) + kSuffix);
}

void GameFlow::close()
{
    if (game_.session())
        game_.close();
}

void GameFlow::showProblems(const QString& path, const Problems& problems)
{
    ui::ProblemsDialog(path, problems, window_).exec();
}

} // namespace lodeline::goldrush
