// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/boardcolours.h"
#include "resources/art/theme/cardcolours.h"
#include "resources/art/theme/figurecolours.h"
#include "resources/art/theme/piececolours.h"
#include "resources/art/theme/printcolours.h"
#include "resources/art/theme/tilecolours.h"
#include "resources/art/theme/vision.h"
#include "resources/art/theme/windowcolours.h"

#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace lodeline::art {

// The themes that the program brings along. High contrast has one for light and one for dark windows.
enum class ShippedTheme { Day, Dusk, Ink, Contrast, ContrastDark };
inline constexpr std::array kShippedThemes{ShippedTheme::Day, ShippedTheme::Dusk, ShippedTheme::Ink,
                                           ShippedTheme::Contrast, ShippedTheme::ContrastDark};

// Every colour that the program shows, as a *.theme.json has them (docs/formats.md). Handed down to whoever
// paints; one that nobody has filled in has no colours.
struct Theme
{
    static constexpr std::size_t kPlayers = 5; // with colours of their own

    QString name;
    bool isDark = false;          // its windows
    bool ownWindows = false;      // as a theme of the board, the windows take their colours from it, too
    qreal brightness = 1.0;       // 0.5 to 1, of all painted land
    Vision vision = Vision::Full; // whose eyes its colours are meant for; pictures have yet to be changed

    WindowColours window;
    MarkColours marks;
    ChartColours charts;
    BoardColours board;
    TableTexture texture;
    DrawingStyle drawing;
    LandColours land;
    PlantColours plants;
    TrackColours track;
    TunnelColours tunnel;
    WayColours ways;
    TurntableColours turntable;
    TownColours town;
    std::vector<HouseColours> houses = std::vector<HouseColours>(1); // at least one
    FigureColours figures;
    std::vector<HorseColours> horses = std::vector<HorseColours>(1); // at least one
    TipiColours tipi;
    NuggetColours nugget;
    LocomotiveColours locomotive;
    PieceColours pieces;
    PieceStyle pieceStyle;
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

    // One that the program brings along, read when it is first asked for.
    static const Theme& shipped(ShippedTheme theme);
    // What goes with light windows and with dark ones: day and dusk.
    static const Theme& light() { return shipped(ShippedTheme::Day); }
    static const Theme& dark() { return shipped(ShippedTheme::Dusk); }

    friend bool operator==(const Theme&, const Theme&) = default;
};

// The colour names that records use, in the order in which new players get them.
const QStringList& playerColourNames();

// The emblem that tells pieces apart without colour: one of ● ▲ ■ ◆ ★, painted on every piece.
QString playerMark(const QString& name);
// The pattern that does so on prairies, and on pieces where the theme asks for it: each emblem has one.
Qt::BrushStyle playerPattern(const QString& name);

} // namespace lodeline::art
