// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/reviewprogress.h"

#include "ui/plain/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>

namespace lodeline::app {

ReviewProgress::ReviewProgress(QWidget* parent)
    : QWidget(parent)
    , text_(new ui::Label(this))
    , bar_(new QProgressBar(this))
    , button_(new QPushButton(this))
{
    bar_->setTextVisible(false);
    bar_->setFixedHeight(10);
    text_->setWordWrap(true);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text_, 0, 0);
    layout->addWidget(bar_, 1, 0);
    layout->addWidget(button_, 0, 1, 2, 1);
    layout->setColumnStretch(0, 1);
    connect(button_, &QPushButton::clicked, this, [this] {
        if (running_)
            emit cancelRequested();
        else
            emit startRequested();
    });
    retranslate();
    hide();
}

void ReviewProgress::start(int plies)
{
    bar_->setRange(0, plies);
    clock_.start();
    running_ = true;
    failed_ = false;
    setDone(0);
    show();
}

void ReviewProgress::setDone(int plies)
{
    done_ = plies;
    bar_->setValue(plies);
    retranslate();
}

void ReviewProgress::end(bool complete)
{
    running_ = false;
    setVisible(!complete);
    retranslate();
}

void ReviewProgress::fail()
{
    failed_ = true;
    end(false);
}

void ReviewProgress::retranslate()
{
    constexpr int kKnowing = 3; // plies after which the time left can be told
    constexpr qint64 kSecond = 1000;
    bar_->setAccessibleName(tr("Progress of the review"));
    if (running_)
        //: Button: end the review that is being worked out
        button_->setText(tr("Ca&ncel"));
    else
        //: Button (verb): work out the review anew
        button_->setText(tr("&Start again"));
    if (!running_) {
        text_->setText(failed_ ? tr("The review could not be completed.") : tr("The review was canceled."));
        return;
    }
    const qint64 left = done_ > 0 ? clock_.elapsed() * (bar_->maximum() - done_) / done_ : 0;
    const int seconds = static_cast<int>((left + kSecond - 1) / kSecond);
    if (done_ < kKnowing)
        text_->setText(tr("Looking for better moves…"));
    else
        //: Below a bar of progress
        text_->setText(tr("Looking for better moves: about %Ln second(s) left", nullptr, seconds));
}

void ReviewProgress::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
