// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/extrakeys.h"
#include "engine/core/geometry.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace lodeline {

using Sha256 = std::array<std::uint8_t, 32>;
std::string toHex(const Sha256& digest); // 64 digits, small letters
std::optional<Sha256> sha256FromHex(std::string_view hex);

enum class PictureType : std::uint8_t { Png, Jpeg, Svg };
std::string_view toString(PictureType type); // "png", "jpeg", "svg"
std::optional<PictureType> pictureTypeFromString(std::string_view name);

// A picture that lies elsewhere, named by what it holds, and how it lies: mirrored left to right first, then
// turned. The file that names it need not have it.
struct PictureRef
{
    Sha256 digest{}; // of its bytes
    PictureType type = PictureType::Png;
    bool isMirrored = false;
    Rotation turned = Rotation::R0;
    ExtraKeys extra;

    friend bool operator==(const PictureRef&, const PictureRef&) = default;
};

// The picture turned or mirrored once more.
PictureRef turned(PictureRef picture, Rotation by);
PictureRef mirrored(PictureRef picture);

// The name of the file with its bytes, "<64 digits>.png", and back: the digest and the type.
std::string fileNameOf(const PictureRef& picture);
std::optional<PictureRef> pictureFromFileName(std::string_view name);

inline constexpr std::size_t kMaxPictureBytes = 7U << 20; // of one picture

} // namespace lodeline
