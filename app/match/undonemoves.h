// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace lodeline::app {

// The moves of a game that were undone and can be played again, and which of them are of those who have the
// seats by now. `Recorded` is a move as a record of the game has it. A ply counts the moves before it.
template <typename Recorded>
class UndoneMoves
{
public:
    bool isEmpty() const { return moves_.empty(); }
    // What comes next. Only where there is one.
    const Recorded& next() const { return moves_.back(); }
    // Whether there is one at this ply, and no seat has gone to somebody else since it was played.
    bool isNextTheirs(std::size_t ply) const { return !isEmpty() && ply >= handedOverAt_; }
    // The last one is the next.
    const std::vector<Recorded>& moves() const { return moves_; }

    // Undoes the moves that were played from a ply on: they leave `played`.
    void undo(std::vector<Recorded>& played, std::size_t ply)
    {
        while (played.size() > ply) {
            moves_.push_back(std::move(played.back()));
            played.pop_back();
        }
    }

    // The next one, to be played again. Only where there is one.
    Recorded takeNext()
    {
        Recorded move = std::move(moves_.back());
        moves_.pop_back();
        return move;
    }

    // Another move than the next is played at this ply: the game goes another way.
    void forget(std::size_t ply)
    {
        handedOverAt_ = std::min(handedOverAt_, ply);
        moves_.clear();
    }

    // A seat goes to somebody else at this ply: what was played or undone before is not theirs.
    void handOver(std::size_t ply) { handedOverAt_ = ply + moves_.size(); }

private:
    std::vector<Recorded> moves_;
    std::size_t handedOverAt_ = 0; // plies of those who had the seats before
};

} // namespace lodeline::app
