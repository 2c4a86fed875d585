// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardview.h"
#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/board/items/bonusitem.h"
#include "app/boomtown/board/items/carditem.h"
#include "app/boomtown/board/townsights.h"
#include "app/boomtown/wording/eventwords.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/keys/plainkey.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

// How BoardView understands what people do with it.
namespace lodeline::boomtown {
namespace {

using Step = BoardController::Step;

constexpr int kWheelStep = 120;    // eighths of a degree: one notch
constexpr qreal kNearEnough = 1.6; // squares between the pointer and a place

std::optional<std::pair<int, int>> directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return std::pair(-1, 0);
    case Qt::Key_Right:
        return std::pair(1, 0);
    case Qt::Key_Up:
        return std::pair(0, -1);
    case Qt::Key_Down:
        return std::pair(0, 1);
    default:
        return std::nullopt;
    }
}

} // namespace

bool BoardView::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress && handleLookKey(static_cast<QKeyEvent&>(*event)))
        return true;
    // Esc ends looking around before it closes a review.
    if (event->type() == QEvent::ShortcutOverride && isLooking() &&
        static_cast<QKeyEvent&>(*event).key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    // Tab walks through the offers first and leaves the board after the last of them.
    if (event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        const bool back = key.key() == Qt::Key_Backtab ||
                          (key.key() == Qt::Key_Tab && key.modifiers().testFlag(Qt::ShiftModifier));
        if (plain && (back || key.key() == Qt::Key_Tab))
            return controller_->chooseNext(back ? -1 : 1) || focusNextPrevChild(!back);
    }
    return QGraphicsView::event(event);
}

