// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/table/boomtowntable.h"

#include "app/boomtown/advice/advicedesk.h"
#include "app/boomtown/board/boardview.h"
#include "app/boomtown/computer/computerplayers.h"
#include "app/boomtown/pages/cardland.h"
#include "app/boomtown/pages/finalpage.h"
#include "app/boomtown/pages/gamepage.h"
#include "app/boomtown/panels/scoretable.h"
#include "app/boomtown/panels/sidepanel.h"
#include "app/boomtown/review/reviewpage.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "app/boomtown/session/newgame.h"
#include "app/boomtown/session/seatkind.h"
#include "app/boomtown/table/boardsounds.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/guide/guidecard.h"
#include "app/match/host.h"
#include "app/match/panels/logpanel.h"
#include "app/match/panels/noticebar.h"
#include "app/match/review/coursechart.h"
#include "app/match/review/turninglist.h"
#include "app/match/seats/playersdialog.h"

#include <QSettings>

namespace lodeline::boomtown {
namespace {

using app::Command;

const QString kGuideSeen = QStringLiteral("boomtown/guideSeen");

} // namespace

BoomtownTable::BoomtownTable(app::Host& host, QSettings& store, QWidget* window)
    : PagedTable(host, window)
    , store_(store)
    , window_(window)
    , gamePage_(new GamePage(page()))
    , sounds_(new BoardSounds(*gamePage_->board(), this))
{
    setGamePage(gamePage_, gamePage_->advice());
    connect(gamePage_, &GamePage::hintChanged, this, &Table::hintChanged);
    connect(gamePage_, &GamePage::announced, this, &Table::announced);
    connect(gamePage_, &GamePage::withdrawn, this, &Table::withdrawn);
    connect(gamePage_, &GamePage::told, this, &Table::told);
    connect(sounds_, &BoardSounds::sounded, this, &Table::sounded);
    connect(gamePage_->guide(), &app::GuideCard::left, this, [this] { store_.setValue(kGuideSeen, true); });
    connect(gamePage_, &GamePage::sideHeightChanged, this, &Table::sideHeightChanged);
    connect(&gamePage_->computers(), &ComputerPlayers::stateChanged, this, &Table::changed);
    connect(&gamePage_->board()->controller(), &BoardController::offersChanged, this, &Table::changed);
}

QWidget* BoomtownTable::sidePanel()
{
    return gamePage_->sidePanel();
}

QWidget* BoomtownTable::logPanel()
{
    return gamePage_->logPanel();
}

int BoomtownTable::sideHeight() const
{
    return gamePage_->sidePanel()->sizeHint().height();
}

QList<QWidget*> BoomtownTable::panes()
{
    if (isReviewing())
        return {reviewPage_->chart(), reviewPage_->turningList(), reviewPage_->board()};
    if (!isPlaying())
        return {};
    return {gamePage_->board(), gamePage_->sidePanel()->scores(), gamePage_->logPanel()};
}

BoomtownMatch* BoomtownTable::boomtown() const
{
    return static_cast<BoomtownMatch*>(match());
}

FinalPage* BoomtownTable::finalPage()
{
    if (finalPage_)
        return finalPage_;
    finalPage_ = new FinalPage(page());
    setFinalPage(finalPage_);
    return finalPage_;
}

ReviewPage* BoomtownTable::reviewPage()
{
    if (reviewPage_)
        return reviewPage_;
    reviewPage_ = new ReviewPage(page());
    setReviewPage(reviewPage_);
    connect(reviewPage_, &ReviewPage::playOnRequested, this, [this](const GameRecord& record) {
        if (auto branch = BoomtownMatch::open(record))
            host().branch(std::move(*branch));
    });
    return reviewPage_;
}

void BoomtownTable::tellEnd()
{
    finalPage()->setBackdrop(cardBackdrop(boomtown()->record().deck));
    finalPage()->showGame(*boomtown());
}

void BoomtownTable::showReview()
{
    if (!can(Command::Review))
        return;
    gamePage_->computers().setSuspended(true);
    reviewPage()->showRecord(boomtown()->record());
    showPage(reviewPage_);
}

void BoomtownTable::matchChanged()
{
    stopReview();
    gamePage_->setMatch(boomtown());
    sounds_->setMatch(boomtown());
    if (!boomtown())
        return;
    followMatch();
    const bool isFirst = boomtown()->turns() == 0 && boomtown()->hasPeople();
    if (isFirst && !store_.value(kGuideSeen).toBool())
        gamePage_->guide()->start();
}

void BoomtownTable::matchFinished()
{
    showEndAfter(gamePage_->board());
}

void BoomtownTable::choosePlayers()
{
    BoomtownMatch* held = boomtown();
    const QPointer<BoomtownMatch> played = held; // another may replace it meanwhile
    const std::vector<app::PlayerLooks> before = app::looksOf(held->record().players);
    const auto now = [played]() -> std::optional<app::PlayersDialog::Table> {
        if (!played)
            return std::nullopt;
        return app::PlayersDialog::Table{played->record().players, played->record().seed};
    };
    app::PlayersDialog dialog(now, seatKinds(), window_);
    connect(&dialog, &app::PlayersDialog::handedOver, held, [held](int seat, const QString& kind) {
        held->ask(requests::HandOver{seat, kind.toStdString()});
    });
    connect(&dialog, &app::PlayersDialog::looksChosen, held,
            [held](const std::vector<app::PlayerLooks>& looks) { held->ask(requests::ChangeLooks{looks}); });
    connect(held, &QObject::destroyed, &dialog, &QDialog::reject);
    dialog.exec();
    if (played)
        storeLooks(store_, before, app::looksOf(played->record().players));
}

bool BoomtownTable::holdsCard() const
{
    const auto& held = gamePage_->board()->controller().held();
    return isPlaying() && held && !held->isFree;
}

void BoomtownTable::undo()
{
    if (holdsCard())
        gamePage_->board()->controller().cancel();
    else
        undoTurns();
}

void BoomtownTable::setTheme(const art::Theme& theme)
{
    PagedTable::setTheme(theme);
    gamePage_->setTheme(theme);
}

void BoomtownTable::setBehaviour(const app::Behaviour& behaviour)
{
    PagedTable::setBehaviour(behaviour);
    gamePage_->setBehaviour(behaviour);
}

void BoomtownTable::setSuspended(bool suspended)
{
    gamePage_->computers().setSuspended(suspended);
}

bool BoomtownTable::can(Command command) const
{
    if (!boomtown())
        return false;
    switch (command) {
    case Command::Undo:
        return !isReviewing() && (holdsCard() || Table::can(command));
    case Command::Redo:
        return !isReviewing() && Table::can(command);
    case Command::GoOn:
        return gamePage_->computers().canGoOn();
    case Command::TurnLeft:
    case Command::TurnRight:
        return isPlaying() && gamePage_->board()->controller().step() == BoardController::Step::Place;
    case Command::ShowScores:
        return boomtown()->isOver() && isPlaying();
    case Command::FirstSteps:
        return isPlaying();
    case Command::Players:
        return !isReviewing();
    case Command::Hint:
    case Command::WhyNot:
        return isPlaying() && !boomtown()->isOver() && !boomtown()->isComputersTurn();
    case Command::Review:
        return boomtown()->turns() > 0 && !isReviewing();
    case Command::Practise:
    case Command::DoNothing:
    case Command::TilesLeft:
    case Command::Standings:
    case Command::SinceLastTurn:
    case Command::ExportMap:
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::ZoomFit:
        return false;
    }
    return false;
}

void BoomtownTable::obey(Command command)
{
    switch (command) {
    case Command::Undo:
        return undo();
    case Command::Redo:
        return Table::obey(command);
    case Command::GoOn:
        return gamePage_->computers().goOn();
    case Command::FirstSteps:
        return gamePage_->guide()->start();
    case Command::Players:
        return choosePlayers();
    case Command::TurnLeft:
    case Command::TurnRight:
        return gamePage_->board()->turn();
    case Command::ShowScores:
        return showFinalPage();
    case Command::Hint:
        return gamePage_->advice().askBest();
    case Command::WhyNot:
        return gamePage_->advice().askWhyNot();
    case Command::Review:
        return showReview();
    case Command::Practise:
    case Command::DoNothing:
    case Command::TilesLeft:
    case Command::Standings:
    case Command::SinceLastTurn:
    case Command::ExportMap:
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::ZoomFit:
        break;
    }
}

bool BoomtownTable::isWaiting() const
{
    return gamePage_->computers().state() == ComputerPlayers::State::Waiting;
}

QString BoomtownTable::turnText() const
{
    return gamePage_->turnText();
}

void BoomtownTable::addNotice(const ui::Words& words)
{
    gamePage_->notice()->add(words);
}

} // namespace lodeline::boomtown
