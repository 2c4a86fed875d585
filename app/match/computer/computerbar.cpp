// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/computer/computerbar.h"

#include "ui/keys/handedkeys.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/wording/joining.h"

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
        return tr("%1 is making a move").arg(name);
    case TurnState::Thinking:
        //: %1 is "Bo (Foreman)"
        return tr("%1 is thinking").arg(name);
    case TurnState::Waiting:
        //: %1 is "Bo (Foreman)"
        return tr("%1 is waiting for you").arg(name);
    case TurnState::Resting:
        //: %1 is "Bo (Foreman)"
        return tr("%1 moves next").arg(name);
    }
    return {};
}

QString ComputerBar::key() const
{
    return ui::keysOf(*this)(QStringLiteral("go-on"));
}

QString ComputerBar::hint(const QString& name) const
{
    const QString pressed = key();
    if (state_ == TurnState::Waiting && pressed.isEmpty())
        //: Status line; %1 is "Bo (Foreman)"
        return tr("%1 is waiting for you. Press Enter or Space to continue.").arg(name);
    if (state_ == TurnState::Waiting)
        //: Status line; %1 is "Bo (Foreman)", %2 a key
        return tr("%1 is waiting for you. Press %2, Enter or Space to continue.").arg(name, pressed);
    if (state_ == TurnState::Thinking && !pressed.isEmpty())
        //: Status line; %1 is "Bo (Foreman)", %2 a key
        return tr("%1 is thinking. Press %2 to make the computer move now.").arg(name, pressed);
    return sentence(state_, name);
}

void ComputerBar::retranslate()
{
    //: Name of the bar that moves while the computer thinks (noun)
    busy_->setAccessibleName(tr("Thinking"));
    const bool waiting = state_ == TurnState::Waiting;
    //: Button: the computer shall stop thinking and move; a key follows
    QString name = tr("Play now");
    if (waiting)
        //: Button (verb): the computer that waits shall play its turn; a key follows
        name = tr("Continue");
    goOn_->setText(ui::plainLabel(ui::withRemark(name, key())));
    goOn_->setToolTip(
        ui::toolTip(waiting ? tr("Let the computer continue")
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
