// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/usuallayers.h"

#include <optional>

namespace lodeline::goldrush::editor {
namespace {

ArtLayers symbolLayers()
{
    ArtLayers layers;
    for (const ArtLayer layer : kAllArtLayers)
        layers.set(layer, layer != ArtLayer::Tracks);
    return layers;
}

} // namespace

ArtLayers usualLayers(const TileSet& set)
{
    std::optional<ArtLayers> common;
    for (const TileDesign& tile : set.tiles) {
        if (!tile.hasOwnPicture())
            continue;
        if (common && *common != tile.above)
            return symbolLayers();
        common = tile.above;
    }
    return common.value_or(symbolLayers());
}

void setLayersOfAll(TileSet& set, ArtLayers above)
{
    for (TileDesign& tile : set.tiles)
        if (tile.hasOwnPicture())
            tile.above = above;
}

} // namespace lodeline::goldrush::editor
