// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/cataloguefile.h"

#include "ui/languages/pluralforms.h"
#include "ui/languages/textcheck.h"
#include "ui/plain/shown.h"

#include <QLocale>
#include <QXmlStreamReader>

#include <array>
#include <optional>
#include <utility>

namespace lodeline::ui {
namespace {

constexpr std::array kCatalogueProblems{
    //: %1 number of a line, %2 why, in English
    problemWords(CatalogueProblem::NotXml, "not-xml",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: this is no XML that can be read: %2")),
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
                 QT_TRANSLATE_NOOP(
                     "Problem", "Line %1: each %-sign with a number or Ln has to stand there as often as in "
                                "the English text: \"%2\"")),
    //: %1 number of a line, %2 a translation
    problemWords(CatalogueProblem::OtherTags, "other-tags",
                 QT_TRANSLATE_NOOP(
                     "Problem", "Line %1: the tags in angle brackets have to be those of the English text: "
                                "\"%2\"")),
    //: %1 number of a line, %2 a translation
    problemWords(CatalogueProblem::Unseen, "unseen",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: there is a character that cannot be seen in \"%2\"")),
    //: %1 number of a line, %2 and %3 numbers of forms, such as singular and plural
    problemWords(CatalogueProblem::OtherForms, "other-forms",
                 QT_TRANSLATE_NOOP("Problem", "Line %1: forms for numbers: %2; the language has %3")),
    //: %1 number of a line of a file with translations
    problemWords(CatalogueProblem::NoRoom, "no-room",
                 QT_TRANSLATE_NOOP(
                     "Problem", "Line %1: the program cannot put the text in here; do it with Qt Linguist")),
};
static_assert(isWholeFamily(kCatalogueProblems, CatalogueProblem::NoRoom));

constexpr int kMostForms = 16;
constexpr int kShown = 80; // characters of a text in a message

class CatalogueReader
{
public:
    CatalogueReader(const QByteArray& bytes, const QString& code)
        : xml_(bytes)
        , loaded_{{code, {}}, {}}
    {
        xml_.setNamespaceProcessing(false);
    }

    Result<LoadedCatalogue> read()
    {
        readAll();
        if (error_)
            return tl::unexpected(Problems{*error_});
        if (xml_.hasError())
            return tl::unexpected(Problems{problem(Severity::Error, CatalogueProblem::NotXml, line(),
                                                   {xml_.errorString().toStdString()})});
        return std::move(loaded_);
    }

private:
    void readAll();
    void readLanguage();
    void readContext();
    void readMessage(const QByteArray& context);
    void readTranslation(CatalogueText& text);
    QString readText();
    void keep(CatalogueText text, const QString& source);
    std::optional<Problem> faultOfText(const CatalogueText& text, const QString& source) const;

    int line() const { return static_cast<int>(xml_.lineNumber()); }
    static Problem problem(Severity severity, CatalogueProblem code, int line,
                           std::vector<std::string> arguments = {})
    {
        arguments.insert(arguments.begin(), std::to_string(line));
        return {severity, code, {}, std::move(arguments)};
    }
    void fail(CatalogueProblem code, std::vector<std::string> arguments = {})
    {
        if (!error_)
            error_ = problem(Severity::Error, code, line(), std::move(arguments));
        xml_.raiseError();
    }

