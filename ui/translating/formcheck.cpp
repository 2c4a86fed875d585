// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/formcheck.h"

#include "ui/languages/cataloguefile.h"
#include "ui/languages/pluralforms.h"
#include "ui/languages/textcheck.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

namespace lodeline::ui {
namespace {

class FormCheck
{
    Q_DECLARE_TR_FUNCTIONS(FormCheck)

public:
    FormCheck(const CatalogueText& text, const QString& language)
        : text_(text)
        , source_(QString::fromUtf8(text.source))
        , forms_(language)
    {
    }

    QString whyNot(const QStringList& forms) const
    {
        if (std::ranges::all_of(forms, &QString::isEmpty))
            return {};
        if (std::ranges::any_of(forms, [](const QString& form) { return form.trimmed().isEmpty(); }))
            return tr("Fill in every form, or leave all of them empty.");
        for (int form = 0; form < forms.size(); ++form)
            if (const QString why = whyNot(forms[form], form); !why.isEmpty())
                return why;
        return {};
    }

private:
    QString whyNot(const QString& words, int form) const
    {
        if (words.size() > kLongestTranslation)
            return tr("The text is too long.");
        if (const auto fault = faultOf(source_, words, text_.isPlural && forms_.mayLackNumber(form)))
            return lacksOnlyNumber(words)
                       //: %1 is %Ln, which stands for a number
                       ? tr("Include %1: this form is used for more than one number.")
                             .arg(QStringLiteral("%Ln"))
                       : sentence(*fault);
        const int keys = keysIn(words);
        if (keysIn(source_) == 0 && keys > 0)
            //: & in a text makes the letter behind it a key
            return tr("The English text has no key: leave out the &, or write && for the sign itself.");
        if (keysIn(source_) > 0 && keys != keysIn(source_))
            //: & in a text makes the letter behind it a key
            return tr("Write & before one letter, which becomes the key.");
        return {};
    }

    QString sentence(CatalogueProblem fault) const
    {
        if (fault == CatalogueProblem::OtherTags)
            return tr("The tags in angle brackets have to be those of the English text.");
        if (fault == CatalogueProblem::OtherFilters)
            //: Patterns of files, such as (*.png)
            return tr("Leave the patterns in parentheses and each ;; as they are in the English text.");
        if (fault == CatalogueProblem::Unseen)
            return tr("The text contains an invisible character.");
        const QStringList places = placesIn(source_);
        if (places.isEmpty())
            return tr("A % sign followed by a number or Ln is filled in by the program. The English text has "
                      "none; remove it.");
        //: %1 some of the places "%1 %2 %Ln", which are filled in
        return tr("Use each of these as often as the English text does: %1").arg(places.join(u' '));
    }

    // Of words with a fault.
    bool lacksOnlyNumber(const QString& words) const
    {
        return text_.isPlural && !faultOf(source_, words, true);
    }

    static int keysIn(QString text)
    {
        static const QRegularExpression key(QStringLiteral("&\\w"),
                                            QRegularExpression::UseUnicodePropertiesOption);
        if (Qt::mightBeRichText(text))
            return 0;
        return static_cast<int>(text.remove(QStringLiteral("&&")).count(key));
    }

    const CatalogueText& text_;
    QString source_;
    PluralForms forms_;
};

} // namespace

QString whyNot(const CatalogueText& text, const QString& language, const QStringList& forms)
{
    return FormCheck(text, language).whyNot(forms);
}

} // namespace lodeline::ui
