// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/statistics/balancepanel.h"

#include "editor/boomtown/statistics/counttable.h"
#include "editor/measuring/notice.h"
#include "editor/measuring/runwords.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/decks.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/windows/flowlayout.h"
#include "ui/windows/scrolled.h"
#include "ui/wording/cardwords.h"

#include <QEvent>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lodeline::boomtown::editor {
namespace {

enum BonusColumn { Own, Usual, Points, BonusColumns };

DeckCounts usualCounts()
{
    const Result<LoadedDeck> usual = loadDeck({});
    return usual ? countsOf(usual->deck) : DeckCounts();
}

QString number(int count)
{
    return QLocale().toString(count);
}

} // namespace

BalancePanel::BalancePanel(QWidget* parent)
    : QWidget(parent)
    , explanation_(new ui::Label(this))
    , notice_(desk::makeNotice(this))
    , squares_(new CountTable(kTerritories + 1, kSymbols + 1, this))
    , bonuses_(new CountTable(kBonusKinds, BonusColumns, this))
{
    setAutoFillBackground(true);
    setFocusProxy(squares_);
    explanation_->setWordWrap(true);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(explanation_);
    column->addWidget(notice_);
    notice_->setObjectName(QStringLiteral("balanceNotice"));
    notice_->hide();
    auto* tables = new ui::FlowLayout;
    tables->setSpacing(12);
    column->addLayout(tables);
    column->addStretch();
    QScrollArea* area = ui::scrolled(content, Qt::ScrollBarAsNeeded);
    for (CountTable* table : {squares_, bonuses_}) {
        tables->addWidget(table);
        tables->setAlignment(table, Qt::AlignTop);
        connect(table, &QTableWidget::currentCellChanged, area, [area, table] {
            const QRect cell = table->visualItemRect(table->currentItem());
            const QPoint middle = table->viewport()->mapTo(area->widget(), cell.center());
            area->ensureVisible(middle.x(), middle.y());
        });
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    retranslate();
    reading_.run(usualCounts, [this](const DeckCounts& usual) {
        usual_ = usual;
        showCounts();
        emit usualDeckRead();
    });
}

void BalancePanel::setDeck(const Deck& deck)
{
    const DeckCounts counts = countsOf(deck);
    if (counts == own_)
        return;
    own_ = counts;
    showCounts();
}

void BalancePanel::setExpected(const Expected& expected)
{
    expected_ = expected;
    showBonuses();
}

void BalancePanel::setNotice(const QString& notice)
{
    notice_->setText(notice);
    notice_->setVisible(!notice.isEmpty());
}

void BalancePanel::showCounts()
{
    showSquares();
    showBonuses();
}

void BalancePanel::showSquares()
{
    const auto show = [this](int row, int column, int own, std::optional<int> usual,
                             std::optional<int> balanced) {
        QTableWidgetItem* item = squares_->item(row, column);
        const bool isOff = balanced && own != *balanced;
        //: A number that is not as in a balanced deck: %1 the number, %2 that of a balanced deck
        QString text = isOff ? tr("%1 (not %2)").arg(number(own), number(*balanced)) : number(own);
        item->setText(text.replace(QStringLiteral(" ("), QStringLiteral("\n("))); // narrow
        QFont font = squares_->font();
        font.setBold(isOff);
        item->setFont(font);
        if (usual)
            //: Tool tip: %1 a number
            item->setToolTip(ui::toolTip(tr("In the deck that comes with the game: %1").arg(number(*usual))));
    };
    const auto usual = [this](auto count) { return usual_ ? std::optional(count(*usual_)) : std::nullopt; };
    for (const Territory territory : kAllTerritories) {
        const auto row = static_cast<int>(territory);
        for (const Symbol symbol : kAllSymbols)
            show(row, static_cast<int>(symbol), own_.pairs[index(territory)][index(symbol)],
                 usual([=](const DeckCounts& c) { return c.pairs[index(territory)][index(symbol)]; }), {});
        show(row, kSymbols, own_.territories[index(territory)],
             usual([=](const DeckCounts& c) { return c.territories[index(territory)]; }), kBalancedTerritory);
    }
    int all = 0;
    for (const Symbol symbol : kAllSymbols) {
        all += own_.symbols[index(symbol)];
        show(kTerritories, static_cast<int>(symbol), own_.symbols[index(symbol)],
             usual([=](const DeckCounts& c) { return c.symbols[index(symbol)]; }), kBalancedSymbol);
    }
    constexpr int kAll = static_cast<int>(kDeckCards) * kSquares;
    show(kTerritories, kSymbols, all, kAll, kAll);
    squares_->fit();
}

void BalancePanel::showBonuses()
{
    for (int kind = 0; kind < kBonusKinds; ++kind) {
        const auto place = static_cast<std::size_t>(kind);
        bonuses_->item(kind, Own)->setText(number(own_.bonuses[place]));
        bonuses_->item(kind, Usual)->setText(usual_ ? number(usual_->bonuses[place]) : QString());
        const std::optional<double>& points = expected_[place];
        bonuses_->item(kind, Points)->setText(points ? desk::decimalText(*points) : QStringLiteral("–"));
    }
    bonuses_->fit();
}

void BalancePanel::retranslate()
{
    explanation_->setText(tr("In a balanced deck, each land and each symbol appears 12 times. Run the lab to "
                             "see what the bonuses bring."));
    QStringList lands;
    QStringList symbols;
    QStringList kinds;
    for (const Territory territory : kAllTerritories)
        lands << ui::territoryName(territory);
    for (const Symbol symbol : kAllSymbols)
        symbols << ui::symbolName(symbol);
    for (int kind = 0; kind < kBonusKinds; ++kind)
        kinds << bonusTitle(static_cast<BonusKind>(kind));
    //: Title of a row and of a column: the sum
    const QString sum = tr("Total");
    squares_->setVerticalHeaderLabels(lands << sum);
    squares_->setHorizontalHeaderLabels(symbols << sum);
    bonuses_->setVerticalHeaderLabels(kinds);
    //: Titles of columns: how many cards have a bonus, in this deck and in the one that comes with the game
    bonuses_->setHorizontalHeaderLabels({tr("Cards"), tr("In the game's deck"),
                                         //: Title of a column: of a player in a game with this bonus
                                         tr("Points expected")});
    squares_->setAccessibleName(tr("Squares by land and symbol"));
    bonuses_->setAccessibleName(tr("Bonuses by kind"));
    showCounts();
}

void BalancePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
