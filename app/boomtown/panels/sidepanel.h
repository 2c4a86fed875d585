// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/boomtownmatch.h"
#include "app/match/computer/computerturns.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace lodeline::app {
class AdvicePanel;
class ComputerBar;
} // namespace lodeline::app

namespace lodeline::boomtown {

class ScoreTable;

// What stands beside the board: whose turn it is, the points of both towns, and what a computer player does
// or the advice.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget* parent = nullptr);

    void setMatch(const BoomtownMatch* match);
    void refresh();
    void setState(app::ComputerTurns::State state);
    // Whether a bar may move while the computer thinks (default).
    void setMoving(bool on);
    ScoreTable* scores() const { return scores_; }
    app::AdvicePanel* advice() const { return advice_; }
    void setAdviceShown(bool on);
    // What a computer player does, with the key that helps; empty while none has the turn.
    QString computerHint() const;

signals:
    void goOnRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitTurn();
    void retranslate();

    QPointer<const BoomtownMatch> match_;
    app::ComputerTurns::State state_ = app::ComputerTurns::State::Idle;
    QLabel* turn_;
    ScoreTable* scores_;
    app::ComputerBar* computer_;
    app::AdvicePanel* advice_;
};

} // namespace lodeline::boomtown
