// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"
#include "engine/goldrush/rules/options.h"
#include "tests/support/oracle/oracle.h"

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace lodeline::test {

// Keeps the books of a game beside the engine, by the words of the rules and on an OracleBoard: what may be
// done, what everybody owns, and which events a turn must report. What only chance decides (tiles drawn,
// values of tokens) is told to it and checked for being possible.
class Bookkeeper
{
public:
    struct Piece
    {
        int player;
        goldrush::events::Piece piece;
        SegmentOnBoard on;

        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Player
    {
        int score = 0;
        int cowboysLeft = 0;
        int tokens = 0;
        int gold = 0; // their sum
    };

    // `set` must outlive the books.
    Bookkeeper(const goldrush::TileSet& set, const goldrush::Setup& setup);

    const OracleBoard& board() const { return board_; }
    const std::vector<Player>& players() const { return players_; }
    const std::vector<Piece>& pieces() const { return pieces_; }
    int supply() const { return supply_; }
    int tokensOnBoard() const;
    int tokensOn(const OracleFeature& mountain) const;
    int player() const { return player_; }
    const std::map<int, int>& untaken() const { return untaken_; }
    // Designs that are neither placed nor discarded, with their copies.
    const std::map<std::string, int>& stack() const { return stack_; }
    int stackSize() const;

    // What the set-up reports; a start tile may complete a mountain, which nobody holds.
    std::vector<goldrush::Event> start();
    // False when such a draw is impossible: not in the stack, discarded although it fits, and so on.
    bool draw(const goldrush::events::Draw& draw);
    bool isLegal(const goldrush::TileDesign& design, goldrush::Placement placement) const
    {
        return board_.fits(design, placement);
    }
    // Puts the tile and its tokens down and says how many tokens there were (R2.3, R2.4).
    int place(const goldrush::TileDesign& design, goldrush::Placement placement);
    std::vector<goldrush::Action> legalActions() const;
    // The events of the rest of the turn, values of tokens all 0.
    std::vector<goldrush::Event> act(const goldrush::Action& action);
    // What only the events tell: a token of this value went to the player. False if there is none left.
    bool take(int player, int value);
    // The events of the final scoring, values included (R7).
    std::vector<goldrush::Event> finish();

private:
    std::array<int, goldrush::kMaxPlayers> cowboysOn(const OracleFeature& feature) const;
    std::vector<int> majority(const OracleFeature& feature) const;
    std::vector<int> points(const OracleFeature& feature, int each);
    const Piece* pieceOn(SegmentOnBoard segment) const;
    const Piece* tentOf(int player) const;
    void perform(const goldrush::Action& action, std::vector<goldrush::Event>& out);
    void scoreCompleted(std::vector<goldrush::Event>& out);
    void scoreRailroad(const OracleFeature& railroad, std::vector<goldrush::Event>& out);
    void scoreMountain(const OracleFeature& mountain, std::vector<goldrush::Event>& out);
    void scoreCity(Position at, std::vector<goldrush::Event>& out, bool final);
    void scoreCities(const std::vector<OracleFeature>& completed, std::vector<goldrush::Event>& out);
    void shareTokens(const OracleFeature& mountain, std::vector<goldrush::Event>& out);
    void sendHome(const OracleFeature& feature, std::vector<goldrush::Event>& out);
    void finishFeature(const OracleFeature& feature, std::vector<goldrush::Event>& out);
    int takeTokenFrom(const OracleFeature& mountain);

    const goldrush::TileSet& set_;
    goldrush::Setup setup_;
    OracleBoard board_;
    std::vector<Player> players_;
    std::vector<Piece> pieces_;
    std::map<SegmentOnBoard, int> tokens_; // as they were put down; a mountain owns those of all its segments
    std::map<int, int> untaken_;
    std::map<std::string, int> stack_;
    int supply_ = 0;
    int player_ = 0;
    int startTokens_ = 0;
};

} // namespace lodeline::test
