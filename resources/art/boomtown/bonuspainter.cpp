// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/boomtown/bonuspainter.h"

#include "resources/art/boomtown/bonusstage.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

using Stage = BonusStage;

QString number(int value)
{
    return QString::number(value);
}

// The rows that there is room for, the first and the last among them.
std::vector<TableRow> shownRows(const std::vector<TableRow>& table)
{
    constexpr std::size_t kMost = 6;
    if (table.size() <= kMost)
        return table;
    std::vector<TableRow> rows;
    for (std::size_t i = 0; i < kMost; ++i)
        rows.push_back(table[i * (table.size() - 1) / (kMost - 1)]);
    return rows;
}

// A bar for each row: below it the number that is needed, above it the points.
void drawLadder(const Stage& stage, const QRectF& box, const std::vector<TableRow>& table)
{
    constexpr double kText = 15;
    const std::vector<TableRow> rows = shownRows(table);
    const auto count = static_cast<double>(rows.size());
    const double step = std::min(box.width() / std::max(count, 1.0), 28.0);
    const double left = box.center().x() - step * count / 2;
    const double foot = box.bottom() - kText;
    const double room = foot - box.top() - kText;
    int lowest = 0;
    int highest = 1;
    for (const TableRow row : rows) {
        lowest = std::min(lowest, row.points);
        highest = std::max(highest, row.points);
    }
    double x = left;
    for (const TableRow row : rows) {
        constexpr double kLeast = 4;
        const double height = kLeast + (room - kLeast) * (row.points - lowest) / (highest - lowest);
        stage.bar(QRectF(x + 0.8, foot - height, step - 1.6, height), row.points);
        stage.points(QRectF(x + 1, foot - height - kText, step - 2, kText - 1), row.points);
        stage.text(QRectF(x + 1, foot + 2, step - 2, kText - 3), number(row.from) + u'\u00d7');
        x += step;
    }
}

void drawBetween(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 25;
    stage.square({3, 5}, kSide, bonus.territory);
    stage.square({3 + kSide, 5}, kSide, bonus.symbol);
    stage.square({3 + 2 * kSide, 5}, kSide, bonus.territory);
    stage.square({92, 2.5}, kSide, bonus.territory);
    stage.square({92, 2.5 + kSide}, kSide, bonus.symbol);
    stage.square({92, 2.5 + 2 * kSide}, kSide, bonus.territory);
    stage.points({10, 38, 62, 36}, bonus.points);
}

void drawTable(const Stage& stage, const Bonus& bonus)
{
    // Below the symbol there is room for the first bar where it is low.
    const std::vector<TableRow>& table = bonus.table;
    const bool startsLow = table.size() > 2 && table.size() < 5 &&
                           4 * table.front().points <= table.back().points &&
                           std::ranges::all_of(table, [](TableRow row) { return row.points >= 0; });
    stage.square({4, 4}, 28, bonus.symbol);
    drawLadder(stage, startsLow ? QRectF(4, 3, 112, 75) : QRectF(35, 3, 82, 75), table);
}

void drawCustomers(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 30;
    stage.square({6, 6}, kSide, bonus.symbol);
    stage.square({6 + kSide, 6}, kSide, bonus.other);
    stage.points({72, 5, 45, 32}, bonus.points);
    stage.square({6, 44}, kSide, bonus.symbol);
    stage.faint(true);
    stage.square({6 + kSide, 44}, kSide, bonus.other);
    stage.faint(false);
    stage.cross({6 + kSide + 4, 48, kSide - 8, kSide - 8});
    stage.points({72, 43, 45, 32}, -bonus.penalty);
}

void drawCircle(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 25;
    constexpr double kLeft = 60 - kSide / 2;
    constexpr double kTop = 40 - kSide / 2;
    stage.square({kLeft, kTop}, kSide);
    stage.square({kLeft, kTop - kSide}, kSide, bonus.symbol);
    stage.square({kLeft, kTop + kSide}, kSide, bonus.symbol);
    stage.square({kLeft - kSide, kTop}, kSide, bonus.symbol);
    stage.square({kLeft + kSide, kTop}, kSide, bonus.symbol);
    stage.points({kLeft + 2, kTop + 3, kSide - 4, kSide - 6}, bonus.points);
}

// So many symbols in a row.
void drawRow(const Stage& stage, QPointF at, double side, Symbol symbol, int count)
{
    for (int i = 0; i < count; ++i)
        stage.square(at + QPointF(i * side, 0), side, symbol);
}

