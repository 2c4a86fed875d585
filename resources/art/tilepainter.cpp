// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/tilepainter.h"

#include "resources/art/draw/render.h"
#include "resources/art/own/ownpictures.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::art {

using namespace goldrush;

Shown paintTile(QPainter& painter, const QRectF& target, const TileDesign& design, const Theme& theme,
                Rotation rotation, Patience patience, const PartPictures& own)
{
    if (target.isEmpty())
        return Shown::Final;
    Shown shown = Shown::Final;
    if (const OwnArt art(design); !art.isEmpty()) {
        const QSize px = pictureSize(painter, target, rotation);
        const OwnPictures::Answer answer =
            patience == Patience::UntilThere ? ownPictures().await(art, px) : ownPictures().ask(art, px);
        shown = answer.state == OwnPictures::State::Pending ? Shown::Provisional : Shown::Final;
        if (!answer.image.isNull()) {
            paintPicture(painter, target, answer.image, theme, rotation);
            const Shown above = paintAbovePicture(painter, target, design, theme, rotation, {own, nullptr});
            return std::max(shown, above);
        }
    }
    return std::max(shown, paintLayout(painter, target, *layoutOf(design), theme, rotation, own));
}

Shown paintAbovePicture(QPainter& painter, const QRectF& target, const TileDesign& design, const Theme& theme,
                        Rotation rotation, const SetSymbols& symbols)
{
    return design.above.isEmpty()
               ? Shown::Final
               : paintAbove(painter, target, *layoutOf(design), theme, rotation, design.above, symbols);
}

void paintTileShapes(QPainter& painter, const QRectF& target, const TileDesign& design, const Theme& theme,
                     const std::function<void(TilePart)>& begins, const SetSymbols& symbols)
{
    if (!target.isEmpty())
        paintShapes(painter, target, *layoutOf(design), theme, begins, symbols);
}

bool samePicture(const TileDesign& a, const TileDesign& b)
{
    return a.picture == b.picture && a.art == b.art && a.above == b.above && sameLayout(a, b);
}

} // namespace lodeline::art