bool BoardView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && !controller_->isByKeyboard() && !dragging_ && !isLooking())
        hover({-1, -1});
    if (event->type() == QEvent::MouseButtonPress)
        sights_->end();
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        const QString tip = tipAt(help.pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            showTip(help.globalPos(), tip);
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

QString BoardView::tipAt(QPoint at) const
{
    if (!match())
        return {};
    for (std::size_t i = 0; i < bonuses_.size(); ++i) {
        const Bonus& bonus = *match()->game().bonuses()[i];
        if (bonuses_[i]->box().contains(at))
            return ui::labelled(bonusTitle(bonus.kind), bonusText(bonus));
    }
    const CardItem* item = cardItemAt(at);
    return item ? cardTip(item->card()) : QString();
}

QString BoardView::cardTip(int card) const
{
    const QString shows = cardText(match()->card(card).front);
    const auto left = match()->game().left();
    const auto number =
        static_cast<std::size_t>(std::ranges::find(left, static_cast<std::uint8_t>(card)) - left.begin());
    const std::optional<PassOver> passed = controller_->passed();
    if (!passed || number >= passed->toOther.size())
        return shows;
    const int seat = controller_->seat();
    //: Of a card that is passed over: %1 and %4 players, %2 and %3 such as "7 points"
    const QString goes =
        tr("%1 gets this card for free. It is worth %2 to %1 and %3 to %4.")
            .arg(playerName(match()->record(), 1 - seat), pointsText(passed->toOther[number]),
                 pointsText(passed->toSelf[number]), playerName(match()->record(), seat));
    return shows + u'\n' + goes;
}

// Over the board, where there is room: what stands beside it is read together with the tip.
void BoardView::showTip(QPoint at, const QString& text)
{
    constexpr int kAround = 16; // of the frame, and what the pointer keeps free
    const QString tip = ui::toolTip(text);
    const int wide = QFontMetrics(QToolTip::font()).size(0, tip).width() + kAround;
    const QRect board(viewport()->mapToGlobal(QPoint()), viewport()->size());
    at.setX(std::max(board.left(), std::min(at.x(), board.right() - wide)));
    QToolTip::showText(at, ui::toolTip(text), viewport());
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (controller_->step() != Step::Place || !(wheelTurns_ || event->modifiers() != Qt::NoModifier))
        return;
    const QPoint angle = event->angleDelta();
    wheelRest_ += angle.y() != 0 ? angle.y() : angle.x();
    for (; std::abs(wheelRest_) >= kWheelStep; wheelRest_ -= wheelRest_ > 0 ? kWheelStep : -kWheelStep)
        turn();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    // What comes into sight by this key is not taken by it, too.
    const bool wasSeen = isSettled();
    finishAnimations();
    const bool plain = ui::isPlain(*event);
    if (const auto direction = directionOf(event->key()); plain && direction) {
        chooseTowards(direction->first, direction->second);
        return;
    }
    switch (plain ? event->key() : 0) {
    case Qt::Key_R: // with Shift, too: cards turn one way only, so that no command has that key
        controller_->turn();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (event->isAutoRepeat())
            break;
        if (offerCount() == 0)
            emit confirmedNothing();
        else if (wasSeen && controller_->chosen() >= 0) {
            controller_->choose(controller_->chosen(), true);
            controller_->take(controller_->chosen());
        }
        break;
    case Qt::Key_Escape:
        controller_->cancel();
        break;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void BoardView::chooseTowards(int dx, int dy)
{
    if (controller_->step() == Step::Place || controller_->chosen() < 0)
        controller_->chooseTowards(dx, dy);
    else
        controller_->choose(cardTowards(dx, dy), true);
}

// Along the circle, which goes to the left in its lower half: of the cards before and after it the nearest
// that lies that way on the screen.
int BoardView::cardTowards(int dx, int dy) const
{
    const int chosen = controller_->chosen();
    const int count = offerCount();
    const QPoint from = offerRect(chosen).center();
    int found = chosen;
    int least = 0;
    for (const int offer : {(chosen + 1) % count, (chosen + count - 1) % count}) {
        const QPoint way = offerRect(offer).center() - from;
        const int distance = way.manhattanLength();
        if (way.x() * dx + way.y() * dy <= 0 || (found != chosen && distance >= least))
            continue;
        found = offer;
        least = distance;
    }
    return found;
}

const CardItem* BoardView::cardItemAt(QPointF at) const
{
    const auto found = std::ranges::find_if(
        cards_, [at](const CardItem* item) { return item->isVisible() && item->box().contains(at); });
    return found == cards_.end() ? nullptr : *found;
}

int BoardView::cardOfferAt(QPointF at) const
{
    const CardItem* item = cardItemAt(at);
    if (!match() || !item)
        return -1;
    const auto left = match()->game().left();
    const auto found = std::ranges::find(left, static_cast<std::uint8_t>(item->card()));
    return found == left.end() ? -1 : static_cast<int>(found - left.begin());
}

// The legal place that is nearest to the card under the pointer.
int BoardView::placeOfferAt(QPointF at) const
{
    const TownItem& town = *towns_[static_cast<std::size_t>(controller_->seat())];
    if (!town.place().land.adjusted(-12, -12, 12, 12).contains(at))
        return -1;
    const QPointF wanted = town.squareAt(at);
    int nearest = -1;
    qreal least = kNearEnough * kNearEnough;
    for (int offer = 0; offer < controller_->count(); ++offer) {
        const Position place = controller_->placementAt(offer).at;
        const QPointF way = QPointF(place.x, place.y) - wanted;
        const qreal distance = QPointF::dotProduct(way, way);
        // A town without a card takes its first one wherever the pointer is.
        if (distance < least || controller_->count() == 1) {
            least = distance;
            nearest = offer;
        }
    }
    return nearest;
}

void BoardView::hover(QPointF at)
{
    if (controller_->step() == Step::Place) {
        const int offer = placeOfferAt(at);
        // The only place there is stays chosen.
        if (offer >= 0 || controller_->count() > 1)
            controller_->choose(offer, false);
    } else if (controller_->step() != Step::Watch) {
        controller_->choose(cardOfferAt(at), false);
    }
}

// The card in the hand goes with the pointer until it is over its town.
void BoardView::carry(QPointF at)
{
    hover(at);
    const auto held = controller_->held();
    if (!held)
        return;
    const auto found = std::ranges::find(cards_, held->card, &CardItem::card);
    QRectF box(QPointF(), layout_.circle.front().size());
    box.moveCenter(at);
    (*found)->setBox(box);
    (*found)->setZValue(1);
    (*found)->setVisible(placeOfferAt(at) < 0);
}

void BoardView::press(QPointF at)
{
    pressed_ = true;
    pressedAt_ = at;
}

void BoardView::beginDrag()
{
    const int card = cardOfferAt(pressedAt_);
    const auto& held = controller_->held();
    // Instead of the one in the hand.
    if (card >= 0 && held && !held->isFree && card != held->skip)
        controller_->cancel();
    const bool fromCircle = card >= 0 && controller_->step() == Step::Card;
    if (fromCircle)
        controller_->take(card);
    const bool fromHand = held && cardRect(held->card).contains(pressedAt_.toPoint());
    dragging_ = controller_->step() == Step::Place && (fromCircle || fromHand);
}

void BoardView::release(QPointF at)
{
    if (!std::exchange(pressed_, false))
        return;
    if (std::exchange(dragging_, false))
        return drop(at);
    // Such a click only wanted to shorten what was shown.
    if (!wasSettled_)
        return hover(at);
    // What slid off a card, or from one that cannot be taken now, is no click.
    if (cardItemAt(at) != cardItemAt(pressedAt_))
        return hover(at);
    click(at);
}

void BoardView::drop(QPointF at)
{
    const int place = placeOfferAt(at);
    sync(false);
    if (place >= 0)
        controller_->take(place);
    else
        controller_->cancel();
}

void BoardView::click(QPointF at)
{
    const int card = cardOfferAt(at);
    if (controller_->step() != Step::Place) {
        if (card >= 0)
            controller_->take(card);
        hover(at);
        return;
    }
    if (const int place = placeOfferAt(at); place >= 0) {
        controller_->choose(place, false);
        controller_->take(place);
    } else if (card >= 0 && !controller_->held()->isFree) {
        // Another card of the circle instead; the same one is put back, unless a double click has taken it.
        const bool same = card == controller_->held()->skip;
        if (same && pressedTwice_)
            return;
        controller_->cancel();
        if (!same)
            controller_->take(card);
        hover(at);
    }
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    wasSettled_ = isSettled();
    pressedTwice_ = event->type() == QEvent::MouseButtonDblClick;
    finishAnimations();
    if (event->button() == Qt::LeftButton)
        press(event->position());
    else if (event->button() == Qt::RightButton)
        controller_->turn();
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    const bool far = (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (pressed_ && !dragging_ && far)
        beginDrag();
    if (dragging_)
        return carry(at);
    if (isLooking() && !endsLooking(at))
        return;
    pointerAt_ = at;
    hover(at);
}

// A hand that trembles on the mouse does not.
bool BoardView::endsLooking(QPointF pointer)
{
    if ((pointer - pointerAt_).manhattanLength() < QApplication::startDragDistance())
        return false;
    sights_->end();
    return true;
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        release(event->position());
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The second press of a double click is meant for what the first one has put there.
    mousePressEvent(event);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept(); // the right button turns the card
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason)
        controller_->chooseNext(1);
    else if (event->reason() == Qt::BacktabFocusReason)
        controller_->chooseNext(-1);
}

} // namespace lodeline::boomtown
