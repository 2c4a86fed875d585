// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/output/progress.h"
#include "engine/cli/output/say.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/learning/setlearning.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lodeline::goldrush {
namespace {

SetLearning learningOf(const cli::LearnCall& call, const CompiledSet& set)
{
    SetLearning learning = SetLearning::usual(set);
    learning.rounds = call.rounds.value_or(learning.rounds);
    learning.seed = call.seed.value_or(learning.seed);
    learning.jobs = call.jobs;
    if (call.gamesPerRound) {
        learning.gamesPerRound = *call.gamesPerRound;
        // Whoever wants few games waits for no more of them in the matches at the end.
        const int most = *call.gamesPerRound + *call.gamesPerRound % 2;
        learning.matchGames = std::min(learning.matchGames, most);
        learning.proofGames = std::min(learning.proofGames, most);
    }
    return learning;
}

} // namespace

cli::Outcome<std::string> learnCall(const cli::LearnCall& call)
{
    const auto tiles = namedTileSet(call.set);
    if (!tiles)
        return tl::unexpected(cli::Fault{});
    const auto set = std::make_shared<const CompiledSet>(*tiles);
    const SetLearning learning = learningOf(call, *set);
    const std::atomic<bool>& interrupted = cli::stopsWhenInterrupted();
    std::stop_source stop;
    std::optional<LearnedSet> learned;
    {
        constexpr int kPerMille = 1000;
        const cli::Progress progress(kPerMille);
        int shown = 0;
        const auto show = [&](double done) {
            const auto now = static_cast<int>(std::lround(kPerMille * done));
            if (std::exchange(shown, now) != now)
                progress.show(now);
            if (interrupted)
                stop.request_stop();
        };
        learned = learnSet(set, learning, show, stop.get_token());
    }
    if (!learned)
        return tl::unexpected(
            cli::Fault{cli::InputAtFault, "stopped before it was learned, so that nothing is written"});
    cli::say(stdout, "{} games; by one ply it wins {:.1f} % against what the program knows of all sets\n",
             learned->games, 100 * learned->share);
    return toJson(*learned);
}

} // namespace lodeline::goldrush
