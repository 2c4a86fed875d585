// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/goldrush/calls.h"
#include "engine/cli/goldrush/files.h"

#include <fmt/format.h>

namespace lodeline::goldrush {
namespace {

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

} // namespace

cli::ExitStatus replayCall(const cli::Input& file, const cli::ReplayCall& call)
{
    const auto record = recordOf(file);
    if (!record)
        return cli::InputAtFault;
    Printer printer;
    const auto game = replay(*record, call.events ? &printer : nullptr, call.until);
    if (!game) {
        cli::printProblems(file.file, game.error());
        return cli::InputAtFault;
    }
    if (!call.events)
        printSummary(*game, *record);
    return cli::Done;
}

} // namespace lodeline::goldrush
