// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/boardcolours.h"
#include "resources/art/theme/cardcolours.h"
#include "resources/art/theme/figurecolours.h"
#include "resources/art/theme/piececolours.h"
#include "resources/art/theme/printcolours.h"
#include "resources/art/theme/tilecolours.h"
#include "resources/art/theme/windowcolours.h"

#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace lodeline::art {

// Every colour that the program shows, as a *.theme.json has them (docs/formats.md). Handed down to whoever
// paints; one that nobody has filled in has no colours.
struct Theme
{
    static constexpr std::size_t kPlayers = 5; // with colours of their own

    QString name;
    bool isDark = false;    // its windows
    qreal brightness = 1.0; // 0.5 to 1, of all painted land

    WindowColours window;
    MarkColours marks;
    ChartColours charts;
    BoardColours board;
    TableTexture texture;
    LandColours land;
    PlantColours plants;
    TrackColours track;
    TunnelColours tunnel;
    TurntableColours turntable;
    TownColours town;
    std::vector<HouseColours> houses = std::vector<HouseColours>(1); // at least one
    FigureColours figures;
    std::vector<HorseColours> horses = std::vector<HorseColours>(1); // at least one
    TipiColours tipi;
    NuggetColours nugget;
    LocomotiveColours locomotive;
    PieceColours pieces;
    std::array<Livery, kPlayers> liveries; // in the order of playerColourNames()
    OtherLiveries otherLiveries;
    TokenColours tokens;
    EyeColours eyes;
    CardColours cards;
    TerritoriesColours territories;
    SymbolsColours symbols;
    PrintColours print;
    PrintedBacks backs;
    PrintedBacks paleBacks; // where ink is saved
    PaleLand paleLand;

    // Of a player by the colour name of a record: told apart with all common kinds of colour blindness by hue
    // or by lightness. Any other word gives a stable colour of its own.
    Livery livery(const QString& colour) const;

    // Those that the program brings along, read when they are first asked for.
    static const Theme& light();
    static const Theme& dark();

    friend bool operator==(const Theme&, const Theme&) = default;
};

// The colour names that records use, in the order in which new players get them.
const QStringList& playerColourNames();

// The emblem that tells pieces apart without colour: one of ● ▲ ■ ◆ ★, painted on every piece.
QString playerMark(const QString& name);

} // namespace lodeline::art
