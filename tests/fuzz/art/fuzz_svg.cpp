// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the picture of a tile: a fault with words, or a picture from the real painter within its
// limits.
#include "engine/goldrush/design/art/artfault.h"
#include "engine/goldrush/design/art/tileart.h"
#include "resources/art/own/artistprocess.h"
#include "tests/fuzz/require.h"

#include <filesystem>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;
using art::ArtistProcess;

constexpr int kSide = 32; // px

// Beside this program, as it is for the ones that players use.
std::string artist()
{
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "lodeline-artist";
}

std::optional<ArtFault> judged(std::string_view svg)
{
    const Step step;
    auto fault = faultOfArt(svg);
    step.requireShort();
    return fault;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static ArtistProcess process(artist());
    const std::string svg(reinterpret_cast<const char*>(data), size);
    if (const auto fault = judged(svg)) {
        require(!message({Severity::Warning, fault->code, {}, fault->arguments}).empty());
        return 0;
    }
    judged(turnedArt(mirroredArt(svg), Rotation::R90));
    const ArtistProcess::Answer answer = process.paint(svg, kSide, kSide);
    require(answer.result != ArtistProcess::Result::NoArtist);
    require(answer.result != ArtistProcess::Result::Painted || answer.pixels.size() == 4 * kSide * kSide);
    require(answer.result != ArtistProcess::Result::Refused || !answer.why.empty());
    return 0;
}
