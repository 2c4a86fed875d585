// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace lodeline::app {

// Buttons that step through a game, with the turn between them.
class StepRow : public QWidget
{
    Q_OBJECT

public:
    explicit StepRow(QWidget* parent = nullptr);

    void setPosition(int position, int last);

signals:
    void positionChosen(int position);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Step { First, Back, Forward, Last };

    static QString turnText(int position, int last);
    int target(Step step) const;
    void makeRoom();
    void retranslate();
    void refresh();

    std::array<QToolButton*, 4> buttons_;
    QLabel* turn_;
    int position_ = 0;
    int last_ = 0;
};

} // namespace lodeline::app
