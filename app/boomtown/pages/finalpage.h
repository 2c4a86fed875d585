// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/boomtownmatch.h"
#include "app/match/pages/finalsheet.h"

#include <optional>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lodeline::boomtown {

class ScoreTable;

// The end of a game: who won and why, with the points of both towns.
class FinalPage : public app::FinalSheet
{
    Q_OBJECT

public:
    explicit FinalPage(QWidget* parent = nullptr);

    void showGame(const BoomtownMatch& match);
    QString title() const;
    ScoreTable* table() const { return table_; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void retranslateButtons() final;

private:
    void build();
    void fitCard();
    void placeButtons();
    void showOutcome();
    void retranslate();

    GameRecord record_;
    std::optional<Game> game_;
    events::End end_;
    QLabel* title_;
    QLabel* tie_;
    ScoreTable* table_;
    QPushButton* board_;
    QPushButton* newGame_;
    QPushButton* again_;
    QPushButton* turnAbout_;
    QPushButton* save_;
    QPushButton* review_;
    QHBoxLayout* firstRow_;
    QHBoxLayout* secondRow_; // empty where the first has room for all
};

} // namespace lodeline::boomtown
