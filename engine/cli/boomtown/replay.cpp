// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/boomtown/calls.h"
#include "engine/cli/boomtown/files.h"

#include <fmt/format.h>

namespace lodeline::boomtown {
namespace {

class Printer : public EventSink
{
public:
    void receive(const Event& event) override { fmt::print("{}\n", toJson(event)); }
};

// A card that was passed over and does not lie in a town yet counts as left.
void printSummary(const Game& game, const GameRecord& record)
{
    const int placed = game.town(0).cards() + game.town(1).cards();
    fmt::print("{} plies, {} cards left, {}\n", game.ply(), kCircle - placed,
               game.phase() == Game::Phase::Over ? "over" : "not over");
    for (int seat = 0; seat < kPlayers; ++seat)
        fmt::print("{}: {}\n", printable(record.players[static_cast<std::size_t>(seat)].name),
                   game.score(seat).total());
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

} // namespace lodeline::boomtown
