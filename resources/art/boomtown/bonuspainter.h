// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "resources/art/theme/theme.h"

#include <QRectF>

class QPainter;

namespace lodeline::boomtown {

// Explains a bonus by a picture made of its data, on paper that fills the target. Legible from 120 by 80 px
// on. Numbers stand from left to right in every language.
void paintBonus(QPainter& painter, const QRectF& target, const Bonus& bonus, const art::Theme& theme);

} // namespace lodeline::boomtown
