// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lists/partcommands.h"

#include <QLocale>

namespace lodeline::desk {
namespace {

// The row before which they come, one place up or down; out of range where there is none.
int placeBefore(const std::vector<int>& rows, int by)
{
    return by < 0 ? rows.front() - 1 : rows.back() + 2;
}

} // namespace

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
    case Command::MoveUp:
        move(-1);
        return true;
    case Command::MoveDown:
        move(1);
        return true;
    default:
        return false;
    }
}

bool PartCommands::can(Command command) const
{
    switch (command) {
    case Command::Cut:
    case Command::Copy:
    case Command::Duplicate:
    case Command::Remove:
        return !chosenRows().empty();
    case Command::MoveUp:
        return canMove(-1);
    case Command::MoveDown:
        return canMove(1);
    default:
        return true;
    }
}

bool PartCommands::canMove(int by) const
{
    const std::vector<int> rows = chosenRows();
    if (rows.empty())
        return false;
    const int before = placeBefore(rows, by);
    return (before >= 0 && before <= count()) || !whyNoneMoves().isEmpty();
}

void PartCommands::move(int by)
{
    if (!canMove(by))
        return;
    if (const QString why = whyNoneMoves(); !why.isEmpty()) {
        emit told(why);
        return;
    }
    const std::vector<int> rows = chosenRows();
    const std::vector<int> placed = moveBefore(rows, placeBefore(rows, by));
    const QLocale locale;
    //: %1 the new place of a tile in its set or a card in its deck, %2 how many there are
    emit told(tr("Now number %1 of %2.").arg(locale.toString(placed.front() + 1), locale.toString(count())));
}

} // namespace lodeline::desk
