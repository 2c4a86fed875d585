// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editoractions.h"

#include "resources/art/icons.h"
#include "ui/themechoice.h"
#include "ui/wording/commandname.h"

namespace lodeline::goldrush::editor {

EditorActions::EditorActions(QObject* parent)
    : QObject(parent)
{
    makeSetActions();
    makeTileActions();
    makeViewActions();
    retranslate();
}

QAction* EditorActions::make(const char* icon, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(icon));
    action->setShortcut(key);
    return action;
}

void EditorActions::makeSetActions()
{
    newSet = make("new", QKeySequence::New);
    open = make("open", QKeySequence::Open);
    save = make("save", QKeySequence::Save);
    saveAs = make("", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    install = make("install", QKeySequence(Qt::CTRL | Qt::Key_I));
    print = make("print", QKeySequence::Print);
    closeSet = make("close", QKeySequence(Qt::CTRL | Qt::Key_W));
    quit = make("quit", QKeySequence(Qt::CTRL | Qt::Key_Q));
    undo = make("undo", QKeySequence::Undo);
    redo = make("redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    cut = make("", QKeySequence::Cut);
    copy = make("copy", QKeySequence::Copy);
    paste = make("paste", QKeySequence::Paste);
    duplicate = make("duplicate", QKeySequence(Qt::CTRL | Qt::Key_D));
    remove = make("delete", QKeySequence::Delete);
    find = make("search", QKeySequence::Find);
    play = make("play", QKeySequence(Qt::Key_F5));
    playWithPeople = make("players", QKeySequence(Qt::SHIFT | Qt::Key_F5));
    playTile = make("", QKeySequence(Qt::CTRL | Qt::Key_F5));
    playTileWithPeople = make("", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5));
    quit->setMenuRole(QAction::QuitRole);
    for (QAction* action : ofTilesInFocus())
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

void EditorActions::makeTileActions()
{
    newTile = make("add", QKeySequence(Qt::CTRL | Qt::Key_T));
    rename = make("", QKeySequence(Qt::Key_F2));
    rotateLeft = make("rotate-left", QKeySequence(Qt::CTRL | Qt::Key_L));
    rotateRight = make("rotate-right", QKeySequence(Qt::CTRL | Qt::Key_R));
    mirror = make("mirror", QKeySequence(Qt::CTRL | Qt::Key_M));
    variants = make("", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    art = make("", QKeySequence(Qt::CTRL | Qt::Key_E));
    makeStart = make("start-flag", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    moreCopies = make("", {});
    moreCopies->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    fewerCopies = make("", QKeySequence(Qt::CTRL | Qt::Key_Minus));
}

void EditorActions::makeViewActions()
{
    problems = make("problems", QKeySequence(Qt::CTRL | Qt::Key_1));
    statistics = make("statistics", QKeySequence(Qt::CTRL | Qt::Key_2));
    lab = make("lab", QKeySequence(Qt::CTRL | Qt::Key_3));
    history = make("history", QKeySequence(Qt::CTRL | Qt::Key_4));
    nextPane = make("", QKeySequence(Qt::Key_F6));
    fullScreen = make("fullscreen", QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);
    keys = make("help", QKeySequence(Qt::Key_F1));
    about = make("");
    about->setMenuRole(QAction::AboutRole);
    themes = new QActionGroup(this);
    for (const auto theme : {ui::ThemeChoice::System, ui::ThemeChoice::Light, ui::ThemeChoice::Dark}) {
        QAction* action = themes->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(theme));
    }
}

void EditorActions::retranslate()
{
    //: Menu entry: a new tile set
    newSet->setText(tr("&New set…"));
    //: Menu entry: opens a tile set
    open->setText(tr("&Open…"));
    //: Menu entry: saves the tile set
    save->setText(tr("&Save"));
    //: Menu entry
    saveAs->setText(tr("Save &as…"));
    install->setText(tr("&Install in the game"));
    print->setText(tr("&Print and play…"));
    //: Menu entry: closes the tile set
    closeSet->setText(tr("&Close set"));
    //: Menu entry
    quit->setText(tr("&Quit"));
    //: Menu entry
    undo->setText(tr("&Undo"));
    //: Menu entry
    redo->setText(tr("&Redo"));
    // The texts also name the step.
    undo->setIconText(ui::withoutKey(undo->text()));
    redo->setIconText(ui::withoutKey(redo->text()));
    //: Menu entry: cuts tiles
    cut->setText(tr("Cu&t"));
    //: Menu entry: copies tiles
    copy->setText(tr("&Copy"));
    //: Menu entry: pastes tiles
    paste->setText(tr("&Paste"));
    //: Menu entry: duplicates tiles
    duplicate->setText(tr("&Duplicate"));
    //: Menu entry: removes tiles
    remove->setText(tr("R&emove"));
    find->setText(tr("&Find a tile"));
    play->setText(tr("&Play against the computer"));
    playWithPeople->setText(tr("Play with p&eople"));
    playTile->setText(tr("Play this tile &first"));
    playTileWithPeople->setText(tr("Play this tile first with people"));
    newSet->setStatusTip(tr("Start a new set, empty or based on another one"));
    install->setStatusTip(tr("Make the set available for new games"));
    print->setStatusTip(tr("Print the set or export it as PDF, SVG or pictures"));
    play->setStatusTip(tr("Start a game with this set as it is now"));
    for (QAction* action : {playTile, playTileWithPeople})
        action->setStatusTip(tr("Start a game in which this tile is the first to be drawn"));
    retranslateTiles();
    retranslateView();
}

void EditorActions::retranslateTiles() const
{
    //: Menu entry
    newTile->setText(tr("&New tile"));
    //: Menu entry: gives a tile another id
    rename->setText(tr("&Rename"));
    //: Menu entry: turns tiles by a quarter
    rotateLeft->setText(tr("Turn &left"));
    //: Menu entry: turns tiles by a quarter
    rotateRight->setText(tr("Turn r&ight"));
    //: Menu entry: mirrors tiles
    mirror->setText(tr("&Mirror"));
    variants->setText(tr("Add missing &variants"));
    //: Menu entry: the tile's own picture
    art->setText(tr("Own pict&ure…"));
    makeStart->setText(tr("Make this the &start tile"));
    //: Menu entry: of the chosen tiles
    moreCopies->setText(tr("Add one cop&y"));
    //: Menu entry: of the chosen tiles
    fewerCopies->setText(tr("Remove &one copy"));
    variants->setStatusTip(
        tr("Add the mirror images and turned railroads of this tile that the set does not have yet"));
}

void EditorActions::retranslateView() const
{
    //: Menu entry: shows the list of problems
    problems->setText(tr("&Problems"));
    //: Menu entry: shows the statistics
    statistics->setText(tr("&Statistics"));
    //: Menu entry: shows the lab
    lab->setText(tr("&Lab"));
    //: Menu entry: shows the history of changes
    history->setText(tr("&History"));
    //: Menu entry: goes to the next part of the window
    nextPane->setText(tr("&Next pane"));
    //: Menu entry
    fullScreen->setText(tr("&Full screen"));
    keys->setText(tr("&Keys and mouse"));
    //: Menu entry
    about->setText(tr("&About Lodeline"));
    const QStringList texts{tr("Same as &system"),
                            //: Menu entry: colors of the windows
                            tr("&Light"),
                            //: Menu entry: colors of the windows
                            tr("&Dark")};
    for (qsizetype i = 0; i < texts.size(); ++i)
        themes->actions()[i]->setText(texts[i]);
}

void EditorActions::setIcons(const QPalette& palette)
{
    for (QAction* action : findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!action->objectName().isEmpty())
            action->setIcon(lodeline::art::icon(action->objectName(), palette));
    }
}

void EditorActions::setAvailable(bool hasSet, bool hasTile)
{
    for (QAction* action : {save, saveAs, install, print, closeSet, paste, find, newTile, play,
                            playWithPeople, problems, statistics, lab, history, nextPane})
        action->setEnabled(hasSet);
    for (QAction* action : {cut, copy, duplicate, remove, rename, rotateLeft, rotateRight, mirror, variants,
                            art, makeStart, moreCopies, fewerCopies, playTile, playTileWithPeople})
        action->setEnabled(hasTile);
}

} // namespace lodeline::goldrush::editor
