// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/cataloguefile.h"

#include <optional>

namespace lodeline::ui {

// Whether a translation could do harm or say something else than its source: by other places (%1, %Ln), other
// tags, other patterns of files, with which a dialog would show none, or characters that cannot be seen. A
// form of a plural may lack the number where PluralForms says so.
std::optional<CatalogueProblem> faultOf(const QString& source, const QString& translation,
                                        bool mayLackNumber);

// The places to be filled in, %1, %L1, %n and %Ln, in the order of the text.
QStringList placesIn(const QString& text);

} // namespace lodeline::ui
