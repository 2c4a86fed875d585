// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/sidepanel.h"

#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/computerpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/tilepanel.h"
#include "app/goldrush/session/gamesession.h"
#include "ui/windows/scrolled.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kWidth = 308;
constexpr int kStepHeight = 190;
constexpr int kAdviceHeight = 210; // at least
constexpr int kAdviceFullHeight = 300;
constexpr int kLeastCards = 80;
constexpr int kAround = 8;
constexpr int kBetween = 10;
// A scroll area wishes for no more than some lines of text; the cards get what they need, up to their
// maximum.
constexpr int kCardsFirst = 1000;

// What the pages would like to have must not make the layout squeeze the players: they get what is left over.
class Steps : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;

    QSize sizeHint() const override { return {QStackedWidget::sizeHint().width(), minimumHeight()}; }
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
    , cards_(ui::scrolled(players_))
{
    step_->addWidget(tile_);
    step_->addWidget(actions_);
    step_->addWidget(computer_);
    step_->addWidget(advice_);
    step_->setMinimumHeight(kStepHeight);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kAround, kAround, kAround, kAround);
    layout->setSpacing(kBetween);
    cards_->setMinimumHeight(kLeastCards);
    layout->addWidget(cards_, kCardsFirst);
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
    emit fullHeightChanged();
}

void SidePanel::see(const std::vector<Event>& events)
{
    players_->see(events);
    showActive();
}

void SidePanel::refresh()
{
    if (!session_)
        return;
    players_->refresh();
    showActive();
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

void SidePanel::showActive()
{
    if (!session_)
        return;
    // The cards may have to be scrolled.
    const int beside = cards_->verticalScrollBar()->sizeHint().width() + 2 * kAround;
    setMinimumWidth(std::max(kWidth, players_->minimumSizeHint().width() + beside));
    const int cards = players_->sizeHint().height();
    cards_->setMaximumHeight(std::max(cards, kLeastCards));
    const std::optional<int> active = players_->standings().active();
    if (active && cards_->height() < cards)
        cards_->ensureWidgetVisible(players_->cards()[static_cast<std::size_t>(*active)], 0, 0);
}

void SidePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &SidePanel::showActive, Qt::QueuedConnection); // the cards follow yet
}

int SidePanel::fullHeight() const
{
    return 2 * kAround + players_->sizeHint().height() + kBetween +
           (adviceShown_ ? kAdviceFullHeight : kStepHeight);
}

void SidePanel::setAdviceShown(bool on)
{
    adviceShown_ = on;
    step_->setMinimumHeight(on ? kAdviceHeight : kStepHeight);
    refresh();
    emit fullHeightChanged();
}

void SidePanel::setTheme(const art::Theme& theme)
{
    tile_->setTheme(theme);
    computer_->setTheme(theme);
}

} // namespace lodeline::goldrush
