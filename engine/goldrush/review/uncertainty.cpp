// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/review/uncertainty.h"

#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/player.h"
#include "engine/goldrush/review/turns.h"

namespace lodeline::goldrush {
namespace {

constexpr std::size_t kPositions = 8000;
constexpr std::uint64_t kMostGames = 400; // of a set of which hardly a tile can be placed
constexpr std::uint32_t kWeakEvery = 5;   // moves, in every second game

struct Expectation
{
    Outlook outlook;
    std::array<int, kMaxPlayers> turns{};
    double turnsOfAll = 0;
};

Expectation expectationOf(const Game& game, const Weights& weights)
{
    Expectation expectation;
    expectation.outlook = Observer(game, GoldSight::Revealed, {}, weights).look(game);
    for (int player = 0; player < game.players(); ++player)
        expectation.turns[static_cast<std::size_t>(player)] = turnsLeft(game, player);
    expectation.turnsOfAll = meanTurnsLeft(game);
    return expectation;
}

// Sums over pairs of players for the line through the origin that fits errors to turns best.
class Fit
{
public:
    void add(const Expectation& expectation, const Outlook& end, std::size_t players)
    {
        for (std::size_t a = 0; a < players; ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const double error = (end.score[a] - end.score[b]) -
                                     (expectation.outlook.score[a] - expectation.outlook.score[b]);
                const double turns = expectation.turns[a] - expectation.turns[b];
                errors_ += error * error;
                products_ += error * turns;
                turns_ += turns * turns;
                turnsOfAll_ += expectation.turnsOfAll;
            }
    }

    Uncertainty result() const
    {
        if (turnsOfAll_ <= 0)
            return {};
        const double turn = turns_ > 0 ? products_ / turns_ : 0.0;
        return {turn, (errors_ - turn * products_) / turnsOfAll_};
    }

private:
    double errors_ = 0;
    double products_ = 0;
    double turns_ = 0;
    double turnsOfAll_ = 0;
};

// The last expectation is the end.
std::vector<Expectation> playOut(Game& game, bool weak, const Weights& weights, const std::stop_token& stop,
                                 const std::function<void()>& beforeATurn)
{
    std::vector<Expectation> course;
    Random random(game.state()->setup.seed);
    Game scratch(game);
    while (game.phase() != Game::Phase::Over && !stop.stop_requested()) {
        if (beforeATurn)
            beforeATurn();
        course.push_back(expectationOf(game, weights));
        if (weak && random.below(kWeakEvery) == 0)
            playRandomMove(game, random);
        else
            game.play(bestMove(game, Lens(game, weights), scratch).move);
    }
    course.push_back(expectationOf(game, weights));
    return course;
}

} // namespace

Uncertainty measureUncertainty(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                               const Weights& weights, const std::stop_token& stop,
                               const std::function<void()>& beforeATurn)
{
    Fit fit;
    std::size_t positions = 0;
    for (std::uint64_t seed = 1; seed <= kMostGames && positions < kPositions; ++seed) {
        Setup own = setup;
        own.seed = seed;
        own.startPlayer = static_cast<int>(seed) % setup.players;
        Game game(set, own);
        const std::vector<Expectation> course = playOut(game, seed % 2 == 0, weights, stop, beforeATurn);
        if (stop.stop_requested())
            return {};
        for (std::size_t n = 0; n + 1 < course.size(); ++n)
            fit.add(course[n], course.back().outlook, static_cast<std::size_t>(setup.players));
        positions += course.size();
    }
    return fit.result();
}

} // namespace lodeline::goldrush
