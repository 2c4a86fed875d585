// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/pictures/picturedparts.h"

#include <QString>

namespace lodeline::goldrush::editor {

// What a picture of a set shows, in the language of the window: "Mining token, 5".
QString partName(SetPart part);

} // namespace lodeline::goldrush::editor
