// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/lookahead.h"

#include "engine/boomtown/ai/drafttree.h"
#include "engine/boomtown/ai/ending.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

bool isBetter(const CandidateMove& one, const CandidateMove& other)
{
    return one.lead > other.lead;
}

bool holds(const std::vector<CandidateMove>& moves, const Move& move)
{
    return std::ranges::any_of(moves, [&move](const CandidateMove& known) { return known.move == move; });
}

class Lookahead
{
public:
    Lookahead(const Game& game, const LookaheadSettings& settings, Budget& budget, const Wanted& wanted)
        : game_(game)
        , settings_(settings)
        , budget_(budget)
        , wanted_(wanted)
        , tree_(game)
    {
    }

    std::vector<CandidateMove> run()
    {
        for (const Pass& pass : passes()) {
            std::vector<CandidateMove> found = tried(candidates(pass.placements), pass.plies);
            // What there was no time for stays behind what was tried again, the best of before among it.
            for (const CandidateMove& known : best_)
                if (budget_.exhausted() && !holds(found, known.move))
                    found.push_back(known);
            best_ = std::move(found);
            if (budget_.exhausted())
                return best_;
        }
        if (isSolved())
            solve();
        return best_;
    }

private:
    bool isSolved() const { return !settings_.endingWidths.empty() && isEnding(game_); }
    const std::vector<Pass>& passes() const { return isSolved() ? settings_.endingPasses : settings_.passes; }

    void solve()
    {
        EndingSolver solver(game_, budget_);
        for (const std::size_t width : settings_.endingWidths) {
            const auto solved = solver.best(best_.front().move, width);
            if (!solved)
                return;
            for (CandidateMove& known : best_)
                known.lead = std::min(known.lead, solved->lead);
            put(*solved);
        }
        if (!wanted_.also || wanted_.also == best_.front().move)
            return;
        if (const auto lead = solver.lead(*wanted_.also))
            put({*wanted_.also, *lead});
    }

    // In its place, before those that are as good.
    void put(const CandidateMove& move)
    {
        std::erase_if(best_, [&move](const CandidateMove& known) { return known.move == move.move; });
        best_.insert(std::ranges::lower_bound(best_, move, isBetter), move);
    }

    // Those of the pass before come first, best first.
    std::vector<CandidateMove> candidates(int placements) const
    {
        std::vector<CandidateMove> moves = best_;
        if (wanted_.also)
            addNew(moves, *wanted_.also);
        if (game_.phase() == Game::Phase::Begin)
            addBeginnings(moves);
        else
            addPlacements(moves, placements);
        return moves;
    }

    static void addNew(std::vector<CandidateMove>& moves, const Move& move)
    {
        if (!holds(moves, move))
            moves.push_back({move, 0});
    }

    static void addBeginnings(std::vector<CandidateMove>& moves)
    {
        for (int at = 0; at < kCircle; ++at)
            addNew(moves, {Move::Type::Begin, at, 0, {}});
    }

    // Of each card that can be taken so many.
    void addPlacements(std::vector<CandidateMove>& moves, int placements) const
    {
        const int player = game_.player();
        const Bonuses bonuses = game_.bonuses();
        Survey survey(game_.town(player), game_.town(1 - player).counts(), bonuses);
        std::vector<Choice> choices(static_cast<std::size_t>(placements));
        const int last = lastSkip();
        for (int skip = 0; skip <= last; ++skip) {
            Move move{isDraft() ? Move::Type::Draft : Move::Type::Free, 0, skip, {}};
            const Front& front = game_.deck().cards[static_cast<std::size_t>(game_.cardOf(move))].front;
            const std::size_t count = survey.best(front, choices);
            for (const Choice& choice : std::span(choices).first(count)) {
                move.placement = choice.placement;
                addNew(moves, move);
            }
        }
    }

    bool isDraft() const { return game_.phase() == Game::Phase::Draft; }
    int lastSkip() const
    {
        return isDraft() ? std::min(settings_.mostSkipped, static_cast<int>(game_.left().size()) - 1) : 0;
    }

    std::vector<CandidateMove> tried(std::vector<CandidateMove> moves, int plies)
    {
        std::vector<CandidateMove> found;
        for (const CandidateMove& candidate : moves) {
            const bool isExact = found.size() < wanted_.best || candidate.move == wanted_.also;
            const int atLeast = isExact ? -kMuch : found[wanted_.best - 1].lead;
            const int lead = leadAfter(candidate.move, plies, atLeast);
            if (budget_.exhausted() && !best_.empty())
                break;
            const CandidateMove move{candidate.move, lead};
            found.insert(std::ranges::upper_bound(found, move, isBetter), move);
        }
        return found;
    }

    int leadAfter(const Move& move, int plies, int atLeast)
    {
        Game next(game_);
        next.play(move);
        tree_.setPosition(next);
        if (next.player() == game_.player())
            return tree_.search(plies, atLeast, kMuch, budget_);
        return -tree_.search(plies, -kMuch, -atLeast, budget_);
    }

    const Game& game_;
    const LookaheadSettings& settings_;
    Budget& budget_;
    const Wanted& wanted_;
    DraftTree tree_;
    std::vector<CandidateMove> best_;
};

} // namespace

std::vector<CandidateMove> lookAhead(const Game& game, const LookaheadSettings& settings, Budget budget,
                                     const Wanted& wanted)
{
    budget.start();
    return Lookahead(game, settings, budget, wanted).run();
}

Move LookaheadPlayer::choose(const Game& game, std::uint64_t /*seed*/, std::stop_token stop)
{
    Budget budget = budget_;
    budget.setStopToken(std::move(stop));
    return lookAhead(game, settings_, std::move(budget)).front().move;
}

} // namespace lodeline::boomtown
