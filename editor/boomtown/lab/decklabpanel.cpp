// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/decklabpanel.h"

#include "editor/lab/labwords.h"
#include "engine/boomtown/files/deckfile.h"
#include "engine/core/series/winshare.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/windows/columntitles.h"
#include "ui/windows/flowlayout.h"
#include "ui/wording/percent.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::boomtown::editor {
namespace {

constexpr std::array kLevels{"random", "greenhorn", "foreman"};
constexpr int kMostGames = 1'000'000;
enum BonusColumn { Games, Points, Decided, BonusColumns };
enum CardColumn { Middle, Number, Passed, CardColumns };

// A number that sorts as one.
QTableWidgetItem* cell(double number, const QString& text)
{
    class Cell : public QTableWidgetItem
    {
    public:
        bool operator<(const QTableWidgetItem& other) const override
        {
            return data(Qt::UserRole).toDouble() < other.data(Qt::UserRole).toDouble();
        }
    };
    auto* item = new Cell;
    item->setData(Qt::UserRole, number);
    item->setText(text);
    item->setTextAlignment(Qt::AlignCenter);
    return item;
}

void prepare(QTableWidget& table, int columns)
{
    table.setColumnCount(columns + 1); // what it is about comes first
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    QObject::connect(table.horizontalHeader(), &QHeaderView::sortIndicatorChanged, &table,
                     [&table] { ui::fitTitles(table); });
}

QString decimal(double number)
{
    return QLocale().toString(number, 'f', 1);
}

} // namespace

DeckLabPanel::DeckLabPanel(QWidget* parent)
    : QWidget(parent)
    , levelLabel_(new ui::Label(this))
    , level_(new QComboBox(this))
    , gamesLabel_(new ui::Label(this))
    , games_(new QSpinBox(this))
    , run_(new QPushButton(this))
    , bar_(new QProgressBar(this))
    , notice_(new ui::Label(this))
    , state_(new ui::Label(this))
    , tabs_(new QTabWidget(this))
    , bonuses_(new QTableWidget(this))
    , cards_(new QTableWidget(this))
{
    build();
    connectParts();
    setSettings({});
    retranslate();
}

void DeckLabPanel::build()
{
    setFocusProxy(run_);
    for (const char* level : kLevels)
        level_->addItem(QString(), QString::fromLatin1(level));
    games_->setRange(1, kMostGames);
    games_->setSingleStep(100);
    levelLabel_->setBuddy(level_);
    gamesLabel_->setBuddy(games_);
    run_->setObjectName(QStringLiteral("labRun"));
    bar_->setTextVisible(false);
    bar_->setFixedHeight(10);
    notice_->setWordWrap(true);
    notice_->setMargin(6);
    notice_->setAutoFillBackground(true);
    notice_->setBackgroundRole(QPalette::ToolTipBase);
    notice_->setForegroundRole(QPalette::ToolTipText);
    state_->setWordWrap(true);
    state_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    prepare(*bonuses_, BonusColumns);
    prepare(*cards_, CardColumns);
    tabs_->addTab(bonuses_, QString());
    tabs_->addTab(cards_, QString());
    tabs_->setDocumentMode(true);
    tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // rather low than scrolled as a whole
    auto* row = new ui::FlowLayout;
    row->setSpacing(6);
    for (QWidget* part : std::initializer_list<QWidget*>{ui::labelled(levelLabel_, level_),
                                                         ui::labelled(gamesLabel_, games_), run_, bar_})
        row->addWidget(part);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->addLayout(row);
    column->addWidget(notice_);
    column->addWidget(state_);
    column->addWidget(tabs_, 1);
}

void DeckLabPanel::connectParts()
{
    connect(run_, &QPushButton::clicked, this, [this] { isRunning() ? cancel() : run(); });
    connect(&runner_, &DeckLabRunner::measured, this, [this](const SimulationResult& result) {
        result_ = result;
        showResult();
        emit measured(result);
    });
    connect(&runner_, &DeckLabRunner::ended, this, [this](bool complete) {
        complete_ = complete;
        showState();
        emit ended(complete);
    });
    connect(cards_, &QTableWidget::cellActivated, this, [this](int row) { activateCard(row); });
}

