// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/dialogs/deckmenu.h"

namespace lodeline::boomtown {

DeckMenu::DeckMenu(QWidget* parent)
    : ManageMenu(parent)
{
    DeckMenu::retranslate();
}

void DeckMenu::retranslate() const
{
    //: The deck of cards that is chosen; "my decks" are those that the user keeps in the program
    install->setText(tr("&Add to my decks"));
    installFile->setText(tr("Add a &file to my decks…"));
    remove->setText(tr("&Remove from my decks…"));
    edit->setText(tr("&Edit in the deck editor"));
    saveCopy->setText(tr("&Save a copy…"));
}

} // namespace lodeline::boomtown
