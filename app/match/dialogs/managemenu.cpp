// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/dialogs/managemenu.h"

#include <QEvent>

namespace lodeline::app {

ManageMenu::ManageMenu(QWidget* parent)
    : QMenu(parent)
    , install(add("install"))
    , installFile(add("installFile"))
    , remove(add("remove"))
    , edit(add("edit"))
    , saveCopy(add("saveCopy"))
{
    insertSeparator(edit);
}

QAction* ManageMenu::add(const char* name)
{
    QAction* action = addAction(QString());
    action->setObjectName(QLatin1String(name));
    return action;
}

void ManageMenu::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

} // namespace lodeline::app
