// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/review/choice.h"

#include "engine/goldrush/ai/future.h"
#include "engine/goldrush/ai/lookahead.h"

#include <algorithm>
#include <array>
#include <span>

namespace lodeline::goldrush {
namespace {

constexpr double kWorthMentioning = 0.005;
// Where the game is decided and chances do not tell moves apart, points do: one counts as 0.1 %.
constexpr double kPoint = 0.001;

struct Trial
{
    Move move;
    std::vector<double> worths; // by future
    Outlook sum;

    double total() const
    {
        double result = 0;
        for (const double worth : worths)
            result += worth;
        return result;
    }
};

// Lets moves be played in the same futures.
class TrialRunner
{
public:
    TrialRunner(const Game& game, const Observer& observer, int plies, std::uint64_t seed)
        : game_(game)
        , observer_(observer)
        , plies_(plies)
        , seed_(seed)
        , future_(game, observer.weights())
    {
    }

    // So many futures of each move, the same ones for all; false when stopped.
    bool go(std::span<Trial> trials, int futures, const std::stop_token& stop)
    {
        for (int n = 0; n < futures; ++n)
            for (Trial& trial : trials) {
                if (stop.stop_requested())
                    return false;
                go(trial);
            }
        return true;
    }

private:
    void go(Trial& trial)
    {
        constexpr int kNobody = -1;
        const Outlook outlook =
            observer_.look(future_.after(trial.move, kNobody, plies_, {seed_, trial.worths.size()}));
        const int mover = game_.player();
        trial.sum.add(outlook, 1.0);
        trial.worths.push_back(outlook.chance[static_cast<std::size_t>(mover)] +
                               kPoint * outlook.lead(mover, game_.players()));
    }

    const Game& game_;
    const Observer& observer_;
    int plies_;
    std::uint64_t seed_;
    Future future_;
};

// Those that looking ahead likes best.
std::vector<Trial> rivalsOf(const Game& game, const Move& played, const Observer& observer,
                            const ReviewSettings& settings, std::uint64_t seed, const std::stop_token& stop)
{
    std::vector<Trial> rivals;
    if (settings.candidates == 0)
        return rivals;
    Budget budget = Budget::playouts(settings.scouting);
    budget.setStopToken(stop);
    LookaheadSettings scout = kFarSeeing;
    scout.candidates = 2 * settings.candidates;
    scout.depth = settings.depth;
    for (const CandidateMove& rival :
         lookAhead(game, scout, std::move(budget), Random(seed), observer.weights())) {
        if (static_cast<int>(rivals.size()) == settings.candidates)
            break;
        if (rival.move != played)
            rivals.push_back({rival.move, {}, {}});
    }
    return rivals;
}

bool isClear(const Trial& better, const Trial& played)
{
    PairedDifference ahead;
    for (std::size_t n = 0; n < played.worths.size(); ++n)
        ahead.add(better.worths[n] - played.worths[n]);
    return ahead.mean() > kWorthMentioning && ahead.isClear();
}

} // namespace

std::optional<BetterMove> findBetter(const Game& game, const Move& played, const Observer& observer,
                                     const ReviewSettings& settings, std::uint64_t seed,
                                     const std::stop_token& stop)
{
    std::vector<Trial> rivals = rivalsOf(game, played, observer, settings, seed, stop);
    if (rivals.empty())
        return std::nullopt;
    const int plies = settings.depth.between(game.players());
    // The best of a few owes something to luck, which it does not have again in other futures.
    if (rivals.size() > 1 &&
        !TrialRunner(game, observer, plies, ~seed).go(rivals, settings.futures / 2, stop))
        return std::nullopt;
    const auto best = std::ranges::max_element(rivals, {}, &Trial::total);
    std::array judged{Trial{played, {}, {}}, Trial{best->move, {}, {}}};
    if (!TrialRunner(game, observer, plies, seed).go(judged, settings.futures, stop))
        return std::nullopt;
    const auto& [own, better] = judged;
    if (!isClear(better, own))
        return std::nullopt;
    const auto mover = static_cast<std::size_t>(game.player());
    const double count = settings.futures;
    const auto lead = [&](const Trial& trial) { return trial.sum.lead(game.player(), game.players()); };
    const double left = own.sum.chance[mover] / count;
    return BetterMove{better.move, std::max(0.0, better.sum.chance[mover] / count - left), left,
                      (lead(better) - lead(own)) / count, reasonsFor(game, better.move)};
}

} // namespace lodeline::goldrush
