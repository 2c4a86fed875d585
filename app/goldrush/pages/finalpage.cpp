// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/finalpage.h"

#include "app/goldrush/duel/staringduel.h"
#include "app/goldrush/pages/highlightlist.h"
#include "app/goldrush/pages/scoretable.h"
#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/panels/podium.h"
#include "app/match/review/coursechart.h"
#include "engine/core/listening.h"
#include "ui/plain/label.h"
#include "ui/themes/handedparts.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kButton = 128; // px wide at least
constexpr int kAir = 28;     // more than the style gives to the words on a button
constexpr int kWidest = 1080;
constexpr int kLowest = 190; // px, of the chart and the highlights

} // namespace

FinalPage::FinalPage(QWidget* parent)
    : app::FinalSheet(parent)
    , card_(new app::BackdropCard(this))
    , title_(new ui::Label(this))
    , podium_(new app::Podium(this))
    , tabs_(new QTabWidget(this))
    , table_(new ScoreTable(this))
    , chart_(new app::CourseChart(this))
    , highlights_(new HighlightList(this))
    , duel_(new StaringDuel(this))
    , board_(new QPushButton(this))
    , review_(new QPushButton(this))
    , save_(new QPushButton(this))
    , map_(new QPushButton(this))
    , again_(new QPushButton(this))
    , turnAbout_(new QPushButton(this))
    , newGame_(new QPushButton(this))
{
    build();
    setFocusProxy(newGame_);
    connectParts();
    retranslate();
}

void FinalPage::fitCard()
{
    card_->setMaximumWidth(ui::roomForText(*this, kWidest));
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setMinimumWidth(std::max(kButton, button->sizeHint().width() + kAir));
}

void FinalPage::build()
{
    QFont large = font();
    large.setBold(true);
    title_->setFont(large);
    ui::setTextScale(*title_, 1.8);
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    tabs_->setDocumentMode(true);
    tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    for (QWidget* content : std::initializer_list<QWidget*>{table_, chart_, highlights_})
        tabs_->addTab(content, QString());
    for (QWidget* content : std::initializer_list<QWidget*>{chart_, highlights_}) {
        content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // the table says how high
        content->setMinimumHeight(kLowest);
    }
    chart_->setMeasure(app::CourseChart::Measure::Points);

    auto* column = new QVBoxLayout(card_);
    column->setContentsMargins(28, 14, 28, 20);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(podium_, 1, Qt::AlignHCenter);
    column->addWidget(tabs_);
    column->addWidget(duel_);
    column->addLayout(makeRow({board_, review_, save_, map_}));
    column->addWidget(told());
    column->addLayout(makeRow({again_, turnAbout_, newGame_}));
    auto* layout = new QGridLayout;
    layout->addWidget(card_, 1, 1);
    for (const int outer : {0, 2}) {
        layout->setRowStretch(outer, 1);
        layout->setColumnStretch(outer, 1);
    }
    layout->setColumnStretch(1, 20);
    layout->setRowStretch(1, 6);
    fitCard();
    setContent(layout);
}

QHBoxLayout* FinalPage::makeRow(std::initializer_list<QPushButton*> buttons)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addStretch();
    for (QPushButton* button : buttons) {
        button->setMinimumHeight(34);
        button->setAutoDefault(true); // Enter works on it
        row->addWidget(button);
    }
    row->addStretch();
    return row;
}

void FinalPage::connectParts()
{
    connect(board_, &QPushButton::clicked, this, &FinalPage::boardRequested);
    connect(review_, &QPushButton::clicked, this, &FinalPage::reviewRequested);
    connect(save_, &QPushButton::clicked, this, &FinalPage::saveRequested);
    connect(map_, &QPushButton::clicked, this, &FinalPage::mapRequested);
    connect(again_, &QPushButton::clicked, this, [this] { emit rematchRequested(app::Rematch::ByChance); });
    connect(turnAbout_, &QPushButton::clicked, this,
            [this] { emit rematchRequested(app::Rematch::TurnAbout); });
    connect(newGame_, &QPushButton::clicked, this, &FinalPage::newGameRequested);
    connect(chart_, &app::CourseChart::positionChosen, chart_, &app::CourseChart::setPosition);
    connect(highlights_, &HighlightList::placeRequested, this, &FinalPage::placeRequested);
}

