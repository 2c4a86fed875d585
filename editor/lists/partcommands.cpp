// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lists/partcommands.h"

namespace lodeline::desk {

bool PartCommands::run(Command command)
{
    switch (command) {
    case Command::Cut:
        copy();
        remove();
        return true;
    case Command::Copy:
        copy();
        return true;
    case Command::Paste:
        paste();
        return true;
    case Command::Duplicate:
        duplicate();
        return true;
    case Command::Remove:
        remove();
        return true;
    case Command::Add:
        add();
        return true;
    default:
        return false;
    }
}

} // namespace lodeline::desk
