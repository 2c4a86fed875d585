// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/pages/pagedtable.h"

#include "app/match/advice/advicedesk.h"
#include "app/match/host.h"
#include "app/match/pages/finalsheet.h"
#include "app/match/review/reviewsheet.h"

#include <QStackedWidget>
#include <QTimer>

namespace lodeline::app {

PagedTable::PagedTable(Host& host, QWidget* window)
    : host_(host)
    , pages_(new QStackedWidget(window))
{
}

QWidget* PagedTable::page()
{
    return pages_;
}

bool PagedTable::isReviewing() const
{
    return review_ && shown_ == review_;
}

bool PagedTable::isEndShown() const
{
    return end_ && shown_ == end_;
}

void PagedTable::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    if (end_)
        end_->setTheme(theme);
    if (review_)
        review_->setTheme(theme);
}

void PagedTable::setBehaviour(const Behaviour& behaviour)
{
    behaviour_ = behaviour;
    if (end_)
        end_->setStill(!moves(behaviour.animation));
}

void PagedTable::tellOnPage(const ui::Words& words)
{
    if (!isEndShown())
        return;
    end_->tell(words);
    end_->setHasFile(host_.hasFile()); // it may have been saved for the first time
}

void PagedTable::setGamePage(QWidget* page, AdviceDesk& advice)
{
    play_ = page;
    advice_ = &advice;
    shown_ = page;
    pages_->addWidget(page);
    pages_->setFocusProxy(page);
    connect(&advice, &AdviceDesk::openChanged, this, &Table::sideNeeded);
}

void PagedTable::setFinalPage(FinalSheet* page)
{
    end_ = page;
    pages_->addWidget(page);
    page->setTheme(theme_);
    page->setStill(!moves(behaviour_.animation));
    connect(page, &FinalSheet::boardRequested, this, &PagedTable::showBoard);
    connect(page, &FinalSheet::reviewRequested, this, &PagedTable::showReview);
    connect(page, &FinalSheet::saveRequested, this, [this] { host_.save(); });
    connect(page, &FinalSheet::rematchRequested, this, [this](Rematch how) { host_.sameAgain(how); });
    connect(page, &FinalSheet::newGameRequested, this, [this] { host_.newGame(); });
}

void PagedTable::setReviewPage(ReviewSheet* page)
{
    review_ = page;
    pages_->addWidget(page);
    page->setTheme(theme_);
    connect(page, &ReviewSheet::closeRequested, this, &PagedTable::closeReview);
}

void PagedTable::showPage(QWidget* page)
{
    shown_ = page;
    if (!isPlaying())
        advice_->dismiss(); // which would take the keyboard away from another page
    pageChosen();
    pages_->setFocusProxy(page);
    // The panels go before another page comes, and come after theirs: the window would grow for both.
    if (!isPlaying())
        emit pageChanged();
    pages_->setCurrentWidget(page);
    if (isPlaying())
        emit pageChanged();
    page->setFocus();
    emit changed();
}

void PagedTable::showFinalPage()
{
    if (!match() || !match()->isOver())
        return;
    tellEnd();
    end_->tell({}); // of another end, or long ago
    end_->setHasFile(host_.hasFile());
    showPage(end_);
}

void PagedTable::closeReview()
{
    showBoard();
    restReview();
    setSuspended(false);
    showFinalPage();
}

void PagedTable::stopReview()
{
    if (review_)
        review_->stop();
}

void PagedTable::undoTurns()
{
    const int before = match()->turns();
    match()->undo();
    const int undone = before - match()->turns();
    if (undone > 0 && !match()->isExercise())
        addNotice([undone] {
            //: "Redo" is the menu entry
            return tr("The last %Ln turn(s) were undone. Redo plays them again.", nullptr, undone);
        });
}

// The computer players have the processors for themselves.
void PagedTable::restReview()
{
    if (!isReviewing() && match() && !match()->isOver())
        stopReview();
}

void PagedTable::followMatch()
{
    connect(match(), &Match::turnChanged, this, &PagedTable::turnChanged);
    connect(match(), &Match::recordChanged, this, &PagedTable::turnChanged);
    connect(match(), &Match::looksChanged, this, &PagedTable::showLooks);
    connect(match(), &Match::finished, this, &PagedTable::matchFinished);
    showBoard();
    showFinalPage();
}

void PagedTable::turnChanged()
{
    restReview();
    if (!match()->isOver() && isEndShown())
        showBoard();
    emit changed();
}

void PagedTable::lookOnceMore()
{
    QTimer::singleShot(lastLook(behaviour_.animation), match(), [this] {
        if (isPlaying())
            showFinalPage();
    });
}

void PagedTable::showLooks()
{
    if (isEndShown())
        showFinalPage();
    emit changed();
}

} // namespace lodeline::app
