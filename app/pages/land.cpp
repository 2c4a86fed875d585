// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/land.h"

#include "app/dialogs/newgame.h"
#include "resources/art/tilepainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lodeline::app {
namespace {

constexpr std::uint64_t kSeed = 29; // a lively mixture of mountains and track

double distance(Position at, double aspect)
{
    return at.x * at.x / aspect + at.y * at.y * aspect;
}

// In tiles.
QRect bounds(const Game& game)
{
    QRect all;
    for (int order = 0; order < game.placedCount(); ++order) {
        const Position at = game.placedTile(order).placement.at;
        all |= QRect(at.x, at.y, 1, 1);
    }
    return all;
}

} // namespace

std::optional<Game> sampleLand(double aspect)
{
    const Result<TileSet> tiles = tileSetOf({});
    if (!tiles)
        return std::nullopt;
    Setup setup;
    setup.seed = kSeed;
    Game game(std::make_shared<const CompiledSet>(*tiles), setup);
    while (game.phase() != Game::Phase::Over) {
        const std::vector<Placement> legal = game.legalPlacements().toVector();
        const auto nearest =
            std::ranges::min_element(legal, [aspect](const Placement& a, const Placement& b) {
                return distance(a.at, aspect) < distance(b.at, aspect);
            });
        game.play({*nearest, {}});
    }
    return game;
}

QPixmap landPicture(const Game& game, QSize size, qreal devicePixelRatio, const art::Theme& theme,
                    int tileSize)
{
    QPixmap pixmap(size * devicePixelRatio);
    pixmap.fill(theme.table);
    QPainter painter(&pixmap);
    // Whole physical pixels, so that the tiles join without a seam.
    const int side = static_cast<int>(std::lround(tileSize * devicePixelRatio));
    const QPointF centre = QRectF(bounds(game)).center();
    const int left = static_cast<int>(std::lround(pixmap.width() / 2.0 - centre.x() * side));
    const int top = static_cast<int>(std::lround(pixmap.height() / 2.0 - centre.y() * side));
    for (int order = 0; order < game.placedCount(); ++order) {
        const PlacedTile placed = game.placedTile(order);
        const QRect target(left + placed.placement.at.x * side, top + placed.placement.at.y * side, side,
                           side);
        if (!target.intersects(pixmap.rect()))
            continue;
        const TileDesign& design = game.tileSet().tiles[static_cast<std::size_t>(placed.design)];
        art::paintTile(painter, target, design, theme, placed.placement.rotation);
    }
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

} // namespace lodeline::app
