// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"
#include "engine/goldrush/rules/game.h"

#include <QCoreApplication>
#include <QString>

namespace lodeline::goldrush {

// The words of the board, for tips, the status bar and screen readers.
class BoardText
{
    Q_DECLARE_TR_FUNCTIONS(BoardText)

public:
    // "Place at column 2, row -1, turned 90 degrees"
    static QString placement(const Placement& placement);
    // Why the drawn tile fits in no rotation on an empty square, and what clashes as it is held.
    static QString whyNot(const Game& game, Position at, Rotation held);
    // What clashes there as it is held: "north: railroad against mountain"
    static QString clashes(const Game& game, Position at, Rotation held);
    // Phase Act: why no cowboy can be put on the tile just placed; empty where one can.
    static QString whyNoCowboy(const Game& game);
    // "4 tiles, 1 open end"
    static QString feature(const FeatureInfo& feature);
    // "Put a railwayman on the railroad: 4 tiles, 1 open end"; different for each action of one turn.
    static QString action(const Game& game, const Action& action);
    // What the status bar notes of an event; empty for most.
    static QString announcement(const Event& event, const GameRecord& record);
};

} // namespace lodeline::goldrush
