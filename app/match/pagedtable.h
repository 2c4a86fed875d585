// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/table.h"

class QStackedWidget;

namespace lodeline::app {

class ReviewSheet;

// A table with three pages, of which one shows: where the match is played, what is told of its end, and the
// look back on it. The first is there from the beginning, the others once somebody has asked for them.
class PagedTable : public Table
{
    Q_OBJECT

public:
    explicit PagedTable(QWidget* window);

    QWidget* page() final; // around the three
    bool isPlaying() const override { return shown_ == play_; }
    bool isReviewing() const;
    QWidget* shownPage() const { return shown_; }

    void showBoard() { showPage(play_); }
    // Nothing happens before the match is over.
    virtual void showFinalPage() = 0;
    // Back to the match, which goes on, or to its end.
    void closeReview();

protected:
    // Each once.
    void setGamePage(QWidget* page);
    void setFinalPage(QWidget* page);
    void setReviewPage(ReviewSheet* page);

    void showPage(QWidget* page);
    // `isPlaying` and the like say already what comes, though it does not show yet.
    virtual void pageChosen() {}
    // The match is another one.
    void stopReview();
    // Keeps the pages to what happens in the match.
    void followMatch();
    virtual void turnChanged();

private:
    void restReview();
    void showLooks();
    bool isEndShown() const { return end_ && shown_ == end_; }

    QStackedWidget* pages_;
    QWidget* play_ = nullptr;
    QWidget* end_ = nullptr;
    ReviewSheet* review_ = nullptr;
    QWidget* shown_ = nullptr;
};

} // namespace lodeline::app
