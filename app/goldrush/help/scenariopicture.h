// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"
#include "resources/art/theme/theme.h"

#include <QImage>
#include <QString>

namespace lodeline::goldrush {

// The scenarios that the program carries with it as pictures for the rules.
QStringList picturedScenarios();

// Such a scenario before its last turn, to be played on; nothing of it is kept. nullptr for any other name.
std::unique_ptr<GameSession> exampleOf(const QString& name);

// The board of such a scenario just before its last turn ends, with the feature of the first cowboy lit up
// and what lies far from it left out. `tileSize` is in device-independent pixels. A null image for any other
// name.
QImage scenarioPicture(const QString& name, const art::Theme& theme, qreal tileSize, qreal devicePixelRatio);

} // namespace lodeline::goldrush
