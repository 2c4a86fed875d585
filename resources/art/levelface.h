// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace lodeline::art {

struct Theme;

// Who plays a seat, from people and the weakest computer player on.
enum class LevelFace { Person, Greenhorn, Prospector, Foreman, Baron };

// A face that tells them apart at 24 pixels and more: by hat, hair and look, not by colour alone. It keeps
// its proportions and stays inside of `box`.
void paintLevelFace(QPainter& painter, const QRectF& box, LevelFace face, const Theme& theme);

} // namespace lodeline::art
