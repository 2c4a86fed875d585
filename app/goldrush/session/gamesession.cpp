// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/gamesession.h"

#include "app/goldrush/session/seatkind.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {

namespace {

bool isSame(const Move& a, const Move& b)
{
    const bool bothMine = a.action.type == Action::Type::Mine && b.action.type == Action::Type::Mine;
    return a.placement == b.placement && (bothMine || a.action == b.action);
}

} // namespace

Result<std::unique_ptr<GameSession>> GameSession::open(GameRecord record)
{
    EventList events;
    Result<Game> game = replay(record, &events);
    if (!game)
        return tl::unexpected(std::move(game.error()));
    return std::unique_ptr<GameSession>(
        new GameSession(std::move(record), std::move(*game), std::move(events.events)));
}

GameSession::GameSession(GameRecord record, Game game, std::vector<Event> history)
    : record_(std::move(record))
    , game_(std::move(game))
    , history_(std::move(history))
    , undoneBefore_(record_.undone)
{
    findComputers();
}

void GameSession::findComputers()
{
    computers_.clear();
    for (const RecordedPlayer& player : record_.players)
        computers_.push_back(!computerName(player.kind).empty());
}

void GameSession::setKind(int seat, const std::string& kind)
{
    std::string& now = record_.players[static_cast<std::size_t>(seat)].kind;
    if (now == kind)
        return;
    if (seat == game_.player())
        unplace();
    now = kind;
    findComputers();
    emit seatsChanged();
    emit turnChanged();
    emit recordChanged();
}

bool GameSession::isComputersTurn() const
{
    return phase() != Game::Phase::Over && isComputer(game_.player());
}

bool GameSession::hasPeople() const
{
    return std::ranges::find(computers_, false) != computers_.end();
}

bool GameSession::place(Placement placement)
{
    std::vector<Event> events;
    if (!placeQuietly(placement, events))
        return false;
    emit eventsHappened(events);
    emit turnChanged();
    return true;
}

bool GameSession::placeQuietly(Placement placement, std::vector<Event>& events)
{
    if (phase() != Game::Phase::Place || !game_.isLegal(placement))
        return false;
    beforePlacement_ = game_;
    historyBeforePlacement_ = history_.size();
    tentative_ = placement;
    EventList list;
    game_.place(placement, &list);
    history_.insert(history_.end(), list.events.begin(), list.events.end());
    events.insert(events.end(), list.events.begin(), list.events.end());
    return true;
}

void GameSession::unplace()
{
    if (!tentative_)
        return;
    history_.resize(historyBeforePlacement_);
    std::vector<Event> history = std::move(history_);
    reset(*std::exchange(beforePlacement_, std::nullopt), std::move(history));
}

bool GameSession::act(Action action)
{
    std::vector<Event> events;
    if (!actQuietly(action, events))
        return false;
    markUndone(record_.moves.back());
    record_.undone = marksOfAnotherMove();
    announceTurn(events);
    return true;
}

// What is played again has gained nothing from a look at what comes.
void GameSession::markUndone(RecordedMove& move)
{
    if (!undone_.empty() && isSame(undone_.back().move, move.move)) {
        move.undone = undone_.back().undone;
        undone_.pop_back();
        return;
    }
    move.undone = marksOfAnotherMove();
    undone_.clear();
    undoneBefore_ = 0;
}

int GameSession::marksOfAnotherMove() const
{
    int marks = undoneBefore_;
    for (const RecordedMove& other : undone_)
        marks += other.undone;
    return std::min(marks + (undone_.empty() ? 0 : 1), kMostUndone);
}

bool GameSession::actQuietly(Action action, std::vector<Event>& events)
{
    if (phase() != Game::Phase::Act || !game_.isLegal(action))
        return false;
    const auto design = static_cast<std::size_t>(*game_.drawn());
    RecordedMove& move = record_.moves.emplace_back();
    move.tile = game_.tileSet().tiles[design].id;
    move.move = {*tentative_, action};
    EventList list;
    game_.act(action, &list);
    history_.insert(history_.end(), list.events.begin(), list.events.end());
    events.insert(events.end(), list.events.begin(), list.events.end());
    tentative_.reset();
    beforePlacement_.reset();
    return true;
}

void GameSession::announceTurn(const std::vector<Event>& events)
{
    const bool over = phase() == Game::Phase::Over;
    emit eventsHappened(events);
    emit turnChanged();
    emit recordChanged();
    if (over)
        emit finished();
}

std::optional<std::size_t> GameSession::decisionBefore(std::size_t ply) const
{
    while (ply-- > 0) {
        const auto seat = (static_cast<std::size_t>(record_.start) + ply) % computers_.size();
        if (!computers_[seat] || !hasPeople())
            return ply;
    }
    return std::nullopt;
}

bool GameSession::canUndo() const
{
    return (tentative_ && !isComputersTurn()) ||
           (record_.options.undo && decisionBefore(record_.moves.size()));
}

void GameSession::undo()
{
    if (tentative_ && !isComputersTurn()) {
        unplace();
        return;
    }
    const std::optional<std::size_t> ply = decisionBefore(record_.moves.size());
    if (!ply || !record_.options.undo)
        return;
    while (record_.moves.size() > *ply) {
        undone_.push_back(std::move(record_.moves.back()));
        record_.moves.pop_back();
    }
    record_.undone = marksOfAnotherMove();
    EventList events;
    Result<Game> game = replay(record_, &events);
    Q_ASSERT(game); // these moves have been played before
    reset(std::move(*game), std::move(events.events));
    emit recordChanged();
}

void GameSession::redo()
{
    if (undone_.empty())
        return;
    unplace();
    std::vector<Event> events;
    do {
        const RecordedMove next = std::move(undone_.back());
        undone_.pop_back();
        if (!placeQuietly(next.move.placement, events) ||
            !actQuietly(completed(game_, next.move.action), events))
            return;
        record_.moves.back() = next; // with the keys that we do not know
    } while (!undone_.empty() && hasPeople() && isComputersTurn());
    record_.undone = marksOfAnotherMove();
    announceTurn(events);
}

void GameSession::reset(Game game, std::vector<Event> history)
{
    game_ = std::move(game);
    history_ = std::move(history);
    tentative_.reset();
    beforePlacement_.reset();
    emit positionReset();
    emit turnChanged();
}

} // namespace lodeline::goldrush
