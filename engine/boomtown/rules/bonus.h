// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/card.h"

#include <vector>

namespace lodeline::boomtown {

// The conditions on the backs of the cards (B9), in the order of the rules.
enum class BonusKind : std::uint8_t {
    Between,
    Table,
    Customers,
    Circle,
    Showdown,
    Shore,
    Stockade,
    Near,
    Away,
    Excess,
    Ranch,
    Beside,
    SmallTown,
    Range,
    Clearing,
    Herd,
    Wilderness,
    Train
};
inline constexpr int kBonusKinds = 18;

// From so many on, these points: the last row that a number reaches counts.
struct TableRow
{
    int from = 0;
    int points = 0;

    friend bool operator==(TableRow, TableRow) = default;
};

// A condition with its data. What its kind does not take is as here (bonusShape).
struct Bonus
{
    BonusKind kind = BonusKind::SmallTown;
    Symbol symbol = Symbol::Bottle;          // S of the rules
    Symbol other = Symbol::Bottle;           // U
    Territory territory = Territory::Desert; // T
    int points = 0;                          // p, -99 to 99
    int penalty = 0;                         // q, written positive: it is taken away
    int handOver = 0;                        // q of a showdown, written positive
    std::vector<TableRow> table{};           // ascending

    friend bool operator==(const Bonus&, const Bonus&) = default;
};

// Which members a kind takes.
struct BonusShape
{
    std::string_view name; // in files: "between" ... "train"
    bool symbol = false;
    bool other = false;
    bool territory = false;
    bool points = false;
    bool penalty = false;
    bool handOver = false;
    bool table = false;
};

const BonusShape& bonusShape(BonusKind kind);
std::optional<BonusKind> bonusKindFromString(std::string_view name);

// The points of a table for a number; 0 below its first row.
int pointsFor(int number, std::span<const TableRow> table);

} // namespace lodeline::boomtown
