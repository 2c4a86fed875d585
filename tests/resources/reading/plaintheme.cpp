// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/reading/plaintheme.h"

#include <QColor>

#include <algorithm>
#include <cstdlib>

namespace lodeline::art {
namespace {

QColor colourOf(Seen seen)
{
    switch (seen) {
    case Seen::Prairie:
        return {0, 255, 0};
    case Seen::Mountain:
        return {255, 0, 0};
    case Seen::Track:
        return {0, 0, 200};
    case Seen::Town:
        return {255, 255, 0};
    case Seen::Turntable:
        return {0, 255, 255};
    case Seen::Portal:
        return {255, 0, 255};
    case Seen::Buffer:
        return {255, 255, 255};
    case Seen::Fence:
        return {128, 128, 128};
    case Seen::Trail:
        return {255, 160, 0};
    case Seen::TrailEdge:
        return {100, 60, 0};
    case Seen::Arch:
        return {255, 120, 160};
    case Seen::ArchEdge:
        return {110, 0, 60};
    case Seen::Railing:
        return {0, 110, 110};
    case Seen::Tunnel:
        return {130, 80, 255};
    default:
        return {0, 0, 0};
    }
}

// All colours of a group.
template <typename Group>
void fill(Group& group, Seen seen)
{
    auto* colours = reinterpret_cast<QColor*>(&group);
    std::fill(colours, colours + sizeof(Group) / sizeof(QColor), colourOf(seen));
}

} // namespace

Seen seenAs(QRgb pixel)
{
    if (qBlue(pixel) > 60 && qRed(pixel) < 12 && qGreen(pixel) < 12)
        return Seen::Track; // its ballast has lighter and darker stones
    for (int i = static_cast<int>(Seen::Prairie); i <= static_cast<int>(Seen::Tunnel); ++i) {
        const QColor colour = colourOf(static_cast<Seen>(i));
        const int off = std::abs(qRed(pixel) - colour.red()) + std::abs(qGreen(pixel) - colour.green()) +
                        std::abs(qBlue(pixel) - colour.blue());
        if (off < 24)
            return static_cast<Seen>(i);
    }
    return Seen::Nothing;
}

Theme plainTheme()
{
    Theme theme = Theme::light();
    theme.brightness = 1;
    theme.drawing = {0, 0, 0, 0, 0, 0, Qt::black};
    fill(theme.land, Seen::Mountain);
    theme.land.grass = theme.land.grassLight = theme.land.grassDark = colourOf(Seen::Prairie);
    fill(theme.track, Seen::Track);
    theme.track.bedShadow = theme.track.bridgeShadow = theme.track.railShadow = theme.track.sleeperShadow =
        Qt::transparent;
    theme.track.bridgeBeam = theme.track.bridgeOutline = colourOf(Seen::Railing);
    theme.track.buffer = theme.track.bufferStripe = theme.track.bufferOutline = colourOf(Seen::Buffer);
    fill(theme.tunnel, Seen::Portal);
    theme.tunnel.moundShadow = Qt::transparent;
    fill(theme.turntable, Seen::Turntable);
    theme.turntable.shadow = Qt::transparent;
    fill(theme.town, Seen::Town);
    theme.town.houseShadow = theme.town.towerShadow = Qt::transparent;
    theme.houses = {{colourOf(Seen::Town), colourOf(Seen::Town)}};
    theme.ways.gorge = theme.ways.gorgeDark = colourOf(Seen::Gorge);
    theme.ways.trail = theme.ways.trailRut = colourOf(Seen::Trail);
    theme.ways.trailEdge = colourOf(Seen::TrailEdge);
    theme.ways.arch = theme.ways.archCrack = colourOf(Seen::Arch);
    theme.ways.archEdge = colourOf(Seen::ArchEdge);
    theme.ways.fence = theme.ways.fenceOutline = colourOf(Seen::Fence);
    theme.ways.tunnel = colourOf(Seen::Tunnel);
    theme.ways.shadow = Qt::transparent;
    return theme;
}

} // namespace lodeline::art
