// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/map/mappainter.h"

#include "resources/art/land/anchors.h"
#include "resources/art/piecepainter.h"
#include "resources/art/tilepainter.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace lodeline::goldrush {
namespace {

constexpr double kMillimetres = 25.4; // of an inch
constexpr int kFinest = 640;          // pixels of a tile
constexpr double kMostPixels = 1e8;   // of all pictures together
constexpr double kPieceSize = 0.34;   // of a tile, as on the board
constexpr double kTokenSize = 0.27;
constexpr int kLetters = 100; // pixels: fonts have whole ones, and a millimetre is too coarse

const art::Theme& paper()
{
    return art::Theme::light();
}

QRectF around(QPointF centre, double size)
{
    return {centre.x() - size / 2, centre.y() - size / 2, size, size};
}

void write(QPainter& painter, const QRectF& box, Qt::Alignment along, const QString& text, bool bold)
{
    QFont font;
    font.setPixelSize(kLetters);
    font.setBold(bold);
    const double scale = box.height() * 0.62 / kLetters;
    painter.save();
    painter.translate(box.topLeft());
    painter.scale(scale, scale);
    painter.setFont(font);
    const QRectF room(0, 0, box.width() / scale, box.height() / scale);
    painter.drawText(room, static_cast<int>(along | Qt::AlignVCenter),
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width()));
    painter.restore();
}

} // namespace

MapPainter::MapPainter(const MapContent& content, const MapOptions& options)
    : content_(content)
    , parts_(content.game.tileSet(), art::Patience::UntilThere)
    , layout_(layOut(content, options))
{
    std::map<std::pair<int, Rotation>, std::vector<Position>> looks;
    first_ = content_.game.placedTile(0).placement.at;
    for (int order = 0; order < content_.game.placedCount(); ++order) {
        const PlacedTile tile = content_.game.placedTile(order);
        looks[{tile.design, tile.placement.rotation}].push_back(tile.placement.at);
        first_.x = std::min(first_.x, tile.placement.at.x);
        first_.y = std::min(first_.y, tile.placement.at.y);
    }
    for (auto& [look, at] : looks)
        pictures_.push_back({look.first, look.second, std::move(at)});
    const int dpi = std::clamp(options.dpi, MapOptions::kLeastDpi, MapOptions::kMostDpi);
    const double most = std::min<double>(kFinest, std::sqrt(kMostPixels / static_cast<double>(looks.size())));
    side_ = std::max(1, static_cast<int>(std::ceil(std::min(most, layout_.tile / kMillimetres * dpi))));
}

QImage MapPainter::picture(int number) const
{
    const Look& look = pictures_[static_cast<std::size_t>(number)];
    const TileDesign& design = content_.game.tileSet().tiles[static_cast<std::size_t>(look.design)];
    QImage image(side_, side_, QImage::Format_RGB32);
    QPainter painter(&image);
    art::paintTile(painter, image.rect(), design, paper(), look.rotation, art::Patience::UntilThere, parts_);
    return image;
}

bool MapPainter::paint(QPainter& painter, const Source& source, const Step& step) const
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (int number = 0; number < pictures(); ++number) {
        const QImage image = source(number);
        for (const Position at : pictures_[static_cast<std::size_t>(number)].at) {
            if (!step())
                return false;
            painter.drawImage(QRectF(corner(at), QSizeF(layout_.tile, layout_.tile)), image);
        }
    }
    paintTokens(painter);
    paintPieces(painter);
    paintCaption(painter);
    return true;
}

QPointF MapPainter::corner(Position at) const
{
    return layout_.map.topLeft() + QPointF(at.x - first_.x, at.y - first_.y) * layout_.tile;
}

QPointF MapPainter::onTile(Position at, QPointF unit) const
{
    const PlacedTile tile = content_.game.placedTile(*content_.game.tileAt(at));
    return corner(at) + art::rotated(unit, tile.placement.rotation) * layout_.tile;
}

void MapPainter::paintTokens(QPainter& painter) const
{
    for (const Game::TokenStack& stack : content_.game.tokenStacks()) {
        const int design = content_.game.placedTile(*content_.game.tileAt(stack.at)).design;
        const QPointF unit = art::tokenAnchor(content_.game.tileSet().tiles[static_cast<std::size_t>(design)],
                                              stack.segment.index);
        art::paintTokens(painter, around(onTile(stack.at, unit), kTokenSize * layout_.tile), stack.count,
                         paper(), parts_);
    }
}

void MapPainter::paintPieces(QPainter& painter) const
{
    for (const PieceOnBoard& piece : content_.game.pieces()) {
        const int design = content_.game.placedTile(*content_.game.tileAt(piece.at)).design;
        const QPointF unit = art::segmentAnchor(
            content_.game.tileSet().tiles[static_cast<std::size_t>(design)], piece.segment);
        const QRectF box = around(onTile(piece.at, unit), kPieceSize * layout_.tile);
        const QString& colour = content_.colours[static_cast<std::size_t>(piece.player)];
        const bool lies = piece.segment.kind == FeatureKind::Prairie;
        if (piece.piece == events::Piece::Tent)
            art::paintTent(painter, box, colour, paper(), parts_);
        else
            art::paintCowboy(painter, box, colour, lies ? art::CowboyPose::Lying : art::CowboyPose::Standing,
                             paper(), parts_);
    }
}

void MapPainter::paintCaption(QPainter& painter) const
{
    const double height = layout_.caption.height() / static_cast<double>(content_.players.size());
    QRectF line(layout_.caption.topLeft(), QSizeF(layout_.caption.width(), height));
    painter.setPen(paper().print.ink);
    for (const MapContent::Player& player : content_.players) {
        art::paintEmblem(painter, around({line.left() + height / 2, line.center().y()}, 0.8 * height),
                         player.colour, paper());
        painter.setPen(paper().print.ink);
        constexpr double kPointsWidth = 18; // mm
        const QRectF points(line.left() + 1.3 * height, line.top(), kPointsWidth, height);
        write(painter, points, Qt::AlignRight | Qt::AlignAbsolute, QLocale().toString(player.points), true);
        write(painter, line.adjusted(points.right() - line.left() + 0.6 * height, 0, 0, 0),
              Qt::AlignLeft | Qt::AlignAbsolute, player.name, false);
        line.translate(0, height);
    }
}

} // namespace lodeline::goldrush
