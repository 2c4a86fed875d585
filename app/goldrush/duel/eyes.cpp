// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/duel/eyes.h"

#include "resources/art/piecepainter.h"
#include "ui/themed.h"

#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr qreal kEmblem = 26;
constexpr qreal kEyeWidth = 44;
constexpr qreal kEyeHeight = 30;
constexpr qreal kGap = 6;

} // namespace

Eyes::Eyes(QString colour, QWidget* parent)
    : QWidget(parent)
    , colour_(std::move(colour))
{
    setFixedSize(sizeHint());
}

void Eyes::setGaze(qreal gaze)
{
    gaze_ = gaze;
    update();
}

void Eyes::setOpen(bool open)
{
    open_ = open;
    update();
}

void Eyes::paintEye(QPainter& painter, const QRectF& box) const
{
    // The lower lid alone is what is seen of a closed eye.
    QPainterPath lid;
    lid.moveTo(box.left(), box.center().y());
    lid.quadTo(box.center().x(), box.bottom() + 0.35 * box.height(), box.right(), box.center().y());
    QPen line(palette().color(QPalette::WindowText), 2.5);
    line.setCapStyle(Qt::RoundCap);
    if (!open_) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(line);
        painter.drawPath(lid);
        return;
    }
    QPainterPath eye = lid;
    eye.quadTo(box.center().x(), box.top() - 0.35 * box.height(), box.left(), box.center().y());
    const art::Theme& theme = ui::themeOf(*this);
    painter.fillPath(eye, theme.eyes.white);
    const QPointF centre = box.center() + QPointF(gaze_ * 0.17 * box.width(), 0);
    painter.save();
    painter.setClipPath(eye);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.livery(colour_).body);
    painter.drawEllipse(centre, 0.36 * box.height(), 0.36 * box.height());
    painter.setBrush(theme.eyes.pupil);
    painter.drawEllipse(centre, 0.17 * box.height(), 0.17 * box.height());
    painter.setBrush(theme.eyes.glint);
    painter.drawEllipse(centre + QPointF(-2.5, -3), 2, 2);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(line);
    painter.drawPath(eye);
}

void Eyes::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF emblem(0, (height() - kEmblem) / 2, kEmblem, kEmblem);
    const qreal left = kEmblem + kGap;
    const qreal top = (height() - kEyeHeight) / 2;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto place = [&](QRectF box) {
        if (mirrored)
            box.moveLeft(width() - box.right());
        return box.adjusted(2, 0, -2, 0);
    };
    art::paintEmblem(painter, place(emblem.adjusted(-2, 0, 2, 0)), colour_, ui::themeOf(*this));
    paintEye(painter, place({left, top, kEyeWidth, kEyeHeight}));
    paintEye(painter, place({left + kEyeWidth + kGap, top, kEyeWidth, kEyeHeight}));
}

} // namespace lodeline::goldrush
