// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/review/choice.h"

#include "engine/goldrush/ai/future.h"
#include "engine/goldrush/ai/lookahead.h"

#include <algorithm>

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

    // One more future of the move; the n-th is the same for all moves.
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

private:
    const Game& game_;
    const Observer& observer_;
    int plies_;
    std::uint64_t seed_;
    Future future_;
};

// The first is the move that was played.
std::vector<Trial> trialsOf(const Game& game, const Move& played, const Observer& observer,
                            const ReviewSettings& settings, std::uint64_t seed, const std::stop_token& stop)
{
    std::vector<Trial> trials{{played, {}, {}}};
    if (settings.candidates == 0)
        return trials;
    Budget budget = Budget::playouts(settings.scouting);
    budget.setStopToken(stop);
    LookaheadSettings scout = kFarSeeing;
    scout.candidates = 2 * settings.candidates;
    scout.depth = settings.depth;
    for (const CandidateMove& rival :
         lookAhead(game, scout, std::move(budget), Random(seed), observer.weights())) {
        if (static_cast<int>(trials.size()) > settings.candidates)
            break;
        if (rival.move != played)
            trials.push_back({rival.move, {}, {}});
    }
    return trials;
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
    std::vector<Trial> trials = trialsOf(game, played, observer, settings, seed, stop);
    if (trials.size() < 2)
        return std::nullopt;
    TrialRunner runner(game, observer, settings.depth.between(game.players()), seed);
    for (int n = 0; n < settings.futures; ++n)
        for (Trial& trial : trials) {
            if (stop.stop_requested())
                return std::nullopt;
            runner.go(trial);
        }
    const auto worthMore = [](const Trial& a, const Trial& b) { return a.total() > b.total(); };
    const Trial& own = trials.front();
    const auto best = std::min_element(trials.begin() + 1, trials.end(), worthMore);
    if (!isClear(*best, own))
        return std::nullopt;
    const auto mover = static_cast<std::size_t>(game.player());
    const double count = settings.futures;
    const auto lead = [&](const Trial& trial) { return trial.sum.lead(game.player(), game.players()); };
    const double left = own.sum.chance[mover] / count;
    return BetterMove{best->move, std::max(0.0, best->sum.chance[mover] / count - left), left,
                      (lead(*best) - lead(own)) / count, reasonsFor(game, best->move)};
}

} // namespace lodeline::goldrush
