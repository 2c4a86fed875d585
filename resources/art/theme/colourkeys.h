// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <array>

namespace lodeline::art {

template <typename Group>
struct ColourKey
{
    const char* key;
    QColor Group::*colour;
};

template <typename Group, std::size_t N>
using ColourKeys = std::array<ColourKey<Group>, N>;

// The keys of a group of colours in a theme's file, in its order.
template <typename Group>
inline constexpr int kColourKeys = 0;

template <>
inline constexpr ColourKeys<WindowColours, 16> kColourKeys<WindowColours>{{
    {"window", &WindowColours::window},
    {"base", &WindowColours::base},
    {"alternate", &WindowColours::alternate},
    {"button", &WindowColours::button},
    {"text", &WindowColours::text},
    {"faint", &WindowColours::faint},
    {"highlight", &WindowColours::highlight},
    {"highlightedText", &WindowColours::highlightedText},
    {"link", &WindowColours::link},
    {"tip", &WindowColours::tip},
    {"bright", &WindowColours::bright},
    {"line", &WindowColours::line},
    {"cardShadow", &WindowColours::cardShadow},
    {"paperShadow", &WindowColours::paperShadow},
    {"tileShadow", &WindowColours::tileShadow},
    {"markShadow", &WindowColours::markShadow},
}};

template <>
inline constexpr ColourKeys<MarkColours, 6> kColourKeys<MarkColours>{{
    {"fine", &MarkColours::fine},
    {"error", &MarkColours::error},
    {"warning", &MarkColours::warning},
    {"note", &MarkColours::note},
    {"glyph", &MarkColours::glyph},
    {"alarm", &MarkColours::alarm},
}};

template <>
inline constexpr ColourKeys<BoardColours, 7> kColourKeys<BoardColours>{{
    {"table", &BoardColours::table},
    {"thread", &BoardColours::thread},
    {"spot", &BoardColours::spot},
    {"spotOutline", &BoardColours::spotOutline},
    {"highlight", &BoardColours::highlight},
    {"text", &BoardColours::text},
    {"halo", &BoardColours::halo},
}};

template <>
inline constexpr ColourKeys<LandColours, 8> kColourKeys<LandColours>{{
    {"grass", &LandColours::grass},
    {"grassLight", &LandColours::grassLight},
    {"grassDark", &LandColours::grassDark},
    {"foothill", &LandColours::foothill},
    {"rock", &LandColours::rock},
    {"rockHigh", &LandColours::rockHigh},
    {"snow", &LandColours::snow},
    {"tileEdge", &LandColours::tileEdge},
}};

template <>
inline constexpr ColourKeys<PlantColours, 9> kColourKeys<PlantColours>{{
    {"sage", &PlantColours::sage},
    {"sageShadow", &PlantColours::sageShadow},
    {"stone", &PlantColours::stone},
    {"stoneLight", &PlantColours::stoneLight},
    {"stoneShadow", &PlantColours::stoneShadow},
    {"pine", &PlantColours::pine},
    {"pineLight", &PlantColours::pineLight},
    {"pineTrunk", &PlantColours::pineTrunk},
    {"pineShadow", &PlantColours::pineShadow},
}};

template <>
inline constexpr ColourKeys<TrackColours, 14> kColourKeys<TrackColours>{{
    {"ballast", &TrackColours::ballast},
    {"bedShadow", &TrackColours::bedShadow},
    {"sleeper", &TrackColours::sleeper},
    {"sleeperShadow", &TrackColours::sleeperShadow},
    {"rail", &TrackColours::rail},
    {"railShine", &TrackColours::railShine},
    {"railShadow", &TrackColours::railShadow},
    {"bridge", &TrackColours::bridge},
    {"bridgeBeam", &TrackColours::bridgeBeam},
    {"bridgeOutline", &TrackColours::bridgeOutline},
    {"bridgeShadow", &TrackColours::bridgeShadow},
    {"buffer", &TrackColours::buffer},
    {"bufferStripe", &TrackColours::bufferStripe},
    {"bufferOutline", &TrackColours::bufferOutline},
}};

template <>
inline constexpr ColourKeys<TunnelColours, 7> kColourKeys<TunnelColours>{{
    {"wall", &TunnelColours::wall},
    {"wallOutline", &TunnelColours::wallOutline},
    {"joint", &TunnelColours::joint},
    {"mouth", &TunnelColours::mouth},
    {"dark", &TunnelColours::dark},
    {"mouthOutline", &TunnelColours::mouthOutline},
    {"moundShadow", &TunnelColours::moundShadow},
}};

template <>
inline constexpr ColourKeys<WayColours, 12> kColourKeys<WayColours>{{
    {"gorge", &WayColours::gorge},
    {"gorgeDark", &WayColours::gorgeDark},
    {"trail", &WayColours::trail},
    {"trailEdge", &WayColours::trailEdge},
    {"trailRut", &WayColours::trailRut},
    {"arch", &WayColours::arch},
    {"archCrack", &WayColours::archCrack},
    {"archEdge", &WayColours::archEdge},
    {"fence", &WayColours::fence},
    {"fenceOutline", &WayColours::fenceOutline},
    {"tunnel", &WayColours::tunnel},
    {"shadow", &WayColours::shadow},
}};

template <>
inline constexpr ColourKeys<TurntableColours, 8> kColourKeys<TurntableColours>{{
    {"rim", &TurntableColours::rim},
    {"pit", &TurntableColours::pit},
    {"pitEdge", &TurntableColours::pitEdge},
    {"pitRail", &TurntableColours::pitRail},
    {"shadow", &TurntableColours::shadow},
    {"deck", &TurntableColours::deck},
    {"plank", &TurntableColours::plank},
    {"deckOutline", &TurntableColours::deckOutline},
}};

template <>
inline constexpr ColourKeys<TownColours, 11> kColourKeys<TownColours>{{
    {"ground", &TownColours::ground},
    {"groundOuter", &TownColours::groundOuter},
    {"groundEdge", &TownColours::groundEdge},
    {"groundOutline", &TownColours::groundOutline},
    {"outline", &TownColours::outline},
    {"window", &TownColours::window},
    {"houseShadow", &TownColours::houseShadow},
    {"barrel", &TownColours::barrel},
    {"barrelDark", &TownColours::barrelDark},
    {"towerRoof", &TownColours::towerRoof},
    {"towerShadow", &TownColours::towerShadow},
}};

template <>
inline constexpr ColourKeys<FigureColours, 4> kColourKeys<FigureColours>{{
    {"ink", &FigureColours::ink},
    {"halo", &FigureColours::halo},
    {"shadow", &FigureColours::shadow},
    {"countPlate", &FigureColours::countPlate},
}};

template <>
inline constexpr ColourKeys<TipiColours, 6> kColourKeys<TipiColours>{{
    {"pole", &TipiColours::pole},
    {"hideLight", &TipiColours::hideLight},
    {"hide", &TipiColours::hide},
    {"hideDark", &TipiColours::hideDark},
    {"paint", &TipiColours::paint},
    {"otherPaint", &TipiColours::otherPaint},
}};

template <>
inline constexpr ColourKeys<NuggetColours, 10> kColourKeys<NuggetColours>{{
    {"lump", &NuggetColours::lump},
    {"glint", &NuggetColours::glint},
    {"light", &NuggetColours::light},
    {"dark", &NuggetColours::dark},
    {"darkest", &NuggetColours::darkest},
    {"low", &NuggetColours::low},
    {"sparkle", &NuggetColours::sparkle},
    {"ink", &NuggetColours::ink},
    {"halo", &NuggetColours::halo},
    {"shadow", &NuggetColours::shadow},
}};

template <>
inline constexpr ColourKeys<LocomotiveColours, 14> kColourKeys<LocomotiveColours>{{
    {"body", &LocomotiveColours::body},
    {"boilerLight", &LocomotiveColours::boilerLight},
    {"boiler", &LocomotiveColours::boiler},
    {"boilerDark", &LocomotiveColours::boilerDark},
    {"cab", &LocomotiveColours::cab},
    {"window", &LocomotiveColours::window},
    {"brass", &LocomotiveColours::brass},
    {"wheel", &LocomotiveColours::wheel},
    {"wheelRim", &LocomotiveColours::wheelRim},
    {"rod", &LocomotiveColours::rod},
    {"steam", &LocomotiveColours::steam},
    {"ink", &LocomotiveColours::ink},
    {"halo", &LocomotiveColours::halo},
    {"shadow", &LocomotiveColours::shadow},
}};

template <>
inline constexpr ColourKeys<PieceColours, 5> kColourKeys<PieceColours>{{
    {"halo", &PieceColours::halo},
    {"cowboyShadow", &PieceColours::cowboyShadow},
    {"hatShadow", &PieceColours::hatShadow},
    {"tentShadow", &PieceColours::tentShadow},
    {"tentPole", &PieceColours::tentPole},
}};

template <>
inline constexpr ColourKeys<TokenColours, 16> kColourKeys<TokenColours>{{
    {"gold", &TokenColours::gold},
    {"rim", &TokenColours::rim},
    {"rimTop", &TokenColours::rimTop},
    {"outline", &TokenColours::outline},
    {"number", &TokenColours::number},
    {"numberHalo", &TokenColours::numberHalo},
    {"halo", &TokenColours::halo},
    {"shadow", &TokenColours::shadow},
    {"coin", &TokenColours::coin},
    {"coinOutline", &TokenColours::coinOutline},
    {"coinNumber", &TokenColours::coinNumber},
    {"coinNumberHalo", &TokenColours::coinNumberHalo},
    {"gravel", &TokenColours::gravel},
    {"gravelOutline", &TokenColours::gravelOutline},
    {"stone", &TokenColours::stone},
    {"stoneOutline", &TokenColours::stoneOutline},
}};

template <>
inline constexpr ColourKeys<EyeColours, 3> kColourKeys<EyeColours>{{
    {"white", &EyeColours::white},
    {"pupil", &EyeColours::pupil},
    {"glint", &EyeColours::glint},
}};

template <>
inline constexpr ColourKeys<PrintColours, 8> kColourKeys<PrintColours>{{
    {"paper", &PrintColours::paper},
    {"ink", &PrintColours::ink},
    {"faintInk", &PrintColours::faintInk},
    {"caption", &PrintColours::caption},
    {"pictureEdge", &PrintColours::pictureEdge},
    {"cutMark", &PrintColours::cutMark},
    {"cutLine", &PrintColours::cutLine},
    {"mountainOutline", &PrintColours::mountainOutline},
}};

template <>
inline constexpr ColourKeys<PaleLand, 8> kColourKeys<PaleLand>{{
    {"grass", &PaleLand::grass},
    {"grassLight", &PaleLand::grassLight},
    {"grassDark", &PaleLand::grassDark},
    {"foothill", &PaleLand::foothill},
    {"rock", &PaleLand::rock},
    {"rockHigh", &PaleLand::rockHigh},
    {"snow", &PaleLand::snow},
    {"ballast", &PaleLand::ballast},
}};

template <>
inline constexpr ColourKeys<TileBackColours, 5> kColourKeys<TileBackColours>{{
    {"ground", &TileBackColours::ground},
    {"track", &TileBackColours::track},
    {"sleeper", &TileBackColours::sleeper},
    {"emblem", &TileBackColours::emblem},
    {"shade", &TileBackColours::shade},
}};

template <>
inline constexpr ColourKeys<TokenBackColours, 5> kColourKeys<TokenBackColours>{{
    {"ground", &TokenBackColours::ground},
    {"outline", &TokenBackColours::outline},
    {"ring", &TokenBackColours::ring},
    {"wood", &TokenBackColours::wood},
    {"steel", &TokenBackColours::steel},
}};

template <>
inline constexpr ColourKeys<HouseColours, 2> kColourKeys<HouseColours>{{
    {"wall", &HouseColours::wall},
    {"roof", &HouseColours::roof},
}};

template <>
inline constexpr ColourKeys<HorseColours, 2> kColourKeys<HorseColours>{{
    {"coat", &HorseColours::coat},
    {"mane", &HorseColours::mane},
}};

template <>
inline constexpr ColourKeys<TerritoryColours, 6> kColourKeys<TerritoryColours>{{
    {"ground", &TerritoryColours::ground},
    {"light", &TerritoryColours::light},
    {"dark", &TerritoryColours::dark},
    {"feature", &TerritoryColours::feature},
    {"featureLight", &TerritoryColours::featureLight},
    {"featureDark", &TerritoryColours::featureDark},
}};

template <>
inline constexpr ColourKeys<SymbolColours, 2> kColourKeys<SymbolColours>{{
    {"body", &SymbolColours::body},
    {"detail", &SymbolColours::detail},
}};

template <>
inline constexpr ColourKeys<CardColours, 16> kColourKeys<CardColours>{{
    {"plate", &CardColours::plate},
    {"plateOutline", &CardColours::plateOutline},
    {"plateShadow", &CardColours::plateShadow},
    {"edge", &CardColours::edge},
    {"edgeShine", &CardColours::edgeShine},
    {"seam", &CardColours::seam},
    {"paper", &CardColours::paper},
    {"paperShade", &CardColours::paperShade},
    {"ink", &CardColours::ink},
    {"square", &CardColours::square},
    {"squareOutline", &CardColours::squareOutline},
    {"gain", &CardColours::gain},
    {"loss", &CardColours::loss},
    {"frame", &CardColours::frame},
    {"frameLine", &CardColours::frameLine},
    {"frameOrnament", &CardColours::frameOrnament},
}};

} // namespace lodeline::art
