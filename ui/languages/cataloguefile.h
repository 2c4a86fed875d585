// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "ui/languages/catalogue.h"

namespace lodeline::ui {

inline constexpr std::size_t kMaxCatalogueBytes = std::size_t{8} << 20;
inline constexpr int kMostTexts = 20'000;
inline constexpr int kLongestTranslation = 16'000; // UTF-16 units

// What can be wrong with a catalogue, beside what can be wrong with any file. The first place is always the
// line.
enum class CatalogueProblem {
    NotXml,          // %2 why
    NoCatalogue,     // the outermost element is no <TS>
    UnknownLanguage, // %2 what stands there
    Entities,        // it declares some
    TooManyTexts,    // %2 how many are allowed
    TextTooLong,     // %2 characters allowed
    OtherPlaces,     // %2 the translation
    OtherTags,       // %2 the translation
    OtherFilters,    // other patterns of files, or ;; between them; %2 the translation
    Unseen,          // a character that cannot be shown; %2 the translation
    OtherForms,      // %2 how many there are, %3 how many the language has
    NoRoom,          // a text cannot be put in by the program
};
ProblemFamily problemFamily(CatalogueProblem);

struct LoadedCatalogue
{
    Catalogue catalogue;
    Problems problems; // warnings: of translations that are not used, which are gaps now
};

// Reads a *.ts of Qt, as Qt Linguist and Weblate write it. `code` is the language where the file names none.
// May be called in any thread.
Result<LoadedCatalogue> parseCatalogue(const QByteArray& bytes, const QString& code = {});
Result<LoadedCatalogue> loadCatalogue(const QString& path, const QString& code = {});

} // namespace lodeline::ui
