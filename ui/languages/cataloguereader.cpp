// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/cataloguereader.h"

#include "ui/languages/textcheck.h"
#include "ui/plain/shown.h"

#include <QLocale>

#include <array>
#include <expat.h>
#include <memory>

namespace lodeline::ui {
namespace {

constexpr int kMostForms = 16;
constexpr int kShown = 80; // characters of a text in a message

} // namespace

CatalogueReader::CatalogueReader(const QString& code)
    : loaded_{{code, {}}, {}}
{
}

Result<LoadedCatalogue> CatalogueReader::read(const QByteArray& bytes)
{
    const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(XML_ParserCreate(nullptr),
                                                                              &XML_ParserFree);
    parser_ = parser.get();
    listen();
    const auto status = XML_Parse(parser_, bytes.constData(), static_cast<int>(bytes.size()), XML_TRUE);
    if (status != XML_STATUS_OK)
        fail(CatalogueProblem::NotXml, {XML_ErrorString(XML_GetErrorCode(parser_))});
    if (error_)
        return tl::unexpected(Problems{*error_});
    return std::move(loaded_);
}

void CatalogueReader::listen()
{
    XML_SetUserData(parser_, this);
    XML_SetElementHandler(
        parser_,
        [](void* self, const char* name, const char** attributes) { of(self).open(name, attributes); },
        [](void* self, const char*) { of(self).close(); });
    XML_SetCharacterDataHandler(parser_, [](void* self, const char* text, int length) {
        of(self).characters({text, static_cast<std::size_t>(length)});
    });
    XML_SetEntityDeclHandler(parser_,
                             [](void* self, const char*, int, const char*, int, const char*, const char*,
                                const char*, const char*) { of(self).fail(CatalogueProblem::Entities); });
    // A DTD of somewhere else, which nobody fetches, could declare it.
    XML_SetSkippedEntityHandler(parser_, [](void* self, const char*, int) {
        of(self).fail(CatalogueProblem::NotXml, {XML_ErrorString(XML_ERROR_UNDEFINED_ENTITY)});
    });
}

CatalogueReader::Element CatalogueReader::childOf(Element parent, std::string_view name)
{
    struct Step
    {
        Element parent;
        std::string_view name;
        Element child;
    };
    using enum Element;
    constexpr std::array kSteps{
        Step{Message, "source", Source},
        Step{Message, "translation", Translation},
        Step{Message, "extracomment", Note},
        Step{Message, "comment", Comment},
        Step{Message, "location", Location},
        Step{Translation, "numerusform", Form},
        Step{Translation, "lengthvariant", Variant},
        Step{Form, "lengthvariant", Variant},
        Step{Context, "message", Message},
        Step{Context, "name", Name},
        Step{Document, "context", Context},
    };
    for (const Step& step : kSteps)
        if (step.parent == parent && step.name == name)
            return step.child;
    return hasText(parent) && name == "byte" ? Byte : Unknown;
}

bool CatalogueReader::hasText(Element element)
{
    using enum Element;
    return element == Name || element == Source || element == Comment || element == Note ||
           element == Translation || element == Form || element == Variant;
}

const char* CatalogueReader::value(Attributes attributes, std::string_view name)
{
    for (; *attributes != nullptr; attributes += 2)
        if (attributes[0] == name)
            return attributes[1];
    return "";
}

void CatalogueReader::open(std::string_view name, Attributes attributes)
{
    if (error_)
        return;
    if (!open_.empty()) {
        open_.push_back(childOf(open_.back(), name));
        begin(open_.back(), attributes);
    } else if (name == "TS") {
        open_.push_back(Element::Document);
        readLanguage(attributes);
    } else {
        fail(CatalogueProblem::NoCatalogue);
    }
}

void CatalogueReader::begin(Element element, Attributes attributes)
{
    if (element == Element::Message)
        beginMessage(attributes);
    else if (element == Element::Translation)
        beginTranslation(attributes);
    else if (element == Element::Location)
        message_.place = QString::fromUtf8(value(attributes, "filename"));
    else if (element == Element::Byte)
        addByte(attributes);
    if (element == Element::Variant && !hasVariant_)
        text_.clear(); // the spaces before it
    else if (hasText(element) && element != Element::Variant) {
        text_.clear();
        hasVariant_ = false;
    }
}

void CatalogueReader::close()
{
    if (error_)
        return;
    end(open_.back());
    open_.pop_back();
}

void CatalogueReader::end(Element element)
{
    switch (element) {
    case Element::Variant:
        hasVariant_ = true; // the longest comes first
        break;
    case Element::Name:
        context_ = takenText().toUtf8();
        break;
    case Element::Source:
        source_ = takenText();
        break;
    case Element::Comment:
        message_.comment = takenText().toUtf8();
        break;
    case Element::Note:
        message_.note = takenText();
        break;
    case Element::Form:
        if (message_.isPlural && message_.forms.size() < kMostForms)
            message_.forms << takenText();
        break;
    case Element::Translation:
        if (!message_.isPlural)
            message_.forms = {takenText()};
        break;
    case Element::Message:
        keepMessage();
        break;
    default:
        break;
    }
}

void CatalogueReader::characters(std::string_view text)
{
    if (!error_ && !open_.empty() && hasText(open_.back()) && !hasVariant_)
        text_.append(text.data(), static_cast<qsizetype>(text.size()));
}

void CatalogueReader::readLanguage(Attributes attributes)
{
    QString code = QString::fromUtf8(value(attributes, "language"));
    if (code.isEmpty())
        code = loaded_.catalogue.language;
    code.replace(u'-', u'_');
    if (QLocale(code).language() == QLocale::C)
        fail(CatalogueProblem::UnknownLanguage, {shownLine(code, kShown).toStdString()});
    loaded_.catalogue.language = code;
    forms_.emplace(code);
}

void CatalogueReader::beginMessage(Attributes attributes)
{
    message_ = {};
    message_.context = context_;
    message_.line = line();
    message_.isPlural = value(attributes, "numerus") == std::string_view("yes");
    source_.clear();
    isGone_ = false;
}

void CatalogueReader::beginTranslation(Attributes attributes)
{
    const std::string_view type = value(attributes, "type");
    isGone_ = type == "obsolete" || type == "vanished";
    message_.state = type == "unfinished" ? TextState::Drafted : TextState::Read;
    message_.line = line();
}

// A character that XML cannot hold is written as <byte value="x9"/>.
void CatalogueReader::addByte(Attributes attributes)
{
    const std::string_view number = value(attributes, "value");
    if (number.starts_with('x') && !hasVariant_)
        text_ += QString(QChar(QByteArray(number.data() + 1).toUShort(nullptr, 16))).toUtf8();
}

QString CatalogueReader::takenText()
{
    QString text = QString::fromUtf8(text_);
    if (text.size() > kLongestTranslation)
        fail(CatalogueProblem::TextTooLong, {std::to_string(kLongestTranslation)});
    return text;
}

void CatalogueReader::keepMessage()
{
    if (isGone_)
        return;
    if (loaded_.catalogue.texts.size() >= kMostTexts) {
        fail(CatalogueProblem::TooManyTexts, {std::to_string(kMostTexts)});
        return;
    }
    message_.source = source_.toUtf8();
    if (!isUsed(message_)) {
        message_.forms.clear();
        message_.state = TextState::Gap;
    }
    loaded_.catalogue.texts.push_back(std::move(message_));
}

bool CatalogueReader::isUsed(const CatalogueText& text)
{
    // A plural with an empty form would say nothing for some numbers.
    if (text.forms.isEmpty() || text.forms.contains(QString()))
        return false;
    auto fault = faultOfForms(text);
    if (fault)
        addProblem(loaded_.problems, std::move(*fault));
    return !fault;
}

std::optional<Problem> CatalogueReader::faultOfForms(const CatalogueText& text) const
{
    if (text.isPlural && text.forms.size() != forms_->count())
        return problem(Severity::Warning, CatalogueProblem::OtherForms, text.line,
                       {std::to_string(text.forms.size()), std::to_string(forms_->count())});
    for (int form = 0; form < text.forms.size(); ++form)
        if (const auto code =
                faultOf(source_, text.forms[form], text.isPlural && forms_->mayLackNumber(form)))
            return problem(Severity::Warning, *code, text.line,
                           {shownLine(text.forms[form], kShown).toStdString()});
    return {};
}

int CatalogueReader::line() const
{
    return static_cast<int>(XML_GetCurrentLineNumber(parser_));
}

Problem CatalogueReader::problem(Severity severity, CatalogueProblem code, int line,
                                 std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), std::to_string(line));
    return {severity, code, {}, std::move(arguments)};
}

void CatalogueReader::fail(CatalogueProblem code, std::vector<std::string> arguments)
{
    if (!error_)
        error_ = problem(Severity::Error, code, line(), std::move(arguments));
    XML_StopParser(parser_, XML_FALSE);
}

} // namespace lodeline::ui
