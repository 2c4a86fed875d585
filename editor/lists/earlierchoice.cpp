// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lists/earlierchoice.h"

#include <QUndoStack>

#include <utility>

namespace lodeline::desk {

void EarlierChoice::keep(const std::vector<int>& rows)
{
    index_ = history_.index();
    rows_[index_] = rows;
}

std::vector<int> EarlierChoice::undone()
{
    if (history_.count() == 0)
        rows_.clear(); // of another document
    const int before = std::exchange(index_, history_.index());
    const auto kept = rows_.find(index_);
    return index_ < before && kept != rows_.end() ? kept->second : std::vector<int>();
}

} // namespace lodeline::desk
