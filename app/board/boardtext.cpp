// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/boardtext.h"

#include "app/wording/eventwords.h"
#include "app/wording/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace lodeline::app {

QString BoardText::placement(const Placement& placement)
{
    const QString column = QString::number(placement.at.x);
    const QString row = QString::number(placement.at.y);
    if (placement.rotation == Rotation::R0)
        return tr("Place at column %1, row %2, not turned").arg(column, row);
    //: %3 is 90, 180 or 270
    return tr("Place at column %1, row %2, turned %3 degrees")
        .arg(column, row, QString::number(degrees(placement.rotation)));
}

QString BoardText::feature(const FeatureInfo& feature)
{
    QStringList parts;
    switch (feature.kind) {
    case FeatureKind::Railroad:
        parts << tr("%n tile(s)", "length of a railroad", feature.value);
        if (feature.locomotives > 0)
            parts << tr("%n locomotive(s)", nullptr, feature.locomotives);
        parts << (feature.complete ? tr("complete") : tr("%n open end(s)", nullptr, feature.openEdges));
        break;
    case FeatureKind::Mountain:
        parts << tr("%n nugget(s)", nullptr, feature.value);
        if (feature.tokens > 0)
            parts << tr("%n token(s)", nullptr, feature.tokens);
        parts << (feature.complete ? tr("complete") : tr("%n open edge(s)", nullptr, feature.openEdges));
        break;
    case FeatureKind::Prairie:
        parts << tr("worth %n point(s) now", nullptr, feature.value);
        break;
    case FeatureKind::City:
        parts << tr("%n complete railroad(s)", nullptr, feature.value);
        if (feature.openEdges > 0)
            parts << tr("%n unfinished", "railroads of a city", feature.openEdges);
        break;
    }
    //: Stands between the parts of a description, as in "4 tiles, 1 open end"
    return parts.join(tr(", "));
}

QString BoardText::action(const Game& game, const Action& action)
{
    if (action.type == Action::Type::None)
        return tr("Nothing: end the turn");
    //: %1 is what the player would do, %2 describes where, as in "4 tiles, 1 open end"
    return tr("%1: %2").arg(actionText(game, action), feature(game.feature(action.at, action.segment)));
}

QString BoardText::announcement(const Event& event, const GameRecord& record)
{
    const auto* score = std::get_if<events::Score>(&event);
    const auto* draw = std::get_if<events::Draw>(&event);
    const auto gains = [](int points) { return points != 0; };
    const bool scored = score && std::any_of(score->points.begin(), score->points.end(), gains);
    const bool lost = draw && !draw->discarded.empty();
    return scored || lost ? eventText(event, record, false) : QString();
}

} // namespace lodeline::app
