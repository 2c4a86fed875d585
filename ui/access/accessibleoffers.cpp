// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/accessibleoffers.h"

#include "ui/access/accessibleoffer.h"
#include "ui/access/accessiblesights.h"

#include <QWidget>

namespace lodeline::ui {

namespace {

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* offers = dynamic_cast<Offers*>(object);
    return offers ? new AccessibleOffers(offers->offersWidget(), *offers) : nullptr;
}

} // namespace

void AccessibleOffers::install()
{
    QAccessible::removeFactory(makeInterface);
    QAccessible::installFactory(makeInterface);
}

AccessibleOffers::AccessibleOffers(QWidget* widget, Offers& offers)
    : QAccessibleWidget(widget, QAccessible::Canvas)
    , source_(offers)
{
}

AccessibleOffers::~AccessibleOffers()
{
    forgetOffers();
    if (sights_ != 0)
        QAccessible::deleteAccessibleInterface(sights_);
}

QAccessibleInterface* AccessibleOffers::sights() const
{
    Sights* what = source_.sights();
    if (!what)
        return nullptr;
    if (sights_ == 0)
        sights_ = AccessibleSights::make(widget(), *what);
    return QAccessible::accessibleInterface(sights_);
}

void AccessibleOffers::forgetOffers() const
{
    for (const QAccessible::Id id : offers_) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
    offers_.clear();
}

void AccessibleOffers::refresh() const
{
    if (epoch_ == source_.offerEpoch())
        return;
    forgetOffers();
    epoch_ = source_.offerEpoch();
    offers_.resize(static_cast<std::size_t>(source_.offerCount()), 0);
}

int AccessibleOffers::childCount() const
{
    return source_.offerCount() + (source_.sights() ? 1 : 0);
}

QAccessibleInterface* AccessibleOffers::child(int index) const
{
    refresh();
    if (index < 0 || index >= childCount())
        return nullptr;
    if (index == source_.offerCount())
        return sights();
    QAccessible::Id& id = offers_[static_cast<std::size_t>(index)];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new AccessibleOffer(widget(), source_, index));
    return QAccessible::accessibleInterface(id);
}

int AccessibleOffers::indexOfChild(const QAccessibleInterface* child) const
{
    for (int index = 0; index < childCount(); ++index) {
        if (this->child(index) == child)
            return index;
    }
    return -1;
}

QAccessibleInterface* AccessibleOffers::childAt(int x, int y) const
{
    for (int index = 0; index < source_.offerCount(); ++index) {
        if (source_.offerScreenRect(index).contains(x, y))
            return child(index);
    }
    return source_.sights() ? sights()->childAt(x, y) : nullptr;
}

QAccessibleInterface* AccessibleOffers::focusChild() const
{
    if (!widget()->hasFocus())
        return nullptr;
    if (QAccessibleInterface* watched = source_.sights() ? sights()->focusChild() : nullptr)
        return watched;
    return child(source_.chosenOffer());
}

} // namespace lodeline::ui
