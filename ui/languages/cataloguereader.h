// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/cataloguefile.h"
#include "ui/languages/pluralforms.h"

#include <optional>
#include <string_view>
#include <vector>

struct XML_ParserStruct;

namespace lodeline::ui {

// Takes a *.ts in element by element, for one file: at the start of a program this is what somebody waits
// for.
class CatalogueReader
{
public:
    // `code` is the language where the file names none.
    explicit CatalogueReader(const QString& code);

    Result<LoadedCatalogue> read(const QByteArray& bytes);

private:
    enum class Element {
        Document,
        Context,
        Name,
        Message,
        Source,
        Comment,
        Note,
        Location,
        Translation,
        Form,
        Variant,
        Byte,
        Unknown
    };
    using Attributes = const char* const*; // names and values in turn, then nullptr

    static CatalogueReader& of(void* self) { return *static_cast<CatalogueReader*>(self); }
    static Element childOf(Element parent, std::string_view name);
    static bool hasText(Element element);
    static const char* value(Attributes attributes, std::string_view name);

    void listen();
    void open(std::string_view name, Attributes attributes);
    void begin(Element element, Attributes attributes);
    void close();
    void end(Element element);
    void characters(std::string_view text);

    void readLanguage(Attributes attributes);
    void beginMessage(Attributes attributes);
    void beginTranslation(Attributes attributes);
    void addByte(Attributes attributes);
    QString takenText();
    void keepMessage();
    bool isUsed(const CatalogueText& text);
    std::optional<Problem> faultOfForms(const CatalogueText& text) const;

    int line() const;
    static Problem problem(Severity severity, CatalogueProblem code, int line,
                           std::vector<std::string> arguments = {});
    void fail(CatalogueProblem code, std::vector<std::string> arguments = {});

    XML_ParserStruct* parser_ = nullptr; // while it reads
    std::vector<Element> open_;
    QByteArray text_; // of the innermost element that has some
    bool hasVariant_ = false;
    QByteArray context_;
    CatalogueText message_;
    QString source_;
    bool isGone_ = false;
    LoadedCatalogue loaded_;
    std::optional<PluralForms> forms_;
    std::optional<Problem> error_;
};

} // namespace lodeline::ui
