// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace lodeline::art {

// The icon `:/icons/<name>.svg`, its line colour taken from the palette's button text (and the faded one when
// disabled), crisp at any device pixel ratio. An unknown name gives a null icon. "undo" and "redo" point back
// and forward as the program is read.
QIcon icon(const QString& name, const QPalette& palette);

// The program's own icon, in colours, at all usual sizes.
QIcon appIcon();

} // namespace lodeline::art
