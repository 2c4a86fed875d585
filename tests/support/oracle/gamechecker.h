// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/game.h"
#include "tests/support/oracle/bookkeeper.h"

#include <string>
#include <vector>

namespace lodeline::test {

// Plays a game beside a Bookkeeper and keeps every difference between the two as a sentence.
class GameChecker
{
public:
    GameChecker(const std::shared_ptr<const CompiledSet>& set, const Setup& setup);

    const Game& game() const { return game_; }
    bool isOver() const { return game_.phase() == Game::Phase::Over; }
    const std::vector<Move>& moves() const { return moves_; }
    const std::vector<Event>& events() const { return log_; }
    const Bookkeeper& books() const { return books_; }

    // Before the placement: the engine's list of legal placements against every position and rotation.
    void checkPlacements();
    void place(Placement placement);
    // After it: the list of legal actions against every action there is.
    void checkActions();
    void act(const Action& action);
    // Scores, pieces, tokens and all features, each segment of the board.
    void checkState();
    void checkFeatures();

    bool ok() const { return faults_.empty(); }
    std::string faults() const;

private:
    void expect(bool condition, const std::string& fault);
    void expectEvents(const std::vector<Event>& expected, std::vector<Event> actual);
    void followTurn(std::vector<Event> expected, EventList& actual);
    void checkPlaceOf(const events::Score& score);
    FeatureInfo expectedInfo(const OracleFeature& feature) const;
    void checkFeature(const OracleFeature& feature);
    void checkTokens();

    Bookkeeper books_;
    Game game_;
    std::vector<Move> moves_;
    std::vector<Event> log_;
    std::vector<std::string> faults_;
    Placement placement_;
};

} // namespace lodeline::test
