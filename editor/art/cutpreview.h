// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace lodeline::goldrush::editor {

inline constexpr int kCutPreview = 96; // px, the longer side

// A picture that is not square, small, as it is before it is cut.
QImage smallWhole(const QImage& image);
// The same with what is cut off pale around the middle, which stays.
QImage withCut(const QImage& whole);

} // namespace lodeline::goldrush::editor
