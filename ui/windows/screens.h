// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lodeline::ui {

// Makes a window no larger than its screen has room for, frame included, and moves it there as a whole. For
// one whose size was kept on a larger screen, or at another scale, or that grows while it is shown.
void fitToScreen(QWidget& window);

} // namespace lodeline::ui
