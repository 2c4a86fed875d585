// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/computerpanel.h"

#include "app/goldrush/computer/seatwords.h"
#include "ui/plain/shown.h"

#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::goldrush {

using PlayersState = ComputerPlayers::State;

ComputerPanel::ComputerPanel(QWidget* parent)
    : DrawnTilePanel(parent)
    , busy_(new QProgressBar(this))
    , goOn_(new QPushButton(this))
{
    busy_->setTextVisible(false);
    busy_->setMaximumHeight(10);
    QSizePolicy policy = busy_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    busy_->setSizePolicy(policy);
    goOn_->setObjectName(QStringLiteral("goOnComputer"));
    beside()->addStretch();
    beside()->addWidget(busy_);
    beside()->addWidget(goOn_);
    connect(goOn_, &QPushButton::clicked, this, &ComputerPanel::goOnRequested);
    retranslate();
}

void ComputerPanel::setState(PlayersState state)
{
    state_ = state;
    refresh();
}

QString ComputerPanel::sentence() const
{
    if (!session() || !session()->isComputersTurn())
        return {};
    const QString name = nameWithLevel(session()->record(), session()->game().player());
    switch (state_) {
    case PlayersState::Idle:
    case PlayersState::Moving:
        //: %1 is "Bo (Foreman)"
        return tr("%1 makes a move").arg(name);
    case PlayersState::Thinking:
        //: %1 is "Bo (Foreman)"
        return tr("%1 is thinking").arg(name);
    case PlayersState::Waiting:
        //: %1 is "Bo (Foreman)"
        return tr("%1 waits for you").arg(name);
    }
    return {};
}

QString ComputerPanel::hint() const
{
    const QString what = sentence();
    if (what.isEmpty())
        return {};
    if (state_ == PlayersState::Waiting)
        //: %1 is "Bo (Foreman) waits for you"
        return tr("%1: go on with P, Enter or Space.").arg(what);
    if (state_ == PlayersState::Thinking)
        //: %1 is "Bo (Foreman) is thinking"
        return tr("%1; P makes it play now.").arg(what);
    return what;
}

void ComputerPanel::refresh()
{
    const bool waiting = state_ == PlayersState::Waiting;
    //: Button: the computer that waits shall play its turn; "P" is a key
    goOn_->setText(waiting ? tr("Go on (P)")
                           //: Button: the computer shall stop thinking and move; "P" is a key
                           : tr("Play now (P)"));
    goOn_->setToolTip(
        ui::toolTip(waiting ? tr("Let the computer go on")
                            : tr("Stop thinking and make the best move found so far, without a pause")));
    const bool thinking = state_ == PlayersState::Thinking;
    busy_->setVisible(thinking);
    busy_->setRange(0, thinking ? 0 : 1);
    if (session() && session()->isComputersTurn())
        showTurn(sentence(), true);
}

void ComputerPanel::retranslate()
{
    //: Name of a panel (noun)
    setAccessibleName(tr("Turn of the computer"));
    //: Name of the bar that moves while the computer thinks (noun)
    busy_->setAccessibleName(tr("Thinking"));
    refresh();
}

} // namespace lodeline::goldrush
