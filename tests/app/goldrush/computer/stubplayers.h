// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/ai/player.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>

namespace lodeline::test {

// The first legal placement and no action.
inline goldrush::Move firstMove(const goldrush::Game& game)
{
    return {game.legalPlacements()[0], {}};
}

// Moves at once.
class InstantPlayer : public goldrush::Player
{
public:
    goldrush::Move choose(const goldrush::Game& game, std::uint64_t, std::stop_token) override
    {
        return firstMove(game);
    }
};

// Thinks until it is asked to stop.
class PatientPlayer : public goldrush::Player
{
public:
    goldrush::Move choose(const goldrush::Game& game, std::uint64_t, std::stop_token stop) override
    {
        std::mutex mutex;
        std::condition_variable_any stopped;
        std::unique_lock lock(mutex);
        stopped.wait(lock, stop, [] { return false; });
        return firstMove(game);
    }
};

class ThrowingPlayer : public goldrush::Player
{
public:
    goldrush::Move choose(const goldrush::Game&, std::uint64_t, std::stop_token) override
    {
        throw std::runtime_error("out of ideas");
    }
};

// Plays where no tile can lie.
class CheatingPlayer : public goldrush::Player
{
public:
    goldrush::Move choose(const goldrush::Game&, std::uint64_t, std::stop_token) override
    {
        return {{{99, 99}, Rotation::R0}, {}};
    }
};

} // namespace lodeline::test
