// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/computer/computerturns.h"

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace lodeline::app {

// Says while a computer has the turn that it thinks, and has the button that makes it play at once or go on.
class ComputerBar : public QWidget
{
    Q_OBJECT

public:
    explicit ComputerBar(QWidget* parent = nullptr);

    void setState(ComputerTurns::State state);
    // Whether a bar may move while the computer thinks (default).
    void setMoving(bool on);

    // What the computer is doing: "Bo (Foreman) is thinking".
    static QString sentence(ComputerTurns::State state, const QString& name);
    // The same, as it is now, with the key that helps.
    QString hint(const QString& name) const;

signals:
    void goOnRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QString key() const; // that does what the button does; empty for none

    ComputerTurns::State state_ = ComputerTurns::State::Idle;
    bool moving_ = true;
    QProgressBar* busy_;
    QPushButton* goOn_;
};

} // namespace lodeline::app
