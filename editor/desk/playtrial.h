// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/content.h"
#include "ui/work/progress.h"

#include <QString>

namespace lodeline::desk {

// How what is being edited is tried out in the game.
struct Trial
{
    int people = 1;   // at the table; 1 plays against the computer
    std::string next; // id of what is drawn first; empty for any
};

// Hands it to the game in a file with such a suffix, which `worker` writes, and the game starts with it.
ui::Exported playTrial(const ContentPtr& content, const QString& suffix, const Trial& trial,
                       const ui::Worker& worker);

} // namespace lodeline::desk
