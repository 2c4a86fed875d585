// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdrop.h"
#include "engine/goldrush/rules/game.h"
#include "resources/art/tilepixmaps.h"

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
class LandPainter : public app::Backdrop
{
public:
    // The size in device-independent pixels, `tileSize` of them a tile.
    LandPainter(Game game, QSize size, qreal devicePixelRatio, const art::Theme& theme, int tileSize);

    bool paintNext() override;
    const QPixmap& picture() const override { return picture_; }

private:
    Game game_;
    std::unique_ptr<art::TilePixmaps> tiles_; // until the last tile is painted
    QPixmap picture_;
    int side_; // physical pixels
    QPoint origin_;
    int next_ = 0;
};

// A sample land that fills the page.
app::BackdropMaker sampleBackdrop();
// The land of a game.
app::BackdropMaker backdropOf(const Game& game);

} // namespace lodeline::goldrush
