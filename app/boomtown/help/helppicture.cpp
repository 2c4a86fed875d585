// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/help/helppicture.h"

#include "app/boomtown/board/paint/boardstyle.h"
#include "app/boomtown/help/example.h"
#include "app/boomtown/wording/helptext.h"
#include "engine/boomtown/rules/groups.h"
#include "resources/art/boomtown/cardpainter.h"
#include "ui/boomtown/decks.h"

#include <QPainter>
#include <QUrl>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

// All in device-independent pixels.
constexpr int kBack = 150;
constexpr int kSquare = 30;
constexpr int kRim = 4; // around a town, for outlines
constexpr int kGap = 22;
constexpr int kGroupExample = 1; // of the shore: two lakes

QSize sizeOf(const Town& town)
{
    QSize size;
    forEachSquare(town.taken(), 0, kRows - 1, [&size](Position at) {
        size = size.expandedTo({at.x + 1, at.y + 1});
    });
    return size;
}

template <typename Paint>
QImage painted(QSize size, qreal devicePixelRatio, Paint paint)
{
    QImage image(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

void paintTown(QPainter& painter, const Town& town, QPointF origin, const art::Theme& theme)
{
    forEachSquare(town.taken(), 0, kRows - 1, [&](Position at) {
        paintSquare(painter, QRectF(origin + QPointF(at.x, at.y) * kSquare, QSizeF(kSquare, kSquare)),
                    *town.squareAt(at), theme);
    });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.board.text, 1));
    painter.drawPath(outlineOf(town.taken(), origin, kSquare));
}

QImage townsPicture(const Example& example, const BonusReason& pointed, const art::Theme& theme, qreal ratio)
{
    const QSize own = sizeOf(example.town);
    const QSize other = example.opponent ? sizeOf(*example.opponent) : QSize(0, 0);
    const int wide = own.width() * kSquare + 2 * kRim;
    const QSize all(wide + (example.opponent ? kGap + other.width() * kSquare + kRim : 0),
                    std::max(own.height(), other.height()) * kSquare + 2 * kRim);
    return painted(all, ratio, [&](QPainter& painter) {
        const QPointF origin(kRim, kRim);
        paintTown(painter, example.town, origin, theme);
        paintOutline(painter, outlineOf(pointed.counted, origin, kSquare), theme.board.highlight,
                     Qt::SolidLine, theme);
        paintOutline(painter, outlineOf(pointed.against, origin, kSquare), theme.marks.alarm, Qt::DashLine,
                     theme);
        if (!example.opponent)
            return;
        painter.setPen(QPen(theme.board.text, 1.5, Qt::DashLine));
        painter.drawLine(QPointF(wide + kGap / 2.0 - kRim, 0),
                         QPointF(wide + kGap / 2.0 - kRim, all.height()));
        paintTown(painter, *example.opponent, QPointF(wide + kGap - kRim, kRim), theme);
    });
}

// Two cards side by side and a third one that covers a square of each.
QImage coverPicture(const Deck& deck, const art::Theme& theme, qreal ratio)
{
    constexpr QSize kCard(2 * kSquare, 2 * kSquare);
    return painted({4 * kSquare + 2 * kRim, 3 * kSquare + 2 * kRim}, ratio, [&](QPainter& painter) {
        const QPointF origin(kRim, kRim);
        std::size_t card = 0;
        for (const QPoint at : {QPoint(0, 0), QPoint(2, 0), QPoint(1, 1)}) {
            const QRectF box(origin + QPointF(at * kSquare), QSizeF(kCard));
            paintCard(painter, box, deck.cards[card].front, theme);
            ++card;
        }
        QPainterPath last;
        last.addRect(QRectF(origin + QPointF(kSquare, kSquare), QSizeF(kCard)));
        paintOutline(painter, last, theme.board.highlight, Qt::SolidLine, theme);
    });
}

} // namespace

QImage helpPicture(const QUrl& address, const art::Theme& theme, qreal devicePixelRatio)
{
    const Result<LoadedDeck> usual = loadDeck({});
    if (!usual)
        return {};
    if (address.scheme() == kCoverScheme)
        return coverPicture(usual->deck, theme, devicePixelRatio);
    const auto kind = bonusKindFromString(address.path().toStdString());
    const auto isOfKind = [&kind](const Card& card) { return card.bonus.kind == kind; };
    const auto card = std::ranges::find_if(usual->deck.cards, isOfKind);
    if (!kind || card == usual->deck.cards.end())
        return {};
    if (address.scheme() == kBonusScheme) {
        const QSize size(kBack, qRound(kBack / kBackAspect));
        return painted(size, devicePixelRatio, [&](QPainter& painter) {
            paintCardBack(painter, QRectF(QPointF(), QSizeF(size)), card->bonus, theme);
        });
    }
    const bool isGroup = address.scheme() == kGroupScheme;
    if (!isGroup && address.scheme() != kTownScheme)
        return {};
    const auto example = exampleOf(card->bonus, isGroup ? std::optional(kGroupExample) : std::nullopt);
    if (!example)
        return {};
    return townsPicture(*example, isGroup ? BonusReason{0, example->largestGroup(), {}} : example->reason,
                        theme, devicePixelRatio);
}

} // namespace lodeline::boomtown
