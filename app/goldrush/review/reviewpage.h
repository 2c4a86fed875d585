// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/review/reviewrunner.h"
#include "app/match/behaviour.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace lodeline::app {
class ChanceChart;
class ReviewProgress;
class StepRow;
class TurningList;
} // namespace lodeline::app

namespace lodeline::goldrush {

class LuckTable;
class ReviewBoard;

// Looks back on a game: the board at any turn with the better move, the curve of the chances, the turning
// points, and luck apart from choice. The review is made in the background while the page is used.
class ReviewPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);

    // A record that can be replayed. The one that was reviewed last keeps its results.
    void showRecord(const GameRecord& record);
    // How thoroughly, from the next record on.
    void setSettings(const ReviewSettings& settings) { settings_ = settings; }
    // Ends the work in the background.
    void stop();
    void setTheme(const art::Theme& theme);
    void setAnimation(app::AnimationSpeed speed);

    int position() const; // plies played
    void setPosition(int position);
    const Review& review() const { return review_; }
    bool isRunning() const { return runner_.isRunning(); }

    ReviewBoard* board() const { return board_; }
    app::ChanceChart* chart() const { return chart_; }
    app::TurningList* turningList() const { return turning_; }
    LuckTable* luckTable() const { return luck_; }
    app::ReviewProgress* progress() const { return progress_; }

signals:
    void closeRequested();
    // The game up to the position shown.
    void playOnRequested(const lodeline::goldrush::GameRecord& record);
    // All that can be found out is there.
    void completed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeSide();
    QWidget* makeFoot();
    void connectParts();
    void addKeys();
    void begin();
    void step(int plies);
    void showOutlooks(const Review& review);
    void showPly(int ply, const PlyReview& review, int done);
    void showSummary();
    void showTurn();
    void playOn();
    void retranslate();

    GameRecord record_;
    Review review_; // what is known so far; no plies before the first results
    ReviewSettings settings_ = ReviewRunner::usualSettings();
    ReviewRunner runner_;
    ReviewBoard* board_;
    app::ChanceChart* chart_;
    QLabel* title_;
    QLabel* text_;
    QCheckBox* showsBetter_;
    QLabel* turningTitle_;
    app::TurningList* turning_;
    QLabel* luckTitle_;
    LuckTable* luck_;
    app::ReviewProgress* progress_;
    app::StepRow* steps_;
    QPushButton* playOn_;
    QPushButton* close_;
};

} // namespace lodeline::goldrush
