// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/gamepage.h"

#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/handover/handover.h"
#include "app/goldrush/handover/handovercard.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/computerpanel.h"
#include "app/goldrush/panels/confirmbar.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/scoretrack.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/panels/tilepanel.h"
#include "app/goldrush/panels/tilepicture.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/viewer.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/goldrush/wording/learnedwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/panels/noticebar.h"
#include "app/match/panels/noticeplace.h"
#include "app/match/seats/seatnotices.h"
#include "engine/core/listening.h"
#include "engine/goldrush/ai/strangers.h"
#include "engine/goldrush/knowledge/eventturns.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "resources/art/theme/theme.h"
#include "ui/guide/lessoncard.h"
#include "ui/themes/handedparts.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace lodeline::goldrush {

GamePage::GamePage(QWidget* parent)
    : QWidget(parent)
    , board_(new BoardView(this))
    , track_(new ScoreTrack(this))
    , notice_(new app::NoticeBar(this))
    , lesson_(new ui::LessonCard(this))
    , confirm_(new ConfirmBar(this))
    , scores_(new QPushButton(this))
    , cover_(new HandOverCard(this))
    , side_(new SidePanel(this))
    , log_(new LogPanel(this))
    , computers_(new ComputerPlayers(this))
    , handOver_(new HandOver(*cover_, this))
    , advice_(std::make_unique<AdviceDesk>(*board_, *side_->advice()))
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(lesson_, 0, 0);
    layout->addWidget(board_, 1, 0);
    layout->addWidget(track_, 2, 0);
    layout->addWidget(scores_, 3, 0, Qt::AlignHCenter);
    layout->setRowStretch(1, 1);
    // Over the board, which would jump if it gave way.
    notice_->raise();
    connect(notice_, &app::NoticeBar::told, this, &GamePage::told);
    auto* place = new app::NoticePlace(
        *notice_, *board_, [this] { return board_->used(); }, this);
    place->avoid(*confirm_);
    place->closeOnEscape([this] {
        const bool takesBack =
            session_ && session_->phase() == Game::Phase::Act && !session_->isComputersTurn();
        return !takesBack && !board_->isLooking() && !advice_->isOpen();
    });
    connect(board_, &BoardView::settled, place, &app::NoticePlace::place);
    layout->addWidget(confirm_, 1, 0, Qt::AlignBottom);
    layout->addWidget(cover_, 0, 0, 4, 1);
    lesson_->hide();
    scores_->setObjectName(QStringLiteral("backToScores"));
    scores_->setAutoDefault(true);
    scores_->hide();
    retranslate();
    board_->setFrameShape(QFrame::NoFrame);
    setFocusProxy(board_);

    board_->setHomes([this](int seat) {
        const QWidget* card = side_->players()->cards()[static_cast<std::size_t>(seat)];
        return card->mapToGlobal(card->rect().center());
    });
    connect(side_->tile(), &TilePanel::turnRequested, board_, &BoardView::rotateGhost);
    connect(board_, &BoardView::ghostTurned, side_->tile(), &TilePanel::setRotation);
    connect(side_->actions(), &ActionList::pointedAt, board_, &BoardView::pointAtOffer);
    connect(board_, &BoardView::offerChosen, this, [this](int offer) {
        if (session_ && session_->phase() == Game::Phase::Act && !board_->toConfirm())
            side_->actions()->showChosen(offer); // its rows are the offers
        showToConfirm();
    });
    connect(side_->actions(), &ActionList::chosen, this, [this](const Action& action) {
        board_->act(action);
        board_->setFocus();
    });
    connect(side_->actions(), &ActionList::takeTileBack, this, [this] {
        board_->ask(requests::TakeTileBack{});
        board_->setFocus();
    });
    connect(board_, &BoardView::sawMore, this, &GamePage::see);
    connect(board_, &BoardView::hintChanged, this, &GamePage::giveHint);
    connect(board_, &BoardView::hintChanged, this, &GamePage::showToConfirm);
    connect(confirm_, &ConfirmBar::confirmed, board_, &BoardView::confirm);
    connect(confirm_, &ConfirmBar::takenBack, board_, &BoardView::cancel);
    connect(board_, &BoardView::announced, this, &GamePage::announced);
    connect(board_, &BoardView::noted, this, &GamePage::noted);
    connect(log_, &LogPanel::pointedAt, board_, &BoardView::pointOut);
    connect(log_, &LogPanel::pointedAway, board_, &BoardView::endPointing);
    connect(log_, &LogPanel::chosen, board_, &BoardView::goTo);
    connectComputers();
    connectAdvice();
    connectCover();
}

GamePage::~GamePage()
{
    computers_->setSession(nullptr);
}

void GamePage::connectAdvice()
{
    connect(advice_.get(), &AdviceDesk::announced, this, &GamePage::announced);
    connect(advice_.get(), &AdviceDesk::withdrawn, this, &GamePage::withdrawn);
    connect(advice_.get(), &AdviceDesk::openChanged, this, [this](bool open) {
        const bool focused = side_->isAncestorOf(QApplication::focusWidget());
        side_->setAdviceShown(open);
        if (!open && focused)
            board_->setFocus(); // before the page that had it goes
    });
}

