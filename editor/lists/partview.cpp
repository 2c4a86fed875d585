// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lists/partview.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>

namespace lodeline::desk {

void PartView::keyPressEvent(QKeyEvent* event)
{
    // These come here where no part can move on; what is chosen stays so.
    const bool isUpOrDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (!isUpOrDown || !event->modifiers().testFlag(Qt::AltModifier))
        QListView::keyPressEvent(event);
}

void PartView::dragEnterEvent(QDragEnterEvent* event)
{
    // Some file managers offer the path as text beside the file.
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QListView::dragEnterEvent(event);
}

void PartView::dropEvent(QDropEvent* event)
{
    // A QListView moves row by row itself, and stops where one lies in its place already; the model does
    // better.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    QAbstractItemView::dropEvent(event);
}

} // namespace lodeline::desk
