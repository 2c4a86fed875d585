// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/heldkey.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace lodeline::goldrush {

HeldKey::HeldKey(Qt::Key key, QWidget* window)
    : QObject(window)
    , key_(key)
    , window_(window)
{
    qApp->installEventFilter(this);
}

void HeldKey::setActive(bool active)
{
    active_ = active;
    if (!active)
        set(false);
}

void HeldKey::set(bool down)
{
    if (down == down_)
        return;
    down_ = down;
    emit held(down);
}

bool HeldKey::eventFilter(QObject* object, QEvent* event)
{
    if (object == window_ && event->type() == QEvent::WindowDeactivate) {
        set(false);
    } else if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto* widget = qobject_cast<QWidget*>(object);
        if (active_ && key->key() == key_ && key->modifiers() == Qt::NoModifier && widget &&
            widget->window() == window_) {
            if (!key->isAutoRepeat())
                set(event->type() == QEvent::KeyPress);
            return true;
        }
    }
    return QObject::eventFilter(object, event);
}

} // namespace lodeline::goldrush
