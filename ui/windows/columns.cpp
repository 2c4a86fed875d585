// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/columns.h"

#include <QEvent>

namespace lodeline::ui {

Columns::Columns(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent)
{
    makeRoom();
}

void Columns::makeRoom()
{
    setContentsMargins(0, 0, isRightToLeft() ? 1 : 0, 0);
}

void Columns::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        makeRoom();
    QSplitter::changeEvent(event);
}

} // namespace lodeline::ui
