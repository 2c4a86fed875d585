// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a catalogue of translations: problems that can be told, or texts within their limits, each a
// gap or with all its forms, none of which could do harm; a translator says them, and each can be changed.
#include "tests/fuzz/require.h"
#include "ui/languages/cataloguefile.h"
#include "ui/languages/cataloguetranslator.h"
#include "ui/languages/pluralforms.h"
#include "ui/languages/textcheck.h"
#include "ui/translating/ownfile.h"

#include <QLocale>

namespace {

using namespace lodeline;

void requireForms(const ui::CatalogueText& text, const ui::PluralForms& forms)
{
    if (text.state == ui::TextState::Gap) {
        require(text.forms.isEmpty());
        return;
    }
    require(text.forms.size() == (text.isPlural ? forms.count() : 1));
    for (int form = 0; form < text.forms.size(); ++form) {
        const QString& words = text.forms[form];
        require(!words.isEmpty() && words.size() <= ui::kLongestTranslation);
        require(
            !ui::faultOf(QString::fromUtf8(text.source), words, text.isPlural && forms.mayLackNumber(form)));
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

// A text of the file, or a new one, with other words: the program refuses to write it, or nothing else
// changes.
void requireChanged(const QByteArray& bytes, const ui::Catalogue& catalogue, ui::CatalogueText text)
{
    const QString words = QStringLiteral("a ") + QString::fromUtf8(text.source);
    text.forms = QStringList(text.isPlural ? ui::PluralForms(catalogue.language).count() : 1, words);
    text.state = ui::TextState::Drafted;
    const Result<QByteArray> changed = ui::withText(bytes, catalogue.language, text);
    if (!changed) {
        requirePrintable(changed.error());
        return;
    }
    const Result<ui::LoadedCatalogue> after = ui::parseCatalogue(*changed);
    require(after.has_value() && after->catalogue.language == catalogue.language);
    std::size_t others = 0;
    for (std::size_t i = 0; i < catalogue.texts.size(); ++i)
        others += after->catalogue.texts[i].forms != catalogue.texts[i].forms;
    require(others <= 1);
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
    const ui::PluralForms forms(catalogue.language);
    for (const ui::CatalogueText& text : catalogue.texts)
        requireForms(text, forms);
    const ui::Coverage coverage = ui::coverageOf(catalogue);
    require(coverage.read <= coverage.written && coverage.written <= coverage.texts);
    requireSaid(catalogue);
    if (!catalogue.texts.empty()) {
        requireChanged(bytes, catalogue, catalogue.texts.back());
        ui::CatalogueText other = catalogue.texts.back();
        other.source += " other";
        requireChanged(bytes, catalogue, other);
    }
    return 0;
}
