// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

class QWidget;

namespace lodeline::bench {

// The mouse over a widget, moved and pressed by events.
class Pointer
{
public:
    explicit Pointer(QWidget& widget)
        : widget_(widget)
    {
    }

    void move(QPoint to, Qt::MouseButtons held = Qt::NoButton) const;
    void press(QPoint at, Qt::MouseButton button) const;
    void release(QPoint at, Qt::MouseButton button) const;
    void click(QPoint at) const;
    // Notches away from the user, or towards them where less than nothing; zooms a board.
    void wheel(QPoint at, int notches) const;

private:
    QWidget& widget_;
};

} // namespace lodeline::bench
