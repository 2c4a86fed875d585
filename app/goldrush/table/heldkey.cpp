// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/heldkey.h"

#include "ui/keys/latinkeys.h"

#include <QApplication>
#include <QDockWidget>
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

// In the window or a panel of it that floats; other windows have keys of their own.
bool HeldKey::isNear(const QWidget& widget) const
{
    const QWidget* window = widget.window();
    return window == window_ ||
           (qobject_cast<const QDockWidget*>(window) && window->parentWidget() == window_);
}

bool HeldKey::isLetGo(const QKeyEvent& event) const
{
    if (event.type() != QEvent::KeyRelease || event.isAutoRepeat())
        return false;
    const std::optional<ui::LatinKey> latin = ui::latinKeyOf(event);
    return (latin ? latin->key : event.key()) == key_;
}

bool HeldKey::eventFilter(QObject* object, QEvent* event)
{
    // Of any window: a panel that floats has the key to itself.
    if (event->type() == QEvent::WindowDeactivate) {
        set(false);
    } else if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // Wherever that is: into a menu, or with Shift held down by now.
        if (isLetGo(*key))
            set(false);
        const auto* widget = qobject_cast<QWidget*>(object);
        if (active_ && key->key() == key_ && key->modifiers() == Qt::NoModifier && widget &&
            isNear(*widget)) {
            if (event->type() == QEvent::KeyPress && !key->isAutoRepeat())
                set(true);
            return true;
        }
    }
    return QObject::eventFilter(object, event);
}

} // namespace lodeline::goldrush
