// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

class QUndoStack;

namespace lodeline::desk {

// What was chosen in a list before each step of the history, so that undo leads back there.
class EarlierChoice
{
public:
    explicit EarlierChoice(const QUndoStack& history)
        : history_(history)
    {
    }

    void keep(const std::vector<int>& rows); // chosen now
    // To be asked after each change. The rows that were chosen when what is undone was done; none where
    // nothing was undone.
    std::vector<int> undone();

private:
    const QUndoStack& history_;
    int index_ = 0;                        // of the history, when it was last looked at
    std::map<int, std::vector<int>> rows_; // by index of the history
};

} // namespace lodeline::desk
