// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/statistics/countchanges.h"

#include "editor/boomtown/statistics/deckcounts.h"
#include "ui/wording/cardwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::boomtown::editor {
namespace {

struct CountChanges
{
    Q_DECLARE_TR_FUNCTIONS(CountChanges)
};

int tableRows(const Deck& deck)
{
    std::size_t rows = 0;
    for (const Card& card : deck.cards)
        rows += card.bonus.table.size();
    return static_cast<int>(rows);
}

} // namespace

QString countChanges(const Deck& before, const Deck& after)
{
    const DeckCounts old = countsOf(before);
    const DeckCounts now = countsOf(after);
    const QLocale locale;
    QStringList changes;
    const auto compare = [&](const QString& name, int from, int to) {
        if (from != to)
            //: Part of a list: %1 a land or symbol, %2 and %3 on how many squares it was and is; or %1 "Table
            //: rows", %2 and %3 how many there were and are
            changes
                << CountChanges::tr("%1 from %2 to %3").arg(name, locale.toString(from), locale.toString(to));
    };
    for (const Territory territory : kAllTerritories)
        compare(ui::territoryName(territory), old.territories[index(territory)],
                now.territories[index(territory)]);
    for (const Symbol symbol : kAllSymbols)
        compare(ui::symbolName(symbol), old.symbols[index(symbol)], now.symbols[index(symbol)]);
    //: The rows of tables in bonuses
    compare(CountChanges::tr("Table rows"), tableRows(before), tableRows(after));
    return locale.createSeparatedList(changes);
}

} // namespace lodeline::boomtown::editor
