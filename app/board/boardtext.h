// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/game.h"
#include "engine/goldrush/record.h"

#include <QCoreApplication>
#include <QString>

namespace lodeline::app {

// The words of the board, for tips, the status bar and screen readers.
class BoardText
{
    Q_DECLARE_TR_FUNCTIONS(BoardText)

public:
    // "column 2, row -1"
    static QString position(Position at);
    // "Place at column 2, row -1, turned 90 degrees"
    static QString placement(const Placement& placement);
    // "railroad of 4 tiles, 1 open end"
    static QString feature(const FeatureInfo& feature);
    // "Railwayman: railroad of 4 tiles, 1 open end"
    static QString action(const Game& game, const Action& action);
    // The same with the place, so that it is clear without looking.
    static QString actionName(const Game& game, const Action& action);
    // "38 fits nowhere: removed"
    static QString discarded(const std::vector<std::string>& tiles);
    // What to say about an event to those who do not see it; empty for most.
    static QString announcement(const Event& event, const GameRecord& record);

private:
    static QString cowboy(FeatureKind ground);
    static QString railroad(const FeatureInfo& feature);
    static QString mountain(const FeatureInfo& feature);
    static QString score(const events::Score& score, const GameRecord& record);
    static QString kind(events::Score::Kind kind);
    static QString joined(const QStringList& parts);
};

} // namespace lodeline::app
