// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/teacher.h"

#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/lessons/lessonwords.h"
#include "app/goldrush/lessons/progress.h"
#include "app/goldrush/lessons/scriptedplayer.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/session/newgame.h"
#include "app/goldrush/session/storedgame.h"
#include "app/match/host.h"
#include "ui/guide/lessoncard.h"
#include "ui/keys/handedkeys.h"

#include <QEvent>
#include <QPushButton>

#include <utility>

namespace lodeline::goldrush {
namespace {

using Stage = Course::Stage;

const QString kEasiest = QStringLiteral("ai:greenhorn");
const QString kStronger = QStringLiteral("ai:greenhorn+50");

// Who suits somebody after the short game.
QString levelAfter(const Game& game)
{
    return game.score(0) > game.score(1) ? kStronger : kEasiest;
}

} // namespace

Teacher::Teacher(GamePage& page, app::Host& host, QSettings& store, QObject* parent)
    : QObject(parent)
    , page_(page)
    , host_(host)
    , store_(store)
    , card_(*page.lesson())
{
    card_.installEventFilter(this);
    connect(card_.showMe(), &QPushButton::clicked, this, &Teacher::showMe);
    connect(card_.again(), &QPushButton::clicked, this, &Teacher::tryAgain);
    // Queued: another match replaces all this.
    connect(card_.next(), &QPushButton::clicked, this, &Teacher::goOn, Qt::QueuedConnection);
    connect(
        card_.leave(), &QPushButton::clicked, this, [this] { host_.close(); }, Qt::QueuedConnection);
    connect(page_.board(), &BoardView::settled, this, &Teacher::show);
}

void Teacher::setSession(GameSession* session)
{
    if (session_)
        session_->disconnect(this);
    session_ = session;
    lesson_ = session ? lessonOf(session->record()) : std::nullopt;
    card_.setVisible(isTeaching());
    script();
    if (!isTeaching())
        return;
    connect(session, &GameSession::turnChanged, this, &Teacher::refresh);
    showWords();
    course_ = courseOf(*lesson_, *session_);
    show();
}

void Teacher::showWords()
{
    card_.setTitle(lessonHeading(lesson_->name));
    card_.setTexts(courseTexts(*lesson_, ui::keysOf(card_)));
}

// Who else has said where players come from is left alone.
void Teacher::script()
{
    const bool scripted = std::exchange(isScripted_, isTeaching() && !lesson_->moves.empty());
    if (isScripted_)
        page_.computers().setMakePlayer(
            [moves = lesson_->moves](std::string_view) { return std::make_unique<ScriptedPlayer>(moves); });
    else if (scripted)
        page_.computers().setMakePlayer({});
}

void Teacher::refresh()
{
    course_ = courseOf(*lesson_, *session_);
    page_.computers().setSuspended(course_.stage != Stage::Watch && course_.stage != Stage::Free);
    if (course_.stage == Stage::Done)
        setLessonDone(store_, lesson_->name);
    if (page_.board()->isSettled())
        show();
}

// The board shows what comes of a turn before anything is said of it.
void Teacher::show()
{
    if (!isTeaching() || !session_)
        return;
    const bool isGameOver = course_.stage == Stage::Done && lesson_->moves.empty();
    card_.setText(isGameOver ? gameEndText(session_->game().score(0), session_->game().score(1))
                             : courseText(*lesson_, course_, ui::keysOf(card_)));
    showButtons();
}

void Teacher::showButtons()
{
    const Stage stage = course_.stage;
    const bool isDone = stage == Stage::Done;
    const bool isLast = lesson_->name == lessonNames().last();
    if (isDone && isLast && levelAfter(session_->game()) == kStronger)
        //: Button: a game against the next computer player
        card_.next()->setText(tr("&Play against a stronger opponent"));
    else if (isDone && isLast)
        //: Button: a game against the computer player of that level
        card_.next()->setText(tr("&Play against the greenhorn"));
    else
        //: Button: the next lesson
        card_.next()->setText(tr("Next &lesson"));
    card_.next()->setVisible(isDone);
    card_.again()->setVisible(stage == Stage::LaidOther || stage == Stage::ActedOther);
    card_.showMe()->setVisible(stage == Stage::Lay || stage == Stage::Act);
    if (isDone)
        card_.next()->setFocus();
    else if (stage == Stage::ActedOther)
        card_.again()->setFocus();
}

void Teacher::showMe()
{
    const LessonStep& step = lesson_->steps[course_.step];
    const Move& move = lesson_->moves[static_cast<std::size_t>(*step.ply)];
    if (course_.stage == Stage::Lay)
        pointAt(move.placement);
    else
        pointAt(completed(session_->turnStart(), move.action));
    page_.board()->setFocus();
}

void Teacher::pointAt(const Offer& wanted)
{
    BoardView& board = *page_.board();
    const auto isIt = [&](const Offer& offer) {
        const auto* placement = std::get_if<Placement>(&offer);
        const auto* other = std::get_if<Placement>(&wanted);
        return placement && other ? placement->at == other->at : offer == wanted;
    };
    for (int offer = 0; offer < board.offerCount(); ++offer) {
        if (!isIt(board.offer(offer)))
            continue;
        board.pointAtOffer(offer);
        if (const auto* placement = std::get_if<Placement>(&wanted)) {
            for (int turns = 0; turns < kSides && board.ghostRotation() != placement->rotation; ++turns)
                board.rotateGhost(1);
        }
        return;
    }
}

void Teacher::tryAgain()
{
    if (course_.stage == Stage::LaidOther)
        page_.board()->ask(requests::TakeTileBack{});
    else if (course_.stage == Stage::ActedOther)
        page_.board()->ask(requests::Undo{});
    page_.board()->setFocus();
}

void Teacher::goOn()
{
    if (!isTeaching() || course_.stage != Stage::Done)
        return;
    const qsizetype next = lessonNames().indexOf(lesson_->name) + 1;
    if (next < lessonNames().size())
        host_.start(lessonMatch(lessonNames()[next], session_->record().players.front().name));
    else
        playLevel();
}

// "Play" is the same from now on, unless the learner has set up games before.
void Teacher::playLevel()
{
    NewGame game = NewGame::usual();
    game.seats.back().kind = levelAfter(session_->game());
    suggestGame(store_, game);
    const Result<TileSet> tiles = tileSetOf(game);
    host_.start(std::move(GameSession::open(makeRecord(game, tiles.value())).value()));
}

bool Teacher::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &card_ && event->type() == QEvent::LanguageChange && isTeaching()) {
        showWords();
        show();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lodeline::goldrush
