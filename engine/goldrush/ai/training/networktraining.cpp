// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/training/networktraining.h"

#include "engine/core/random.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

namespace lodeline::goldrush {
namespace {

constexpr float kPackedUnit = 256;    // an input is kept as a multiple of 1 / kPackedUnit
constexpr std::size_t kBatch = 256;   // positions
constexpr double kMostMissed = 4;     // a miss counts as no more than so many usual ones
constexpr float kFirstWeight = 0.85F; // of an input at the start, either way

using Gradient = std::array<float, Network::kParameters>;

// Adam with the usual constants.
class Descent
{
public:
    void step(Network& network, const Gradient& gradient, float rate)
    {
        constexpr float kMeanMemory = 0.9F;
        constexpr float kSquareMemory = 0.999F;
        constexpr float kLeast = 1e-8F;
        meanShare_ *= kMeanMemory;
        squareShare_ *= kSquareMemory;
        for (std::size_t i = 0; i < gradient.size(); ++i) {
            const float slope = gradient[i];
            mean_[i] = kMeanMemory * mean_[i] + (1 - kMeanMemory) * slope;
            square_[i] = kSquareMemory * square_[i] + (1 - kSquareMemory) * slope * slope;
            const float deviation = std::sqrt(square_[i] / (1 - squareShare_)) + kLeast;
            network.parameters[i] -= rate * mean_[i] / (1 - meanShare_) / deviation;
        }
    }

private:
    Gradient mean_{};
    Gradient square_{};
    float meanShare_ = 1; // what the start, which was nothing, still counts for
    float squareShare_ = 1;
};

// By how much one more point for this holding changes the parameters.
void addSlopes(const Network& network, const Network::Input& input, const Network::Units& units, float factor,
               Gradient& gradient)
{
    Network::Units slopes{};
    for (std::size_t unit = 0; unit < Network::kUnits; ++unit) {
        if (units[unit] <= 0)
            continue;
        gradient[Network::kLast + unit] += factor * units[unit];
        slopes[unit] = factor * network.parameters[Network::kLast + unit];
        gradient[Network::kBias + unit] += slopes[unit];
    }
    for (std::size_t i = 0; i < Network::kInputs; ++i) {
        if (input[i] == 0)
            continue;
        for (std::size_t unit = 0; unit < Network::kUnits; ++unit)
            gradient[i * Network::kUnits + unit] += input[i] * slopes[unit];
    }
}

class Fitting
{
public:
    Fitting(const Misses& misses, std::uint64_t seed)
        : misses_(misses)
        , random_(seed)
        , order_(misses.positions())
        , usual_(usualMiss(misses))
    {
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        for (std::size_t i = 0; i < Network::kBias; ++i)
            network_.parameters[i] = kFirstWeight * between();
    }

    std::size_t batches() const { return (order_.size() + kBatch - 1) / kBatch; }

    void shuffle()
    {
        for (std::size_t i = order_.size(); i > 1; --i)
            std::swap(order_[i - 1], order_[random_.below(static_cast<std::uint32_t>(i))]);
    }

    void fit(std::size_t batch, float rate)
    {
        const std::size_t first = batch * kBatch;
        const std::size_t last = std::min(first + kBatch, order_.size());
        Gradient gradient{};
        for (std::size_t i = first; i < last; ++i)
            addPosition(order_[i], gradient);
        for (float& slope : gradient)
            slope /= static_cast<float>(last - first);
        descent_.step(network_, gradient, rate);
    }

    // In points.
    Network network() const
    {
        Network network = network_;
        for (std::size_t i = Network::kLast; i < Network::kParameters; ++i)
            network.parameters[i] *= static_cast<float>(usual_);
        return network;
    }

private:
    static double usualMiss(const Misses& misses)
    {
        double squares = 0;
        double players = 0;
        for (std::size_t position = 0; position < misses.positions(); ++position)
            for (std::size_t player = 0; player < misses.players(position); ++player, ++players)
                squares += misses.points(position, player) * misses.points(position, player);
        return squares > 0 ? std::sqrt(squares / players) : 1.0;
    }

