// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/patchwork.h"

#include "resources/art/draw/finished.h"
#include "resources/art/draw/onpixels.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr int kKeptAround = 1; // patches beyond the seen ones, each way

QRect targetOf(const QTransform& device, const QRectF& part)
{
    const QPoint first(art::onPixel(device.m11() * part.left() + device.dx()),
                       art::onPixel(device.m22() * part.top() + device.dy()));
    const QPoint beyond(art::onPixel(device.m11() * part.right() + device.dx()),
                        art::onPixel(device.m22() * part.bottom() + device.dy()));
    return {first, beyond - QPoint(1, 1)};
}

template <typename Visit>
void forEach(const QRect& cells, Visit visit)
{
    for (int y = cells.top(); y <= cells.bottom(); ++y)
        for (int x = cells.left(); x <= cells.right(); ++x)
            visit(QPoint(x, y));
}

} // namespace

QRectF Patchwork::Level::part(QPoint cell) const
{
    const qreal side = kSide / scale;
    return {cell.x() * side, cell.y() * side, side, side};
}

QRect Patchwork::Level::cells(const QRectF& part) const
{
    const qreal side = kSide / scale;
    const auto at = [side](qreal place) { return static_cast<int>(std::floor(place / side)); };
    const auto until = [side](qreal place) { return static_cast<int>(std::ceil(place / side)) - 1; };
    return {QPoint(at(part.left()), at(part.top())), QPoint(until(part.right()), until(part.bottom()))};
}

Patchwork::Patchwork(Paint paint, Ready ready)
    : paint_(std::move(paint))
    , ready_(std::move(ready))
{
}

void Patchwork::drop(const QRectF& part)
{
    for (Level* level : {&shown_, &before_, &overview_}) {
        for (auto patch = level->patches.begin(); patch != level->patches.end(); ++patch)
            if (level->part(patch.key()).intersects(part))
                *patch = {{}, State::Dropped};
    }
}

void Patchwork::renew(const QRectF& part)
{
    for (Level* level : {&shown_, &overview_}) {
        for (auto patch = level->patches.begin(); patch != level->patches.end(); ++patch)
            if (patch->state == State::Fresh && level->part(patch.key()).intersects(part))
                patch->state = State::Aged;
    }
}

void Patchwork::renewAll()
{
    for (Level* level : {&shown_, &overview_})
        for (Patch& patch : level->patches)
            if (patch.state == State::Fresh)
                patch.state = State::Aged;
}

void Patchwork::clear()
{
    for (Level* level : {&shown_, &before_, &overview_})
        level->patches.clear();
}

void Patchwork::paintPatch(const Level& level, QPoint cell, Patch& patch)
{
    time_.spend([&] { patch = {art::finished(paint_(level.part(cell))), State::Fresh}; });
    ++paintings_;
}

bool Patchwork::isDue(QPoint cell, const Patch& patch, bool zooming)
{
    if (patch.state != State::Missing && patch.state != State::Aged)
        return patch.state == State::Dropped;
    if (zooming)
        return false;
    const bool isReady = !ready_ || ready_(shown_.part(cell), time_);
    const bool hasTime = time_.isLeft();
    more_ = more_ || !hasTime;
    return isReady && hasTime;
}

bool Patchwork::paintShown(QPainter& painter, const QTransform& device, const QRectF& seen, bool zooming,
                           QRegion& bare)
{
    bool whole = true;
    forEach(shown_.cells(seen), [&](QPoint cell) {
        Patch& patch = shown_.patches[cell];
        if (isDue(cell, patch, zooming))
            paintPatch(shown_, cell, patch);
        const QRect target = targetOf(device, shown_.part(cell));
        if (patch.state == State::Missing)
            bare += target;
        else if (!patch.picture.isNull())
            painter.drawPixmap(target, patch.picture);
        whole = whole && patch.state == State::Fresh;
    });
    return whole;
}

// What is stretched is no longer bare.
void Patchwork::stretch(QPainter& painter, const QTransform& device, const QRectF& seen, const Level& level,
                        QRegion& bare) const
{
    if (bare.isEmpty() || level.patches.isEmpty())
        return;
    QRegion stretched;
    painter.setClipRegion(bare);
    forEach(level.cells(seen), [&](QPoint cell) {
        const auto patch = level.patches.constFind(cell);
        const QRect target = targetOf(device, level.part(cell));
        if (patch == level.patches.constEnd() || patch->state < State::Aged || !bare.intersects(target))
            return;
        stretched += target;
        if (!patch->picture.isNull())
            painter.drawPixmap(target, patch->picture);
    });
    bare -= stretched;
    painter.setClipping(false);
}

void Patchwork::prepareOverview(const QRectF& seen)
{
    forEach(overview_.cells(seen), [this](QPoint cell) {
        Patch& patch = overview_.patches[cell];
        if (patch.state >= State::Aged)
            return;
        if (patch.state == State::Dropped || time_.isLeft())
            paintPatch(overview_, cell, patch);
        else
            more_ = true;
    });
}

void Patchwork::forgetUnseen(const QRectF& seen)
{
    const QRect kept = shown_.cells(seen).adjusted(-kKeptAround, -kKeptAround, kKeptAround, kKeptAround);
    shown_.patches.removeIf([&kept](const auto& patch) { return !kept.contains(patch.key()); });
    before_ = {};
}

bool Patchwork::paint(QPainter& painter, const QRectF& seen, bool zooming)
{
    const QTransform world = painter.worldTransform();
    const QTransform device = painter.deviceTransform();
    if (!world.isInvertible() || !device.isInvertible())
        return true;
    time_.begin();
    more_ = false;
    if (shown_.scale <= 0 || (!zooming && !qFuzzyCompare(shown_.scale, device.m11()))) {
        before_ = std::exchange(shown_, Level{device.m11(), {}});
    }
    painter.save();
    painter.setWorldTransform((world.inverted() * device).inverted()); // physical pixels
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    QRegion bare;
    const bool whole = paintShown(painter, device, seen, zooming, bare);
    if (before_.scale > 0)
        stretch(painter, device, seen, before_, bare);
    if (!bare.isEmpty()) {
        prepareOverview(seen);
        stretch(painter, device, seen, overview_, bare);
    }
    painter.restore();
    if (!whole || zooming)
        return false;
    forgetUnseen(seen);
    return true;
}

bool Patchwork::prepare(const QRectF& part)
{
    time_.begin();
    bool found = false;
    forEach(overview_.cells(part), [&](QPoint cell) {
        Patch& patch = overview_.patches[cell];
        if (found || patch.state == State::Fresh)
            return;
        paintPatch(overview_, cell, patch);
        found = true;
    });
    return found;
}

qsizetype Patchwork::bytes() const
{
    qsizetype bytes = 0;
    for (const Level* level : {&shown_, &before_, &overview_})
        for (const Patch& patch : level->patches)
            bytes += patch.picture.isNull() ? 0 : qsizetype{4} * kSide * kSide;
    return bytes;
}

} // namespace lodeline::goldrush
