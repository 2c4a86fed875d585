// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace lodeline::ui {

// The programs of this project start one another: `lodeline`, `lodeline-editor`.

// Where a program is: in the folder $LODELINE_PROGRAMS (tests put others in place there), beside the program
// that runs, else along PATH; empty when it is nowhere.
QString siblingPath(const QString& program);

// Starts it on its own; it goes on when this program ends. False when it is missing or does not start.
bool startSibling(const QString& program, const QStringList& arguments);

// The same, with a message over `window` when it fails.
bool startSiblingOrSay(const QString& program, const QStringList& arguments, QWidget* window);

} // namespace lodeline::ui
