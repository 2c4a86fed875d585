// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/gamesession.h"

#include "app/goldrush/session/recordfile.h"
#include "app/goldrush/session/seatkind.h"
#include "engine/core/listening.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/toldrecord.h"
#include "engine/goldrush/learning/learnedsetfile.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {

namespace {

bool isSame(const Move& a, const Move& b)
{
    const bool bothMine = a.action.type == Action::Type::Mine && b.action.type == Action::Type::Mine;
    return a.placement == b.placement && (bothMine || a.action == b.action);
}

// Such a wish is about the table and not about a position.
bool isForAnyTime(const Wish& wish)
{
    return std::holds_alternative<requests::HandOver>(wish) ||
           std::holds_alternative<requests::Practise>(wish) ||
           std::holds_alternative<requests::ChangeLooks>(wish);
}

// Whether no draw is left, now and on any other way, that nobody has told; tokens aside that nobody has
// taken.
bool isWhole(const ToldChance& told, const Game& game)
{
    for (int seat = 0; seat < game.players(); ++seat)
        if (game.hiddenTokens(seat) > 0)
            return false;
    return told.tiles.size() >= game.sharedSet()->deck().size() &&
           std::ranges::all_of(told.tokens, [](const auto& token) { return token.has_value(); });
}

} // namespace

Result<GameSession::Opening> GameSession::replayed(GameRecord record)
{
    EventList events;
    Result<Game> game = replay(record, &events);
    if (!game)
        return tl::unexpected(std::move(game.error()));
    if (record.told && game->phase() != Game::Phase::Over) {
        if (!isWhole(*record.told, *game))
            return failure(MoveProblem::NotTold, "/told");
        tellUntakenTokens(record);
        game = replay(record);
    }
    return Opening{std::move(record), std::move(*game), std::move(events.events)};
}

Result<std::unique_ptr<GameSession>> GameSession::open(GameRecord record)
{
    return replayed(std::move(record)).map([](Opening opening) {
        return std::unique_ptr<GameSession>(new GameSession(std::move(opening)));
    });
}

GameSession::GameSession(Opening opening)
    : record_(std::move(opening.record))
    , weights_(weightsOf(record_))
    , game_(std::move(opening.game))
    , history_(std::move(opening.history))
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

app::RecordText GameSession::recordText() const
{
    return [record = record_] { return writeRecord(record); };
}

QStringList GameSession::players() const
{
    return playersOf(record_);
}

bool GameSession::isExercise() const
{
    return valueOf(record_.extra, "exercise") != nullptr;
}

void GameSession::setAsAtTable(bool on)
{
    if (std::exchange(record_.asAtTable, on) != on && turns() > 0)
        emit recordChanged();
}

bool GameSession::isComputersTurn() const
{
    return mayMove({Asker::Kind::Computer, game_.player()});
}

int GameSession::people() const
{
    return static_cast<int>(std::ranges::count(computers_, false));
}

bool GameSession::mayMove(const Asker& asker) const
{
    if (phase() == Game::Phase::Over)
        return false;
    const bool byComputer = asker.kind == Asker::Kind::Computer;
    return byComputer == isComputer(game_.player()) && (!byComputer || asker.seat == game_.player());
}

void GameSession::request(const Request& asked)
{
    answer(asked);
}

void GameSession::answer(const Request& asked)
{
    if (const std::optional<Refusal> why = objectionTo(asked)) {
        emit refused(asked, *why);
        return;
    }
    std::visit([this](const auto& wish) { grant(wish); }, asked.wish);
    emit accepted(asked);
}

std::optional<Refusal> GameSession::objectionTo(const Request& asked) const
{
    if (!isForAnyTime(asked.wish) && asked.revision != revision_)
        return Refusal::Outdated;
    if (!mayAsk(asked))
        return phase() == Game::Phase::Over ? Refusal::AgainstTheRules : Refusal::NotTheirs;
    return obstacleTo(asked.wish);
}

bool GameSession::mayAsk(const Request& asked) const
{
    const Asker& asker = asked.asker;
    const bool isPerson = asker.kind == Asker::Kind::Person;
    const auto mover = [&] { return mayMove(asker); };
    return std::visit(
        Listening{
            [&](const requests::Place&) { return mover(); },
            [&](const requests::TakeTileBack&) { return mover(); },
            [&](const requests::Act&) { return mover(); }, [&](const requests::Play&) { return mover(); },
            [&](const requests::Undo&) { return isPerson; }, [&](const requests::Redo&) { return isPerson; },
            [&](const requests::Practise&) { return isPerson; },
            [&](const requests::ChangeLooks&) { return isPerson; },
            [&](const requests::HandOver& wish) { return isPerson || (mover() && wish.seat == asker.seat); }},
        asked.wish);
}

std::optional<Refusal> GameSession::obstacleTo(const Wish& wish) const
{
    const auto rules = [](bool allow) {
        return allow ? std::nullopt : std::optional(Refusal::AgainstTheRules);
    };
    const auto something = [](bool isThere) {
        return isThere ? std::nullopt : std::optional(Refusal::NothingThere);
    };
    return std::visit(
        Listening{[&](const requests::Place& place) { return rules(isLegal(place.placement)); },
                  [&](const requests::TakeTileBack&) { return something(tentative_.has_value()); },
                  [&](const requests::Act& act) { return rules(isLegal(act.action)); },
                  [&](const requests::Play& play) { return rules(turnStart().isLegal(play.move)); },
                  [&](const requests::Undo&) { return something(canUndo()); },
                  [&](const requests::Redo&) { return something(canRedo()); },
                  [&](const requests::Practise&) { return rules(true); },
                  [&](const requests::ChangeLooks& change) {
                      return rules(app::mayLook(change.looks, record_.players));
                  },
                  [&](const requests::HandOver& given) {
                      return rules(given.seat >= 0 && given.seat < game_.players());
                  }},
        wish);
}

