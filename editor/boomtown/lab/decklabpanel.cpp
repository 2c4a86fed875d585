// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/decklabpanel.h"

#include "editor/boomtown/lab/deckkeyfigures.h"
#include "editor/measuring/findingslist.h"
#include "editor/measuring/runwords.h"
#include "engine/boomtown/files/deckfile.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/plain/shown.h"
#include "ui/windows/columntitles.h"
#include "ui/wording/percent.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>

#include <algorithm>

namespace lodeline::boomtown::editor {
namespace {

enum BonusColumn { Games, Points, UsualPoints, Decided, BonusColumns };
enum CardColumn { Middle, Number, Passed, CardColumns };
constexpr int kIdRole = Qt::UserRole + 1;

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

QTableWidgetItem* count(std::int64_t number)
{
    return cell(static_cast<double>(number), QLocale().toString(static_cast<qint64>(number)));
}

QTableWidgetItem* decimal(double number)
{
    return cell(number, desk::decimalText(number));
}

QTableWidgetItem* percent(double share)
{
    return cell(share, percentText(share));
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
                     [&table] { ui::fitTitles(table, *table.horizontalHeader()); });
}

} // namespace

desk::LabOffer DeckLabPanel::offer()
{
    return {.leastPlayers = kPlayers,
            .mostPlayers = kPlayers,
            .levels = {"random", "greenhorn", "foreman"},
            .usual = {.players = kPlayers, .level = "foreman"},
            .compare = [] { return tr("Compare &with the game's deck"); },
            .compareTip =
                [] {
                    return tr("Also plays the same number of games with the deck that comes with "
                              "the game and shows the results next to yours");
                }};
}

DeckLabPanel::DeckLabPanel(QWidget* parent)
    : LabFrame(offer(), parent)
    //: Tooltip: %1 how much it matters ("Serious")
    , findings_(new desk::FindingsList([] { return tr("%1 – double-click to show the card"); }, this))
    , figures_(new DeckKeyFigures(this))
    , bonuses_(new QTableWidget(this))
    , cards_(new QTableWidget(this))
{
    makePages();
    connectParts();
    retranslate();
}

void DeckLabPanel::makePages()
{
    prepare(*bonuses_, BonusColumns);
    prepare(*cards_, CardColumns);
    addPage(findings_, [] { return tr("What stands out"); });
    //: Title of a page: mean numbers of a game
    addPage(figures_, [] { return tr("On average"); });
    //: Title of a page: the bonuses in the games of the lab
    addPage(bonuses_, [] { return tr("Bonuses"); });
    //: Title of a page: the cards in the games of the lab
    addPage(cards_, [] { return tr("Cards"); });
}

void DeckLabPanel::connectParts()
{
    connect(&runner_, &DeckLabRunner::progressed, this, &DeckLabPanel::setProgress);
    connect(&runner_, &DeckLabRunner::measured, this, [this](const SimulationResult& result) {
        own_ = result;
        showResult();
        emit measuredDeck(result);
    });
    connect(&runner_, &DeckLabRunner::usualMeasured, this, [this](const SimulationResult& result) {
        usual_ = result;
        showResult();
    });
    connect(&runner_, &DeckLabRunner::ended, this, &DeckLabPanel::end);
    connect(cards_, &QTableWidget::cellActivated, this,
            [this](int row) { activateCard(cards_->item(row, 0)->data(kIdRole).toString().toStdString()); });
    connect(findings_, &desk::FindingsList::partActivated, this,
            [this](int card) { activateCard(measured_.cards[static_cast<std::size_t>(card)].id); });
}

void DeckLabPanel::activateCard(const std::string& id)
{
    const auto found = std::ranges::find(deck_.cards, id, &Card::id);
    if (found != deck_.cards.end())
        emit cardActivated(static_cast<int>(found - deck_.cards.begin()));
}

void DeckLabPanel::setDeck(const Deck& deck)
{
    deck_ = deck;
    judged(validate(deck_));
}

void DeckLabPanel::setTheme(const art::Theme& theme)
{
    findings_->setTheme(theme);
}

QString DeckLabPanel::phrase(Phrase wanted) const
{
    switch (wanted) {
    case Phrase::Invitation:
        return tr("Run the lab to see how your cards play.");
    case Phrase::Outdated:
        return tr("The deck has changed since these games were played. Run the lab again to bring "
                  "the results up to date.");
    case Phrase::Unplayable:
        //: %1 the first thing that is wrong with a deck
        return tr("This deck cannot be played: %1");
    case Phrase::FileName:
        //: Name of a file without its ending: %1 name of a deck
        return tr("%1 lab");
    }
    return {};
}

void DeckLabPanel::start(const desk::LabSettings& settings)
{
    measured_ = deck_;
    own_.reset();
    usual_.reset();
    runner_.start(measured_, settings);
    showResult();
}