void DeckLabPanel::activateCard(int row)
{
    const std::string id = cards_->item(row, 0)->data(Qt::UserRole + 1).toString().toStdString();
    const auto found = std::ranges::find(deck_.cards, id, &Card::id);
    if (found != deck_.cards.end())
        emit cardActivated(static_cast<int>(found - deck_.cards.begin()));
}

void DeckLabPanel::setDeck(const Deck& deck)
{
    deck_ = deck;
    const Problems problems = validate(deck_);
    const auto error = std::ranges::find(problems, Severity::Error, &Problem::severity);
    hindrance_ = error == problems.end() ? QString()
                                         //: %1 the first thing that is wrong with a deck
                                         : tr("This deck cannot be played: %1").arg(ui::problemText(*error));
    showState();
}

DeckLabSettings DeckLabPanel::settings() const
{
    DeckLabSettings settings;
    settings.games = games_->value();
    settings.level = level_->currentData().toString().toStdString();
    return settings;
}

void DeckLabPanel::setSettings(const DeckLabSettings& settings)
{
    games_->setValue(settings.games);
    level_->setCurrentIndex(level_->findData(QString::fromStdString(settings.level)));
}

void DeckLabPanel::run()
{
    emit aboutToRun();
    if (!hindrance_.isEmpty())
        return;
    measured_ = deck_;
    ran_ = settings();
    result_.reset();
    complete_ = false;
    runner_.start(measured_, ran_);
    showResult();
}

void DeckLabPanel::showState()
{
    const int played = result_ ? result_->tally.games : 0;
    for (QWidget* field : std::initializer_list<QWidget*>{games_, level_})
        field->setEnabled(!isRunning());
    run_->setEnabled(isRunning() || hindrance_.isEmpty());
    //: Button: stops the games of the lab
    const QString cancel = tr("Ca&ncel");
    //: Button: starts the games of the lab
    const QString run = tr("&Run");
    run_->setText(isRunning() ? cancel : run);
    bar_->setVisible(isRunning());
    bar_->setRange(0, ran_.games);
    bar_->setValue(played);
    const bool isOld = result_ && measured_.cards != deck_.cards;
    const QString outdated =
        tr("The deck has changed since these games were played. Run the lab again to bring "
           "the results up to date.");
    notice_->setText(!hindrance_.isEmpty() ? hindrance_ : outdated);
    notice_->setVisible(!hindrance_.isEmpty() || isOld);
    state_->setText(result_ ? summary() : tr("Run the lab to see how your cards play."));
    tabs_->setVisible(result_.has_value());
}

QString DeckLabPanel::summary() const
{
    using goldrush::editor::RunState;
    const Tally& tally = result_->tally;
    const RunState ended = complete_ ? RunState::Complete : RunState::Canceled;
    const TurnSums& first = tally.deck.turns.front();
    const WinShare share = winShare(first.parts, first.partSquares, tally.games);
    std::int64_t points = 0;
    for (const TurnSums& turn : tally.deck.turns)
        points += turn.points;
    const double games = tally.games;
    const QStringList lines{
        goldrush::editor::runText(isRunning() ? RunState::Running : ended, tally.games, kPlayers, ran_.level),
        //: %1 a share such as "52 %"; %2 and %3 the bounds that are 95 % certain
        tr("Whoever drafts first wins %1 of the games (%2 to %3).")
            .arg(percentText(share.share), percentText(share.low), percentText(share.high)),
        //: %1 and %2 numbers of points
        tr("A player scores %1 points in the mean; the two are %2 points apart.")
            .arg(decimal(static_cast<double>(points) / (games * kPlayers)),
                 decimal(static_cast<double>(tally.deck.margins) / games))};
    return lines.join(u'\n');
}

