// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QRgb>

namespace lodeline::art {

// What a pixel of a tile in the plain theme is part of.
enum class Seen {
    Nothing,
    Prairie,
    Mountain,
    Track,
    Town,
    Turntable,
    Portal,
    Buffer,
    Gorge,
    Fence,
    Trail,
    TrailEdge,
    Arch,
    ArchEdge,
    Railing,
    Tunnel
};

// Every kind of ground and of sign in one plain colour of its own, without light, shadow and plants.
Theme plainTheme();
Seen seenAs(QRgb pixel);

} // namespace lodeline::art
