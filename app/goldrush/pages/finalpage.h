// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/pages/scoresheet.h"
#include "app/match/backdroppage.h"
#include "engine/goldrush/files/record.h"

#include <optional>

class QLabel;
class QPushButton;

namespace lodeline::goldrush {

class ScoreTable;
class StaringDuel;

// The end of a game: who has won, and a table of what everybody has scored. Those who share a win may settle
// it by a staring duel.
class FinalPage : public app::BackdropPage
{
    Q_OBJECT

public:
    explicit FinalPage(QWidget* parent = nullptr);

    void showGame(const GameRecord& record, const std::vector<Event>& history);
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
    void showOutcome();
    void retranslate();

    GameRecord record_;
    std::optional<ScoreSheet> sheet_;
    events::End end_;
    QLabel* title_;
    ScoreTable* table_;
    StaringDuel* duel_;
    QPushButton* board_;
    QPushButton* review_;
    QPushButton* newGame_;
    QPushButton* again_;
    QPushButton* save_;
};

} // namespace lodeline::goldrush
