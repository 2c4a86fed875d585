// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/pages/gamepage.h"

#include "app/boomtown/advice/advicedesk.h"
#include "app/boomtown/board/boardview.h"
#include "app/boomtown/computer/computerplayers.h"
#include "app/boomtown/pages/firststeps.h"
#include "app/boomtown/panels/logmodel.h"
#include "app/boomtown/panels/scoretable.h"
#include "app/boomtown/panels/sidepanel.h"
#include "app/boomtown/session/seatkind.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/panels/logpanel.h"
#include "app/match/panels/noticebar.h"
#include "app/match/panels/noticeplace.h"
#include "app/match/seats/seatnotices.h"
#include "ui/wording/joining.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>

namespace lodeline::boomtown {

GamePage::GamePage(QWidget* parent)
    : QWidget(parent)
    , board_(new BoardView(this))
    , guide_(new app::GuideCard(firstSteps(*board_), board_, this))
    , notice_(new app::NoticeBar(this))
    , noticePlace_(new app::NoticePlace(
          *notice_, *board_, [this] { return board_->used(); }, this))
    , side_(new SidePanel(this))
    , lines_(new LogModel(this))
    , log_(new app::LogPanel(
          lines_, [this] { lines_->reword(); }, this))
    , computers_(new ComputerPlayers(this))
    , advice_(new AdviceDesk(*board_, *side_->advice(), this))
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(board_, 0, 0);
    // Over the board, which would jump if it gave way.
    notice_->raise();
    connect(notice_, &app::NoticeBar::told, this, &GamePage::told);
    noticePlace_->avoid(*guide_);
    guide_->leaveOnEscape([this] { return !needsEscape(); });
    noticePlace_->closeOnEscape([this] { return !needsEscape() && !guide_->isRunning(); });
    setFocusProxy(board_);
    connect(guide_, &app::GuideCard::left, this, [this] { cardsBelowGuide_ = 0; });
    connectBoard();
    connectComputers();
    connectAdvice();
}

GamePage::~GamePage()
{
    advice_->setMatch(nullptr);
    computers_->setMatch(nullptr);
}

bool GamePage::needsEscape() const
{
    const auto& held = board_->controller().held();
    return (held && !held->isFree) || advice_->isOpen() || board_->isLooking();
}

void GamePage::connectBoard()
{
    connect(board_, &BoardView::hintChanged, this, &GamePage::giveHint);
    connect(board_, &BoardView::announced, this, &GamePage::announced);
    connect(side_->scores(), &ScoreTable::pointedAt, this, &GamePage::pointOut);
    connect(side_->scores(), &ScoreTable::left, board_, &BoardView::pointNothingOut);
    connect(board_, &BoardView::confirmedNothing, this, [this] {
        if (computers_->state() == ComputerPlayers::State::Waiting)
            computers_->goOn();
    });
}

void GamePage::connectAdvice()
{
    connect(advice_, &AdviceDesk::announced, this, &GamePage::announced);
    connect(advice_, &AdviceDesk::withdrawn, this, &GamePage::withdrawn);
    connect(advice_, &AdviceDesk::openChanged, this, [this](bool open) {
        const bool focused = side_->isAncestorOf(QApplication::focusWidget());
        side_->setAdviceShown(open);
        if (!open && focused)
            board_->setFocus();
        emit sideHeightChanged();
    });
}

void GamePage::connectComputers()
{
    computers_->setAtRest([this] { return board_->isSettled(); });
    connect(board_, &BoardView::settled, computers_, &ComputerPlayers::boardRested);
    connect(board_, &BoardView::settled, noticePlace_, &app::NoticePlace::place);
    connect(board_, &BoardView::settled, guide_, &app::GuideCard::place);
    connect(computers_, &ComputerPlayers::stateChanged, this, [this] {
        side_->setState(computers_->state());
        giveHint();
    });
    connect(side_, &SidePanel::goOnRequested, this, [this] {
        computers_->goOn();
        board_->setFocus();
    });
    connect(computers_, &ComputerPlayers::failed, this, [this](int seat, const QString& reason) {
        notice_->tell([this, seat, reason] {
            return match_ ? app::failureText(playerName(match_->record(), seat), reason) : QString();
        });
    });
}

