// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/art/tileart.h"

#include "engine/goldrush/design/tileedit.h"

#include <gtest/gtest.h>

namespace lodeline {

using namespace goldrush;

namespace {

const std::string kArt = R"(<svg xmlns="x" viewBox="0 0 100 80"><rect width="9" height="9"/></svg>)";

TEST(TileArt, TurnsAboutItsMiddle)
{
    EXPECT_EQ(
        turnedArt(kArt, Rotation::R90),
        R"svg(<svg xmlns="x" viewBox="0 0 100 80"><g id="lodeline-turn" transform="translate(50 40) )svg"
        R"svg(scale(1.25 0.8) rotate(90) scale(1 1) translate(-50 -40)"><rect width="9" height="9"/></g>)svg"
        "</svg>");
}

TEST(TileArt, WithoutViewBoxHasItsSize)
{
    const std::string turned =
        turnedArt(R"(<svg width="60px" stroke-width="2" height='30'><path/></svg>)", Rotation::R180);
    EXPECT_EQ(turned,
              R"svg(<svg width="60px" stroke-width="2" height='30'><g id="lodeline-turn" )svg"
              R"svg(transform="translate(30 15) rotate(180) scale(1 1) translate(-30 -15)"><path/></g>)svg"
              "</svg>");
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

TEST(TileArt, TellsHowItLies)
{
    EXPECT_EQ(lieOf(kArt), ArtLie());
    EXPECT_EQ(lieOf("picture"), ArtLie());
    EXPECT_EQ(lieOf(turnedArt(mirroredArt(kArt), Rotation::R270)), (ArtLie{true, Rotation::R270}));
}

TEST(TileArt, LeavesAloneWhatItCannotRead)
{
    for (const char* text : {"", "picture", "<svg></svg>", "<svg viewBox=\"0 0 1\"></svg>",
                             "<svg viewBox=", R"(<svg width="9cm" height="9"></svg>)",
                             R"(<svg viewBox="0 0 0 5"></svg>)", "</svg><svg viewBox='0 0 1 1'>"})
        EXPECT_EQ(turnedArt(text, Rotation::R90), text);
}

TEST(TileArt, KeepsItsProportionsInASquare)
{
    EXPECT_EQ(wholeArt(kArt),
              R"svg(<svg xmlns="x" viewBox="0 0 100 80"><g transform="translate(50 40))svg"
              R"svg(scale(1 0.8)translate(-50 -40)"><rect width="9" height="9"/></g></svg>)svg");
    const std::string square = R"(<svg viewBox="0 0 9 9"><path/></svg>)";
    EXPECT_EQ(wholeArt(square), square);
    EXPECT_EQ(wholeArt("picture"), "picture");
    // A turn that came with the picture is inside, one of the set outside.
    const std::string turned = turnedArt(kArt, Rotation::R90);
    EXPECT_NE(wholeArt(turned).find("rotate(90)"), std::string::npos);
    EXPECT_EQ(turnedArt(turnedArt(wholeArt(turned), Rotation::R90), Rotation::R270), wholeArt(turned));
}

TEST(TileArt, GoesWithItsTile)
{
    TileDesign tile;
    tile.art = kArt;
    tile.picture = PictureRef{};
    rotate(tile, Rotation::R90);
    EXPECT_EQ(tile.art, turnedArt(kArt, Rotation::R90));
    EXPECT_EQ(tile.picture, turned(PictureRef{}, Rotation::R90));
    mirror(tile);
    EXPECT_EQ(tile.art, mirroredArt(turnedArt(kArt, Rotation::R90)));
    EXPECT_EQ(tile.picture, mirrored(turned(PictureRef{}, Rotation::R90)));
}

} // namespace
} // namespace lodeline
