// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kinds.h"

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QPalette>

namespace lodeline::desk {

// Every command of the editor's menus, with words, icon and keys.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    EditorActions(const Kinds& kinds, QObject* parent);

    QList<QAction*> newOnes; // one a kind, in their order
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* install;
    QAction* print;
    QAction* close;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* duplicate;
    QAction* remove;
    QAction* find;
    QAction* add;
    QAction* rename;
    QAction* turnLeft;
    QAction* turnRight;
    QAction* mirror;
    QAction* variants;
    QAction* ownPicture;
    QAction* pictureFolder;
    QAction* exportPart;
    QAction* makeStart;
    QAction* moreCopies;
    QAction* fewerCopies;
    QAction* moveUp;
    QAction* moveDown;
    QAction* play;
    QAction* playWithPeople;
    QAction* playChosen;
    QAction* playChosenWithPeople;
    QAction* problems;
    QAction* statistics;
    QAction* lab;
    QAction* history;
    QList<QAction*> panes;   // checked where they are open
    QAction* showOwnPicture; // checked where it shows
    QAction* nextPane;
    QAction* fullScreen;
    QAction* handbook;
    QAction* tour;
    QAction* keys;
    QAction* about;
    QActionGroup* themes; // data(): ui::ThemeChoice

    // What the desk in front is asked for.
    struct OfDesk
    {
        QAction* action;
        Command command;
    };
    const std::vector<OfDesk>& ofDesk() const { return ofDesk_; }

    // Calls and shows the commands as a kind does.
    void setKind(const Kind& kind);
    const Kind& kind() const { return *kind_; }
    void retranslate();
    void setIcons(const QPalette& palette);
    // Some keys are about parts only where parts have the focus.
    QList<QAction*> ofPartsInFocus() const { return {cut, copy, paste, remove, moveUp, moveDown}; }

private:
    QAction* make(const char* icon, const QKeySequence& key = {});
    QAction* make(Command command, const char* icon, const QKeySequence& key = {});
    void makeFileActions();
    void makeEditActions();
    void makePartActions();
    void makeViewActions();
    void retranslateView() const;
    void nameByKind();

    const Kinds& kinds_;
    const Kind* kind_;
    std::vector<OfDesk> ofDesk_;
};

} // namespace lodeline::desk
