// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardview.h"
#include "app/boomtown/board/townsights.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include <utility>

// How people look around on a BoardView by keys, or by assistive technology.
namespace lodeline::boomtown {

ui::Sights* BoardView::sights()
{
    return sights_.get();
}

bool BoardView::isLooking() const
{
    return sights_->watchedSight().has_value();
}

QRect BoardView::lookedAt() const
{
    return sights_->rect();
}

void BoardView::stopLooking()
{
    sights_->end();
}

QString BoardView::hint() const
{
    return isLooking() ? sights_->text() : controller_->hint();
}

int BoardView::chosenOffer() const
{
    return isLooking() ? -1 : controller_->chosen();
}

void BoardView::chooseOffer(int offer)
{
    controller_->choose(offer, true);
    sights_->end();
}

void BoardView::takeOffer(int offer)
{
    sights_->end();
    controller_->take(offer);
}

bool BoardView::handleLookKey(const QKeyEvent& event)
{
    const bool alt = event.modifiers().testFlag(Qt::AltModifier);
    if (alt)
        return !event.modifiers().testFlag(Qt::ControlModifier) && match() && lookBy(event.key());
    return isLooking() && endLooking(event.key());
}

bool BoardView::lookBy(int key)
{
    finishAnimations();
    switch (key) {
    case Qt::Key_Left:
        sights_->walk(-1, 0);
        return true;
    case Qt::Key_Right:
        sights_->walk(1, 0);
        return true;
    case Qt::Key_Up:
        sights_->walk(0, -1);
        return true;
    case Qt::Key_Down:
        sights_->walk(0, 1);
        return true;
    case Qt::Key_PageDown:
        sights_->nextGroup(1);
        return true;
    case Qt::Key_PageUp:
        sights_->nextGroup(-1);
        return true;
    case Qt::Key_Home:
        sights_->toLastCard();
        return true;
    default:
        return false;
    }
}

// Nothing is taken by the key that ends it: what is looked at may be far from what was chosen before.
bool BoardView::endLooking(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const int offer = sights_->offer(); offer >= 0)
            controller_->choose(offer, true);
        sights_->end();
        return true;
    case Qt::Key_Escape:
        sights_->end();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        sights_->end();
        return false;
    default:
        return false;
    }
}

void BoardView::onLooked()
{
    viewport()->update();
    emit hintChanged(hint());
    QAccessibleInterface* focused = QAccessible::queryAccessibleInterface(this)->focusChild();
    if (!focused)
        return;
    QAccessibleEvent event(focused, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void BoardView::drawForeground(QPainter* painter, const QRectF&)
{
    const QRect seen = sights_->rect();
    if (seen.isEmpty())
        return;
    const art::Theme& theme = style_.theme();
    painter->save();
    painter->setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(theme.board.halo, 6.0), std::pair(theme.board.text, 3.0)}) {
        painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawRect(seen);
    }
    painter->restore();
}

} // namespace lodeline::boomtown
