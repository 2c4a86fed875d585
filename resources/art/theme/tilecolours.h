// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lodeline::art {

struct HouseColours
{
    QColor wall;
    QColor roof;

    friend bool operator==(const HouseColours&, const HouseColours&) = default;
};

struct LandColours
{
    QColor grass;
    QColor grassLight;
    QColor grassDark;
    QColor foothill;
    QColor rock;
    QColor rockHigh;
    QColor snow;
    QColor tileEdge; // hairline around a single tile (never on tiles that join)

    friend bool operator==(const LandColours&, const LandColours&) = default;
};

// How land is drawn: as it looks from above with light and shadow, or with the lines of a map.
struct DrawingStyle
{
    int shading = 100; // light and shadow of mountains, in per cent
    int tone = 100;    // lighter and darker patches of prairie, and their grain, in per cent
    int plants = 100;  // how many of them are strewn, in per cent
    int contours = 0;  // strength of lines of the same height, in per cent
    int hatching = 0;  // how much of the ground in the shade is covered by lines, in per cent
    int foot = 0;      // width of the line around a mountain, in thousandths of a tile
    QColor ink;        // of these lines

    friend bool operator==(const DrawingStyle&, const DrawingStyle&) = default;
};

// What is strewn over the land, stones included.
struct PlantColours
{
    QColor sage;
    QColor sageShadow;
    QColor stone;
    QColor stoneLight;
    QColor stoneShadow;
    QColor pine;
    QColor pineLight;
    QColor pineTrunk;
    QColor pineShadow;

    friend bool operator==(const PlantColours&, const PlantColours&) = default;
};

struct TrackColours
{
    QColor ballast;
    QColor bedShadow;
    QColor sleeper;
    QColor sleeperShadow;
    QColor rail;
    QColor railShine;
    QColor railShadow;
    QColor bridge;
    QColor bridgeBeam;
    QColor bridgeOutline;
    QColor bridgeShadow;
    QColor buffer;
    QColor bufferStripe;
    QColor bufferOutline;

    friend bool operator==(const TrackColours&, const TrackColours&) = default;
};

struct TunnelColours
{
    QColor wall;
    QColor wallOutline;
    QColor joint; // between its stones
    QColor mouth; // where the track goes in
    QColor dark;  // further in
    QColor mouthOutline;
    QColor moundShadow;

    friend bool operator==(const TunnelColours&, const TunnelColours&) = default;
};

// What tells segments apart and together where the land alone does not. Themes may leave them out.
struct WayColours
{
    QColor gorge;     // ground that no prairie reaches
    QColor gorgeDark; // its depth
    QColor trail;     // leads from one part of a prairie to another
    QColor trailEdge; // its railings
    QColor trailRut;
    QColor arch; // of rock, from one part of a mountain to another
    QColor archCrack;
    QColor archEdge;
    QColor fence; // between two prairies
    QColor fenceOutline;
    QColor tunnel; // dashes above a track below a mountain
    QColor shadow; // of trails and arches on what lies below

    friend bool operator==(const WayColours&, const WayColours&) = default;
};

struct TurntableColours
{
    QColor rim;
    QColor pit;
    QColor pitEdge;
    QColor pitRail;
    QColor shadow;
    QColor deck;
    QColor plank;
    QColor deckOutline;

    friend bool operator==(const TurntableColours&, const TurntableColours&) = default;
};

struct TownColours
{
    QColor ground;
    QColor groundOuter;
    QColor groundEdge;
    QColor groundOutline;
    QColor outline; // of houses and towers
    QColor window;
    QColor houseShadow;
    QColor barrel;
    QColor barrelDark;
    QColor towerRoof;
    QColor towerShadow;

    friend bool operator==(const TownColours&, const TownColours&) = default;
};

} // namespace lodeline::art
