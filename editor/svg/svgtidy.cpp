// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgtidy.h"

#include "editor/pixels/picturefile.h"
#include "editor/svg/svgguides.h"
#include "editor/svg/svgpage.h"
#include "editor/svg/svgsheet.h"
#include "editor/svg/svgstyle.h"
#include "engine/goldrush/design/art/artvalues.h"
#include "engine/goldrush/files/problems.h"
#include "ui/files.h"

#include <QSet>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

using namespace Qt::StringLiterals;

constexpr QStringView kSvgNamespace = u"http://www.w3.org/2000/svg";
constexpr QStringView kLinkNamespace = u"http://www.w3.org/1999/xlink";
constexpr QStringView kInkscapeNotes = u"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd";
constexpr QStringView kXmlNamespace = u"http://www.w3.org/XML/1998/namespace";
constexpr qsizetype kShown = 200;         // characters
constexpr qsizetype kLongestEntity = 500; // characters

bool isSilent(QStringView element)
{
    constexpr std::array<QStringView, 4> names{u"title", u"desc", u"metadata", u"font"};
    return isOneOf(element, names);
}

bool isActive(QStringView element)
{
    constexpr std::array<QStringView, 8> names{u"script", u"foreignObject", u"set",    u"audio",
                                               u"video",  u"iframe",        u"canvas", u"handler"};
    return element.startsWith(u"animate") || isOneOf(element, names);
}

bool isBeyondPainter(QStringView element)
{
    constexpr std::array<QStringView, 5> names{u"meshgradient", u"meshGradient", u"hatch", u"solidcolor",
                                               u"solidColor"};
    return isOneOf(element, names);
}

// Text that the painter does not set; programs leave empty ones behind.
bool isBeyondSetter(QStringView element)
{
    constexpr std::array<QStringView, 3> names{u"flowRoot", u"textPath", u"tref"};
    return isOneOf(element, names);
}

bool isPaintedRoughly(QStringView element)
{
    constexpr std::array<QStringView, 3> names{u"feDiffuseLighting", u"feSpecularLighting",
                                               u"feDisplacementMap"};
    return isOneOf(element, names);
}

// A picture that lies in the SVG itself, as withoutPrivateData() leaves it. Empty where the link is to none,
// or to a damaged one.
QString embeddedPicture(const QString& link)
{
    if (embeddedPixels(link.toStdString()) < 0)
        return {};
    const bool isJpeg = link.startsWith(u"data:image/jp");
    if (!isJpeg && !link.startsWith(u"data:image/png"))
        return link;
    const qsizetype bytes = link.indexOf(u',') + 1;
    const QByteArray file = QByteArray::fromBase64(QStringView(link).sliced(bytes).toLatin1());
    const QByteArray plain = withoutPrivateData(file, isJpeg ? PictureType::Jpeg : PictureType::Png);
    if (plain == file)
        return link;
    return plain.isEmpty() ? QString() : link.first(bytes) + QString::fromLatin1(plain.toBase64());
}

class Tidier
{
public:
    Tidier(const QByteArray& svg, const std::stop_token& stop)
        : ampersands_(svg.count('&'))
        , blends_(svg.contains("mix-blend-mode"))
        , stop_(stop)
        , reader_(svg)
        , writer_(&result_.svg)
    {
        reader_.setEntityExpansionLimit(kLongestEntity);
    }

    // What is left may still be refused.
    TidySvg run()
    {
        while (!result_.fault && !reader_.atEnd()) {
            if (stop_.stop_requested())
                return {};
            token(reader_.readNext());
        }
        if (!result_.fault && (reader_.hasError() || !seenRoot_))
            refuse(SetProblem::ArtNotSvg);
        if (result_.fault || result_.count(SvgFate::Refused) > 0)
            result_.svg.clear();
        return std::move(result_);
    }

private:
    void token(QXmlStreamReader::TokenType type)
    {
        switch (type) {
        case QXmlStreamReader::DTD:
            return documentType();
        case QXmlStreamReader::EntityReference:
            return refuse(SetProblem::ArtDeclares);
        case QXmlStreamReader::ProcessingInstruction:
            if (reader_.processingInstructionTarget() == u"xml-stylesheet")
                refuse(SetProblem::ArtRefersOutside, reader_.processingInstructionData().left(kShown));
            return;
        case QXmlStreamReader::StartElement:
            return seenRoot_ ? element() : root();
        case QXmlStreamReader::EndElement:
            writer_.writeEndElement();
            textDepth_ = depth_ == textDepth_ ? 0 : textDepth_;
            --depth_;
            return;
        case QXmlStreamReader::Characters:
            return characters();
        default:
            return;
        }
    }

