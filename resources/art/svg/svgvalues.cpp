// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/svg/svgvalues.h"

#include "resources/art/svgart.h"

#include <QColor>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lodeline::art {

namespace {

using Names = QSet<QString>;

enum class ValueKind { Unknown, Number, Numbers, Path, Transform, Paint, Word, Text, Silent };

ValueKind kindOf(const QString& name)
{
    static const Names numbers{"x",
                               "y",
                               "width",
                               "height",
                               "cx",
                               "cy",
                               "r",
                               "rx",
                               "ry",
                               "x1",
                               "y1",
                               "x2",
                               "y2",
                               "fx",
                               "fy",
                               "offset",
                               "opacity",
                               "fill-opacity",
                               "stroke-width",
                               "stroke-opacity",
                               "stop-opacity",
                               "stroke-miterlimit",
                               "stroke-dashoffset",
                               "font-size"};
    static const Names words{"fill-rule",    "stroke-linecap", "stroke-linejoin",    "gradientUnits",
                             "spreadMethod", "text-anchor",    "font-weight",        "font-style",
                             "display",      "visibility",     "preserveAspectRatio"};
    static const Names silent{"version", "class", "space",    "baseProfile",
                              "lang",    "role",  "overflow", "enable-background"};
    static const Names paints{"fill", "stroke", "stop-color", "color"};
    if (numbers.contains(name))
        return ValueKind::Number;
    if (words.contains(name))
        return ValueKind::Word;
    if (paints.contains(name))
        return ValueKind::Paint;
    if (silent.contains(name) || name.startsWith(u"data-") || name.startsWith(u"aria-"))
        return ValueKind::Silent;
    if (name == u"d")
        return ValueKind::Path;
    if (name == u"points" || name == u"viewBox" || name == u"stroke-dasharray")
        return ValueKind::Numbers;
    if (name == u"transform" || name == u"gradientTransform")
        return ValueKind::Transform;
    return name == u"font-family" || name == u"id" ? ValueKind::Text : ValueKind::Unknown;
}

bool numbersInRange(QStringView text)
{
    static const QRegularExpression number(QStringLiteral("[0-9.]+(?:[eE][-+]?[0-9]+)?"));
    auto matches = number.globalMatch(text.toString());
    while (matches.hasNext()) {
        const QString found = matches.next().captured();
        // "1.5.5" is two numbers in SVG; the larger reading bounds both.
        const double value = QStringView(found).left(found.indexOf(u'.', found.indexOf(u'.') + 1)).toDouble();
        if (found.size() > 24 || !std::isfinite(value) || value > kMaxSvgNumber)
            return false;
    }
    return true;
}

bool onlyOf(QStringView text, QStringView allowed)
{
    return std::all_of(text.begin(), text.end(), [&](QChar c) {
        return c.isSpace() || (c >= u'0' && c <= u'9') || c == u'.' || c == u'-' || c == u'+' || c == u',' ||
               allowed.contains(c);
    });
}

SvgVerdict inRange(QStringView text)
{
    return numbersInRange(text) ? SvgVerdict::Keep : SvgVerdict::NumberOutOfRange;
}

SvgVerdict judgePaint(QStringView value)
{
    static const QRegularExpression colour(
        QStringLiteral("^(?:#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|rgb\\([0-9., %]{1,40}\\))$"));
    static const QRegularExpression link(QStringLiteral("^url\\(\\s*(#[^)\\s]*)\\s*\\)(?:\\s+none)?$"));
    static const Names words{"none", "currentColor", "inherit"};
    static const QRegularExpression name(QStringLiteral("^[a-zA-Z]{1,24}$"));
    if (words.contains(value.toString()))
        return SvgVerdict::Keep;
    if (name.match(value.toString()).hasMatch())
        return QColor::isValidColor(value.toString()) ? SvgVerdict::Keep : SvgVerdict::NotDrawn;
    if (colour.match(value.toString()).hasMatch())
        return SvgVerdict::Keep;
    const auto reference = link.match(value.toString());
    if (reference.hasMatch() && isLocalReference(reference.captured(1)))
        return SvgVerdict::Keep;
    return value.contains(u"url") ? SvgVerdict::Reference : SvgVerdict::NotDrawn;
}

SvgVerdict judgeNumber(QStringView element, QStringView name, QStringView value)
{
    const bool gradient = element.endsWith(u"Gradient") || element == u"stop";
    if (gradient && value.endsWith(u'%')) {
        const auto share = svgNumber(value.chopped(1));
        return share && std::abs(*share) <= 1000 ? SvgVerdict::Keep : SvgVerdict::NumberOutOfRange;
    }
    const auto number = svgNumber(value);
    if (!number)
        return SvgVerdict::NumberOutOfRange;
    return name == u"font-size" && *number > 1000 ? SvgVerdict::NumberOutOfRange : SvgVerdict::Keep;
}

} // namespace

