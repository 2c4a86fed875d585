// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/svgtidy.h"

#include "engine/goldrush/design/art/arttree.h"
#include "engine/goldrush/design/art/artvalues.h"
#include "engine/goldrush/files/problems.h"
#include "ui/files.h"

#include <QCoreApplication>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

struct SvgTidy
{
    Q_DECLARE_TR_FUNCTIONS(SvgTidy)
};

constexpr QStringView kSvgNamespace = u"http://www.w3.org/2000/svg";
constexpr QStringView kLinkNamespace = u"http://www.w3.org/1999/xlink";
constexpr QStringView kXmlNamespace = u"http://www.w3.org/XML/1998/namespace";
constexpr qsizetype kShown = 200; // characters

bool isSilent(QStringView element)
{
    constexpr std::array<QStringView, 3> names{u"title", u"desc", u"metadata"};
    return std::ranges::find(names, element) != names.end();
}

bool isActive(QStringView element)
{
    constexpr std::array<QStringView, 8> names{u"script", u"foreignObject", u"set",    u"audio",
                                               u"video",  u"iframe",        u"canvas", u"handler"};
    return element.startsWith(u"animate") || std::ranges::find(names, element) != names.end();
}

// The first reference of a text that leads out of the picture.
QString outsideIn(QStringView text)
{
    const std::string plain = text.toString().toStdString();
    QString outside;
    eachUrl(plain, [&](std::string_view link) {
        if (!link.starts_with('#') && outside.isNull())
            outside = link.empty() ? QStringLiteral("url()")
                                   : QString::fromUtf8(link.data(), qsizetype(link.size()));
    });
    return outside;
}

class Tidier
{
public:
    enum class Lines { Joined, Kept };

    Tidier(const QByteArray& svg, Lines lines)
        : lines_(lines)
        , reader_(svg)
        , writer_(&result_.svg)
    {
        reader_.setEntityExpansionLimit(1);
    }

    // What is left may still be refused.
    TidySvg run()
    {
        while (!result_.fault && !reader_.atEnd()) {
            if (lines_ == Lines::Kept)
                feedLines();
            token(reader_.readNext());
        }
        if (!result_.fault && (reader_.hasError() || !seenRoot_))
            refuse(SetProblem::ArtNotSvg);
        if (result_.fault)
            result_.svg.clear();
        return std::move(result_);
    }

private:
    // Until what comes next has the line of the original.
    void feedLines()
    {
        fed_ += std::count(result_.svg.cbegin() + looked_, result_.svg.cend(), '\n');
        for (const qint64 before = reader_.lineNumber() - 1; fed_ < before; ++fed_)
            writer_.writeCharacters(QStringLiteral("\n"));
        looked_ = result_.svg.size();
    }

    void token(QXmlStreamReader::TokenType type)
    {
        switch (type) {
        case QXmlStreamReader::DTD:
        case QXmlStreamReader::EntityReference:
            return refuse(SetProblem::ArtDeclares);
        case QXmlStreamReader::StartElement:
            return seenRoot_ ? element() : root();
        case QXmlStreamReader::EndElement:
            writer_.writeEndElement();
            textDepth_ = depth_ == textDepth_ ? 0 : textDepth_;
            --depth_;
            return;
        case QXmlStreamReader::Characters:
            if (textDepth_ > 0)
                writer_.writeCharacters(reader_.text().toString());
            return;
        default:
            return;
        }
    }

    void refuse(ProblemCode code)
    {
        result_.fault = lodeline::goldrush::ArtFault{code, {std::to_string(reader_.lineNumber())}};
    }

    void leaveOut(SvgLeftOut part)
    {
        part.element.truncate(40);
        part.detail.truncate(kShown);
        if (result_.leftOut.size() < kMaxSvgLeftOut)
            result_.leftOut.append(std::move(part));
    }

    void leaveOut(SvgPart part, const QString& detail)
    {
        leaveOut({part, reader_.lineNumber(), reader_.name().toString(), detail});
    }

    void root()
    {
        seenRoot_ = true;
        const QStringView space = reader_.namespaceUri();
        if (reader_.name() != u"svg" || (space != kSvgNamespace && !space.isEmpty()))
            return refuse(SetProblem::ArtNotSvg);
        writer_.writeStartElement(QStringLiteral("svg"));
        writer_.writeDefaultNamespace(kSvgNamespace.toString());
        writer_.writeNamespace(kLinkNamespace.toString(), QStringLiteral("xlink"));
        ++depth_;
        for (const QXmlStreamAttribute& attribute : reader_.attributes())
            copy(attribute);
        findSize();
    }

    void findSize()
    {
        const auto numbers = [this](const char* name) {
            return numbersOf(reader_.attributes().value(QLatin1String(name)).toString().toStdString());
        };
        const auto whole = [](double length) {
            return static_cast<int>(std::lround(std::clamp(length, 0.0, kMaxArtNumber)));
        };
        if (const std::vector<double> box = numbers("viewBox"); box.size() == 4)
            result_.size = {whole(box[2]), whole(box[3])};
        else if (!numbers("width").empty() && !numbers("height").empty())
            result_.size = {whole(numbers("width").front()), whole(numbers("height").front())};
    }