void drawShowdown(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 18;
    stage.divide(60);
    drawRow(stage, {3, 4}, kSide, bonus.symbol, 3);
    drawRow(stage, {64, 4}, kSide, bonus.symbol, 2);
    stage.points({6, 25, 48, 26}, bonus.points);
    drawRow(stage, {3, 58}, kSide, bonus.other, 1);
    drawRow(stage, {64, 58}, kSide, bonus.other, 3);
    stage.arrow({25, 67}, {61, 67});
    stage.points({66, 30, 48, 24}, bonus.handOver);
}

void drawShore(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 23;
    const QPointF top(4, 5);
    const QPointF below = top + QPointF(0, kSide);
    const QPointF beside = below + QPointF(kSide, 0);
    stage.square(top, kSide, bonus.territory);
    stage.square(below, kSide, Square{bonus.territory, bonus.symbol});
    stage.square(beside, kSide, bonus.territory);
    stage.square(beside + QPointF(kSide, 0), kSide, bonus.symbol);
    stage.outline({top, below, beside}, kSide);
    stage.faint(true);
    stage.square({4 + 3 * kSide, 5 + 2 * kSide}, kSide, bonus.territory);
    stage.faint(false);
    stage.points({74, 5, 43, 34}, bonus.points);
}

void drawStockade(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 32;
    drawRow(stage, {6, 8}, kSide, bonus.symbol, 2);
    drawRow(stage, {6, 8 + kSide}, kSide, bonus.symbol, 2);
    stage.outline({{6, 8}, {6 + kSide, 8}, {6, 8 + kSide}, {6 + kSide, 8 + kSide}}, kSide);
    stage.points({75, 20, 42, 40}, bonus.points);
}

void drawNear(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 32;
    stage.square({3 + kSide / 2, 5}, kSide, Square{bonus.territory, bonus.symbol});
    stage.square({3, 43}, kSide, bonus.symbol);
    stage.square({3 + kSide, 43}, kSide, bonus.territory);
    stage.points({72, 18, 45, 44}, bonus.points);
}

void drawAway(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 25;
    stage.square({3, 6}, kSide, bonus.symbol);
    stage.square({3 + kSide, 6}, kSide);
    stage.square({3 + 2 * kSide, 6}, kSide, bonus.territory);
    stage.points({82, 3, 36, 31}, bonus.points);
    stage.square({3, 48}, kSide, Square{bonus.territory, bonus.symbol});
    stage.square({37, 48}, kSide, bonus.symbol);
    stage.square({37 + kSide, 48}, kSide, bonus.territory);
    stage.cross({95, 53, 15, 15});
}

void drawExcess(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 19;
    constexpr double kWide = 23;
    stage.divide(61);
    drawRow(stage, {2, 5}, kSide, bonus.symbol, 3);
    for (const double x : {65.0, 93.0}) {
        stage.square({x, 5}, kWide, bonus.symbol);
        stage.points({x, 30, kWide, 16}, -1);
    }
    stage.arrow({103, 61}, {52, 61});
    stage.points({8, 43, 40, 34}, -2);
}

void drawRanch(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 32;
    stage.text({2, 22, 18, 36}, QStringLiteral("\u00bd"));
    stage.text({20, 18, 9, 40}, QStringLiteral("("));
    stage.square({29, 24}, kSide, bonus.symbol);
    stage.text({62, 27, 14, 26}, QStringLiteral("+"));
    stage.square({77, 24}, kSide, bonus.territory);
    stage.text({109, 18, 9, 40}, QStringLiteral(")"));
}

void drawBeside(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 33;
    stage.square({5, 23}, kSide, bonus.symbol);
    stage.square({5 + kSide, 23}, kSide, bonus.other);
    stage.points({76, 18, 41, 44}, bonus.points);
}

void drawSmallTown(const Stage& stage)
{
    constexpr double kSide = 17;
    constexpr double kTop = 40 - 1.5 * kSide;
    stage.divide(60);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            const QPointF at(x * kSide, kTop + y * kSide);
            stage.square(at + QPointF(4, 0), kSide);
            const QPointF there = at + QPointF(65, 0);
            if (x < 2 && y < 2) {
                stage.square(there, kSide);
            } else {
                stage.emptyPlace(there, kSide);
                stage.plus(QRectF(there, QSizeF(kSide, kSide)));
            }
        }
    }
}

