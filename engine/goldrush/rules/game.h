// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/compiledset.h"
#include "engine/goldrush/rules/event.h"
#include "engine/goldrush/rules/legal.h"
#include "engine/goldrush/rules/options.h"
#include "engine/goldrush/rules/state.h"
#include "engine/goldrush/rules/told.h"

#include <cassert>
#include <memory>
#include <span>
#include <vector>

namespace lodeline::goldrush {

// A placed tile.
struct PlacedTile
{
    int design = 0; // index into TileSet::tiles
    Placement placement;
};

// A cowboy or a tent on the board.
struct PieceOnBoard
{
    int player = 0;
    events::Piece piece = events::Piece::Cowboy;
    Position at;
    SegmentRef segment;

    friend bool operator==(const PieceOnBoard&, const PieceOnBoard&) = default;
};

// A segment of a placed tile.
struct PlacedSegment
{
    Position at;
    SegmentRef segment;

    friend bool operator==(PlacedSegment, PlacedSegment) = default;
    friend auto operator<=>(PlacedSegment, PlacedSegment) = default;
};

// A whole feature, as far as it has been built.
struct FeatureInfo
{
    FeatureKind kind = FeatureKind::Railroad;
    bool complete = false; // R4.1, R4.2, R4.4; a prairie never is
    int openEdges = 0;     // railroad, mountain; a city counts the railroads that are not complete
    int value = 0;         // railroad: different tiles; mountain: nuggets; prairie: points; city: different
                           // complete railroads
    int locomotives = 0;   // railroad
    int tokens = 0;        // mountain: still lying on it
    int tipis = 0;         // prairie
    int horses = 0;        // prairie
    std::array<int, kMaxPlayers> cowboys{};
    std::vector<Position> tiles; // different ones, sorted
};

// A game of Gold Rush: a value that copies as one block. A turn is `place` and then `act`; nothing else
// changes a game. Calls that the phase or the rules forbid are programming errors (asserted): ask
// `isLegal` or the lists first. Neither `place` nor `act` allocates unless a sink listens.
class Game
{
public:
    using Phase = TurnPhase;

    // Lays the start tile and draws the first tile (R1.3, R1.4, R2.2).
    Game(std::shared_ptr<const CompiledSet> set, const Setup& setup, EventSink* sink = nullptr);
    // A told game waits for its first tile; the seed of the set-up is not looked at.
    Game(std::shared_ptr<const CompiledSet> set, const Setup& setup, Chance chance,
         EventSink* sink = nullptr);

    // The turn.
    Phase phase() const { return state_->phase; }
    int player() const { return state_->player; } // whose turn it is
    int ply() const { return state_->ply; }       // turns completed
    // The design of the tile to be placed, or just placed in phase Act; nothing when the game is over or
    // waits.
    std::optional<int> drawn() const;
    int tilesLeft() const { return state_->deckLeft; } // in the stack, without the drawn one

    PlacementSet legalPlacements() const // phase Place: at least one
    {
        assert(phase() == Phase::Place);
        return goldrush::legalPlacements(state_, *set_);
    }
    ActionSet legalActions() const // phase Act: at least "none"
    {
        assert(phase() == Phase::Act);
        return goldrush::legalActions(state_, *set_);
    }
    bool isLegal(Placement placement) const;
    bool isLegal(Action action) const; // phase Act
    bool isLegal(const Move& move) const;

    void place(Placement placement, EventSink* sink = nullptr); // R2
    void place(PlacementSet::OnSpot placement, EventSink* sink = nullptr);
    void act(Action action, EventSink* sink = nullptr); // R3, R4, then the next draw or R7
    void act(ActionSet::OnNode action, EventSink* sink = nullptr);
    void play(const Move& move, EventSink* sink = nullptr)
    {
        place(move.placement, sink);
        act(move.action, sink);
    }

