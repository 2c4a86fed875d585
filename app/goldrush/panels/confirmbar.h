// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    // "Put a railwayman on the railroad: 4 tiles, 1 open end"; hides itself where it is empty.
    void setMove(const QString& move);

signals:
    void confirmed();
    void takenBack();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* text_;
    QPushButton* confirm_;
    QPushButton* back_;
};

} // namespace lodeline::goldrush
