// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "engine/core/extrakeys.h"
#include "engine/core/sets/setwords.h"

namespace lodeline::boomtown {

inline constexpr std::size_t kDeckCards = 18; // B1

struct Card
{
    std::string id;
    Front front{};
    Bonus bonus;
    ExtraKeys extra;
    ExtraKeys bonusExtra;

    friend bool operator==(const Card&, const Card&) = default;
};

// A deck as its file gives it (docs/formats.md, `lodeline-deck`).
struct Deck : SetWords
{
    std::vector<Card> cards; // kDeckCards of them where it can be played
    ExtraKeys extra;

    friend bool operator==(const Deck&, const Deck&) = default;
};

} // namespace lodeline::boomtown
