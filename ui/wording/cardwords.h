// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"

#include <QString>

// The names of what cards show, in the language of the window.
namespace lodeline::ui {

// As a label: "Mountains", "Wagon".
QString territoryName(boomtown::Territory territory);
QString symbolName(boomtown::Symbol symbol);

// Inside a sentence: "mountains", "wagon", "wagons".
QString territoryInText(boomtown::Territory territory);
QString symbolInText(boomtown::Symbol symbol);
QString symbolsInText(boomtown::Symbol symbol);

} // namespace lodeline::ui
