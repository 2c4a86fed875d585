// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/finalpage.h"

#include "app/duel/staringduel.h"
#include "app/pages/scoretable.h"
#include "app/wording/eventwords.h"
#include "app/wording/words.h"
#include "ui/plain/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kButton = 128; // px wide at least
constexpr int kAir = 28;     // more than the style gives to the words on a button

} // namespace

FinalPage::FinalPage(QWidget* parent)
    : LandPage(parent)
    , title_(new ui::Label(this))
    , caption_(new ui::Label(this))
    , table_(new ScoreTable(this))
    , duel_(new StaringDuel(this))
    , skip_(new QPushButton(this))
    , board_(new QPushButton(this))
    , review_(new QPushButton(this))
    , newGame_(new QPushButton(this))
    , again_(new QPushButton(this))
    , save_(new QPushButton(this))
{
    build();
    connect(&timer_, &QTimer::timeout, this, &FinalPage::advance);
    connect(skip_, &QPushButton::clicked, this, &FinalPage::skip);
    connect(board_, &QPushButton::clicked, this, &FinalPage::boardRequested);
    connect(review_, &QPushButton::clicked, this, &FinalPage::reviewRequested);
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
    caption_->setMinimumHeight(2 * QFontMetrics(medium).height());

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addStretch();
    for (QPushButton* button : {skip_, board_, review_, save_, again_, newGame_}) {
        button->setMinimumHeight(38);
        buttons->addWidget(button);
    }
    buttons->addStretch();

    auto* card = new LandCard(this);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(44, 32, 44, 40);
    column->setSpacing(18);
    column->addWidget(title_);
    column->addWidget(caption_);
    column->addWidget(table_);
    column->addWidget(duel_);
    column->addLayout(buttons);
    auto* layout = new QGridLayout(this);
    layout->addWidget(card, 1, 1);
    for (const int outer : {0, 2}) {
        layout->setRowStretch(outer, 1);
        layout->setColumnStretch(outer, 1);
    }
    layout->setColumnStretch(1, 20);
    card->setMaximumWidth(1080);
}

void FinalPage::start(const GameRecord& record, const std::vector<Event>& history, int millisecondsPerStep)
{
    record_ = record;
    scoring_.emplace(static_cast<int>(record.players.size()), history);
    sheet_ = scoring_->before;
    step_ = 0;
    done_ = false;
    table_->setPlayers(record);
    offerDuel();
    showStep();
    if (millisecondsPerStep == 0)
        skip();
    else
        timer_.start(millisecondsPerStep);
}

void FinalPage::offerDuel()
{
    std::vector<StaringDuel::Duellist> duellists;
    for (const int seat : scoring_->end.winners)
        duellists.push_back({playerName(record_, seat),
                             QString::fromStdString(record_.players[static_cast<std::size_t>(seat)].colour)});
    duel_->offer(duellists);
}

void FinalPage::advance()
{
    done_ = step_ == scoring_->steps.size();
    if (!done_)
        sheet_.add(scoring_->steps[step_++]);
    showStep();
}

void FinalPage::skip()
{
    while (step_ < scoring_->steps.size())
        sheet_.add(scoring_->steps[step_++]);
    done_ = true;
    showStep();
}

void FinalPage::showStep()
{
    if (!scoring_)
        return;
    if (done_)
        timer_.stop();
    const events::Score* latest = !done_ && step_ > 0 ? &scoring_->steps[step_ - 1] : nullptr;
    table_->showSheet(sheet_, latest);
    title_->setText(done_ ? winnerText(scoring_->end, record_) : tr("Final scoring"));
    caption_->setText(latest ? eventText(*latest, record_, true)
                             : tr("The points scored while the tiles lasted"));
    caption_->setVisible(!done_);
    table_->showWinners(done_ ? scoring_->end.winners : std::vector<int>());
    duel_->setVisible(done_ && scoring_->end.winners.size() > 1); // R7.5
    skip_->setVisible(!done_);
    for (QPushButton* button : {board_, review_, save_, again_, newGame_})
        button->setVisible(done_);
    setAccessibleName(title_->text());
    if (done_ && isVisible())
        newGame_->setFocus();
}

void FinalPage::showEvent(QShowEvent* event)
{
    LandPage::showEvent(event);
    (isDone() ? newGame_ : skip_)->setFocus();
}

void FinalPage::retranslate()
{
    //: Button (verb): show the outcome without the steps
    skip_->setText(tr("S&kip"));
    board_->setText(tr("&Look at the board"));
    //: Button (noun): a look back on the game
    review_->setText(tr("&Review"));
    review_->setToolTip(tr("The chances over the game, its turning points and what could have been better"));
    newGame_->setText(tr("&New game…"));
    //: Button: another game like this one
    again_->setText(tr("Same &again"));
    again_->setToolTip(tr("The same players, options and tile set, with the tiles in another order"));
    //: Button (verb): save the game
    save_->setText(tr("&Save…"));
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setMinimumWidth(std::max(kButton, button->sizeHint().width() + kAir));
    showStep();
}

void FinalPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    LandPage::changeEvent(event);
}

} // namespace lodeline::goldrush
