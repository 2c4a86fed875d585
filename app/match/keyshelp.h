// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keys/keytext.h"
#include "ui/wording/html.h"

namespace lodeline::app {

// What only one kind of game does by keys and mouse, for its page of help.
struct OwnKeys
{
    std::vector<ui::KeyEntry> board;
    std::vector<ui::KeyEntry> window; // commands of its own in the menus
};

// The page of all keys, as simple HTML in the language of the window: on the board, in the window and in the
// review. Commands without a key are left out.
QString keysHelp(const OwnKeys& own, const ui::KeyText& keys);

} // namespace lodeline::app
