// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/svg/svgstyle.h"

#include "engine/goldrush/design/art/artvalues.h"

#include <QColor>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace lodeline::goldrush::editor {
namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype kLongestPaint = 500; // characters

bool isPaint(QStringView name)
{
    constexpr std::array<QStringView, 7> paints{
        u"fill", u"stroke", u"color", u"stop-color", u"flood-color", u"lighting-color", u"solid-color"};
    return isOneOf(name, paints);
}

bool isColour(const QString& text)
{
    static const QRegularExpression known(
        u"^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\\([^()]*\\))$"_s);
    constexpr std::array<QStringView, 7> words{u"none",  u"currentcolor", u"inherit",       u"initial",
                                               u"unset", u"context-fill", u"context-stroke"};
    const bool isWord = text.front().isLetter() && !text.contains(u' ');
    return known.match(text).hasMatch() || isOneOf(text, words) || (isWord && QColor::isValidColorName(text));
}

// A paint as the painter understands it. Print programs tell an ink beside the color, which is for printers.
QString plainPaint(QString value, bool& isKnown)
{
    static const QRegularExpression ink(u"\\s*\\bicc-color\\([^)]*\\)"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression parts(u"^(url\\([^)]*\\))?(.*?)(!\\s*important)?$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    if (value.size() > kLongestPaint)
        return value;
    value = value.remove(ink).trimmed();
    const QRegularExpressionMatch match = parts.match(value);
    const QString colour = match.captured(2).trimmed().toLower();
    isKnown = colour.isEmpty() ? match.hasCaptured(1) : isColour(colour);
    return value;
}

// Values that the painter ignores although drawing programs do not.
bool isBeyondPainter(QStringView name, const QString& value)
{
    constexpr std::array<QStringView, 8> computed{u"var(", u"calc(",  u"env(",  u"min(",
                                                  u"max(", u"clamp(", u"attr(", u"\\"};
    const bool isOfFont = name.startsWith(u"font") || name.startsWith(u"-");
    if (!isOfFont && std::ranges::any_of(computed, [&](QStringView part) { return value.contains(part); }))
        return true;
    if (name == u"vector-effect")
        return value == u"non-scaling-stroke";
    if (name == u"clip-path" || name == u"mask")
        return value.contains(u'(') && !value.startsWith(u"url(");
    constexpr std::array<QStringView, 7> ignored{
        u"shape-inside", u"inline-size", u"offset-path", u"mask-image", u"rotate", u"scale", u"translate"};
    constexpr std::array<QStringView, 5> nothing{u"none", u"auto", u"0", u"normal", u"inherit"};
    return isOneOf(name, ignored) && !isOneOf(value, nothing);
}

bool isOrigin(QStringView name, const QString& value)
{
    const std::vector<double> numbers = numbersOf(value.toStdString());
    const bool isCorner = !numbers.empty() && std::ranges::all_of(numbers, [](double n) { return n == 0; });
    return name == u"transform-origin" && !isCorner;
}

bool hasHardPixels(QStringView name, QStringView value)
{
    constexpr std::array<QStringView, 3> hard{u"pixelated", u"crisp-edges", u"optimizespeed"};
    return name == u"image-rendering" && isOneOf(value, hard);
}

} // namespace

qsizetype findOutside(QStringView text, QStringView stops, qsizetype from)
{
    QChar quote;
    int brackets = 0;
    for (qsizetype at = from; at < text.size(); ++at) {
        const QChar c = text[at];
        if (!quote.isNull())
            quote = c == quote ? QChar() : quote;
        else if (c == u'"' || c == u'\'')
            quote = c;
        else if (c == u'(')
            ++brackets;
        else if (c == u')')
            brackets = std::max(0, brackets - 1);
        else if (brackets == 0 && stops.contains(c))
            return at;
    }
    return text.size();
}

QList<SvgDeclaration> declarationsOf(QStringView style)
{
    QList<SvgDeclaration> declarations;
    for (qsizetype at = 0; at < style.size();) {
        const qsizetype end = findOutside(style, u";", at);
        const QStringView whole = style.sliced(at, end - at);
        const qsizetype colon = whole.indexOf(u':');
        if (colon > 0)
            declarations.append({whole.first(colon).trimmed().toString().toLower(),
                                 whole.sliced(colon + 1).trimmed().toString()});
        at = end + 1;
    }
    return declarations;
}

bool isProperty(QStringView attribute)
{
    constexpr std::array<QStringView, 13> names{
        u"clip-path",      u"mask",         u"filter",          u"vector-effect", u"transform-origin",
        u"shape-inside",   u"inline-size",  u"image-rendering", u"opacity",       u"fill-opacity",
        u"stroke-opacity", u"stop-opacity", u"stroke-width"};
    return isPaint(attribute) || attribute.startsWith(u"marker-") || isOneOf(attribute, names);
}

JudgedValue judged(const SvgDeclaration& declaration, bool isTransformed)
{
    const QString& name = declaration.name;
    const QString value = declaration.value.toLower();
    const bool paints = isPaint(name);
    if (const QString outside = outsideIn(declaration.value); !outside.isNull())
        return {paints ? u"none"_s : QString(), SvgMatter::Reference, outside};
    if (declaration.value.isEmpty() || name.startsWith(u'-'))
        return {};
    if (isBeyondPainter(name, value) || (isTransformed && isOrigin(name, value)))
        return {{}, SvgMatter::Feature, name + u": "_s + declaration.value};
    if (hasHardPixels(name, value))
        return {declaration.value, SvgMatter::Likeness, name + u": "_s + declaration.value};
    if (!paints)
        return {declaration.value, {}, {}};
    bool isKnown = false;
    const QString paint = plainPaint(declaration.value, isKnown);
    return isKnown ? JudgedValue{paint, {}, {}} : JudgedValue{{}, SvgMatter::Colour, declaration.value};
}

QString outsideIn(QStringView text)
{
    const std::string plain = text.toString().toStdString();
    QString outside;
    eachUrl(plain, [&](std::string_view link) {
        if (!leadsInside(link) && outside.isNull())
            outside = link.empty() ? u"url()"_s : QString::fromUtf8(link.data(), qsizetype(link.size()));
    });
    return outside;
}

} // namespace lodeline::goldrush::editor
