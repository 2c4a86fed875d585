// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/svgart.h"

#include "resources/art/svg/svglayers.h"
#include "resources/art/svg/svgvalues.h"

#include <QCache>
#include <QCoreApplication>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>

namespace lodeline::art {

namespace {

constexpr QStringView kSvgNamespace = u"http://www.w3.org/2000/svg";
constexpr QStringView kLinkNamespace = u"http://www.w3.org/1999/xlink";
constexpr int kMostDashed = 16;
constexpr qsizetype kLongestDashedPath = 1000; // characters
constexpr double kMostDashesAcross = 200;      // the picture's width
constexpr qsizetype kRememberedBytes = qsizetype{8} << 20;

// Where the root lies is told by its view box alone.
bool isPlaceOfRoot(QStringView name)
{
    return name == u"viewBox" || name == u"width" || name == u"height" || name == u"x" || name == u"y" ||
           name == u"preserveAspectRatio" || name == u"id";
}

class Cleaner
{
public:
    explicit Cleaner(const QByteArray& svg)
        : reader_(svg)
        , writer_(&result_.svg)
    {
        reader_.setEntityExpansionLimit(1);
    }

    SvgArt run()
    {
        while (!refused_ && !reader_.atEnd())
            token(reader_.readNext());
        if (!refused_ && reader_.hasError())
            refuse(SvgCode::NotXml, reader_.errorString());
        else if (!refused_ && !seenRoot_)
            refuse(SvgCode::NotSvg);
        if (refused_)
            result_.svg.clear();
        return std::move(result_);
    }

private:
    void token(QXmlStreamReader::TokenType type)
    {
        switch (type) {
        case QXmlStreamReader::DTD:
        case QXmlStreamReader::EntityReference:
            return refuse(SvgCode::Doctype);
        case QXmlStreamReader::StartElement:
            return seenRoot_ ? element() : root();
        case QXmlStreamReader::EndElement:
            return endElement();
        case QXmlStreamReader::Characters:
            if (inText_ > 0 && withId_.size() > inText_)
                writer_.writeCharacters(reader_.text().toString());
            return;
        default:
            return;
        }
    }

    void add(const SvgFinding& finding)
    {
        if (finding.effect == SvgEffect::Refused || result_.findings.size() < kMaxSvgFindings)
            result_.findings.append(finding);
    }

    void report(SvgCode code, const QString& detail = {}, SvgEffect effect = SvgEffect::LeftOut)
    {
        add({code, effect, reader_.lineNumber(), reader_.name().toString().left(40), detail.left(200)});
    }

    void refuse(SvgCode code, const QString& detail = {})
    {
        refused_ = true;
        report(code, detail, SvgEffect::Refused);
    }

    void root()
    {
        seenRoot_ = true;
        const QStringView space = reader_.namespaceUri();
        if (reader_.name() != u"svg" || (space != kSvgNamespace && !space.isEmpty()))
            return refuse(SvgCode::NotSvg);
        const QXmlStreamAttributes attributes = reader_.attributes();
        QString box = attributes.value(QLatin1String("viewBox"))
                          .toString()
                          .simplified()
                          .replace(u',', u' ')
                          .simplified();
        if (box.isEmpty())
            box =
                QStringLiteral("0 0 %1 %2")
                    .arg(attributes.value(QLatin1String("width")), attributes.value(QLatin1String("height")));
        const auto parts = QStringView(box).split(u' ', Qt::SkipEmptyParts);
        const bool good = parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](QStringView part) {
                              return svgNumber(part).has_value();
                          });
        if (!good || *svgNumber(parts[2]) < 1e-3 || *svgNumber(parts[3]) < 1e-3)
            return refuse(SvgCode::NoViewBox);
        width_ = std::max(*svgNumber(parts[2]), *svgNumber(parts[3]));
        QString plain;
        for (const QStringView part : parts)
            plain += QString::number(*svgNumber(part)) + u' ';
        writer_.writeStartElement(QStringLiteral("svg"));
        writer_.writeDefaultNamespace(kSvgNamespace.toString());
        writer_.writeNamespace(kLinkNamespace.toString(), QStringLiteral("xlink"));
        writer_.writeAttribute(QStringLiteral("viewBox"), plain.trimmed());
        layers_.open(u"svg", reader_.lineNumber());
        for (const QXmlStreamAttribute& attribute : attributes) {
            if (!isPlaceOfRoot(attribute.name()))
                copy(attribute);
        }
        withId_.append(false);
    }

    void endElement()
    {
        withId_.removeLast();
        writer_.writeEndElement();
        if (const auto faint = layers_.close())
            add({SvgCode::OpacityOfParts, SvgEffect::DrawnOtherwise, faint->line, faint->element, {}});
    }

