// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/newdialog.h"
#include "engine/boomtown/rules/deck.h"

namespace lodeline::boomtown::editor {

// Asks what a new deck begins as: a plain one or one of those that come with the program.
class NewDeckDialog : public desk::NewDialog
{
    Q_OBJECT

public:
    explicit NewDeckDialog(QWidget* parent = nullptr);

    Deck deck() const;

private:
    static std::vector<Beginning> decksOfTheProgram();
};

} // namespace lodeline::boomtown::editor
