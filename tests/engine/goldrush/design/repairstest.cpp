// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/repairs.h"

#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/design/repairall.h"
#include "engine/goldrush/design/setrepairs.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/files/problems.h"
#include "tests/engine/goldrush/design/sets.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

using enum FeatureKind;

template <typename Value>
Value anyValue(Random& random, std::size_t count)
{
    return static_cast<Value>(random.below(static_cast<std::uint32_t>(count)));
}

template <typename Segment>
Segment* anyOf(std::vector<Segment>& segments, Random& random)
{
    return segments.empty() ? nullptr : &segments[anyValue<std::size_t>(random, segments.size())];
}

void breakEdges(TileDesign& tile, Random& random)
{
    if (RailroadSegment* railroad = anyOf(tile.railroads, random)) {
        if (random.below(2) == 0)
            railroad->edges.push_back(anyValue<Side>(random, kSides));
        else
            railroad->edges.clear();
        railroad->end = anyValue<RailroadEnd>(random, 4);
    }
    if (MountainSegment* mountain = anyOf(tile.mountains, random)) {
        mountain->edges.push_back(anyValue<Side>(random, kSides));
        mountain->nuggets += anyValue<int>(random, 12);
    }
}

void breakPrairies(TileDesign& tile, Random& random)
{
    if (PrairieSegment* prairie = anyOf(tile.prairies, random)) {
        if (random.below(2) == 0)
            prairie->at.push_back(anyValue<HalfEdge>(random, kHalfEdges));
        else
            prairie->at.clear();
        prairie->horses -= anyValue<int>(random, 3);
    }
}

void breakTile(TileDesign& tile, Random& random)
{
    switch (random.below(10)) {
    case 0:
    case 1:
        return breakEdges(tile, random);
    case 2:
    case 3:
        return breakPrairies(tile, random);
    case 4:
        tile.id = random.below(2) == 0 ? "" : "no such id, at least none of an allowed length or kind";
        return;
    case 5:
        tile.count = anyValue<int>(random, 200) - 50;
        return;
    case 6:
        tile.mountains.resize(tile.mountains.size() + random.below(20));
        return;
    case 7:
        tile.mountains.clear();
        return;
    case 8:
        tile.art.assign(kMaxArtBytes + random.below(2), 'x');
        return;
    default:
        setDraftTown(tile, true);
        setDraftNuggets(tile, 2);
    }
}

void breakTexts(TileSet& set, Random& random)
{
    set.name += "\u202e";
    set.license.assign(3999 + random.below(3), 'x');
    set.description = "one\r\ntwo\rthree";
    set.names = {{"de", std::string(65, 'x')}, {"de\n", "y"}, {std::string(random.below(40), 'z'), ""}};
}

