// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/theme/vision.h"

#include <algorithm>
#include <cmath>

namespace lodeline::art {
namespace {

using Light = std::array<double, 3>; // red, green, blue in linear light, 0 to 1
using Matrix = std::array<Light, 3>;

// "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
// Visualization and Computer Graphics 15 (2009): the table of severity 1.0, in the order of Vision.
constexpr std::array<Matrix, 4> kMatrices{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

double linear(int byte)
{
    const double value = byte / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

const std::array<double, 256>& linearLight()
{
    static const auto table = [] {
        std::array<double, 256> values{};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = linear(static_cast<int>(i));
        return values;
    }();
    return table;
}

int encoded(double light)
{
    const double bounded = std::clamp(light, 0.0, 1.0);
    const double value = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * std::pow(bounded, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(value * 255));
}

QRgb seen(QRgb pixel, const Matrix& matrix)
{
    const auto& light = linearLight();
    const auto at = [&](int byte) { return light[static_cast<std::size_t>(byte)]; };
    const Light from{at(qRed(pixel)), at(qGreen(pixel)), at(qBlue(pixel))};
    const auto part = [&](std::size_t row) {
        const Light& weights = matrix[row];
        return encoded(weights[0] * from[0] + weights[1] * from[1] + weights[2] * from[2]);
    };
    return qRgba(part(0), part(1), part(2), qAlpha(pixel));
}

const Matrix& matrixOf(Vision vision)
{
    return kMatrices[static_cast<std::size_t>(vision)];
}

} // namespace

QColor seen(const QColor& colour, Vision vision)
{
    if (vision == Vision::Full || !colour.isValid())
        return colour;
    return QColor::fromRgba(seen(colour.rgba(), matrixOf(vision)));
}

QImage seen(const QImage& image, Vision vision)
{
    if (vision == Vision::Full || image.isNull())
        return image;
    QImage changed = image.convertToFormat(QImage::Format_ARGB32);
    const Matrix& matrix = matrixOf(vision);
    for (int y = 0; y < changed.height(); ++y) {
        auto* const line = reinterpret_cast<QRgb*>(changed.scanLine(y));
        std::transform(line, line + changed.width(), line, [&](QRgb pixel) { return seen(pixel, matrix); });
    }
    return changed;
}

} // namespace lodeline::art
