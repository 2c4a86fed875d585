// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/session/townpicture.h"

#include "resources/art/boomtown/cardpainter.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr int kLargestSquare = 20; // device-independent pixels

QRect boundsOf(const std::vector<LaidCard>& laid)
{
    QRect bounds;
    for (const LaidCard& card : laid)
        bounds |= QRect(card.placement.at.x, card.placement.at.y, 2, 2);
    return bounds;
}

} // namespace

LaidCards laidCards(const GameRecord& record)
{
    LaidCards laid;
    Game game(std::make_shared<const Deck>(record.deck), record.setup());
    for (const RecordedMove& recorded : record.moves) {
        if (recorded.move.type != Move::Type::Begin)
            laid[static_cast<std::size_t>(game.player())].push_back(
                {game.cardOf(recorded.move), recorded.move.placement});
        game.play(recorded.move);
    }
    return laid;
}

QImage townPicture(const Deck& deck, const LaidCards& laid, QSize size, qreal devicePixelRatio,
                   const art::Theme& theme)
{
    const QSize pixels = size * devicePixelRatio;
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(theme.board.table);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const int half = pixels.width() / kPlayers;
    int side = static_cast<int>(kLargestSquare * devicePixelRatio);
    for (const std::vector<LaidCard>& town : laid) {
        const QRect bounds = boundsOf(town).adjusted(0, 0, 1, 1); // and a gap
        side = std::max(1, std::min({side, half / bounds.width(), pixels.height() / bounds.height()}));
    }
    for (std::size_t seat = 0; seat < laid.size(); ++seat) {
        const QRect bounds = boundsOf(laid[seat]);
        const QPoint origin((half - bounds.width() * side) / 2 + half * static_cast<int>(seat),
                            (pixels.height() - bounds.height() * side) / 2);
        for (const LaidCard& card : laid[seat]) {
            const Front& front = deck.cards[static_cast<std::size_t>(card.card)].front;
            const QPoint at(card.placement.at.x, card.placement.at.y);
            paintCard(painter,
                      QRectF(QRect(origin + (at - bounds.topLeft()) * side, QSize(2 * side, 2 * side))),
                      card.placement.turned ? turned(front) : front, theme);
        }
    }
    painter.end();
    image.setDevicePixelRatio(devicePixelRatio);
    return image;
}

} // namespace lodeline::boomtown
