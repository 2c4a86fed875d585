// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "ui/keys/keytext.h"

#include <QString>

namespace lodeline::boomtown {

// The schemes of addresses of pictures; the rest names the kind of a bonus, as in files.
inline constexpr QLatin1String kBonusScheme{"bonus"}; // the back of its card
inline constexpr QLatin1String kTownScheme{"town"};   // a town that it counts in
inline constexpr QLatin1String kGroupScheme{"group"}; // the largest group of its land there
inline constexpr QLatin1String kCoverScheme{"cover"}; // a card over others; names no bonus

// Pages of help as simple HTML in the language of the window.
QString rulesHtml(const Deck& deck);       // with the bonuses of that deck
QString keysHtml(const ui::KeyText& keys); // what keys and the mouse do

} // namespace lodeline::boomtown
