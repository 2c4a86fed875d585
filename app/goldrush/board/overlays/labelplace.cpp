// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/labelplace.h"

#include <algorithm>
#include <array>

namespace lodeline::goldrush {
namespace {

constexpr qreal kAround = 10;
constexpr qreal kFirst = 4; // times as bad to hide as others

QRectF within(QRectF label, const QRectF& room)
{
    label.moveTop(std::max(std::min(label.top(), room.bottom() - label.height()), room.top()));
    label.moveLeft(std::max(std::min(label.left(), room.right() - label.width()), room.left()));
    return label;
}

qreal hidden(const QRectF& label, const std::vector<QRectF>& kept)
{
    qreal area = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const QRectF both = label & kept[i];
        area += both.width() * both.height() * (i == 0 ? kFirst : 1);
    }
    return area;
}

} // namespace

QRectF labelPlace(const QRectF& usual, const QRectF& room, const std::vector<QRectF>& kept)
{
    QRectF best = within(usual, room);
    if (kept.empty())
        return best;
    const QRectF first = kept.front();
    QRectF all = first;
    for (const QRectF& part : kept)
        all |= part;
    const qreal width = usual.width();
    const qreal height = usual.height();
    const qreal beside = first.center().y() - height / 2;
    const std::array corners{QPointF(usual.left(), all.top() - kAround - height),
                             QPointF(usual.left(), all.bottom() + kAround),
                             QPointF(all.right() + kAround, beside),
                             QPointF(all.left() - kAround - width, beside),
                             QPointF(first.right() + kAround, first.top() - kAround - height),
                             QPointF(first.right() + kAround, first.bottom() + kAround),
                             QPointF(first.left() - kAround - width, first.bottom() + kAround),
                             QPointF(first.left() - kAround - width, first.top() - kAround - height)};
    qreal least = hidden(best, kept);
    for (const QPointF corner : corners) {
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
