// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>

namespace lodeline::goldrush {

// What the game paints above a tile's own picture, where the picture is only the ground.
enum class ArtLayer : std::uint8_t { Tracks, Nuggets, Locomotives, Tipis, Herds };
inline constexpr std::array kAllArtLayers{ArtLayer::Tracks, ArtLayer::Nuggets, ArtLayer::Locomotives,
                                          ArtLayer::Tipis, ArtLayer::Herds};
// As they stand in files, in their order.
inline constexpr std::array<std::string_view, kAllArtLayers.size()> kArtLayerNames{
    "tracks", "nuggets", "locomotives", "tipis", "herds"};

class ArtLayers
{
public:
    bool has(ArtLayer layer) const { return bits_.test(static_cast<std::size_t>(layer)); }
    void set(ArtLayer layer, bool on) { bits_.set(static_cast<std::size_t>(layer), on); }
    bool isEmpty() const { return bits_.none(); }

    friend bool operator==(const ArtLayers&, const ArtLayers&) = default;

private:
    std::bitset<kAllArtLayers.size()> bits_;
};

} // namespace lodeline::goldrush
