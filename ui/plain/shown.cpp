// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/shown.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

namespace lodeline::ui {
namespace {

constexpr int kLongestFile = 80;
constexpr int kLongestPath = 1'000;
constexpr int kLongestTip = 1'000;
constexpr int kTipLine = 100; // characters

bool isSpaceOfLines(char32_t c)
{
    return c == U'\n' || c == U'\r' || c == U'\t' || c == 0x2028 || c == 0x2029;
}

// Joiners, soft hyphens and the tags of flags shape what stands beside them and turn nothing.
bool isHarmlessFormat(char32_t c)
{
    return c == 0x00ad || c == 0x200c || c == 0x200d || (c >= 0xe0020 && c <= 0xe007f);
}

bool isRefused(char32_t c)
{
    const bool isNoCharacter = (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    case QChar::Other_Format:
        return !isHarmlessFormat(c);
    default:
        return isNoCharacter;
    }
}

// No more of it than can matter, so that a megabyte is not decoded for a few letters.
QString beginning(std::string_view utf8, int longest)
{
    constexpr std::size_t kMostBytes = 4; // of a character
    const std::string_view start = shortened(utf8, kMostBytes * (static_cast<std::size_t>(longest) + 1));
    return QString::fromUtf8(start.data(), static_cast<qsizetype>(start.size()));
}

bool mayTurn(const QString& name)
{
    return std::ranges::any_of(name.toUcs4(), [](char32_t c) {
        const QChar::Direction direction = QChar::direction(c);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

QString withFewer(const QString& text, int longest)
{
    return text.size() > longest ? text.left(longest) + u'…' : text;
}

QString typed(const QString& text, int longest, bool keepsLines)
{
    QString kept;
    int length = 0;
    for (const char32_t c : text.toUcs4()) {
        const bool isLine = isSpaceOfLines(c);
        if (!isLine && isRefused(c))
            continue;
        const bool isKept = !isLine || (keepsLines && (c == U'\n' || c == U'\t'));
        if (length++ == longest)
            break;
        kept += QChar::fromUcs4(isKept ? c : U' ');
    }
    return kept;
}

} // namespace

QString shownLine(const QString& text, int longest)
{
    QString shown;
    int length = 0;
    for (const char32_t c : text.left(2 * (longest + 1)).toUcs4()) {
        if (length++ == longest)
            return shown + u'…';
        if (isSpaceOfLines(c))
            shown += u' ';
        else if (isRefused(c))
            shown += QChar(QChar::ReplacementCharacter);
        else
            shown += QChar::fromUcs4(c);
    }
    return shown;
}

QString shownLine(std::string_view utf8, int longest)
{
    return shownLine(beginning(utf8, longest), longest);
}

QString shownName(const QString& name)
{
    return shownLine(name, kLongestName);
}

QString shownName(std::string_view utf8)
{
    return shownLine(utf8, kLongestName);
}

QString shownPath(const QString& path)
{
    return shownLine(QDir::toNativeSeparators(path), kLongestPath);
}

QString shownFile(const QString& path)
{
    const QList<uint> name = QFileInfo(path).fileName().toUcs4();
    const auto part = [&](qsizetype from, qsizetype length) {
        const QList<uint> letters = name.mid(from, length);
        return shownLine(QString::fromUcs4(reinterpret_cast<const char32_t*>(letters.data()), letters.size()),
                         kLongestFile);
    };
    if (name.size() <= kLongestFile)
        return part(0, name.size());
    // Both ends tell more than the middle does.
    constexpr int kEnd = 30;
    return part(0, kLongestFile - kEnd - 1) + u'…' + part(name.size() - kEnd, kEnd);
}

QString isolated(const QString& name)
{
    if (!mayTurn(name) && QGuiApplication::layoutDirection() == Qt::LeftToRight)
        return name;
    return QChar(0x2068) + name + QChar(0x2069);
}

QString nameInText(const QString& name)
{
    return isolated(shownName(name));
}

QString nameInText(std::string_view utf8)
{
    return isolated(shownName(utf8));
}

QString fileInText(const QString& path)
{
    return isolated(shownFile(path));
}

QString inTitle(QString text)
{
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

QString toolTip(const QString& text)
{
    QString tip;
    for (const QString& line : withFewer(text, kLongestTip).split(u'\n')) {
        qsizetype from = 0;
        while (line.size() - from > kTipLine) {
            const qsizetype space = line.lastIndexOf(u' ', from + kTipLine);
            const qsizetype end = space > from ? space : from + kTipLine;
            tip += QStringView(line).mid(from, end - from);
            tip += u'\n';
            from = space > from ? end + 1 : end;
        }
        tip += QStringView(line).mid(from);
        tip += u'\n';
    }
    return tip.chopped(1);
}

bool mayBeTyped(char32_t c)
{
    return !isRefused(c);
}

QString typedLine(const QString& text, int longest)
{
    return typed(text, longest, false);
}

QString typedLines(const QString& text, int longest)
{
    return typed(text, longest, true);
}

} // namespace lodeline::ui
