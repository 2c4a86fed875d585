// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QPalette>

namespace lodeline::goldrush::editor {

// Every command of the editor's menus, with words, icon and keys.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    explicit EditorActions(QObject* parent);

    QAction* newSet;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* install;
    QAction* print;
    QAction* closeSet;
    QAction* quit;
    QAction* undo;
    QAction* redo;
    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* duplicate;
    QAction* remove;
    QAction* find;
    QAction* newTile;
    QAction* rename;
    QAction* rotateLeft;
    QAction* rotateRight;
    QAction* mirror;
    QAction* variants;
    QAction* art;
    QAction* makeStart;
    QAction* moreCopies;
    QAction* fewerCopies;
    QAction* play;
    QAction* playWithPeople;
    QAction* playTile;
    QAction* playTileWithPeople;
    QAction* problems;
    QAction* statistics;
    QAction* lab;
    QAction* history;
    QAction* nextPane;
    QAction* fullScreen;
    QAction* keys;
    QAction* about;
    QActionGroup* themes; // data(): ui::ThemeChoice

    void retranslate();
    void setIcons(const QPalette& palette);
    // Of what needs a set, and of what needs a tile in it.
    void setAvailable(bool hasSet, bool hasTile);
    // Cut, copy, paste and remove are about tiles only where tiles have the focus.
    QList<QAction*> ofTilesInFocus() const { return {cut, copy, paste, remove}; }

private:
    QAction* make(const char* icon, const QKeySequence& key = {});
    void makeSetActions();
    void makeTileActions();
    void makeViewActions();
    void retranslateTiles() const;
    void retranslateView() const;
};

} // namespace lodeline::goldrush::editor
