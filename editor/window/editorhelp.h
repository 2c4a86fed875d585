// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lodeline::desk {

class EditorActions;

// What keys and mouse do in the editor, and what the program is.
void showEditorKeys(const EditorActions& actions, QWidget* window);
void showAboutEditor(QWidget* window);

} // namespace lodeline::desk
