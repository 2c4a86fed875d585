// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <functional>

namespace lodeline::goldrush {

// One thing that is shown for a while. What it leaves behind is made right afterwards by BoardScene::sync,
// so a step may be cut short at any time.
struct Step
{
    int milliseconds = 0;
    std::size_t events = 0; // of what happened: those that are seen once it begins, after earlier steps
    std::function<void()> begin;
    std::function<void(qreal)> progress; // 0 to 1
    qreal still = 1;                     // what is shown all the while where nothing may move
};

} // namespace lodeline::goldrush
