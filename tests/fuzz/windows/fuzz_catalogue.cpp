// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a catalogue of translations: problems that can be told, or texts within their limits, each a
// gap or with all its forms, none of which could do harm; and a translator says them.
#include "tests/fuzz/require.h"
#include "ui/languages/cataloguefile.h"
#include "ui/languages/cataloguetranslator.h"
#include "ui/languages/textcheck.h"

#include <QLocale>

namespace {

using namespace lodeline;

void requireForms(const ui::CatalogueText& text, int forms)
{
    if (text.state == ui::TextState::Gap) {
        require(text.forms.isEmpty());
        return;
    }
    require(text.forms.size() == (text.isPlural ? forms : 1));
    for (const QString& form : text.forms) {
        require(!form.isEmpty() && form.size() <= ui::kLongestTranslation);
        require(!ui::faultOf(QString::fromUtf8(text.source), form, text.isPlural));
    }
}

void requireSaid(const ui::Catalogue& catalogue)
{
    const ui::CatalogueTranslator translator(catalogue);
    for (const ui::CatalogueText& text : catalogue.texts) {
        // The program asks for texts that end with a zero.
        if (text.state == ui::TextState::Gap || (text.context + text.source + text.comment).contains('\0'))
            continue;
        for (const int number : {-1, 0, 1, 2, 5, 11, 21, 100})
            require(!translator.translate(text.context, text.source, text.comment, number).isEmpty());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const Result<ui::LoadedCatalogue> loaded = ui::parseCatalogue(bytes);
    requireProblems(loaded);
    if (!loaded)
        return 0;
    const ui::Catalogue& catalogue = loaded->catalogue;
    require(QLocale(catalogue.language).language() != QLocale::C);
    require(catalogue.texts.size() <= ui::kMostTexts);
    const int forms = ui::PluralForms(catalogue.language).count();
    for (const ui::CatalogueText& text : catalogue.texts)
        requireForms(text, forms);
    const ui::Coverage coverage = ui::coverageOf(catalogue);
    require(coverage.read <= coverage.written && coverage.written <= coverage.texts);
    requireSaid(catalogue);
    return 0;
}
