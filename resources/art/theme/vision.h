// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <array>

namespace lodeline::art {

// How somebody sees colours: all of them, or without the cones for long, for middling or for short waves.
enum class Vision { Full, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array kAllVisions{Vision::Full, Vision::Protanopia, Vision::Deuteranopia,
                                        Vision::Tritanopia};

// A colour as such a person sees it, after Machado, Oliveira and Fernandes (2009). The alpha stays.
QColor seen(const QColor& colour, Vision vision);
QImage seen(const QImage& image, Vision vision);

} // namespace lodeline::art
