// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/advice/adviser.h"
#include "app/goldrush/advice/hintitem.h"
#include "app/goldrush/session/gamesession.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace lodeline::goldrush {

class AdvicePanel;
class BoardView;

// Asks the adviser on behalf of the person whose turn it is and shows the answer, in the panel and on the
// board. Everything goes away when the position changes.
class AdviceDesk : public QObject
{
    Q_OBJECT

public:
    AdviceDesk(BoardView& board, AdvicePanel& panel, QObject* parent = nullptr);
    ~AdviceDesk() override;

    void setSession(GameSession* session);
    Adviser& adviser() { return adviser_; }

    // The three best moves; of those with the tile where it lies, once it was placed.
    void askBest();
    // What is wrong with the move in mind: the placement that lies or is held on the board, with the action
    // chosen there, or else with its best one.
    void askWhyNot();
    void close();
    // Closes, and gives back the tile that was held over a spot.
    void dismiss();
    bool isOpen() const { return open_; }
    const std::vector<std::unique_ptr<HintItem>>& marks() const { return marks_; }

signals:
    void openChanged(bool open);
    void announced(const QString& message);
    // What was announced is advice no more.
    void withdrawn(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool mayAsk() const;
    // The offer of the board that is chosen, or was when the advice came; -1 for none.
    int offerInMind() const;
    void ask(Adviser::Question question);
    void show(const Advice& advice);
    void mark();
    int marksAt(Position at) const;
    // Where the actions of the moves take place, by row of the panel, in the scene.
    std::vector<QPointF> figures() const;
    void choose(int row);
    void play(int row);
    void setOpen(bool open);

    BoardView& board_;
    AdvicePanel& panel_;
    QPointer<GameSession> session_;
    Adviser adviser_;
    std::vector<std::unique_ptr<HintItem>> marks_; // by row of the panel
    int held_ = -1;                                // offer of the board when the advice came
    bool open_ = false;
    QString told_; // of the advice that is shown
};

} // namespace lodeline::goldrush
