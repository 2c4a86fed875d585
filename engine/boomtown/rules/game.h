// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"
#include "engine/boomtown/rules/event.h"
#include "engine/boomtown/rules/scoring.h"

#include <memory>

namespace lodeline::boomtown {

struct Setup
{
    int start = 0;          // seat of the first player
    std::uint64_t seed = 0; // of the shuffle (B2)
};

// A game of Boomtown: a value, copied without memory of its own but for the shared deck. Nothing is hidden.
class Game
{
public:
    enum class Phase : std::uint8_t { Begin, Free, Draft, Over };

    // What a move changed, for undo().
    struct Undo
    {
        Town::Covered covered;
        std::uint8_t next = 0;
        std::uint8_t free = 0;
        std::uint8_t freeEnd = 0;
        std::uint8_t card = 0; // that was placed
        std::uint8_t player = 0;
        Phase phase = Phase::Begin;
    };

    // The deck has kDeckCards cards.
    explicit Game(std::shared_ptr<const Deck> deck, const Setup& setup = {}, EventSink* sink = nullptr);

    const Deck& deck() const { return *deck_; }
    const std::shared_ptr<const Deck>& sharedDeck() const { return deck_; }
    Phase phase() const { return phase_; }
    int player() const { return player_; } // who is to move; without meaning when the game is over
    int ply() const { return ply_; }

    // Cards by their index in the deck.
    const std::array<std::uint8_t, kBonuses>& bonusCards() const { return bonusCards_; }
    Bonuses bonuses() const;
    // As dealt until it has begun, then from where the first player started (B2).
    const std::array<std::uint8_t, kCircle>& circle() const { return circle_; }
    // Those of the circle that nobody has taken or passed over, the next one first (B3).
    std::span<const std::uint8_t> left() const { return std::span(circle_).subspan(next_); }
    // Those that the player to move has to place before the next draft, in order (B4).
    std::span<const std::uint8_t> free() const
    {
        return std::span(circle_).subspan(free_, static_cast<std::size_t>(freeEnd_ - free_));
    }

    const Town& town(int seat) const { return towns_[static_cast<std::size_t>(seat)]; }
    TownScore score(int seat) const { return scoreOf(town(seat), town(1 - seat), bonuses()); }
    // By points, then by fewer cards, then both (B8). As the towns lie now.
    std::vector<int> winners() const;

    // The card that a move takes; the move is not Begin.
    int cardOf(const Move& move) const;
    bool isLegal(const Move& move) const;

    // The move is legal. Allocates nothing without a sink.
    Undo play(const Move& move, EventSink* sink = nullptr);
    // Undoes the last move that was not undone; `undo` is what it gave.
    void undo(const Move& move, const Undo& undo);

    friend bool operator==(const Game&, const Game&) = default;

private:
    const std::string& idOf(int card) const { return deck_->cards[static_cast<std::size_t>(card)].id; }
    const Front& frontOf(int card) const { return deck_->cards[static_cast<std::size_t>(card)].front; }
    void begin(int at, EventSink* sink);
    void draft(int skip, EventSink* sink);
    Town::Covered place(int card, Placement placement, EventSink* sink);
    void tellEnd(EventSink& sink) const;

    std::shared_ptr<const Deck> deck_;
    std::array<Town, kPlayers> towns_;
    std::array<std::uint8_t, kBonuses> bonusCards_{};
    std::array<std::uint8_t, kCircle> circle_{};
    std::uint8_t next_ = 0;    // first of the circle that is left
    std::uint8_t free_ = 0;    // first card that was passed over and is not placed yet
    std::uint8_t freeEnd_ = 0; // and behind the last one
    std::uint8_t player_ = 0;
    Phase phase_ = Phase::Begin;
    std::uint8_t ply_ = 0;
};

} // namespace lodeline::boomtown
