// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/dialogs/managemenu.h"

namespace lodeline::boomtown {

// What can be done with decks beside playing them.
class DeckMenu : public app::ManageMenu
{
    Q_OBJECT

public:
    explicit DeckMenu(QWidget* parent = nullptr);

protected:
    void retranslate() const override;
};

} // namespace lodeline::boomtown
