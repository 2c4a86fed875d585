// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/guide/guidecard.h"

namespace lodeline::boomtown {

class BoardView;

// What somebody needs to know who plays for the first time, on a board with a match: the circle, the next
// card, what passing over means (B3), placing (B5) and points (B7, B8).
std::vector<app::GuideCard::Step> firstSteps(const BoardView& board);

} // namespace lodeline::boomtown
