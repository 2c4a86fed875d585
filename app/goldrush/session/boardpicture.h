// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"
#include "resources/art/theme/theme.h"

#include <QImage>

namespace lodeline::goldrush {

// A small picture of the tiles on the whole board, in any thread but the window's: it waits for the pictures
// that the set brings along. Where these take too long, tiles are painted from their definition. `size` in
// device-independent pixels.
QImage boardPicture(const Game& game, QSize size, qreal devicePixelRatio, const art::Theme& theme);

} // namespace lodeline::goldrush
