// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/statisticsrows.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace lodeline::goldrush::editor {
namespace {

struct StatisticsRows
{
    Q_DECLARE_TR_FUNCTIONS(StatisticsRows)
};

using Row = ComparisonChart::Row;
constexpr std::array kEdgeKinds{FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::Prairie};

double share(int part, int whole)
{
    return whole > 0 ? part / static_cast<double>(whole) : 0.0;
}

QString withShare(const QString& count, double part)
{
    //: A number and, in parentheses, its share: "54 (75%)"
    return StatisticsRows::tr("%1 (%2)").arg(count, shareText(part));
}

Row plainRow(const QString& label, const QString& own, const QString& reference)
{
    return {label, own, reference, std::nullopt, 0, std::nullopt, {}};
}

Row shareRow(const QString& label, int own, int ownAll, int reference, int referenceAll)
{
    const double part = share(own, ownAll);
    const double other = share(reference, referenceAll);
    return {label, withShare(numberText(own), part), shareText(other), part, other, std::nullopt, {}};
}

// A count, compared by what there is on a hundred tiles; `scaled` makes bars of these.
Row countRow(const QString& label, const Figures& own, int count, const Figures& reference, int other)
{
    const double mean = 100 * own.perTile(count);
    const double otherMean = 100 * reference.perTile(other);
    //: A number and, in parentheses, what it is per hundred tiles: "54 (75 per 100)"
    const QString text =
        StatisticsRows::tr("%1 (%2 per 100)").arg(numberText(count), numberText(qRound(mean)));
    return {label, text, numberText(qRound(otherMean)), mean, otherMean, std::nullopt, {}};
}

ChartRows scaled(ChartRows rows)
{
    double most = 0;
    for (const Row& row : rows)
        most = std::max({most, row.bar.value_or(0), row.line});
    for (Row& row : rows) {
        row.bar = most > 0 ? row.bar.value_or(0) / most : 0;
        row.line = most > 0 ? row.line / most : 0;
    }
    return rows;
}

} // namespace

ChartRows overviewRows(const Figures& own, const Figures& reference)
{
    const auto copies = [](const Figures& figures) {
        return meanText(figures.designs > 0 ? figures.tiles / static_cast<double>(figures.designs) : 0);
    };
    //: Row of a chart: how many the set has
    return {plainRow(StatisticsRows::tr("Tiles"), numberText(own.tiles), numberText(reference.tiles)),
            //: Row of a chart: how many the set has
            plainRow(StatisticsRows::tr("Designs"), numberText(own.designs), numberText(reference.designs)),
            //: The mean number of copies
            plainRow(StatisticsRows::tr("Copies per design"), copies(own), copies(reference))};
}

ChartRows edgeRows(const Figures& own, const Figures& reference)
{
    ChartRows rows;
    for (const FeatureKind kind : kEdgeKinds) {
        rows.push_back(shareRow(edgeKindText(kind), own.edges(kind), kSides * own.tiles,
                                reference.edges(kind), kSides * reference.tiles));
        rows.back().mark = kind;
    }
    return rows;
}

ChartRows supplyRows(const Figures& own, const Figures& reference)
{
    ChartRows rows;
    for (const FeatureKind kind : kEdgeKinds) {
        Row row = shareRow(edgeKindText(kind), own.answering(kind), own.tiles, reference.answering(kind),
                           reference.tiles);
        //: Edges of one kind, on all tiles together
        const QString asking =
            StatisticsRows::tr("%Ln edge(s) that need a neighbor", nullptr, own.edges(kind));
        //: Tiles that have such an edge
        const QString answering = StatisticsRows::tr("%Ln matching tile(s)", nullptr, own.answering(kind));
        //: Edges and matching tiles: %1 "56 edges that need a neighbor", %2 "27 matching tiles", %3 a
        //: percentage
        row.told = StatisticsRows::tr("%1, %2, %3").arg(asking, answering, shareText(*row.bar));
        //: Edges and matching tiles: %1 a number of edges, %2 a number of tiles and their share:
        //: "56 / 27 (75%)"
        row.text = StatisticsRows::tr("%1 / %2").arg(numberText(own.edges(kind)), row.text);
        row.mark = kind;
        rows.push_back(row);
    }
    return rows;
}

ChartRows featureRows(const Figures& own, const Figures& reference)
{
    const auto row = [&](const QString& label, FeatureKind kind) {
        return countRow(label, own, own.segments(kind), reference, reference.segments(kind));
    };
    //: Row of a chart: how many the tiles have
    return scaled({row(StatisticsRows::tr("Railroads"), FeatureKind::Railroad),
                   //: Row of a chart: how many the tiles have
                   row(StatisticsRows::tr("Mountains"), FeatureKind::Mountain),
                   //: Row of a chart: how many the tiles have
                   row(StatisticsRows::tr("Prairies"), FeatureKind::Prairie),
                   //: Row of a chart: how many the tiles have
                   row(StatisticsRows::tr("Cities"), FeatureKind::City)});
}

ChartRows endRows(const Figures& own, const Figures& reference)
{
    const auto row = [&](const QString& label, RailroadEnd end) {
        const auto at = static_cast<std::size_t>(end);
        return shareRow(label, own.statistics.railroadEnds[at], own.railroads(),
                        reference.statistics.railroadEnds[at], reference.railroads());
    };
    //: What becomes of a railroad on its tile
    return {row(StatisticsRows::tr("Runs through"), RailroadEnd::Through),
            row(StatisticsRows::tr("Ends in a junction"), RailroadEnd::Junction),
            row(StatisticsRows::tr("Ends in a city"), RailroadEnd::City),
            row(StatisticsRows::tr("Ends in a mountain"), RailroadEnd::Mountain)};
}

ChartRows symbolRows(const Figures& own, const Figures& reference)
{
    const auto row = [&](const QString& label, int count, int other) {
        return countRow(label, own, count, reference, other);
    };
    const SetStatistics& a = own.statistics;
    const SetStatistics& b = reference.statistics;
    //: Row of a chart: how many the set has
    return scaled({row(StatisticsRows::tr("Locomotives"), a.locomotives, b.locomotives),
                   //: Row of a chart: how many the set has
                   row(StatisticsRows::tr("Tipi camps"), a.tipis, b.tipis),
                   //: Row of a chart: how many the set has
                   row(StatisticsRows::tr("Horse herds"), a.horses, b.horses),
                   //: Row of a chart: how many the set has
                   row(StatisticsRows::tr("Nuggets"), own.nuggets, reference.nuggets),
                   //: Row of a chart: how many the set has
                   row(StatisticsRows::tr("Mining tokens"), own.tokens, reference.tokens)});
}

ChartRows chanceRows(const Figures& own, const Figures& reference)
{
    ChartRows rows;
    for (int neighbours = 1; neighbours <= kSides; ++neighbours) {
        const double chance = own.statistics.chanceToFill(neighbours);
        const double other = reference.statistics.chanceToFill(neighbours);
        //: Row of a chart: tiles beside an open square
        rows.push_back({StatisticsRows::tr("%Ln neighbor(s)", nullptr, neighbours),
                        shareText(chance),
                        shareText(other),
                        chance,
                        other,
                        std::nullopt,
                        {}});
    }
    return rows;
}

} // namespace lodeline::goldrush::editor
