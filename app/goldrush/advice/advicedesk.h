// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/advice/advice.h"
#include "app/goldrush/advice/hintitem.h"
#include "app/goldrush/session/gamesession.h"
#include "app/match/advice/advicedesk.h"

#include <memory>
#include <vector>

namespace lodeline::goldrush {

class AdvicePanel;
class BoardView;

// Advice on a turn, tile and action in one.
class AdviceDesk : public app::AdviceDesk
{
    Q_OBJECT

public:
    AdviceDesk(BoardView& board, AdvicePanel& panel, QObject* parent = nullptr);
    ~AdviceDesk() override;

    void setSession(GameSession* session);

    // The three best moves; of those with the tile where it lies, once it was placed.
    void askBest();
    // What is wrong with the move in mind: the placement that lies or is held on the board, with the action
    // chosen there, or else with its best one.
    void askWhyNot();
    const std::vector<std::unique_ptr<HintItem>>& marks() const { return marks_; }

protected:
    bool mayAsk() const override;
    bool isHolding() const override;
    void hold(int offer) override;
    void finishAnimations() override;
    bool needsEscape() const override;
    void clearMarks() override;
    void choose(int row) override;
    void play(int row) override;

private:
    GameSession* session() const;
    void show(const Advice& advice);
    void mark();
    int marksAt(Position at) const;
    // Where the actions of the moves take place, by row of the panel, in the scene.
    std::vector<QPointF> figures() const;

    BoardView& board_;
    AdvicePanel& panel_;
    std::vector<std::unique_ptr<HintItem>> marks_; // by row of the panel
};

} // namespace lodeline::goldrush
