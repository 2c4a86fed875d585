// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/phrase.h"

#include <QString>

namespace lodeline::goldrush {

// What the window says of tiles and tile sets.
QString phraseOf(app::Phrase wanted);

} // namespace lodeline::goldrush
