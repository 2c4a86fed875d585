// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/newdialog.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush::editor {

// Asks what a new set begins as: nothing, the classic set or one of those that come with the program.
class NewSetDialog : public desk::NewDialog
{
    Q_OBJECT

public:
    explicit NewSetDialog(QWidget* parent = nullptr);

    TileSet set() const;

private:
    static std::vector<Beginning> setsOfTheProgram();
};

} // namespace lodeline::goldrush::editor
