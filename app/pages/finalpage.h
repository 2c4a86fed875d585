// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/landpage.h"
#include "app/pages/scoresheet.h"
#include "engine/goldrush/files/record.h"

#include <QTimer>

#include <optional>

class QLabel;
class QPushButton;

namespace lodeline::goldrush {

class ScoreTable;
class StaringDuel;

// The end of a game: the final scoring fills a table step by step, then the winner is named, and
// those who share a win may settle it by a staring duel.
class FinalPage : public LandPage
{
    Q_OBJECT

public:
    explicit FinalPage(QWidget* parent = nullptr);

    // Begins the final scoring of a finished game; an interval of 0 shows its outcome at once.
    void start(const GameRecord& record, const std::vector<Event>& history, int millisecondsPerStep);
    void skip();
    bool isDone() const { return done_; }
    ScoreTable* table() const { return table_; }
    StaringDuel* duel() const { return duel_; } // shown when the win is shared

signals:
    void boardRequested();
    void newGameRequested();
    void sameAgainRequested();
    void saveRequested();
    void reviewRequested();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void offerDuel();
    void advance();
    void showStep();
    void retranslate();

    GameRecord record_;
    std::optional<FinalScoring> scoring_;
    ScoreSheet sheet_;
    std::size_t step_ = 0; // steps shown
    bool done_ = false;    // the outcome shows
    QTimer timer_;
    QLabel* title_;
    QLabel* caption_;
    ScoreTable* table_;
    StaringDuel* duel_;
    QPushButton* skip_;
    QPushButton* board_;
    QPushButton* review_;
    QPushButton* newGame_;
    QPushButton* again_;
    QPushButton* save_;
};

} // namespace lodeline::goldrush
