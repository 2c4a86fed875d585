// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/review/reviewrunner.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "app/match/review/reviewsheet.h"
#include "resources/art/theme/theme.h"

#include <memory>

class QLabel;

namespace lodeline::app {
class NoticeBar;
} // namespace lodeline::app

namespace lodeline::boomtown {

class BoardView;

// Looks back on a game: both towns at any turn, the better move where one was found, the curve of the
// chances, the turning points, and what passing over cards gave away. The review is made in the background
// while the page is used, from the last turn to the first.
class ReviewPage : public app::ReviewSheet
{
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);
    ~ReviewPage() override;

    // A record that can be replayed. The one that was reviewed last keeps its results.
    void showRecord(const GameRecord& record);
    // With how many surveys each ply is searched, from the next record on.
    void setSurveys(int surveys) { surveys_ = surveys; }
    void stop() override;
    void setTheme(const art::Theme& theme) override;

    const Review& review() const { return review_; }
    bool isRunning() const { return runner_.isRunning(); }
    // Whether the board shows the better move, at the turn that it belongs to, in place of what was played.
    bool showsBetterMove() const;
    int shownMoves() const;

    BoardView* board() const { return board_; }

signals:
    // The game up to the position shown.
    void playOnRequested(const lodeline::boomtown::GameRecord& record);

protected:
    void begin() override;
    void cancel() override { runner_.cancel(); }
    void showPosition() override;
    void showSummary() override;
    void playOn() override;
    void retranslateOwn() override;

private:
    void showPoints();
    void tellLooked();
    void showPly(int ply, const Review& review, int done);
    // The turn that led to the position; nothing as long as it has not been reviewed.
    const PlyReview* reviewedTurn() const;

    GameRecord record_;
    bool isOver_ = false; // its game
    Review review_;       // what is known so far
    int known_ = 0;       // ply from which on it is
    int surveys_;
    std::unique_ptr<BoomtownMatch> match_; // what the board shows
    ReviewRunner runner_;
    BoardView* board_;
    QLabel* given_;
    app::NoticeBar* looked_; // what somebody looks at by keys: no status bar stands beside this page
};

} // namespace lodeline::boomtown
