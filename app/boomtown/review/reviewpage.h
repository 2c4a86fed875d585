// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/review/reviewrunner.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QPushButton;

namespace lodeline::app {
class ChanceChart;
class ReviewProgress;
class StepRow;
class TurningList;
} // namespace lodeline::app

namespace lodeline::boomtown {

class BoardView;

// Looks back on a game: both towns at any turn, the better move where one was found, the curve of the
// chances, the turning points, and what passing over cards gave away. The review is made in the background
// while the page is used, from the last turn to the first.
class ReviewPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);
    ~ReviewPage() override;

    // A record that can be replayed. The one that was reviewed last keeps its results.
    void showRecord(const GameRecord& record);
    // With how many surveys each ply is searched, from the next record on.
    void setSurveys(int surveys) { surveys_ = surveys; }
    // Ends the work in the background.
    void stop();
    void setTheme(const art::Theme& theme);

    int position() const { return position_; } // plies played
    int lastPosition() const { return static_cast<int>(record_.moves.size()); }
    void setPosition(int position);
    const Review& review() const { return review_; }
    bool isRunning() const { return runner_.isRunning(); }
    // Whether the board shows the better move, at the turn that it belongs to, in place of what was played.
    bool showsBetterMove() const;

    BoardView* board() const { return board_; }
    app::ChanceChart* chart() const { return chart_; }
    app::TurningList* turningList() const { return turning_; }
    app::ReviewProgress* progress() const { return progress_; }

signals:
    void closeRequested();
    // The game up to the position shown.
    void playOnRequested(const lodeline::boomtown::GameRecord& record);
    // All that can be found out is there.
    void completed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeSide();
    QWidget* makeFoot();
    void connectParts();
    void addKeys();
    void begin();
    void step(int plies) { setPosition(position_ + plies); }
    void showPly(int ply, const Review& review, int done);
    void showSummary();
    void showTurn();
    void showTowns();
    // The turn that led to the position; nothing as long as it has not been reviewed.
    const PlyReview* reviewedTurn() const;
    void playOn();
    void retranslate();

    GameRecord record_;
    bool isOver_ = false; // its game
    Review review_;       // what is known so far
    int known_ = 0;       // ply from which on it is
    int surveys_;
    int position_ = 0;
    std::unique_ptr<BoomtownMatch> match_; // what the board shows
    ReviewRunner runner_;
    BoardView* board_;
    app::ChanceChart* chart_;
    QLabel* title_;
    QLabel* text_;
    QCheckBox* showsBetter_;
    QLabel* turningTitle_;
    app::TurningList* turning_;
    QLabel* givenTitle_;
    QLabel* given_;
    app::ReviewProgress* progress_;
    app::StepRow* steps_;
    QPushButton* playOn_;
    QPushButton* close_;
};

} // namespace lodeline::boomtown
