// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/cataloguefile.h"

#include "ui/files.h"
#include "ui/languages/cataloguereader.h"

#include <array>

namespace lodeline::ui {
namespace {

constexpr std::array kCatalogueProblems{
    //: %1 number of a line, %2 why, in English
    problemWords(CatalogueProblem::NotXml, "not-xml",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: this is not valid XML: %2")),
    //: %1 number of a line; leave <TS> as it is
    problemWords(CatalogueProblem::NoCatalogue, "no-catalogue",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: a translation begins with <TS>; this file does not")),
    //: %1 number of a line, %2 what stands there; leave "pl" as it is
    problemWords(
        CatalogueProblem::UnknownLanguage, "unknown-language",
        QT_TRANSLATE_NOOP("Problem", "Line %1: there is no language \"%2\"; write its code, such as \"pl\"")),
    //: %1 number of a line; leave <!ENTITY> as it is
    problemWords(
        CatalogueProblem::Entities, "entities",
        QT_TRANSLATE_NOOP("Problem", "Line %1: a translation must not declare anything by <!ENTITY>")),
    //: %1 number of a line, %2 the most texts that a translation may have
    problemWords(CatalogueProblem::TooManyTexts, "too-many-texts",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: there are more than %2 texts")),
    //: %1 number of a line, %2 the most characters that a text may have
    problemWords(CatalogueProblem::TextTooLong, "text-too-long",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: the text has more than %2 characters")),
    //: %1 number of a line, %2 a translation; leave %Ln as it is
    problemWords(CatalogueProblem::OtherPlaces, "other-places",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: each % sign followed by a number or Ln must appear "
                                              "as often as in the English text: \"%2\"")),
    //: %1 number of a line, %2 a translation
    problemWords(CatalogueProblem::OtherTags, "other-tags",
                 QT_TRANSLATE_NOOP(
                     "Problem", "Line %1: the tags in angle brackets have to be those of the English text: "
                                "\"%2\"")),
    //: %1 number of a line, %2 a translation. The patterns are those of files, such as (*.png).
    problemWords(CatalogueProblem::OtherFilters, "other-filters",
                 QT_TRANSLATE_NOOP("Problem",
                                   "Line %1: the patterns in parentheses and each ;; have to be those "
                                   "of the English text: \"%2\"")),
    //: %1 number of a line, %2 a translation
    problemWords(CatalogueProblem::Unseen, "unseen",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: \"%2\" contains an invisible character")),
    //: %1 number of a line, %2 and %3 numbers of forms, such as singular and plural
    problemWords(CatalogueProblem::OtherForms, "other-forms",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: forms for numbers: %2; the language has %3")),
    //: %1 number of a line of a file with translations
    problemWords(CatalogueProblem::NoRoom, "no-room",
                 QT_TRANSLATE_NOOP(
                     "Problem", "Line %1: the program cannot insert the text here; use Qt Linguist instead")),
};
static_assert(isWholeFamily(kCatalogueProblems, CatalogueProblem::NoRoom));

} // namespace

ProblemFamily problemFamily(CatalogueProblem)
{
    return kCatalogueProblems;
}

Result<LoadedCatalogue> parseCatalogue(const QByteArray& bytes, const QString& code)
{
    if (static_cast<std::size_t>(bytes.size()) > kMaxCatalogueBytes)
        return failure(FileProblem::TooLarge, {}, {std::to_string(kMaxCatalogueBytes >> 20)});
    return CatalogueReader(code).read(bytes);
}

Result<LoadedCatalogue> loadCatalogue(const QString& path, const QString& code)
{
    return readFile(path, kMaxCatalogueBytes).and_then([&code](const QByteArray& bytes) {
        return parseCatalogue(bytes, code);
    });
}

} // namespace lodeline::ui
