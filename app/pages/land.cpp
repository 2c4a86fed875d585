// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/land.h"

#include "app/dialogs/newgame.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lodeline::app {
namespace {

constexpr std::uint64_t kSeed = 29; // a lively mixture of mountains and track

// From the middle, so that what is near covers a rectangle of these proportions.
double distance(Position at, double aspect)
{
    const double side = std::sqrt(aspect);
    return std::max(std::abs(at.x) / side, std::abs(at.y) * side) + 0.01 * std::hypot(at.x, at.y);
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

LandPainter::LandPainter(Game game, QSize size, qreal devicePixelRatio, const art::Theme& theme, int tileSize)
    : game_(std::move(game))
    , tiles_(std::make_unique<art::TilePixmaps>(game_.tileSet(), theme))
    , picture_(size * devicePixelRatio)
    // Whole physical pixels, so that the tiles join without a seam.
    , side_(static_cast<int>(std::lround(tileSize * devicePixelRatio)))
{
    const QPointF centre = QRectF(bounds(game_)).center();
    origin_ = {static_cast<int>(std::lround(picture_.width() / 2.0 - centre.x() * side_)),
               static_cast<int>(std::lround(picture_.height() / 2.0 - centre.y() * side_))};
    picture_.setDevicePixelRatio(devicePixelRatio);
    picture_.fill(theme.table);
}

bool LandPainter::paintNext()
{
    while (next_ < game_.placedCount()) {
        const PlacedTile placed = game_.placedTile(next_++);
        const Position at = placed.placement.at;
        const QRect target(origin_ + QPoint(at.x, at.y) * side_, QSize(side_, side_));
        if (!target.intersects(QRect(QPoint(), picture_.size())))
            continue;
        QPainter painter(&picture_);
        painter.scale(1 / picture_.devicePixelRatio(), 1 / picture_.devicePixelRatio());
        painter.drawPixmap(target, tiles_->exact(placed.design, placed.placement.rotation, target.size()));
        return true;
    }
    tiles_.reset();
    return false;
}

} // namespace lodeline::app