    // Old programs declare short names for namespaces and styles. What may grow or leads outside is refused.
    void documentType()
    {
        const QStringView text = reader_.text();
        qsizetype longest = 0;
        bool isPlain = !text.contains(u'%');
        for (const QXmlStreamEntityDeclaration& entity : reader_.entityDeclarations()) {
            const QStringView value = entity.value();
            longest = std::max(longest, value.size());
            isPlain = isPlain && entity.systemId().isEmpty() && entity.publicId().isEmpty() &&
                      !value.contains(u'<') && !value.contains(u'&');
        }
        if (!isPlain || longest > kLongestEntity || longest * ampersands_ > kMaxSvgFileBytes)
            refuse(SetProblem::ArtDeclares);
    }

    void characters()
    {
        if (textDepth_ == 0)
            return;
        if (!reader_.isWhitespace() && !hasText_) {
            hasText_ = true;
            tell({SvgMatter::Font, reader_.lineNumber(), u"text"_s, {}});
        }
        writer_.writeCharacters(reader_.text().toString());
    }

    void refuse(ProblemCode code, QStringView what = {})
    {
        std::vector<std::string> arguments{std::to_string(reader_.lineNumber())};
        if (!what.isEmpty())
            arguments.insert(arguments.begin(), what.toString().toStdString());
        result_.fault = lodeline::goldrush::ArtFault{code, std::move(arguments)};
    }

    // The list is bounded, but never without what refuses the picture.
    void tell(SvgFinding finding)
    {
        finding.element.truncate(40);
        finding.detail.truncate(kShown);
        if (result_.findings.size() < kMaxSvgFindings)
            result_.findings.append(std::move(finding));
        else if (fateOf(finding.matter) == SvgFate::Refused)
            result_.findings.back() = std::move(finding);
    }

    void tell(SvgMatter matter, const QString& detail)
    {
        tell({matter, reader_.lineNumber(), reader_.name().toString(), detail});
    }

    void root()
    {
        seenRoot_ = true;
        const QStringView space = reader_.namespaceUri();
        if (reader_.name() != u"svg" || (space != kSvgNamespace && !space.isEmpty()))
            return refuse(SetProblem::ArtNotSvg);
        writer_.writeStartElement(u"svg"_s);
        writer_.writeDefaultNamespace(kSvgNamespace.toString());
        writer_.writeNamespace(kLinkNamespace.toString(), u"xlink"_s);
        ++depth_;
        const QXmlStreamAttributes attributes = reader_.attributes();
        const auto page = pageOf({attributes.value("viewBox"_L1), attributes.value("width"_L1),
                                  attributes.value("height"_L1), attributes.value("preserveAspectRatio"_L1)});
        if (!page)
            result_.fault = lodeline::goldrush::ArtFault{SetProblem::ArtWithoutSize, {}};
        else
            writePage(*page);
        copyAll(attributes, keptLink());
    }

    void writePage(const QRectF& page)
    {
        const auto whole = [](double length) {
            return static_cast<int>(std::lround(std::clamp(length, 0.0, kMaxArtNumber)));
        };
        result_.size = {whole(page.width()), whole(page.height())};
        QStringList numbers;
        for (const double number : {page.x(), page.y(), page.width(), page.height()})
            numbers << QString::number(number, 'g', 12);
        writer_.writeAttribute(u"viewBox"_s, numbers.join(u' '));
    }

