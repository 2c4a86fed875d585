// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace lodeline::desk {

// A list of parts, tiles or cards, that can be dragged into another order, and out of and into other lists.
// Files are left to the window. Alt+Up and Alt+Down are for commands that move parts: they lead nowhere.
class PartView : public QListView
{
    Q_OBJECT

public:
    using QListView::QListView;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
};

} // namespace lodeline::desk
