// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/overlays/labelitem.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/knowledge/arrivals.h"
#include "engine/goldrush/knowledge/cowboyobstacle.h"
#include "engine/goldrush/knowledge/featureaccount.h"

#include <vector>

namespace lodeline::goldrush {

// A feature in a few lines: what it is, who stands on it, and what it would bring; where `standing` has the
// pieces on it, also since which turn.
std::vector<LabelItem::Line> featureLines(const FeatureAccount& account, const GameRecord& record,
                                          const std::vector<StandingPiece>& standing = {});

// Whose piece it is, of what kind, and since which turn it stands there.
LabelItem::Line pieceLine(const StandingPiece& standing, const GameRecord& record);

// Why the player may not put a cowboy on it.
QString obstacleText(CowboyObstacle obstacle);

} // namespace lodeline::goldrush
