// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"
#include "resources/art/theme/theme.h"
#include "resources/art/tilepixmaps.h"

#include <QPixmap>
#include <QSize>

#include <memory>
#include <optional>

namespace lodeline::goldrush {

// So many tiles of a sample land cover a page.
inline constexpr int kLandTiles = 40;

// A land of the classic set, laid by the rules from the middle outwards in the shape of a window that is
// `aspect` times as wide as high; always the same one. Nothing if the set cannot be read.
std::optional<Game> sampleLand(double aspect);

// Paints the tiles of a game in the order in which they were placed, one at a time, into a picture with the
// middle of the land in its middle.
class LandPainter
{
public:
    // The size in device-independent pixels, `tileSize` of them a tile.
    LandPainter(Game game, QSize size, qreal devicePixelRatio, const art::Theme& theme, int tileSize);

    // Paints the next tile that shows; false when none is left.
    bool paintNext();
    const QPixmap& picture() const { return picture_; }

private:
    Game game_;
    std::unique_ptr<art::TilePixmaps> tiles_; // until the last tile is painted
    QPixmap picture_;
    int side_; // physical pixels
    QPoint origin_;
    int next_ = 0;
};

} // namespace lodeline::goldrush