    void element()
    {
        const QStringView name = reader_.name();
        const QStringView space = reader_.namespaceUri();
        const bool isForOthers = !reader_.attributes().value("requiredExtensions"_L1).isEmpty();
        if ((!space.isEmpty() && space != kSvgNamespace) || isSilent(name) || isForOthers || isOfEditor())
            return reader_.skipCurrentElement();
        if (isActive(name)) {
            tell(SvgMatter::Element, name.toString());
            return reader_.skipCurrentElement();
        }
        if (name == u"style")
            return sheet();
        if (isBeyondPainter(name))
            tell(SvgMatter::Feature, name.toString());
        if (name == u"symbol" && isOpenSymbol())
            tell(SvgMatter::Feature, u"overflow: visible"_s);
        if (isBeyondSetter(name))
            return unsetText();
        if (isPaintedRoughly(name))
            tell(SvgMatter::Likeness, name.toString());
        const bool isShown = name == u"image" || name == u"use" || name == u"feImage";
        const QString kept = keptLink();
        if (isShown && kept.isEmpty()) {
            tell(SvgMatter::Reference, link());
            return reader_.skipCurrentElement();
        }
        writer_.writeStartElement(name.toString());
        ++depth_;
        if (name == u"text" && textDepth_ == 0)
            textDepth_ = depth_;
        copyAll(reader_.attributes(), kept);
    }

    // Whether it is there to be looked at only: guides, and what the game paints above the picture.
    bool isOfEditor()
    {
        const QXmlStreamAttributes attributes = reader_.attributes();
        const QStringView id = attributes.value("id"_L1);
        const std::optional<ArtLayer> layer = layerOfId(id);
        if (!layer && id != QLatin1StringView(kGuidesId))
            return false;
        if (!result_.above)
            result_.above.emplace();
        const bool isLocked = attributes.value(kInkscapeNotes.toString(), "insensitive"_L1) == u"true";
        if (layer && isLocked)
            result_.above->set(*layer, true);
        return !layer || isLocked;
    }

    // The painter cuts a symbol off at its view box.
    bool isOpenSymbol() const
    {
        const QXmlStreamAttributes attributes = reader_.attributes();
        const auto declarations =
            declarationsOf(attributes.value("style"_L1)) +
            QList<SvgDeclaration>{{u"overflow"_s, attributes.value("overflow"_L1).toString()}};
        return attributes.hasAttribute("viewBox"_L1) &&
               std::ranges::any_of(declarations, [](const SvgDeclaration& declaration) {
                   return declaration.name == u"overflow" && declaration.value == u"visible";
               });
    }

    void unsetText()
    {
        const SvgFinding finding{SvgMatter::Feature, reader_.lineNumber(), reader_.name().toString(),
                                 reader_.name().toString()};
        const QString text = reader_.readElementText(QXmlStreamReader::IncludeChildElements);
        if (!text.trimmed().isEmpty())
            tell(finding);
    }

    void sheet()
    {
        const qint64 line = reader_.lineNumber();
        const QXmlStreamAttributes attributes = reader_.attributes();
        const QStringView type = attributes.value("type"_L1);
        const bool isMeant =
            (type.isEmpty() || type.contains(u"css")) && isForScreens(attributes.value("media"_L1));
        const QString text = reader_.readElementText(QXmlStreamReader::SkipChildElements);
        if (!isMeant)
            return;
        const auto listen = [&](SvgMatter matter, const QString& detail, qint64 below) {
            tell({matter, line + below, u"style"_s, detail});
        };
        const QString tidy = tidySheet(text, blends_, listen, stop_);
        if (!tidy.isEmpty())
            writer_.writeTextElement(u"style"_s, tidy);
    }

    // The one of two that readers of both take.
    QString link() const
    {
        const QXmlStreamAttributes attributes = reader_.attributes();
        const QStringView plain = attributes.value("href"_L1);
        return (plain.isEmpty() ? attributes.value(kLinkNamespace.toString(), "href"_L1) : plain)
            .trimmed()
            .toString();
    }

    // Empty where it may not stay.
    QString keptLink() const
    {
        const QString to = link();
        if (to.startsWith(u'#'))
            return to;
        return reader_.name() == u"use" ? QString() : embeddedPicture(to);
    }

