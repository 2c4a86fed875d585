// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/paint/boardstyle.h"

#include "engine/boomtown/rules/groups.h"
#include "resources/art/boomtown/bonuspainter.h"
#include "resources/art/boomtown/cardpainter.h"
#include "ui/windows/textscale.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace lodeline::boomtown {
namespace {

constexpr std::size_t kMostPictures = 400; // more are left over from other sizes

} // namespace

void BoardStyle::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    pictures_.clear();
}

void BoardStyle::setDeck(std::shared_ptr<const Deck> deck)
{
    deck_ = std::move(deck);
    pictures_.clear();
}

template <typename Paint>
void BoardStyle::draw(QPainter& painter, const QRectF& target, int card, int side, Paint paint)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (target.size() * ratio).toSize();
    if (pixels.isEmpty() || !deck_)
        return;
    if (pictures_.size() > kMostPictures)
        pictures_.clear();
    QPixmap& picture = pictures_[{card, side, pixels.width(), pixels.height()}];
    if (picture.isNull()) {
        picture = QPixmap(pixels);
        picture.fill(Qt::transparent);
        QPainter inside(&picture);
        inside.setRenderHint(QPainter::Antialiasing);
        paint(inside, QRectF(QPointF(), QSizeF(pixels)), deck_->cards[static_cast<std::size_t>(card)]);
        inside.end();
        picture.setDevicePixelRatio(ratio);
    }
    painter.drawPixmap(target.topLeft(), picture);
}

void BoardStyle::paintFront(QPainter& painter, const QRectF& target, int card, bool turned)
{
    draw(painter, target, card, turned ? 1 : 0, [&](QPainter& inside, const QRectF& all, const Card& shown) {
        paintCard(inside, all, turned ? boomtown::turned(shown.front) : shown.front, theme_);
    });
}

void BoardStyle::paintBack(QPainter& painter, const QRectF& target, int card)
{
    draw(painter, target, card, 2, [&](QPainter& inside, const QRectF& all, const Card& shown) {
        paintCardBack(inside, all, shown.bonus, theme_);
    });
}

QPainterPath outlineOf(const Rows& squares, QPointF origin, qreal side)
{
    QPainterPath path;
    forEachSquare(squares, 0, kRows - 1, [&](Position at) {
        path.addRect(QRectF(origin + QPointF(at.x, at.y) * side, QSizeF(side, side)));
    });
    return path.simplified();
}

void paintOutline(QPainter& painter, const QPainterPath& path, const QColor& colour, Qt::PenStyle pen,
                  const art::Theme& theme)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.board.text, 5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(path);
    painter.setPen(QPen(colour, 3, pen, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(path);
}

void paintPlate(QPainter& painter, const QRectF& box, const QString& text, const art::Theme& theme,
                const QColor& ink)
{
    QColor ground = theme.board.halo;
    ground.setAlpha(240);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter, text);
}

QFont letters(QFont font, int px, int most)
{
    font.setPixelSize(std::min(ui::roomForText(font, px), most));
    return font;
}

void paintBadge(QPainter& painter, QPointF centre, const QString& text, const art::Theme& theme, bool chosen)
{
    constexpr qreal kBadge = 24;
    const QRectF disc(centre.x() - kBadge / 2, centre.y() - kBadge / 2, kBadge, kBadge);
    QColor ground = theme.board.halo;
    ground.setAlpha(255);
    painter.save();
    painter.setPen(QPen(theme.board.highlight, chosen ? 4 : 2));
    painter.setBrush(ground);
    painter.drawEllipse(disc);
    QFont face = painter.font();
    face.setPixelSize(static_cast<int>(kBadge * 0.6));
    face.setBold(true);
    painter.setFont(face);
    painter.setPen(theme.board.text);
    painter.drawText(disc, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace lodeline::boomtown
