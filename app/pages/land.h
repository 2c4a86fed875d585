// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/game.h"
#include "resources/art/theme.h"

#include <QPixmap>
#include <QSize>

namespace lodeline::app {

// A land of the classic set, laid by the rules from the middle outwards in the shape of a window that is
// `aspect` times as wide as high; always the same one. Nothing if the set cannot be read.
std::optional<Game> sampleLand(double aspect);

// The tiles of a game as a picture of `size` device-independent pixels, `tileSize` of them a tile, the middle
// of the land in the middle of it.
QPixmap landPicture(const Game& game, QSize size, qreal devicePixelRatio, const art::Theme& theme,
                    int tileSize);

} // namespace lodeline::app