void DeckLabPanel::showResult()
{
    if (result_) {
        showBonuses();
        showCards();
    }
    for (QTableWidget* table : {bonuses_, cards_})
        ui::fitTitles(*table);
    showState();
}

void DeckLabPanel::showBonuses()
{
    bonuses_->setSortingEnabled(false);
    bonuses_->setRowCount(0);
    for (int kind = 0; kind < kBonusKinds; ++kind) {
        const BonusSums& sums = result_->tally.deck.bonuses[static_cast<std::size_t>(kind)];
        if (sums.games == 0)
            continue;
        const int row = bonuses_->rowCount();
        bonuses_->insertRow(row);
        bonuses_->setItem(row, 0, new QTableWidgetItem(bonusTitle(static_cast<BonusKind>(kind))));
        bonuses_->setItem(row, 1 + Games,
                          cell(static_cast<double>(sums.games), QLocale().toString(sums.games)));
        bonuses_->setItem(row, 1 + Points, cell(pointsOf(sums), decimal(pointsOf(sums))));
        bonuses_->setItem(row, 1 + Decided, cell(decidedShareOf(sums), percentText(decidedShareOf(sums))));
    }
    bonuses_->setSortingEnabled(true);
}

void DeckLabPanel::showCards()
{
    cards_->setSortingEnabled(false);
    cards_->setRowCount(static_cast<int>(kDeckCards));
    for (std::size_t i = 0; i < kDeckCards; ++i) {
        const CardSums& sums = result_->tally.deck.cards[i];
        const auto row = static_cast<int>(i);
        auto* name = cell(row, ui::shownName(result_->ids[i]));
        name->setData(Qt::UserRole + 1, QString::fromStdString(result_->ids[i]));
        cards_->setItem(row, 0, name);
        cards_->setItem(row, 1 + Middle,
                        cell(static_cast<double>(sums.middle), QLocale().toString(sums.middle)));
        cards_->setItem(row, 1 + Number, cell(draftNumberOf(sums), decimal(draftNumberOf(sums))));
        cards_->setItem(row, 1 + Passed, cell(passedShareOf(sums), percentText(passedShareOf(sums))));
    }
    cards_->setSortingEnabled(true);
}

void DeckLabPanel::retranslate()
{
    //: How well the computer players play
    levelLabel_->setText(tr("&Level:"));
    //: Label of a field: how many games the lab plays
    gamesLabel_->setText(tr("&Games:"));
    level_->setAccessibleName(tr("Level of the computer players"));
    games_->setAccessibleName(tr("Number of games"));
    bar_->setAccessibleName(tr("Progress of the games"));
    for (int i = 0; i < level_->count(); ++i)
        level_->setItemText(i, goldrush::editor::levelText(level_->itemData(i).toString().toStdString()));
    tabs_->setAccessibleName(tr("Numbers in detail"));
    //: Title of a page: the bonuses in the games of the lab
    tabs_->setTabText(0, tr("Bonuses"));
    //: Title of a page: the cards in the games of the lab
    tabs_->setTabText(1, tr("Cards"));
    bonuses_->setAccessibleName(tabs_->tabText(0));
    cards_->setAccessibleName(tabs_->tabText(1));
    //: Titles of columns, of the bonuses of one kind
    bonuses_->setHorizontalHeaderLabels({tr("Bonus"), tr("Games with it"), tr("Points a player"),
                                         //: Title of a column: in how many games it made the winner win
                                         tr("Decided the game")});
    //: Titles of columns, of one card
    cards_->setHorizontalHeaderLabels({tr("Card"), tr("Games as a bonus"),
                                       //: Title of a column: as the how manieth it is drafted in the mean
                                       tr("Mean draft"),
                                       //: Title of a column: how often it was passed over
                                       tr("Passed over")});
    showResult();
}

void DeckLabPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        setDeck(deck_);
    }
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showResult();
}

} // namespace lodeline::boomtown::editor
