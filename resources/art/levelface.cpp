// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/levelface.h"

#include "resources/art/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lodeline::art {
namespace {

constexpr qreal kSide = 100; // of the square that is drawn in
constexpr QPointF kMiddle{50, 58};

class Face
{
public:
    Face(QPainter& painter, const Theme& theme)
        : painter_(painter)
        , theme_(theme)
        , line_(theme.figures.ink, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
    {
    }

    void person()
    {
        head();
        eyes(3.2);
        mouth({38, 73}, {62, 73}, 8);
        hat(theme_.horses.front().coat, {14, 38, 72, 9}, 22, 16);
    }

    // Straw hat, wide eyes, freckles, open mouth.
    void greenhorn()
    {
        head();
        painter_.setPen(line_);
        painter_.setBrush(theme_.eyes.white);
        for (const qreal x : {39.0, 61.0})
            painter_.drawEllipse(QPointF(x, 56), 7.5, 7.5);
        eyes(3);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.tipi.hideDark);
        for (const QPointF freckle : {QPointF(31, 67), QPointF(36, 70), QPointF(64, 70), QPointF(69, 67)})
            painter_.drawEllipse(freckle, 1.8, 1.8);
        painter_.setPen(line_);
        painter_.setBrush(theme_.figures.ink);
        painter_.drawEllipse(QPointF(50, 77), 5, 6);
        hat(theme_.nugget.light, {6, 37, 88, 8}, 18, 24);
        painter_.drawLine(QPointF(66, 20), QPointF(82, 8)); // a straw that sticks out
    }

    // A full beard and a hat that has seen better days.
    void prospector()
    {
        head();
        QPainterPath beard(QPointF(22, 60));
        beard.cubicTo(22, 104, 78, 104, 78, 60);
        beard.cubicTo(70, 74, 60, 66, 50, 68);
        beard.cubicTo(40, 66, 30, 74, 22, 60);
        fill(beard, theme_.locomotive.rod);
        eyes(2.8);
        mouth({42, 78}, {58, 78}, 4);
        QPainterPath slouch(QPointF(8, 46));
        slouch.cubicTo(24, 34, 76, 46, 94, 34);
        slouch.cubicTo(84, 30, 76, 28, 72, 26);
        slouch.cubicTo(70, 4, 34, 2, 28, 28);
        slouch.cubicTo(20, 34, 12, 38, 8, 46);
        fill(slouch, theme_.horses.front().mane);
    }

    // A flat cap, straight brows and a moustache.
    void foreman()
    {
        head();
        eyes(3.2);
        painter_.drawLine(QPointF(30, 49), QPointF(44, 51));
        painter_.drawLine(QPointF(70, 49), QPointF(56, 51));
        QPainterPath moustache(QPointF(50, 68));
        moustache.cubicTo(60, 62, 68, 68, 70, 76);
        moustache.cubicTo(60, 78, 54, 76, 50, 73);
        moustache.cubicTo(46, 76, 40, 78, 30, 76);
        moustache.cubicTo(32, 68, 40, 62, 50, 68);
        fill(moustache, theme_.horses.front().mane);
        mouth({44, 83}, {56, 83}, 0);
        QPainterPath cap(QPointF(16, 40));
        cap.cubicTo(18, 10, 82, 8, 86, 38);
        cap.lineTo(96, 44);
        cap.cubicTo(70, 38, 40, 38, 16, 40);
        fill(cap, theme_.locomotive.boiler);
    }

    // A top hat, a monocle and a thin moustache that points upwards.
    void baron()
    {
        head();
        eyes(3);
        painter_.drawLine(QPointF(30, 52), QPointF(44, 47));
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme_.locomotive.brass, 3.5));
        painter_.drawEllipse(QPointF(61, 56), 10, 10);
        painter_.drawLine(QPointF(70, 61), QPointF(76, 84));
        painter_.setPen(line_);
        QPainterPath tips(QPointF(26, 64));
        tips.cubicTo(34, 76, 46, 72, 50, 70);
        tips.cubicTo(54, 72, 66, 76, 74, 64);
        painter_.drawPath(tips);
        mouth({42, 80}, {60, 77}, 4);
        hat(theme_.locomotive.body, {12, 34, 76, 8}, 20, 0);
        painter_.setPen(QPen(theme_.locomotive.cab, 6));
        painter_.drawLine(QPointF(24, 28), QPointF(76, 28));
    }

private:
    void fill(const QPainterPath& shape, const QColor& colour)
    {
        painter_.setPen(line_);
        painter_.setBrush(colour);
        painter_.drawPath(shape);
    }

    void head()
    {
        QPainterPath round;
        round.addEllipse(kMiddle, 30, 34);
        fill(round, theme_.tipi.hide);
    }

    void eyes(qreal radius)
    {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.figures.ink);
        for (const qreal x : {39.0, 61.0})
            painter_.drawEllipse(QPointF(x, 56), radius, radius);
        painter_.setPen(line_);
    }

    void mouth(QPointF from, QPointF to, qreal smile)
    {
        QPainterPath lips(from);
        lips.quadTo((from + to) / 2 + QPointF(0, smile), to);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(line_);
        painter_.drawPath(lips);
    }

    // A crown over a brim; `narrow` is how much less wide the crown is on each side, `top` how low it begins.
    void hat(const QColor& colour, const QRectF& brim, qreal narrow, qreal top)
    {
        QPainterPath crown;
        const QRectF box(brim.left() + narrow / 2, top + 2, brim.width() - narrow,
                         brim.center().y() - top - 2);
        crown.addRoundedRect(box, 9, 9);
        fill(crown, colour);
        QPainterPath edge;
        edge.addRoundedRect(brim, brim.height() / 2, brim.height() / 2);
        fill(edge, colour);
    }

    QPainter& painter_;
    const Theme& theme_;
    const QPen line_;
};

} // namespace

void paintLevelFace(QPainter& painter, const QRectF& box, LevelFace face, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = std::min(box.width(), box.height()) / kSide;
    painter.translate(box.center() - QPointF(kSide, kSide) * scale / 2);
    painter.scale(scale, scale);
    Face drawn(painter, theme);
    switch (face) {
    case LevelFace::Person:
        drawn.person();
        break;
    case LevelFace::Greenhorn:
        drawn.greenhorn();
        break;
    case LevelFace::Prospector:
        drawn.prospector();
        break;
    case LevelFace::Foreman:
        drawn.foreman();
        break;
    case LevelFace::Baron:
        drawn.baron();
        break;
    }
    painter.restore();
}

} // namespace lodeline::art
