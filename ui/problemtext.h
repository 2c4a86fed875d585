// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <QString>

namespace lodeline::ui {

// The sentence of a problem in the language of the window, without the place where it is.
QString problemText(const Problem& problem);
// "Error", "Warning", "Note"
QString severityText(Severity severity);
// Where in the file: the JSON pointer, or words for the whole file.
QString problemPlace(const Problem& problem);

} // namespace lodeline::ui
