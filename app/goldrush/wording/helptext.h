// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "ui/keys/keytext.h"

#include <QString>

namespace lodeline::goldrush {

// The pages of help as simple HTML in the language of the window. Pictures of scenarios are named by
// addresses such as "scenario:two-cities".
inline constexpr QLatin1String kPictureScheme{"scenario"};
QString rulesHtml();
QString shortcutsHtml(const ui::KeyText& keys);
// The anchor of the rules about such a feature.
QString topicOf(FeatureKind kind);

} // namespace lodeline::goldrush