    // -1 to 1.
    float between()
    {
        constexpr std::uint32_t kScale = 1U << 20;
        return 2.0F * static_cast<float>(random_.below(kScale)) / kScale - 1.0F;
    }

    void addPosition(std::size_t position, Gradient& gradient)
    {
        const std::size_t players = misses_.players(position);
        found_.assign(players, 0.0);
        units_.clear();
        for (std::size_t player = 0; player < players; ++player)
            misses_.forEachHolding(position, player, [&](const Network::Input& input) {
                units_.push_back(network_.units(input));
                found_[player] += static_cast<double>(network_.points(units_.back()));
            });
        const double mean = std::accumulate(found_.begin(), found_.end(), 0.0) / static_cast<double>(players);
        auto units = units_.cbegin();
        for (std::size_t player = 0; player < players; ++player) {
            const double error = std::clamp(found_[player] - mean - misses_.points(position, player) / usual_,
                                            -kMostMissed, kMostMissed);
            misses_.forEachHolding(position, player, [&](const Network::Input& input) {
                addSlopes(network_, input, *units++, static_cast<float>(error), gradient);
            });
        }
    }

    const Misses& misses_;
    Random random_;
    std::vector<std::size_t> order_; // of the positions
    double usual_;                   // miss, in points: what the network is fitted to is about 1
    Network network_;
    Descent descent_;
    // In the position that was added last:
    std::vector<double> found_;         // by player
    std::vector<Network::Units> units_; // by holding
};

// Large steps first, small ones in the end.
float rateAt(int pass, int passes)
{
    constexpr float kRate = 0.001F;
    if (2 * pass < passes)
        return kRate;
    return 4 * pass < 3 * passes ? 0.3F * kRate : 0.1F * kRate;
}

} // namespace

Misses::Packed Misses::packed(const Network::Input& input)
{
    Packed packed;
    std::ranges::transform(input, packed.begin(), [](float amount) {
        constexpr float kMost = std::numeric_limits<std::int16_t>::max();
        return static_cast<std::int16_t>(std::clamp(std::round(amount * kPackedUnit), -kMost, kMost));
    });
    return packed;
}

Network::Input Misses::unpacked(const Packed& packed)
{
    Network::Input input;
    std::ranges::transform(packed, input.begin(),
                           [](std::int16_t amount) { return static_cast<float>(amount) / kPackedUnit; });
    return input;
}

void Misses::add(std::span<const Player> players)
{
    positions_.push_back(
        {static_cast<std::uint32_t>(entries_.size()), static_cast<std::uint32_t>(players.size())});
    for (const Player& player : players) {
        entries_.push_back({static_cast<float>(player.points), static_cast<std::uint32_t>(packed_.size()),
                            static_cast<std::uint32_t>(player.holdings.size())});
        std::ranges::transform(player.holdings, std::back_inserter(packed_), packed);
    }
}

void Misses::append(const Misses& later)
{
    const auto entries = static_cast<std::uint32_t>(entries_.size());
    const auto holdings = static_cast<std::uint32_t>(packed_.size());
    for (Position position : later.positions_) {
        position.first += entries;
        positions_.push_back(position);
    }
    for (Entry entry : later.entries_) {
        entry.first += holdings;
        entries_.push_back(entry);
    }
    packed_.insert(packed_.end(), later.packed_.begin(), later.packed_.end());
}

std::optional<Network> trainNetwork(const Misses& misses, int passes, std::uint64_t seed,
                                    const std::function<bool(double)>& progress)
{
    Fitting fitting(misses, seed);
    const auto steps = static_cast<double>(passes) * static_cast<double>(fitting.batches());
    double done = 0;
    for (int pass = 0; pass < passes; ++pass) {
        fitting.shuffle();
        for (std::size_t batch = 0; batch < fitting.batches(); ++batch) {
            if (!progress(done++ / steps))
                return std::nullopt;
            fitting.fit(batch, rateAt(pass, passes));
        }
    }
    return fitting.network();
}

} // namespace lodeline::goldrush
