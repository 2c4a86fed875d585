// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/ownfile.h"

#include <QXmlStreamReader>

#include <optional>

namespace lodeline::ui {
namespace {

struct Span
{
    qsizetype from = 0;
    qsizetype to = 0;
};

// Where a text stands in a file, or could stand; in characters.
struct Place
{
    std::optional<Span> translation;       // of the text, with its tags
    std::optional<qsizetype> endOfMessage; // of the text where it has no translation: before </message>
    std::optional<qsizetype> endOfContext; // before </context> of its class
    std::optional<qsizetype> endOfAll;     // before </TS>
};

// Follows the elements as the reader of catalogues does.
class Finder
{
public:
    Finder(const QString& file, const CatalogueText& text)
        : xml_(file)
        , file_(file)
        , text_(text)
    {
        xml_.setNamespaceProcessing(false);
    }

    Place find()
    {
        while (!xml_.atEnd() && !xml_.isStartElement())
            xml_.readNext();
        while (xml_.readNextStartElement()) {
            if (xml_.name() == QLatin1String("context"))
                readContext();
            else
                xml_.skipCurrentElement();
        }
        place_.endOfAll = before();
        return place_;
    }

private:
    // Where the tag begins that was read last.
    qsizetype before() const { return file_.lastIndexOf(u'<', xml_.characterOffset() - 1); }

    QByteArray read() { return xml_.readElementText(QXmlStreamReader::IncludeChildElements).toUtf8(); }

    void readContext()
    {
        QByteArray name;
        while (xml_.readNextStartElement()) {
            if (xml_.name() == QLatin1String("name"))
                name = read();
            else if (xml_.name() == QLatin1String("message"))
                readMessage(name == text_.context);
            else
                xml_.skipCurrentElement();
        }
        if (name == text_.context)
            place_.endOfContext = before();
    }

    void readMessage(bool isContext)
    {
        QByteArray source;
        QByteArray comment;
        std::optional<Span> translation;
        bool isGone = false;
        while (xml_.readNextStartElement()) {
            const auto name = xml_.name();
            if (name == QLatin1String("source")) {
                source = read();
            } else if (name == QLatin1String("comment")) {
                comment = read();
            } else if (name == QLatin1String("translation")) {
                const auto type = xml_.attributes().value(QLatin1String("type"));
                isGone = type == QLatin1String("obsolete") || type == QLatin1String("vanished");
                translation.emplace().from = before();
                xml_.skipCurrentElement();
                translation->to = xml_.characterOffset();
            } else {
                xml_.skipCurrentElement();
            }
        }
        if (isGone || !isContext || source != text_.source || comment != text_.comment)
            return;
        place_.translation = translation; // of several the last one is spoken
        place_.endOfMessage = before();
    }

