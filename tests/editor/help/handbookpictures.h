// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/window/desk.h"

#include <vector>

namespace lodeline::goldrush::editor::test {

// A picture of the handbook: a part of the window, or a dialog, as it looks in use.
struct HandbookPicture
{
    const char* name;
    void (*show)(Desk& desk, const std::function<void(QWidget&)>& look);
};

const std::vector<HandbookPicture>& handbookPictures();

} // namespace lodeline::goldrush::editor::test