bool DeckLabPanel::isOutdated() const
{
    return measured_.cards != deck_.cards;
}

void DeckLabPanel::showResult()
{
    showFindings();
    const auto figures = [](const std::optional<SimulationResult>& result) {
        return result ? std::optional(figuresOf(result->tally.deck)) : std::nullopt;
    };
    figures_->setFigures(figures(own_), figures(usual_));
    showBonuses();
    showCards();
    for (QTableWidget* table : {bonuses_, cards_})
        ui::fitTitles(*table, *table->horizontalHeader());
    showState();
}

QString DeckLabPanel::findingText(const LabFinding& finding) const
{
    return desk::standOutText(findingTemplate(finding.code), finding, [&finding](const std::string& name) {
        return finding.bonus ? bonusTitle(*finding.bonus) : ui::nameInText(name);
    });
}

// The first one with the bonus, where it is about a bonus.
int DeckLabPanel::cardOf(const LabFinding& finding) const
{
    if (!finding.bonus)
        return finding.card;
    const auto found =
        std::ranges::find(measured_.cards, *finding.bonus, [](const Card& card) { return card.bonus.kind; });
    return static_cast<int>(found - measured_.cards.begin());
}

void DeckLabPanel::showFindings()
{
    std::vector<desk::FindingsList::Row> rows;
    if (own_) {
        const DeckFigures reference = usual_ ? figuresOf(usual_->tally.deck) : usualFigures();
        for (const LabFinding& finding : findingsOf(own_->tally.deck, own_->ids, reference))
            rows.push_back({finding.weight, findingText(finding), cardOf(finding)});
    }
    findings_->setRows(std::move(rows));
}

void DeckLabPanel::showBonuses()
{
    bonuses_->setSortingEnabled(false);
    bonuses_->setRowCount(0);
    for (std::size_t kind = 0; own_ && kind < kBonusKinds; ++kind) {
        const BonusSums& sums = own_->tally.deck.bonuses[kind];
        if (sums.games == 0)
            continue;
        const int row = bonuses_->rowCount();
        bonuses_->insertRow(row);
        bonuses_->setItem(row, 0, new QTableWidgetItem(bonusTitle(static_cast<BonusKind>(kind))));
        bonuses_->setItem(row, 1 + Games, count(sums.games));
        bonuses_->setItem(row, 1 + Points, decimal(pointsOf(sums)));
        const BonusSums usual = usual_ ? usual_->tally.deck.bonuses[kind] : BonusSums();
        bonuses_->setItem(row, 1 + UsualPoints,
                          usual.games > 0 ? decimal(pointsOf(usual)) : cell(0, QStringLiteral("–")));
        bonuses_->setItem(row, 1 + Decided, percent(decidedShareOf(sums)));
    }
    bonuses_->setSortingEnabled(true);
}

void DeckLabPanel::showCards()
{
    cards_->setSortingEnabled(false);
    cards_->setRowCount(own_ ? static_cast<int>(kDeckCards) : 0);
    for (int row = 0; row < cards_->rowCount(); ++row) {
        const auto card = static_cast<std::size_t>(row);
        const CardSums& sums = own_->tally.deck.cards[card];
        auto* name = cell(row, ui::shownName(own_->ids[card]));
        name->setData(kIdRole, QString::fromStdString(own_->ids[card]));
        cards_->setItem(row, 0, name);
        cards_->setItem(row, 1 + Middle, count(sums.middle));
        cards_->setItem(row, 1 + Number, decimal(draftNumberOf(sums)));
        cards_->setItem(row, 1 + Passed, percent(passedShareOf(sums)));
    }
    cards_->setSortingEnabled(true);
}

void DeckLabPanel::retranslate()
{
    LabFrame::retranslate();
    bonuses_->setAccessibleName(tr("Bonuses"));
    cards_->setAccessibleName(tr("Cards"));
    //: Titles of columns, of the bonuses of one kind
    bonuses_->setHorizontalHeaderLabels({tr("Bonus"), tr("Games with it"), tr("Points per player"),
                                         //: Title of a column: the points a player with the deck of the game
                                         tr("With the game's deck"),
                                         //: Title of a column: in how many games it made the winner win
                                         tr("Decided the game")});
    //: Titles of columns, of one card
    cards_->setHorizontalHeaderLabels({tr("Card"), tr("Games as a bonus"),
                                       //: Title of a column: as which card it is drafted, on average
                                       tr("Average pick"),
                                       //: Title of a column: how often it was passed over
                                       tr("Passed over")});
    showResult();
}

void DeckLabPanel::changeEvent(QEvent* event)
{
    LabFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showResult();
}

} // namespace lodeline::boomtown::editor