    void copyAll(const QXmlStreamAttributes& attributes, const QString& keptLink)
    {
        if (!keptLink.isEmpty())
            writer_.writeAttribute(kLinkNamespace.toString(), u"href"_s, keptLink);
        else if (const QString to = link(); !to.isEmpty())
            tell(SvgMatter::Reference, to);
        for (const QXmlStreamAttribute& attribute : attributes)
            copy(attribute);
        if (const QString kept = style(attributes); !kept.isEmpty())
            writer_.writeAttribute(u"style"_s, kept);
    }

    void copy(const QXmlStreamAttribute& attribute)
    {
        const QStringView name = attribute.name();
        const QStringView space = attribute.namespaceUri();
        const QString value = attribute.value().toString();
        if (space == kXmlNamespace && name == u"space")
            return writer_.writeAttribute(attribute.qualifiedName().toString(), value);
        if (!space.isEmpty() || name == u"href" || name == u"style" || (depth_ == 0 && isOfPage(name)))
            return;
        if (name.startsWith(u"on"))
            return tell(SvgMatter::Handler, name.toString());
        if (isProperty(name)) {
            const QString kept = taken({name.toString(), value.trimmed()}, false);
            if (!kept.isEmpty())
                writer_.writeAttribute(name.toString(), kept);
            return;
        }
        if (const QString outside = outsideIn(value); !outside.isNull())
            return tell(SvgMatter::Reference, outside);
        writer_.writeAttribute(name.toString(), value);
    }

    static bool isOfPage(QStringView name)
    {
        constexpr std::array<QStringView, 4> names{u"viewBox", u"width", u"height", u"preserveAspectRatio"};
        return isOneOf(name, names);
    }

    // Nothing where it goes. `isSpare`: there is another value to go back to.
    QString taken(const SvgDeclaration& declaration, bool isSpare)
    {
        const JudgedValue value = judged(declaration, reader_.attributes().hasAttribute("transform"_L1));
        if (value.matter && !(isSpare && value.matter == SvgMatter::Colour))
            tell(*value.matter, value.detail);
        return value.value;
    }

    QString style(const QXmlStreamAttributes& attributes)
    {
        const QStringView clip = attributes.value("clip-path"_L1);
        bool isClipped = !clip.isEmpty() && clip != u"none";
        QStringList kept;
        QSet<QString> names;
        for (const SvgDeclaration& declaration : declarationsOf(attributes.value("style"_L1))) {
            const bool isSpare =
                names.contains(declaration.name) || attributes.hasAttribute(declaration.name);
            const QString value = taken(declaration, isSpare);
            if (value.isEmpty())
                continue;
            names << declaration.name;
            kept << declaration.name + u':' + value;
            isClipped = isClipped || (declaration.name == u"clip-path" && value != u"none");
        }
        if (blends_ && isClipped && !names.contains(u"isolation"_s))
            kept << kOwnLayer.toString();
        return kept.join(u';');
    }

    const qsizetype ampersands_;
    const bool blends_;
    const std::stop_token& stop_;
    QXmlStreamReader reader_;
    TidySvg result_;
    QXmlStreamWriter writer_;
    int depth_ = -1;    // of the open element; the root has 0
    int textDepth_ = 0; // of the open text element
    bool seenRoot_ = false;
    bool hasText_ = false;
};

} // namespace

int TidySvg::count(SvgFate fate) const
{
    return static_cast<int>(
        std::ranges::count(findings, fate, [](const SvgFinding& finding) { return fateOf(finding.matter); }));
}

TidySvg tidySvg(const QByteArray& svg, const std::stop_token& stop)
{
    if (svg.size() > kMaxSvgFileBytes) {
        TidySvg refused;
        refused.fault =
            lodeline::goldrush::ArtFault{SetProblem::ArtTooLarge, {std::to_string(kMaxSvgFileBytes >> 10)}};
        return refused;
    }
    TidySvg tidy = Tidier(svg, stop).run();
    if (!tidy.svg.isEmpty())
        tidy.fault = faultOfArt(ui::view(tidy.svg));
    if (tidy.fault)
        tidy.svg.clear();
    return tidy;
}

} // namespace lodeline::goldrush::editor
