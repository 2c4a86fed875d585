// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/pagedtable.h"

#include "app/match/review/reviewsheet.h"

#include <QStackedWidget>

namespace lodeline::app {

PagedTable::PagedTable(QWidget* window)
    : pages_(new QStackedWidget(window))
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

void PagedTable::setGamePage(QWidget* page)
{
    play_ = page;
    shown_ = page;
    pages_->addWidget(page);
    pages_->setFocusProxy(page);
}

void PagedTable::setFinalPage(QWidget* page)
{
    end_ = page;
    pages_->addWidget(page);
}

void PagedTable::setReviewPage(ReviewSheet* page)
{
    review_ = page;
    pages_->addWidget(page);
}

void PagedTable::showPage(QWidget* page)
{
    shown_ = page;
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
}

void PagedTable::turnChanged()
{
    restReview();
    if (!match()->isOver() && isEndShown())
        showBoard();
    emit changed();
}

void PagedTable::showLooks()
{
    if (isEndShown())
        showFinalPage();
    emit changed();
}

} // namespace lodeline::app
