// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/nestedsvg.h"

#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace lodeline::goldrush::editor {
namespace {

constexpr QStringView kSvg = u"http://www.w3.org/2000/svg";
constexpr QStringView kLink = u"http://www.w3.org/1999/xlink";

class Nesting
{
public:
    Nesting(const std::string& svg, int side, const QByteArray& prefix)
        : side_(QString::number(side))
        , prefix_(QString::fromLatin1(prefix))
        , reader_(QByteArray::fromStdString(svg))
        , writer_(&nested_)
    {
    }

    QByteArray nested()
    {
        while (!reader_.atEnd()) {
            switch (reader_.readNext()) {
            case QXmlStreamReader::StartElement:
                if (reader_.name() == u"style" && reader_.namespaceUri() == kSvg)
                    return {};
                startElement();
                break;
            case QXmlStreamReader::EndElement:
                writer_.writeEndElement();
                break;
            case QXmlStreamReader::Characters:
                writer_.writeCharacters(reader_.text().toString());
                break;
            default:
                break;
            }
        }
        return reader_.hasError() ? QByteArray() : nested_;
    }

private:
    void startElement()
    {
        const bool root = depth_++ == 0;
        if (root) {
            writer_.writeDefaultNamespace(kSvg.toString());
            writer_.writeNamespace(kLink.toString(), QStringLiteral("xlink"));
        }
        writer_.writeStartElement(reader_.namespaceUri().toString(), reader_.name().toString());
        const QXmlStreamAttributes attributes = reader_.attributes();
        if (root)
            placeRoot(attributes);
        for (const QXmlStreamAttribute& attribute : attributes) {
            const QStringView name = attribute.name();
            const bool placed = name == u"width" || name == u"height" || name == u"x" || name == u"y" ||
                                name == u"viewBox" || name == u"preserveAspectRatio";
            if (root && placed)
                continue;
            writer_.writeAttribute(attribute.namespaceUri().toString(), name.toString(),
                                   renamed(name, attribute.value().toString()));
        }
    }

    // The whole picture fills the square, whatever its own sides are.
    void placeRoot(const QXmlStreamAttributes& attributes)
    {
        QString box = attributes.value(QLatin1String("viewBox")).toString();
        if (box.isEmpty())
            box = QStringLiteral("0 0 %1 %2")
                      .arg(pixels(attributes.value(QLatin1String("width"))))
                      .arg(pixels(attributes.value(QLatin1String("height"))));
        writer_.writeAttribute(QStringLiteral("width"), side_);
        writer_.writeAttribute(QStringLiteral("height"), side_);
        writer_.writeAttribute(QStringLiteral("viewBox"), box);
        writer_.writeAttribute(QStringLiteral("preserveAspectRatio"), QStringLiteral("none"));
        writer_.writeAttribute(QStringLiteral("fill-rule"), QStringLiteral("nonzero"));
        writer_.writeAttribute(QStringLiteral("clip-rule"), QStringLiteral("nonzero"));
    }

    static double pixels(QStringView length)
    {
        static const QRegularExpression number(QStringLiteral(R"(^\s*([\d.]+)\s*(px|pt|mm|cm|in|pc)?\s*$)"));
        const QRegularExpressionMatch match = number.match(length);
        const QString unit = match.captured(2);
        const double factor = unit == u"mm"   ? 96 / 25.4
                              : unit == u"cm" ? 96 / 2.54
                              : unit == u"in" ? 96
                              : unit == u"pt" ? 96 / 72.0
                              : unit == u"pc" ? 16
                                              : 1;
        const double value = match.captured(1).toDouble() * factor;
        return value > 0 ? value : 100;
    }

    QString renamed(QStringView name, QString value) const
    {
        static const QRegularExpression url(QStringLiteral(R"re((url\(\s*["']?\s*#))re"));
        if (name == u"id")
            return prefix_ + value;
        if (value.startsWith(QLatin1String("data:")))
            return value;
        if (name == u"href" && value.startsWith(u'#'))
            return u'#' + prefix_ + value.mid(1);
        return value.replace(url, QStringLiteral("\\1") + prefix_);
    }

    QString side_;
    QString prefix_;
    QXmlStreamReader reader_;
    QByteArray nested_;
    QXmlStreamWriter writer_;
    int depth_ = 0;
};

} // namespace

QByteArray nestedSvg(const std::string& svg, int side, const QByteArray& prefix)
{
    return Nesting(svg, side, prefix).nested();
}

} // namespace lodeline::goldrush::editor
