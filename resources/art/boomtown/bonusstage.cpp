// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/bonusstage.h"

#include "resources/art/boomtown/cardpainter.h"
#include "resources/art/draw/canvas.h"
#include "resources/art/draw/onpixels.h"

#include <QFontMetricsF>

#include <cmath>

namespace lodeline::boomtown {
namespace {

constexpr double kFaint = 0.4;

QString withSign(int points)
{
    const QString number = QString::number(std::abs(points));
    return points > 0 ? u'+' + number : points < 0 ? u'\u2212' + number : number;
}

} // namespace

BonusStage::BonusStage(QPainter& painter, const QRectF& target, const art::Theme& theme)
    : painter_(painter)
    , theme_(theme)
    , unit_(std::min(target.width() / kWidth, target.height() / kHeight))
{
    origin_ = target.center() - QPointF(kWidth, kHeight) * (unit_ / 2);
    painter.save();
    painter.setClipRect(target, Qt::IntersectClip);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    QLinearGradient paper(target.topLeft(), target.bottomRight());
    paper.setColorAt(0, theme.cards.paper);
    paper.setColorAt(1, theme.cards.paperShade);
    painter.fillRect(target, paper);
}

BonusStage::~BonusStage()
{
    painter_.restore();
}

QRectF BonusStage::placed(const QRectF& box) const
{
    return art::snapped(painter_, QRectF(origin_ + box.topLeft() * unit_, box.size() * unit_));
}

void BonusStage::square(QPointF at, double side) const
{
    const QRectF box = placed(QRectF(at, QSizeF(side, side)));
    painter_.fillRect(box, theme_.cards.square);
    painter_.setPen(QPen(theme_.cards.squareOutline, 0.7 * unit_));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(box.adjusted(0.35 * unit_, 0.35 * unit_, -0.35 * unit_, -0.35 * unit_));
}

void BonusStage::square(QPointF at, double side, Symbol symbol) const
{
    square(at, side);
    const double margin = 0.11 * side;
    const QRectF box(at, QSizeF(side, side));
    paintSymbol(painter_, placed(box.adjusted(margin, margin, -margin, -margin)), symbol, theme_);
}

void BonusStage::square(QPointF at, double side, Territory territory) const
{
    const QRectF box = placed(QRectF(at, QSizeF(side, side)));
    paintTerritory(painter_, box, territory, theme_);
    painter_.setPen(QPen(theme_.cards.seam, 0.7 * unit_));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(box.adjusted(0.35 * unit_, 0.35 * unit_, -0.35 * unit_, -0.35 * unit_));
}

void BonusStage::square(QPointF at, double side, Square both) const
{
    paintSquare(painter_, placed(QRectF(at, QSizeF(side, side))), both, theme_);
}

void BonusStage::emptyPlace(QPointF at, double side) const
{
    const double inset = 1.2;
    QPen dashes(theme_.cards.squareOutline, 1.1 * unit_, Qt::DashLine, Qt::FlatCap);
    dashes.setDashPattern({2.2, 1.8});
    painter_.setPen(dashes);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(placed(QRectF(at, QSizeF(side, side)).adjusted(inset, inset, -inset, -inset)));
}

void BonusStage::faint(bool on) const
{
    painter_.setOpacity(on ? kFaint : 1.0);
}

void BonusStage::cross(const QRectF& box) const
{
    const QRectF at = placed(box);
    for (const auto& [colour, width] :
         {std::pair{theme_.cards.paper, 4.6}, std::pair{theme_.cards.loss, 2.8}}) {
        painter_.setPen(art::pen(colour, width * unit_));
        painter_.drawLine(at.topLeft(), at.bottomRight());
        painter_.drawLine(at.topRight(), at.bottomLeft());
    }
}

void BonusStage::plus(const QRectF& box) const
{
    const QPointF middle = placed(box).center();
    const double arm = 0.25 * box.width() * unit_;
    painter_.setPen(QPen(theme_.cards.gain, 2.2 * unit_, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0));
    painter_.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm));
}

void BonusStage::outline(std::initializer_list<QPointF> squares, double side) const
{
    QPainterPath group;
    for (const QPointF at : squares) {
        QPainterPath one;
        one.addRect(placed(QRectF(at, QSizeF(side, side))));
        group = group.united(one);
    }
    painter_.setBrush(Qt::NoBrush);
    painter_.strokePath(group.simplified(), art::pen(theme_.cards.ink, 2 * unit_));
}

void BonusStage::arrow(QPointF from, QPointF to) const
{
    constexpr double kHead = 5;
    const QPointF start = origin_ + from * unit_;
    const QPointF end = origin_ + to * unit_;
    QLineF shaft(start, end);
    const QPointF along = (end - start) / shaft.length();
    const QPointF across(-along.y(), along.x());
    const QPointF neck = end - along * (kHead * unit_);
    painter_.setPen(QPen(theme_.cards.ink, 2 * unit_, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(start, neck);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.cards.ink);
    painter_.drawPolygon(
        QPolygonF({end, neck + across * (0.7 * kHead * unit_), neck - across * (0.7 * kHead * unit_)}));
}

void BonusStage::divide(double x) const
{
    painter_.setPen(QPen(theme_.cards.squareOutline, unit_, Qt::DotLine));
    painter_.drawLine(origin_ + QPointF(x, 4) * unit_, origin_ + QPointF(x, kHeight - 4) * unit_);
}

void BonusStage::bar(const QRectF& box, int points) const
{
    const QRectF at = placed(box);
    painter_.fillRect(at, theme_.cards.square);
    painter_.fillRect(QRectF(at.topLeft(), QSizeF(at.width(), 1.4 * unit_)),
                      points < 0 ? theme_.cards.loss : theme_.cards.gain);
}

void BonusStage::text(const QRectF& box, const QString& text) const
{
    write(box, text, theme_.cards.ink);
}

void BonusStage::points(const QRectF& box, int points) const
{
    write(box, withSign(points), points < 0 ? theme_.cards.loss : theme_.cards.gain);
}

void BonusStage::write(const QRectF& box, const QString& text, const QColor& colour) const
{
    const QRectF at = placed(box);
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(1, static_cast<int>(at.height())));
    const QRectF bounds = QFontMetricsF(font).tightBoundingRect(text);
    if (bounds.isEmpty())
        return;
    const double fit = std::min(at.width() / bounds.width(), 1.0);
    font.setPixelSize(std::max(1, static_cast<int>(fit * at.height())));
    const QRectF tight = QFontMetricsF(font).tightBoundingRect(text);
    painter_.setFont(font);
    painter_.setPen(colour);
    painter_.drawText(at.center() - tight.center(), text);
}

} // namespace lodeline::boomtown
