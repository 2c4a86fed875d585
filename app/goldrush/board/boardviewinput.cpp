// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardcontroller.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/camera.h"
#include "ui/keys/plainkey.h"

#include <QApplication>
#include <QGestureEvent>
#include <QInputDevice>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <cmath>
#include <optional>

// How BoardView understands what people do with it.
namespace lodeline::goldrush {

namespace {

constexpr int kWheelStep = 120; // eighths of a degree: one notch
constexpr qreal kZoomPerNotch = 1.2;
constexpr qreal kKeyPan = 80; // pixels

std::optional<Side> sideOf(int key)
{
    switch (key) {
    case Qt::Key_Up:
        return Side::North;
    case Qt::Key_Right:
        return Side::East;
    case Qt::Key_Down:
        return Side::South;
    case Qt::Key_Left:
        return Side::West;
    default:
        return std::nullopt;
    }
}

std::optional<QPointF> directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return QPointF(-1, 0);
    case Qt::Key_Right:
        return QPointF(1, 0);
    case Qt::Key_Up:
        return QPointF(0, -1);
    case Qt::Key_Down:
        return QPointF(0, 1);
    default:
        return std::nullopt;
    }
}

} // namespace

bool BoardView::event(QEvent* event)
{
    // Tab walks through the offers first and leaves the board after the last of them.
    if (event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        const bool back = key.key() == Qt::Key_Backtab ||
                          (key.key() == Qt::Key_Tab && key.modifiers().testFlag(Qt::ShiftModifier));
        if (plain && (back || key.key() == Qt::Key_Tab))
            return chooseByTab(back ? -1 : 1) || focusNextPrevChild(!back);
    }
    return QGraphicsView::event(event);
}

bool BoardView::chooseByTab(int steps)
{
    controller_->hurry();
    return controller_->choose(steps);
}

bool BoardView::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Enter:
        pointerInside_ = true;
        break;
    case QEvent::Leave:
        pointerInside_ = false;
        controller_->leave();
        break;
    case QEvent::NativeGesture:
    case QEvent::Gesture:
        if (handleGesture(event))
            return true;
        break;
    default:
        break;
    }
    return QGraphicsView::viewportEvent(event);
}

bool BoardView::handleGesture(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto& native = static_cast<QNativeGestureEvent&>(*event);
        if (native.gestureType() != Qt::ZoomNativeGesture)
            return false;
        camera_->zoom(1 + native.value(), native.position());
        return true;
    }
    auto& gestures = static_cast<QGestureEvent&>(*event);
    auto* pinch = static_cast<QPinchGesture*>(gestures.gesture(Qt::PinchGesture));
    if (!pinch)
        return false;
    press_ = Press::None; // two fingers are no click
    camera_->zoom(pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint()));
    gestures.accept(pinch);
    return true;
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const QPoint angle = event->angleDelta();
    const bool touchpad = event->device()->type() == QInputDevice::DeviceType::TouchPad;
    if (touchpad && !event->pixelDelta().isNull() && event->modifiers() == Qt::NoModifier) {
        camera_->pan(event->pixelDelta());
        return;
    }
    const int delta = angle.y() != 0 ? angle.y() : angle.x(); // Alt and Shift may swap them
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool turns = controller_->wheelTurnsAt(mapToScene(event->position().toPoint()));
    if (shift || !(control || turns)) {
        camera_->zoom(std::pow(kZoomPerNotch, qreal(delta) / kWheelStep), event->position());
        return;
    }
    controller_->hurry();
    wheelRest_ += delta;
    for (; wheelRest_ <= -kWheelStep; wheelRest_ += kWheelStep)
        controller_->turn(1);
    for (; wheelRest_ >= kWheelStep; wheelRest_ -= kWheelStep)
        controller_->turn(-1);
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    usedByKeys_ = true;
    if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat()) {
            spaceHeld_ = true;
            spacePanned_ = false;
        }
        return;
    }
    if (handleLookKey(*event) || handleDirectionKey(*event) || handleZoomKey(event->key()))
        return;
    const bool plain = ui::isPlain(*event);
    switch (plain ? event->key() : 0) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat())
            confirm();
        break;
    case Qt::Key_Escape:
        cancel();
        break;
    default:
        if (plain && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9) {
            controller_->hurry();
            controller_->takeAction(event->key() - Qt::Key_0);
            break;
        }
        QGraphicsView::keyPressEvent(event);
    }
}

