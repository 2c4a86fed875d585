// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QPixmap>

namespace lodeline::app {

// The ground of the table: a square pattern that joins at its edges, for tiling. Quiet on purpose.
QPixmap tableTexture(const art::Theme& theme, qreal devicePixelRatio);

} // namespace lodeline::app
