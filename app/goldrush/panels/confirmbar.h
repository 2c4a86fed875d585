// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/words.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace lodeline::goldrush {

// Below the board while a move waits to be confirmed.
class ConfirmBar : public QFrame
{
    Q_OBJECT

public:
    explicit ConfirmBar(QWidget* parent = nullptr);

    // "Put a railwayman on the railroad: 4 tiles, 1 open end"; hides itself without any.
    void setMove(const ui::Words& move);

signals:
    void confirmed();
    void takenBack();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showMove();
    void retranslate();

    ui::Words move_;
    QLabel* text_;
    QPushButton* confirm_;
    QPushButton* back_;
};

} // namespace lodeline::goldrush
