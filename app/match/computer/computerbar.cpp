// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/computer/computerbar.h"

#include "ui/plain/shown.h"

#include <QEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::app {

using TurnState = ComputerTurns::State;

ComputerBar::ComputerBar(QWidget* parent)
    : QWidget(parent)
    , busy_(new QProgressBar(this))
    , goOn_(new QPushButton(this))
{
    busy_->setTextVisible(false);
    busy_->setMaximumHeight(10);
    QSizePolicy policy = busy_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    busy_->setSizePolicy(policy);
    goOn_->setObjectName(QStringLiteral("goOnComputer"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(busy_);
    column->addWidget(goOn_);
    connect(goOn_, &QPushButton::clicked, this, &ComputerBar::goOnRequested);
    retranslate();
}

void ComputerBar::setState(TurnState state)
{
    state_ = state;
    retranslate();
}

void ComputerBar::setMoving(bool on)
{
    moving_ = on;
    retranslate();
}

QString ComputerBar::sentence(TurnState state, const QString& name)
{
    switch (state) {
    case TurnState::Idle:
    case TurnState::Moving:
        //: %1 is "Bo (Foreman)"
        return tr("%1 makes a move").arg(name);
    case TurnState::Thinking:
        //: %1 is "Bo (Foreman)"
        return tr("%1 is thinking").arg(name);
    case TurnState::Waiting:
        //: %1 is "Bo (Foreman)"
        return tr("%1 waits for you").arg(name);
    case TurnState::Resting:
        //: %1 is "Bo (Foreman)"
        return tr("%1 moves next").arg(name);
    }
    return {};
}

QString ComputerBar::hint(TurnState state, const QString& name)
{
    const QString what = sentence(state, name);
    if (state == TurnState::Waiting)
        //: %1 is "Bo (Foreman) waits for you"
        return tr("%1: go on with P, Enter or Space.").arg(what);
    if (state == TurnState::Thinking)
        //: %1 is "Bo (Foreman) is thinking"
        return tr("%1; P makes it play now.").arg(what);
    return what;
}

void ComputerBar::retranslate()
{
    //: Name of the bar that moves while the computer thinks (noun)
    busy_->setAccessibleName(tr("Thinking"));
    const bool waiting = state_ == TurnState::Waiting;
    //: Button: the computer that waits shall play its turn; "P" is a key
    goOn_->setText(waiting ? tr("Go on (P)")
                           //: Button: the computer shall stop thinking and move; "P" is a key
                           : tr("Play now (P)"));
    goOn_->setToolTip(
        ui::toolTip(waiting ? tr("Let the computer go on")
                            : tr("Stop thinking and make the best move found so far, without a pause")));
    goOn_->setVisible(state_ != TurnState::Resting);
    const bool moves = moving_ && state_ == TurnState::Thinking;
    busy_->setVisible(moves);
    busy_->setRange(0, moves ? 0 : 1);
}

void ComputerBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
