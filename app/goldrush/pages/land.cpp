// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/land.h"

#include "app/goldrush/session/newgame.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush {
namespace {

constexpr std::uint64_t kSeed = 29; // a lively mixture of mountains and track
constexpr std::uint64_t kTries = 16;
constexpr int kTileSize = 128; // device-independent pixels, at least

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

// Squares without a tile on a page of kLandTiles tiles around the middle.
int holes(const Game& game, double aspect)
{
    const QSizeF size(std::sqrt(kLandTiles * aspect), std::sqrt(kLandTiles / aspect));
    QRectF page(QPointF(), size);
    page.moveCenter(QRectF(bounds(game)).center());
    const QRect squares = page.toAlignedRect();
    int count = 0;
    for (int y = squares.top(); y <= squares.bottom(); ++y)
        for (int x = squares.left(); x <= squares.right(); ++x)
            count += game.tileAt({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}) ? 0 : 1;
    return count;
}

Game laidAround(const std::shared_ptr<const CompiledSet>& tiles, std::uint64_t seed, double aspect)
{
    Setup setup;
    setup.seed = seed;
    Game game(tiles, setup);
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

std::optional<Game> sampleLand(double aspect)
{
    const Result<TileSet> tiles = tileSetOf({});
    if (!tiles)
        return std::nullopt;
    const auto set = std::make_shared<const CompiledSet>(*tiles);
    Game best = laidAround(set, kSeed, aspect);
    int least = holes(best, aspect);
    for (std::uint64_t seed = kSeed + 1; least > 0 && seed < kSeed + kTries; ++seed) {
        Game game = laidAround(set, seed, aspect);
        if (const int found = holes(game, aspect); found < least) {
            best = std::move(game);
            least = found;
        }
    }
    return best;
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
    picture_.fill(theme.board.table);
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

app::BackdropMaker sampleBackdrop()
{
    return [](QSize size, qreal devicePixelRatio, const art::Theme& theme) -> std::unique_ptr<app::Backdrop> {
        std::optional<Game> game = sampleLand(static_cast<double>(size.width()) / size.height());
        if (!game)
            return nullptr;
        const int side =
            std::max(kTileSize, static_cast<int>(std::sqrt(size.width() * size.height() / kLandTiles)));
        return std::make_unique<LandPainter>(std::move(*game), size, devicePixelRatio, theme, side);
    };
}

app::BackdropMaker backdropOf(const Game& game)
{
    return [game](QSize size, qreal devicePixelRatio, const art::Theme& theme) {
        return std::make_unique<LandPainter>(game, size, devicePixelRatio, theme, kTileSize);
    };
}

} // namespace lodeline::goldrush
