// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/setmenu.h"

#include <QEvent>

namespace lodeline::goldrush {

SetMenu::SetMenu(QWidget* parent)
    : QMenu(parent)
    , install(add("install"))
    , installFile(add("installFile"))
    , remove(add("remove"))
    , edit(add("edit"))
    , saveCopy(add("saveCopy"))
{
    insertSeparator(edit);
    retranslate();
}

QAction* SetMenu::add(const char* name)
{
    QAction* action = addAction(QString());
    action->setObjectName(QLatin1String(name));
    return action;
}

void SetMenu::retranslate() const
{
    //: The tile set that is chosen; "my sets" are those that the user keeps in the program
    install->setText(tr("&Add to my sets"));
    installFile->setText(tr("Add a &file to my sets…"));
    remove->setText(tr("&Remove from my sets…"));
    edit->setText(tr("&Edit in the tile-set editor"));
    saveCopy->setText(tr("&Save a copy…"));
}

void SetMenu::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

} // namespace lodeline::goldrush
