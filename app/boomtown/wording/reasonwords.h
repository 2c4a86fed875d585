// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/reasons.h"

#include <QString>

// Why a move is good or bad, in the language of the window.
namespace lodeline::boomtown {

// "Water: the largest group gains 3 squares"
QString reasonText(const Reason& reason, const Bonuses& bonuses);
// Those that weigh most, and always what passing over cards costs: "Water: the largest group gains 3
// squares; gives the opponent 2 cards (value in their town: 7 points)". Empty when there are none.
QString reasonsText(const std::vector<Reason>& reasons, const Bonuses& bonuses);

} // namespace lodeline::boomtown
