// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/own/partpictures.h"

#include <QRectF>

#include <optional>
#include <string_view>

class QPainter;
class QString;

namespace lodeline::art {

struct Theme;

// Pieces and tokens of a set's own, as the painters of pieces show them in place of those of the game.

struct OwnPiece
{
    bool isPainted = false; // else the game's own is to be painted
    Shown shown = Shown::Final;
};

enum class OwnPose { Standing, Lying };

// What is grey in the picture takes the colour of the player, who is told by a rim of that colour and by the
// emblem at the foot as well.
OwnPiece paintOwnPiece(QPainter& painter, const QRectF& box, std::string_view part, const QString& colour,
                       OwnPose pose, const Theme& theme, const PartPictures& own);

// The side in px of a picture over a square `box`; so many where the device keeps shapes.
int sideOnDevice(const QPainter& painter, const QRectF& box, int onShapes);

// The picture as it is, to be painted over `box`.
PartPictures::Answer ownSquare(const QPainter& painter, const QRectF& box, std::string_view part,
                               const Theme& theme, const PartPictures& own);

// The picture as a disc, whose corners are not seen, to be painted over `box`.
PartPictures::Answer ownDisc(const QPainter& painter, const QRectF& box, std::string_view part,
                             const Theme& theme, const PartPictures& own);

} // namespace lodeline::art
