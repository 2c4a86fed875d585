// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/figures.h"

#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace lodeline::goldrush::editor {
namespace {

struct StatisticsWords
{
    Q_DECLARE_TR_FUNCTIONS(StatisticsWords)
};

std::size_t at(FeatureKind kind)
{
    return static_cast<std::size_t>(kind);
}

} // namespace

int Figures::railroads() const
{
    return segments(FeatureKind::Railroad);
}

int Figures::edges(FeatureKind kind) const
{
    return statistics.edges[at(kind)];
}

int Figures::answering(FeatureKind kind) const
{
    return statistics.answering[at(kind)];
}

int Figures::segments(FeatureKind kind) const
{
    return statistics.segments[at(kind)];
}

double Figures::perTile(int count) const
{
    return tiles > 0 ? count / static_cast<double>(tiles) : 0.0;
}

Figures figuresOf(const TileSet& set)
{
    return {statisticsOf(set), static_cast<int>(set.tiles.size()), set.tileCount(), set.tokenCount(),
            set.nuggetCount()};
}

QString edgeKindText(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        //: Kind of an edge: name of a row, or one of the sides of a square
        return StatisticsWords::tr("Railroad");
    case FeatureKind::Mountain:
        //: Kind of an edge: name of a row, or one of the sides of a square
        return StatisticsWords::tr("Mountain");
    case FeatureKind::Prairie:
        //: Kind of an edge: name of a row, or one of the sides of a square
        return StatisticsWords::tr("Prairie");
    case FeatureKind::City:
        //: Kind of a part of a tile: name of a row
        return StatisticsWords::tr("City");
    }
    return {};
}

QString shapeText(const SquareShape& shape)
{
    QStringList sides;
    for (const auto& kind : shape) {
        //: One of the sides of a square: there is no tile beside it
        sides << (kind ? edgeKindText(*kind) : StatisticsWords::tr("Open"));
    }
    //: Stands between the sides of a square, as in "Railroad, Open, Mountain, Open"
    const QString listed = sides.join(StatisticsWords::tr(", "));
    //: What lies around a square: %1 such as "Railroad, Open, Mountain, Open"
    return StatisticsWords::tr("Clockwise from north: %1").arg(listed);
}

QString shareText(double share)
{
    return percentText(share > 0 && share < 1 ? std::clamp(share, 0.01, 0.99) : share);
}

QString numberText(int number)
{
    return QLocale().toString(number);
}

QString meanText(double number)
{
    return QLocale().toString(number, 'f', 1);
}

} // namespace lodeline::goldrush::editor
