// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"
#include "tests/support/oracle/bookkeeper.h"

#include <string>
#include <vector>

namespace lodeline::test {

// Plays a game beside a Bookkeeper and keeps every difference between the two as a sentence.
class GameChecker
{
public:
    GameChecker(const std::shared_ptr<const goldrush::CompiledSet>& set, const goldrush::Setup& setup);

    const goldrush::Game& game() const { return game_; }
    bool isOver() const { return game_.phase() == goldrush::Game::Phase::Over; }
    const std::vector<goldrush::Move>& moves() const { return moves_; }
    const std::vector<goldrush::Event>& events() const { return log_; }
    const Bookkeeper& books() const { return books_; }

    // Before the placement: the engine's list of legal placements against every position and rotation.
    void checkPlacements();
    void place(goldrush::Placement placement);
    // After it: the list of legal actions against every action there is.
    void checkActions();
    void act(const goldrush::Action& action);
    // Scores, pieces, tokens and all features, each segment of the board.
    void checkState();
    void checkFeatures();

    bool ok() const { return faults_.empty(); }
    std::string faults() const;

private:
    void expect(bool condition, const std::string& fault);
    void expectEvents(const std::vector<goldrush::Event>& expected, std::vector<goldrush::Event> actual);
    void followTurn(std::vector<goldrush::Event> expected, goldrush::EventList& actual);
    void checkPlaceOf(const goldrush::events::Score& score);
    goldrush::FeatureInfo expectedInfo(const OracleFeature& feature) const;
    void checkFeature(const OracleFeature& feature);
    void checkTokens();

    Bookkeeper books_;
    goldrush::Game game_;
    std::vector<goldrush::Move> moves_;
    std::vector<goldrush::Event> log_;
    std::vector<std::string> faults_;
    goldrush::Placement placement_;
};

} // namespace lodeline::test
