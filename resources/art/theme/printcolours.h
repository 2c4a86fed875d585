// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lodeline::art {

// Pages and sheets of pictures.
struct PrintColours
{
    QColor paper;
    QColor ink;
    QColor faintInk;
    QColor caption;     // on a sheet of pictures
    QColor pictureEdge; // on a sheet of pictures
    QColor cutMark;
    QColor cutLine;         // where the picture itself shows no edge
    QColor mountainOutline; // where ink is saved

    friend bool operator==(const PrintColours&, const PrintColours&) = default;
};

// The land where ink is saved.
struct PaleLand
{
    QColor grass;
    QColor grassLight;
    QColor grassDark;
    QColor foothill;
    QColor rock;
    QColor rockHigh;
    QColor snow;
    QColor ballast;

    friend bool operator==(const PaleLand&, const PaleLand&) = default;
};

struct TileBackColours
{
    QColor ground;
    QColor track;
    QColor sleeper;
    QColor emblem;
    QColor shade;

    friend bool operator==(const TileBackColours&, const TileBackColours&) = default;
};

struct TokenBackColours
{
    QColor ground;
    QColor outline;
    QColor ring;
    QColor wood;
    QColor steel;

    friend bool operator==(const TokenBackColours&, const TokenBackColours&) = default;
};

// The backs of what is cut out.
struct PrintedBacks
{
    TileBackColours tile;
    TileBackColours start; // of the start tile
    TokenBackColours token;

    friend bool operator==(const PrintedBacks&, const PrintedBacks&) = default;
};

} // namespace lodeline::art
