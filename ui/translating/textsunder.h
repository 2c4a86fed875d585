// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QStringList>

class QWidget;

namespace lodeline::ui {

// What stands at a place of a window.
struct TextsUnder
{
    QStringList texts;   // that which shows first, then what screen readers and tool tips say; each once
    QStringList classes; // of what shows them, the innermost first, without namespaces

    bool isEmpty() const { return texts.isEmpty(); }
};

// At a place of the screen; nothing beside our windows.
TextsUnder textsAt(const QPoint& place);
// Where keys go to, or would in this window if it was active: of a list its current entry, of an open menu
// the marked one.
TextsUnder textsWithFocus(const QWidget& window);
// At a place of a widget.
TextsUnder textsIn(QWidget& widget, const QPoint& place);

} // namespace lodeline::ui
