// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/labelplace.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr qreal kAround = 10;

QRectF within(QRectF label, const QRectF& room)
{
    label.moveTop(std::max(std::min(label.top(), room.bottom() - label.height()), room.top()));
    label.moveLeft(std::max(std::min(label.left(), room.right() - label.width()), room.left()));
    return label;
}

qreal hidden(const QRectF& label, const std::vector<Kept>& kept)
{
    qreal area = 0;
    for (const Kept& what : kept) {
        const QRectF both = label & what.part;
        area += both.width() * both.height() * what.weight;
    }
    return area;
}

// The corners of places to try, the nearest ones first.
std::vector<QPointF> places(const QRectF& usual, const QRectF& room, const std::vector<Kept>& kept)
{
    const QRectF first = kept.front().part;
    QRectF all = first;
    for (const Kept& what : kept) {
        if (what.weight > Kept::kOther)
            all |= what.part;
    }
    const qreal width = usual.width();
    const qreal height = usual.height();
    const qreal beside = first.center().y() - height / 2;
    const qreal right = room.right() - width;
    const qreal bottom = room.bottom() - height;
    return {{usual.left(), all.top() - kAround - height},
            {usual.left(), all.bottom() + kAround},
            {all.right() + kAround, beside},
            {all.left() - kAround - width, beside},
            {first.right() + kAround, first.top() - kAround - height},
            {first.right() + kAround, first.bottom() + kAround},
            {first.left() - kAround - width, first.bottom() + kAround},
            {first.left() - kAround - width, first.top() - kAround - height},
            {usual.left(), room.top()},
            {usual.left(), bottom},
            {right, beside},
            {room.left(), beside},
            room.topLeft(),
            {right, room.top()},
            {room.left(), bottom},
            {right, bottom}};
}

} // namespace

QRectF labelPlace(const QRectF& usual, const QRectF& room, const std::vector<Kept>& kept)
{
    QRectF best = within(usual, room);
    if (kept.empty())
        return best;
    qreal least = hidden(best, kept);
    for (const QPointF corner : places(usual, room, kept)) {
        const QRectF label = within({corner, usual.size()}, room);
        const qreal area = hidden(label, kept);
        if (area < least) {
            least = area;
            best = label;
        }
    }
    return best;
}

} // namespace lodeline::goldrush
