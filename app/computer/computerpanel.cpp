// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/computer/computerpanel.h"

#include "app/computer/seatwords.h"
#include "app/panels/tilepicture.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace lodeline::app {

using State = ComputerPlayers::State;

ComputerPanel::ComputerPanel(QWidget* parent)
    : QWidget(parent)
    , heading_(new QLabel(this))
    , picture_(new TilePicture(this))
    , left_(new QLabel(this))
    , busy_(new QProgressBar(this))
    , goOn_(new QPushButton(this))
{
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    left_->setWordWrap(true);
    busy_->setTextVisible(false);
    busy_->setMaximumHeight(10);
    QSizePolicy policy = busy_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    busy_->setSizePolicy(policy);
    goOn_->setObjectName(QStringLiteral("goOnComputer"));

    auto* beside = new QVBoxLayout;
    beside->addWidget(left_);
    beside->addStretch();
    beside->addWidget(busy_);
    beside->addWidget(goOn_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(heading_, 0, 0, 1, 2);
    grid->addWidget(picture_, 1, 0);
    grid->addLayout(beside, 1, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 1);
    connect(goOn_, &QPushButton::clicked, this, &ComputerPanel::goOnRequested);
    retranslate();
}

void ComputerPanel::setSession(const GameSession* session)
{
    session_ = session;
    state_ = State::Idle;
    refresh();
}

void ComputerPanel::setState(State state)
{
    state_ = state;
    refresh();
}

void ComputerPanel::setTheme(const art::Theme& theme)
{
    picture_->setTheme(theme);
}

QString ComputerPanel::sentence() const
{
    if (!session_ || !session_->isComputersTurn())
        return {};
    const QString name = nameWithLevel(session_->record(), session_->game().player());
    switch (state_) {
    case State::Idle:
    case State::Moving:
        return tr("%1 makes a move").arg(name);
    case State::Thinking:
        return tr("%1 is thinking").arg(name);
    case State::Waiting:
        return tr("%1 waits for you").arg(name);
    }
    return {};
}

QString ComputerPanel::hint() const
{
    const QString what = sentence();
    if (what.isEmpty())
        return {};
    if (state_ == State::Waiting)
        //: %1 is "Bo (Foreman) waits for you"
        return tr("%1: go on with P, Enter or Space.").arg(what);
    if (state_ == State::Thinking)
        //: %1 is "Bo (Foreman) is thinking"
        return tr("%1; P makes it play now.").arg(what);
    return what;
}

void ComputerPanel::refresh()
{
    const bool waiting = state_ == State::Waiting;
    goOn_->setText(waiting ? tr("Go on (P)") : tr("Play now (P)"));
    goOn_->setToolTip(waiting ? tr("Let the computer go on")
                              : tr("Stop thinking and make the best move found so far, without a pause"));
    const bool thinking = state_ == State::Thinking;
    busy_->setVisible(thinking);
    busy_->setRange(0, thinking ? 0 : 1);
    if (!session_ || !session_->isComputersTurn())
        return;
    const Game& game = session_->game();
    const TileDesign& tile = game.tileSet().tiles[static_cast<std::size_t>(*game.drawn())];
    heading_->setText(sentence());
    picture_->setTile(tile);
    picture_->setAccessibleName(tr("Drawn tile %1").arg(QString::fromStdString(tile.id)));
    left_->setText(tr("%n tile(s) left in the stack", nullptr, game.tilesLeft()));
}

void ComputerPanel::retranslate()
{
    setAccessibleName(tr("Turn of the computer"));
    busy_->setAccessibleName(tr("Thinking"));
    refresh();
}

void ComputerPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
