// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/pictureref.h"

#include <gtest/gtest.h>

namespace lodeline {
namespace {

TEST(PictureRef, IsNamedByItsDigestAndType)
{
    const std::string hex = "00ff" + std::string(60, 'a');
    const auto picture = pictureFromFileName(hex + ".jpeg");
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->digest[0], 0x00);
    EXPECT_EQ(picture->digest[1], 0xff);
    EXPECT_EQ(picture->digest[31], 0xaa);
    EXPECT_EQ(picture->type, PictureType::Jpeg);
    EXPECT_EQ(fileNameOf(*picture), hex + ".jpeg");
}

TEST(PictureRef, HasNoOtherName)
{
    const std::string hex(64, 'b');
    for (const std::string& name : {hex, hex + ".", hex + ".gif", hex + ".png.png", hex + "b.png",
                                    "../" + hex + ".png", std::string(64, 'B') + ".png", std::string(".png")})
        EXPECT_FALSE(pictureFromFileName(name)) << name;
}

TEST(PictureRef, TurnsAndMirrorsLikeATile)
{
    const PictureRef picture;
    const PictureRef right = turned(picture, Rotation::R90);
    EXPECT_EQ(right.turned, Rotation::R90);
    // A picture that is turned to the right and mirrored is the mirrored one turned to the left.
    EXPECT_EQ(mirrored(right).turned, Rotation::R270);
    EXPECT_TRUE(mirrored(right).isMirrored);
    EXPECT_EQ(mirrored(mirrored(right)), right);
    EXPECT_EQ(turned(right, Rotation::R270), picture);
}

} // namespace
} // namespace lodeline
