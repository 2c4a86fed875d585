// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/paint/figurepixmaps.h"
#include "resources/art/theme/theme.h"
#include "resources/art/tileblit.h"
#include "resources/art/tilepixmaps.h"

#include <QElapsedTimer>
#include <QString>

#include <algorithm>
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
    mutable qint64 slowest = 0;      // milliseconds that one tile of this frame took: the next may, too
    qint64 paintingsBefore = 0;      // of this frame: each paints one, however late it is
    mutable bool unfinished = false; // some tile of this frame was stretched for lack of time

    void beginFrame()
    {
        frame.start();
        paintingsBefore = tiles ? tiles->paintings() : 0;
        slowest = 0;
        unfinished = false;
    }

    const QString& colour(int seat) const { return colours[static_cast<std::size_t>(seat)]; }

    void blitTile(QPainter* painter, qreal size, int design, Rotation rotation) const
    {
        const qint64 begin = frame.isValid() ? frame.elapsed() : 0;
        const bool isLate = begin + slowest > kFrameBudget && tiles->paintings() > paintingsBefore;
        const bool hurry = zooming || isLate;
        const auto quality = hurry ? art::BlitQuality::Fast : art::BlitQuality::Exact;
        if (!art::blitTile(painter, size, *tiles, design, rotation, quality))
            unfinished = true;
        if (frame.isValid())
            slowest = std::max(slowest, frame.elapsed() - begin);
    }
};

} // namespace lodeline::goldrush
