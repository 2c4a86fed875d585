// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

namespace lodeline::test {

// Qt's own parts inside of a control, which the control speaks for.
inline bool isInternal(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    if (area && area->viewport() == &widget)
        return true;
    return widget.objectName().startsWith(QLatin1String("qt_")) || widget.inherits("QComboBoxListView") ||
           widget.inherits("QScrollBar") || widget.inherits("QHeaderView") ||
           (widget.parentWidget() && widget.parentWidget()->inherits("QComboBox"));
}

// The controls that a screen reader has no name for, one a line.
inline QString nameless(const QWidget& root)
{
    QStringList found;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool silent = label && label->text().isEmpty();
        if (widget->focusPolicy() == Qt::NoFocus || isInternal(*widget) || widget->isHidden() || silent)
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).trimmed().isEmpty())
            found << QString::fromLatin1(widget->metaObject()->className()) + QStringLiteral(" in ") +
                         QString::fromLatin1(widget->parentWidget()->metaObject()->className());
    }
    return found.join(u'\n');
}

// Words whose keys, marked by &, are the same.
inline QStringList clashes(const QStringList& words)
{
    QMap<QString, QString> taken;
    QStringList found;
    for (const QString& word : words) {
        const QString key = QKeySequence::mnemonic(word).toString();
        if (key.isEmpty())
            continue;
        if (taken.contains(key))
            found << taken[key] + u'/' + word;
        taken[key] = word;
    }
    return found;
}

// In a menu and all that are below it.
inline QStringList clashes(const QList<QAction*>& actions)
{
    QStringList words;
    QStringList found;
    for (const QAction* action : actions) {
        words << action->text();
        if (action->menu())
            found << clashes(action->menu()->actions());
    }
    return found + clashes(words);
}

// Among all that is in sight and answers to Alt and a key.
inline QStringList clashesInSight(const QWidget& window)
{
    QStringList words;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            words << button->text();
        else if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            words << box->title();
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            words << label->text();
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                words << tabs->tabText(tab);
        else if (const auto* menus = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* action : menus->actions())
                words << action->text();
    }
    return clashes(words);
}

} // namespace lodeline::test
