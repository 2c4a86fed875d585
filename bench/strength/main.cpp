// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/call.h"
#include "bench/strength/contestant.h"
#include "bench/strength/knowledge.h"
#include "bench/strength/report.h"
#include "bench/strength/resultsfile.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/output/progress.h"
#include "engine/core/file.h"
#include "engine/core/jsonreader.h"
#include "engine/core/pictures/sha256.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>

namespace lodeline::strength {

using namespace goldrush;

namespace {

constexpr int kDone = 0;
constexpr int kInputAtFault = 1;

// What tells this build from others; nothing where the system does not show it.
std::optional<std::string> program()
{
    constexpr std::size_t kMost = 1U << 30;
    const auto bytes = readFile("/proc/self/exe", kMost);
    return bytes ? std::optional(toHex(sha256Of(*bytes))) : std::nullopt;
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

class Table
{
public:
    Table(const Call& call, ResultsFile& file)
        : plan_(call.plan)
        , isText_(call.isText)
        , file_(file)
    {
    }

    // Gives a sentence where what was played cannot be kept.
    tl::expected<void, std::string> play()
    {
        tellText(heading(plan_, file_.results()));
        for (const Column& column : plan_.columns)
            for (const PlayedSet& set : plan_.sets)
                if (!stop_ && isPlayedOn(column, set))
                    if (const auto kept = play(column, set); !kept)
                        return kept;
        tellText(fmt::format("\n{}\n{}", table(plan_, file_.results()), targets(plan_, file_.results())));
        if (!isText_)
            say(writeDocument(document(plan_, file_.results())));
        return {};
    }

private:
    void tellText(const std::string& lines) const
    {
        if (isText_)
            say(lines);
    }

    tl::expected<void, std::string> play(const Column& column, const PlayedSet& set)
    {
        Cell cell = emptyCell(set, column.players, plan_.seed);
        if (const Cell* before = file_.results().find(cell))
            cell = *before;
        if (cell.games < wholeRounds(column.players, plan_.games))
            playMissing(cell, set);
        const auto kept = file_.store(cell, ResultsFile::When::Now);
        if (kept && cell.games > 0)
            tellText(line(cell));
        return kept;
    }

    void playMissing(Cell& cell, const PlayedSet& set)
    {
        const std::vector<std::string> names = namesOf(cell);
        SharedWeights learned = shippedWeights();
        if (std::ranges::any_of(names, hasLearned))
            learned = knowledge_.of(
                set, plan_.jobs,
                [&](double seconds, const LearnedSet& what) { tellText(line(set, what, seconds)); }, stop_);
        if (!learned)
            return;
        const int games = wholeRounds(names, plan_.games);
        const int before = cell.games;
        const cli::Progress progress(games - before);
        playOn(
            cell, set, [&](const std::string& name) { return contestant(name, learned); }, games, plan_.jobs,
            [&](const Cell& soFar) {
                progress.show(soFar.games - before);
                // Where it fails now, it may not fail later: the games are worth more than this file.
                static_cast<void>(file_.store(soFar, ResultsFile::When::Sometimes));
            },
            stop_);
    }

    const Plan& plan_;
    bool isText_;
    ResultsFile& file_;
    Knowledge knowledge_;
    const std::atomic<bool>& stop_ = cli::stopsWhenInterrupted();
};

int run(int argc, char** argv)
{
    const auto call = readCall(argc, argv);
    if (!call)
        return call.error();
    const auto build = program();
    if (!build && !call->resume.empty())
        return failed("this build cannot be told from others here, and --resume would mix their games");
    auto file = ResultsFile::open(call->resume, build.value_or(""));
    if (!file)
        return failed(file.error());
    const auto kept = Table(*call, *file).play();
    return kept ? kDone : failed(kept.error());
}

} // namespace
} // namespace lodeline::strength

int main(int argc, char** argv)
{
    return lodeline::strength::run(argc, argv);
}
