// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/command.h"

namespace lodeline::desk {

// How a command is called where it does the same in every kind; empty for those that concern its parts.
CommandWords usualWords(Command command);

} // namespace lodeline::desk
