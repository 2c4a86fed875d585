// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <QStringList>

namespace lodeline::ui {

// A sentence with what its places %1 to %9 stand for, which may itself hold such places, unlike with arg().
QString filled(const QString& sentence, const QStringList& arguments);
// The sentence of a problem in the language of the window, sides and types of values too, without the place
// where it is.
QString problemText(const Problem& problem);
// "Error", "Warning", "Note"
QString severityText(Severity severity);
// Where in the file: the JSON pointer, or words for the whole file.
QString problemPlace(const Problem& problem);

// The first error among them, with its place where it is not all of the text.
QString firstErrorText(const Problems& problems);

} // namespace lodeline::ui
