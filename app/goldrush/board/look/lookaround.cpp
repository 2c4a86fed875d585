// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/look/lookaround.h"

#include "app/goldrush/board/look/lookwords.h"
#include "app/goldrush/board/look/ways.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/board/tips/featuretip.h"

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {
namespace {

int wrapped(int index, int count)
{
    return (index % count + count) % count;
}

} // namespace

LookAround::LookAround(BoardScene& scene, FeatureTip& tip, std::function<Rotation()> held, QObject* parent)
    : QObject(parent)
    , scene_(scene)
    , tip_(tip)
    , held_(std::move(held))
    , frame_(scene.style())
{
    scene_.addItem(&frame_);
}

LookAround::~LookAround() = default;

void LookAround::setSession(const GameSession* session)
{
    end();
    session_ = session;
}

void LookAround::setEnabled(bool on)
{
    enabled_ = on;
    refresh();
}

Position LookAround::lastTile() const
{
    const Game& game = session_->game();
    return game.placedTile(game.placedCount() - 1).placement.at;
}

void LookAround::walk(Side to)
{
    if (!session_)
        return;
    if (!glance_)
        toLastTile();
    else
        lookAt({nextInSight(session_->game(), glance_->at, to).value_or(glance_->at)});
}

void LookAround::toLastTile()
{
    if (session_)
        lookAt({lastTile()});
}

void LookAround::nextFeature(int steps)
{
    if (!session_)
        return;
    const Game& game = session_->game();
    const std::vector<PlacedSegment> all = featuresToVisit(game);
    if (all.empty())
        return;
    auto here = all.end();
    if (glance_ && glance_->of)
        here = std::ranges::find_if(all, [&](PlacedSegment feature) {
            return isSameFeature(game, feature, {glance_->at, *glance_->of});
        });
    const int count = static_cast<int>(all.size());
    const int from = here != all.end() ? static_cast<int>(here - all.begin()) : (steps > 0 ? -1 : count);
    const PlacedSegment next = all[static_cast<std::size_t>(wrapped(from + steps, count))];
    lookAt({next.at, next.segment});
}

void LookAround::nextPart(int steps)
{
    if (!session_)
        return;
    if (!glance_) {
        toLastTile();
        return;
    }
    const std::vector<PlacedSegment> parts = featuresOn(session_->game(), glance_->at);
    int here = -1; // the whole tile
    if (glance_->of)
        here = static_cast<int>(std::ranges::find(parts, PlacedSegment{glance_->at, *glance_->of}) -
                                parts.begin());
    const int next = wrapped(here + 1 + steps, static_cast<int>(parts.size()) + 1) - 1;
    Glance glance{glance_->at};
    if (next >= 0)
        glance.of = parts[static_cast<std::size_t>(next)].segment;
    lookAt(glance);
}

void LookAround::lookAt(const Glance& glance)
{
    glance_ = glance;
    show();
    emit moved();
}

void LookAround::end()
{
    if (!std::exchange(glance_, std::nullopt))
        return;
    hide();
    frame_.hide();
    emit shown();
    emit moved();
}

void LookAround::refresh()
{
    if (!glance_)
        return;
    if (!session_ || !isInSight(session_->game(), glance_->at)) {
        end();
        return;
    }
    if (glance_->of) {
        const auto part = partOf(session_->game(), {glance_->at, *glance_->of});
        glance_->of = part ? std::optional(part->segment) : std::nullopt;
    }
    show();
}

void LookAround::hide()
{
    tip_.stop();
    if (std::exchange(showsTile_, false))
        scene_.hideFeature();
}

void LookAround::show()
{
    hide();
    frame_.show(glance_->at);
    explain();
    emit shown();
}

void LookAround::explain()
{
    const Game& game = session_->game();
    const Position at = glance_->at;
    const std::vector<PlacedSegment> parts = featuresOn(game, at);
    if (parts.empty()) {
        tip_.tellOf(EmptySquare{at}, held_());
    } else if (glance_->of) {
        tip_.tellOf(PlacedSegment{at, *glance_->of}, held_());
    } else if (parts.size() == 1) {
        tip_.tellOf(parts.front(), held_());
    } else if (enabled_) {
        const QRectF tile = tileRect(at);
        scene_.showFeature({}, {tile.center().x(), tile.top()}, tileLines(game, session_->record(), at));
        showsTile_ = true;
    }
}

} // namespace lodeline::goldrush
