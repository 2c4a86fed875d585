// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/pictures/picturedparts.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace lodeline::goldrush {
namespace {

// In the order of the kinds.
constexpr std::array<std::string_view, 9> kNames{"nugget",     "locomotive", "tipi",   "herd", "back",
                                                 "token-back", "token-",     "cowboy", "tent"};

std::string_view nameOf(SetPart::Kind kind)
{
    return kNames[static_cast<std::size_t>(kind)];
}

} // namespace

std::string toString(SetPart part)
{
    std::string name(nameOf(part.kind));
    if (part.kind == SetPart::Kind::Token)
        name += std::to_string(part.value);
    return name;
}

std::optional<SetPart> setPartFromString(std::string_view name)
{
    constexpr SetPart::Kind kToken = SetPart::Kind::Token;
    const auto found = std::ranges::find(kNames, name);
    SetPart part{static_cast<SetPart::Kind>(found - kNames.begin()), 0};
    if (found != kNames.end() && part.kind != kToken)
        return part;
    if (!name.starts_with(nameOf(kToken)))
        return std::nullopt;
    part.kind = kToken;
    name.remove_prefix(nameOf(kToken).size());
    (void)std::from_chars(name.data(), name.data() + name.size(), part.value);
    const bool isOne = part.value >= 0 && part.value <= kMaxTokenValue && std::to_string(part.value) == name;
    return isOne ? std::optional(part) : std::nullopt;
}

const PictureRef* PicturedParts::find(SetPart part) const
{
    const auto found = parts.find(part);
    return found == parts.end() ? nullptr : &found->second;
}

} // namespace lodeline::goldrush
