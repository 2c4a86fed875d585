// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/pages/scoresheet.h"
#include "app/match/pages/finalsheet.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/knowledge/scorecourse.h"

#include <optional>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTabWidget;

namespace lodeline::app {
class CourseChart;
class Podium;
} // namespace lodeline::app

namespace lodeline::goldrush {

class HighlightList;
class ScoreTable;
class StaringDuel;

// The end of a game: the players by rank, what everybody has scored for what and when, and what stood out.
// Those who share a win may settle it by a staring duel.
class FinalPage : public app::FinalSheet
{
    Q_OBJECT

public:
    explicit FinalPage(QWidget* parent = nullptr);

    void showGame(const GameRecord& record, const std::vector<Event>& history);
    app::Podium* podium() const { return podium_; }
    QTabWidget* tabs() const { return tabs_; }
    ScoreTable* table() const { return table_; }
    app::CourseChart* chart() const { return chart_; }
    HighlightList* highlights() const { return highlights_; }
    StaringDuel* duel() const { return duel_; } // shown when the win is shared

signals:
    // Where something happened.
    void placeRequested(const lodeline::goldrush::Event& event);
    void mapRequested();

protected:
    void changeEvent(QEvent* event) override;
    void retranslateButtons() final;

private:
    void build();
    void connectParts();
    QHBoxLayout* makeRow(std::initializer_list<QPushButton*> buttons);
    void fitCard();
    void offerDuel();
    void showCourse();
    void showOutcome();
    void retranslate();

    GameRecord record_;
    std::optional<ScoreSheet> sheet_;
    ScoreCourse course_;
    events::End end_;
    QWidget* card_;
    QLabel* title_;
    app::Podium* podium_;
    QTabWidget* tabs_;
    ScoreTable* table_;
    app::CourseChart* chart_;
    HighlightList* highlights_;
    StaringDuel* duel_;
    QPushButton* board_;
    QPushButton* review_;
    QPushButton* save_;
    QPushButton* map_;
    QPushButton* again_;
    QPushButton* turnAbout_;
    QPushButton* newGame_;
};

} // namespace lodeline::goldrush
