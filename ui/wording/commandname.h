// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plain/wrapped.h"

#include <QAction>
#include <QRegularExpression>

namespace lodeline::ui {

// The words of a menu or button without what marks their key, which some languages write behind: 保存(&S).
inline QString withoutKey(QString words)
{
    static const QRegularExpression behind(QStringLiteral("\\s*[(（]&[^&][)）]"));
    return withoutMnemonic(words.remove(behind));
}

// The words of an entry of a menu, without the mark of its key and without the dots of those that ask on.
inline QString commandName(const QAction& action)
{
    QString name = withoutKey(action.text());
    if (name.endsWith(u'…'))
        name.chop(1);
    return name;
}

} // namespace lodeline::ui
