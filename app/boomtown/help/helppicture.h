// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QImage>

class QUrl;

namespace lodeline::boomtown {

// What the pages of help name by addresses such as "town:shore" (wording/helptext.h), a bonus of the usual
// deck by the name of its kind: its back ("bonus"), an example town with the squares outlined that count and,
// where it matters, the town of the opponent on the right ("town"), the largest group of its land outlined
// ("group"), and a card over others ("cover"). A null image for what is not known.
QImage helpPicture(const QUrl& address, const art::Theme& theme, qreal devicePixelRatio);

} // namespace lodeline::boomtown
