// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/map/mapcontent.h"

#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/words.h"

#include <QPageSize>
#include <QRect>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

// Millimetres.
constexpr double kMargin = 10;
constexpr double kAbove = 5; // the caption
constexpr double kLine = 7;
constexpr double kLeastWidth = 80; // so that names can be read

QRect squaresOf(const Game& game)
{
    QRect squares;
    for (int order = 0; order < game.placedCount(); ++order) {
        const Position at = game.placedTile(order).placement.at;
        squares |= QRect(at.x, at.y, 1, 1);
    }
    return squares;
}

MapLayout onPaper(QSizeF paper, QSize squares, double captionHeight, double tile)
{
    const QSizeF size = QSizeF(squares) * tile;
    const QRectF room(kMargin, kMargin, paper.width() - 2 * kMargin,
                      paper.height() - 2 * kMargin - kAbove - captionHeight);
    QRectF map({}, size);
    map.moveCenter(room.center());
    const QRectF caption(kMargin, paper.height() - kMargin - captionHeight, room.width(), captionHeight);
    return {paper, map, caption, tile};
}

MapLayout onSheet(QPageSize::PageSizeId id, QSize squares, double captionHeight)
{
    QSizeF paper = QPageSize(id).size(QPageSize::Millimeter);
    const auto fits = [&](const QSizeF& sheet) {
        return std::min({(sheet.width() - 2 * kMargin) / squares.width(),
                         (sheet.height() - 2 * kMargin - kAbove - captionHeight) / squares.height(),
                         MapOptions::kTrueSize});
    };
    if (fits(paper.transposed()) > fits(paper))
        paper.transpose();
    return onPaper(paper, squares, captionHeight, fits(paper));
}

} // namespace

MapContent mapContent(const GameSession& session)
{
    MapContent content{session.turnStart(), {}, {}};
    const GameRecord& record = session.record();
    for (int seat = 0; seat < content.game.players(); ++seat) {
        content.colours.push_back(
            QString::fromStdString(record.players[static_cast<std::size_t>(seat)].colour));
        content.players.push_back(
            {playerName(record, seat), content.colours.back(), content.game.score(seat)});
    }
    std::ranges::stable_sort(content.players, std::ranges::greater{}, &MapContent::Player::points);
    return content;
}

MapLayout layOut(const MapContent& content, const MapOptions& options)
{
    const QSize squares = squaresOf(content.game).size();
    const double captionHeight = kLine * static_cast<double>(content.players.size());
    switch (options.size) {
    case MapSize::A4:
        return onSheet(QPageSize::A4, squares, captionHeight);
    case MapSize::A3:
        return onSheet(QPageSize::A3, squares, captionHeight);
    case MapSize::OfTile:
        break;
    }
    const double around = 2 * kMargin + kAbove + captionHeight;
    const double most =
        (MapOptions::kMostPaper - around) / static_cast<double>(std::max(squares.width(), squares.height()));
    const double tile =
        std::min(most, std::clamp(options.tile, MapOptions::kLeastTile, MapOptions::kMostTile));
    const QSizeF paper(std::max(squares.width() * tile, kLeastWidth) + 2 * kMargin,
                       squares.height() * tile + around);
    return onPaper(paper, squares, captionHeight, tile);
}

} // namespace lodeline::goldrush
