// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace lodeline::boomtown::editor {

// Numbers in rows and columns that have titles. As large as all of it: what it lies in scrolls.
class CountTable : public QTableWidget
{
    Q_OBJECT

public:
    CountTable(int rows, int columns, QWidget* parent = nullptr);

    void fit(); // to its texts, once these are set

protected:
    void changeEvent(QEvent* event) override;
};

} // namespace lodeline::boomtown::editor