    // A told game: another way to the same states, by outcomes that somebody tells, as many ahead as wanted.
    // It guesses nothing. A token of which nothing was told is taken face down. A tile that was not told, or
    // at the end a token that was not turned over, is waited for in phase Wait: that of `player`'s next draw.
    Chance chance() const { return state_->chance; }
    // Adds to what has been told. If it cannot be, says what of it and changes nothing.
    std::optional<ToldFault> tell(const Told& told, EventSink* sink = nullptr);
    // Turns over all tokens of a player (R7.4). False, and nothing is changed, if these are not as many as
    // the player has, lack one that is known, or have one that is not left; or if the others whose sum was
    // told would have less than the poorest or more than the best tokens that are left then. Whether these
    // make just that sum is not asked. False, too, for a player whose sum was told.
    bool reveal(int player, std::span<const int> values, EventSink* sink = nullptr);
    // Likewise where only is told what all of them are worth together: the score is right then, while the
    // tokens that were hidden stay so. False, too, for what is less or more than the tokens that are left
    // can be worth.
    bool revealSum(int player, int points, EventSink* sink = nullptr);
    // Of which the value of each is not known; none in a seeded game.
    int hiddenTokens(int player) const;

    // What everybody sees.
    const CompiledSet& set() const { return *set_; }
    std::shared_ptr<const CompiledSet> sharedSet() const { return set_; }
    const TileSet& tileSet() const { return set_->tileSet(); }
    const Setup& setup() const { return state_->setup; }
    int players() const { return state_->setup.players; }
    int score(int player) const; // without the hidden gold until the end
    int cowboysLeft(int player) const;
    std::optional<PieceOnBoard> tent(int player) const;
    int tokensTaken(int player) const;
    int tokensInSupply() const { return state_->tokenSupply; }
    std::vector<int> winners() const; // phase Over (R7.5)

    int placedCount() const { return state_->placed; }          // the start tile included
    PlacedTile placedTile(int order) const;                     // 0 is the start tile
    std::optional<int> tileAt(Position at) const;               // order of placement
    std::vector<PieceOnBoard> pieces() const;                   // cowboys and tents, by player
    FeatureInfo feature(Position at, SegmentRef segment) const; // of a placed tile
    std::vector<PlacedSegment> segments(Position at, SegmentRef segment) const; // of its feature, sorted
    // Tokens lying on a mountain, shown at the first placed of its tiles.
    struct TokenStack
    {
        Position at;
        SegmentRef segment;
        int count = 0;
    };
    std::vector<TokenStack> tokenStacks() const;

    // What only one player sees (R3.6).
    std::vector<int> tokenValues(int player) const; // ascending; those that are known
    int tokenPoints(int player) const;              // their sum

    // A game that agrees with all that `viewer` knows; what is hidden from the viewer (the order of the
    // tiles, the tokens of others, the tokens nobody has taken) is drawn anew. It is seeded and never waits:
    // a tile that is waited for has been drawn. A viewer without a seat knows no tokens (kSpectator).
    Game resampled(int viewer, Random& random) const;

    // Phase Place: the same game with another tile drawn in place of the present one, which goes back to the
    // stack. The design must be among those that are left, and need not fit anywhere. Tiles told ahead are
    // forgotten.
    Game withDrawn(int design) const;
    // Phase Place: this game goes on with a tile of that design drawn in place of the present one, as above.
    // False, and nothing is changed, where none is left in the stack or it fits nowhere (R2.2).
    bool drawInstead(int design);
    // Copies of each design in the stack, the drawn tile left out: anybody can count them.
    std::vector<int> copiesLeft() const;

    // The memory behind it all, for evaluation and search.
    const State& state() const { return state_; }
    std::size_t sizeInBytes() const { return state_.layout().bytes; }

    // The same set, set-up and history, hidden things included.
    friend bool operator==(const Game& a, const Game& b) { return a.set_ == b.set_ && a.state_ == b.state_; }

private:
    void draw(EventSink* sink);
    bool isDrawTold() const;
    void drawTiles(events::Draw* event);
    void reportDraw(EventSink& sink);

    std::shared_ptr<const CompiledSet> set_;
    State state_;
};

} // namespace lodeline::goldrush
