// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTreeWidget;

namespace lodeline::goldrush::editor {

// Wraps the texts of a column at its width, however wide that is made, with rows as high as they need: a tree
// cuts them to one line.
void wrapColumn(QTreeWidget& table, int column);

} // namespace lodeline::goldrush::editor
