// SPDX-License-Identifier: GPL-3.0-or-later
// Every free string of every format: as long as is allowed and no longer, without controls and marks of
// direction; or brought to that, for files that were written before there were limits.
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetcheck.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;

struct Field
{
    const char* pointer;
    std::size_t most;
    bool lines = false;
};

constexpr std::array kSetFields{Field{"/name", 64},
                                Field{"/names/de", 64},
                                Field{"/author", 4000},
                                Field{"/license", 4000},
                                Field{"/description", 4000, true},
                                Field{"/descriptions/de", 4000, true}};
constexpr std::array kPlayerFields{Field{"/players/0/name", 64}, Field{"/players/0/colour", 32},
                                   Field{"/players/0/kind", 32}};

Json with(Json document, const std::string& pointer, const std::string& value)
{
    document[Json::json_pointer(pointer)] = value;
    return document;
}

Json aSet()
{
    return Json::parse(readFile(dataDirectory() / "tilesets/good/full.tileset.json"));
}
Json aRecord()
{
    return Json::parse(readFile(dataDirectory() / "records/good/full.lodeline"));
}

// Problems beside those of the file as it was.
template <typename Loaded>
ProblemLines newProblems(const Result<Loaded>& found, const Result<Loaded>& before)
{
    ProblemLines all = lines(found ? found->problems : found.error());
    for (const std::string& line : lines(before.value().problems))
        std::erase(all, line);
    return all;
}

template <typename Fields, typename Parse>
void expectLimits(const Json& document, const Fields& fields, const std::string& prefix, Parse parse)
{
    const auto good = parse(document.dump(), Texts::Strict);
    for (const Field& field : fields) {
        const std::string pointer = prefix + field.pointer;
        const auto problems = [&](const std::string& text, Texts texts) {
            return newProblems(parse(with(document, pointer, text).dump(), texts), good);
        };
        std::string longest;
        for (std::size_t i = 0; i < field.most; ++i)
            longest += "é";
        EXPECT_EQ(problems(longest, Texts::Strict), ProblemLines()) << pointer;
        EXPECT_EQ(problems(longest + "é", Texts::Strict), ProblemLines{"error too-long " + pointer});
        EXPECT_EQ(problems(longest + "é", Texts::Mended), ProblemLines{"warning too-long " + pointer});
        for (const char* mark : {"\u202e", "\u0085", "\x7f", "\u2028", "\ufeff"}) {
            EXPECT_EQ(problems(mark, Texts::Strict), ProblemLines{"error forbidden-character " + pointer});
            EXPECT_EQ(problems(mark, Texts::Mended), ProblemLines{"warning forbidden-character " + pointer});
        }
        EXPECT_EQ(problems(std::string("a\0", 2), Texts::Strict),
                  ProblemLines{"error forbidden-character " + pointer});
        EXPECT_EQ(problems("a\nb", Texts::Strict).empty(), field.lines) << pointer;
        EXPECT_EQ(problems("<b>&amp;%1 \u06cc\u200c\u0645", Texts::Strict), ProblemLines()) << pointer;
    }
}

constexpr auto kParseSet = [](const std::string& text, Texts texts) { return parseTileSet(text, texts); };
constexpr auto kParseDraft = [](const std::string& text, Texts texts) {
    return parseTileSetDraft(text, texts);
};
constexpr auto kParseRecord = [](const std::string& text, Texts texts) { return parseRecord(text, texts); };

TEST(TextLimits, HoldForEveryStringOfATileSet)
{
    expectLimits(aSet(), kSetFields, "", kParseSet);
    expectLimits(aSet(), kSetFields, "", kParseDraft);
}

TEST(TextLimits, HoldForEveryStringOfARecord)
{
    expectLimits(aRecord(), kSetFields, "/tileset", kParseRecord);
    expectLimits(aRecord(), kPlayerFields, "", kParseRecord);
}

TEST(TextLimits, HoldForCodesOfLanguages)
{
    const std::string code(33, 'x');
    for (const std::string member : {"/names/", "/descriptions/"}) {
        const std::string pointer = member + code;
        const Json set = with(with(aSet(), pointer + "a", "One"), pointer + "b", "Two");
        EXPECT_EQ(newProblems(parseTileSet(set.dump()), parseTileSet(aSet().dump())),
                  (ProblemLines{"error too-long " + pointer + "a", "error too-long " + pointer + "b"}));
        const auto mended = parseTileSet(set.dump(), Texts::Mended);
        ASSERT_TRUE(mended);
        const Translations& texts = member == "/names/" ? mended->set.names : mended->set.descriptions;
        EXPECT_EQ(texts.back(), std::pair(std::string(32, 'x'), std::string("One")));
        EXPECT_EQ(parseTileSet(writeTileSet(mended->set)).value().set, mended->set);
    }
}

