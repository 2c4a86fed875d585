// SPDX-License-Identifier: GPL-3.0-or-later
// Finishes scenario files: finds a seed that draws the tiles in the order of the moves and lets the expected
// events happen, draws the board, and says what else differs.
#include "engine/core/jsonreader.h"
#include "tests/support/boardtext.h"
#include "tests/support/files.h"
#include "tests/support/scenario.h"

#include <iostream>

namespace lodeline::test {

using namespace goldrush;

namespace {

constexpr std::uint64_t kMostSeeds = 20'000'000;
constexpr int kMostCandidates = 3'000;

bool drawsInOrder(const std::shared_ptr<const CompiledSet>& set, const GameRecord& record)
{
    Game game(set, record.setup());
    for (const RecordedMove& move : record.moves) {
        if (!game.drawn() || set->tileSet().tiles[static_cast<std::size_t>(*game.drawn())].id != move.tile)
            return false;
        if (!game.isLegal(move.move.placement))
            return true; // a mistake that the replay explains
        game.place(move.move.placement);
        Action action = move.move.action;
        if (const auto tent = game.tent(game.player()); tent && action.type == Action::Type::Mine)
            action = {Action::Type::Mine, tent->at, tent->segment};
        if (!game.isLegal(action))
            return true;
        game.act(action);
    }
    return true;
}

// The faults that are left with the best seed; `scenario` gets that seed and its board.
std::vector<std::string> finish(Scenario& scenario)
{
    const auto set = std::make_shared<const CompiledSet>(scenario.record.tileset);
    std::optional<Scenario> first;
    int candidates = 0;
    for (std::uint64_t seed = 0; seed < kMostSeeds && candidates < kMostCandidates; ++seed) {
        scenario.record.seed = seed;
        if (!drawsInOrder(set, scenario.record))
            continue;
        ++candidates;
        if (const auto game = replay(scenario.record))
            scenario.expected["board"] = boardText(*game);
        if (run(scenario).empty())
            return {};
        if (!first)
            first = scenario;
    }
    if (!first)
        return {"no seed draws the tiles in this order"};
    scenario = *first;
    return run(scenario);
}

int finishFile(const std::filesystem::path& file)
{
    auto json = Json::parse(readFile(file));
    Scenario scenario = loadScenario(file);
    const auto faults = finish(scenario);
    json["seed"] = std::to_string(scenario.record.seed);
    if (scenario.expected.contains("board"))
        json["scenario"]["board"] = scenario.expected["board"];
    writeFile(file, writeDocument(json));
    for (const std::string& fault : faults)
        std::cerr << file.string() << ": " << fault << '\n';
    return faults.empty() ? 0 : 1;
}

} // namespace
} // namespace lodeline::test

int main(int argc, char** argv)
{
    int status = 0;
    for (int i = 1; i < argc; ++i) {
        try {
            status |= lodeline::test::finishFile(argv[i]);
        } catch (const std::exception& e) {
            std::cerr << argv[i] << ": " << e.what() << '\n';
            status = 1;
        }
    }
    return status;
}
