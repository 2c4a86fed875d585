// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a theme: problems that can be told, or one with every colour, whose numbers painters can bear
// and which is the same again as somebody else sees it.
#include "resources/art/theme/seentheme.h"
#include "resources/art/theme/themefile.h"
#include "tests/fuzz/require.h"

namespace {

using namespace lodeline;

void requireRange(int number, int lowest, int highest)
{
    require(lowest <= number && number <= highest);
}

void requireNumbers(const art::Theme& theme)
{
    require(0.5 <= theme.brightness && theme.brightness <= 1);
    requireRange(theme.drawing.shading, 0, 200);
    requireRange(theme.drawing.tone, 0, 200);
    requireRange(theme.drawing.plants, 0, 100);
    requireRange(theme.drawing.contours, 0, 100);
    requireRange(theme.drawing.hatching, 0, 100);
    requireRange(theme.drawing.foot, 0, 40);
    requireRange(theme.pieceStyle.outline, 50, 150);
    requireRange(theme.texture.threads, 0, 2000);
    requireRange(theme.texture.strongest, theme.texture.faintest, 255);
    requireRange(static_cast<int>(theme.houses.size()), 1, 20);
    requireRange(static_cast<int>(theme.horses.size()), 1, 20);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto loaded = art::parseTheme({reinterpret_cast<const char*>(data), size});
    requireProblems(loaded);
    if (!loaded)
        return 0;
    requireText(loaded->theme.name.toStdString(), kNameText);
    requireNumbers(loaded->theme);
    require(loaded->theme.window.text.isValid() && loaded->theme.land.grass.isValid());
    require(art::seen(loaded->theme, art::Vision::Full) == loaded->theme);
    return 0;
}