// A symbol, so many squares, and the other symbol.
void drawSight(const Stage& stage, QPointF at, double side, const Bonus& bonus, int between)
{
    stage.square(at, side, bonus.symbol);
    for (int i = 1; i <= between; ++i) {
        const QPointF corner = at + QPointF(i * side, 0);
        stage.square(corner, side);
        stage.text(QRectF(corner + QPointF(3, 5), QSizeF(side - 6, side - 10)), number(i));
    }
    stage.square(at + QPointF((between + 1) * side, 0), side, bonus.other);
}

void drawRange(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 22;
    stage.faint(true);
    drawSight(stage, {3, 8}, kSide, bonus, 3);
    stage.faint(false);
    drawSight(stage, {3, 47}, kSide, bonus, 2);
    stage.points({92, 44, 27, 28}, 2);
}

void drawClearing(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 33;
    stage.square({12, 5}, kSide, bonus.symbol);
    stage.points({56, 5, 56, 33}, bonus.points);
    stage.square({12, 42}, kSide, bonus.territory);
    stage.points({56, 42, 56, 33}, -bonus.penalty);
}

void drawHerd(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 24;
    const QPointF first(3, 4);
    const QPointF second = first + QPointF(kSide, 0);
    const QPointF third = second + QPointF(0, kSide);
    const QPointF last = third + QPointF(kSide, 0);
    for (const QPointF at : {first, second, third, last})
        stage.square(at, kSide, bonus.symbol);
    stage.outline({first, second, third, last}, kSide);
    stage.faint(true);
    stage.square(first + QPointF(0, 2 * kSide), kSide, bonus.symbol);
    stage.faint(false);
    stage.points({80, 18, 37, 44}, bonus.points);
}

void drawWilderness(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 25;
    const QPointF corner(60 - 1.5 * kSide, 40 - 1.5 * kSide);
    for (int place = 0; place < 9; ++place) {
        const QPointF at = corner + QPointF((place % 3) * kSide, int(place / 3) * kSide);
        if (place != 4)
            stage.square(at, kSide);
    }
    const QPointF middle = corner + QPointF(kSide, kSide);
    stage.emptyPlace(middle, kSide);
    stage.points(QRectF(middle + QPointF(3, 4), QSizeF(kSide - 6, kSide - 8)), bonus.points);
}

void drawTrain(const Stage& stage, const Bonus& bonus)
{
    constexpr double kSide = 22;
    drawRow(stage, {60 - 1.5 * kSide, 3}, kSide, bonus.symbol, 3);
    stage.outline({{60 - 1.5 * kSide, 3}, {60 - 0.5 * kSide, 3}, {60 + 0.5 * kSide, 3}}, kSide);
    drawLadder(stage, {4, 26, 112, 52}, bonus.table);
}

} // namespace

void paintBonus(QPainter& painter, const QRectF& target, const Bonus& bonus, const art::Theme& theme)
{
    if (target.isEmpty())
        return;
    const Stage stage(painter, target, theme);
    switch (bonus.kind) {
    case BonusKind::Between:
        return drawBetween(stage, bonus);
    case BonusKind::Table:
        return drawTable(stage, bonus);
    case BonusKind::Customers:
        return drawCustomers(stage, bonus);
    case BonusKind::Circle:
        return drawCircle(stage, bonus);
    case BonusKind::Showdown:
        return drawShowdown(stage, bonus);
    case BonusKind::Shore:
        return drawShore(stage, bonus);
    case BonusKind::Stockade:
        return drawStockade(stage, bonus);
    case BonusKind::Near:
        return drawNear(stage, bonus);
    case BonusKind::Away:
        return drawAway(stage, bonus);
    case BonusKind::Excess:
        return drawExcess(stage, bonus);
    case BonusKind::Ranch:
        return drawRanch(stage, bonus);
    case BonusKind::Beside:
        return drawBeside(stage, bonus);
    case BonusKind::SmallTown:
        return drawSmallTown(stage);
    case BonusKind::Range:
        return drawRange(stage, bonus);
    case BonusKind::Clearing:
        return drawClearing(stage, bonus);
    case BonusKind::Herd:
        return drawHerd(stage, bonus);
    case BonusKind::Wilderness:
        return drawWilderness(stage, bonus);
    case BonusKind::Train:
        return drawTrain(stage, bonus);
    }
}

} // namespace lodeline::boomtown
