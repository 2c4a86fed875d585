// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/paint/figurepixmaps.h"
#include "resources/art/theme/theme.h"
#include "resources/art/tileblit.h"
#include "resources/art/tilepixmaps.h"

#include <QElapsedTimer>
#include <QString>

#include <memory>
#include <vector>

namespace lodeline::goldrush {

// What all items of a board paint with. Outlives them.
struct BoardStyle
{
    art::Theme theme;
    std::unique_ptr<art::TilePixmaps> tiles; // of the running game
    std::vector<QString> colours;            // colour names by seat
    mutable FigurePixmaps figures;

    bool zooming = false; // paint fast
    // One frame paints new pictures of tiles for so long; the next frames paint the others.
    static constexpr qint64 kFrameBudget = 10; // milliseconds
    QElapsedTimer frame;
    mutable bool unfinished = false; // some tile of this frame was stretched for lack of time

    const QString& colour(int seat) const { return colours[static_cast<std::size_t>(seat)]; }

    void blitTile(QPainter* painter, qreal size, int design, Rotation rotation) const
    {
        const bool hurry = zooming || (frame.isValid() && frame.elapsed() > kFrameBudget);
        const auto quality = hurry ? art::BlitQuality::Fast : art::BlitQuality::Exact;
        if (!art::blitTile(painter, size, *tiles, design, rotation, quality))
            unfinished = true;
    }
};

} // namespace lodeline::goldrush
