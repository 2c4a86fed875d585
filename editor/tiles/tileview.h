// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace lodeline::goldrush::editor {

// A list of tiles that can be dragged into another order, and out of and into other sets. Files are left to
// the window.
class TileView : public QListView
{
    Q_OBJECT

public:
    using QListView::QListView;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
};

} // namespace lodeline::goldrush::editor
