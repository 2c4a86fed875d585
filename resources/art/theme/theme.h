// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

namespace lodeline::art {

// Every colour that the board and the tiles are painted with.
struct Theme
{
    bool isDark = false;

    // The table under the tiles, and what the board draws on it.
    QColor table;
    QColor tableTexture; // faint pattern on the table
    QColor spot;         // a legal spot, filled with its own alpha
    QColor spotOutline;
    QColor highlight; // the last tile, the hovered spot, the keyboard focus
    QColor text;      // words on the table
    QColor halo;      // outline behind words and marks on tiles

    // The land.
    QColor grass;
    QColor grassLight;
    QColor grassDark;
    QColor foothill;
    QColor rock;
    QColor rockHigh;
    QColor snow;
    QColor shadow;          // multiplied, with alpha
    qreal brightness = 1.0; // 0.5 to 1, of all painted land
    QColor ballast;
    QColor sleeper;
    QColor rail;
    QColor tileEdge; // hairline around a single tile (never on tiles that join)

    static Theme light();
    static Theme dark();

    friend bool operator==(const Theme&, const Theme&) = default;
};

// The colour names that records use, in the order in which new players get them.
const QStringList& playerColourNames();

// The body colour of a player's pieces: told apart with all common kinds of colour blindness by hue or by
// lightness. Any other word gives a stable colour of its own.
QColor playerColour(const QString& name);
// A darker shade for outlines, and the one that reads on top of the body.
QColor playerOutline(const QString& name);
QColor playerInk(const QString& name);

// The emblem that tells pieces apart without colour: one of ● ▲ ■ ◆ ★, painted on every piece.
QString playerMark(const QString& name);

} // namespace lodeline::art
