// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/menus.h"

#include "app/shell/actions.h"
#include "app/shell/othergames.h"
#include "ui/keys/keytext.h"
#include "ui/languages/languagemenu.h"
#include "ui/plain/shown.h"
#include "ui/recentfiles.h"
#include "ui/windows/toolbarname.h"
#include "ui/wording/commandname.h"
#include "ui/wording/joining.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

namespace lodeline::app {

Menus::Menus(QMainWindow* window, Actions* a, ui::Languages& languages, const Kinds& kinds)
    : QObject(window)
    , actions_(a)
    , game_(window->menuBar()->addMenu(QString()))
    , otherGames_(new OtherGames(kinds, window))
    , recent_(new ui::RecentMenu(window))
    , edit_(window->menuBar()->addMenu(QString()))
    , view_(window->menuBar()->addMenu(QString()))
    , settings_(window->menuBar()->addMenu(QString()))
    , theme_(new QMenu(window))
    , board_(new QMenu(window))
    , vision_(new QMenu(window))
    , textSize_(new QMenu(window))
    , animation_(new QMenu(window))
    , pace_(new QMenu(window))
    , language_(new ui::LanguageMenu(languages, window))
    , help_(window->menuBar()->addMenu(QString()))
    , toolBar_(window->addToolBar(QString()))
{
    game_->addAction(a->newGame);
    game_->addMenu(otherGames_);
    game_->addAction(a->open);
    game_->addMenu(recent_);
    game_->addSeparator();
    game_->addActions({a->save, a->saveAs, a->close});
    game_->addSeparator();
    game_->addActions({a->players, a->practise, a->review, a->goBack, a->exportMap});
    game_->addSeparator();
    game_->addAction(a->editor);
    game_->addSeparator();
    game_->addAction(a->quit);
    edit_->addActions({a->undo, a->redo});
    edit_->addSeparator();
    edit_->addActions({a->turnLeft, a->turnRight, a->doNothing});
    edit_->addSeparator();
    edit_->addActions({a->hint, a->whyNot, a->goOn});
    view_->addActions({a->zoomIn, a->zoomOut, a->zoomFit});
    view_->addSeparator();
    view_->addActions({a->showSide, a->showLog, a->floatSide, a->floatLog});
    view_->addSeparator();
    view_->addActions(
        {a->showScores, a->tilesLeft, a->standings, a->sinceLastTurn, a->nextPane, a->fullScreen});
    view_->addSeparator();
    view_->addActions(a->aids->actions());
    view_->addAction(a->asAtTable);
    addSettings(*a);
    help_->addActions({a->lessons, a->firstSteps, a->rules, a->shortcuts, a->findCommand});
    help_->addSeparator();
    help_->addAction(a->about);

    toolBar_->setObjectName(QStringLiteral("toolbar"));
    toolBar_->setMovable(false);
    toolBar_->setContextMenuPolicy(Qt::PreventContextMenu);
    toolBar_->addActions({a->newGame, a->open, a->save});
    toolBar_->addSeparator();
    toolBar_->addActions({a->undo, a->redo});
    toolBar_->addSeparator();
    toolBar_->addActions({a->turnLeft, a->turnRight, a->hint});
    toolBar_->addSeparator();
    toolBar_->addActions({a->zoomOut, a->zoomIn, a->zoomFit});
    // Two separators in a row would show as such.
    QAction* afterZoom = toolBar_->addSeparator();
    connect(a->zoomFit, &QAction::visibleChanged, afterZoom,
            [zoom = a->zoomFit, afterZoom] { afterZoom->setVisible(zoom->isVisible()); });
    toolBar_->addActions({a->fullScreen, a->rules});
    retranslate();
}

QList<QAction*> Menus::commands() const
{
    QList<QAction*> found;
    for (const QMenu* menu : {game_, edit_, view_, settings_, help_}) {
        for (QAction* entry : menu->actions()) {
            if (!entry->objectName().isEmpty())
                found << entry;
        }
    }
    return found;
}

void Menus::showKeys()
{
    for (QAction* entry : toolBar_->actions()) {
        const QString name = ui::withRemark(ui::commandName(*entry), ui::shownKey(entry->shortcut()));
        const QString why = entry == actions_->undo ? actions_->undoStop() : QString();
        entry->setToolTip(ui::toolTip(why.isEmpty() ? name : why));
    }
}

void Menus::addSettings(const Actions& a)
{
    for (const auto& [menu, choices] : {std::pair{theme_, a.themes}, std::pair{board_, a.boards},
                                        std::pair{vision_, a.visions}, std::pair{textSize_, a.textSizes},
                                        std::pair{animation_, a.animations}, std::pair{pace_, a.paces}}) {
        settings_->addMenu(menu);
        menu->addActions(choices->actions());
    }
    settings_->addMenu(language_);
    settings_->addSeparator();
    settings_->addActions({a.wheelTurns, a.confirmMoves, a.handOver, a.sounds, a.patterns, a.addTheme});
    settings_->addSeparator();
    settings_->addAction(a.settings);
}

void Menus::fillBoards()
{
    board_->clear();
    board_->addActions(actions_->boards->actions());
    emit board_->menuAction()->changed();
}

void Menus::retranslate()
{
    //: Title of a menu (noun)
    game_->setTitle(tr("&Game"));
    otherGames_->retranslate();
    //: Title of a menu of files
    recent_->setTitle(tr("O&pen recent"));
    //: Title of a menu (verb): undo, redo
    edit_->setTitle(tr("&Edit"));
    //: Title of a menu (noun): what the window shows
    view_->setTitle(tr("&View"));
    //: Title of a menu (noun): what is kept as somebody likes it
    settings_->setTitle(tr("Sett&ings"));
    //: Title of a menu: how large the letters are
    textSize_->setTitle(tr("Te&xt size"));
    //: Title of a menu: colours of the windows
    theme_->setTitle(tr("&Colors"));
    //: Title of a menu: with which colours and lines the board is painted
    board_->setTitle(tr("&Board"));
    //: Title of a menu: the window as people see it who do not see all colours
    vision_->setTitle(tr("Simulat&e color blindness"));
    //: Title of a menu: speed of the animation
    animation_->setTitle(tr("&Animation"));
    //: Title of a menu: how fast the computer makes its moves
    pace_->setTitle(tr("Computer s&peed"));
    //: Title of a menu (noun): languages of the windows
    language_->setTitle(tr("Langua&ge"));
    //: Title of a menu (noun)
    help_->setTitle(tr("&Help"));
    //: Name of the row of buttons below the menus
    ui::nameToolBar(toolBar_, tr("Toolbar"));
    showKeys();
}

} // namespace lodeline::app
