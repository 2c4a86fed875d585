// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/screens.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace lodeline::ui {

namespace {

// What the frame of a window takes, or will.
QSize frameOf(const QWidget& window)
{
    if (window.testAttribute(Qt::WA_Mapped))
        return window.frameGeometry().size() - window.size();
    // It is not known before the window manager has made it.
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    const int border = window.style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, &window);
    return {2 * border, title + 2 * border};
}

} // namespace

void fitToScreen(QWidget& window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QSize frame = frameOf(window);
    const QRect room = window.screen()->availableGeometry();
    const QSize size = window.size().boundedTo(room.size() - frame).expandedTo({1, 1});
    window.resize(size);
    // As far as it has a place: before it is shown first, the window manager chooses one.
    if (window.testAttribute(Qt::WA_Moved) || window.testAttribute(Qt::WA_Mapped))
        window.move(std::clamp(window.x(), room.left(), room.right() - size.width() - frame.width() + 1),
                    std::clamp(window.y(), room.top(), room.bottom() - size.height() - frame.height() + 1));
}

} // namespace lodeline::ui
