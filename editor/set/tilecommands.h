// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"
#include "editor/document/setedits.h"
#include "ui/wording/words.h"

#include <QObject>

#include <functional>

namespace lodeline::goldrush::editor {

class SetDocument;
class TileListPanel;

// What the menus do to the chosen tiles, each as one step of the history. The tiles that come of it are
// chosen then.
class TileCommands : public QObject
{
    Q_OBJECT

public:
    TileCommands(SetDocument& document, TileListPanel& list, QObject* parent);

    // Whether a command is one of these, which it then carries out.
    bool run(desk::Command command);

    void addTile(); // behind the current one
    void duplicate();
    void remove();
    void cut();
    void copy() const;
    void paste(); // tiles, as such or as text; says where there are none
    void rotate(int quarterTurns);
    void mirror();
    // The variants of the chosen tiles that the set does not have.
    void addVariants();
    void makeStart();
    void changeCount(int by);
    void move(int by); // one place up (-1) or down (1); says where that is not possible
    // The own picture of another tile and the layers above it; those for all tiles that have one, if wanted.
    void setPicture(int tile, const TileDesign& picture, bool layersForAll);

signals:
    void aboutToChange(); // before a command looks at the set: what is being typed has to be in it
    void told(const QString& message); // why nothing was done, or how much

private:
    void editChosen(const ui::Words& words, const std::function<void(TileDesign&)>& edit);
    void insert(const ui::Words& words, int row, std::vector<TileDesign> tiles);
    // Says so where there is no room for all that were wanted.
    void chooseNew(const Rows& rows, std::size_t wanted);
    void tellLimit();

    SetDocument& document_;
    TileListPanel& list_;
};

} // namespace lodeline::goldrush::editor
