// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/catalogue.h"

namespace lodeline::ui {

// Why these words cannot be those of a text in a language, as a sentence; empty when they can. No words at
// all are a gap, which is no fault.
QString whyNot(const CatalogueText& text, const QString& language, const QStringList& forms);

} // namespace lodeline::ui
