// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace lodeline::ui {

// Calls once, as soon as a window that was just shown has its place on the screen: what is opened before lies
// anywhere, and not over it. At the latest after a second, for it may have been shown as an icon.
void whenPlaced(QWidget& window, std::function<void()> then);

} // namespace lodeline::ui
