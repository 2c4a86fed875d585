// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/tilewarmer.h"

#include "app/goldrush/board/paint/boardstyle.h"
#include "engine/goldrush/rules/game.h"

#include <array>

namespace lodeline::goldrush {

namespace {

constexpr int kPauseMs = 15; // between two slices
constexpr qint64 kSliceMs = 5;
// Larger ones would take more memory than all others together.
constexpr std::array kSizes{64, 128, 32}; // px, the likeliest first

} // namespace

TileWarmer::TileWarmer(BoardStyle& style, QObject* parent)
    : QObject(parent)
    , style_(style)
{
    timer_.setInterval(kPauseMs);
    connect(&timer_, &QTimer::timeout, this, &TileWarmer::slice);
}

void TileWarmer::warm(const Game& game)
{
    work_.clear();
    for (const int px : kSizes) {
        for (int order = 0; order < game.placedCount(); ++order) {
            const PlacedTile tile = game.placedTile(order);
            if (!style_.tiles->hasExact(tile.design, tile.placement.rotation, {px, px}))
                work_.push_back({tile.design, index(tile.placement.rotation), px});
        }
    }
    if (!work_.empty())
        timer_.start();
}

void TileWarmer::stop()
{
    work_.clear();
    timer_.stop();
}

void TileWarmer::slice()
{
    QElapsedTimer clock;
    clock.start();
    while (!work_.empty() && clock.elapsed() < kSliceMs) {
        const Picture next = work_.front();
        work_.pop_front();
        style_.tiles->exact(next.design, static_cast<Rotation>(next.rotation), {next.px, next.px});
    }
    if (work_.empty())
        timer_.stop();
}

} // namespace lodeline::goldrush
