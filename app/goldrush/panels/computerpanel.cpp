// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/computerpanel.h"

#include "app/goldrush/computer/seatwords.h"
#include "app/match/computer/computerbar.h"

#include <QVBoxLayout>

namespace lodeline::goldrush {

ComputerPanel::ComputerPanel(QWidget* parent)
    : DrawnTilePanel(parent)
    , bar_(new app::ComputerBar(this))
{
    beside()->addStretch();
    beside()->addWidget(bar_);
    connect(bar_, &app::ComputerBar::goOnRequested, this, &ComputerPanel::goOnRequested);
    retranslate();
}

void ComputerPanel::setState(ComputerPlayers::State state)
{
    state_ = state;
    bar_->setState(state);
    refresh();
}

void ComputerPanel::setMoving(bool on)
{
    bar_->setMoving(on);
}

QString ComputerPanel::sentence() const
{
    if (!session() || !session()->isComputersTurn())
        return {};
    return app::ComputerBar::sentence(state_, nameWithLevel(session()->record(), session()->game().player()));
}

QString ComputerPanel::hint() const
{
    if (!session() || !session()->isComputersTurn())
        return {};
    return bar_->hint(nameWithLevel(session()->record(), session()->game().player()));
}

void ComputerPanel::refresh()
{
    if (session() && session()->isComputersTurn())
        showTurn(sentence(), true);
}

void ComputerPanel::retranslate()
{
    //: Name of a panel (noun)
    setAccessibleName(tr("Computer's turn"));
    refresh();
}

} // namespace lodeline::goldrush
