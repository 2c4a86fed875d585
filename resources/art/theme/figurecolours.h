// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lodeline::art {

struct HorseColours
{
    QColor coat;
    QColor mane;

    friend bool operator==(const HorseColours&, const HorseColours&) = default;
};

// What the figures on tiles share.
struct FigureColours
{
    QColor ink;
    QColor halo;
    QColor shadow;
    QColor countPlate; // under the number of figures

    friend bool operator==(const FigureColours&, const FigureColours&) = default;
};

struct TipiColours
{
    QColor pole;
    QColor hideLight;
    QColor hide;
    QColor hideDark;
    QColor paint;
    QColor otherPaint;

    friend bool operator==(const TipiColours&, const TipiColours&) = default;
};

struct NuggetColours
{
    QColor lump;
    QColor glint;
    QColor light;
    QColor dark;
    QColor darkest;
    QColor low;
    QColor sparkle;
    QColor ink;
    QColor halo;
    QColor shadow;

    friend bool operator==(const NuggetColours&, const NuggetColours&) = default;
};

struct LocomotiveColours
{
    QColor body;
    QColor boilerLight;
    QColor boiler;
    QColor boilerDark;
    QColor cab;
    QColor window;
    QColor brass;
    QColor wheel;
    QColor wheelRim;
    QColor rod;
    QColor steam;
    QColor ink;
    QColor halo;
    QColor shadow;

    friend bool operator==(const LocomotiveColours&, const LocomotiveColours&) = default;
};

} // namespace lodeline::art
