// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"

#include <QColor>

#include <array>

namespace lodeline::art {

// What one kind of land on cards is painted with.
struct TerritoryColours
{
    QColor ground;
    QColor light; // lit sides of the ground
    QColor dark;  // sides of the ground in the shade
    QColor feature;
    QColor featureLight;
    QColor featureDark;

    friend bool operator==(const TerritoryColours&, const TerritoryColours&) = default;
};

struct SymbolColours
{
    QColor body;
    QColor detail; // on the body

    friend bool operator==(const SymbolColours&, const SymbolColours&) = default;
};

// What all cards share.
struct CardColours
{
    QColor plate; // under a symbol
    QColor plateOutline;
    QColor plateShadow;
    QColor edge; // of a card
    QColor edgeShine;
    QColor seam;  // between the squares of a card
    QColor paper; // under the picture of a bonus
    QColor paperShade;
    QColor ink;    // numbers and lines of such a picture
    QColor square; // one that may show anything
    QColor squareOutline;
    QColor gain;
    QColor loss;
    QColor frame; // of the back
    QColor frameLine;
    QColor frameOrnament;

    friend bool operator==(const CardColours&, const CardColours&) = default;
};

// By index(Territory) and index(Symbol).
using TerritoriesColours = std::array<TerritoryColours, boomtown::kTerritories>;
using SymbolsColours = std::array<SymbolColours, boomtown::kSymbols>;

} // namespace lodeline::art