void FinalPage::showGame(const GameRecord& record, const std::vector<Event>& history)
{
    record_ = record;
    ui::handParts(*this, art::PartPictures(record.tileset));
    sheet_.emplace(static_cast<int>(record.players.size()), history);
    for (const Event& event : history)
        std::visit(Listening{[this](const events::End& end) { end_ = end; },
                             kIgnored<events::Start, events::Draw, events::Place, events::Cowboy,
                                      events::Tent, events::Mine, events::TakeBack, events::Score,
                                      events::Tokens, events::TokensBack, events::Return>},
                   event);
    table_->setPlayers(record);
    course_ = scoreCourse(history, sheet_->players());
    highlights_->showGame(record, history);
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
    std::vector<app::Podium::Entry> entries;
    for (int seat = 0; seat < sheet_->players(); ++seat) {
        const RecordedPlayer& player = record_.players[static_cast<std::size_t>(seat)];
        const QString kind = QString::fromStdString(player.kind);
        entries.push_back({playerName(record_, seat),
                           seatKinds().isComputer(kind) ? app::seatKindName(kind, seatKinds()) : QString(),
                           QString::fromStdString(player.colour), sheet_->total(seat),
                           std::ranges::find(end_.winners, seat) != end_.winners.end()});
    }
    podium_->setEntries(entries);
    showCourse();
    title_->setText(winnerText(end_, record_));
    setAccessibleName(title_->text());
}

// The turns, then the two steps of the final scoring.
void FinalPage::showCourse()
{
    std::vector<app::CourseChart::Player> players;
    for (int seat = 0; seat < sheet_->players(); ++seat)
        players.push_back({playerName(record_, seat),
                           QString::fromStdString(record_.players[static_cast<std::size_t>(seat)].colour)});
    std::vector<std::vector<double>> points;
    for (const auto* part : {&course_.turns, &course_.ending})
        for (const std::vector<int>& scores : *part)
            points.emplace_back(scores.begin(), scores.end());
    const int last = static_cast<int>(points.size()) - 1;
    chart_->setGame(std::move(players), last + 1,
                    //: A step at the end of the game (noun), after the last turn
                    {tr("Final scoring"),
                     //: A step at the end of the game, after the final scoring: the values of the tokens
                     tr("Gold")});
    chart_->setPoints(std::move(points));
    chart_->setPosition(last);
}

void FinalPage::retranslate()
{
    //: Title of a tab: points by what they were scored for
    tabs_->setTabText(tabs_->indexOf(table_), tr("Points"));
    //: Title of a tab: how the points went on in the game
    tabs_->setTabText(tabs_->indexOf(chart_), tr("Score history"));
    //: Title of a tab: the longest railroad, the best turn and more
    tabs_->setTabText(tabs_->indexOf(highlights_), tr("Highlights"));
    tabs_->setAccessibleName(tr("Points and highlights"));
    retranslateButtons();
    showOutcome();
}

void FinalPage::retranslateButtons()
{
    board_->setText(tr("&Look at the board"));
    //: Button (noun): a look back on the game
    review_->setText(tr("&Review"));
    review_->setToolTip(tr("See how the chances changed, the turning points and better moves"));
    //: Button (verb): save the game in its file
    const QString save = tr("&Save");
    //: Button (verb): save the game
    save_->setText(hasFile() ? save : tr("&Save…"));
    //: Button: write a picture of the board to a file
    map_->setText(tr("Export the &map…"));
    map_->setToolTip(tr("As PDF, SVG or PNG, with names and points"));
    //: Button: another game like this one
    again_->setText(tr("&Play again"));
    again_->setToolTip(tr("Same players, options and tile set, with the tiles in a different order"));
    //: Button: another game like this one, in which the next player begins
    turnAbout_->setText(tr("Change s&tart player"));
    turnAbout_->setToolTip(tr("Play again, with the next player going first"));
    //: Button: set up another game
    newGame_->setText(tr("&New game…"));
    fitCard();
}

void FinalPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    app::FinalSheet::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCard();
}

} // namespace lodeline::goldrush
