// SPDX-License-Identifier: GPL-3.0-or-later
// random-boomtowns FIRST COUNT: random games as lines {"record": {...}, "events": [...]}, for
// tests/independent.
#include "tests/support/boomtown/randomgame.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <iostream>

int main(int argc, char** argv)
{
    using namespace lodeline::boomtown;
    if (argc != 3)
        return 2;
    const int first = std::atoi(argv[1]);
    const int count = std::atoi(argv[2]);
    for (int number = first; number < first + count; ++number) {
        const test::PlayedGame played = test::playedGame(number);
        auto events = nlohmann::ordered_json::array();
        for (const Event& event : played.log.events)
            events.push_back(nlohmann::ordered_json::parse(toJson(event)));
        const nlohmann::ordered_json line{
            {"record", nlohmann::ordered_json::parse(writeRecord(played.record))},
            {"events", std::move(events)}};
        std::cout << line.dump() << '\n';
    }
    return 0;
}