    void element()
    {
        const QStringView name = reader_.name();
        const QStringView space = reader_.namespaceUri();
        if ((!space.isEmpty() && space != kSvgNamespace) || isSilent(name))
            return reader_.skipCurrentElement();
        if (isActive(name)) {
            leaveOut(SvgPart::Element, name.toString());
            return reader_.skipCurrentElement();
        }
        if (name == u"style")
            return sheet();
        const bool isShown = name == u"image" || name == u"use" || name == u"feImage";
        if (isShown && !mayRefer(link())) {
            leaveOut(SvgPart::Reference, link());
            return reader_.skipCurrentElement();
        }
        writer_.writeStartElement(name.toString());
        ++depth_;
        if (name == u"text" && textDepth_ == 0)
            textDepth_ = depth_;
        for (const QXmlStreamAttribute& attribute : reader_.attributes())
            copy(attribute);
    }

    void sheet()
    {
        const qint64 line = reader_.lineNumber();
        const QString text = reader_.readElementText(QXmlStreamReader::SkipChildElements);
        const QString outside = text.contains(u"@import") ? QStringLiteral("@import") : outsideIn(text);
        if (outside.isNull())
            return writer_.writeTextElement(QStringLiteral("style"), text);
        leaveOut({SvgPart::Reference, line, QStringLiteral("style"), outside});
    }

    QString link() const
    {
        for (const QXmlStreamAttribute& attribute : reader_.attributes())
            if (attribute.name() == u"href")
                return attribute.value().trimmed().toString();
        return {};
    }

    bool mayRefer(const QString& link) const
    {
        return link.startsWith(u'#') || (reader_.name() != u"use" && embeddedPixels(link.toStdString()) >= 0);
    }

    void copy(const QXmlStreamAttribute& attribute)
    {
        const QStringView name = attribute.name();
        const QStringView space = attribute.namespaceUri();
        const QString value = attribute.value().toString();
        if (name == u"href" && (space.isEmpty() || space == kLinkNamespace)) {
            if (!mayRefer(value.trimmed()))
                return leaveOut(SvgPart::Reference, value);
            return writer_.writeAttribute(kLinkNamespace.toString(), QStringLiteral("href"), value);
        }
        if (space == kXmlNamespace && name == u"space")
            return writer_.writeAttribute(attribute.qualifiedName().toString(), value);
        if (!space.isEmpty())
            return;
        if (name.startsWith(u"on"))
            return leaveOut(SvgPart::Handler, name.toString());
        if (name == u"style")
            return style(value);
        if (const QString outside = outsideIn(value); !outside.isNull())
            return leaveOut(SvgPart::Reference, outside);
        writer_.writeAttribute(name.toString(), value);
    }

    void style(const QString& text)
    {
        QStringList kept;
        for (const QString& declaration : text.split(u';', Qt::SkipEmptyParts)) {
            const QString outside = outsideIn(declaration);
            // What drawing programs keep for themselves begins with a dash.
            if (!outside.isNull())
                leaveOut(SvgPart::Reference, outside);
            else if (!declaration.trimmed().startsWith(u'-'))
                kept << declaration;
        }
        if (!kept.isEmpty())
            writer_.writeAttribute(QStringLiteral("style"), kept.join(u';'));
    }

    const Lines lines_;
    qint64 fed_ = 0;       // line feeds that are written
    qsizetype looked_ = 0; // bytes in which they were counted
    QXmlStreamReader reader_;
    TidySvg result_;
    QXmlStreamWriter writer_;
    int depth_ = -1;    // of the open element; the root has 0
    int textDepth_ = 0; // of the open text element
    bool seenRoot_ = false;
};

} // namespace

TidySvg tidySvg(const QByteArray& svg)
{
    if (svg.size() > kMaxSvgFileBytes) {
        TidySvg refused;
        refused.fault =
            lodeline::goldrush::ArtFault{SetProblem::ArtTooLarge, {std::to_string(kMaxSvgFileBytes >> 10)}};
        return refused;
    }
    TidySvg tidy = Tidier(svg, Tidier::Lines::Joined).run();
    if (tidy.fault)
        return tidy;
    tidy.fault = faultOfArt(ui::view(tidy.svg));
    if (!tidy.fault)
        return tidy;
    tidy.svg = Tidier(svg, Tidier::Lines::Kept).run().svg;
    if (auto tree = readArtTree(ui::view(tidy.svg)); !tree && tree.error().code == tidy.fault->code)
        tidy.fault = std::move(tree.error());
    tidy.svg.clear();
    return tidy;
}

QString describe(const SvgLeftOut& leftOut)
{
    switch (leftOut.part) {
    case SvgPart::Element:
        //: %1 an element of SVG, such as "script"
        return SvgTidy::tr("The element \"%1\" is left out.").arg(leftOut.detail);
    case SvgPart::Handler:
        //: %1 an attribute of SVG, such as "onclick"
        return SvgTidy::tr("The attribute \"%1\" is left out.").arg(leftOut.detail);
    case SvgPart::Reference:
        //: %1 an address, as the file has it
        return SvgTidy::tr("A reference to something outside the picture is left out: %1")
            .arg(leftOut.detail);
    }
    return {};
}

} // namespace lodeline::goldrush::editor
