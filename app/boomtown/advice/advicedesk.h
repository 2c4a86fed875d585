// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/advice/advicewords.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "app/match/advice/advicedesk.h"

namespace lodeline::boomtown {

class BoardView;

// Advice on a card and its place.
class AdviceDesk : public app::AdviceDesk
{
    Q_OBJECT

public:
    AdviceDesk(BoardView& board, app::AdvicePanel& panel, QObject* parent = nullptr);

    void setMatch(BoomtownMatch* match);

    // The three best moves.
    void askBest();
    // What is wrong with the move in mind: the card that is held or chosen on the board, where it would lie.
    void askWhyNot();
    // Of the lines in the panel.
    const std::vector<Suggestion>& suggestions() const { return suggestions_; }

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
    BoomtownMatch* boomtown() const;
    std::optional<Thought> thought() const;
    void show(const Advice& advice);

    BoardView& board_;
    app::AdvicePanel& panel_;
    std::vector<Suggestion> suggestions_;
};

} // namespace lodeline::boomtown