    QXmlStreamReader xml_;
    const QString& file_;
    const CatalogueText& text_;
    Place place_;
};

QString escaped(const QString& text)
{
    QString safe;
    for (const QChar c : text) {
        if (c == u'&')
            safe += QLatin1String("&amp;");
        else if (c == u'<')
            safe += QLatin1String("&lt;");
        else if (c == u'>')
            safe += QLatin1String("&gt;");
        else if (c == u'"')
            safe += QLatin1String("&quot;");
        else if (c == u'\'')
            safe += QLatin1String("&apos;");
        else if (c.unicode() < u' ' && c != u'\n' && c != u'\t')
            safe += QStringLiteral("<byte value=\"x%1\"/>").arg(c.unicode(), 0, 16);
        else
            safe += c;
    }
    return safe;
}

// As lupdate writes it, so that it changes nothing later.
QString translationOf(const CatalogueText& text)
{
    const bool isRead = !text.forms.isEmpty() && text.state == TextState::Read;
    QString words =
        isRead ? QStringLiteral("<translation>") : QStringLiteral("<translation type=\"unfinished\">");
    if (!text.isPlural) {
        words += escaped(text.forms.value(0));
    } else {
        for (const QString& form : text.forms.isEmpty() ? QStringList{QString()} : text.forms)
            words += QStringLiteral("\n            <numerusform>%1</numerusform>").arg(escaped(form));
        words += QLatin1String("\n        ");
    }
    return words + QLatin1String("</translation>");
}

QString element(const QString& name, const QString& text)
{
    return text.isEmpty() ? QString() : QStringLiteral("        <%1>%2</%1>\n").arg(name, escaped(text));
}

QString messageOf(const CatalogueText& text)
{
    QString message =
        text.isPlural ? QStringLiteral("    <message numerus=\"yes\">\n") : QStringLiteral("    <message>\n");
    if (!text.place.isEmpty())
        message += QStringLiteral("        <location filename=\"%1\"/>\n").arg(escaped(text.place));
    message += QStringLiteral("        <source>%1</source>\n").arg(escaped(QString::fromUtf8(text.source)));
    message += element(QStringLiteral("comment"), QString::fromUtf8(text.comment));
    message += element(QStringLiteral("extracomment"), text.note);
    return message + QLatin1String("        ") + translationOf(text) + QLatin1String("\n    </message>\n");
}

QString contextOf(const CatalogueText& text)
{
    return QStringLiteral("<context>\n    <name>%1</name>\n").arg(escaped(QString::fromUtf8(text.context))) +
           messageOf(text) + QLatin1String("</context>\n");
}

QString newFile(const QString& language, const CatalogueText& text)
{
    return QStringLiteral("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n"
                          "<TS version=\"2.1\" language=\"%1\" sourcelanguage=\"en\">\n")
               .arg(escaped(language)) +
           contextOf(text) + QLatin1String("</TS>\n");
}

// Before what closes on a line of its own stands the space in front of it.
qsizetype lineOf(const QString& file, qsizetype at)
{
    qsizetype begin = at;
    while (begin > 0 && (file[begin - 1] == u' ' || file[begin - 1] == u'\t'))
        --begin;
    return begin > 0 && file[begin - 1] != u'\n' ? at : begin;
}

QString put(const QString& file, const Place& place, const CatalogueText& text)
{
    QString changed = file;
    if (place.translation)
        return changed.replace(place.translation->from, place.translation->to - place.translation->from,
                               translationOf(text));
    if (place.endOfMessage)
        return changed.insert(lineOf(file, *place.endOfMessage),
                              QLatin1String("        ") + translationOf(text) + u'\n');
    if (place.endOfContext)
        return changed.insert(lineOf(file, *place.endOfContext), messageOf(text));
    return changed.insert(lineOf(file, *place.endOfAll), contextOf(text));
}

// The one that is spoken.
const CatalogueText* find(const Catalogue& catalogue, const CatalogueText& text)
{
    const CatalogueText* found = nullptr;
    for (const CatalogueText& one : catalogue.texts)
        if (keyOf(one) == keyOf(text))
            found = &one;
    return found;
}

bool says(const Catalogue& catalogue, const CatalogueText& text)
{
    const CatalogueText* found = find(catalogue, text);
    return (found ? found->forms : QStringList()) == text.forms;
}

} // namespace

Result<QByteArray> withText(const QByteArray& bytes, const QString& language, const CatalogueText& text)
{
    const QByteArray mark = bytes.startsWith("\xef\xbb\xbf") ? bytes.left(3) : QByteArray();
    if (bytes.sliced(mark.size()).trimmed().isEmpty())
        return newFile(language, text).toUtf8();
    const Result<LoadedCatalogue> before = parseCatalogue(bytes, language);
    if (!before)
        return tl::unexpected(before.error());
    const CatalogueText* known = find(before->catalogue, text);
    const Problem noRoom{
        Severity::Error, CatalogueProblem::NoRoom, {}, {std::to_string(known ? known->line : 1)}};
    const QString file = QString::fromUtf8(bytes.sliced(mark.size()));
    if (mark + file.toUtf8() != bytes)
        return tl::unexpected(Problems{noRoom}); // no UTF-8
    QByteArray changed = mark + put(file, Finder(file, text).find(), text).toUtf8();
    // What another program wrote may be put together in ways that are not thought of here.
    const Result<LoadedCatalogue> after = parseCatalogue(changed, language);
    const std::size_t texts = before->catalogue.texts.size() + (known ? 0 : 1);
    if (!after || !says(after->catalogue, text) || after->catalogue.texts.size() != texts)
        return tl::unexpected(Problems{noRoom});
    return changed;
}

} // namespace lodeline::ui
