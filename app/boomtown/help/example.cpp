// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/help/example.h"

#include "engine/boomtown/files/towntext.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lodeline::boomtown {
namespace {

const Bonus kNothing{.kind = BonusKind::Wilderness}; // brings no points

Bonuses middleOf(const Bonus& bonus)
{
    return {&bonus, &kNothing, &kNothing};
}

QJsonArray partsOf(const Bonus& bonus)
{
    const std::string_view name = bonusShape(bonus.kind).name;
    QFile file(QStringLiteral(":/boomtown/%1.json")
                   .arg(QLatin1String(name.data(), static_cast<qsizetype>(name.size()))));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("examples")).toArray();
}

std::optional<Town> townOf(const QJsonValue& value)
{
    std::vector<std::string> rows;
    for (const auto row : value.toArray())
        rows.push_back(row.toString().toStdString());
    return rows.empty() ? std::nullopt : townFromText(rows);
}

std::optional<Example> read(const QJsonObject& part, const Bonus& bonus)
{
    const std::optional<Town> town = townOf(part.value(QLatin1String("town")));
    if (!town)
        return std::nullopt;
    const std::optional<Town> opponent = townOf(part.value(QLatin1String("opponent")));
    return Example{bonus, *town, opponent, reasonOf(*town, opponent.value_or(Town()), middleOf(bonus), 0)};
}

} // namespace

Rows Example::largestGroup() const
{
    return boomtown::largestGroup(town, bonus.territory, middleOf(bonus));
}

std::optional<Example> exampleOf(const Bonus& bonus, std::optional<int> number)
{
    const QJsonArray parts = partsOf(bonus);
    if (number)
        return read(parts.at(*number).toObject(), bonus);
    for (const auto part : parts) {
        auto example = read(part.toObject(), bonus);
        if (example && example->reason.points != 0)
            return example;
    }
    return std::nullopt;
}

} // namespace lodeline::boomtown
