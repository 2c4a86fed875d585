// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QColor>
#include <QImage>
#include <QSize>

namespace lodeline::boomtown {

// The bare ground of a square, opaque. It goes on where another square of the same territory joins, on any
// side.
QImage groundImage(Territory territory, const art::Theme& theme, QSize px);
// The same seen from afar.
QColor groundColour(Territory territory, const art::Theme& theme);

} // namespace lodeline::boomtown
