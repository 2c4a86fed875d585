// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/accessiblesight.h"

#include <algorithm>

namespace lodeline::ui {

AccessibleSight::AccessibleSight(QWidget* widget, Sights& sights, Sight sight, QAccessible::Id parent)
    : widget_(widget)
    , sights_(sights)
    , sight_(sight)
    , parent_(parent)
{
}

QAccessible::Id AccessibleSight::make(QWidget* widget, Sights& sights, Sight sight, QAccessible::Id parent)
{
    auto* made = new AccessibleSight(widget, sights, sight, parent);
    made->self_ = QAccessible::registerAccessibleInterface(made);
    return made->self_;
}

AccessibleSight::~AccessibleSight()
{
    for (const QAccessible::Id id : parts_) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
}

bool AccessibleSight::isValid() const
{
    return widget_ && sights_.isThere(sight_);
}

QWindow* AccessibleSight::window() const
{
    return widget_ ? widget_->window()->windowHandle() : nullptr;
}

int AccessibleSight::childCount() const
{
    return !widget_ || isPart() ? 0 : sights_.sightParts(sight_.place);
}

QAccessibleInterface* AccessibleSight::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const auto part = static_cast<std::size_t>(index);
    parts_.resize(std::max(parts_.size(), part + 1), 0);
    if (parts_[part] == 0)
        parts_[part] = make(widget_.data(), sights_, {sight_.place, index}, self_);
    return QAccessible::accessibleInterface(parts_[part]);
}

QAccessibleInterface* AccessibleSight::childAt(int x, int y) const
{
    for (int index = 0; index < childCount(); ++index) {
        if (child(index)->rect().contains(x, y))
            return child(index);
    }
    return nullptr;
}

int AccessibleSight::indexOfChild(const QAccessibleInterface* child) const
{
    const auto found = std::ranges::find_if(parts_, [child](QAccessible::Id id) {
        return id != 0 && QAccessible::accessibleInterface(id) == child;
    });
    return found == parts_.end() ? -1 : static_cast<int>(found - parts_.begin());
}

QString AccessibleSight::text(QAccessible::Text text) const
{
    return isValid() && text == QAccessible::Name ? sights_.sightText(sight_) : QString();
}

QRect AccessibleSight::rect() const
{
    return isValid() ? sights_.sightScreenRect(sight_) : QRect();
}

QAccessible::Role AccessibleSight::role() const
{
    return isPart() ? QAccessible::StaticText : QAccessible::ListItem;
}

QAccessible::State AccessibleSight::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.invalid = !isValid();
    if (!isValid())
        return state;
    state.focused = widget_->hasFocus() && sights_.watchedSight() == sight_;
    state.offscreen = !QRect(widget_->mapToGlobal(QPoint()), widget_->size()).intersects(rect());
    return state;
}

void* AccessibleSight::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

void AccessibleSight::doAction(const QString& name)
{
    if (!isValid() || name != setFocusAction())
        return;
    widget_->setFocus(Qt::OtherFocusReason);
    sights_.watchSight(sight_);
}

} // namespace lodeline::ui