void breakSet(TileSet& set, Random& random)
{
    switch (random.below(8)) {
    case 7:
        return breakTexts(set, random);
    case 0:
        set.start = "nobody";
        return;
    case 1:
        if (TileDesign* tile = anyOf(set.tiles, random))
            tile->count = 0;
        return;
    case 2:
        set.tokens.resize(random.below(130), {3, 20'000, {}});
        return;
    case 3:
        if (const TileDesign* tile = anyOf(set.tiles, random)) {
            const TileDesign twin = *tile;
            set.tiles.push_back(twin);
        }
        return;
    case 4:
        if (random.below(8) == 0)
            set.tiles.resize(kMaxDesigns + random.below(20));
        return;
    case 5:
        if (random.below(8) == 0)
            set.tiles.clear();
        return;
    default:
        if (random.below(4) == 0)
            for (TileDesign& tile : set.tiles)
                tile.count = kMaxCopies;
    }
}

TileSet brokenSet(std::uint64_t seed)
{
    Random random(seed);
    TileSet set = randomTileSet(15, random);
    for (std::uint32_t i = random.below(12); i > 0; --i) {
        if (TileDesign* tile = anyOf(set.tiles, random); tile && random.below(4) != 0)
            breakTile(*tile, random);
        else
            breakSet(set, random);
    }
    return set;
}

RC_GTEST_PROP(Repairs, EndWithoutErrors, (std::uint64_t seed))
{
    TileSet set = brokenSet(seed);
    for (int steps = 0;; ++steps) {
        const std::vector<Finding> findings = critique(set);
        if (findings.empty() || findings.front().problem.severity != Severity::Error)
            break;
        RC_ASSERT(!findings.front().repairs.empty());
        RC_ASSERT(apply(set, findings.front(), findings.front().repairs.front()));
        RC_ASSERT(steps < 2000);
    }
    RC_ASSERT(!hasErrors(set));
}

// Not the first only, and not of errors only.
RC_GTEST_PROP(Repairs, ThatAreOfferedApply, (std::uint64_t seed))
{
    const TileSet set = brokenSet(seed);
    for (const Finding& finding : critique(set)) {
        for (const Repair repair : finding.repairs) {
            TileSet changed = set;
            RC_ASSERT(apply(changed, finding, repair));
            RC_ASSERT(changed != set);
        }
    }
}

RC_GTEST_PROP(Repairs, LeaveTheSetAloneWhereTheyDoNotApply, (std::uint64_t seed))
{
    const TileSet set = brokenSet(seed);
    Finding finding;
    for (const int tile : {-1, 0, 100'000}) {
        finding.tile = tile;
        for (int i = 0; i < kRepairs; ++i) {
            TileSet changed = set;
            if (!apply(changed, finding, static_cast<Repair>(i)))
                RC_ASSERT(changed == set);
        }
    }
}

TEST(Repairs, KnowWhichNumbersAreOutOfRange)
{
    const TileSet whole = shippedSet("classic");
    EXPECT_FALSE(exceedsNumbers(whole));
    const auto breakOne = [&](const auto& numberOf, int to) {
        TileSet set = whole;
        numberOf(set) = to;
        EXPECT_TRUE(exceedsNumbers(set));
        EXPECT_TRUE(limitNumbers(set));
        EXPECT_FALSE(exceedsNumbers(set));
        EXPECT_FALSE(limitNumbers(set));
    };
    breakOne([](TileSet& set) -> int& { return set.tiles.back().count; }, -1);
    breakOne([](TileSet& set) -> int& { return set.tiles.back().count; }, kMaxCopies + 1);
    breakOne([](TileSet& set) -> int& { return set.tokens.back().value; }, kMaxTokenValue + 1);
    breakOne([](TileSet& set) -> int& { return set.tokens.back().count; }, -1);
    breakOne(
        [](TileSet& set) -> int& {
            set.tiles[0].prairies.emplace_back();
            return set.tiles[0].prairies.back().horses;
        },
        kMaxSymbols + 1);
}

TEST(Repairs, HaveNamesAndLabelsOfTheirOwn)
{
    std::set<std::string_view> names;
    std::set<std::string> labels;
    for (int i = 0; i < kRepairs; ++i) {
        names.insert(toString(static_cast<Repair>(i)));
        labels.insert(repairLabel(static_cast<Repair>(i)));
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(kRepairs));
    EXPECT_EQ(labels.size(), static_cast<std::size_t>(kRepairs));
    EXPECT_EQ(toString(Repair::LayPrairies), "lay-prairies");
    EXPECT_EQ(toString(Repair::RemoveNuggets), "remove-nuggets");
}

// The finding of that code, mended; it is gone then.
void mend(TileSet& set, ProblemCode code, Repair repair)
{
    const auto findings = findingsOf(set, code);
    ASSERT_EQ(findings.size(), 1U) << code.name();
    EXPECT_NE(std::ranges::find(findings[0].repairs, repair), findings[0].repairs.end());
    EXPECT_TRUE(apply(set, findings[0], repair));
    EXPECT_TRUE(findingsOf(set, code).empty()) << code.name();
}

TEST(Repairs, RemoveAPictureThatIsNotShown)
{
    const std::string begin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>";
    const std::pair<ProblemCode, std::string> pictures[]{
        {SetProblem::ArtTooLarge, std::string(kMaxArtBytes + 1, ' ')},
        {SetProblem::ArtNotSvg, "<html/>"},
        {SetProblem::ArtDeclares, "<!DOCTYPE svg>" + begin + "</svg>"},
        {SetProblem::ArtWithoutSize, "<svg xmlns='http://www.w3.org/2000/svg'/>"},
        {SetProblem::ArtTooHeavy, begin + "<circle r='1000' stroke-dasharray='.0001'/></svg>"},
        {SetProblem::ArtRefersOutside, begin + "<image href='x.png'/></svg>"},
        {SetProblem::ArtRefersToItself, begin + "<g id='a'><use href='#a'/></g></svg>"}};
    for (const auto& [code, svg] : pictures) {
        TileSet set = shippedSet("classic");
        const TileDesign before = set.tiles[1];
        set.tiles[1].art = svg;
        set.tiles[1].above.set(ArtLayer::Nuggets, true);
        mend(set, code, Repair::RemovePicture);
        EXPECT_EQ(set.tiles[1], before);
    }
}

// Its drawing, which is shown instead, stays.
TEST(Repairs, RemoveAPictureThatIsMissing)
{
    const auto judge = [](const TileSet& set) {
        std::vector<Finding> findings;
        for (std::size_t i = 0; i < set.tiles.size(); ++i) {
            if (!set.tiles[i].picture)
                continue;
            Finding& finding = findings.emplace_back();
            finding.problem.code = SetProblem::PictureMissing;
            finding.tile = static_cast<int>(i);
            finding.repairs = {Repair::ChoosePicture, Repair::RemovePicture};
        }
        return findings;
    };
    TileSet set = shippedSet("classic");
    const TileSet before = set;
    EXPECT_EQ(countAlike(judge(set), Finding(), Repair::RemovePicture), 0);
    set.tiles[1].picture = PictureRef();
    set.tiles[1].above.set(ArtLayer::Tracks, true);
    set.tiles[3].picture = PictureRef();
    set.tiles[3].art = "<svg/>";
    set.tiles[3].above.set(ArtLayer::Tracks, true);
    const std::vector<Finding> findings = judge(set);
    EXPECT_EQ(countAlike(findings, findings[0], Repair::RemovePicture), 2);
    EXPECT_EQ(countAlike(findings, findings[0], Repair::ChoosePicture), 0);
    EXPECT_FALSE(apply(set, findings[0], Repair::ChoosePicture));
    EXPECT_EQ(repairAll(set, SetProblem::PictureMissing, Repair::RemovePicture, judge), 2);
    EXPECT_EQ(set.tiles[3].art, "<svg/>");
    EXPECT_TRUE(set.tiles[3].above.has(ArtLayer::Tracks));
    set.tiles[3].removeOwnPicture();
    EXPECT_EQ(set, before);
}

TEST(Repairs, RemovePicturesOfPartsThatAreNotShown)
{
    const auto judge = [](const TileSet& set) {
        std::vector<Finding> findings;
        for (const auto& [part, picture] : set.pictures.parts) {
            Finding& finding = findings.emplace_back();
            finding.problem.code = SetProblem::PartNotShown;
            finding.part = part;
            finding.repairs = {Repair::ChoosePicture, Repair::RemovePicture};
        }
        return findings;
    };
    TileSet set = shippedSet("classic");
    const TileSet before = set;
    const SetPart five{SetPart::Kind::Token, 5};
    for (const SetPart part : {SetPart{SetPart::Kind::Tipi}, SetPart{SetPart::Kind::Back}, five})
        set.pictures.parts[part] = PictureRef();
    const std::vector<Finding> findings = judge(set);
    EXPECT_EQ(countAlike(findings, findings[0], Repair::RemovePicture), 3);
    EXPECT_EQ(countAlike(findings, findings[0], Repair::ChoosePicture), 0);
    TileSet one = set;
    EXPECT_FALSE(apply(one, findings[2], Repair::ChoosePicture));
    EXPECT_TRUE(apply(one, findings[2], Repair::RemovePicture));
    EXPECT_EQ(one.pictures.parts.size(), 2U);
    EXPECT_EQ(one.pictures.find(five), nullptr);
    EXPECT_FALSE(apply(one, findings[2], Repair::RemovePicture));
    EXPECT_EQ(repairAll(set, SetProblem::PartNotShown, Repair::RemovePicture, judge), 3);
    EXPECT_EQ(set, before);
}

TEST(Repairs, GiveTheCopiesOfADuplicateToTheOther)
{
    TileSet set = shippedSet("openrange");
    TileDesign twin = tileOf(set, set.start);
    twin.id = "first";
    twin.count = 3;
    set.tiles.insert(set.tiles.begin(), twin);
    const int tiles = set.tileCount();
    mend(set, SetProblem::DuplicateTile, Repair::MergeDuplicate);
    EXPECT_EQ(set.tileCount(), tiles);
    EXPECT_EQ(set.start, "first");
    EXPECT_EQ(lines(validate(set)), ProblemLines());
}

TEST(Repairs, AddTheTokensThatAreMissing)
{
    const TileSet classic = shippedSet("classic");
    TileSet set = classic;
    for (TileDesign& tile : set.tiles)
        for (MountainSegment& mountain : tile.mountains)
            mountain.nuggets *= 2;
    TileSet gravel = set;
    mend(gravel, SetProblem::TooFewTokens, Repair::AddGravel);
    EXPECT_EQ(gravel.tokenCount(), set.nuggetCount());
    EXPECT_EQ(gravel.tokens[2], classic.tokens[2]);
    TileSet same = set;
    mend(same, SetProblem::TooFewTokens, Repair::AddTokens);
    EXPECT_EQ(same.tokenCount(), set.nuggetCount());
    const double growth = same.tokenCount() / static_cast<double>(set.tokenCount());
    for (std::size_t i = 0; i < set.tokens.size(); ++i)
        EXPECT_NEAR(same.tokens[i].count, set.tokens[i].count * growth, 1);
    set.tokens.clear();
    EXPECT_EQ(findingsOf(set, SetProblem::TooFewTokens).at(0).repairs, std::vector{Repair::AddGravel});
    mend(set, SetProblem::TooFewTokens, Repair::AddGravel);
}

TEST(Repairs, AddGravelAsFarAsAnEntryHoldsIt)
{
    TileSet set;
    set.tiles.resize(2);
    set.tiles[0].count = 99;
    set.tiles[0].mountains = {{.edges = {}, .nuggets = 9, .extra = {}}};
    set.tiles[1].count = 17;
    set.tiles[1].mountains = {{.edges = {}, .nuggets = 7, .extra = {}}};
    ASSERT_EQ(set.nuggetCount(), 1010);
    set.tokens = {{0, 990, {}}};
    EXPECT_TRUE(addGravel(set));
    EXPECT_EQ(set.tokens, (std::vector<TokenKind>{{0, 1000, {}}, {0, 10, {}}}));
    EXPECT_FALSE(addGravel(set));
}

TEST(Repairs, MergeTokensAsFarAsAnEntryHoldsThem)
{
    TileSet set;
    set.tokens = {{2, 600, {}}, {1, 5, {}}, {2, 400, {}}, {2, 1, {}}};
    const std::vector<TokenKind> merged{{2, 1000, {}}, {1, 5, {}}, {2, 1, {}}};
    EXPECT_TRUE(mergeTokens(set));
    EXPECT_EQ(set.tokens, merged);
    EXPECT_FALSE(mergeTokens(set));
    EXPECT_EQ(set.tokens, merged);
}

TEST(Repairs, TakeCopiesOfTheMostNumerousTilesAndNoMoreThanNeeded)
{
    TileSet set;
    set.tiles.resize(11);
    for (TileDesign& tile : set.tiles)
        tile.count = 99;
    set.tiles[3].count = 20;
    ASSERT_EQ(set.tileCount(), 1010);
    EXPECT_TRUE(reduceCopies(set));
    EXPECT_EQ(set.tileCount(), 1000);
    EXPECT_EQ(set.tiles[0].count, 98);
    EXPECT_EQ(set.tiles[3].count, 20);
    EXPECT_FALSE(reduceCopies(set));
    EXPECT_EQ(set.tileCount(), 1000);
}

// Those without copies first, then the last; the start stays.
TEST(Repairs, RemoveTheTilesBeyondTheLimit)
{
    TileSet set;
    set.tiles.resize(kMaxDesigns + 2);
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        set.tiles[i].id = std::to_string(i);
    set.start = "201";
    set.tiles[3].count = 0;
    EXPECT_TRUE(removeSurplusTiles(set));
    EXPECT_EQ(set.tiles.size(), static_cast<std::size_t>(kMaxDesigns));
    for (const char* gone : {"3", "200"})
        EXPECT_FALSE(set.find(gone)) << gone;
    for (const char* kept : {"201", "199", "0"})
        EXPECT_TRUE(set.find(kept)) << kept;
    EXPECT_FALSE(removeSurplusTiles(set));
}

TEST(Repairs, MergeADuplicateWhereThereIsRoomForItsCopies)
{
    TileSet set = shippedSet("openrange");
    TileDesign twin = set.tiles[0];
    twin.id = "twin";
    twin.count = 50;
    set.tiles[0].count = 49;
    set.tiles.push_back(twin);
    EXPECT_EQ(findingsOf(set, SetProblem::DuplicateTile).at(0).repairs,
              (std::vector{Repair::MergeDuplicate, Repair::RemoveTile}));
    set.tiles.back().count = 51;
    EXPECT_EQ(findingsOf(set, SetProblem::DuplicateTile).at(0).repairs, std::vector{Repair::RemoveTile});
}

TileDesign rockTile(int count)
{
    TileDesign tile = emptyTile();
    tile.id = "rock";
    tile.count = count;
    for (const Side side : kAllSides)
        setEdge(tile, side, Mountain);
    return tile;
}

TEST(Repairs, KeepTheOnlyCopyOfATileThatFitsNowhere)
{
    TileSet set;
    set.tiles = {emptyTile(), rockTile(1)};
    set.tiles[0].count = 30;
    set.start = "a";
    EXPECT_EQ(findingsOf(set, SetProblem::FitsNowhere).at(0).repairs, std::vector{Repair::RemoveTile});
}

TEST(Repairs, ChooseAStartTileThatIsThereAndFits)
{
    TileSet set;
    set.tiles = {rockTile(1), emptyTile()};
    set.tiles[1].count = 2;
    EXPECT_TRUE(chooseStart(set));
    EXPECT_EQ(set.start, "a");
    EXPECT_FALSE(chooseStart(set));
    setEdge(set.tiles[0], Side::North, Prairie); // shows more, and fits
    EXPECT_TRUE(chooseStart(set));
    EXPECT_EQ(set.start, "rock");
    set.tiles[0].count = 0;
    EXPECT_TRUE(chooseStart(set));
    EXPECT_EQ(set.start, "a");
}

TEST(Repairs, ChooseAStartTileThatShowsMuch)
{
    TileSet set = shippedSet("classic");
    set.start = "nobody";
    mend(set, SetProblem::StartUnknown, Repair::ChooseStart);
    const TileDesign* start = set.find(set.start);
    ASSERT_TRUE(start);
    std::set<FeatureKind> kinds;
    for (const Side side : kAllSides)
        kinds.insert(start->edgeKind(side));
    EXPECT_EQ(kinds.size(), 3U);
    tileOf(set, set.start).count = 0;
    mend(set, SetProblem::StartCountZero, Repair::GiveStartCopy);
    TileSet empty;
    mend(empty, SetProblem::StartMissing, Repair::AddStartTile);
    EXPECT_FALSE(hasErrors(empty));
}

TEST(Repairs, GiveAnIdWithoutMovingTheStart)
{
    TileSet set = shippedSet("drygulch");
    TileDesign copy = tileOf(set, "start");
    copy.railroads[0].locomotives = 5;
    set.tiles.push_back(copy);
    mend(set, SetProblem::DuplicateId, Repair::GiveNewId);
    EXPECT_EQ(set.tiles.back().id, "start-2");
    EXPECT_EQ(set.start, "start");
    tileOf(set, "start").id = set.start = "the start";
    mend(set, SetProblem::BadId, Repair::GiveNewId);
    EXPECT_EQ(set.start, "thestart");
    EXPECT_FALSE(hasErrors(set));
}

TEST(Repairs, LeaveAnEdgeToOneOfTwo)
{
    TileSet set = shippedSet("classic");
    tileOf(set, "72").mountains[0].edges.push_back(Side::South);
    TileSet railroad = set;
    mend(railroad, SetProblem::EdgeClaimedTwice, Repair::EdgeToRailroad);
    EXPECT_EQ(tileOf(railroad, "72").edgeKind(Side::South), Railroad);
    EXPECT_FALSE(hasErrors(railroad));
    mend(set, SetProblem::EdgeClaimedTwice, Repair::EdgeToMountain);
    EXPECT_EQ(tileOf(set, "72").edgeKind(Side::South), Mountain);
    EXPECT_FALSE(hasErrors(set));
}

TEST(Repairs, JoinARailroadToTheTown)
{
    TileSet set = shippedSet("classic");
    TileDesign tile;
    tile.id = "new";
    layTrack(tile, Side::North, Side::South);
    setTown(tile);
    set.tiles.push_back(tile);
    EXPECT_EQ(findingsOf(set, SetProblem::TownWithoutTrack).at(0).repairs, std::vector{Repair::RemoveTown});
    endTrack(set.tiles.back(), Side::East, RailroadEnd::Junction);
    mend(set, SetProblem::TownWithoutTrack, Repair::JoinTown);
    EXPECT_TRUE(set.tiles.back().hasCity());
    EXPECT_TRUE(set.tiles.back().extra.empty());
}

TEST(Repairs, RaiseAMountainForNuggets)
{
    TileSet set = shippedSet("classic");
    set.tiles.emplace_back().id = "new";
    layPrairies(set.tiles.back());
    setDraftNuggets(set.tiles.back(), 4);
    mend(set, SetProblem::NuggetsOnNoMountain, Repair::RaiseMountain);
    ASSERT_EQ(set.tiles.back().mountains.size(), 1U);
    EXPECT_EQ(set.tiles.back().mountains[0].nuggets, 4);
}

TEST(Repairs, ChooseAnotherStartWhereTheTileGoes)
{
    TileSet set = shippedSet("drygulch");
    Finding finding;
    finding.tile = static_cast<int>(&tileOf(set, "start") - set.tiles.data());
    EXPECT_TRUE(apply(set, finding, Repair::RemoveTile));
    EXPECT_FALSE(set.find("start"));
    EXPECT_FALSE(hasErrors(set));
}

} // namespace
} // namespace lodeline::test
