// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace lodeline::ui {

// The programs of this project start one another: `lodeline`, `lodeline-editor`.

// Starts one on its own, where siblingPath() finds it; it goes on when this program ends. False when it is
// missing or does not start.
bool startSibling(const QString& program, const QStringList& arguments);

// The same, with a message over `window` when it fails.
bool startSiblingOrSay(const QString& program, const QStringList& arguments, QWidget* window);

} // namespace lodeline::ui
