// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/layout.h"
#include "resources/art/theme/theme.h"

#include <QImage>
#include <QSize>

namespace lodeline::art {

// The ground of a turned tile without anything built on it: prairie and mountains in relief, lit from the
// north-west of the screen. Opaque; the edge pixels depend only on the kind of the edge.
QImage paintLand(const Layout& layout, const Theme& theme, Rotation rotation, QSize px);

} // namespace lodeline::art
