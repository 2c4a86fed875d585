// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/review/reviewrunner.h"
#include "app/match/behaviour.h"
#include "app/match/review/reviewsheet.h"
#include "resources/art/theme/theme.h"

namespace lodeline::goldrush {

class LuckTable;
class ReviewBoard;

// Looks back on a game: the board at any turn with the better move, the curve of the chances or points, the
// turning points, and luck apart from choice. The review is made in the background while the page is used.
class ReviewPage : public app::ReviewSheet
{
    Q_OBJECT

public:
    explicit ReviewPage(QWidget* parent = nullptr);

    // A record that can be replayed. The one that was reviewed last keeps its results.
    void showRecord(const GameRecord& record);
    // How thoroughly, from the next record on.
    void setSettings(const ReviewSettings& settings) { settings_ = settings; }
    void stop() override;
    void setTheme(const art::Theme& theme) override;
    void setAnimation(app::AnimationSpeed speed);

    const Review& review() const { return review_; }
    bool isRunning() const { return runner_.isRunning(); }

    ReviewBoard* board() const { return board_; }
    LuckTable* luckTable() const { return luck_; }

signals:
    // The game up to the position shown.
    void playOnRequested(const lodeline::goldrush::GameRecord& record);
    void runningChanged();

protected:
    void begin() override;
    void cancel() override { runner_.cancel(); }
    void showPosition() override;
    void showSummary() override;
    void playOn() override;
    void retranslateOwn() override;

private:
    void showOutlooks(const Review& review);
    void showPly(int ply, const PlyReview& review, int done);
    void showTurn();
    void showPoints();
    void showKnowledge();

    GameRecord record_;
    Review review_; // what is known so far; no plies before the first results
    ReviewSettings settings_ = ReviewRunner::usualSettings();
    ReviewRunner runner_;
    ReviewBoard* board_;
    LuckTable* luck_;
};

} // namespace lodeline::goldrush
