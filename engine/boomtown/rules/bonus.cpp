// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/bonus.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr std::array<BonusShape, kBonusKinds> kShapes{{
    {.name = "between", .symbol = true, .territory = true, .points = true},
    {.name = "table", .symbol = true, .table = true},
    {.name = "customers", .symbol = true, .other = true, .points = true, .penalty = true},
    {.name = "circle", .symbol = true, .points = true},
    {.name = "showdown", .symbol = true, .other = true, .points = true, .handOver = true},
    {.name = "shore", .symbol = true, .territory = true, .points = true},
    {.name = "stockade", .symbol = true, .points = true},
    {.name = "near", .symbol = true, .territory = true, .points = true},
    {.name = "away", .symbol = true, .territory = true, .points = true},
    {.name = "excess", .symbol = true},
    {.name = "ranch", .symbol = true, .territory = true},
    {.name = "beside", .symbol = true, .other = true, .points = true},
    {.name = "smallTown"},
    {.name = "range", .symbol = true, .other = true},
    {.name = "clearing", .symbol = true, .territory = true, .points = true, .penalty = true},
    {.name = "herd", .symbol = true, .points = true},
    {.name = "wilderness", .points = true},
    {.name = "train", .symbol = true, .table = true},
}};

} // namespace

const BonusShape& bonusShape(BonusKind kind)
{
    return kShapes[static_cast<std::size_t>(kind)];
}

std::optional<BonusKind> bonusKindFromString(std::string_view name)
{
    const auto it = std::ranges::find(kShapes, name, &BonusShape::name);
    return it == kShapes.end() ? std::nullopt : std::optional(static_cast<BonusKind>(it - kShapes.begin()));
}

int pointsFor(int number, std::span<const TableRow> table)
{
    int points = 0;
    for (const TableRow& row : table)
        if (number >= row.from)
            points = row.points;
    return points;
}

} // namespace lodeline::boomtown
