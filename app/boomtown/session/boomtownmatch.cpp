// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/session/boomtownmatch.h"

#include "app/boomtown/session/seatkind.h"
#include "engine/core/listening.h"

#include <utility>

namespace lodeline::boomtown {

using app::Asker;
using app::Refusal;

Result<std::unique_ptr<BoomtownMatch>> BoomtownMatch::open(GameRecord record)
{
    // Replayed once to see that every move is legal.
    return replay(record).map([&record](Game game) {
        return std::unique_ptr<BoomtownMatch>(new BoomtownMatch(std::move(record), std::move(game)));
    });
}

BoomtownMatch::BoomtownMatch(GameRecord record, Game game)
    : record_(std::move(record))
    , game_(std::move(game))
{
    replayAll();
}

void BoomtownMatch::replayAll()
{
    EventList events;
    laid_ = {};
    movers_.clear();
    game_ = Game(std::make_shared<const Deck>(record_.deck), record_.setup(), &events);
    for (const RecordedMove& move : record_.moves)
        playQuietly(move.move, events);
    history_ = std::move(events.events);
}

void BoomtownMatch::playQuietly(const Move& move, EventSink& sink)
{
    const int player = game_.player();
    movers_.push_back(player);
    if (move.type != Move::Type::Begin)
        laid_[static_cast<std::size_t>(player)].push_back({game_.cardOf(move), move.placement});
    game_.play(move, &sink);
}

app::RecordText BoomtownMatch::recordText() const
{
    return [record = record_] { return writeRecord(record); };
}

QStringList BoomtownMatch::players() const
{
    QStringList names;
    for (const RecordedPlayer& player : record_.players)
        names << QString::fromStdString(player.name);
    return names;
}

bool BoomtownMatch::isComputer(int seat) const
{
    return !computerName(record_.players[static_cast<std::size_t>(seat)].kind).empty();
}

bool BoomtownMatch::isComputersTurn() const
{
    return mayMove({Asker::Kind::Computer, game_.player()});
}

bool BoomtownMatch::hasPeople() const
{
    return !isComputer(0) || !isComputer(1);
}

bool BoomtownMatch::mayMove(const Asker& asker) const
{
    if (isOver())
        return false;
    const bool byComputer = asker.kind == Asker::Kind::Computer;
    return byComputer == isComputer(game_.player()) && (!byComputer || asker.seat == game_.player());
}

void BoomtownMatch::request(const Request& asked)
{
    if (const std::optional<Refusal> why = objectionTo(asked)) {
        emit refused(asked, *why);
        return;
    }
    std::visit([this](const auto& wish) { grant(wish); }, asked.wish);
    emit accepted(asked);
}

std::optional<Refusal> BoomtownMatch::objectionTo(const Request& asked) const
{
    const bool anyTime = std::holds_alternative<requests::HandOver>(asked.wish) ||
                         std::holds_alternative<requests::ChangeLooks>(asked.wish);
    if (!anyTime && asked.revision != revision_)
        return Refusal::Outdated;
    if (!mayAsk(asked))
        return isOver() ? Refusal::AgainstTheRules : Refusal::NotTheirs;
    return obstacleTo(asked.wish);
}

bool BoomtownMatch::mayAsk(const Request& asked) const
{
    const Asker& asker = asked.asker;
    const bool isPerson = asker.kind == Asker::Kind::Person;
    return std::visit(Listening{[&](const requests::Play&) { return mayMove(asker); },
                                [&](const requests::Undo&) { return isPerson; },
                                [&](const requests::Redo&) { return isPerson; },
                                [&](const requests::ChangeLooks&) { return isPerson; },
                                [&](const requests::HandOver& wish) {
                                    return isPerson || (mayMove(asker) && wish.seat == asker.seat);
                                }},
                      asked.wish);
}

std::optional<Refusal> BoomtownMatch::obstacleTo(const Wish& wish) const
{
    const auto unless = [](bool allowed, Refusal why) { return allowed ? std::nullopt : std::optional(why); };
    return std::visit(
        Listening{[&](const requests::Play& play) {
                      return unless(game_.isLegal(play.move), Refusal::AgainstTheRules);
                  },
                  [&](const requests::Undo&) { return unless(canUndo(), Refusal::NothingThere); },
                  [&](const requests::Redo&) { return unless(canRedo(), Refusal::NothingThere); },
                  [&](const requests::ChangeLooks& change) {
                      return unless(app::mayLook(change.looks, record_.players), Refusal::AgainstTheRules);
                  },
                  [&](const requests::HandOver& given) {
                      return unless(given.seat >= 0 && given.seat < kPlayers, Refusal::AgainstTheRules);
                  }},
        wish);
}

void BoomtownMatch::grant(const requests::Play& wish)
{
    RecordedMove move = recorded(game_, wish.move);
    if (!undone_.isEmpty() && undone_.next().move == wish.move)
        move = undone_.takeNext(); // with the keys that we do not know
    else
        undone_.forget(record_.moves.size());
    EventList list;
    record_.moves.push_back(std::move(move));
    playQuietly(wish.move, list);
    announce(list.events);
}

void BoomtownMatch::grant(const requests::Undo& /*wish*/)
{
    const std::size_t ply = *decisionBefore(); // canUndo
    undone_.undo(record_.moves, ply);
    replayAll();
    ++revision_;
    emit positionReset();
    emit turnChanged();
    emit recordChanged();
}

void BoomtownMatch::grant(const requests::Redo& /*wish*/)
{
    EventList list;
    do {
        record_.moves.push_back(undone_.takeNext());
        playQuietly(record_.moves.back().move, list);
    } while (!undone_.isEmpty() && hasPeople() && isComputersTurn());
    announce(list.events);
}

void BoomtownMatch::grant(const requests::HandOver& wish)
{
    std::string& now = record_.players[static_cast<std::size_t>(wish.seat)].kind;
    if (now == wish.kind)
        return;
    now = wish.kind;
    undone_.handOver(record_.moves.size());
    emit seatsChanged();
    emit turnChanged();
    emit recordChanged();
}

void BoomtownMatch::grant(const requests::ChangeLooks& wish)
{
    if (!app::changeLooks(record_.players, wish.looks))
        return;
    emit looksChanged();
    emit recordChanged();
}

void BoomtownMatch::announce(const std::vector<Event>& events)
{
    ++revision_;
    history_.insert(history_.end(), events.begin(), events.end());
    emit eventsHappened(events);
    emit turnChanged();
    emit recordChanged();
    if (isOver())
        emit finished();
}

std::optional<Move> BoomtownMatch::moveToRedo() const
{
    const bool isTheirs = undone_.isNextTheirs(record_.moves.size());
    return isTheirs ? std::optional(undone_.next().move) : std::nullopt;
}

std::optional<std::size_t> BoomtownMatch::decisionBefore() const
{
    for (std::size_t ply = movers_.size(); ply-- > 0;) {
        if (!hasPeople() || !isComputer(movers_[ply]))
            return ply;
    }
    return std::nullopt;
}

} // namespace lodeline::boomtown