void GamePage::connectComputers()
{
    computers_->setBoard(board_);
    ComputerPanel* panel = side_->computer();
    connect(computers_, &ComputerPlayers::stateChanged, this, [this, panel] {
        panel->setState(computers_->state());
        side_->players()->setThinking(computers_->state() == ComputerPlayers::State::Thinking);
        giveHint();
    });
    connect(panel, &ComputerPanel::goOnRequested, this, [this] {
        computers_->goOn();
        board_->setFocus();
    });
    connect(board_, &BoardView::confirmedNothing, this, [this] {
        if (computers_->state() == ComputerPlayers::State::Waiting)
            computers_->goOn();
    });
    connect(computers_, &ComputerPlayers::played, this, [this](int, const std::vector<Event>& events) {
        emit noted(turnSummary(events, session_->record()));
    });
    connect(computers_, &ComputerPlayers::failed, this, [this](int seat, const QString& reason) {
        notice_->tell([this, seat, reason] {
            return session_ ? app::failureText(playerName(session_->record(), seat), reason) : QString();
        });
        noticeFrom_ = session_->history().size();
    });
}

void GamePage::connectCover()
{
    connect(board_, &BoardView::settled, handOver_, &HandOver::rest);
    connect(board_, &BoardView::settled, this, [this] { side_->players()->setCovered(handOver_->isOpen()); });
    connect(handOver_, &HandOver::openChanged, this, [this](bool open) {
        side_->players()->setCovered(open);
        advice_->close();
        for (QWidget* plays : {static_cast<QWidget*>(board_), static_cast<QWidget*>(side_->tile()),
                               static_cast<QWidget*>(side_->actions())})
            plays->setEnabled(!open);
        holdComputers();
        if (!open)
            board_->setFocus();
        emit coverChanged();
    });
}

// Until the board has shown the turn that ended, whoever played it still sits there.
void GamePage::coverGold(const std::vector<Event>& events)
{
    const bool passes = std::ranges::any_of(
        events, [](const Event& event) { return std::holds_alternative<events::Draw>(event); });
    if (passes && session_->people() > 1 && !board_->isSettled())
        side_->players()->setCovered(true);
}

void GamePage::setSuspended(bool on)
{
    suspended_ = on;
    holdComputers();
}

void GamePage::holdComputers()
{
    computers_->setSuspended(suspended_ || handOver_->isOpen());
}

bool GamePage::isCovered() const
{
    return handOver_->isOpen();
}

void GamePage::setHandsOver(bool on)
{
    handOver_->setEachTurn(on);
}

void GamePage::showToConfirm()
{
    const std::optional<Action> action = board_->toConfirm();
    const bool waits = session_ && action;
    const bool hadFocus = confirm_->isAncestorOf(QApplication::focusWidget());
    ui::Words move;
    if (waits)
        move = [this, action] { return session_ ? BoardText::action(session_->game(), *action) : QString(); };
    confirm_->setMove(move);
    if (!waits && hadFocus)
        board_->setFocus();
}

void GamePage::giveHint()
{
    const QString computer = side_->computer()->hint();
    emit hintChanged(computer.isEmpty() ? board_->hint() : computer);
}

void GamePage::setSession(GameSession* session)
{
    if (session_)
        session_->disconnect(this);
    session_ = session;
    notice_->hide();
    suspended_ = false;
    const art::PartPictures parts =
        session ? art::PartPictures(session->game().tileSet()) : art::PartPictures();
    for (QWidget* shows :
         {static_cast<QWidget*>(this), static_cast<QWidget*>(side_)}) // which may float elsewhere
        ui::handParts(*shows, parts);
    handOver_->setSession(session); // first: what the board tells of it comes later
    board_->setSession(session);
    side_->setSession(session);
    log_->log()->setSession(session);
    computers_->setSession(nullptr);
    advice_->setSession(session);
    if (!session_)
        return;
    // After the board, which knows by then whether it has anything to show.
    connect(session_, &GameSession::eventsHappened, this, &GamePage::coverGold);
    connect(session_, &GameSession::positionReset, this, &GamePage::rebuild);
    connect(session_, &GameSession::turnChanged, this, &GamePage::refresh);
    connect(session_, &GameSession::looksChanged, this, &GamePage::showLooks);
    noticeFrom_ = 0;
    mover_ = 0;
    for (const Event& event : session_->history())
        tellOf(event);
    seen_ = session_->history().size();
    tellOfUnknown();
    showTrack();
    refresh();
    computers_->setSession(session); // last: all else is ready for its moves
}

// The players and the knowledge of the record that this program cannot make use of.
void GamePage::tellOfUnknown()
{
    const auto words = [this] {
        if (!session_)
            return QString();
        QStringList names;
        for (int seat = 0; seat < session_->game().players(); ++seat)
            names << playerName(session_->record(), seat);
        QStringList lines{app::strangersText(unknownPlayers(session_->record()), names)};
        if (!unreadLearned(session_->record()).empty())
            lines << unreadLearnedText();
        lines.removeAll(QString());
        return lines.join(u'\n');
    };
    if (!words().isEmpty())
        notice_->tell(words);
}

