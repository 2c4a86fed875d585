// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"

#include <QString>

// The names of what cards show, in the language of the window.
namespace lodeline::boomtown {

// As a label: "Mountains", "Wagon".
QString territoryName(Territory territory);
QString symbolName(Symbol symbol);

// Inside a sentence: "mountains", "wagon", "wagons".
QString territoryInText(Territory territory);
QString symbolInText(Symbol symbol);
QString symbolsInText(Symbol symbol);

} // namespace lodeline::boomtown
