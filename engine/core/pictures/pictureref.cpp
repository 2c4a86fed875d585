// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/pictureref.h"

#include "engine/core/words/valuenamed.h"

namespace lodeline {
namespace {

constexpr std::array<std::string_view, 3> kTypes{"png", "jpeg", "svg"};
constexpr std::string_view kDigits = "0123456789abcdef";

} // namespace

std::string toHex(const Sha256& digest)
{
    std::string hex;
    for (const std::uint8_t byte : digest) {
        hex += kDigits[byte >> 4U];
        hex += kDigits[byte & 15U];
    }
    return hex;
}

std::optional<Sha256> sha256FromHex(std::string_view hex)
{
    Sha256 digest{};
    if (hex.size() != 2 * digest.size())
        return std::nullopt;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const std::size_t digit = kDigits.find(hex[i]);
        if (digit == std::string_view::npos)
            return std::nullopt;
        digest[i / 2] = static_cast<std::uint8_t>(std::size_t{digest[i / 2]} << 4U | digit);
    }
    return digest;
}

std::string_view toString(PictureType type)
{
    return kTypes[static_cast<std::size_t>(type)];
}

std::optional<PictureType> pictureTypeFromString(std::string_view name)
{
    return valueNamed<PictureType>(kTypes, name);
}

PictureRef turned(PictureRef picture, Rotation by)
{
    picture.turned = rotated(picture.turned, index(by));
    return picture;
}

PictureRef mirrored(PictureRef picture)
{
    picture.turned = rotated(Rotation::R0, kRotations - index(picture.turned));
    picture.isMirrored = !picture.isMirrored;
    return picture;
}

std::string fileNameOf(const PictureRef& picture)
{
    return toHex(picture.digest) + '.' + std::string(toString(picture.type));
}

std::optional<PictureRef> pictureFromFileName(std::string_view name)
{
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const auto digest = sha256FromHex(name.substr(0, dot));
    const auto type = pictureTypeFromString(name.substr(dot + 1));
    if (!digest || !type)
        return std::nullopt;
    return PictureRef{
        .digest = *digest, .type = *type, .isMirrored = false, .turned = Rotation::R0, .extra = {}};
}

} // namespace lodeline