    QXmlStreamReader xml_;
    LoadedCatalogue loaded_;
    std::optional<PluralForms> forms_;
    std::optional<Problem> error_;
};

void CatalogueReader::readAll()
{
    while (!xml_.atEnd() && !xml_.isStartElement()) {
        xml_.readNext();
        if (!xml_.entityDeclarations().isEmpty())
            fail(CatalogueProblem::Entities);
    }
    if (xml_.hasError())
        return;
    if (xml_.name() != QLatin1String("TS")) {
        fail(CatalogueProblem::NoCatalogue);
        return;
    }
    readLanguage();
    while (xml_.readNextStartElement()) {
        if (xml_.name() == QLatin1String("context"))
            readContext();
        else
            xml_.skipCurrentElement();
    }
    while (!xml_.atEnd() && !xml_.hasError()) // what stands behind it
        xml_.readNext();
}

void CatalogueReader::readLanguage()
{
    QString code = xml_.attributes().value(QLatin1String("language")).toString();
    if (code.isEmpty())
        code = loaded_.catalogue.language;
    code.replace(u'-', u'_');
    if (QLocale(code).language() == QLocale::C)
        fail(CatalogueProblem::UnknownLanguage, {shownLine(code, kShown).toStdString()});
    loaded_.catalogue.language = code;
    forms_.emplace(code);
}

void CatalogueReader::readContext()
{
    QByteArray name;
    while (xml_.readNextStartElement()) {
        if (xml_.name() == QLatin1String("name"))
            name = readText().toUtf8();
        else if (xml_.name() == QLatin1String("message"))
            readMessage(name);
        else
            xml_.skipCurrentElement();
    }
}

void CatalogueReader::readMessage(const QByteArray& context)
{
    CatalogueText text;
    text.context = context;
    text.line = line();
    text.isPlural = xml_.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    QString source;
    bool isGone = false;
    while (xml_.readNextStartElement()) {
        const auto name = xml_.name();
        if (name == QLatin1String("source")) {
            source = readText();
        } else if (name == QLatin1String("comment")) {
            text.comment = readText().toUtf8();
        } else if (name == QLatin1String("extracomment")) {
            text.note = readText();
        } else if (name == QLatin1String("location")) {
            text.place = xml_.attributes().value(QLatin1String("filename")).toString();
            xml_.skipCurrentElement();
        } else if (name == QLatin1String("translation")) {
            const auto type = xml_.attributes().value(QLatin1String("type"));
            isGone = type == QLatin1String("obsolete") || type == QLatin1String("vanished");
            text.state = type == QLatin1String("unfinished") ? TextState::Drafted : TextState::Read;
            text.line = line();
            readTranslation(text);
        } else {
            xml_.skipCurrentElement();
        }
    }
    if (!isGone && !xml_.hasError())
        keep(std::move(text), source);
}

void CatalogueReader::readTranslation(CatalogueText& text)
{
    if (!text.isPlural) {
        text.forms = {readText()};
        return;
    }
    while (xml_.readNextStartElement()) {
        if (xml_.name() == QLatin1String("numerusform") && text.forms.size() < kMostForms)
            text.forms << readText();
        else
            xml_.skipCurrentElement();
    }
}

// What stands in an element, of several variants the first, which is the longest; a character that XML cannot
// hold is written as <byte value="x9"/>.
QString CatalogueReader::readText()
{
    QString text;
    bool hasVariant = false;
    bool isInVariant = false;
    while (!xml_.atEnd()) {
        const auto token = xml_.readNext();
        if (token == QXmlStreamReader::Characters || token == QXmlStreamReader::EntityReference) {
            if (isInVariant || !hasVariant)
                text += xml_.text();
        } else if (token == QXmlStreamReader::StartElement) {
            if (xml_.name() == QLatin1String("lengthvariant") && !hasVariant) {
                hasVariant = isInVariant = true;
                text.clear(); // the spaces before it
                continue;
            }
            const auto value = xml_.attributes().value(QLatin1String("value"));
            if (xml_.name() == QLatin1String("byte") && value.startsWith(u'x'))
                text += QChar(value.mid(1).toUShort(nullptr, 16));
            xml_.skipCurrentElement();
        } else if (token == QXmlStreamReader::EndElement && !std::exchange(isInVariant, false)) {
            break;
        }
        if (text.size() > kLongestTranslation)
            fail(CatalogueProblem::TextTooLong, {std::to_string(kLongestTranslation)});
    }
    return text;
}

std::optional<Problem> CatalogueReader::faultOfText(const CatalogueText& text, const QString& source) const
{
    if (text.isPlural && text.forms.size() != forms_->count())
        return problem(Severity::Warning, CatalogueProblem::OtherForms, text.line,
                       {std::to_string(text.forms.size()), std::to_string(forms_->count())});
    for (const QString& form : text.forms) {
        if (const auto code = faultOf(source, form, text.isPlural))
            return problem(Severity::Warning, *code, text.line, {shownLine(form, kShown).toStdString()});
    }
    return {};
}

void CatalogueReader::keep(CatalogueText text, const QString& source)
{
    if (loaded_.catalogue.texts.size() >= kMostTexts) {
        fail(CatalogueProblem::TooManyTexts, {std::to_string(kMostTexts)});
        return;
    }
    text.source = source.toUtf8();
    // A plural with an empty form would say nothing for some numbers.
    bool isGap = text.forms.isEmpty() || text.forms.contains(QString());
    if (!isGap) {
        if (auto fault = faultOfText(text, source)) {
            addProblem(loaded_.problems, std::move(*fault));
            isGap = true;
        }
    }
    if (isGap) {
        text.forms.clear();
        text.state = TextState::Gap;
    }
    loaded_.catalogue.texts.push_back(std::move(text));
}

} // namespace

ProblemFamily problemFamily(CatalogueProblem)
{
    return kCatalogueProblems;
}

Result<LoadedCatalogue> parseCatalogue(const QByteArray& bytes, const QString& code)
{
    if (static_cast<std::size_t>(bytes.size()) > kMaxCatalogueBytes)
        return failure(FileProblem::TooLarge, {}, {std::to_string(kMaxCatalogueBytes >> 20)});
    return CatalogueReader(bytes, code).read();
}

} // namespace lodeline::ui
