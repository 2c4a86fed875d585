// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme.h"
#include "resources/art/tileblit.h"
#include "resources/art/tilepixmaps.h"

#include <QString>

#include <memory>
#include <vector>

namespace lodeline::app {

// What all items of a board paint with. Outlives them.
struct BoardStyle
{
    art::Theme theme = art::Theme::light();
    std::unique_ptr<art::TilePixmaps> tiles; // of the running game
    std::vector<QString> colours;            // colour names by seat
    art::BlitQuality quality = art::BlitQuality::Exact;

    const QString& colour(int seat) const { return colours[static_cast<std::size_t>(seat)]; }
};

} // namespace lodeline::app
