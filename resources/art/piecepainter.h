// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/own/partpictures.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace lodeline::art {

struct Theme;

enum class CowboyPose { Standing, Lying }; // farmers lie
enum class MarkerPose { Standing, Lying }; // a scoring marker that has lapped lies

// Each painter fits its figure into `box`, keeps its proportions and stays inside. `colour` is a colour name
// of a record ("red"); its emblem is painted on the figure. Boxes are about square. What a set brings along
// of its own is shown in place of the game's figure.
Shown paintCowboy(QPainter& painter, const QRectF& box, const QString& colour, CowboyPose pose,
                  const Theme& theme, const PartPictures& own = {});
Shown paintTent(QPainter& painter, const QRectF& box, const QString& colour, const Theme& theme,
                const PartPictures& own = {});
Shown paintMarker(QPainter& painter, const QRectF& box, const QString& colour, MarkerPose pose,
                  const Theme& theme, const PartPictures& own = {});
// The emblem alone, on a disc of the player's colour: for lists and score tables.
void paintEmblem(QPainter& painter, const QRectF& box, const QString& colour, const Theme& theme);

// Face-down tokens as a stack of gold discs with their number; nothing for a count below 1.
Shown paintTokens(QPainter& painter, const QRectF& box, int count, const Theme& theme,
                  const PartPictures& own = {});
// A token face up; value 0 is gravel.
Shown paintToken(QPainter& painter, const QRectF& box, int value, const Theme& theme,
                 const PartPictures& own = {});

} // namespace lodeline::art
