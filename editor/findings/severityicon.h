// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "resources/art/theme/windowcolours.h"

#include <QIcon>

class QPainter;

namespace lodeline::desk {

// The sign of a severity, each of its own shape: an octagon with a cross, a triangle with an exclamation
// mark, a disc with an "i". `nothing` found is a disc with a tick.
void paintSeverity(QPainter& painter, const QRectF& rect, std::optional<Severity> severity,
                   const art::MarkColours& colours);
// The same in a chosen row of a list, whose colour may be close to that of the sign: on a disc as other rows
// are.
void paintChosenSeverity(QPainter& painter, const QRectF& rect, std::optional<Severity> severity,
                         const art::MarkColours& colours, const QPalette& palette);
QIcon severityIcon(std::optional<Severity> severity, const art::MarkColours& colours);

} // namespace lodeline::desk
