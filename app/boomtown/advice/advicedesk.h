// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/advice/advicewords.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "ui/work/background.h"

#include <QPointer>

#include <functional>

namespace lodeline::boomtown {

class BoardView;

// Works advice out for the person whose turn it is and shows it, in the panel and on the board. Everything
// goes away when the position changes.
class AdviceDesk : public QObject
{
    Q_OBJECT

public:
    AdviceDesk(BoardView& board, app::AdvicePanel& panel, QObject* parent = nullptr);

    void setMatch(BoomtownMatch* match);
    void setEffort(const app::Effort& effort) { effort_ = effort; }

    // The three best moves.
    void askBest();
    // What is wrong with the move in mind: the card that is held or chosen on the board, where it would lie.
    void askWhyNot();
    void close();
    // Closes, and gives back the place that was chosen for a card.
    void dismiss();
    bool isOpen() const { return open_; }
    // Of the lines in the panel.
    const std::vector<Suggestion>& suggestions() const { return suggestions_; }

signals:
    void openChanged(bool open);
    void announced(const QString& message);
    // What was announced is advice no more.
    void withdrawn(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Question = std::function<Advice(const app::Effort&, const std::stop_token&)>;

    bool mayAsk() const;
    std::optional<Thought> thought() const;
    void ask(Question question);
    void show(const Advice& advice);
    void mark(int chosen);
    void play(int row);
    void setOpen(bool open);

    BoardView& board_;
    app::AdvicePanel& panel_;
    QPointer<BoomtownMatch> match_;
    app::Effort effort_;
    std::vector<Suggestion> suggestions_;
    int held_ = -1; // offer of the board when the advice came
    bool open_ = false;
    QString told_;              // of the advice that is shown
    ui::Background background_; // last: ends before what it tells goes
};

} // namespace lodeline::boomtown
