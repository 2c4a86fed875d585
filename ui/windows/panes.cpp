// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/panes.h"

#include <QApplication>
#include <QWidget>

namespace lodeline::ui {

namespace {

// The pane, or the first in it that takes the focus by Tab.
QWidget* focusable(QWidget* pane)
{
    if (pane->focusPolicy() != Qt::NoFocus)
        return pane;
    for (QWidget* inside : pane->findChildren<QWidget*>()) {
        if ((inside->focusPolicy() & Qt::TabFocus) != 0 && inside->isVisible() && inside->isEnabled())
            return inside;
    }
    return pane;
}

} // namespace

void focusNextPane(const QList<QWidget*>& panes)
{
    if (panes.isEmpty())
        return;
    // A pane may be in a window of its own.
    const QWidget* focused = QApplication::focusWidget();
    if (!focused)
        focused = panes.first()->window()->focusWidget();
    qsizetype current = 0;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes[i] == focused || panes[i]->isAncestorOf(focused))
            current = i;
    }
    for (qsizetype step = 1; step <= panes.size(); ++step) {
        QWidget* next = panes[(current + step) % panes.size()];
        if (next->isVisible()) {
            if (!next->isActiveWindow())
                next->activateWindow();
            focusable(next)->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

} // namespace lodeline::ui