bool BoardView::handleLookKey(const QKeyEvent& event)
{
    const bool alt = event.modifiers().testFlag(Qt::AltModifier);
    if (!alt || event.modifiers().testFlag(Qt::ControlModifier) || !session())
        return false;
    const int steps = event.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1;
    if (const auto side = sideOf(event.key()))
        controller_->beginLooking().walk(*side);
    else if (event.key() == Qt::Key_PageDown)
        controller_->beginLooking().nextFeature(1);
    else if (event.key() == Qt::Key_PageUp)
        controller_->beginLooking().nextFeature(-1);
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        controller_->beginLooking().nextPart(steps);
    else if (event.key() == Qt::Key_Home)
        controller_->beginLooking().toLastTile();
    else
        return false;
    return true;
}

// A hand that only touches the mouse ends nothing.
bool BoardView::endsLooking(QPoint pointer)
{
    if ((pointer - lookedFrom_).manhattanLength() < QApplication::startDragDistance())
        return false;
    controller_->endLooking();
    return true;
}

bool BoardView::handleDirectionKey(const QKeyEvent& event)
{
    const auto direction = directionOf(event.key());
    if (!direction)
        return false;
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        camera_->pan(*direction * -kKeyPan);
        return true;
    }
    controller_->hurry();
    controller_->chooseTowards(*direction);
    return true;
}

bool BoardView::handleZoomKey(int key)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        resetZoom();
        return true;
    case Qt::Key_Home:
        zoomToFit();
        return true;
    default:
        return false;
    }
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space) {
        QGraphicsView::keyReleaseEvent(event);
        return;
    }
    if (event->isAutoRepeat() || !std::exchange(spaceHeld_, false))
        return;
    if (!spacePanned_)
        confirm();
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    usedByKeys_ = false;
    pressedOn_ = camera_->aimedAt(event->position()); // before anything that comes of the press
    wasSettled_ = isSettled();
    controller_->hurry();
    pressedAt_ = draggedFrom_ = event->position().toPoint();
    if (event->button() == Qt::LeftButton)
        press_ = spaceHeld_ ? Press::Pan : Press::Click;
    else if (event->button() == Qt::MiddleButton)
        press_ = Press::Pan;
    else if (event->button() == Qt::RightButton)
        controller_->turn(1);
    if (press_ == Press::Pan)
        viewport()->setCursor(Qt::ClosedHandCursor);
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    pointerInside_ = true;
    pointerAt_ = at;
    if (press_ == Press::Click && (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance()) {
        press_ = Press::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    if (press_ == Press::Pan) {
        camera_->pan(at - draggedFrom_);
        draggedFrom_ = at;
        spacePanned_ = true;
        return;
    }
    if (!isLooking() || endsLooking(at))
        controller_->hover(mapToScene(at), pixelScale());
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    const Press was = std::exchange(press_, Press::None);
    if (was == Press::Pan)
        viewport()->setCursor(Qt::ArrowCursor);
    if (was != Press::Click || event->button() != Qt::LeftButton)
        hoverAgain();
    else if (isOnUnseenSpot())
        controller_->hover(pressedOn_, pixelScale());
    else
        controller_->click(pressedOn_, pixelScale());
}

// Such a click only wanted to shorten what was shown.
bool BoardView::isOnUnseenSpot() const
{
    const Mode& mode = controller_->mode();
    const int offer = mode.offerAt(pressedOn_, pixelScale());
    return !wasSettled_ && offer >= 0 && std::holds_alternative<Placement>(mode.offer(offer));
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // The second press of a double click is meant for what the first one has put there.
    mousePressEvent(event);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event)
{
    event->accept(); // the right button turns the tile
}

void BoardView::hoverAgain()
{
    if (pointerInside_ && press_ == Press::None && !controller_->isByKeyboard() && !isLooking())
        controller_->hover(mapToScene(pointerAt_), pixelScale());
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    usedByKeys_ |= event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                   event->reason() == Qt::ShortcutFocusReason;
    if (event->reason() == Qt::TabFocusReason)
        chooseByTab(1);
    else if (event->reason() == Qt::BacktabFocusReason)
        chooseByTab(-1);
    viewport()->update();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    spaceHeld_ = false;
    viewport()->update();
}

} // namespace lodeline::goldrush
