// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/input.h"
#include "engine/cli/numbers.h"

#include <fmt/format.h>

namespace lodeline::cli {
namespace {

constexpr int kMostPlies = 1'000'000;

struct ReplayArguments
{
    std::string record;
    bool events = false;
    int until = -1;
};

class Printer : public EventSink
{
public:
    void receive(const Event& event) override { fmt::print("{}\n", toJson(event)); }
};

void printSummary(const Game& game, const GameRecord& record)
{
    fmt::print("{} plies, {} tiles left, {}\n", game.ply(), game.tilesLeft(),
               game.phase() == Game::Phase::Over ? "over" : "not over");
    for (int seat = 0; seat < game.players(); ++seat)
        fmt::print("{}: {}\n", printable(record.players[static_cast<std::size_t>(seat)].name),
                   game.score(seat));
}

int run(const ReplayArguments& arguments)
{
    const auto record = loadRecord(arguments.record);
    if (!record)
        return InputAtFault;
    Printer printer;
    const auto game = replay(*record, arguments.events ? &printer : nullptr, arguments.until);
    if (!game) {
        printProblems(arguments.record, game.error());
        return InputAtFault;
    }
    if (!arguments.events)
        printSummary(*game, *record);
    return Done;
}

} // namespace

Command addReplay(CLI::App& program)
{
    auto arguments = std::make_shared<ReplayArguments>();
    CLI::App* app = program.add_subcommand("replay", "Play a record again and print the result");
    app->add_option("record", arguments->record, "Game record")->required();
    app->add_flag("--events", arguments->events, "Print every event, one JSON object a line");
    app->add_option("--until", arguments->until, "Stop after so many plies")->check(isWhole(0, kMostPlies));
    return {app, [arguments] { return run(*arguments); }};
}

} // namespace lodeline::cli
