// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/goldrushtable.h"

#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/knowledge/standingsdialog.h"
#include "app/goldrush/knowledge/tilesleftdialog.h"
#include "app/goldrush/learning/learnedsets.h"
#include "app/goldrush/lessons/coach.h"
#include "app/goldrush/lessons/progress.h"
#include "app/goldrush/lessons/teacher.h"
#include "app/goldrush/map/mapdialog.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/pages/land.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/review/reviewboard.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/storedgame.h"
#include "app/goldrush/table/boardsounds.h"
#include "app/goldrush/table/heldkey.h"
#include "app/goldrush/table/phrases.h"
#include "app/goldrush/table/undowords.h"
#include "app/goldrush/wording/helptext.h"
#include "app/goldrush/wording/learnedwords.h"
#include "app/match/host.h"
#include "app/match/review/coursechart.h"
#include "app/match/review/turninglist.h"
#include "engine/goldrush/learning/setdigest.h"
#include "ui/guide/lessoncard.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/wrapped.h"

#include <QPushButton>

namespace lodeline::goldrush {
namespace {

using app::Command;

} // namespace

GoldRushTable::GoldRushTable(app::Host& host, QSettings& store, QWidget* window, LearnedSets* learned)
    : PagedTable(host, window)
    , store_(store)
    , window_(window)
    , learned_(learned)
    , gamePage_(new GamePage(page()))
    , goldKey_(new HeldKey(Qt::Key_V, window))
    , teacher_(new Teacher(*gamePage_, host, store, this))
    , coach_(new Coach(*gamePage_, store, this))
{
    setGamePage(gamePage_, gamePage_->advice());
    gamePage_->setAnimation(behaviour().animation);
    connectGamePage();
    if (learned_)
        connectLearning();
}

QWidget* GoldRushTable::sidePanel()
{
    return gamePage_->sidePanel();
}

QWidget* GoldRushTable::logPanel()
{
    return gamePage_->logPanel();
}

int GoldRushTable::sideHeight() const
{
    return gamePage_->sidePanel()->fullHeight();
}

QList<QWidget*> GoldRushTable::panes()
{
    if (isPlaying())
        return {gamePage_->board(), gamePage_->sidePanel(), gamePage_->logPanel(), gamePage_->lesson()};
    if (isReviewing())
        return {reviewPage_->chart(), reviewPage_->turningList(), reviewPage_->board()};
    return {};
}

GameSession* GoldRushTable::session() const
{
    return static_cast<GameSession*>(match());
}

void GoldRushTable::connectGamePage()
{
    connect(gamePage_, &GamePage::hintChanged, this, &Table::hintChanged);
    connect(gamePage_, &GamePage::announced, this, &Table::announced);
    connect(gamePage_, &GamePage::withdrawn, this, &Table::withdrawn);
    connect(gamePage_, &GamePage::noted, this, &Table::noted);
    connect(gamePage_, &GamePage::told, this, &Table::told);
    connect(gamePage_->scoresButton(), &QPushButton::clicked, this, &GoldRushTable::showFinalPage);
    connect(new BoardSounds(*gamePage_->board(), this), &BoardSounds::sounded, this, &Table::sounded);
    connect(gamePage_->sidePanel(), &SidePanel::fullHeightChanged, this, &Table::sideHeightChanged);
    connect(gamePage_, &GamePage::coverChanged, this, &Table::changed);
    connect(&gamePage_->computers(), &ComputerPlayers::stateChanged, this, &Table::changed);
    connect(goldKey_, &HeldKey::held, gamePage_->sidePanel()->players(), &PlayersPanel::setPeeking);
}

void GoldRushTable::connectLearning()
{
    connect(&gamePage_->computers(), &ComputerPlayers::stateChanged, this, &GoldRushTable::pauseLearning);
    connect(&gamePage_->advice(), &AdviceDesk::thinkingChanged, this, &GoldRushTable::pauseLearning);
    connect(learned_, &LearnedSets::becameKnown, this, [this](const Sha256& digest) {
        if (session() && setDigest(session()->record().tileset) == digest &&
            learned_->of(session()->record().tileset)->isBetter())
            emit announced(nowLearnedText());
    });
}

// A move, a hint or a review that is waited for has the processors for itself.
void GoldRushTable::pauseLearning()
{
    const bool isWaitedFor = gamePage_->computers().state() == ComputerPlayers::State::Thinking ||
                             gamePage_->advice().isThinking() || (reviewPage_ && reviewPage_->isRunning());
    learned_->setPaused(isWaitedFor);
}

// For the games to come: this one keeps what it began with.
void GoldRushTable::learnSet()
{
    constexpr int kThreads = 1; // the game is to go on meanwhile
    const bool hasComputers = session()->people() < session()->game().players();
    if (learned_ && hasComputers && !session()->isOver() && !session()->isExercise())
        learned_->learn(session()->record().tileset, kThreads);
}

FinalPage* GoldRushTable::finalPage()
{
    if (finalPage_)
        return finalPage_;
    finalPage_ = new FinalPage(page());
    setFinalPage(finalPage_);
    connect(finalPage_, &FinalPage::placeRequested, this, [this](const Event& event) {
        showBoard();
        gamePage_->board()->goTo(event);
    });
    connect(finalPage_, &FinalPage::mapRequested, this, &GoldRushTable::exportMap);
    return finalPage_;
}

ReviewPage* GoldRushTable::reviewPage()
{
    if (reviewPage_)
        return reviewPage_;
    reviewPage_ = new ReviewPage(page());
    setReviewPage(reviewPage_);
    reviewPage_->setAnimation(behaviour().animation);
    connect(reviewPage_, &ReviewPage::playOnRequested, this, [this](const GameRecord& record) {
        if (auto branch = GameSession::open(record))
            host().branch(std::move(*branch));
    });
    if (learned_)
        connect(reviewPage_, &ReviewPage::runningChanged, this, &GoldRushTable::pauseLearning);
    return reviewPage_;
}

BoardView* GoldRushTable::board() const
{
    return isReviewing() ? reviewPage_->board() : gamePage_->board();
}

void GoldRushTable::pageChosen()
{
    gamePage_->scoresButton()->setVisible(can(Command::ShowScores) && finalPage_);
}

void GoldRushTable::tellEnd()
{
    finalPage()->setBackdrop(backdropOf(session()->game()));
    finalPage()->showGame(session()->record(), session()->history());
}

void GoldRushTable::showReview()
{
    if (!session() || session()->record().moves.empty())
        return;
    gamePage_->setSuspended(true);
    reviewPage()->showRecord(session()->record());
    showPage(reviewPage_);
}

TilesLeftDialog* GoldRushTable::tilesLeft() const
{
    return tilesLeft_;
}

StandingsDialog* GoldRushTable::standings() const
{
    return standings_;
}

template <typename Dialog>
void GoldRushTable::present(Dialog& dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

void GoldRushTable::showTilesLeft()
{
    if (!tilesLeft_)
        tilesLeft_ = new TilesLeftDialog(session(), window_);
    present(*tilesLeft_);
}

void GoldRushTable::showStandings()
{
    if (!standings_)
        standings_ = new StandingsDialog(session(), gamePage_->board(), window_);
    present(*standings_);
}

void GoldRushTable::exportMap()
{
    delete map_; // of the board as it was
    const GameSession& shown = isReviewing() ? *reviewPage_->board()->session() : *session();
    map_ = new MapDialog(mapContent(shown), store_, window_);
    present(*map_);
}

void GoldRushTable::closeKnowledge()
{
    delete tilesLeft_;
    delete standings_;
}

void GoldRushTable::matchChanged()
{
    stopReview();
    closeKnowledge();
    delete map_;
    teacher_->setSession(session()); // first: it says who plays
    gamePage_->setSession(session());
    coach_->setSession(teacher_->isTeaching() ? nullptr : session());
    goldKey_->setActive(session());
    markDead();
    if (!session())
        return;
    connect(session(), &GameSession::seatsChanged, this, &GoldRushTable::learnSet, Qt::UniqueConnection);
    learnSet();
    followMatch();
}

void GoldRushTable::turnChanged()
{
    if (!session()->isOver())
        gamePage_->scoresButton()->hide();
    PagedTable::turnChanged();
}

void GoldRushTable::matchFinished()
{
    if (teacher_->isTeaching())
        return;
    if (session()->hasPeople())
        setPlayed(store_);
    showEndAfter(gamePage_->board()); // which shows the final scoring, too
}

void GoldRushTable::choosePlayers()
{
    const QPointer<GameSession> played = session(); // another may replace it meanwhile
    const std::vector<app::PlayerLooks> before = app::looksOf(played->record().players);
    PlayersDialog(played, window_).exec();
    if (played)
        storeLooks(store_, before, app::looksOf(played->record().players));
}

void GoldRushTable::undo()
{
    if (gamePage_->board()->toConfirm())
        gamePage_->board()->cancel();
    else if (session()->canUndo())
        undoTurns();
    else
        gamePage_->tell([this] { return session() ? undoStop() : QString(); });
}

// What it opens to everybody stays open.
void GoldRushTable::practise()
{
    if (session()->people() < 2)
        return makePractice();
    const QString title = phraseOf(app::Phrase::Practise);
    auto* box = new ui::MessageBox(
        QMessageBox::Question, ui::withoutMnemonic(title),
        tr("Turns can then be undone, whatever has been seen, and the review shows everybody's gold to all "
           "of you. You cannot change it back to an ordinary game."),
        QMessageBox::Cancel, window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* make = box->addButton(title, QMessageBox::AcceptRole);
    make->setObjectName(QStringLiteral("makePractice"));
    box->setDefaultButton(QMessageBox::Cancel);
    connect(make, &QPushButton::clicked, session(), [this] { makePractice(); });
    connect(session(), &QObject::destroyed, box, &QDialog::reject);
    box->open();
}

void GoldRushTable::makePractice()
{
    session()->ask(requests::Practise{});
    gamePage_->tell(
        [] { return tr("This is a practice game now: turns can be undone, whatever has been seen."); });
}

// Who was lucky with tokens is a secret among people, until all gold lies open.
bool GoldRushTable::mayReview() const
{
    return session()->isOver() || session()->people() < 2 || session()->isPractice();
}

void GoldRushTable::review()
{
    if (mayReview())
        return showReview();
    gamePage_->tell([] {
        return tr("The review shows who was lucky with gold, so you can open it only after the game. In a "
                  "practice game you can open it at any time.");
    });
}

QString GoldRushTable::undoStop() const
{
    const std::optional<UndoStop> stop = session() ? session()->undoStop() : std::nullopt;
    return stop ? undoStopText(*stop) : QString();
}

void GoldRushTable::setTheme(const art::Theme& theme)
{
    PagedTable::setTheme(theme);
    gamePage_->setTheme(theme);
}

void GoldRushTable::setBehaviour(const app::Behaviour& behaviour)
{
    const bool isOtherAnimation = behaviour.animation != this->behaviour().animation;
    PagedTable::setBehaviour(behaviour);
    if (isOtherAnimation) { // which ends what moves on the board
        gamePage_->setAnimation(behaviour.animation);
        if (reviewPage_)
            reviewPage_->setAnimation(behaviour.animation);
    }
    gamePage_->computers().setPace(behaviour.pace);
    gamePage_->board()->setWheelTurns(behaviour.wheelTurns);
    gamePage_->board()->setConfirmsMoves(behaviour.confirmsMoves);
    gamePage_->setHandsOver(behaviour.handsOver);
    gamePage_->board()->setFeatureTips(behaviour.shows(app::Aid::FeatureTips));
    gamePage_->board()->setSquareTips(behaviour.shows(app::Aid::SquareTips));
    markDead();
    gamePage_->board()->setRimNumbers(behaviour.shows(app::Aid::Coordinates));
    gamePage_->board()->setShowsPrairies(behaviour.shows(app::Aid::Owners));
    coach_->setEnabled(behaviour.shows(app::Aid::Coach));
    gamePage_->board()->setTellsWhyNot(!behaviour.asAtTable);
    if (behaviour.asAtTable) {
        closeKnowledge();
        gamePage_->advice().dismiss();
    }
    emit changed();
}

// Few tiles are left in a lesson, which would mark most of its board.
void GoldRushTable::markDead()
{
    gamePage_->board()->setMarksDead(behaviour().shows(app::Aid::DeadSquares) &&
                                     !(session() && session()->isExercise()));
}

void GoldRushTable::setSuspended(bool suspended)
{
    gamePage_->setSuspended(suspended);
}

bool GoldRushTable::can(Command command) const
{
    if (!session())
        return false;
    const bool over = session()->isOver();
    const bool covered = gamePage_->isCovered();
    switch (command) {
    case Command::Undo:
        return !isReviewing() && (session()->canUndo() || (isPlaying() && session()->undoStop()));
    case Command::Redo:
        return !covered && !isReviewing() && Table::can(command);
    case Command::Practise:
        return !session()->isPractice() && isPlaying();
    case Command::Hint:
    case Command::WhyNot:
        return !over && !covered && !session()->isComputersTurn() && !isReviewing() &&
               !session()->isExercise() && !behaviour().asAtTable;
    case Command::SinceLastTurn:
        return !over && !session()->isComputersTurn() && isPlaying() && session()->turns() > 0;
    case Command::GoOn:
        return !session()->isExercise() && gamePage_->computers().canGoOn();
    case Command::Review:
        return !session()->record().moves.empty() && !isReviewing() && !session()->isExercise();
    case Command::TurnLeft:
    case Command::TurnRight:
        return session()->phase() == Game::Phase::Place && !covered && !isReviewing();
    case Command::DoNothing:
        return session()->phase() == Game::Phase::Act && !covered && !session()->isComputersTurn() &&
               isPlaying();
    case Command::ExportMap:
        return true;
    case Command::ShowScores:
        return over && isPlaying();
    case Command::TilesLeft:
    case Command::Standings:
        return !over && !isReviewing() && !behaviour().asAtTable;
    case Command::FirstSteps:
        return false;
    case Command::Players:
        return !teacher_->isTeaching() && !isReviewing() && !covered;
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::ZoomFit:
        return isPlaying() || isReviewing(); // with a board
    }
    return false;
}

void GoldRushTable::obey(Command command)
{
    switch (command) {
    case Command::Undo:
        return undo();
    case Command::Redo:
        return Table::obey(command);
    case Command::Practise:
        return practise();
    case Command::Hint:
        return gamePage_->advice().askBest();
    case Command::WhyNot:
        return gamePage_->advice().askWhyNot();
    case Command::GoOn:
        return gamePage_->computers().goOn();
    case Command::Players:
        return choosePlayers();
    case Command::Review:
        return review();
    case Command::TurnLeft:
        return gamePage_->board()->rotateGhost(-1);
    case Command::TurnRight:
        return gamePage_->board()->rotateGhost(1);
    case Command::DoNothing:
        return gamePage_->board()->chooseNothing();
    case Command::ZoomIn:
        return board()->zoomIn();
    case Command::ZoomOut:
        return board()->zoomOut();
    case Command::ZoomFit:
        return board()->zoomToFit();
    case Command::ShowScores:
        return showFinalPage();
    case Command::TilesLeft:
        return showTilesLeft();
    case Command::Standings:
        return showStandings();
    case Command::ExportMap:
        return exportMap();
    case Command::SinceLastTurn:
        return gamePage_->tellSinceLastTurn();
    case Command::FirstSteps:
        break;
    }
}

bool GoldRushTable::isWaiting() const
{
    return gamePage_->computers().state() == ComputerPlayers::State::Waiting;
}

QString GoldRushTable::turnText() const
{
    return gamePage_->turnText();
}

QString GoldRushTable::helpTopic() const
{
    const auto kind = board()->featureUnderPointer();
    return kind ? topicOf(*kind) : QString();
}

void GoldRushTable::addNotice(const ui::Words& words)
{
    gamePage_->addNotice(words);
}

} // namespace lodeline::goldrush
