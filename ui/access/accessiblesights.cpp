// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/accessiblesights.h"

#include "ui/access/accessiblesight.h"

#include <algorithm>

namespace lodeline::ui {

AccessibleSights::AccessibleSights(QWidget* widget, Sights& sights)
    : widget_(widget)
    , sights_(sights)
{
}

QAccessible::Id AccessibleSights::make(QWidget* widget, Sights& sights)
{
    auto* made = new AccessibleSights(widget, sights);
    made->self_ = QAccessible::registerAccessibleInterface(made);
    return made->self_;
}

AccessibleSights::~AccessibleSights()
{
    for (const auto& [place, id] : objects_)
        QAccessible::deleteAccessibleInterface(id);
}

void AccessibleSights::refresh() const
{
    if (!widget_ || epoch_ == sights_.sightsEpoch())
        return;
    epoch_ = sights_.sightsEpoch();
    places_ = sights_.sightPlaces();
    std::erase_if(objects_, [this](const auto& object) {
        const bool isGone = std::ranges::count(places_, object.first) == 0;
        if (isGone)
            QAccessible::deleteAccessibleInterface(object.second);
        return isGone;
    });
}

QAccessibleInterface* AccessibleSights::objectOf(int place) const
{
    QAccessible::Id& id = objects_[place];
    if (id == 0)
        id = AccessibleSight::make(widget_.data(), sights_, Sight{place}, self_);
    return QAccessible::accessibleInterface(id);
}

QAccessibleInterface* AccessibleSights::sight(Sight sight) const
{
    refresh();
    if (std::ranges::count(places_, sight.place) == 0)
        return nullptr;
    QAccessibleInterface* place = objectOf(sight.place);
    return sight.part < 0 ? place : place->child(sight.part);
}

QWindow* AccessibleSights::window() const
{
    return widget_ ? widget_->window()->windowHandle() : nullptr;
}

QAccessibleInterface* AccessibleSights::parent() const
{
    return widget_ ? QAccessible::queryAccessibleInterface(widget_.data()) : nullptr;
}

int AccessibleSights::childCount() const
{
    refresh();
    return static_cast<int>(places_.size());
}

QAccessibleInterface* AccessibleSights::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    return objectOf(places_[static_cast<std::size_t>(index)]);
}

QAccessibleInterface* AccessibleSights::childAt(int x, int y) const
{
    refresh();
    const auto found = std::ranges::find_if(
        places_, [&](int place) { return sights_.sightScreenRect(Sight{place}).contains(x, y); });
    return found == places_.end() ? nullptr : objectOf(*found);
}

QAccessibleInterface* AccessibleSights::focusChild() const
{
    const std::optional<Sight> watched = widget_ ? sights_.watchedSight() : std::nullopt;
    return watched ? sight(*watched) : nullptr;
}

int AccessibleSights::indexOfChild(const QAccessibleInterface* child) const
{
    refresh();
    const auto* sight = dynamic_cast<const AccessibleSight*>(child);
    if (!sight || sight->sight().part >= 0)
        return -1;
    const auto found = std::ranges::find(places_, sight->sight().place);
    return found == places_.end() ? -1 : static_cast<int>(found - places_.begin());
}

QString AccessibleSights::text(QAccessible::Text text) const
{
    return widget_ && text == QAccessible::Name ? sights_.sightsName() : QString();
}

QRect AccessibleSights::rect() const
{
    return widget_ ? QRect(widget_->mapToGlobal(QPoint()), widget_->size()) : QRect();
}

} // namespace lodeline::ui
