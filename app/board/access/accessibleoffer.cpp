// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/access/accessibleoffer.h"

#include "app/board/boardview.h"

namespace lodeline::app {

AccessibleOffer::AccessibleOffer(BoardView* view, int index)
    : view_(view)
    , index_(index)
    , epoch_(view->offerEpoch())
{
}

bool AccessibleOffer::isValid() const
{
    return view_ && view_->offerEpoch() == epoch_;
}

QWindow* AccessibleOffer::window() const
{
    return view_ ? view_->window()->windowHandle() : nullptr;
}

QAccessibleInterface* AccessibleOffer::parent() const
{
    return view_ ? QAccessible::queryAccessibleInterface(view_.data()) : nullptr;
}

QString AccessibleOffer::text(QAccessible::Text text) const
{
    return isValid() && text == QAccessible::Name ? view_->offerName(index_) : QString();
}

QRect AccessibleOffer::rect() const
{
    return isValid() ? view_->offerScreenRect(index_) : QRect();
}

QAccessible::State AccessibleOffer::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.invalid = !isValid();
    if (!isValid())
        return state;
    state.focused = view_->hasFocus() && view_->chosenOffer() == index_;
    state.offscreen =
        !view_->viewport()->rect().translated(view_->viewport()->mapToGlobal(QPoint())).intersects(rect());
    return state;
}

void* AccessibleOffer::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

QStringList AccessibleOffer::actionNames() const
{
    return {pressAction(), setFocusAction()};
}

void AccessibleOffer::doAction(const QString& name)
{
    if (!isValid())
        return;
    if (name == pressAction()) {
        view_->takeOffer(index_);
    } else if (name == setFocusAction()) {
        view_->setFocus(Qt::OtherFocusReason);
        view_->chooseOffer(index_);
    }
}

QStringList AccessibleOffer::keyBindingsForAction(const QString&) const
{
    return {};
}

} // namespace lodeline::app
