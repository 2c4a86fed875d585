// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/pictures/picturedparts.h"

#include "engine/core/random.h"
#include "engine/goldrush/design/art/missingpictures.h"
#include "engine/goldrush/design/unknownkeys.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lodeline::test {

using namespace goldrush;
using Kind = SetPart::Kind;

namespace {

TileSet fullSet()
{
    return parseTileSet(readFile(dataDirectory() / "tilesets/good/full.tileset.json")).value().set;
}

PictureRef randomPicture(Random& random)
{
    PictureRef picture;
    for (std::uint8_t& byte : picture.digest)
        byte = static_cast<std::uint8_t>(random.below(256));
    picture.type = static_cast<PictureType>(random.below(3));
    picture.turned = static_cast<Rotation>(random.below(4));
    return picture;
}

TEST(SetPart, HasOneName)
{
    for (int kind = 0; kind <= static_cast<int>(Kind::Tent); ++kind)
        for (const int value : {0, 7, 99}) {
            const bool isToken = static_cast<Kind>(kind) == Kind::Token;
            const SetPart part{static_cast<Kind>(kind), isToken ? value : 0};
            EXPECT_EQ(setPartFromString(toString(part)), part) << toString(part);
        }
    EXPECT_EQ(toString({Kind::Token, 12}), "token-12");
    EXPECT_EQ(toString({Kind::TokenBack}), "token-back");
    for (const char* name : {"", "Nugget", "nuggets", "token", "token-", "token-05", "token-100", "token--1",
                             "token-+5", "token-5x", "token-99999999999", "tent ", "draft"})
        EXPECT_FALSE(setPartFromString(name)) << name;
}

TEST(PicturedParts, AreReadByTheirNames)
{
    const PicturedParts pictures = fullSet().pictures;
    EXPECT_EQ(pictures.parts.size(), 3U);
    ASSERT_TRUE(pictures.find({Kind::Nugget}));
    EXPECT_EQ(pictures.find({Kind::Nugget})->type, PictureType::Svg);
    ASSERT_TRUE(pictures.find({Kind::Token, 5}));
    EXPECT_EQ(pictures.find({Kind::Token, 5})->type, PictureType::Png);
    EXPECT_FALSE(pictures.find({Kind::Token, 6}));
    EXPECT_FALSE(pictures.find({Kind::Herd}));
    ASSERT_EQ(pictures.extra.size(), 1U);
    EXPECT_EQ(pictures.extra.front().first, "cactus");
}

TEST(PicturedParts, CanLoseWhatNobodyKnows)
{
    TileSet set = fullSet();
    EXPECT_TRUE(removeUnknownKey(set, "/pictures/cactus"));
    EXPECT_TRUE(set.pictures.extra.empty());
    EXPECT_TRUE(removeUnknownKey(set, "/pictures/nugget/dpi"));
    EXPECT_TRUE(set.pictures.find({Kind::Nugget})->extra.empty());
    EXPECT_FALSE(removeUnknownKey(set, "/pictures/nugget"));
}

TEST(PicturedParts, CountAmongThePicturesOfTheSetOnce)
{
    TileSet set = fullSet();
    const std::size_t before = picturesOf(set).size();
    set.pictures.parts[{Kind::Tent}] = *set.pictures.find({Kind::Nugget});
    EXPECT_EQ(picturesOf(set).size(), before);
    Random random(1);
    set.pictures.parts[{Kind::Cowboy}] = randomPicture(random);
    EXPECT_EQ(picturesOf(set).size(), before + 1);
}

RC_GTEST_PROP(RandomPicturedParts, ComeBackUnchangedInSetsAndRecords, (std::uint64_t seed))
{
    Random random(seed);
    GameRecord record;
    record.tileset = fullSet();
    PicturedParts& pictures = record.tileset.pictures;
    pictures = {};
    for (std::uint32_t i = random.below(20); i > 0; --i) {
        const auto kind = static_cast<Kind>(random.below(9));
        const int value = kind == Kind::Token ? static_cast<int>(random.below(100)) : 0;
        pictures.parts[{kind, value}] = randomPicture(random);
    }
    RC_ASSERT(parseTileSet(writeTileSet(record.tileset)).value().set == record.tileset);
    record.players.resize(2);
    RC_ASSERT(parseRecord(writeRecord(record)).value().record.tileset.pictures == pictures);
}

} // namespace
} // namespace lodeline::test