bool GameSession::isLegal(Placement placement) const
{
    return phase() == Game::Phase::Place && game_.isLegal(placement);
}

bool GameSession::isLegal(Action action) const
{
    return phase() == Game::Phase::Act && game_.isLegal(action);
}

void GameSession::grant(const requests::Place& wish)
{
    std::vector<Event> events;
    placeQuietly(wish.placement, events);
    emit eventsHappened(events);
    emit turnChanged();
}

void GameSession::grant(const requests::TakeTileBack& /*wish*/)
{
    takeTileBack();
}

void GameSession::grant(const requests::Act& wish)
{
    std::vector<Event> events;
    actQuietly(wish.action, events);
    markUndone(record_.moves.back());
    record_.undone = marksOfAnotherMove();
    announceTurn(events);
}

void GameSession::grant(const requests::Play& wish)
{
    if (tentative_ != wish.move.placement) {
        takeTileBack();
        grant(requests::Place{wish.move.placement});
    }
    grant(requests::Act{wish.move.action});
}

void GameSession::grant(const requests::HandOver& wish)
{
    std::string& now = record_.players[static_cast<std::size_t>(wish.seat)].kind;
    if (now == wish.kind)
        return;
    if (wish.seat == game_.player())
        takeTileBack();
    now = wish.kind;
    undone_.handOver(record_.moves.size());
    findComputers();
    emit seatsChanged();
    emit turnChanged();
    emit recordChanged();
}

void GameSession::grant(const requests::ChangeLooks& wish)
{
    if (!app::changeLooks(record_.players, wish.looks))
        return;
    emit looksChanged();
    emit recordChanged();
}

void GameSession::placeQuietly(Placement placement, std::vector<Event>& events)
{
    ++revision_;
    beforePlacement_ = game_;
    historyBeforePlacement_ = history_.size();
    tentative_ = placement;
    EventList list;
    game_.place(placement, &list);
    history_.insert(history_.end(), list.events.begin(), list.events.end());
    events.insert(events.end(), list.events.begin(), list.events.end());
}

void GameSession::takeTileBack()
{
    if (!tentative_)
        return;
    history_.resize(historyBeforePlacement_);
    std::vector<Event> history = std::move(history_);
    reset(*std::exchange(beforePlacement_, std::nullopt), std::move(history));
}

// What is played again has gained nothing from a look at what comes.
void GameSession::markUndone(RecordedMove& move)
{
    if (!undone_.isEmpty() && isSame(undone_.next().move, move.move)) {
        move = undone_.takeNext(); // with the keys that we do not know
        return;
    }
    move.undone = marksOfAnotherMove();
    undone_.forget(record_.moves.size() - 1);
    undoneBefore_ = 0;
}

int GameSession::marksOfAnotherMove() const
{
    int marks = undoneBefore_;
    for (const RecordedMove& other : undone_.moves())
        marks += other.undone;
    return std::min(marks + (undone_.isEmpty() ? 0 : 1), kMostUndone);
}

void GameSession::actQuietly(Action action, std::vector<Event>& events)
{
    ++revision_;
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

std::optional<Move> GameSession::moveToRedo() const
{
    if (phase() != Game::Phase::Place || !undone_.isNextTheirs(record_.moves.size()))
        return std::nullopt;
    const Move& next = undone_.next().move;
    return Move{next.placement, completed(game_, next.action)};
}

std::optional<UndoStop> GameSession::undoStop() const
{
    const std::optional<std::size_t> decision = decisionBefore(record_.moves.size());
    if (canUndo() || !decision)
        return std::nullopt;
    if (isOver())
        return UndoStop::Gold;
    const bool hasMined = record_.moves[*decision].move.action.type == Action::Type::Mine;
    return hasMined ? UndoStop::Token : UndoStop::Tile;
}

void GameSession::grant(const requests::Undo& /*wish*/)
{
    if (tentative_ && !isComputersTurn()) {
        takeTileBack();
        return;
    }
    undoTo(*decisionBefore(record_.moves.size())); // canUndo
}

void GameSession::undoTo(std::size_t ply)
{
    Q_ASSERT(isPractice());
    undone_.undo(record_.moves, ply);
    record_.undone = marksOfAnotherMove();
    if (record_.told)
        tellUntakenTokens(record_);
    EventList events;
    Result<Game> game = replay(record_, &events);
    Q_ASSERT(game); // these moves have been played before
    reset(std::move(*game), std::move(events.events));
    emit recordChanged();
}

void GameSession::grant(const requests::Redo& /*wish*/)
{
    takeTileBack();
    std::vector<Event> events;
    do {
        const RecordedMove next = undone_.takeNext();
        placeQuietly(next.move.placement, events);
        actQuietly(completed(game_, next.move.action), events);
        record_.moves.back() = next; // with the keys that we do not know
    } while (!undone_.isEmpty() && hasPeople() && isComputersTurn());
    record_.undone = marksOfAnotherMove();
    announceTurn(events);
}

void GameSession::grant(const requests::Practise& /*wish*/)
{
    if (std::exchange(record_.options.undo, true))
        return;
    record_.madePractice = true;
    emit turnChanged();
    emit recordChanged();
}

void GameSession::reset(Game game, std::vector<Event> history)
{
    game_ = std::move(game);
    history_ = std::move(history);
    tentative_.reset();
    beforePlacement_.reset();
    ++revision_;
    emit positionReset();
    emit turnChanged();
}

} // namespace lodeline::goldrush
