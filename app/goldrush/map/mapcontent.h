// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace lodeline::goldrush {

class GameSession;

// What a picture of the map shows: a copy, to be painted in any thread. It tells what everybody sees: of gold
// that is not counted yet how many tokens lie there.
struct MapContent
{
    struct Player
    {
        QString name; // ready to be shown
        QString colour;
        int points = 0;
    };

    Game game;
    std::vector<Player> players;  // those with most points first
    std::vector<QString> colours; // by seat
};

MapContent mapContent(const GameSession& session);

enum class MapFormat { Pdf, Svg, Png };
enum class MapSize {
    A4,     // as large as the paper lets it be, upright or across
    A3,     // likewise
    OfTile, // paper as large as the map needs
};

struct MapOptions
{
    static constexpr double kTrueSize = 45;    // mm, a side of a tile
    static constexpr double kLeastTile = 5;    // mm
    static constexpr double kMostTile = 90;    // mm
    static constexpr double kMostPaper = 5000; // mm; readers of PDF end there
    static constexpr int kLeastDpi = 72;
    static constexpr int kMostDpi = 600;

    MapSize size = MapSize::A4;
    double tile = kTrueSize; // mm; MapSize::OfTile alone looks at it
    int dpi = 300;
};

// Where everything lies, in millimetres.
struct MapLayout
{
    QSizeF paper;
    QRectF map;
    QRectF caption; // below it: a line for each player
    double tile = 0;
};

// Any options: what is beyond the limits is brought within them.
MapLayout layOut(const MapContent& content, const MapOptions& options);

} // namespace lodeline::goldrush
