// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/call.h"
#include "bench/strength/contestant.h"
#include "bench/strength/report.h"
#include "bench/strength/resultsfile.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/progress.h"
#include "engine/core/file.h"
#include "engine/core/jsonreader.h"
#include "engine/core/pictures/sha256.h"

#include <fmt/format.h>

#include <cstdio>

namespace lodeline::strength {
namespace {

constexpr int kDone = 0;
constexpr int kInputAtFault = 1;

// What tells this build from others.
std::string program()
{
    constexpr std::size_t kMost = 1U << 30;
    return toHex(sha256Of(readFile("/proc/self/exe", kMost).value_or("")));
}

void say(const std::string& lines)
{
    fmt::print("{}", lines);
    std::fflush(stdout);
}

int failed(const std::string& sentence)
{
    fmt::print(stderr, "strength: {}\n", sentence);
    return kInputAtFault;
}

// Plays what is missing of a cell, and tells of it. Gives a sentence where that could not be kept.
tl::expected<void, std::string> playCell(Cell cell, const PlayedSet& set, const Plan& plan, ResultsFile& file,
                                         const std::atomic<bool>& stop)
{
    const int games = wholeRounds(namesOf(cell), plan.games);
    tl::expected<void, std::string> kept;
    if (cell.games < games) {
        const cli::Progress progress(games - cell.games);
        const int before = cell.games;
        playOn(
            cell, set, contestant, games, plan.jobs,
            [&](const Cell& soFar) {
                progress.show(soFar.games - before);
                if (kept)
                    kept = file.store(soFar, ResultsFile::When::Sometimes);
            },
            stop);
    }
    return kept ? file.store(cell, ResultsFile::When::Now) : kept;
}

int played(const Plan& plan, ResultsFile& file, bool isText)
{
    const std::atomic<bool>& stop = cli::stopsWhenInterrupted();
    if (isText)
        say(heading(plan, file.results()));
    for (const Column& column : plan.columns) {
        for (const PlayedSet& set : plan.sets) {
            if (stop || !isPlayedOn(column, set))
                continue;
            const Cell match = emptyCell(set, column.players, plan.seed);
            const Cell* before = file.results().find(match);
            if (const auto kept = playCell(before ? *before : match, set, plan, file, stop); !kept)
                return failed(kept.error());
            const Cell* cell = file.results().find(match);
            if (isText && cell->games > 0)
                say(line(*cell));
        }
    }
    if (isText)
        say(fmt::format("\n{}\n{}", table(plan, file.results()), targets(plan, file.results())));
    else
        say(writeDocument(document(plan, file.results())));
    return kDone;
}

int run(int argc, char** argv)
{
    const auto call = readCall(argc, argv);
    if (!call)
        return call.error();
    auto file = ResultsFile::open(call->resume, program());
    return file ? played(call->plan, *file, call->isText) : failed(file.error());
}

} // namespace
} // namespace lodeline::strength

int main(int argc, char** argv)
{
    return lodeline::strength::run(argc, argv);
}
