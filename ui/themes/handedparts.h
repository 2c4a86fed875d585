// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/own/partpictures.h"

class QWidget;

namespace lodeline::ui {

// The pictures that a set brings for its pieces are handed down as a theme is: to all that is in a widget.
void handParts(QWidget& widget, const art::PartPictures& parts);

// What the widget, or the nearest around it, was handed; none where nobody was.
art::PartPictures partsOf(const QWidget& widget);

// Paints the widget anew whenever pictures have come.
void followParts(QWidget& widget);

} // namespace lodeline::ui
