// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/tips/featuretip.h"

#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/board/tips/featurelines.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kRest = 400; // ms; those who only pass are told nothing

} // namespace

FeatureTip::FeatureTip(BoardScene& scene, QObject* parent)
    : QObject(parent)
    , scene_(scene)
{
    rest_.setSingleShot(true);
    rest_.setInterval(kRest);
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

bool FeatureTip::isTold(PlacedSegment segment) const
{
    return std::ranges::binary_search(told_, segment);
}

void FeatureTip::point(QPointF at)
{
    if (!enabled_ || !session_)
        return;
    const std::optional<PlacedSegment> segment = scene_.segmentAt(session_->game(), at);
    at_ = at;
    if (segment == target_ || (segment && isTold(*segment)))
        return;
    stop();
    target_ = segment;
    if (segment)
        rest_.start();
}

void FeatureTip::tellAt(QPointF at)
{
    point(at);
    if (rest_.isActive())
        tell();
}

void FeatureTip::stop()
{
    rest_.stop();
    target_.reset();
    if (!told_.empty())
        scene_.hideFeature();
    told_.clear();
}

// Where a person could expect to put one.
std::optional<CowboyObstacle> FeatureTip::obstacleTo(PlacedSegment segment) const
{
    if (session_->phase() != Game::Phase::Act || !session_->mayMove(kAnyPerson) ||
        session_->tentativePlacement()->at != segment.at)
        return std::nullopt;
    return cowboyObstacle(session_->game(), segment.segment);
}

void FeatureTip::tell()
{
    rest_.stop();
    if (!session_)
        return;
    const Game& game = session_->game();
    const auto [at, segment] = *target_;
    told_ = game.segments(at, segment);
    std::vector<LabelItem::Line> lines = featureLines(accountOf(game, at, segment), session_->record());
    if (const auto obstacle = obstacleTo(*target_))
        lines.push_back({-1, obstacleText(*obstacle)});
    scene_.showFeature(scene_.featureShapes(game, at, segment), {at_.x(), tileRect(at).top()},
                       std::move(lines));
}

} // namespace lodeline::goldrush
