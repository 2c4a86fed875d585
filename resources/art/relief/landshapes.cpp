// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/relief/landshapes.h"

#include "resources/art/land/contour.h"
#include "resources/art/relief/rows.h"
#include "resources/art/relief/shader.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace lodeline::art {

namespace {

constexpr int kCells = 128;      // a side of the tile
constexpr double kLine = 0.001;  // how far a line may leave out its own corners, in tile widths
constexpr double kBeyond = 0.02; // of the tile, in tile widths

QColor colourOf(Rgb colour, double opacity = 1)
{
    const auto part = [](double v) { return static_cast<float>(std::clamp(v, 0.0, 1.0)); };
    return QColor::fromRgbF(part(colour.r), part(colour.g), part(colour.b), part(opacity));
}

// How far a point is from the straight line between two others.
double awayFrom(QPointF p, QPointF from, QPointF to)
{
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    const QPointF off = p - from;
    if (length < 1e-12)
        return std::hypot(off.x(), off.y());
    return std::abs(along.x() * off.y() - along.y() * off.x()) / length;
}

// Keeps the first point, the last one, and between them what is needed to stay near the line.
void thin(const QPolygonF& line, qsizetype first, qsizetype last, QPolygonF& kept)
{
    qsizetype farthest = first;
    double most = kLine;
    for (qsizetype i = first + 1; i < last; ++i) {
        const double away = awayFrom(line[i], line[first], line[last]);
        if (away > most) {
            most = away;
            farthest = i;
        }
    }
    if (farthest == first)
        return;
    thin(line, first, farthest, kept);
    kept << line[farthest];
    thin(line, farthest, last, kept);
}

// What lies on the edge of the tile goes on beyond it, as half a pixel there would be mixed from all that
// is laid on one another.
QPointF beyondEdge(QPointF p)
{
    const auto beyond = [](double at) { return at <= 0 ? -kBeyond : at >= 1 ? 1 + kBeyond : at; };
    return {beyond(p.x()), beyond(p.y())};
}

QPainterPath thinned(const QPainterPath& path)
{
    QPainterPath result;
    for (QPolygonF line : path.toSubpathPolygons()) {
        std::ranges::transform(line, line.begin(), beyondEdge);
        const qsizetype half = line.size() / 2;
        QPolygonF kept{line.first()};
        thin(line, 0, half, kept);
        kept << line[half];
        thin(line, half, line.size() - 1, kept);
        if (kept.size() < 3)
            continue;
        result.addPolygon(kept);
        result.closeSubpath();
    }
    return result;
}

// The ground at the corners of cells.
class Ground
{
public:
    Ground(const Layout& layout, const Theme& theme) // these live longer
        : rows_(kCells + 1)
        , pixels_(kCells)
        , raster_(layout, pixels_, rows_)
        , shader_(layout, theme, raster_, pixels_)
    {
    }

    // Where what is measured at each corner is above a level.
    class Field
    {
    public:
        explicit Field(std::vector<double> values)
            : values_(std::move(values))
        {
        }
        QPainterPath above(double level) const
        {
            std::vector<double> over = values_;
            for (double& value : over)
                value -= level;
            return thinned(contour(over, kCells));
        }
        double most() const { return *std::ranges::max_element(values_); }

    private:
        std::vector<double> values_;
    };

    template <typename Measure>
    Field field(const Measure& measure) const
    {
        std::vector<double> values;
        values.reserve(std::size_t{kCells + 1} * (kCells + 1));
        for (int row = 0; row <= kCells; ++row) {
            for (int column = 0; column <= kCells; ++column)
                values.push_back(measure(column, row));
        }
        return Field(std::move(values));
    }
    const Raster& raster() const { return raster_; }
    const Shader& shader() const { return shader_; }
    Pixel pixel(int column, int row) const { return pixels_.at(column, row); }

private:
    Rows rows_;
    Pixels pixels_;
    Raster raster_;
    Shader shader_;
};

// Fills what lies above each level from `from` up to the highest, with what `colourAt` gives for the middle
// of the step.
template <typename ColourAt>
void drawSteps(QPainter& painter, const Ground::Field& field, double from, double step,
               const ColourAt& colourAt)
{
    for (double level = from; level < field.most(); level += step)
        painter.fillPath(field.above(level), colourAt(level + step / 2));
}

// An opacity that is laid on again at each step, so that a field looks as opaque as it is high.
template <typename OpacityAt>
double added(const OpacityAt& opacityAt, double level, double step)
{
    return 1 - (1 - opacityAt(level)) / (1 - opacityAt(level - step));
}

void drawShade(QPainter& painter, const Ground::Field& field, double step, Rgb colour)
{
    const auto opacity = [step](double middle) { return middle < step / 2 ? 0.0 : middle; };
    drawSteps(painter, field, step / 2, step,
              [&](double middle) { return colourOf(colour, added(opacity, middle, step)); });
}

} // namespace

