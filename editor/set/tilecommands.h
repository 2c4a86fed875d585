// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setedits.h"
#include "editor/lists/partcommands.h"
#include "ui/wording/words.h"

#include <functional>

namespace lodeline::goldrush::editor {

class SetDocument;
class TileListPanel;

// What the menus do to the chosen tiles.
class TileCommands : public desk::PartCommands
{
    Q_OBJECT

public:
    TileCommands(SetDocument& document, TileListPanel& list, QObject* parent);

    bool run(desk::Command command) override;

    void add() override;
    void duplicate() override;
    void remove() override;
    void copy() const override;
    void paste() override;
    void rotate(int quarterTurns);
    void mirror();
    // The variants of the chosen tiles that the set does not have.
    void addVariants();
    void makeStart();
    void changeCount(int by);
    // The own picture of another tile and the layers above it; those for all tiles that have one, if wanted.
    void setPicture(int tile, const TileDesign& picture, ArtLayers above, bool layersForAll);

protected:
    int count() const override;
    Rows chosenRows() const override;
    QString whyNoneMoves() const override;
    Rows moveBefore(const Rows& rows, int before) override;

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
