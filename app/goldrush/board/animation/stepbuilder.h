// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/animation/step.h"
#include "engine/goldrush/rules/event.h"

#include <QPointF>

#include <vector>

namespace lodeline::goldrush {

class BoardScene;
class GameSession;

// Turns events into the steps that show them on a scene which still shows the position before them.
class StepBuilder
{
public:
    StepBuilder(BoardScene& scene, const GameSession& session);

    std::vector<Step> steps(const std::vector<Event>& events);

private:
    // One for each kind of event, so that a new one is an error of the compiler. Start, draw and end show
    // nothing.
    void add(const events::Start&) { returning_ = false; }
    void add(const events::Draw&) { returning_ = false; }
    void add(const events::End&) { returning_ = false; }
    void add(const events::Place& place);
    void add(const events::Cowboy& cowboy);
    void add(const events::Tent& tent);
    void add(const events::Mine& mine);
    void add(const events::TakeBack& takeBack);
    void add(const events::Score& score);
    void add(const events::Tokens& tokens);
    void add(const events::TokensBack& tokens);
    void add(const events::Return& home);

    void addArrival(int player, events::Piece piece, Position at, SegmentRef segment);
    void addDeparture(int player, events::Piece piece, Position at, SegmentRef segment);
    void addLabel(int milliseconds, QPointF anchor, int seat, const QString& text);
    QString withValues(const QString& text, int seat, const std::vector<int>& tokens) const;

    BoardScene& scene_;
    const GameSession& session_;
    std::vector<Step> steps_;
    bool returning_ = false; // pieces that come home after one score do so together
};

} // namespace lodeline::goldrush
