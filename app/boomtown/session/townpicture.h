// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/boomtownmatch.h"
#include "resources/art/theme/theme.h"

#include <QImage>

namespace lodeline::boomtown {

// The cards of both towns in the order in which they were placed, by seat.
using LaidCards = std::array<std::vector<LaidCard>, kPlayers>;
LaidCards laidCards(const GameRecord& record);

// A small picture of both towns side by side, in any thread. `size` in device-independent pixels.
QImage townPicture(const Deck& deck, const LaidCards& laid, QSize size, qreal devicePixelRatio,
                   const art::Theme& theme);

} // namespace lodeline::boomtown
