// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/decklabpanel.h"

#include "editor/boomtown/lab/deckkeyfigures.h"
#include "editor/boomtown/lab/figurecell.h"
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
constexpr int kAboutRole = Qt::UserRole + 1; // which bonus or card a row is about

// The row about a bonus or card, a new one where there is none yet. Rows stay while numbers come in, so that
// the current one stays, too.
int rowAbout(QTableWidget& table, int what)
{
    const int rows = table.rowCount();
    for (int row = 0; row < rows; ++row)
        if (table.item(row, 0)->data(kAboutRole).toInt() == what)
            return row;
    table.insertRow(rows);
    for (int column = 0; column < table.columnCount(); ++column)
        table.setItem(rows, column, new FigureCell);
    table.item(rows, 0)->setData(kAboutRole, what);
    return rows;
}

void showFigure(QTableWidget& table, int row, int column, const std::optional<double>& number,
                const QString& text)
{
    static_cast<FigureCell*>(table.item(row, column))->setFigure(number, text);
}

void showCount(QTableWidget& table, int row, int column, std::int64_t number)
{
    showFigure(table, row, column, static_cast<double>(number),
               QLocale().toString(static_cast<qint64>(number)));
}

void showDecimal(QTableWidget& table, int row, int column, const std::optional<double>& number)
{
    showFigure(table, row, column, number, number ? desk::decimalText(*number) : QStringLiteral("–"));
}

void showShare(QTableWidget& table, int row, int column, double share)
{
    showFigure(table, row, column, share, percentText(share));
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
            [this](int row) { activateCard(cards_->item(row, 0)->data(kAboutRole).toInt()); });
    connect(findings_, &desk::FindingsList::partActivated, this, &DeckLabPanel::activateCard);
}

void DeckLabPanel::activateCard(int card)
{
    const std::string& id = measured_.cards[static_cast<std::size_t>(card)].id;
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
    emit begun();
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
    return desk::standOutText(findingTemplate(finding), finding, [&finding](const std::string& name) {
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
        const auto reference = referenceFor(*own_, usual_ ? &*usual_ : nullptr);
        for (const LabFinding& finding : findingsOf(own_->tally.deck, own_->ids, reference))
            rows.push_back(
                {finding.weight, findingText(finding), cardOf(finding), static_cast<int>(finding.code)});
    }
    findings_->setRows(std::move(rows));
}

void DeckLabPanel::showBonuses()
{
    bonuses_->setSortingEnabled(false);
    if (!own_)
        bonuses_->setRowCount(0);
    for (int kind = 0; own_ && kind < kBonusKinds; ++kind) {
        const auto place = static_cast<std::size_t>(kind);
        const BonusSums& sums = own_->tally.deck.bonuses[place];
        if (sums.games == 0)
            continue;
        const BonusSums usual = usual_ ? usual_->tally.deck.bonuses[place] : BonusSums();
        const int row = rowAbout(*bonuses_, kind);
        bonuses_->item(row, 0)->setText(bonusTitle(static_cast<BonusKind>(kind)));
        showCount(*bonuses_, row, 1 + Games, sums.games);
        showDecimal(*bonuses_, row, 1 + Points, pointsOf(sums));
        showDecimal(*bonuses_, row, 1 + UsualPoints,
                    usual.games > 0 ? std::optional(pointsOf(usual)) : std::nullopt);
        showShare(*bonuses_, row, 1 + Decided, decidedShareOf(sums));
    }
    bonuses_->setSortingEnabled(true);
}

void DeckLabPanel::showCards()
{
    cards_->setSortingEnabled(false);
    if (!own_)
        cards_->setRowCount(0);
    for (int card = 0; own_ && card < static_cast<int>(kDeckCards); ++card) {
        const auto place = static_cast<std::size_t>(card);
        const CardSums& sums = own_->tally.deck.cards[place];
        const int row = rowAbout(*cards_, card);
        showFigure(*cards_, row, 0, card, ui::shownName(own_->ids[place]));
        showCount(*cards_, row, 1 + Middle, sums.middle);
        showDecimal(*cards_, row, 1 + Number, draftNumberOf(sums));
        showShare(*cards_, row, 1 + Passed, passedShareOf(sums));
    }
    cards_->setSortingEnabled(true);
}

void DeckLabPanel::retranslate()
{
    LabFrame::retranslate();
    bonuses_->setAccessibleName(tr("Bonuses"));
    cards_->setAccessibleName(tr("Cards"));
    //: Titles of columns, of the bonuses of one kind; "Games with it": how often one lay in the middle
    bonuses_->setHorizontalHeaderLabels({tr("Bonus"), tr("Games with it"), tr("Points per player"),
                                         //: Title of a column: the points a player with the deck of the game
                                         tr("With the game's deck"),
                                         //: Title of a column: in how many games it made the winner win
                                         tr("Decided the game")});
    //: Titles of columns, of one card; "Games as a bonus": in how many it lay in the middle as a bonus
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
