// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/setmenu.h"

namespace lodeline::goldrush {

SetMenu::SetMenu(QWidget* parent)
    : ManageMenu(parent)
    , forget(add("forget"))
{
    insertSeparator(forget);
    SetMenu::retranslate();
}

void SetMenu::setLearns(bool learns)
{
    learns_ = learns;
    retranslate();
}

void SetMenu::retranslate() const
{
    //: The tile set that is chosen; "my sets" are those that the user keeps in the program
    install->setText(tr("&Add to my sets"));
    installFile->setText(tr("Add a &file to my sets…"));
    remove->setText(tr("&Remove from my sets…"));
    edit->setText(tr("&Edit in the tile-set editor"));
    saveCopy->setText(tr("&Save a copy…"));
    //: What the computer has learned by playing the tile set that is chosen against itself
    forget->setText(learns_ ? tr("For&get what was learned and learn again")
                            : tr("For&get what the computer has learned"));
}

} // namespace lodeline::goldrush
