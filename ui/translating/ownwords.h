// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/catalogue.h"

#include <tl/expected.hpp>

namespace lodeline::ui {

class Languages;

// Writes the words of a text into the user's own translation of a language, which begins with them if there
// is none; the windows follow. Without forms the text says again what it says without the user's. Returns the
// file, or why nothing was written, as a sentence.
tl::expected<QString, QString> keepOwnWords(const Languages& languages, const QString& language,
                                            const CatalogueText& text);

} // namespace lodeline::ui
