// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

class QDialog;
class QScrollArea;
class QWidget;

namespace lodeline::ui {

// A frameless area that shows the content at its own size and scrolls it where there is less room. It owns
// the content; whoever puts it into a layout owns the area. The wheel changes a field within only where that
// has the focus, else it scrolls on.
QScrollArea* scrolled(QWidget* content, Qt::ScrollBarPolicy sideways = Qt::ScrollBarAlwaysOff);

// The same where what lies behind shines through.
QScrollArea* scrolledOver(QWidget* content);

// Gives a dialog the size at which all of what it scrolls is seen, as far as the screen has it.
void openWide(QDialog& dialog, const QScrollArea& area);

} // namespace lodeline::ui
