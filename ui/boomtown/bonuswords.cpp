// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boomtown/bonuswords.h"

#include "ui/wording/cardwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::boomtown {
namespace {

struct BonusWords
{
    Q_DECLARE_TR_FUNCTIONS(BonusWords)
};

// "1 point for 1 or more and 4 points for 3 or more"
QString rows(const std::vector<TableRow>& table)
{
    if (table.empty())
        return pointsText(0);
    QStringList parts;
    for (const TableRow& row : table)
        //: One of several: %1 "4 points", %2 how many things are needed at least
        parts
            << BonusWords::tr("%1 for %2 or more").arg(pointsText(row.points), QLocale().toString(row.from));
    return QLocale().createSeparatedList(parts);
}

// What is asked of single squares and their neighbours.
QString neighbourText(const Bonus& bonus)
{
    const QString points = pointsText(bonus.points);
    const QString symbol = ui::symbolInText(bonus.symbol);
    const QString other = ui::symbolInText(bonus.other);
    const QString territory = ui::territoryInText(bonus.territory);
    switch (bonus.kind) {
    case BonusKind::Between:
        //: %1 "6 points", %2 symbol such as "wagon", %3 kind of land such as "forest"
        return BonusWords::tr("%1 for each %2 with %3 to the west and east, or to the north and south.")
            .arg(points, symbol, territory);
    case BonusKind::Customers:
        //: %1 "3 points", %2 and %3 symbols such as "bottle" and "cow", %4 "1 point"
        return BonusWords::tr("%1 for each %2 beside a %3. Each %2 without a %3 beside it costs %4.")
            .arg(points, symbol, other, pointsText(bonus.penalty));
    case BonusKind::Circle:
        //: %1 "8 points", %2 several symbols, such as "pickaxes"
        return BonusWords::tr("%1 for each square whose four neighbors all show %2.")
            .arg(points, ui::symbolsInText(bonus.symbol));
    case BonusKind::Near:
        //: %1 "2 points", %2 symbol such as "cow", %3 kind of land such as "desert"
        return BonusWords::tr("%1 for each %2 on %3 or beside it.").arg(points, symbol, territory);
    case BonusKind::Away:
        //: %1 "2 points", %2 symbol such as "pickaxe", %3 kind of land such as "snow"
        return BonusWords::tr("%1 for each %2 that is neither on %3 nor beside it.")
            .arg(points, symbol, territory);
    case BonusKind::Beside:
        //: %1 "3 points", %2 and %3 symbols such as "wagon" and "fort"
        return BonusWords::tr("%1 for each %2 beside a %3.").arg(points, symbol, other);
    default:
        return {};
    }
}

// What is asked of groups, rows and blocks.
QString shapeText(const Bonus& bonus)
{
    const QString points = pointsText(bonus.points);
    const QString symbol = ui::symbolInText(bonus.symbol);
    switch (bonus.kind) {
    case BonusKind::Shore:
        //: %1 "3 points", %2 symbol such as "fort", %3 kind of land such as "water"
        return BonusWords::tr("%1 for each %2 on your largest group of %3 or beside that group.")
            .arg(points, symbol, ui::territoryInText(bonus.territory));
    case BonusKind::Stockade:
        //: %1 "7 points", %2 symbol such as "fort"
        return BonusWords::tr(
                   "%1 for each two-by-two block of squares that all show a %2. Blocks may overlap.")
            .arg(points, symbol);
    case BonusKind::Range:
        //: %1 symbol such as "gun", %2 symbol such as "wagon"
        return BonusWords::tr(
                   "Look north, east, south and west from each %1 to the first %2: one point for each "
                   "square in between, in the direction with the fewest. No points without a %2 in sight.")
            .arg(symbol, ui::symbolInText(bonus.other));
    case BonusKind::Herd:
        //: %1 "2 points", %2 symbol such as "cow"
        return BonusWords::tr("%1 for each %2 in the largest group of them.").arg(points, symbol);
    case BonusKind::Wilderness:
        //: %1 "5 points"
        return BonusWords::tr(
                   "%1 for each empty place with squares on all four sides and at all four corners.")
            .arg(points);
    case BonusKind::Train:
        //: %1 symbol such as "wagon", %2 "3 points for 2 or more and 6 points for 3 or more"
        return BonusWords::tr(
                   "For each row of two or more squares with a %1, west to east or north to south, by "
                   "its length: %2.")
            .arg(symbol, rows(bonus.table));
    default:
        return {};
    }
}

// What is only counted, in one town or in both.
QString countText(const Bonus& bonus)
{
    const QString points = pointsText(bonus.points);
    const QString symbol = ui::symbolInText(bonus.symbol);
    const QString symbols = ui::symbolsInText(bonus.symbol);
    const QString territory = ui::territoryInText(bonus.territory);
    switch (bonus.kind) {
    case BonusKind::Table:
        //: %1 several symbols, such as "guns", %2 "1 point for 1 or more and 4 points for 3 or more"
        return BonusWords::tr("By the number of %1: %2.").arg(symbols, rows(bonus.table));
    case BonusKind::Showdown:
        //: %1 "8 points", %2 and %3 several symbols, such as "guns" and "bottles", %4 "4 points",
        //: which go over to the other player out of the 8
        return BonusWords::tr("%1 for whoever has more %2. If the other player has more %3, that player "
                              "takes %4 of that reward.")
            .arg(points, symbols, ui::symbolsInText(bonus.other), pointsText(bonus.handOver));
    case BonusKind::Excess:
        //: %1 several symbols, such as "bottles", %2 one of them
        return BonusWords::tr("Whoever has more %1 loses a point for each %2 that the other player has.")
            .arg(symbols, symbol);
    case BonusKind::Ranch:
        //: %1 symbol such as "cow", %2 kind of land such as "plains"
        return BonusWords::tr(
                   "A point for every two of these: each %1 and each square of %2. A %1 on %2 counts "
                   "as two.")
            .arg(symbol, territory);
    case BonusKind::SmallTown:
        return BonusWords::tr(
            "Whoever has fewer visible squares gets a point for each square of the difference.");
    case BonusKind::Clearing:
        //: %1 "3 points", %2 symbol such as "pickaxe", %3 "1 point", %4 kind of land such as "forest"
        return BonusWords::tr("%1 for each %2. Each square of %4 costs %3.")
            .arg(points, symbol, pointsText(bonus.penalty), territory);
    default:
        return {};
    }
}

} // namespace

