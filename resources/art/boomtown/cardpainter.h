// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "resources/art/theme/theme.h"

#include <QRectF>

class QPainter;

// Every painter fills its target and paints nothing outside it. In an SVG or a PDF all of it is shapes, and
// the ground has one colour.
namespace lodeline::boomtown {

// How wide a back is for its height.
inline constexpr double kBackAspect = 1.5;

// A square of a card. It is always upright, however its card lies: pines and peaks stand, and the light comes
// from the north-west. So a square is painted alike wherever it shows up, and squares of one territory join
// to one land.
void paintSquare(QPainter& painter, const QRectF& target, Square square, const art::Theme& theme);

// The land of a square alone.
void paintTerritory(QPainter& painter, const QRectF& target, Territory territory, const art::Theme& theme);

// A symbol alone on its plate, in the middle of the target, as wide as high.
void paintSymbol(QPainter& painter, const QRectF& target, Symbol symbol, const art::Theme& theme);

// What makes squares a card: over one of them, the rim of its card on the two outer sides and a seam on the
// inner ones. `quarter` says which square of the card as it lies, in reading order.
void paintRim(QPainter& painter, const QRectF& target, int quarter, const art::Theme& theme);

// A card with its rims, its front as it lies (turned(front) for one upside down).
void paintCard(QPainter& painter, const QRectF& target, const Front& front, const art::Theme& theme);

// The back of a card with its bonus, kBackAspect or so.
void paintCardBack(QPainter& painter, const QRectF& target, const Bonus& bonus, const art::Theme& theme);

} // namespace lodeline::boomtown
