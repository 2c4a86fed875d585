// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/relief/pixels.h"

#include "resources/art/land/anchors.h"

namespace lodeline::art {

Pixels::Pixels(Rotation rotation, QSize px)
    : turned_(index(rotation) % 2 != 0)
    , width_(px.width())
    , height_(px.height())
{
    const auto back = static_cast<Rotation>((kRotations - index(rotation)) % kRotations);
    const auto tilePoint = [&](int column, int row) {
        return rotated(QPointF((column + 0.5) / width_, (row + 0.5) / height_), back);
    };
    for (int column = 0; column < width_; ++column)
        (turned_ ? ys_ : xs_).push_back(turned_ ? tilePoint(column, 0).y() : tilePoint(column, 0).x());
    for (int row = 0; row < height_; ++row)
        (turned_ ? xs_ : ys_).push_back(turned_ ? tilePoint(0, row).x() : tilePoint(0, row).y());
}

Pixels::Pixels(int cells)
    : turned_(false)
    , width_(cells + 1)
    , height_(cells + 1)
{
    for (int i = 0; i <= cells; ++i)
        xs_.push_back(double(i) / cells);
    ys_ = xs_;
}

PixelNoise::PixelNoise(const Pixels& pixels, QPointF scale, double offset, std::uint32_t seed)
    : xs_(pixels.forEachX([&](double x) { return latticeStep(x * scale.x() + offset); }))
    , ys_(pixels.forEachY([&](double y) { return latticeStep(y * scale.y() + offset); }))
    , seed_(seed)
{
}

} // namespace lodeline::art
