// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lodeline::goldrush {

// The stack of tiles with the back that the set brings along; hidden where it brings none, or no tile is
// left. A word beside it says how many there are.
class StackPicture : public QWidget
{
    Q_OBJECT

public:
    explicit StackPicture(QWidget* parent = nullptr);

    void setCount(int tiles);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int count_ = 0;
};

} // namespace lodeline::goldrush