LandShapes::LandShapes(const Layout& layout, const Theme& theme)
    : layout_(layout)
    , theme_(theme)
{
}

void LandShapes::drawPrairie(QPainter& painter) const
{
    constexpr double step = 0.14;
    const Ground ground(layout_, theme_);
    const Shader& shader = ground.shader();
    const auto colour = [&](double tone) {
        return colourOf(times(shader.prairieColour(tone), theme_.brightness));
    };
    painter.fillRect(QRectF(-kBeyond, -kBeyond, 1 + 2 * kBeyond, 1 + 2 * kBeyond), colour(0));
    const auto tone = [&](int column, int row) { return shader.tone(ground.pixel(column, row)); };
    drawSteps(painter, ground.field(tone), step / 2, step, colour);
    drawSteps(painter, ground.field([&](int column, int row) { return -tone(column, row); }), step / 2, step,
              [&](double dark) { return colour(-dark); });
    if (!layout_.mountains)
        return;
    drawShade(painter, ground.field([&](int column, int row) {
        return shader.foot(ground.pixel(column, row), ground.raster().depth(column, row));
    }),
              0.07, times(shader.foothill(), theme_.brightness));
    drawShade(painter, ground.field([&](int column, int row) { return shader.shadow(column, row); }), 0.07,
              {});
    if (layout_.gorges.empty())
        return;
    const std::vector<double> gorges(layout_.gorges.begin(), layout_.gorges.end());
    painter.fillPath(thinned(contour(gorges, Layout::kDepthCells)), theme_.ways.gorgeDark);
}

void LandShapes::drawMountains(QPainter& painter) const
{
    if (!layout_.mountains)
        return;
    constexpr double heights = 1.0 / 30;
    const Ground ground(layout_, theme_);
    const Shader& shader = ground.shader();
    const Raster& raster = ground.raster();
    const QPainterPath foot =
        ground.field([&](int column, int row) { return raster.depth(column, row); }).above(0);
    if (foot.isEmpty())
        return;
    constexpr double most = 1.06; // light
    const auto rock = [&](double height) { return shader.rockColour(height, 0, 0); };
    const auto bright = [&](Rgb colour) { return times(shader.lit(colour, most), theme_.brightness); };
    painter.fillPath(foot, colourOf(bright(rock(0))));
    painter.save();
    painter.setClipPath(foot, Qt::IntersectClip);
    const auto height = [&](int column, int row) {
        return raster.height(column, row) + 0.1 * shader.patch(ground.pixel(column, row));
    };
    drawSteps(painter, ground.field(height), heights, heights,
              [&](double middle) { return colourOf(bright(rock(middle))); });
    const auto snow = ground.field([&](int column, int row) { return shader.snow(column, row); });
    for (const double level : {0.25, 0.75})
        painter.fillPath(snow.above(level),
                         colourOf(bright(shader.rockColour(1, 0, 1)), level < 0.5 ? 0.5 : 1));
    // Each step of shade makes what lies below it as dark as rock is there.
    constexpr double step = 0.05;
    const auto dark = ground.field([&](int column, int row) { return most - shader.light(column, row); });
    for (double level = step / 2; level < dark.most(); level += step) {
        const Rgb before = shader.lit(rock(0.3), most - level + step / 2);
        const Rgb after = shader.lit(rock(0.3), most - level - step / 2);
        const double kept = std::min({1.0, after.r / before.r, after.g / before.g, after.b / before.b});
        const auto part = [&](double a, double b) { return kept < 1 ? (a - kept * b) / (1 - kept) : 0; };
        painter.fillPath(
            dark.above(level),
            colourOf({part(after.r, before.r), part(after.g, before.g), part(after.b, before.b)}, 1 - kept));
    }
    painter.restore();
}

} // namespace lodeline::art