bool isSvgElement(QStringView name)
{
    static const Names names{
        "g",       "defs", "path", "rect",  "circle",         "ellipse",        "line", "polyline",
        "polygon", "use",  "text", "tspan", "linearGradient", "radialGradient", "stop", "image"};
    return names.contains(name.toString());
}

bool isSilentSvgElement(QStringView name)
{
    static const Names names{"title", "desc", "metadata"};
    return names.contains(name.toString());
}

SvgVerdict judgeAttribute(QStringView element, QStringView name, QStringView value)
{
    const QStringView text = value.trimmed();
    if (element == u"tspan" && (name == u"x" || name == u"y"))
        return SvgVerdict::Drop;
    switch (kindOf(name.toString())) {
    case ValueKind::Number:
        return judgeNumber(element, name, text);
    case ValueKind::Numbers:
        if (name == u"stroke-dasharray" && text == u"none")
            return SvgVerdict::DropSilently;
        return onlyOf(text, u"eE") ? inRange(text) : SvgVerdict::NumberOutOfRange;
    case ValueKind::Path:
        return onlyOf(text, u"MmLlHhVvCcSsQqTtAaZzeE") ? inRange(text) : SvgVerdict::NumberOutOfRange;
    case ValueKind::Transform:
        return onlyOf(text, u"matrixnslocewXYkE()") ? inRange(text) : SvgVerdict::Drop;
    case ValueKind::Paint:
        return judgePaint(text);
    case ValueKind::Word:
        return text.size() < 32 && !text.contains(u'(') ? SvgVerdict::Keep : SvgVerdict::Drop;
    case ValueKind::Text:
        return text.size() < 100 && !text.contains(u'(') ? SvgVerdict::Keep : SvgVerdict::Drop;
    case ValueKind::Silent:
        return SvgVerdict::DropSilently;
    case ValueKind::Unknown:
        break;
    }
    return SvgVerdict::Drop;
}

std::optional<double> svgNumber(QStringView text)
{
    QStringView plain = text.trimmed();
    if (plain.endsWith(u"px"))
        plain.chop(2);
    bool ok = false;
    const double value = plain.size() > 32 ? 0 : plain.toDouble(&ok);
    if (!ok || !std::isfinite(value) || std::abs(value) > kMaxSvgNumber)
        return std::nullopt;
    return value;
}

bool isLocalReference(QStringView text)
{
    static const QRegularExpression local(QStringLiteral("^#[A-Za-z_][A-Za-z0-9_.:-]{0,99}$"));
    return local.match(text.toString()).hasMatch();
}

bool isSmallPng(QStringView text)
{
    constexpr QStringView scheme = u"data:image/png;base64,";
    if (!text.startsWith(scheme) || text.size() > kMaxSvgImageBytes * 4 / 3 + 100)
        return false;
    const QByteArray png = QByteArray::fromBase64(text.mid(scheme.size()).toLatin1());
    if (png.size() < 33 || png.size() > kMaxSvgImageBytes || !png.startsWith("\x89PNG\r\n\x1a\n") ||
        png.mid(12, 4) != "IHDR")
        return false;
    const auto side = [&](int at) {
        quint32 value = 0;
        for (int i = 0; i < 4; ++i)
            value = value << 8 | static_cast<unsigned char>(png.at(at + i));
        return value;
    };
    constexpr auto most = static_cast<quint32>(kMaxSvgImagePixels);
    return side(16) >= 1 && side(16) <= most && side(20) >= 1 && side(20) <= most;
}

} // namespace lodeline::art
