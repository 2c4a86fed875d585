// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/accessibleoffer.h"

namespace lodeline::ui {

AccessibleOffer::AccessibleOffer(QWidget* widget, Offers& offers, int index)
    : widget_(widget)
    , offers_(offers)
    , index_(index)
    , epoch_(offers.offerEpoch())
{
}

bool AccessibleOffer::isValid() const
{
    return widget_ && offers_.offerEpoch() == epoch_;
}

QWindow* AccessibleOffer::window() const
{
    return widget_ ? widget_->window()->windowHandle() : nullptr;
}

QAccessibleInterface* AccessibleOffer::parent() const
{
    return widget_ ? QAccessible::queryAccessibleInterface(widget_.data()) : nullptr;
}

QString AccessibleOffer::text(QAccessible::Text text) const
{
    if (isValid() && text == QAccessible::Name)
        return offers_.offerName(index_);
    if (isValid() && text == QAccessible::Description)
        return offers_.offerDescription(index_);
    return {};
}

QRect AccessibleOffer::rect() const
{
    return isValid() ? offers_.offerScreenRect(index_) : QRect();
}

QAccessible::State AccessibleOffer::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.invalid = !isValid();
    if (!isValid())
        return state;
    state.focused = widget_->hasFocus() && offers_.chosenOffer() == index_;
    state.offscreen = !QRect(widget_->mapToGlobal(QPoint()), widget_->size()).intersects(rect());
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
        offers_.takeOffer(index_);
    } else if (name == setFocusAction()) {
        widget_->setFocus(Qt::OtherFocusReason);
        offers_.chooseOffer(index_);
    }
}

QStringList AccessibleOffer::keyBindingsForAction(const QString&) const
{
    return {};
}

} // namespace lodeline::ui
