// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editormenus.h"

#include "editor/window/editoractions.h"
#include "ui/languages/languagemenu.h"
#include "ui/recentfiles.h"
#include "ui/windows/toolbarname.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

namespace lodeline::desk {

EditorMenus::EditorMenus(QMainWindow* window, EditorActions* a, ui::Languages& languages)
    : QObject(window)
    , actions_(*a)
    , file_(window->menuBar()->addMenu(QString()))
    , recent_(new ui::RecentMenu(window))
    , edit_(window->menuBar()->addMenu(QString()))
    , parts_(window->menuBar()->addMenu(QString()))
    , play_(window->menuBar()->addMenu(QString()))
    , view_(window->menuBar()->addMenu(QString()))
    , theme_(new QMenu(window))
    , language_(new ui::LanguageMenu(languages, window))
    , help_(window->menuBar()->addMenu(QString()))
    , list_(new QMenu(window))
    , toolBar_(window->addToolBar(QString()))
{
    file_->addActions(a->newOnes + QList<QAction*>{a->open});
    file_->addMenu(recent_);
    file_->addSeparator();
    file_->addActions({a->save, a->saveAs, a->install});
    file_->addSeparator();
    file_->addAction(a->print);
    file_->addSeparator();
    file_->addActions({a->close, a->quit});
    edit_->addActions({a->undo, a->redo});
    edit_->addSeparator();
    edit_->addActions({a->cut, a->copy, a->paste, a->duplicate, a->remove});
    edit_->addSeparator();
    edit_->addAction(a->find);
    const QList<QAction*> shapes{a->add, a->rename, a->turnLeft, a->turnRight, a->mirror, a->variants};
    const QList<QAction*> copies{a->makeStart, a->moreCopies, a->fewerCopies};
    parts_->addActions(shapes);
    parts_->addSeparator();
    parts_->addActions({a->ownPicture, a->pictureFolder, a->exportPart});
    parts_->addSeparator();
    parts_->addActions(copies);
    parts_->addSeparator();
    parts_->addActions({a->moveUp, a->moveDown});
    play_->addActions({a->play, a->playWithPeople, a->playChosen, a->playChosenWithPeople});
    view_->addActions({a->problems, a->statistics, a->lab, a->history});
    view_->addSeparator();
    view_->addActions(a->panes);
    view_->addAction(a->showOwnPicture);
    view_->addSeparator();
    view_->addActions({a->nextPane, a->fullScreen});
    view_->addSeparator();
    view_->addMenu(theme_);
    theme_->addActions(a->themes->actions());
    view_->addMenu(language_);
    help_->addActions({a->handbook, a->tour, a->keys, a->about});
    list_->addActions({a->cut, a->copy, a->paste, a->duplicate, a->remove});
    list_->addSeparator();
    list_->addActions(shapes);
    list_->addSeparator();
    list_->addActions({a->ownPicture, a->exportPart});
    list_->addSeparator();
    list_->addActions(copies);
    list_->addSeparator();
    list_->addActions({a->playChosen, a->playChosenWithPeople});

    toolBar_->setMovable(false);
    toolBar_->setContextMenuPolicy(Qt::PreventContextMenu);
    toolBar_->addActions({a->newOnes.front(), a->open, a->save});
    toolBar_->addSeparator();
    toolBar_->addActions({a->undo, a->redo});
    toolBar_->addSeparator();
    toolBar_->addActions(
        {a->add, a->duplicate, a->remove, a->turnLeft, a->turnRight, a->mirror, a->makeStart});
    toolBar_->addSeparator();
    toolBar_->addActions({a->play, a->lab, a->print, a->install});
    retranslate();
}

void EditorMenus::retranslate()
{
    //: Menu
    file_->setTitle(tr("&File"));
    //: Menu: files opened lately
    recent_->setTitle(tr("Open &recent"));
    //: Menu
    edit_->setTitle(tr("&Edit"));
    parts_->setTitle(actions_.kind().phrase(Phrase::Parts));
    //: Menu: playing games with what is edited
    play_->setTitle(tr("&Play"));
    //: Menu
    view_->setTitle(tr("&View"));
    //: Menu: colors of the windows
    theme_->setTitle(tr("&Colors"));
    //: Menu: language of the windows
    language_->setTitle(tr("Langua&ge"));
    //: Menu
    help_->setTitle(tr("&Help"));
    //: Name of the bar with buttons
    ui::nameToolBar(toolBar_, tr("Toolbar"));
}

} // namespace lodeline::desk
