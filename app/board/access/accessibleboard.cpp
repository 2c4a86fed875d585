// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/access/accessibleboard.h"

#include "app/board/access/accessibleoffer.h"
#include "app/board/boardview.h"

namespace lodeline::app {

namespace {

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<BoardView*>(object);
    return view ? new AccessibleBoard(view) : nullptr;
}

} // namespace

void AccessibleBoard::install()
{
    QAccessible::removeFactory(makeInterface);
    QAccessible::installFactory(makeInterface);
}

AccessibleBoard::AccessibleBoard(BoardView* view)
    : QAccessibleWidget(view, QAccessible::Canvas)
{
}

AccessibleBoard::~AccessibleBoard()
{
    forgetOffers();
}

BoardView& AccessibleBoard::view() const
{
    return *static_cast<BoardView*>(widget());
}

void AccessibleBoard::forgetOffers() const
{
    for (const QAccessible::Id id : offers_) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
    offers_.clear();
}

void AccessibleBoard::refresh() const
{
    if (epoch_ == view().offerEpoch())
        return;
    forgetOffers();
    epoch_ = view().offerEpoch();
    offers_.resize(static_cast<std::size_t>(view().offerCount()), 0);
}

int AccessibleBoard::childCount() const
{
    return view().offerCount();
}

QAccessibleInterface* AccessibleBoard::child(int index) const
{
    refresh();
    if (index < 0 || index >= view().offerCount())
        return nullptr;
    QAccessible::Id& id = offers_[static_cast<std::size_t>(index)];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new AccessibleOffer(&view(), index));
    return QAccessible::accessibleInterface(id);
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const
{
    for (int index = 0; index < childCount(); ++index) {
        if (this->child(index) == child)
            return index;
    }
    return -1;
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const
{
    for (int index = 0; index < childCount(); ++index) {
        if (view().offerScreenRect(index).contains(x, y))
            return child(index);
    }
    return nullptr;
}

QAccessibleInterface* AccessibleBoard::focusChild() const
{
    return view().hasFocus() ? child(view().chosenOffer()) : nullptr;
}

} // namespace lodeline::app
