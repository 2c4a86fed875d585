// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lodeline::art {

// The pattern of the table: woven threads, each with an alpha from `faintest` to `strongest`.
struct TableTexture
{
    int threads = 0;
    int shine = 100;  // every third of them: brightness in per cent of the table
    int faintest = 0; // 0 to 255
    int strongest = 0;

    friend bool operator==(const TableTexture&, const TableTexture&) = default;
};

// The table under the tiles, and what the board draws on it.
struct BoardColours
{
    QColor table;
    QColor thread; // faint pattern on the table
    QColor spot;   // a legal spot, filled with its own alpha
    QColor spotOutline;
    QColor highlight; // the last tile, the hovered spot, the keyboard focus
    QColor text;      // words on the table
    QColor halo;      // outline behind words and marks on tiles

    friend bool operator==(const BoardColours&, const BoardColours&) = default;
};

} // namespace lodeline::art
