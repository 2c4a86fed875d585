// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QWidget>

namespace lodeline::desk {

// In a form that scrolls: the wheel changes a field only where that has the focus, else it scrolls on.
class WheelGuard : public QObject
{
public:
    using QObject::QObject;

    static void protect(QWidget* field)
    {
        field->setFocusPolicy(Qt::StrongFocus);
        field->installEventFilter(new WheelGuard(field));
    }

    bool eventFilter(QObject* field, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(field)->hasFocus())
            return QObject::eventFilter(field, event);
        event->ignore();
        return true;
    }
};

} // namespace lodeline::desk
