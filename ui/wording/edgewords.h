// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

#include <QString>

// Edges of tiles and what lies at them, in the language of the window.
namespace lodeline::ui {

QString sideName(Side side);                     // "north"
QString halfEdgeName(HalfEdge half);             // "north edge, western half"
QString featureName(goldrush::FeatureKind kind); // "railroad"

} // namespace lodeline::ui
