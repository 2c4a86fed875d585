// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/panels/sidepanel.h"

#include "app/boomtown/computer/seatwords.h"
#include "app/boomtown/panels/scoretable.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/advice/advicepanel.h"
#include "app/match/computer/computerbar.h"
#include "ui/plain/label.h"

#include <QEvent>
#include <QVBoxLayout>

namespace lodeline::boomtown {
namespace {

constexpr int kTurnLines = 2; // so that the table below does not jump

} // namespace

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent)
    , turn_(new ui::Label(this))
    , scores_(new ScoreTable(1.0, this))
    , computer_(new app::ComputerBar(this))
    , advice_(new app::AdvicePanel(this))
{
    QFont bold = font();
    bold.setBold(true);
    turn_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    turn_->setFont(bold);
    turn_->setWordWrap(true);
    QSizePolicy kept = computer_->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    computer_->setSizePolicy(kept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(turn_);
    column->addWidget(scores_, 1); // up to what it wants
    column->addWidget(computer_);
    column->addWidget(advice_, 3);
    column->addStretch();
    advice_->hide();
    connect(computer_, &app::ComputerBar::goOnRequested, this, &SidePanel::goOnRequested);
    fitTurn();
    retranslate();
}

void SidePanel::fitTurn()
{
    turn_->setMinimumHeight(kTurnLines * fontMetrics().lineSpacing());
}

void SidePanel::setMatch(const BoomtownMatch* match)
{
    match_ = match;
    refresh();
}

void SidePanel::refresh()
{
    if (!match_)
        return;
    scores_->showGame(match_->record(), match_->game());
    computer_->setVisible(match_->isComputersTurn());
    if (match_->isOver())
        turn_->setText(tr("The game is over"));
    else if (match_->isComputersTurn())
        turn_->setText(
            app::ComputerBar::sentence(state_, nameWithLevel(match_->record(), match_->game().player())));
    else
        //: %1 is a player
        turn_->setText(tr("It is %1's turn").arg(playerName(match_->record(), match_->game().player())));
}

void SidePanel::setState(app::ComputerTurns::State state)
{
    state_ = state;
    computer_->setState(state);
    refresh();
}

void SidePanel::setMoving(bool on)
{
    computer_->setMoving(on);
}

void SidePanel::setAdviceShown(bool on)
{
    advice_->setVisible(on);
    QSizePolicy policy = computer_->sizePolicy();
    policy.setRetainSizeWhenHidden(!on); // a person has the turn
    computer_->setSizePolicy(policy);
    refresh();
}

QString SidePanel::computerHint() const
{
    if (!match_ || !match_->isComputersTurn())
        return {};
    return computer_->hint(nameWithLevel(match_->record(), match_->game().player()));
}

void SidePanel::retranslate()
{
    //: Name of a panel (noun): turn and points
    setAccessibleName(tr("Towns"));
    refresh();
}

void SidePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitTurn();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown
