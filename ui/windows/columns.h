// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace lodeline::ui {

// Panes side by side, of which none is cut off where windows are written from right to left: there QSplitter
// sets all of them one pixel too far to the right.
class Columns : public QSplitter
{
public:
    explicit Columns(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeRoom();
};

} // namespace lodeline::ui
