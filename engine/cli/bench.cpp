// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/commands.h"
#include "engine/cli/numbers.h"

#include <fmt/format.h>

namespace lodeline::cli {
namespace {

struct BenchArguments
{
    std::optional<std::string> game;
    double seconds = 3;
    std::string format = "table";
};

std::string shown(double figure)
{
    return fmt::format("{:.0f}", figure);
}
std::string shown(std::size_t bytes)
{
    return std::to_string(bytes);
}
const std::string& shown(const std::string& fingerprint)
{
    return fingerprint;
}

int run(Games games, const BenchArguments& arguments)
{
    const auto game = chosenGame(games, arguments.game, {});
    if (!game)
        return failed("bench", game.error());
    const std::vector<BenchFigure> figures = games[*game].bench(arguments.seconds);
    Json json;
    for (const BenchFigure& figure : figures) {
        if (arguments.format == "json")
            std::visit([&](const auto& value) { json[figure.key] = value; }, figure.value);
        else
            fmt::print("{:<34}{:>17}\n", figure.words,
                       std::visit([](const auto& value) { return std::string(shown(value)); }, figure.value));
    }
    if (arguments.format == "json")
        fmt::print("{}\n", json.dump(1));
    return Done;
}

} // namespace

Command addBench(CLI::App& program, Games games)
{
    auto arguments = std::make_shared<BenchArguments>();
    CLI::App* app = program.add_subcommand("bench", "Measure how fast random games are played");
    app->add_option("--seconds", arguments->seconds, "How long to measure")->check(isFraction(0.01, 3600));
    app->add_option("--format", arguments->format, "table or json")->check(CLI::IsMember({"table", "json"}));
    addGame(*app, games, arguments->game);
    return {app, [games, arguments] { return run(games, *arguments); }};
}

} // namespace lodeline::cli
