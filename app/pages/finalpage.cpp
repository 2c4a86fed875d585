// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/finalpage.h"

#include "app/pages/scoretable.h"
#include "app/wording/eventwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::app {

FinalPage::FinalPage(QWidget* parent)
    : QWidget(parent)
    , title_(new QLabel(this))
    , caption_(new QLabel(this))
    , table_(new ScoreTable(this))
    , skip_(new QPushButton(this))
    , board_(new QPushButton(this))
    , newGame_(new QPushButton(this))
    , again_(new QPushButton(this))
    , save_(new QPushButton(this))
{
    build();
    connect(&timer_, &QTimer::timeout, this, &FinalPage::advance);
    connect(skip_, &QPushButton::clicked, this, &FinalPage::skip);
    connect(board_, &QPushButton::clicked, this, &FinalPage::boardRequested);
    connect(newGame_, &QPushButton::clicked, this, &FinalPage::newGameRequested);
    connect(again_, &QPushButton::clicked, this, &FinalPage::sameAgainRequested);
    connect(save_, &QPushButton::clicked, this, &FinalPage::saveRequested);
    retranslate();
}

void FinalPage::build()
{
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 2.2);
    large.setBold(true);
    title_->setFont(large);
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    QFont medium = font();
    medium.setPointSizeF(font().pointSizeF() * 1.25);
    caption_->setFont(medium);
    caption_->setAlignment(Qt::AlignCenter);
    caption_->setWordWrap(true);
    caption_->setMinimumHeight(3 * caption_->fontMetrics().height());

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addStretch();
    for (QPushButton* button : {skip_, board_, save_, again_, newGame_}) {
        button->setMinimumHeight(36);
        buttons->addWidget(button);
    }
    buttons->addStretch();

    auto* column = new QVBoxLayout;
    column->setSpacing(18);
    column->addStretch(2);
    column->addWidget(title_);
    column->addWidget(caption_);
    column->addWidget(table_);
    column->addLayout(buttons);
    column->addStretch(3);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(32, 16, 32, 16);
    layout->addStretch(1);
    layout->addLayout(column, 20);
    layout->addStretch(1);
    table_->setMaximumWidth(1100);
}

void FinalPage::start(const GameRecord& record, const std::vector<Event>& history, int millisecondsPerStep)
{
    record_ = record;
    scoring_.emplace(static_cast<int>(record.players.size()), history);
    sheet_ = scoring_->before;
    step_ = 0;
    table_->setPlayers(record);
    showStep();
    if (millisecondsPerStep == 0 || isDone())
        skip();
    else
        timer_.start(millisecondsPerStep);
}

void FinalPage::advance()
{
    if (!isDone()) {
        sheet_.add(scoring_->steps[step_]);
        ++step_;
    }
    showStep();
}

void FinalPage::skip()
{
    while (scoring_ && !isDone()) {
        sheet_.add(scoring_->steps[step_]);
        ++step_;
    }
    timer_.stop();
    showStep();
}

void FinalPage::showStep()
{
    if (!scoring_)
        return;
    const bool running = timer_.isActive() || !isDone();
    const events::Score* latest = step_ > 0 ? &scoring_->steps[step_ - 1] : nullptr;
    table_->showSheet(sheet_, isDone() && !timer_.isActive() ? nullptr : latest);
    const bool done = isDone();
    if (done)
        timer_.stop();
    title_->setText(done ? winnerText(scoring_->end, record_) : tr("Final scoring"));
    if (latest && !(done && latest->kind == events::Score::Kind::Gold && !running))
        caption_->setText(eventText(*latest, record_, true));
    else
        caption_->setText(done ? QString() : tr("The points scored while the tiles lasted"));
    table_->showWinners(done ? scoring_->end.winners : std::vector<int>());
    skip_->setVisible(!done);
    for (QPushButton* button : {board_, save_, again_, newGame_})
        button->setVisible(done);
    setAccessibleName(title_->text());
    if (done && isVisible())
        newGame_->setFocus();
}

void FinalPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    (isDone() ? newGame_ : skip_)->setFocus();
}

void FinalPage::retranslate()
{
    skip_->setText(tr("S&kip"));
    board_->setText(tr("&Look at the board"));
    newGame_->setText(tr("&New game…"));
    again_->setText(tr("Same &again"));
    again_->setToolTip(tr("The same players, options and tile set, with the tiles in another order"));
    save_->setText(tr("&Save…"));
    showStep();
}

void FinalPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
