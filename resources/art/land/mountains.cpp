// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/land/mountains.h"

#include "resources/art/land/anchors.h"
#include "resources/art/land/noise.h"
#include "resources/art/land/polyline.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr double kNowhere = -2;    // the reach of a peak that has no place yet
constexpr double kMoat = 0.07;     // around a peak inside another mountain
constexpr double kLeastGap = 0.03; // half of what stays between two mountains
constexpr double kWaistOfCrossing = 0.36;

double cornerDistance(QPointF p)
{
    return lengthOf({std::min(p.x(), 1 - p.x()), std::min(p.y(), 1 - p.y())});
}

QPointF turnedBack(QPointF point, int turns)
{
    return rotated(point, static_cast<Rotation>((4 - turns) & 3));
}

} // namespace

Mountains::Mountains(const TileDesign& design, Clearance clearance)
    : seed_(hash(design.id))
    , clearance_(std::move(clearance))
{
    const bool alone = design.mountains.size() == 1 &&
                       std::none_of(design.railroads.begin(), design.railroads.end(),
                                    [](const auto& rails) { return rails.end != RailroadEnd::Mountain; });
    for (const MountainSegment& mountain : design.mountains)
        forms_.push_back(shapeOf(mountain, alone ? 0.42 : 0.34));
    const auto isBand = [](const Shape& shape) { return shape.form == Form::Band; };
    cross_ = std::count_if(forms_.begin(), forms_.end(), isBand) == 2;
    for (Shape& shape : forms_) {
        if (cross_ && isBand(shape))
            shape.waist = kWaistOfCrossing;
    }
}

bool Mountains::goesOver(std::size_t mountain) const
{
    const auto band = [](const Shape& shape) { return shape.form == Form::Band; };
    const auto first = std::find_if(forms_.begin(), forms_.end(), band);
    return band(forms_[mountain]) && first != forms_.begin() + static_cast<std::ptrdiff_t>(mountain);
}

Mountains::Shape Mountains::shapeOf(const MountainSegment& mountain, double reach)
{
    std::array<bool, kSides> has{};
    for (const Side side : mountain.edges)
        has[static_cast<std::size_t>(side)] = true;
    const auto count = std::count(has.begin(), has.end(), true);
    Shape shape;
    shape.reach = reach;
    if (count == 0) {
        shape.reach = kNowhere;
        return shape;
    }
    const auto first = [&](auto fits) {
        int turns = 0;
        while (turns < kSides && !fits(turns))
            ++turns;
        return turns;
    };
    const auto at = [&](int side) { return has[static_cast<std::size_t>(side & 3)]; };
    if (count == 1) {
        shape.form = Form::Lens;
        shape.turns = first([&](int t) { return at(t); });
    } else if (count == 2 && at(0) == at(2)) {
        shape.form = Form::Band;
        shape.turns = at(1) ? 0 : 1;
    } else if (count == 2) {
        shape.form = Form::Corner;
        shape.turns = first([&](int t) { return at(t) && at(t + 3); });
    } else if (count == 3) {
        shape.form = Form::Bay;
        shape.turns = first([&](int t) { return !at(t + 2); });
    } else {
        shape.form = Form::Whole;
    }
    return shape;
}

double Mountains::form(const Shape& shape, QPointF point) const
{
    if (shape.form == Form::Peak)
        return shape.reach - distanceBetween(point, shape.centre);
    const QPointF p = turnedBack(point, shape.turns);
    const double arch = 4 * p.x() * (1 - p.x());
    switch (shape.form) {
    case Form::Lens: // on the north edge
        return shape.reach * arch - p.y();
    case Form::Corner: { // north and west
        const double u = std::clamp((p.x() - p.y() + 1) / 2, 0.0, 1.0);
        return (1 + 0.08 * 4 * u * (1 - u) - p.x() - p.y()) * 0.707;
    }
    case Form::Band: // from west to east
        return 0.5 - shape.waist * arch - std::abs(p.y() - 0.5);
    case Form::Bay: // all but the south
        return 1 - 0.36 * arch - p.y();
    default:
        return 0.5;
    }
}

double Mountains::depth(int mountain, QPointF point) const
{
    const auto own = static_cast<std::size_t>(mountain);
    double depth = form(forms_[own], point);
    double apart = 1; // from the others, which no wiggle takes away
    const double corner = cornerDistance(point);
    const double gap = 0.13 * smoothstep(0.0, 0.3, corner);
    const double noise = valueNoise(point.x() * 7, point.y() * 7, seed_) +
                         0.5 * valueNoise(point.x() * 15, point.y() * 15, seed_ + 7) - 0.75;
    const double wiggle = 0.06 * noise * std::min(1.0, corner / 0.2);
    for (std::size_t other = 0; other < forms_.size(); ++other) {
        if (other == own)
            continue;
        const double its = form(forms_[other], point);
        const bool otherBand = forms_[other].form == Form::Band && forms_[own].form == Form::Band;
        if (cross_ && otherBand)
            depth = goesOver(own) ? std::min(depth, -its - gap) : depth;
        else if (isPeak(static_cast<int>(other)) && !isPeak(static_cast<int>(own))) {
            apart = std::min(apart, -its - wiggle);
            depth = std::min(depth, -its - kMoat);
        } else if (isPeak(static_cast<int>(other)) || !isPeak(static_cast<int>(own))) {
            apart = std::min(apart, (form(forms_[own], point) - its) / 2);
            depth = std::min(depth, (depth - its - gap) / 2);
        }
    }
    depth = std::min(depth, clearance_(mountain, point));
    depth += wiggle;
    return forms_.size() < 2 ? depth : std::min(depth, apart - kLeastGap * smoothstep(0.02, 0.1, corner));
}

int Mountains::deepest(QPointF point, double* depth) const
{
    int best = -1;
    *depth = -1;
    for (int mountain = 0; mountain < count(); ++mountain) {
        const double here = this->depth(mountain, point);
        if (best < 0 || here > *depth) {
            best = mountain;
            *depth = here;
        }
    }
    return best;
}

void Mountains::setPeak(int mountain, QPointF centre, double radius)
{
    Shape& shape = forms_[static_cast<std::size_t>(mountain)];
    shape.centre = centre;
    shape.reach = radius;
}

} // namespace lodeline::art
