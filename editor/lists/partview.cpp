// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lists/partview.h"

#include <QDragEnterEvent>
#include <QMimeData>

namespace lodeline::desk {

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
