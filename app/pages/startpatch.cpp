// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/startpatch.h"

#include "app/dialogs/newgame.h"
#include "engine/goldrush/game.h"
#include "resources/art/tilepainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lodeline::app {
namespace {

constexpr int kTile = 128;          // px
constexpr std::uint64_t kSeed = 29; // a lively mixture of mountains and track

// The land grows as an ellipse with the shape of the window.
double distance(Position at, double aspect)
{
    return at.x * at.x / aspect + at.y * at.y * aspect;
}

Game laidOut(std::shared_ptr<const CompiledSet> set, double aspect)
{
    Setup setup;
    setup.seed = kSeed;
    Game game(std::move(set), setup);
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

} // namespace

QPixmap startPatch(QSize size, qreal devicePixelRatio, const art::Theme& theme)
{
    QPixmap pixmap(size * devicePixelRatio);
    pixmap.fill(theme.table);
    const Result<TileSet> tiles = tileSetOf({});
    if (!tiles || size.isEmpty())
        return pixmap;
    const double aspect = static_cast<double>(size.width()) / size.height();
    const Game game = laidOut(std::make_shared<const CompiledSet>(*tiles), aspect);
    QPainter painter(&pixmap);
    // Whole physical pixels, so that the tiles join without a seam.
    const int side = static_cast<int>(std::lround(kTile * devicePixelRatio));
    const QPoint origin((pixmap.width() - side) / 2, (pixmap.height() - side) / 2);
    for (int order = 0; order < game.placedCount(); ++order) {
        const PlacedTile placed = game.placedTile(order);
        const QRect target(origin.x() + placed.placement.at.x * side,
                           origin.y() + placed.placement.at.y * side, side, side);
        if (!target.intersects(pixmap.rect()))
            continue;
        art::paintTile(painter, target, tiles->tiles[static_cast<std::size_t>(placed.design)], theme,
                       placed.placement.rotation);
    }
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

} // namespace lodeline::app
