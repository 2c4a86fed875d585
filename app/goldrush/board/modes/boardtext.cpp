// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/modes/boardtext.h"

#include "app/goldrush/wording/eventwords.h"
#include "app/goldrush/wording/words.h"
#include "engine/core/listening.h"
#include "engine/goldrush/knowledge/cowboyobstacle.h"
#include "engine/goldrush/knowledge/squares.h"
#include "ui/plainlabel.h"
#include "ui/wording/edgewords.h"
#include "ui/wording/joining.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <set>

namespace lodeline::goldrush {
namespace {

QString railroadText(const FeatureInfo& railroad)
{
    QStringList parts;
    //: Part of a description, as in "4 tiles, 1 open end"
    parts << BoardText::tr("%Ln tile(s)", "length of a railroad", railroad.value);
    if (railroad.locomotives > 0)
        //: Part of a description of a railroad, as in "4 tiles, 1 locomotive, 1 open end"
        parts << BoardText::tr("%Ln locomotive(s)", nullptr, railroad.locomotives);
    if (railroad.complete)
        //: Part of a description, as in "4 tiles, complete"
        parts << BoardText::tr("complete", "a railroad");
    else
        //: Part of a description of a railroad, as in "4 tiles, 1 open end"
        parts << BoardText::tr("%Ln open end(s)", nullptr, railroad.openEdges);
    return ui::listed(parts);
}

QString mountainText(const FeatureInfo& mountain)
{
    QStringList parts;
    //: Part of a description of a mountain, as in "5 nuggets, 3 tokens, 2 open edges"
    parts << BoardText::tr("%Ln nugget(s)", nullptr, mountain.value);
    if (mountain.tokens > 0)
        //: Part of a description of a mountain, as in "5 nuggets, 3 tokens, 2 open edges"; mining tokens
        parts << BoardText::tr("%Ln token(s)", nullptr, mountain.tokens);
    if (mountain.complete)
        //: Part of a description, as in "5 nuggets, complete"
        parts << BoardText::tr("complete", "a mountain");
    else
        //: Part of a description of a mountain, as in "5 nuggets, 2 open edges"
        parts << BoardText::tr("%Ln open edge(s)", nullptr, mountain.openEdges);
    return ui::listed(parts);
}

QString cityText(const FeatureInfo& city)
{
    QStringList parts;
    //: Part of a description of a city, as in "1 completed railroad, 2 incomplete railroads"
    parts << BoardText::tr("%Ln completed railroad(s)", nullptr, city.value);
    if (city.openEdges > 0)
        //: Part of a description of a city, as in "1 completed railroad, 2 incomplete railroads"
        parts << BoardText::tr("%Ln incomplete railroad(s)", nullptr, city.openEdges);
    return ui::listed(parts);
}

// Of the kinds that an edge of a tile can show, two different ones.
QString clashText(FeatureKind has, FeatureKind asked)
{
    switch (has) {
    case FeatureKind::Railroad:
        if (asked == FeatureKind::Mountain)
            //: An edge of the tile in hand, and the edge it would lie against
            return BoardText::tr("railroad against mountain");
        //: An edge of the tile in hand, and the edge it would lie against
        return BoardText::tr("railroad against prairie");
    case FeatureKind::Mountain:
        if (asked == FeatureKind::Railroad)
            //: An edge of the tile in hand, and the edge it would lie against
            return BoardText::tr("mountain against railroad");
        //: An edge of the tile in hand, and the edge it would lie against
        return BoardText::tr("mountain against prairie");
    case FeatureKind::Prairie:
        if (asked == FeatureKind::Railroad)
            //: An edge of the tile in hand, and the edge it would lie against
            return BoardText::tr("prairie against railroad");
        //: An edge of the tile in hand, and the edge it would lie against
        return BoardText::tr("prairie against mountain");
    case FeatureKind::City: // at no edge
        break;
    }
    return {};
}

} // namespace

QString BoardText::placement(const Placement& placement)
{
    const QLocale locale;
    const QString column = ui::leftToRight(locale.toString(placement.at.x));
    const QString row = ui::leftToRight(locale.toString(placement.at.y));
    if (placement.rotation == Rotation::R0)
        //: %1 and %2 count from the start tile, east and south, and may be negative
        return tr("Place at column %1, row %2, not turned").arg(column, row);
    //: %1 and %2 count from the start tile, east and south, and may be negative; %3 is 90, 180 or 270
    return tr("Place at column %1, row %2, turned %3 degrees")
        .arg(column, row, locale.toString(degrees(placement.rotation)));
}

QString BoardText::clashes(const Game& game, Position at, Rotation held)
{
    QStringList edges;
    for (const Clash& clash : goldrush::clashes(game.tileSet(), *game.drawn(), held, edgesAround(game, at)))
        edges << ui::labelled(ui::sideName(clash.side), clashText(clash.has, clash.asked));
    return ui::listed(edges);
}

QString BoardText::whyNot(const Game& game, Position at, Rotation held)
{
    const QString edges = clashes(game, at, held);
    const int others = copiesThatFit(game, edgesAround(game, at));
    if (others == 0)
        //: %1 as in "north: railroad against mountain, east: prairie against mountain"
        return tr("Neither this tile nor any of those left fits here (%1).").arg(edges);
    //: %Ln other tiles, %1 as in "north: railroad against mountain, east: prairie against mountain"
    return tr("The tile does not fit here, whichever way you turn it (%1); %Ln of those left would.", nullptr,
              others)
        .arg(edges);
}

QString BoardText::whyNoCowboy(const Game& game)
{
    std::set<CowboyObstacle> obstacles;
    for (const CompiledSegment& segment : game.set().design(*game.drawn()).segments) {
        const auto obstacle = cowboyObstacle(game, segment.ref);
        if (!obstacle)
            return {};
        obstacles.insert(*obstacle);
    }
    if (obstacles.contains(CowboyObstacle::NoneLeft))
        return tr("No cowboy can go on this tile: you have none left");
    if (obstacles.contains(CowboyObstacle::Occupied) && obstacles.contains(CowboyObstacle::NoFarmers))
        return tr("No cowboy can go on this tile: all its parts except the prairies are taken, and this game "
                  "has no farmers");
    if (obstacles.contains(CowboyObstacle::Occupied))
        return tr("No cowboy can go on this tile: all its parts are taken");
    return tr("No cowboy can go on this tile: this game has no farmers");
}

QString BoardText::feature(const FeatureInfo& feature)
{
    switch (feature.kind) {
    case FeatureKind::Railroad:
        return railroadText(feature);
    case FeatureKind::Mountain:
        return mountainText(feature);
    case FeatureKind::Prairie:
        //: Stands after an action, as in "Put a farmer on the prairie: worth 6 points now"
        return tr("worth %Ln point(s) now", nullptr, feature.value);
    case FeatureKind::City:
        return cityText(feature);
    }
    return {};
}

QString BoardText::action(const Game& game, const Action& action)
{
    if (action.type == Action::Type::None)
        return tr("Skip: end the turn");
    return ui::labelled(actionText(game, action), feature(game.feature(action.at, action.segment)));
}

QString BoardText::announcement(const Event& event, const GameRecord& record)
{
    bool worthTelling = false;
    std::visit(
        Listening{
            [&](const events::Score& score) {
                worthTelling = std::ranges::any_of(score.points, [](int gain) { return gain != 0; });
            },
            [&](const events::Draw& draw) { worthTelling = !draw.discarded.empty(); },
            kIgnored<events::Start, events::Place, events::Cowboy, events::Tent, events::Mine,
                     events::TakeBack, events::Tokens, events::TokensBack, events::Return, events::End>},
        event);
    return worthTelling ? eventText(event, record, false) : QString();
}

} // namespace lodeline::goldrush
