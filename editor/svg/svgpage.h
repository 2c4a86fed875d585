// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStringView>

#include <optional>

namespace lodeline::goldrush::editor {

// What the first element of an SVG picture says of its size; empty for what it does not say.
struct SvgSize
{
    QStringView viewBox;
    QStringView width;
    QStringView height;
    QStringView preserveAspectRatio;
};

// The page that a drawing program shows, in units of the picture: more than the view box where that does not
// fill it, less where it is cut. Nothing for a picture without a size.
std::optional<QRectF> pageOf(const SvgSize& size);

} // namespace lodeline::goldrush::editor