TEST(TextLimits, HoldForTheNumberOfLanguages)
{
    for (const std::string member : {"names", "descriptions"}) {
        Json set = aSet();
        set[member] = Json::object();
        for (int i = 0; i < 200; ++i)
            set[member]["x" + std::to_string(i)] = "One";
        const auto before = parseTileSet(aSet().dump());
        EXPECT_EQ(newProblems(parseTileSet(set.dump()), before), ProblemLines());
        set[member]["more"] = "One";
        EXPECT_EQ(newProblems(parseTileSet(set.dump()), before), ProblemLines{"error too-many /" + member});
    }
}

TEST(TextLimits, MendTheIdsOfTilesToo)
{
    Json set = aSet();
    const std::string start = set["start"].get<std::string>() + "\u202e";
    for (Json& tile : set["tiles"])
        if (tile["id"] == set["start"])
            tile["id"] = start;
    set["start"] = start;
    EXPECT_FALSE(parseTileSet(set.dump()));
    EXPECT_EQ(parseTileSet(set.dump(), Texts::Mended).value().set, parseTileSet(aSet().dump()).value().set);
}

TEST(TextLimits, HoldForTheTilesOfMoves)
{
    const Json record = with(aRecord(), "/moves/0/tile", std::string(1'000'000, 'x'));
    EXPECT_EQ(newProblems(parseRecord(record.dump()), parseRecord(aRecord().dump())),
              ProblemLines{"error too-long /moves/0/tile"});
    EXPECT_EQ(parseRecord(record.dump(), Texts::Mended).value().record.moves[0].tile, std::string(32, 'x'));
}

TEST(TextLimits, HoldForPictures)
{
    const Json good = with(aSet(), "/tiles/0/art", std::string(256 << 10, '\n'));
    EXPECT_TRUE(parseTileSet(good.dump()));
    const Json set = with(aSet(), "/tiles/0/art", std::string((256 << 10) + 1, 'x'));
    EXPECT_EQ(newProblems(parseTileSet(set.dump()), parseTileSet(aSet().dump())),
              ProblemLines{"error art-too-large /tiles/0/art"});
    const auto mended = parseTileSet(set.dump(), Texts::Mended);
    EXPECT_EQ(newProblems(mended, parseTileSet(aSet().dump())),
              ProblemLines{"warning art-too-large /tiles/0/art"});
    EXPECT_EQ(mended.value().set.tiles[0].art, "");
}

TEST(TextLimits, CutAndCleanWhatIsMended)
{
    const Json record = with(with(aRecord(), "/players/0/name", "\u202e" + std::string(70, 'y')),
                             "/tileset/description", "one\r\ntwo\x1b\nthree");
    const GameRecord mended = parseRecord(record.dump(), Texts::Mended).value().record;
    EXPECT_EQ(mended.players[0].name, std::string(64, 'y'));
    EXPECT_EQ(mended.tileset.description, "one\ntwo\nthree");
    EXPECT_EQ(lines(parseRecord(writeRecord(mended)).value().problems),
              lines(parseRecord(aRecord().dump()).value().problems));
}

TEST(TextLimits, MendingCannotMakeTwoPlayersOfOneColour)
{
    const Json record =
        with(with(aRecord(), "/players/0/colour", "red\u200f"), "/players/1/colour", "red\u200e");
    const auto mended = parseRecord(record.dump(), Texts::Mended);
    ASSERT_FALSE(mended);
    const ProblemLines found = lines(mended.error());
    EXPECT_NE(std::ranges::find(found, "error duplicate-colour /players/1/colour"), found.end());
}

TEST(TextLimits, TakeLinesOfWindowsForLines)
{
    const Json set = with(aSet(), "/description", "one\r\ntwo");
    EXPECT_EQ(parseTileSet(set.dump()).value().set.description, "one\ntwo");
    const Json inGerman = with(aSet(), "/descriptions/de", "eins\r\nzwei");
    EXPECT_EQ(parseTileSet(inGerman.dump()).value().set.descriptions, (Translations{{"de", "eins\nzwei"}}));
    EXPECT_EQ(newProblems(parseTileSet(set.dump()), parseTileSet(aSet().dump())), ProblemLines());
    EXPECT_EQ(parseTileSetDraft(set.dump()).value().set.description, "one\ntwo");
}

TEST(TextLimits, AreErrorsOfADraftThatStaysAsItIs)
{
    const Json set = with(aSet(), "/name", "Gold\u202eRush");
    const auto draft = parseTileSetDraft(set.dump());
    ASSERT_TRUE(draft);
    EXPECT_EQ(draft->set.name, "Gold\u202eRush");
    EXPECT_TRUE(hasErrors(draft->problems));
    EXPECT_TRUE(hasErrors(validate(draft->set)));
    EXPECT_EQ(parseTileSetDraft(set.dump(), Texts::Mended).value().set.name, "GoldRush");
}

} // namespace
} // namespace lodeline::test
