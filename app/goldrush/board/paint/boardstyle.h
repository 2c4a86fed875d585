// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/paint/figurepixmaps.h"
#include "resources/art/own/partpictures.h"
#include "resources/art/theme/theme.h"
#include "resources/art/tileblit.h"
#include "resources/art/tilepixmaps.h"

#include <QString>

#include <memory>
#include <vector>

namespace lodeline::goldrush {

// What all items of a board paint with. Outlives them.
struct BoardStyle
{
    art::Theme theme;
    std::unique_ptr<art::TilePixmaps> tiles; // of the running game
    art::PartPictures parts;                 // of its set
    std::vector<QString> colours;            // colour names by seat
    mutable FigurePixmaps figures;

    // Which of the items paint. What lies still does so into patches, which the view paints below the others.
    enum class Pass { All, Still, Moving };
    Pass pass = Pass::All;
    bool zooming = false;

    bool paintsStill() const { return pass != Pass::Moving; }
    bool hurries() const { return zooming && pass != Pass::Still; }
    const QString& colour(int seat) const { return colours[static_cast<std::size_t>(seat)]; }

    void blitTile(QPainter* painter, qreal size, int design, Rotation rotation) const
    {
        const auto quality = hurries() ? art::BlitQuality::Fast : art::BlitQuality::Exact;
        art::blitTile(painter, size, *tiles, design, rotation, quality);
    }
};

} // namespace lodeline::goldrush
