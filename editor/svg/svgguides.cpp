// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgguides.h"

#include <QString>

#include <algorithm>

namespace lodeline::goldrush::editor {

QByteArray idOfLayer(ArtLayer layer)
{
    const std::string_view name = kArtLayerNames[static_cast<std::size_t>(layer)];
    return "lodeline-" + QByteArray(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<ArtLayer> layerOfId(QStringView id)
{
    const auto found = std::ranges::find_if(
        kAllArtLayers, [id](ArtLayer layer) { return id == QLatin1StringView(idOfLayer(layer)); });
    return found == kAllArtLayers.end() ? std::nullopt : std::optional(*found);
}

} // namespace lodeline::goldrush::editor
