// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON Schema of decks takes what the reader takes, and refuses all that a schema can refuse.
#include "tests/support/schema.h"

#include "tests/support/boomtown/randomgame.h"
#include "tests/support/files.h"
#include "tests/support/patchedfiles.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace lodeline::boomtown::test {
namespace {

using lodeline::test::Schema;

bool isTaken(const nlohmann::json& document)
{
    static const Schema schema("deck.schema.json");
    return schema.takes(document);
}

TEST(ShippedDecks, AreTakenByTheSchema)
{
    for (const auto& deck : {ownDeck(), otherDeck()})
        EXPECT_TRUE(isTaken(nlohmann::json::parse(writeDeck(*deck)))) << deck->name;
}

RC_GTEST_PROP(RandomDecks, AreTakenByTheSchema, (std::uint64_t seed))
{
    Random random(seed);
    RC_ASSERT(isTaken(nlohmann::json::parse(writeDeck(*randomDeck(random)))));
}

TEST(BrokenDecks, AreRefusedByTheSchemaForWhatItCanSay)
{
    int refused = 0;
    const auto file = lodeline::test::dataDirectory() / "boomtown/broken-decks.json";
    for (const auto& [name, text, problems] : lodeline::test::patchedFiles(file)) {
        const bool isOfMeaning = std::ranges::all_of(problems, [](const std::string& line) {
            return line.starts_with("error duplicate-id ") || line.starts_with("error rows-not-rising ") ||
                   line.starts_with("error forbidden-character ");
        });
        EXPECT_EQ(isTaken(nlohmann::json::parse(text)), isOfMeaning) << name;
        refused += isOfMeaning ? 0 : 1;
    }
    EXPECT_GT(refused, 50);
}

} // namespace
} // namespace lodeline::boomtown::test
