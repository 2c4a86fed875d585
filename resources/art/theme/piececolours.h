// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lodeline::art {

// What the pieces of one player are painted with.
struct Livery
{
    QColor body;
    QColor outline;
    QColor ink;          // reads on top of the body
    bool isDark = false; // needs more light

    friend bool operator==(const Livery&, const Livery&) = default;
};

// Of players whose colour has a name of its own, which chooses the hue.
struct OtherLiveries
{
    int saturation = 0; // 0 to 255
    int value = 0;      // 0 to 255
    QColor ink;

    friend bool operator==(const OtherLiveries&, const OtherLiveries&) = default;
};

// What the pieces of all players share.
struct PieceColours
{
    QColor halo;
    QColor cowboyShadow;
    QColor hatShadow; // on the face
    QColor tentShadow;
    QColor tentPole;

    friend bool operator==(const PieceColours&, const PieceColours&) = default;
};

// How pieces are painted, beside their colours.
struct PieceStyle
{
    int outline = 100;     // width of outlines in per cent of the usual one
    bool patterns = false; // each player has one of stripes, dots and checks, beside the emblem

    friend bool operator==(const PieceStyle&, const PieceStyle&) = default;
};

// Of mining: face down in stacks, and face up as coins or gravel.
struct TokenColours
{
    QColor gold;
    QColor rim;
    QColor rimTop;
    QColor outline;
    QColor number;
    QColor numberHalo;
    QColor halo;
    QColor shadow;
    QColor coin;
    QColor coinOutline;
    QColor coinNumber;
    QColor coinNumberHalo;
    QColor gravel;
    QColor gravelOutline;
    QColor stone;
    QColor stoneOutline;

    friend bool operator==(const TokenColours&, const TokenColours&) = default;
};

// Of those who stare at each other.
struct EyeColours
{
    QColor white;
    QColor pupil;
    QColor glint;

    friend bool operator==(const EyeColours&, const EyeColours&) = default;
};

} // namespace lodeline::art
