// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewboard.h"

#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/review/bettermoveitem.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/seatkind.h"

#include <QEvent>
#include <QKeyEvent>

#include <utility>

namespace lodeline::goldrush {

ReviewBoard::ReviewBoard(QWidget* parent)
    : BoardView(parent)
{
    setInputEnabled(false);
    retranslate();
}

ReviewBoard::~ReviewBoard()
{
    setSession(nullptr);
}

void ReviewBoard::setRecord(const GameRecord& record)
{
    better_.reset();
    // Of people: their game goes forth by single plies, and no computer plays on.
    GameRecord ofPeople = record;
    for (RecordedPlayer& player : ofPeople.players)
        player.kind = app::kPersonKind;
    ofPeople.options.undo = true; // looking back takes nothing back
    auto opened = GameSession::open(std::move(ofPeople));
    Q_ASSERT(opened); // it has been replayed before
    setSession(opened->get());
    game_ = std::move(*opened);
    lastPosition_ = position();
}

int ReviewBoard::position() const
{
    return game_ ? static_cast<int>(game_->record().moves.size()) : 0;
}

void ReviewBoard::setPosition(int wanted)
{
    if (!game_ || wanted == position())
        return;
    setBetterMove({});
    finishAnimations();
    if (wanted == position() + 1) {
        game_->redo();
        keepInView();
        return;
    }
    {
        const QSignalBlocker quiet(game_.get());
        if (wanted < position())
            game_->undoTo(static_cast<std::size_t>(wanted));
        while (wanted > position() && game_->canRedo())
            game_->redo();
    }
    emit game_->positionReset();
    emit game_->turnChanged();
    keepInView();
}

void ReviewBoard::keepInView()
{
    const QRectF tiles = qobject_cast<BoardScene*>(scene())->boardRect();
    if (!viewport()->rect().contains(mapFromScene(tiles).boundingRect()))
        zoomToFit();
}

bool ReviewBoard::isOver() const
{
    return !game_ || game_->phase() == Game::Phase::Over;
}

std::optional<Game> ReviewBoard::gameBefore() const
{
    if (position() == 0)
        return std::nullopt;
    auto game = replay(game_->record(), nullptr, position() - 1);
    Q_ASSERT(game);
    return std::move(*game);
}

void ReviewBoard::setBetterMove(const std::optional<Move>& move)
{
    better_.reset();
    const std::optional<Game> before = move ? gameBefore() : std::nullopt;
    if (!before)
        return;
    auto& board = *qobject_cast<BoardScene*>(scene());
    better_ = std::make_unique<BetterMoveItem>(board.style());
    board.addItem(better_.get());
    Game placed(*before);
    placed.place(move->placement);
    const bool acts = move->action.type != Action::Type::None;
    const QPointF figure =
        acts ? board.anchor(placed, move->action.at, move->action.segment) : tileCorner(move->placement.at);
    const bool tileLies = move->placement == game_->record().moves.back().move.placement;
    better_->show(*before->drawn(), *move, before->player(), figure, tileLies);
}

bool ReviewBoard::showsBetterMove() const
{
    return better_ != nullptr;
}

void ReviewBoard::retranslate()
{
    setAccessibleName(tr("Board at the chosen turn"));
    setAccessibleDescription(tr("The arrow keys, Home and End choose a turn."));
}

// Esc ends looking around before it closes the page.
bool ReviewBoard::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isLooking() &&
        static_cast<QKeyEvent&>(*event).key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return BoardView::event(event);
}

void ReviewBoard::changeEvent(QEvent* event)
{
    BoardView::changeEvent(event);
    // Whenever the board names itself anew.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

void ReviewBoard::keyPressEvent(QKeyEvent* event)
{
    // Left to the page, which steps through the game; with Ctrl the board scrolls, with Alt one looks around.
    const bool steps = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    if (steps && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        event->ignore();
    else
        BoardView::keyPressEvent(event);
}

} // namespace lodeline::goldrush