void GamePage::addNotice(const ui::Words& words)
{
    notice_->add(words);
}

void GamePage::tellSinceLastTurn()
{
    if (!session_)
        return;
    auto turns = turnsOf(session_->history());
    std::vector<std::vector<Event>> others;
    while (turns.size() > 1) {
        turns.pop_back(); // at first the one that runs
        const auto turn = turns.back();
        if (std::get<events::Draw>(turn.front()).player == session_->game().player())
            break;
        others.insert(others.begin(), {turn.begin(), turn.end()});
    }
    tell([this, others] {
        QStringList lines;
        for (const std::vector<Event>& turn : others)
            lines << (session_ ? turnSummary(turn, session_->record()) : QString());
        return others.empty() ? tr("Nobody has moved yet") : lines.join(u'\n');
    });
}

void GamePage::tell(const ui::Words& words)
{
    notice_->showNotice(words);
    emit announced(words());
}

void GamePage::refresh()
{
    if (!session_)
        return;
    side_->refresh();
    // While a move waits, it is the only offer, and the list keeps its own choice.
    if (session_->phase() == Game::Phase::Act && !board_->toConfirm() && board_->chosenOffer() >= 0)
        side_->actions()->showChosen(board_->chosenOffer());
    side_->tile()->setRotation(board_->ghostRotation());
}

void GamePage::showLooks()
{
    refresh();
    log_->log()->reword();
    showTrack();
    giveHint();
}

// The board scores feature by feature; nothing beside it tells the result before.
void GamePage::see(const std::vector<Event>& events)
{
    if (!session_)
        return;
    side_->see(events);
    log_->log()->see(events);
    showTrack();
    for (const Event& event : events) {
        tellOf(event);
        ++seen_;
    }
    handOver_->see(events);
    if (!events.empty())
        emit told(spokenText(events, session_->record(), viewerOf(*session_)));
}

void GamePage::rebuild()
{
    notice_->hide();
    seen_ = session_->history().size();
    noticeFrom_ = 0;
    side_->players()->rebuild();
    log_->log()->rebuild();
    showTrack();
    emit told(turnText());
}

void GamePage::showTrack()
{
    std::vector<ScoreTrack::Marker> markers;
    for (const PlayerCard* card : side_->players()->cards())
        markers.push_back({card->status().name, card->status().colour, card->status().score});
    track_->setMarkers(markers);
}

void GamePage::tellOf(const Event& event)
{
    std::visit(
        Listening{[this](const events::Draw& draw) { tellOfDraw(draw); },
                  [this](const events::Place& place) { mover_ = place.player; },
                  kIgnored<events::Start, events::Cowboy, events::Tent, events::Mine, events::TakeBack,
                           events::Score, events::Tokens, events::TokensBack, events::Return, events::End>},
        event);
}

void GamePage::tellOfDraw(const events::Draw& draw)
{
    // What fits nowhere leaves the game unseen otherwise (R2.2).
    if (draw.discarded.empty() && draw.tile) {
        if (seen_ >= noticeFrom_)
            notice_->dropAfterMove(session_->isComputer(mover_), session_->hasPeople());
        return;
    }
    QList<QWidget*> tiles;
    for (const std::string& id : draw.discarded) {
        const TileDesign* tile = session_->game().tileSet().find(id);
        if (!tile)
            continue;
        auto* picture = new TilePicture;
        picture->setTheme(theme_);
        picture->setTile(*tile, &session_->game().tileSet());
        tiles << picture;
    }
    notice_->showNotice(
        [this, draw] { return session_ ? eventText(draw, session_->record(), false) : QString(); }, tiles);
}

void GamePage::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    board_->setTheme(theme);
    side_->setTheme(theme);
}

void GamePage::setAnimation(app::AnimationSpeed speed)
{
    board_->setStill(speed == app::AnimationSpeed::Still);
    board_->setAnimated(speed != app::AnimationSpeed::Off);
    side_->computer()->setMoving(app::moves(speed));
    if (speed == app::AnimationSpeed::Slow)
        board_->setPace(0.5);
    else if (speed == app::AnimationSpeed::Fast)
        board_->setPace(2.5);
    else
        board_->setPace(1.0);
}

QString GamePage::turnText() const
{
    if (!session_)
        return {};
    const QString name = playerName(session_->record(), session_->game().player());
    if (session_->isComputersTurn())
        //: %1 is a computer player
        return tr("It is %1's turn").arg(name);
    switch (session_->phase()) {
    case Game::Phase::Place:
        //: %1 player
        return tr("%1 places a tile").arg(name);
    case Game::Phase::Act:
        //: %1 player
        return tr("%1 may place a piece").arg(name);
    case Game::Phase::Over:
        return tr("The game is over");
    case Game::Phase::Wait: // no session has such a game
        break;
    }
    return {};
}

void GamePage::retranslate()
{
    //: Button: from the board of a game that is over back to the table of its points
    scores_->setText(tr("&Back to the final scoring"));
}

void GamePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
