// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QImage>
#include <QSize>

namespace lodeline::boomtown {

// The bare ground of a square, opaque. It goes on where another square of the same territory joins, on any
// side.
QImage groundImage(Territory territory, const art::Theme& theme, QSize px);

} // namespace lodeline::boomtown
