// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/tilespot.h"
#include "ui/wording/words.h"

#include <QKeySequence>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace lodeline::goldrush::editor {

// A change of one tile with its words for the history. `apply` returns false where it does nothing.
struct TileEdit
{
    ui::Words words;
    std::function<bool(TileDesign&)> apply;
    QString kind = {}; // steps of the same kind become one, see SetDocument::change

    explicit operator bool() const { return static_cast<bool>(apply); }
};

QString edgeText(Side edge, FeatureKind kind); // "North edge: railroad"

// A way to draw on a tile: what a click, a drag from one spot to another and the wheel mean. Tools know
// nothing of the canvas, and to use one does not change it.
class Tool
{
public:
    virtual ~Tool() = default;

    virtual QString icon() const = 0; // in the resources
    virtual QString name() const = 0;
    virtual QString hint() const = 0; // how to use it, a sentence
    virtual Qt::Key key() const = 0;

    // `other` is the right button: the way back. No edit where nothing is to be done.
    virtual TileEdit click(const TileDesign& tile, const TileSpot& spot, bool other) const = 0;
    virtual TileEdit drag(const TileDesign& tile, const TileSpot& from, const TileSpot& to) const;
};

// In the order of the tool bar; the first one is all-round.
std::vector<std::unique_ptr<Tool>> allTools();

// The wheel over a spot and the keys + and -, whichever tool is held: adds or takes the symbol that belongs
// there; `second` is the other one where there are two.
TileEdit symbolEdit(const TileDesign& tile, SegmentRef segment, int count, bool second);

} // namespace lodeline::goldrush::editor
