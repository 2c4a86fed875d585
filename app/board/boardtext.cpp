// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/boardtext.h"

#include <QLocale>
#include <QStringList>

namespace lodeline::app {

QString BoardText::joined(const QStringList& parts)
{
    //: Stands between the parts of a description, as in "railroad of 4 tiles, 1 open end"
    return parts.join(tr(", "));
}

QString BoardText::position(Position at)
{
    const QLocale locale;
    return tr("column %1, row %2").arg(locale.toString(int{at.x}), locale.toString(int{at.y}));
}

QString BoardText::placement(const Placement& placement)
{
    const QString place = position(placement.at);
    if (placement.rotation == Rotation::R0) {
        //: %1 is "column 2, row -1"
        return tr("Place at %1, not turned").arg(place);
    }
    //: %1 is "column 2, row -1", %2 is 90, 180 or 270
    return tr("Place at %1, turned %2 degrees").arg(place, QLocale().toString(degrees(placement.rotation)));
}

QString BoardText::railroad(const FeatureInfo& feature)
{
    QStringList parts{tr("railroad of %n tile(s)", nullptr, feature.value)};
    if (feature.locomotives > 0)
        parts << tr("%n locomotive(s)", nullptr, feature.locomotives);
    parts << (feature.complete ? tr("complete") : tr("%n open end(s)", nullptr, feature.openEdges));
    return joined(parts);
}

QString BoardText::mountain(const FeatureInfo& feature)
{
    QStringList parts{tr("mountain with %n nugget(s)", nullptr, feature.value)};
    if (feature.tokens > 0)
        parts << tr("%n token(s)", nullptr, feature.tokens);
    parts << (feature.complete ? tr("complete") : tr("%n open edge(s)", nullptr, feature.openEdges));
    return joined(parts);
}

QString BoardText::feature(const FeatureInfo& feature)
{
    switch (feature.kind) {
    case FeatureKind::Railroad:
        return railroad(feature);
    case FeatureKind::Mountain:
        return mountain(feature);
    case FeatureKind::Prairie:
        return tr("prairie worth %n point(s) now", nullptr, feature.value);
    case FeatureKind::City:
        break;
    }
    QStringList parts{tr("city with %n complete railroad(s)", nullptr, feature.value)};
    if (feature.openEdges > 0)
        parts << tr("%n being built", "railroads of a city", feature.openEdges);
    return joined(parts);
}

QString BoardText::cowboy(FeatureKind ground)
{
    switch (ground) {
    case FeatureKind::Railroad:
        return tr("Railwayman");
    case FeatureKind::Mountain:
        return tr("Gold miner");
    case FeatureKind::Prairie:
        return tr("Farmer");
    case FeatureKind::City:
        break;
    }
    return tr("Merchant");
}

QString BoardText::action(const Game& game, const Action& action)
{
    if (action.type == Action::Type::None)
        return tr("Nothing: end the turn");
    const QString ground = feature(game.feature(action.at, action.segment));
    switch (action.type) {
    case Action::Type::Tent:
        return tr("Pitch the tent: %1").arg(ground);
    case Action::Type::Mine:
        return tr("Mine one token: %1").arg(ground);
    case Action::Type::TakeBack:
        return tr("Take back the %1: %2").arg(cowboy(action.segment.kind), ground);
    default:
        //: %1 is "Railwayman", "Gold miner", "Farmer" or "Merchant", %2 is "railroad of 4 tiles, 1 open end"
        return tr("%1: %2").arg(cowboy(action.segment.kind), ground);
    }
}

QString BoardText::actionName(const Game& game, const Action& what)
{
    if (what.type == Action::Type::None)
        return action(game, what);
    return joined({action(game, what), position(what.at)});
}

QString BoardText::discarded(const std::vector<std::string>& tiles)
{
    QStringList names;
    for (const std::string& tile : tiles)
        names << QString::fromStdString(tile);
    //: %1 is the name of one tile or a list of them
    return tr("%1 fits nowhere and leaves the game.", nullptr, static_cast<int>(tiles.size()))
        .arg(joined(names));
}

QString BoardText::kind(events::Score::Kind kind)
{
    switch (kind) {
    case events::Score::Kind::Railroad:
        return tr("Railroad");
    case events::Score::Kind::Mountain:
        return tr("Mountain");
    case events::Score::Kind::City:
        return tr("City");
    case events::Score::Kind::Prairie:
        return tr("Prairie");
    case events::Score::Kind::Gold:
        break;
    }
    return tr("Gold");
}

QString BoardText::score(const events::Score& score, const GameRecord& record)
{
    QStringList gains;
    for (std::size_t seat = 0; seat < score.points.size(); ++seat) {
        if (score.points[seat] == 0)
            continue;
        const QString name = QString::fromStdString(record.players[seat].name);
        //: %1 is a player's name
        gains << tr("%1 gets %n point(s)", nullptr, score.points[seat]).arg(name);
    }
    //: %1 is "Railroad", "Mountain", ..., %2 who gets how many points
    return gains.isEmpty() ? QString() : tr("%1: %2").arg(kind(score.kind), joined(gains));
}

QString BoardText::announcement(const Event& event, const GameRecord& record)
{
    if (const auto* scored = std::get_if<events::Score>(&event))
        return score(*scored, record);
    if (const auto* draw = std::get_if<events::Draw>(&event))
        return draw->discarded.empty() ? QString() : discarded(draw->discarded);
    return {};
}

} // namespace lodeline::app
