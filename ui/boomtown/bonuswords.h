// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"

#include <QString>

// The bonuses in the language of the window.
namespace lodeline::boomtown {

// The name of its kind: "In between".
QString bonusTitle(BonusKind kind);

// What it brings (B9), in one or two sentences with the numbers of its data.
QString bonusText(const Bonus& bonus);

// "3 points", "−1 point"
QString pointsText(int points);

} // namespace lodeline::boomtown