void GamePage::setMatch(BoomtownMatch* match)
{
    if (match_)
        match_->disconnect(this);
    match_ = match;
    notice_->hide();
    guide_->stop();
    cardsBelowGuide_ = 0;
    computers_->setMatch(nullptr);
    board_->setMatch(match);
    side_->setMatch(match);
    lines_->setMatch(match);
    advice_->setMatch(match);
    if (!match)
        return;
    connect(match, &BoomtownMatch::turnChanged, this, &GamePage::refresh);
    connect(match, &BoomtownMatch::looksChanged, this, &GamePage::refresh);
    connect(match, &BoomtownMatch::eventsHappened, this, &GamePage::tellOf);
    connect(match, &BoomtownMatch::eventsHappened, this, &GamePage::dropNotice);
    connect(match, &BoomtownMatch::eventsHappened, this, &GamePage::leaveGuide);
    connect(match, &BoomtownMatch::positionReset, this, [this] {
        notice_->hide();
        emit told(turnText());
    });
    tellOfStrangers();
    refresh();
    computers_->setMatch(match); // last: all else is ready for its moves
}

void GamePage::tellOfStrangers()
{
    const auto isKnown = [](std::string_view name) {
        return !computerName("ai:" + std::string(name)).empty();
    };
    const auto words = [this, isKnown] {
        if (!match_)
            return QString();
        const GameRecord& record = match_->record();
        return app::strangersText(unknownPlayers(record.players, isKnown),
                                  {playerName(record, 0), playerName(record, 1)});
    };
    if (!words().isEmpty())
        notice_->tell(words);
}

// Whoever has laid some cards below the first steps knows what they say, and wants their place and keys back.
void GamePage::leaveGuide(const std::vector<Event>& events)
{
    constexpr std::ptrdiff_t kKnows = 3; // cards
    if (!guide_->isRunning())
        return;
    cardsBelowGuide_ += std::ranges::count_if(events, [this](const Event& event) {
        const auto* place = std::get_if<events::Place>(&event);
        return place && !match_->isComputer(place->player);
    });
    if (cardsBelowGuide_ >= kKnows)
        guide_->leave();
}

void GamePage::tellOf(const std::vector<Event>& events)
{
    QStringList told;
    for (std::size_t at = 0; at < events.size(); ++at) {
        const bool isNews = match_->isComputer(seatOf(events[at]).value_or(0)) ||
                            std::holds_alternative<events::End>(events[at]);
        if (isNews && !isToldBefore(events, at))
            told << eventText(events, at, match_->record());
    }
    if (!told.isEmpty())
        emit announced(ui::sentences(told));
}

void GamePage::dropNotice(const std::vector<Event>& events)
{
    const std::optional<int> seat = events.empty() ? std::nullopt : seatOf(events.front());
    if (seat)
        notice_->dropAfterMove(match_->isComputer(*seat), match_->hasPeople());
}

void GamePage::refresh()
{
    side_->refresh();
    noticePlace_->place();
    giveHint();
    // The board lays itself out only after this.
    QMetaObject::invokeMethod(guide_, &app::GuideCard::place, Qt::QueuedConnection);
}

void GamePage::giveHint()
{
    const QString computer = side_->computerHint();
    emit hintChanged(computer.isEmpty() || board_->isLooking() ? board_->hint() : computer);
}

void GamePage::pointOut(int row, int seat)
{
    if (!match_)
        return;
    const BonusReason reason = side_->scores()->reasonAt(row, seat);
    const bool isBonus = row >= kTerritories && row < ScoreTable::kSumRow;
    board_->pointOut(seat, {reason.counted, reason.against}, isBonus ? row - kTerritories : -1);
}

void GamePage::setTheme(const art::Theme& theme)
{
    board_->setTheme(theme);
}

void GamePage::setBehaviour(const app::Behaviour& behaviour)
{
    board_->setAnimation(behaviour.animation);
    side_->setMoving(app::moves(behaviour.animation));
    board_->setWheelTurns(behaviour.wheelTurns);
    computers_->setPace(behaviour.pace);
}

QString GamePage::turnText() const
{
    if (!match_)
        return {};
    const int seat = match_->game().player();
    const QString name = playerName(match_->record(), seat);
    if (match_->isOver())
        return tr("The game is over");
    if (match_->isComputersTurn())
        //: %1 is a computer player
        return tr("It is %1's turn").arg(name);
    switch (match_->game().phase()) {
    case Game::Phase::Begin:
        //: %1 player, %2 the other one
        return tr("%1 chooses where %2 starts").arg(name, playerName(match_->record(), 1 - seat));
    case Game::Phase::Free:
        //: %1 player, who got the card for nothing
        return tr("%1 places a free card").arg(name);
    case Game::Phase::Draft:
        //: %1 player
        return tr("%1 takes a card").arg(name);
    case Game::Phase::Over:
        break;
    }
    return {};
}

void GamePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && match_)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown
