// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/pictures/artlayers.h"

#include <QByteArray>
#include <QStringView>

#include <optional>

namespace lodeline::goldrush::editor {

// The id of the group whose lines show where a tile ends; they are no part of its picture.
inline constexpr QByteArrayView kGuidesId = "lodeline-guides";

// The id of the group with a layer that the game paints above a tile's own picture, "lodeline-tracks". As
// long as it is locked it is the game's; what is unlocked, to be drawn anew, is part of the picture.
QByteArray idOfLayer(ArtLayer layer);
std::optional<ArtLayer> layerOfId(QStringView id);

} // namespace lodeline::goldrush::editor
