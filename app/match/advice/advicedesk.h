// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/advice/advicepanel.h"
#include "app/match/advice/effort.h"
#include "app/match/match.h"
#include "ui/access/offers.h"
#include "ui/work/background.h"

#include <QPointer>

#include <stop_token>
#include <utility>

namespace lodeline::app {

// Works advice out for the person whose turn it is and shows it, in the panel and on the board. Everything
// goes away when the position changes. Whoever derives knows what to ask, and how the board shows the answer.
class AdviceDesk : public QObject
{
    Q_OBJECT

public:
    void setEffort(const Effort& effort) { effort_ = effort; } // of the questions to come
    bool isThinking() const { return background_.isRunning(); }

    void close();
    // Closes, and holds over its place again what was held when the advice came.
    void dismiss();
    bool isOpen() const { return open_; }

signals:
    void openChanged(bool open);
    void thinkingChanged();
    void announced(const QString& message);
    // What was announced is advice no more.
    void withdrawn(const QString& message);

protected:
    // Both live until this goes, or has no match any more.
    AdviceDesk(ui::Offers& board, AdvicePanel& panel, QObject* parent);

    // nullptr for none; closes.
    void follow(Match* match);
    Match* match() const { return match_; }

    // Thinks in the background. `question` takes an `Effort` and a stop token, and returns advice whose
    // `mine` is there where it compares; `show` lists that in the panel and marks it on the board. A new
    // question replaces the one before.
    template <typename Question, typename Show>
    void ask(Question question, Show show)
    {
        beginThinking();
        background_.run([question = std::move(question),
                         effort = effort_](const std::stop_token& stop) { return question(effort, stop); },
                        [this, show](const auto& advice) {
                            if (!mayAsk())
                                return;
                            beginShowing();
                            show(advice);
                            endShowing(advice.mine.has_value());
                        },
                        [this](const QString& reason) { panel_.showFailure(reason); });
    }
    // The offer of the board that is chosen, or was when the advice came; -1 for none.
    int offerInMind() const;

    // Whether a person has the turn.
    virtual bool mayAsk() const = 0;
    // Whether the offers of the board are places for what is in the hand.
    virtual bool isHolding() const = 0;
    // Over an offer, -1 for none.
    virtual void hold(int offer) = 0;
    // Of the board.
    virtual void finishAnimations() = 0;
    // Whether Esc ends something else on the board first.
    virtual bool needsEscape() const { return false; }
    virtual void clearMarks() = 0;
    // Shows the move of a row of the panel on the board; -1 for none.
    virtual void choose(int row) = 0;
    virtual void play(int row) = 0;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void beginThinking();
    void beginShowing();
    void endShowing(bool isComparison);
    void setOpen(bool open);

    ui::Offers& board_;
    QWidget* boardWidget_;
    AdvicePanel& panel_;
    QPointer<Match> match_;
    Effort effort_;
    int held_ = -1; // offer of the board when the advice came
    bool open_ = false;
    QString told_;              // of the advice that is shown
    ui::Background background_; // last: ends before what it tells goes
};

} // namespace lodeline::app
