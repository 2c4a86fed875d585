// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace lodeline::desk {

// A list of parts, tiles or cards, that can be dragged into another order, and out of and into other lists.
// Files are left to the window.
class PartView : public QListView
{
    Q_OBJECT

public:
    using QListView::QListView;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
};

} // namespace lodeline::desk
