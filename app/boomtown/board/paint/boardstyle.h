// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "engine/boomtown/rules/town.h"
#include "resources/art/theme/theme.h"

#include <QPainterPath>
#include <QPixmap>

#include <map>
#include <memory>
#include <tuple>

class QPainter;

namespace lodeline::boomtown {

// What the items of a board share: the theme, and the painted cards of a deck.
class BoardStyle
{
public:
    const art::Theme& theme() const { return theme_; }
    void setTheme(const art::Theme& theme);
    void setDeck(std::shared_ptr<const Deck> deck);

    // Paints a card, by its index in the deck, at whole pixels.
    void paintFront(QPainter& painter, const QRectF& target, int card, bool turned);
    void paintBack(QPainter& painter, const QRectF& target, int card);

private:
    using Key = std::tuple<int, int, int, int>; // card, which side, width, height in pixels

    template <typename Paint>
    void draw(QPainter& painter, const QRectF& target, int card, int side, Paint paint);

    art::Theme theme_;
    std::shared_ptr<const Deck> deck_;
    std::map<Key, QPixmap> pictures_;
};

// Around squares of a town whose place (0, 0) is at `origin`.
QPainterPath outlineOf(const Rows& squares, QPointF origin, qreal side);
void paintOutline(QPainter& painter, const QPainterPath& path, const QColor& colour, Qt::PenStyle pen,
                  const art::Theme& theme);

// Letters of `px` where those of the program have their usual size, and in proportion; there is room for
// `most`.
QFont letters(QFont font, int px, int most);

// Words or a number on a plate that reads on any ground.
void paintPlate(QPainter& painter, const QRectF& box, const QString& text, const art::Theme& theme,
                const QColor& ink);

// The number of a move that is suggested, in a disc.
void paintBadge(QPainter& painter, QPointF centre, const QString& text, const art::Theme& theme, bool chosen);

} // namespace lodeline::boomtown
