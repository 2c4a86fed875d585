// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/design/tileart.h"

#include "engine/design/tileedit.h"

#include <gtest/gtest.h>

namespace lodeline {
namespace {

const std::string kArt = R"(<svg xmlns="x" viewBox="0 0 100 80"><rect width="9" height="9"/></svg>)";

TEST(TileArt, TurnsAboutItsMiddle)
{
    EXPECT_EQ(
        turnedArt(kArt, Rotation::R90),
        R"svg(<svg xmlns="x" viewBox="0 0 100 80"><g id="lodeline-turn" transform="translate(50 40) )svg"
        R"svg(rotate(90) scale(1 1) translate(-50 -40)"><rect width="9" height="9"/></g></svg>)svg");
}

TEST(TileArt, NothingPilesUp)
{
    std::string art = kArt;
    for (int i = 0; i < 3; ++i)
        art = turnedArt(art, Rotation::R90);
    EXPECT_EQ(art, turnedArt(kArt, Rotation::R270));
    EXPECT_EQ(turnedArt(art, Rotation::R90), kArt);
    EXPECT_EQ(mirroredArt(mirroredArt(kArt)), kArt);
}

TEST(TileArt, MirrorsWhatIsTurned)
{
    // A turn to the right, seen in a mirror, is one to the left.
    EXPECT_EQ(mirroredArt(turnedArt(kArt, Rotation::R90)), turnedArt(mirroredArt(kArt), Rotation::R270));
}

TEST(TileArt, LeavesAloneWhatItCannotRead)
{
    for (const char* text : {"", "picture", "<svg></svg>", "<svg viewBox=\"0 0 1\"></svg>",
                             "<svg viewBox=", "</svg><svg viewBox='0 0 1 1'>"})
        EXPECT_EQ(turnedArt(text, Rotation::R90), text);
}

TEST(TileArt, GoesWithItsTile)
{
    TileDesign tile;
    tile.art = kArt;
    rotate(tile, Rotation::R180);
    EXPECT_EQ(tile.art, turnedArt(kArt, Rotation::R180));
    mirror(tile);
    EXPECT_EQ(tile.art, mirroredArt(turnedArt(kArt, Rotation::R180)));
}

} // namespace
} // namespace lodeline
