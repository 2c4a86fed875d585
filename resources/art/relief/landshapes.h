// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/layout.h"
#include "resources/art/theme/theme.h"

class QPainter;

namespace lodeline::art {

// The ground of an unrotated tile as shapes, which `paintLand` gives as pixels: steps of colour that lie on
// one another, each filled with one colour. Fills the unit square of the painter and a little more. The lines
// of a map and the grain of the ground are not in it.
class LandShapes
{
public:
    // The layout and the theme have to live as long as the shapes.
    LandShapes(const Layout& layout, const Theme& theme);

    void drawPrairie(QPainter& painter) const;
    void drawMountains(QPainter& painter) const;

private:
    const Layout& layout_;
    const Theme& theme_;
};

} // namespace lodeline::art