    void skip()
    {
        // Counts what is skipped, so that the depth of a hostile file ends it early.
        for (int depth = 1; depth > 0 && !reader_.atEnd();) {
            const auto type = reader_.readNext();
            depth += type == QXmlStreamReader::StartElement ? 1
                     : type == QXmlStreamReader::EndElement ? -1
                                                            : 0;
            if (type == QXmlStreamReader::DTD || type == QXmlStreamReader::EntityReference)
                return refuse(SvgCode::Doctype);
            if (depth + withId_.size() > kMaxSvgDepth)
                return refuse(SvgCode::TooDeep);
        }
    }

    void element()
    {
        const QStringView name = reader_.name();
        if (++elements_ > kMaxSvgElements)
            return refuse(SvgCode::TooManyElements);
        if (withId_.size() >= kMaxSvgDepth)
            return refuse(SvgCode::TooDeep);
        const QStringView space = reader_.namespaceUri();
        const bool foreign = !space.isEmpty() && space != kSvgNamespace;
        if (foreign || isSilentSvgElement(name))
            return skip();
        const bool nestedUse = name == u"use" && (++uses_ > kMaxSvgUses || withId_.contains(true));
        if (!isSvgElement(name) || nestedUse) {
            report(name == u"style" ? SvgCode::StyleRemoved : SvgCode::ElementRemoved, name.toString());
            return skip();
        }
        if ((name == u"image" && !isSmallPng(linkOf())) || (name == u"use" && !isLocalReference(linkOf()))) {
            report(SvgCode::ReferenceRemoved, linkOf());
            return skip();
        }
        writer_.writeStartElement(name.toString());
        layers_.open(name, reader_.lineNumber());
        bool identified = false;
        for (const QXmlStreamAttribute& attribute : reader_.attributes())
            identified |= copy(attribute);
        if (name == u"radialGradient")
            completeGradient();
        if (name == u"text")
            inText_ = withId_.size();
        else if (withId_.size() <= inText_)
            inText_ = 0;
        withId_.append(identified);
    }

    QString linkOf() const
    {
        const QXmlStreamAttributes attributes = reader_.attributes();
        for (const QXmlStreamAttribute& attribute : attributes) {
            if (attribute.name() == u"href")
                return attribute.value().toString();
        }
        return {};
    }

    // Qt refuses a radial gradient that leaves its circle to the defaults.
    void completeGradient()
    {
        if (reader_.attributes().value(QLatin1String("gradientUnits")) == u"userSpaceOnUse")
            return;
        for (const char* name : {"cx", "cy", "r"}) {
            if (!reader_.attributes().hasAttribute(QLatin1String(name)))
                writer_.writeAttribute(QLatin1String(name), QStringLiteral("0.5"));
        }
    }

    // Writes an attribute if it may stay; true for an id.
    bool copy(const QXmlStreamAttribute& attribute)
    {
        const QStringView name = attribute.name();
        if (name == u"href") {
            link(attribute);
            return false;
        }
        if (!attribute.namespaceUri().isEmpty())
            return false;
        if (name == u"style") {
            style(attribute.value());
            return false;
        }
        if (!accepts(name, attribute.value()))
            return false;
        if (name == u"id" &&
            (reader_.name() == u"use" || !isLocalReference(u'#' + attribute.value().toString())))
            return false;
        writer_.writeAttribute(name.toString(), attribute.value().toString());
        return name == u"id";
    }

    void link(const QXmlStreamAttribute& attribute)
    {
        const QStringView element = reader_.name();
        const bool mayRefer = element == u"use" || element.endsWith(u"Gradient");
        const bool good = element == u"image" || (mayRefer && isLocalReference(attribute.value()));
        if (!good)
            return report(SvgCode::ReferenceRemoved, attribute.value().toString());
        writer_.writeAttribute(kLinkNamespace.toString(), QStringLiteral("href"),
                               attribute.value().toString());
    }

    void style(QStringView text)
    {
        QString kept;
        for (const QStringView declaration : text.split(u';', Qt::SkipEmptyParts)) {
            const qsizetype colon = declaration.indexOf(u':');
            const QStringView property = declaration.left(colon).trimmed();
            const QStringView value = declaration.mid(colon + 1).trimmed();
            if (colon > 0 && property != u"id" && property != u"d" && !property.startsWith(u'-') &&
                accepts(property, value))
                kept += property.toString() + u':' + value.toString() + u';';
        }
        if (!kept.isEmpty())
            writer_.writeAttribute(QStringLiteral("style"), kept);
    }

