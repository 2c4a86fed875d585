// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/theme/seentheme.h"

#include "resources/art/theme/colourkeys.h"

namespace lodeline::art {
namespace {

// Changes colours in place.
class Eyes
{
public:
    explicit Eyes(Vision vision)
        : vision_(vision)
    {
    }

    void see(QColor& colour) const { colour = seen(colour, vision_); }

    template <typename Group>
        requires(kColourKeys<Group>.size() > 0)
    void see(Group& group) const
    {
        for (const auto& [key, colour] : kColourKeys<Group>)
            see(group.*colour);
    }
    void see(PrintedBacks& backs) const { all(backs.tile, backs.start, backs.token); }
    void see(Livery& livery) const { all(livery.body, livery.outline, livery.ink); }

    template <typename... Groups>
    void all(Groups&... groups) const
    {
        (see(groups), ...);
    }
    template <typename Groups>
    void each(Groups& groups) const
    {
        for (auto& group : groups)
            see(group);
    }

private:
    Vision vision_;
};

} // namespace

Theme seen(Theme theme, Vision vision)
{
    const Eyes eyes(vision);
    eyes.all(theme.window, theme.marks, theme.board, theme.drawing.ink, theme.land, theme.plants, theme.track,
             theme.tunnel, theme.ways, theme.turntable, theme.town, theme.figures, theme.tipi, theme.nugget,
             theme.locomotive, theme.pieces, theme.otherLiveries.ink, theme.tokens, theme.eyes, theme.cards,
             theme.print, theme.backs, theme.paleBacks, theme.paleLand);
    eyes.each(theme.houses);
    eyes.each(theme.horses);
    eyes.each(theme.liveries);
    eyes.each(theme.territories);
    eyes.each(theme.symbols);
    theme.vision = vision;
    return theme;
}

} // namespace lodeline::art
