// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <QIcon>
#include <QPalette>

class QPainter;

namespace lodeline::goldrush::editor {

// The sign of a severity, each of its own shape: an octagon with a cross, a triangle with an exclamation
// mark, a disc with an "i". Colours suit a light or dark background. `nothing` found is a disc with a tick.
void paintSeverity(QPainter& painter, const QRectF& rect, std::optional<Severity> severity,
                   const QPalette& palette);
QIcon severityIcon(std::optional<Severity> severity, const QPalette& palette);

} // namespace lodeline::goldrush::editor
