// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/modes/placingmode.h"

#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "engine/goldrush/knowledge/edges.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {

PlacingMode::PlacingMode(BoardScene& scene, const Game& game, ui::KeyText keys)
    : game_(game)
    , keys_(std::move(keys))
    , design_(game.drawn().value_or(0))
    , ghost_(scene.style())
{
    collectSpots();
    for (Spot& spot : spots_) {
        spot.item = std::make_unique<SpotItem>(scene.style(), spot.at);
        scene.addItem(spot.item.get());
    }
    scene.addItem(&ghost_);
    if (!fitsAnywhere(wanted_))
        turn(1);
}

void PlacingMode::collectSpots()
{
    for (const Placement& placement : game_.legalPlacements().toVector()) {
        auto spot = std::find_if(spots_.begin(), spots_.end(),
                                 [&placement](const Spot& known) { return known.at == placement.at; });
        if (spot == spots_.end()) {
            spots_.push_back({placement.at, {}, nullptr});
            spot = std::prev(spots_.end());
        }
        spot->fits[static_cast<std::size_t>(placement.rotation)] = true;
    }
    std::sort(spots_.begin(), spots_.end(), [](const Spot& a, const Spot& b) { return a.at < b.at; });
}

int PlacingMode::Spot::rotations() const
{
    return static_cast<int>(std::count(fits.begin(), fits.end(), true));
}

Rotation PlacingMode::Spot::nearest(Rotation wanted) const
{
    for (const int turns : {0, 1, -1, 2}) {
        const Rotation candidate = rotated(wanted, turns);
        if (fits[static_cast<std::size_t>(candidate)])
            return candidate;
    }
    return wanted;
}

Placement PlacingMode::placementAt(int index) const
{
    const Spot& spot = spots_[static_cast<std::size_t>(index)];
    return {spot.at, spot.nearest(wanted_)};
}

bool PlacingMode::fitsAnywhere(Rotation rotation) const
{
    return std::any_of(spots_.begin(), spots_.end(), [rotation](const Spot& spot) {
        return spot.fits[static_cast<std::size_t>(rotation)];
    });
}

QString PlacingMode::hint() const
{
    if (refused_ && chosen_ < 0)
        return BoardText::whyNot(game_, *refused_, wanted_);
    if (chosen_ < 0)
        return tr("Place the tile on a marked spot: click, or choose with Tab and the arrow keys.");
    if (spots_[static_cast<std::size_t>(chosen_)].rotations() == 1)
        return tr("The tile fits here only this way. Click or press Enter to place it.");
    return turnHint();
}

QString PlacingMode::turnHint() const
{
    const QString key = keys_(QStringLiteral("rotate-right"));
    // The wheel turns what the pointer holds, and zooms over what the keyboard has chosen.
    const bool byWheel = wheelTurns_ && !byKeyboard_;
    if (byWheel)
        return ui::withKey(
            key,
            //: %1 is a key
            tr("Click or press Enter to place the tile; %1, the right mouse button or the wheel turns it."),
            tr("Click or press Enter to place the tile; the right mouse button or the wheel turns it."));
    return ui::withKey(key,
                       //: %1 is a key
                       tr("Click or press Enter to place the tile; %1 or the right mouse button turns it."),
                       tr("Click or press Enter to place the tile; the right mouse button turns it."));
}

QString PlacingMode::offerName(int index) const
{
    const QString name = BoardText::placement(placementAt(index));
    if (spots_[static_cast<std::size_t>(index)].rotations() > 1)
        return name;
    //: %1 is "Place at column 2, row -1, turned 90 degrees"
    return tr("%1, the only way it fits here").arg(name);
}

QRectF PlacingMode::offerRect(int index, qreal) const
{
    return tileRect(spots_[static_cast<std::size_t>(index)].at);
}

int PlacingMode::offerAt(QPointF point, qreal) const
{
    const Position at = positionAt(point);
    for (int index = 0; index < offerCount(); ++index) {
        if (spots_[static_cast<std::size_t>(index)].at == at)
            return index;
    }
    return -1;
}

int PlacingMode::firstOffer() const
{
    const Position last = game_.placedTile(game_.placedCount() - 1).placement.at;
    const auto distance = [last](const Spot& spot) {
        return std::abs(spot.at.x - last.x) + std::abs(spot.at.y - last.y);
    };
    const auto nearest =
        std::min_element(spots_.begin(), spots_.end(),
                         [&distance](const Spot& a, const Spot& b) { return distance(a) < distance(b); });
    return static_cast<int>(nearest - spots_.begin());
}

bool PlacingMode::look(std::optional<QPointF> point)
{
    std::optional<Position> at;
    if (point)
        at = positionAt(*point);
    if (at && !isClosed(*at))
        at.reset();
    return std::exchange(refused_, at) != at;
}

bool PlacingMode::fitsNowhere(QPointF point) const
{
    return isClosed(positionAt(point));
}

bool PlacingMode::isClosed(Position at) const
{
    const WantedEdges wanted = edgesAround(game_, at);
    return wanted != WantedEdges{} && !game_.tileAt(at) &&
           fittingRotations(game_.tileSet(), design_, wanted).empty();
}

void PlacingMode::choose(int index, bool byKeyboard)
{
    if (chosen_ >= 0)
        spots_[static_cast<std::size_t>(chosen_)].item->show();
    chosen_ = index;
    byKeyboard_ = byKeyboard;
    if (chosen_ >= 0)
        spots_[static_cast<std::size_t>(chosen_)].item->hide();
    showGhost();
}

bool PlacingMode::turn(int quarterTurns)
{
    const int step = quarterTurns < 0 ? -1 : 1;
    const Rotation from = heldRotation();
    Rotation next = from;
    for (int tried = 1; tried < kRotations; ++tried) {
        next = rotated(next, step);
        const bool fits =
            chosen_ < 0 ? fitsAnywhere(next)
                        : spots_[static_cast<std::size_t>(chosen_)].fits[static_cast<std::size_t>(next)];
        if (fits) {
            wanted_ = next;
            showGhost();
            return true;
        }
    }
    return false;
}

bool PlacingMode::canTurn() const
{
    return chosen_ >= 0 && spots_[static_cast<std::size_t>(chosen_)].rotations() > 1;
}

Rotation PlacingMode::heldRotation() const
{
    return chosen_ < 0 ? wanted_ : placementAt(chosen_).rotation;
}

void PlacingMode::showGhost()
{
    if (chosen_ < 0) {
        ghost_.hide();
        return;
    }
    const Placement placement = placementAt(chosen_);
    const int rotations = spots_[static_cast<std::size_t>(chosen_)].rotations();
    ghost_.show({design_, placement.at, placement.rotation, rotations, byKeyboard_});
}

} // namespace lodeline::goldrush
