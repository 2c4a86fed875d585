// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckedits.h"
#include "ui/wording/words.h"

namespace lodeline::boomtown::editor {

// Ids of the cards that differ, that came or that went, in the order of the deck; none where they were but
// moved.
std::vector<std::string> changedCards(const Deck& before, const Deck& after);
std::vector<std::string> idsAt(const Deck& deck, const CardRows& rows);
// The same words and which cards they are about: "Change a square (card 7)".
ui::Words aboutCards(const std::vector<std::string>& ids, const ui::Words& words);

} // namespace lodeline::boomtown::editor
