// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/boardpicture.h"

#include "resources/art/own/partpictures.h"
#include "resources/art/tilepainter.h"

#include <QDeadlineTimer>
#include <QPainter>

#include <algorithm>
#include <map>

namespace lodeline::goldrush {
namespace {

constexpr int kLargestTile =
    24; // device-independent pixels: two tiles shall not look like a game of two squares
constexpr std::chrono::seconds kPatience{1}; // with what the set brings along, for the whole picture

QRect boundsOf(const Game& game)
{
    QRect bounds;
    for (int order = 0; order < game.placedCount(); ++order) {
        const Position at = game.placedTile(order).placement.at;
        bounds |= QRect(at.x, at.y, 1, 1);
    }
    return bounds;
}

class Painter
{
public:
    Painter(const Game& game, const art::Theme& theme, int side)
        : game_(game)
        , theme_(theme)
        , side_(side)
        , parts_(game.tileSet(), art::Patience::UntilThere)
        , patience_(kPatience)
    {
    }

    const QImage& tile(const PlacedTile& placed)
    {
        QImage& image = painted_[{placed.design, placed.placement.rotation}];
        if (image.isNull()) {
            const TileDesign& design = game_.tileSet().tiles[static_cast<std::size_t>(placed.design)];
            const bool waits = !patience_.hasExpired();
            image = QImage(side_, side_, QImage::Format_RGB32);
            QPainter painter(&image);
            art::paintTile(painter, image.rect(), design, theme_, placed.placement.rotation,
                           waits ? art::Patience::UntilThere : art::Patience::None,
                           waits ? parts_ : art::PartPictures());
        }
        return image;
    }

private:
    const Game& game_;
    const art::Theme& theme_;
    int side_;
    const art::PartPictures parts_;
    const QDeadlineTimer patience_;
    std::map<std::pair<int, Rotation>, QImage> painted_;
};

} // namespace

QImage boardPicture(const Game& game, QSize size, qreal devicePixelRatio, const art::Theme& theme)
{
    const QRect bounds = boundsOf(game);
    const QSize pixels = size * devicePixelRatio;
    const int side = std::max(1, std::min({pixels.width() / bounds.width(), pixels.height() / bounds.height(),
                                           static_cast<int>(kLargestTile * devicePixelRatio)}));
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(theme.board.table);
    const QPoint origin((pixels.width() - bounds.width() * side) / 2,
                        (pixels.height() - bounds.height() * side) / 2);
    Painter tiles(game, theme, side);
    QPainter painter(&image);
    for (int order = 0; order < game.placedCount(); ++order) {
        const PlacedTile placed = game.placedTile(order);
        const QPoint at(placed.placement.at.x, placed.placement.at.y);
        painter.drawImage(origin + (at - bounds.topLeft()) * side, tiles.tile(placed));
    }
    painter.end();
    image.setDevicePixelRatio(devicePixelRatio);
    return image;
}

} // namespace lodeline::goldrush
