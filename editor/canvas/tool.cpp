// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/tool.h"

#include "editor/canvas/drawingtools.h"
#include "editor/canvas/symboltool.h"

namespace lodeline::goldrush::editor {

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
