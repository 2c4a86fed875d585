// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/request.h"
#include "app/match/match.h"
#include "app/match/undonemoves.h"
#include "engine/boomtown/files/record.h"

#include <memory>
#include <optional>
#include <vector>

namespace lodeline::boomtown {

// A card in a town.
struct LaidCard
{
    int card = 0; // its index in the deck
    Placement placement;

    friend bool operator==(const LaidCard&, const LaidCard&) = default;
};

// One running game: the record and the position that it leads to. The only place where a Game changes, by
// `request` alone; everybody else asks and listens.
class BoomtownMatch : public app::Match
{
    Q_OBJECT

public:
    // Replays the record; a new game is a record without moves. Problems when a move is not legal.
    static Result<std::unique_ptr<BoomtownMatch>> open(GameRecord record);

    std::string_view format() const override { return kRecordFormat; }
    app::RecordText recordText() const override;
    QStringList players() const override;
    int turns() const override { return static_cast<int>(record_.moves.size()); }
    bool isOver() const override { return game_.phase() == Game::Phase::Over; }

    const Game& game() const { return game_; }
    const GameRecord& record() const { return record_; }
    // Everything that has happened in the position shown: what to rebuild a log from after `positionReset`.
    const std::vector<Event>& history() const { return history_; }
    // The cards of a town in the order in which they were placed, wholly covered ones among them.
    const std::vector<LaidCard>& laid(int seat) const { return laid_[static_cast<std::size_t>(seat)]; }
    const Card& card(int index) const { return record_.deck.cards[static_cast<std::size_t>(index)]; }

    // Whether the seat belongs to a computer player that this program knows.
    bool isComputer(int seat) const;
    // Whether it is a computer's turn: people may only watch.
    bool isComputersTurn() const;
    bool hasPeople() const;
    // Whether this one may make the next move: the only place that knows.
    bool mayMove(const app::Asker& asker) const;
    // Grows whenever the position changes, forwards or back. Requests say by it what they are about.
    int revision() const { return revision_; }

    // Asks for a change of the game. One of the signals `accepted` and `refused` is the answer, before this
    // returns.
    void request(const Request& asked);
    // The same, about what is there now.
    void ask(const Wish& wish, const app::Asker& asker = app::kAnyPerson)
    {
        request({wish, asker, revision_});
    }

    bool canUndo() const override { return decisionBefore().has_value(); }
    bool canRedo() const override { return !undone_.isEmpty(); }
    // What redo would play next, where those who have the seats by now have played it.
    std::optional<Move> moveToRedo() const;
    // Each asks for it on behalf of a person.
    void undo() override { ask(requests::Undo{}); }
    void redo() override { ask(requests::Redo{}); }

signals:
    // The answers to `request`. What was accepted has been done: the signals that tell of it came before.
    void accepted(const lodeline::boomtown::Request& asked);
    void refused(const lodeline::boomtown::Request& asked, lodeline::app::Refusal why);

    // What a move or redo did, in order, after the fact.
    void eventsHappened(const std::vector<lodeline::boomtown::Event>& events);
    // A seat went to somebody else; `turnChanged` follows.
    void seatsChanged();

private:
    BoomtownMatch(GameRecord record, Game game);

    std::optional<app::Refusal> objectionTo(const Request& asked) const;
    bool mayAsk(const Request& asked) const;
    std::optional<app::Refusal> obstacleTo(const Wish& wish) const;
    void grant(const requests::Play& wish);
    void grant(const requests::Undo& wish);
    void grant(const requests::Redo& wish);
    void grant(const requests::HandOver& wish);
    void grant(const requests::ChangeLooks& wish);
    void replayAll();
    void playQuietly(const Move& move, EventSink& sink);
    void announce(const std::vector<Event>& events);
    // The ply that undo goes back to.
    std::optional<std::size_t> decisionBefore() const;

    GameRecord record_;
    Game game_;
    std::vector<Event> history_;
    std::array<std::vector<LaidCard>, kPlayers> laid_;
    std::vector<int> movers_; // by ply
    app::UndoneMoves<RecordedMove> undone_;
    int revision_ = 0;
};

} // namespace lodeline::boomtown
