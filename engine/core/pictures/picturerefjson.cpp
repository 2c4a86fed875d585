// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/picturerefjson.h"

namespace lodeline {
namespace {

constexpr const char* kDigest = "sha256";
constexpr const char* kType = "type";
constexpr const char* kMirrored = "mirrored";
constexpr const char* kTurned = "turned";

} // namespace

std::optional<PictureRef> readPictureRef(ObjectReader& reader, const char* key)
{
    const Json* value = reader.member(key, false);
    if (!value)
        return std::nullopt;
    ObjectReader part(*value, reader.pointer(key), reader.problems());
    PictureRef picture;
    picture.digest = part.named(kDigest, sha256FromHex, "64 × 0-9 a-f").value_or(Sha256{});
    picture.type = part.named(kType, pictureTypeFromString, "png jpeg svg").value_or(PictureType{});
    picture.isMirrored = part.boolean(kMirrored, false);
    const auto angle = part.integer(kTurned, 0, 270, 0);
    if (angle % 90 != 0)
        part.report(FileProblem::BadValue, part.pointer(kTurned), {"0 90 180 270"});
    picture.turned = static_cast<Rotation>(angle / 90 % kRotations);
    picture.extra = part.unknownMembers();
    return picture;
}

Json toJson(const PictureRef& picture)
{
    Json json{{kDigest, toHex(picture.digest)}, {kType, toString(picture.type)}};
    if (picture.isMirrored)
        json[kMirrored] = true;
    if (picture.turned != Rotation::R0)
        json[kTurned] = degrees(picture.turned);
    addUnknownMembers(json, picture.extra);
    return json;
}

} // namespace lodeline
