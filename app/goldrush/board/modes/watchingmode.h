// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/modes/mode.h"
#include "ui/wording/words.h"

namespace lodeline::goldrush {

// Nothing can be done on the board: something is being shown, another one plays, or the game is over.
class WatchingMode : public Mode
{
public:
    explicit WatchingMode(ui::Words hint = {})
        : hint_(std::move(hint))
    {
    }

    QString hint() const override { return hint_ ? hint_() : QString(); }
    void choose(int, bool) override {}

private:
    ui::Words hint_;
};

} // namespace lodeline::goldrush
