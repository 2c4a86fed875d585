// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/screens.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace lodeline::ui {

void fitToScreen(QWidget& window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    // The frame is not known before the window manager has made it.
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    const int border = window.style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, &window);
    const QRect room = window.screen()->availableGeometry();
    const QSize size =
        window.size().boundedTo(room.size() - QSize(2 * border, title + 2 * border)).expandedTo({1, 1});
    window.resize(size);
    // As far as it has a place: before the first start the window manager chooses one.
    if (window.testAttribute(Qt::WA_Moved))
        window.move(
            std::clamp(window.x(), room.left(), room.right() - size.width() - 2 * border + 1),
            std::clamp(window.y(), room.top(), room.bottom() - size.height() - title - 2 * border + 1));
}

} // namespace lodeline::ui
