// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/tool.h"

#include "editor/canvas/drawingtools.h"
#include "editor/canvas/symboltool.h"

#include <QCoreApplication>

#include <cstddef>

namespace lodeline::goldrush::editor {
namespace {

// By edge and kind; a city is on no edge.
constexpr const char* kEdgeTexts[kSides][3] = {
    {//: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "North edge: railroad"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "North edge: mountain"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "North edge: prairie")},
    {//: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "East edge: railroad"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "East edge: mountain"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "East edge: prairie")},
    {//: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "South edge: railroad"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "South edge: mountain"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "South edge: prairie")},
    {//: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "West edge: railroad"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "West edge: mountain"),
     //: An edge of a tile and what is there: a step of the history, a name for screen readers
     QT_TRANSLATE_NOOP("EdgeTexts", "West edge: prairie")},
};

} // namespace

QString edgeText(Side edge, FeatureKind kind)
{
    if (kind == FeatureKind::City)
        return {};
    const char* text = kEdgeTexts[static_cast<std::size_t>(edge)][static_cast<std::size_t>(kind)];
    return QCoreApplication::translate("EdgeTexts", text);
}

TileEdit Tool::drag(const TileDesign&, const TileSpot&, const TileSpot&) const
{
    return {};
}

std::vector<std::unique_ptr<Tool>> allTools()
{
    std::vector<std::unique_ptr<Tool>> tools;
    tools.push_back(std::make_unique<DrawTool>());
    tools.push_back(std::make_unique<TrackTool>());
    tools.push_back(std::make_unique<MountainTool>());
    tools.push_back(std::make_unique<TownTool>());
    for (const Symbol symbol : {Symbol::Nugget, Symbol::Locomotive, Symbol::Tipi, Symbol::Horse})
        tools.push_back(std::make_unique<SymbolTool>(symbol));
    return tools;
}

} // namespace lodeline::goldrush::editor
