// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/symboltool.h"

#include "engine/goldrush/design/draft.h"
#include "ui/wording/tilewords.h"

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

struct SymbolWords
{
    Q_DECLARE_TR_FUNCTIONS(SymbolWords)
};

QString addText(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Locomotive:
        //: A step of the history
        return SymbolWords::tr("Add a locomotive");
    case Symbol::Nugget:
        //: A step of the history
        return SymbolWords::tr("Add a nugget");
    case Symbol::Tipi:
        //: A step of the history
        return SymbolWords::tr("Add a tipi camp");
    case Symbol::Horse:
        //: A step of the history
        return SymbolWords::tr("Add a horse herd");
    }
    return {};
}

QString removeText(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Locomotive:
        //: A step of the history
        return SymbolWords::tr("Remove a locomotive");
    case Symbol::Nugget:
        //: A step of the history
        return SymbolWords::tr("Remove a nugget");
    case Symbol::Tipi:
        //: A step of the history
        return SymbolWords::tr("Remove a tipi camp");
    case Symbol::Horse:
        //: A step of the history
        return SymbolWords::tr("Remove a horse herd");
    }
    return {};
}

QString changeText(Symbol symbol, bool put)
{
    return put ? addText(symbol) : removeText(symbol);
}

TileEdit edit(SegmentRef segment, Symbol symbol, int count)
{
    return {[=] { return changeText(symbol, count > 0); },
            [=](TileDesign& tile) { return addSymbols(tile, segment, symbol, count); },
            QStringLiteral("symbol%1.%2")
                .arg(static_cast<int>(symbol))
                .arg(QString::fromStdString(toString(segment)))};
}

// On a tile that has no mountain yet.
TileEdit draftNugget(int count)
{
    return {[count] { return changeText(Symbol::Nugget, count > 0); },
            [count](TileDesign& tile) {
                const int before = draftNuggets(tile);
                setDraftNuggets(tile, before + count);
                return draftNuggets(tile) != before;
            },
            QStringLiteral("draftnuggets")};
}

} // namespace

FeatureKind homeOf(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Locomotive:
        return FeatureKind::Railroad;
    case Symbol::Nugget:
        return FeatureKind::Mountain;
    default:
        return FeatureKind::Prairie;
    }
}

TileEdit symbolEdit(const TileDesign&, SegmentRef segment, int count, bool second)
{
    switch (segment.kind) {
    case FeatureKind::Railroad:
        return edit(segment, Symbol::Locomotive, count);
    case FeatureKind::Mountain:
        return edit(segment, Symbol::Nugget, count);
    case FeatureKind::Prairie:
        return edit(segment, second ? Symbol::Horse : Symbol::Tipi, count);
    case FeatureKind::City:
        return {};
    }
    return {};
}

QString iconOf(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Locomotive:
        return QStringLiteral("locomotive");
    case Symbol::Nugget:
        return QStringLiteral("nugget");
    case Symbol::Tipi:
        return QStringLiteral("tipi");
    case Symbol::Horse:
        return QStringLiteral("horse");
    }
    return {};
}

QString SymbolTool::name() const
{
    switch (symbol_) {
    case Symbol::Locomotive:
        //: Name of a tool: it puts this symbol on a tile
        return tr("Locomotive");
    case Symbol::Nugget:
        //: Name of a tool: it puts this symbol on a tile
        return tr("Nugget");
    case Symbol::Tipi:
        //: Name of a tool: it puts a tipi camp on a tile
        return tr("Tipi");
    case Symbol::Horse:
        //: Name of a tool: it puts a group of horses on a tile
        return tr("Herd");
    }
    return {};
}

QString SymbolTool::hint() const
{
    switch (symbol_) {
    case Symbol::Locomotive:
        return tr("Click a railroad to add a locomotive. Right-click to remove one.");
    case Symbol::Nugget:
        return tr("Click a mountain to add a nugget. Right-click to remove one.");
    case Symbol::Tipi:
        return tr("Click a prairie to add a tipi camp. Right-click to remove one.");
    case Symbol::Horse:
        return tr("Click a prairie to add a horse herd. Right-click to remove one.");
    }
    return {};
}

QString SymbolTool::whereText() const
{
    switch (symbol_) {
    case Symbol::Locomotive:
        //: Status line after a key; PgDown is a key, Page Down
        return tr("First choose a railroad for the locomotive, with the mouse or PgDown.");
    case Symbol::Nugget:
        //: Status line after a key; PgDown is a key, Page Down
        return tr("First choose a mountain for the nugget, with the mouse or PgDown.");
    case Symbol::Tipi:
        //: Status line after a key; PgDown is a key, Page Down
        return tr("First choose a prairie for the tipi camp, with the mouse or PgDown.");
    case Symbol::Horse:
        //: Status line after a key; PgDown is a key, Page Down
        return tr("First choose a prairie for the horse herd, with the mouse or PgDown.");
    }
    return {};
}

Qt::Key SymbolTool::key() const
{
    switch (symbol_) {
    case Symbol::Nugget:
        return Qt::Key_5;
    case Symbol::Locomotive:
        return Qt::Key_6;
    case Symbol::Tipi:
        return Qt::Key_7;
    case Symbol::Horse:
        return Qt::Key_8;
    }
    return Qt::Key_unknown;
}

TileEdit SymbolTool::click(const TileDesign& tile, const TileSpot& spot, bool other) const
{
    const FeatureKind home = homeOf(symbol_);
    std::vector<SegmentRef> homes = segmentsOf(tile);
    std::erase_if(homes, [home](SegmentRef segment) { return segment.kind != home; });
    const bool hit = spot.segment && spot.segment->kind == home;
    if (symbol_ == Symbol::Nugget && homes.empty())
        return draftNugget(other ? -1 : 1);
    // Where there is one place for it, the click need not be exact.
    if (!hit && homes.size() != 1)
        return {};
    return edit(hit ? *spot.segment : homes.front(), symbol_, other ? -1 : 1);
}

} // namespace lodeline::goldrush::editor
