// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <memory>
#include <span>
#include <string_view>

namespace lodeline::boomtown {

// A number that tells whether a player ("foreman:100", known to makePlayer) plays as before: a hash of all
// moves of games of fixed seeds with each of these decks, in which it plays against itself. With a budget of
// playouts it is the same on every machine.
std::uint64_t searchFingerprint(std::string_view player, std::span<const std::shared_ptr<const Deck>> decks);

} // namespace lodeline::boomtown
