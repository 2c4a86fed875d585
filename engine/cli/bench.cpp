// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"
#include "engine/cli/commands.h"
#include "engine/cli/input.h"

#include <fmt/format.h>

#include <ctime>

namespace lodeline::cli {
namespace {

constexpr int kFingerprintGames = 1000;
constexpr std::uint64_t kFirstSeed = 1;

struct Arguments
{
    double seconds = 3;
    std::string format = "table";
};

Setup setupOf(std::uint64_t seed)
{
    Setup setup;
    setup.seed = seed;
    return setup;
}

void playRandomGame(Game& game, std::uint64_t seed)
{
    Random random(~seed);
    while (game.phase() != Game::Phase::Over)
        playRandomMove(game, random);
}

// FNV-1a over what the games of fixed seeds came to.
std::uint64_t fingerprint(const std::shared_ptr<const CompiledSet>& set)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    const auto mix = [&hash](int value) {
        hash = (hash ^ static_cast<std::uint32_t>(value)) * 0x100000001b3ULL;
    };
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kFingerprintGames; ++seed) {
        Game game(set, setupOf(seed));
        playRandomGame(game, seed);
        mix(game.placedCount());
        for (int seat = 0; seat < game.players(); ++seat)
            mix(game.score(seat));
        const PlacedTile last = game.placedTile(game.placedCount() - 1);
        mix(last.placement.at.x);
        mix(last.placement.at.y);
    }
    return hash;
}

double gamesPerSecond(const std::shared_ptr<const CompiledSet>& set, double seconds)
{
    // Processor time, so that other programs on the machine disturb the figure less.
    constexpr int kBatch = 200;
    const std::clock_t start = std::clock();
    std::uint64_t games = 0;
    double elapsed = 0;
    do {
        for (int i = 0; i < kBatch; ++i) {
            ++games;
            Game game(set, setupOf(games));
            playRandomGame(game, games);
        }
        elapsed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    } while (elapsed < seconds);
    return static_cast<double>(games) / elapsed;
}

int run(const Arguments& arguments)
{
    const auto set = std::make_shared<const CompiledSet>(classicTileSet());
    const std::uint64_t print = fingerprint(set);
    const double speed = gamesPerSecond(set, arguments.seconds);
    const std::size_t bytes = Game(set, Setup{}).sizeInBytes();
    if (arguments.format == "json")
        fmt::print("{{\"gamesPerSecond\": {:.1f}, \"fingerprint\": \"{:016x}\", \"bytesPerGame\": {}}}\n",
                   speed, print, bytes);
    else
        fmt::print("random games per second, one core  {:.0f}\nfingerprint                         {:016x}\n"
                   "bytes of a game                     {}\n",
                   speed, print, bytes);
    return Done;
}

} // namespace

Command addBench(CLI::App& program)
{
    auto arguments = std::make_shared<Arguments>();
    CLI::App* app = program.add_subcommand("bench", "Measure how fast random games are played");
    app->add_option("--seconds", arguments->seconds, "How long to measure")->check(CLI::Range(0.01, 3600.0));
    app->add_option("--format", arguments->format, "table or json")->check(CLI::IsMember({"table", "json"}));
    return {app, [arguments] { return run(*arguments); }};
}

} // namespace lodeline::cli
