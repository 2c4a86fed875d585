// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/boardview.h"
#include "engine/goldrush/review/review.h"

namespace lodeline::goldrush {

class BetterMoveItem;

// The board of a game that is only looked at: shows any position of a record, with the move that led to it
// and, on demand, a better one.
class ReviewBoard : public BoardView
{
    Q_OBJECT

public:
    explicit ReviewBoard(QWidget* parent = nullptr);
    ~ReviewBoard() override;

    // A record that can be replayed. Shows its end.
    void setRecord(const GameRecord& record);
    int position() const; // plies played
    int lastPosition() const { return lastPosition_; }
    // A step forwards is animated, everything else is shown at once. The camera follows when tiles lie
    // outside.
    void setPosition(int wanted);
    // Lays a move over the board that could have been played instead of the last one; nothing for none.
    void setBetterMove(const std::optional<Move>& move);
    bool showsBetterMove() const;

    bool isOver() const; // nothing can be played from here
    // The game before the last move; nothing at the beginning.
    std::optional<Game> gameBefore() const;

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void keepInView();
    void retranslate();

    std::unique_ptr<GameSession> game_;
    int lastPosition_ = 0;
    std::unique_ptr<BetterMoveItem> better_;
};

} // namespace lodeline::goldrush
