// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/table.h"

class QStackedWidget;

namespace lodeline::app {

class AdviceDesk;
class FinalSheet;
class Host;
class ReviewSheet;

// A table with three pages, of which one shows: where the match is played, what is told of its end, and the
// look back on it. The first is there from the beginning, the others once somebody has asked for them.
class PagedTable : public Table
{
    Q_OBJECT

public:
    // `host` outlives it.
    PagedTable(Host& host, QWidget* window);

    QWidget* page() final; // around the three
    bool isPlaying() const override { return shown_ == play_; }
    bool isReviewing() const;
    QWidget* shownPage() const { return shown_; }

    void setTheme(const art::Theme& theme) override;
    void setBehaviour(const Behaviour& behaviour) override;
    void tellOnPage(const ui::Words& words) override; // on the one of the end

    void showBoard() { showPage(play_); }
    // Nothing happens before the match is over.
    void showFinalPage();
    virtual void showReview() = 0;
    // Back to the match, which goes on, or to its end.
    void closeReview();

protected:
    // Each once. What the sheets ask for is done, and they look and move as everything else does.
    void setGamePage(QWidget* page, AdviceDesk& advice);
    void setFinalPage(FinalSheet* page);
    void setReviewPage(ReviewSheet* page);

    Host& host() const { return host_; }
    const Behaviour& behaviour() const { return behaviour_; }

    void showPage(QWidget* page);
    // `isPlaying` and the like say already what comes, though it does not show yet.
    virtual void pageChosen() {}
    // Shows the end of the match on the final page, which it makes before where there is none.
    virtual void tellEnd() = 0;
    // The match is another one.
    void stopReview();
    // And says how many went, but for an exercise: turns of computer players go with the last decision of a
    // person.
    void undoTurns();
    // Keeps the pages to what happens in the match, and shows the first or, of one that is over, its end.
    void followMatch();
    virtual void turnChanged();
    // The last turn has just been played.
    virtual void matchFinished() = 0;
    // After what moves on the board and a last look at it, unless another page is shown meanwhile.
    template <typename Board>
    void showEndAfter(Board* board)
    {
        if (board->isSettled())
            lookOnceMore();
        else
            connect(
                board, &Board::settled, match(), [this] { lookOnceMore(); }, Qt::SingleShotConnection);
    }

private:
    void restReview();
    void showLooks();
    void lookOnceMore();
    bool isEndShown() const;

    Host& host_;
    art::Theme theme_;
    Behaviour behaviour_;
    QStackedWidget* pages_;
    QWidget* play_ = nullptr;
    AdviceDesk* advice_ = nullptr;
    FinalSheet* end_ = nullptr;
    ReviewSheet* review_ = nullptr;
    QWidget* shown_ = nullptr;
};

} // namespace lodeline::app
