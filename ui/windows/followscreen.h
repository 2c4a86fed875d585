// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>
#include <QWindow>

namespace lodeline::ui {

// For showEvent() of a widget that paints its pictures ahead: sizes them for the screen that its window is
// on, now and whenever that is another one.
template <typename Widget>
void followScreen(Widget& widget, void (Widget::*sizePictures)())
{
    (widget.*sizePictures)();
    if (const QWindow* window = widget.window()->windowHandle())
        QObject::connect(window, &QWindow::screenChanged, &widget, sizePictures, Qt::UniqueConnection);
}

} // namespace lodeline::ui
