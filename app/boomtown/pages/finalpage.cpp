// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/pages/finalpage.h"

#include "app/boomtown/panels/scoretable.h"
#include "app/boomtown/wording/eventwords.h"
#include "ui/plain/label.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr int kButton = 128; // px wide at least
constexpr int kAir = 28;     // more than the style gives to the words on a button
constexpr int kBetween = 10; // buttons
constexpr int kSide = 44;    // of the card
constexpr int kTableWidth = 460;
constexpr qreal kTableScale = 1.15;

} // namespace

FinalPage::FinalPage(QWidget* parent)
    : app::FinalSheet(parent)
    , title_(new ui::Label(this))
    , tie_(new ui::Label(this))
    , table_(new ScoreTable(kTableScale, this))
    , board_(new QPushButton(this))
    , newGame_(new QPushButton(this))
    , again_(new QPushButton(this))
    , turnAbout_(new QPushButton(this))
    , save_(new QPushButton(this))
    , review_(new QPushButton(this))
    , firstRow_(new QHBoxLayout)
    , secondRow_(new QHBoxLayout)
{
    build();
    setFocusProxy(newGame_);
    connect(board_, &QPushButton::clicked, this, &FinalPage::boardRequested);
    connect(newGame_, &QPushButton::clicked, this, &FinalPage::newGameRequested);
    connect(again_, &QPushButton::clicked, this, [this] { emit rematchRequested(app::Rematch::ByChance); });
    connect(turnAbout_, &QPushButton::clicked, this,
            [this] { emit rematchRequested(app::Rematch::TurnAbout); });
    connect(save_, &QPushButton::clicked, this, &FinalPage::saveRequested);
    connect(review_, &QPushButton::clicked, this, &FinalPage::reviewRequested);
    retranslate();
}

void FinalPage::build()
{
    QFont large = font();
    large.setBold(true);
    title_->setFont(large);
    ui::setTextScale(*title_, 1.9);
    for (QLabel* label : {title_, tie_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    for (QHBoxLayout* row : {firstRow_, secondRow_}) {
        row->setSpacing(kBetween);
        row->addStretch();
        row->addStretch();
    }
    for (QPushButton* button : {board_, review_, save_, again_, turnAbout_, newGame_}) {
        button->setMinimumHeight(38);
        button->setAutoDefault(true); // Enter works on it
    }
    auto* card = new app::BackdropCard(this);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(kSide, 28, kSide, 36);
    column->setSpacing(14);
    column->addWidget(title_);
    column->addWidget(tie_);
    column->addWidget(table_, 0, Qt::AlignHCenter);
    column->addLayout(firstRow_);
    column->addLayout(secondRow_);
    column->addWidget(told());
    auto* layout = new QGridLayout;
    layout->addWidget(card, 1, 1);
    for (const int outer : {0, 2}) {
        layout->setRowStretch(outer, 1);
        layout->setColumnStretch(outer, 1);
    }
    setContent(layout);
}

// In one row where there is room.
void FinalPage::placeButtons()
{
    const QList<QPushButton*> all{board_, review_, save_, again_, turnAbout_, newGame_};
    int needed = 2 * kSide - kBetween;
    for (const QPushButton* button : all)
        needed += button->minimumWidth() + kBetween;
    const qsizetype ofFirst = needed <= width() ? all.size() : all.size() / 2;
    for (qsizetype i = 0; i < all.size(); ++i) {
        QHBoxLayout* row = i < ofFirst ? firstRow_ : secondRow_;
        if (row->indexOf(all[i]) < 0)
            row->insertWidget(row->count() - 1, all[i]);
    }
}

void FinalPage::resizeEvent(QResizeEvent* event)
{
    app::FinalSheet::resizeEvent(event);
    placeButtons();
}

void FinalPage::showGame(const BoomtownMatch& match)
{
    record_ = match.record();
    game_ = match.game();
    end_ = {};
    for (int seat = 0; seat < kPlayers; ++seat) {
        end_.scores.push_back(game_->score(seat).total());
        end_.cards.push_back(game_->town(seat).cards());
    }
    end_.winners = game_->winners();
    showOutcome();
}

void FinalPage::showOutcome()
{
    if (!game_)
        return;
    table_->showGame(record_, *game_, end_.winners);
    title_->setText(winnerText(end_, record_));
    tie_->setText(tieText(end_, record_));
    tie_->setVisible(!tie_->text().isEmpty());
    setAccessibleName(title_->text());
    setAccessibleDescription(tie_->text());
}

QString FinalPage::title() const
{
    return title_->text();
}

void FinalPage::retranslate()
{
    retranslateButtons();
    showOutcome();
}

void FinalPage::retranslateButtons()
{
    board_->setText(tr("&Look at the towns"));
    //: Button (noun): a look back on the game
    review_->setText(tr("&Review"));
    review_->setToolTip(tr("See how the chances changed, the turning points and better moves"));
    //: Button: set up a new game
    newGame_->setText(tr("&New game…"));
    //: Button: another game like this one
    again_->setText(tr("&Play again"));
    again_->setToolTip(tr("Same players and deck, with the cards in a different order"));
    //: Button: another game like this one, in which the other player begins
    turnAbout_->setText(tr("Change s&tart player"));
    turnAbout_->setToolTip(tr("Play again, with the other player going first"));
    //: Button (verb): save the game in its file
    const QString save = tr("&Save");
    //: Button (verb): save the game
    save_->setText(hasFile() ? save : tr("&Save…"));
    fitCard();
}

void FinalPage::fitCard()
{
    table_->setMinimumWidth(ui::roomForText(*this, kTableWidth));
    for (QPushButton* button : {board_, review_, save_, again_, turnAbout_, newGame_})
        button->setMinimumWidth(std::max(kButton, button->sizeHint().width() + kAir));
    placeButtons();
}

void FinalPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    app::FinalSheet::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCard();
}

} // namespace lodeline::boomtown
