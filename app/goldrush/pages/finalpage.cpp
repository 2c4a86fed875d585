// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/finalpage.h"

#include "app/goldrush/duel/staringduel.h"
#include "app/goldrush/pages/scoretable.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/goldrush/wording/words.h"
#include "engine/core/listening.h"
#include "ui/plain/label.h"
#include "ui/windows/textscale.h"

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
    : app::BackdropPage(parent)
    , title_(new ui::Label(this))
    , table_(new ScoreTable(this))
    , duel_(new StaringDuel(this))
    , board_(new QPushButton(this))
    , review_(new QPushButton(this))
    , newGame_(new QPushButton(this))
    , again_(new QPushButton(this))
    , save_(new QPushButton(this))
{
    build();
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
    large.setBold(true);
    title_->setFont(large);
    ui::setTextScale(*title_, 2.2);
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addStretch();
    for (QPushButton* button : {board_, review_, save_, again_, newGame_}) {
        button->setMinimumHeight(38);
        buttons->addWidget(button);
    }
    buttons->addStretch();

    auto* card = new app::BackdropCard(this);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(44, 32, 44, 40);
    column->setSpacing(18);
    column->addWidget(title_);
    column->addWidget(table_);
    column->addWidget(duel_);
    column->addLayout(buttons);
    auto* layout = new QGridLayout;
    layout->addWidget(card, 1, 1);
    for (const int outer : {0, 2}) {
        layout->setRowStretch(outer, 1);
        layout->setColumnStretch(outer, 1);
    }
    layout->setColumnStretch(1, 20);
    card->setMaximumWidth(1080);
    setContent(layout);
}

void FinalPage::showGame(const GameRecord& record, const std::vector<Event>& history)
{
    record_ = record;
    sheet_.emplace(static_cast<int>(record.players.size()), history);
    for (const Event& event : history)
        std::visit(Listening{[this](const events::End& end) { end_ = end; },
                             kIgnored<events::Start, events::Draw, events::Place, events::Cowboy,
                                      events::Tent, events::Mine, events::TakeBack, events::Score,
                                      events::Tokens, events::TokensBack, events::Return>},
                   event);
    table_->setPlayers(record);
    offerDuel();
    showOutcome();
}

void FinalPage::offerDuel()
{
    std::vector<StaringDuel::Duellist> duellists;
    for (const int seat : end_.winners)
        duellists.push_back({playerName(record_, seat),
                             QString::fromStdString(record_.players[static_cast<std::size_t>(seat)].colour)});
    duel_->offer(duellists);
    duel_->setVisible(duellists.size() > 1); // R7.5
}

void FinalPage::showOutcome()
{
    if (!sheet_)
        return;
    table_->showSheet(*sheet_);
    table_->showWinners(end_.winners);
    title_->setText(winnerText(end_, record_));
    setAccessibleName(title_->text());
}

void FinalPage::showEvent(QShowEvent* event)
{
    app::BackdropPage::showEvent(event);
    newGame_->setFocus();
}

void FinalPage::retranslate()
{
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
    showOutcome();
}

void FinalPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    app::BackdropPage::changeEvent(event);
}

} // namespace lodeline::goldrush
