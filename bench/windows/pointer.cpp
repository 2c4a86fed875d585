// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/windows/pointer.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>
#include <QWidget>

namespace lodeline::bench {
namespace {

void send(QWidget& widget, QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::MouseButtons held)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

} // namespace

void Pointer::move(QPoint to, Qt::MouseButtons held) const
{
    send(widget_, QEvent::MouseMove, to, Qt::NoButton, held);
}

void Pointer::press(QPoint at, Qt::MouseButton button) const
{
    send(widget_, QEvent::MouseButtonPress, at, button, button);
}

void Pointer::release(QPoint at, Qt::MouseButton button) const
{
    send(widget_, QEvent::MouseButtonRelease, at, button, Qt::NoButton);
}

void Pointer::click(QPoint at) const
{
    move(at);
    press(at, Qt::LeftButton);
    release(at, Qt::LeftButton);
}

void Pointer::wheel(QPoint at, int notches) const
{
    constexpr int kNotch = 120;
    QWheelEvent event(at, widget_.mapToGlobal(at), {}, {0, notches * kNotch}, Qt::NoButton, Qt::ShiftModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget_, &event);
}

} // namespace lodeline::bench
