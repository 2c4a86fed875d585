// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"

namespace lodeline::desk {

// How a command is called where it does the same in every kind; empty where it does so in one kind alone, or
// is called after the parts.
CommandWords usualWords(Command command);

} // namespace lodeline::desk
