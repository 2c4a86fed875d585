// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/tips/featuretip.h"

#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/board/tips/featurelines.h"
#include "app/goldrush/board/tips/targetlines.h"

#include <algorithm>
#include <set>
#include <utility>

namespace lodeline::goldrush {
namespace {

// ms; those who only pass are told nothing, and those who look how a tile would lie are not in their way at
// once.
constexpr int kRest = 400;
constexpr int kRestOnOffer = 1200;

// What the words are about; of an empty square also what lies at its sides, as it tells what fits.
std::vector<Kept> keptBeside(const Target& target)
{
    const Position at = positionOf(target);
    std::vector<Kept> kept{{tileRect(at)}};
    if (std::holds_alternative<EmptySquare>(target)) {
        for (const Side side : {Side::North, Side::East, Side::South, Side::West})
            kept.push_back({tileRect(neighbour(at, side)), Kept::kBeside});
    }
    return kept;
}

// And all else that somebody may want to see or to click.
std::vector<Kept> keptFree(const Target& target, const Game& game)
{
    std::vector<Kept> kept = keptBeside(target);
    if (!std::holds_alternative<EmptySquare>(target))
        return kept;
    for (int order = 0; order < game.placedCount(); ++order)
        kept.push_back({tileRect(game.placedTile(order).placement.at), Kept::kOther});
    if (game.phase() != Game::Phase::Place)
        return kept;
    std::set<Position> spots;
    const PlacementSet placements = game.legalPlacements();
    for (int i = 0; i < placements.size(); ++i)
        spots.insert(placements[i].at);
    for (const Position at : spots)
        kept.push_back({tileRect(at), Kept::kOther});
    return kept;
}

} // namespace

FeatureTip::FeatureTip(BoardScene& scene, QObject* parent)
    : QObject(parent)
    , scene_(scene)
{
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, &FeatureTip::tell);
}

void FeatureTip::setSession(const GameSession* session)
{
    stop();
    session_ = session;
}

void FeatureTip::setEnabled(bool on)
{
    enabled_ = on;
    if (!on)
        stop();
}

void FeatureTip::setTellsSquares(bool on)
{
    tellsSquares_ = on;
    if (!on)
        stop();
}

bool FeatureTip::isWanted(const Target& target) const
{
    return std::holds_alternative<EmptySquare>(target) ? tellsSquares_ : enabled_;
}

bool FeatureTip::isTold(const Target& target) const
{
    const auto* segment = std::get_if<PlacedSegment>(&target);
    return segment && std::ranges::binary_search(told_, *segment);
}

void FeatureTip::point(QPointF at, Rotation held, bool isOffer)
{
    if (!session_)
        return;
    std::optional<Target> target = targetAt(scene_, session_->game(), at);
    if (target && !isWanted(*target))
        target.reset();
    at_ = at;
    held_ = held;
    if (target == target_ || (target && isTold(*target)))
        return;
    stop();
    target_ = target;
    if (target)
        rest_.start(isOffer ? kRestOnOffer : kRest);
}

void FeatureTip::tellAt(QPointF at, Rotation held)
{
    point(at, held);
    if (rest_.isActive())
        tell();
}

void FeatureTip::tellOf(const Target& target, Rotation held)
{
    stop();
    if (!session_ || !isWanted(target))
        return;
    const auto segment = segmentIn(target);
    at_ = segment ? scene_.anchor(session_->game(), segment->at, segment->segment)
                  : tileRect(positionOf(target)).center();
    held_ = held;
    target_ = target;
    tell();
}

void FeatureTip::stop()
{
    rest_.stop();
    target_.reset();
    if (std::exchange(shows_, false))
        scene_.hideFeature();
    told_.clear();
}

void FeatureTip::retranslate()
{
    if (shows_)
        tell();
}

// Where a person could expect to put one.
std::optional<CowboyObstacle> FeatureTip::obstacleTo(PlacedSegment segment) const
{
    if (session_->phase() != Game::Phase::Act || !session_->mayMove(kAnyPerson) ||
        session_->tentativePlacement()->at != segment.at)
        return std::nullopt;
    return cowboyObstacle(session_->game(), segment.segment);
}

std::vector<QPainterPath> FeatureTip::shapesOf(const Target& target)
{
    if (const auto of = segmentIn(target))
        return scene_.featureShapes(session_->game(), of->at, of->segment);
    QPainterPath square;
    square.addRect(tileRect(positionOf(target)));
    return {square};
}

void FeatureTip::tell()
{
    rest_.stop();
    if (!session_)
        return;
    const auto segment = segmentIn(*target_);
    if (const auto* feature = std::get_if<PlacedSegment>(&*target_))
        told_ = session_->game().segments(feature->at, feature->segment);
    std::vector<LabelItem::Line> lines = targetLines(*session_, *target_, held_);
    if (const auto obstacle = segment ? obstacleTo(*segment) : std::nullopt)
        lines.push_back({-1, obstacleText(*obstacle)});
    if (lines.empty())
        return;
    shows_ = true;
    scene_.showFeature(shapesOf(*target_), {at_.x(), tileRect(positionOf(*target_)).top()}, std::move(lines),
                       keptFree(*target_, session_->game()));
}

} // namespace lodeline::goldrush
