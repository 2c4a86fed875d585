// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme.h"

#include <QPixmap>
#include <QSize>

namespace lodeline::app {

// A piece of land for the background of the start page: tiles of the classic set, laid by the rules from the
// middle outwards. `size` in device-independent pixels; the same size and theme give the same land.
QPixmap startPatch(QSize size, qreal devicePixelRatio, const art::Theme& theme);

} // namespace lodeline::app
