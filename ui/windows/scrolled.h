// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

class QScrollArea;
class QWidget;

namespace lodeline::ui {

// A frameless area that shows the content at its own size and scrolls it where there is less room. It owns
// the content; whoever puts it into a layout owns the area.
QScrollArea* scrolled(QWidget* content, Qt::ScrollBarPolicy sideways = Qt::ScrollBarAlwaysOff);

} // namespace lodeline::ui
