// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/pictures/picturedparts.h"
#include "resources/art/own/partpictures.h"
#include "resources/art/theme/theme.h"

#include <QRectF>

class QPainter;

namespace lodeline::goldrush::editor {

// The part as players see it: the set's own where it has one that can be shown, else the game's.
void paintPart(QPainter& painter, const QRectF& box, SetPart part, const art::Theme& theme,
               const art::PartPictures& own);

} // namespace lodeline::goldrush::editor