QString bonusTitle(BonusKind kind)
{
    switch (kind) {
    case BonusKind::Between:
        //: Title of a bonus: symbols between two squares of one kind of land
        return BonusWords::tr("In between");
    case BonusKind::Table:
        //: Title of a bonus: points by the number of a symbol
        return BonusWords::tr("Stockpile");
    case BonusKind::Customers:
        //: Title of a bonus: one symbol beside another, at a loss without
        return BonusWords::tr("Customers");
    case BonusKind::Circle:
        //: Title of a bonus: a square with the same symbol on all four sides
        return BonusWords::tr("Full circle");
    case BonusKind::Showdown:
        //: Title of a bonus: whoever has more of a symbol
        return BonusWords::tr("Showdown");
    case BonusKind::Shore:
        //: Title of a bonus: symbols on the largest group of a kind of land or beside it
        return BonusWords::tr("Shoreline");
    case BonusKind::Stockade:
        //: Title of a bonus: blocks of two by two of a symbol
        return BonusWords::tr("Stockade");
    case BonusKind::Near:
        //: Title of a bonus: symbols on a kind of land or beside it
        return BonusWords::tr("Close at hand");
    case BonusKind::Away:
        //: Title of a bonus: symbols neither on a kind of land nor beside it
        return BonusWords::tr("Far away");
    case BonusKind::Excess:
        //: Title of a bonus: whoever has more of a symbol loses points
        return BonusWords::tr("Too many");
    case BonusKind::Ranch:
        //: Title of a bonus: half of a symbol and a kind of land together
        return BonusWords::tr("Ranch");
    case BonusKind::Beside:
        //: Title of a bonus: one symbol beside another
        return BonusWords::tr("Side by side");
    case BonusKind::SmallTown:
        //: Title of a bonus: whoever has fewer squares
        return BonusWords::tr("Small town");
    case BonusKind::Range:
        //: Title of a bonus: squares between two symbols in a line
        return BonusWords::tr("Long range");
    case BonusKind::Clearing:
        //: Title of a bonus: symbols, less squares of a kind of land
        return BonusWords::tr("Clearing");
    case BonusKind::Herd:
        //: Title of a bonus: the largest group of a symbol
        return BonusWords::tr("Herd");
    case BonusKind::Wilderness:
        //: Title of a bonus: an empty place inside a town
        return BonusWords::tr("Patch of wilderness");
    case BonusKind::Train:
        //: Title of a bonus: symbols in a row
        return BonusWords::tr("Wagon train");
    }
    return {};
}

QString bonusText(const Bonus& bonus)
{
    for (const auto text : {neighbourText, shapeText, countText}) {
        const QString found = text(bonus);
        if (!found.isEmpty())
            return found;
    }
    return {};
}

QString pointsText(int points)
{
    if (points < 0)
        //: A negative number of points
        return BonusWords::tr("\u2212%Ln point(s)", nullptr, -points);
    //: A number of points, alone or in a sentence such as "3 points for each cow"
    return BonusWords::tr("%Ln point(s)", nullptr, points);
}

} // namespace lodeline::boomtown
