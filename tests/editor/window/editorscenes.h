// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/window/desk.h"

namespace lodeline::goldrush::editor::test {

// Given the window to be looked at, while it is shown.
using Look = std::function<void(QWidget&)>;

// Something that the editor can show: brings it about at a new desk.
struct EditorScene
{
    const char* name;
    void (*show)(Desk& desk, const Look& look);
};

// Every page, form and dialog: a row here is all that a new one needs.
std::vector<EditorScene> editorScenes();

} // namespace lodeline::goldrush::editor::test
