// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

namespace lodeline::ui {

// The words of an entry of a menu, without the mark of its key and without the dots of those that ask on.
inline QString commandName(const QAction& action)
{
    QString name = action.text();
    name.remove(u'&');
    if (name.endsWith(u'…'))
        name.chop(1);
    return name;
}

} // namespace lodeline::ui
