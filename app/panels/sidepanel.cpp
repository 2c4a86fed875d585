// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/sidepanel.h"

#include "app/advice/advicepanel.h"
#include "app/panels/actionlist.h"
#include "app/panels/computerpanel.h"
#include "app/panels/playerspanel.h"
#include "app/panels/tilepanel.h"
#include "app/session/gamesession.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace lodeline::goldrush {
namespace {

constexpr int kWidth = 308;
constexpr int kStepHeight = 190;
constexpr int kAdviceHeight = 300;

// Wrapped lines in a page would make the layout squeeze the players for the height that they may need.
class Steps : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    bool hasHeightForWidth() const override { return false; }
};

} // namespace

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent)
    , players_(new PlayersPanel(this))
    , tile_(new TilePanel(this))
    , actions_(new ActionList(this))
    , computer_(new ComputerPanel(this))
    , advice_(new AdvicePanel(this))
    , step_(new Steps(this))
{
    step_->addWidget(tile_);
    step_->addWidget(actions_);
    step_->addWidget(computer_);
    step_->addWidget(advice_);
    step_->setMinimumHeight(kStepHeight);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(10);
    layout->addWidget(players_);
    layout->addWidget(step_, 1);
    setMinimumWidth(kWidth);
}

void SidePanel::setSession(const GameSession* session)
{
    session_ = session;
    players_->setSession(session);
    tile_->setSession(session);
    actions_->setSession(session);
    computer_->setSession(session);
    refresh();
}

void SidePanel::refresh()
{
    if (!session_)
        return;
    players_->refresh();
    tile_->refresh();
    actions_->refresh();
    computer_->refresh();
    if (adviceShown_)
        step_->setCurrentWidget(advice_);
    else if (session_->isComputersTurn())
        step_->setCurrentWidget(computer_);
    else if (session_->phase() == Game::Phase::Act)
        step_->setCurrentWidget(actions_);
    else
        step_->setCurrentWidget(tile_);
}

void SidePanel::setAdviceShown(bool on)
{
    adviceShown_ = on;
    step_->setMinimumHeight(on ? kAdviceHeight : kStepHeight);
    refresh();
}

void SidePanel::setTheme(const art::Theme& theme)
{
    tile_->setTheme(theme);
    computer_->setTheme(theme);
}

} // namespace lodeline::goldrush