    bool accepts(QStringView name, QStringView value)
    {
        SvgVerdict verdict = judgeAttribute(reader_.name(), name, value);
        if (verdict == SvgVerdict::Keep && name == u"stroke-dasharray" && !dashesAreFew(value))
            verdict = SvgVerdict::NotDrawn;
        switch (verdict) {
        case SvgVerdict::Keep:
            layers_.paint(name, value.trimmed());
            return true;
        case SvgVerdict::NumberOutOfRange:
            report(SvgCode::NumberOutOfRange, name.toString());
            break;
        case SvgVerdict::NotDrawn:
            report(SvgCode::StyleRemoved, name.toString());
            break;
        case SvgVerdict::Reference:
            report(SvgCode::ReferenceRemoved, value.toString());
            break;
        case SvgVerdict::Drop:
            report(SvgCode::AttributeRemoved, name.toString());
            break;
        case SvgVerdict::DropSilently:
            break;
        }
        return false;
    }

    // Dashes multiply the work: only on a few single short shapes, and none too fine.
    bool dashesAreFew(QStringView value)
    {
        const QStringView element = reader_.name();
        if (element == u"g" || element == u"svg" || element == u"use" || ++dashed_ > kMostDashed)
            return false;
        for (const QXmlStreamAttribute& attribute : reader_.attributes()) {
            if ((attribute.name() == u"d" || attribute.name() == u"points") &&
                attribute.value().size() > kLongestDashedPath)
                return false;
        }
        const auto parts = value.toString().replace(u',', u' ').split(u' ', Qt::SkipEmptyParts);
        return parts.size() <= 16 && std::all_of(parts.begin(), parts.end(), [this](const QString& part) {
                   return svgNumber(part).value_or(0) >= width_ / kMostDashesAcross;
               });
    }

    QXmlStreamReader reader_;
    SvgArt result_;
    QXmlStreamWriter writer_;
    SvgLayers layers_;
    QVector<bool> withId_; // for each open element
    qsizetype inText_ = 0; // depth of the open text element
    double width_ = 0;
    int elements_ = 0;
    int uses_ = 0;
    int dashed_ = 0;
    bool seenRoot_ = false;
    bool refused_ = false;
};

} // namespace

SvgArt cleanSvg(std::string_view svg)
{
    if (svg.size() > std::size_t{kMaxSvgBytes})
        return {{}, {{SvgCode::TooLarge, SvgEffect::Refused, 1, {}, {}}}};
    return Cleaner(QByteArray(svg.data(), static_cast<qsizetype>(svg.size()))).run();
}

QByteArray drawableSvg(std::string_view svg)
{
    thread_local QCache<QByteArray, QByteArray> known(kRememberedBytes);
    const auto size = static_cast<qsizetype>(svg.size());
    if (const QByteArray* found = known.object(QByteArray::fromRawData(svg.data(), size)))
        return *found;
    const QByteArray clean = cleanSvg(svg).svg;
    known.insert(QByteArray(svg.data(), size), new QByteArray(clean), size + clean.size());
    return clean;
}

QString describe(const SvgFinding& finding)
{
    switch (finding.code) {
    case SvgCode::TooLarge:
        return QCoreApplication::translate("SvgArt", "The picture is larger than %1 KiB.")
            .arg(kMaxSvgBytes / 1024);
    case SvgCode::NotXml:
        return QCoreApplication::translate("SvgArt", "The picture is not well-formed XML: %1")
            .arg(finding.detail);
    case SvgCode::NotSvg:
        return QCoreApplication::translate("SvgArt", "The picture is not SVG.");
    case SvgCode::Doctype:
        return QCoreApplication::translate("SvgArt",
                                           "Document types and entities are not allowed in a picture.");
    case SvgCode::TooDeep:
        return QCoreApplication::translate("SvgArt", "The picture is nested more than %1 levels deep.")
            .arg(kMaxSvgDepth);
    case SvgCode::TooManyElements:
        return QCoreApplication::translate("SvgArt", "The picture has more than %1 elements.")
            .arg(kMaxSvgElements);
    case SvgCode::NoViewBox:
        return QCoreApplication::translate("SvgArt", "The picture has no usable size.");
    case SvgCode::NumberOutOfRange:
        return QCoreApplication::translate("SvgArt", "The value of \"%1\" is no plain number in range.")
            .arg(finding.detail);
    case SvgCode::ElementRemoved:
        return QCoreApplication::translate("SvgArt", "The element \"%1\" is left out.").arg(finding.detail);
    case SvgCode::AttributeRemoved:
        return QCoreApplication::translate("SvgArt", "The attribute \"%1\" is left out.").arg(finding.detail);
    case SvgCode::ReferenceRemoved:
        return QCoreApplication::translate("SvgArt", "A reference outside the picture is left out: %1")
            .arg(finding.detail);
    case SvgCode::StyleRemoved:
        return QCoreApplication::translate("SvgArt",
                                           "The style \"%1\" would not be drawn right and is left out.")
            .arg(finding.detail);
    case SvgCode::OpacityOfParts:
        //: Of a picture: something see-through is made of parts that overlap
        return QCoreApplication::translate(
            "SvgArt", "Each of its parts is drawn see-through, so that one shows under the other.");
    }
    return {};
}

} // namespace lodeline::art
