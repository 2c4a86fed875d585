// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artedges/edgecolours.h"

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

constexpr double kDepth = 0.04;      // of the side of the picture
constexpr double kCorner = 0.08;     // at both ends, which belong to two edges
constexpr double kMiddleBegin = 0.4; // of the edge
constexpr double kMiddleEnd = 0.6;   // of the edge
constexpr double kSpreadThatCounts = 3;

double linear(int channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double labRoot(double t)
{
    return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

// CIE L*a*b* of sRGB.
SeenColour seen(QRgb pixel)
{
    const double r = linear(qRed(pixel));
    const double g = linear(qGreen(pixel));
    const double b = linear(qBlue(pixel));
    const double x = labRoot((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = labRoot(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = labRoot((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

int channel(double linearValue)
{
    const double value = std::clamp(linearValue, 0.0, 1.0);
    const double shown = value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(255 * shown));
}

double labPower(double root)
{
    return root > 6.0 / 29 ? root * root * root : (116 * root - 16) * 27 / 24389;
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

SeenColour median(const std::vector<SeenColour>& colours)
{
    const auto of = [&](double SeenColour::*part) {
        std::vector<double> values;
        values.reserve(colours.size());
        for (const SeenColour& colour : colours)
            values.push_back(colour.*part);
        return median(std::move(values));
    };
    return {of(&SeenColour::lightness), of(&SeenColour::greenRed), of(&SeenColour::blueYellow)};
}

// A pixel by how far it lies along an edge, clockwise, and how deep.
QRgb pixelAt(const QImage& picture, Side side, int along, int depth)
{
    const int last = picture.width() - 1;
    switch (side) {
    case Side::North:
        return picture.pixel(along, depth);
    case Side::East:
        return picture.pixel(last - depth, along);
    case Side::South:
        return picture.pixel(last - along, last - depth);
    case Side::West:
        return picture.pixel(depth, last - along);
    }
    return 0;
}

SeenColour stripOf(const QImage& picture, Side side, double begin, double end)
{
    const int length = picture.width();
    const int depth = std::max(1, static_cast<int>(kDepth * length));
    std::vector<SeenColour> colours;
    for (int along = static_cast<int>(begin * length); along < static_cast<int>(end * length); ++along)
        for (int deep = 0; deep < depth; ++deep)
            colours.push_back(seen(pixelAt(picture, side, along, deep)));
    return median(colours);
}

SeenColour between(const SeenColour& a, const SeenColour& b)
{
    return {(a.lightness + b.lightness) / 2, (a.greenRed + b.greenRed) / 2,
            (a.blueYellow + b.blueYellow) / 2};
}

struct Edge
{
    int tile;
    Side side;
    EdgeColours colours;
};

struct Oddness
{
    SeenColour common;
    std::vector<double> distances; // from it, each as a multiple of what stands out
};

Oddness oddness(const std::vector<Edge>& edges, SeenColour EdgeColours::*part)
{
    std::vector<SeenColour> colours;
    for (const Edge& edge : edges)
        colours.push_back(edge.colours.*part);
    const SeenColour common = median(colours);
    std::vector<double> distances;
    for (const SeenColour& colour : colours)
        distances.push_back(distance(colour, common));
    const double limit = std::max(kStandsOut, kSpreadThatCounts * median(distances));
    for (double& one : distances)
        one /= limit;
    return {common, std::move(distances)};
}

} // namespace

double distance(const SeenColour& a, const SeenColour& b)
{
    return std::hypot(a.lightness - b.lightness, a.greenRed - b.greenRed, a.blueYellow - b.blueYellow);
}

QColor colourOf(const SeenColour& seen)
{
    const double root = (seen.lightness + 16) / 116;
    const double x = 0.9505 * labPower(root + seen.greenRed / 500);
    const double y = labPower(root);
    const double z = 1.089 * labPower(root - seen.blueYellow / 200);
    return {channel(3.2406 * x - 1.5372 * y - 0.4986 * z), channel(-0.9689 * x + 1.8758 * y + 0.0415 * z),
            channel(0.0557 * x - 0.204 * y + 1.057 * z)};
}

PictureEdges edgesOf(const QImage& picture)
{
    PictureEdges edges;
    for (const Side side : kAllSides) {
        const SeenColour before = stripOf(picture, side, kCorner, kMiddleBegin);
        const SeenColour after = stripOf(picture, side, kMiddleEnd, 1 - kCorner);
        edges[static_cast<std::size_t>(side)] = {stripOf(picture, side, kMiddleBegin, kMiddleEnd),
                                                 between(before, after)};
    }
    return edges;
}

std::vector<OddEdge> edgesThatStandOut(const std::vector<TileDesign>& tiles,
                                       const std::vector<std::optional<PictureEdges>>& edges)
{
    std::vector<OddEdge> odd;
    for (const FeatureKind kind : {FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::Prairie}) {
        std::vector<Edge> alike;
        for (std::size_t tile = 0; tile < std::min(tiles.size(), edges.size()); ++tile)
            for (const Side side : kAllSides)
                if (edges[tile] && tiles[tile].edgeKind(side) == kind)
                    alike.push_back(
                        {static_cast<int>(tile), side, (*edges[tile])[static_cast<std::size_t>(side)]});
        if (alike.size() < kFewestAlike)
            continue;
        const Oddness middles = oddness(alike, &EdgeColours::middle);
        const Oddness flanks = oddness(alike, &EdgeColours::flanks);
        for (std::size_t i = 0; i < alike.size(); ++i) {
            const Edge& edge = alike[i];
            const bool isInMiddle = middles.distances[i] > flanks.distances[i];
            if (std::max(middles.distances[i], flanks.distances[i]) > 1)
                odd.push_back({edge.tile, edge.side, isInMiddle ? edge.colours.middle : edge.colours.flanks,
                               isInMiddle ? middles.common : flanks.common});
        }
    }
    return odd;
}

} // namespace lodeline::goldrush::editor
