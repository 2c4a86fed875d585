// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/theme/theme.h"

#include "engine/goldrush/files/record.h"
#include "resources/art/theme/themefile.h"

#include <QFile>

namespace lodeline::art {

using namespace goldrush;

namespace {

static_assert(Theme::kPlayers == kPlayerColours.size());

constexpr int kOtherOutline = 350; // as many times darker than the body, in per cent

// In the order of kPlayerColours.
constexpr std::array<char16_t, Theme::kPlayers> kMarks{u'\u25B2', u'\u25CF', u'\u25A0', u'\u2605', u'\u25C6'};

std::size_t hashOf(const QString& name)
{
    std::size_t hash = 2166136261U;
    for (const QChar c : name)
        hash = (hash ^ c.unicode()) * 16777619U % 0xffffffffU;
    return hash;
}

Theme shipped(const QString& name)
{
    QFile file(QStringLiteral(":/themes/%1.theme.json").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The theme \"%s\" is missing", qPrintable(name));
    const Result<LoadedTheme> loaded = parseTheme(file.readAll().toStdString());
    if (!loaded)
        qFatal("The theme \"%s\": %s", qPrintable(name), message(loaded.error().front()).c_str());
    return loaded->theme;
}

} // namespace

const Theme& Theme::light()
{
    static const Theme theme = shipped(QStringLiteral("light"));
    return theme;
}

const Theme& Theme::dark()
{
    static const Theme theme = shipped(QStringLiteral("dark"));
    return theme;
}

Livery Theme::livery(const QString& colour) const
{
    if (const auto known = playerColourIndex(colour.toStdString()))
        return liveries[*known];
    const auto hue = static_cast<int>(hashOf(colour) % 360);
    const QColor body = QColor::fromHsv(hue, otherLiveries.saturation, otherLiveries.value);
    const QColor outline = body.darker(kOtherOutline);
    return {QColor::fromRgb(body.rgb()), QColor::fromRgb(outline.rgb()), otherLiveries.ink, false};
}

const QStringList& playerColourNames()
{
    static const QStringList names = [] {
        QStringList list;
        for (const char* const name : kPlayerColours)
            list << QString::fromLatin1(name);
        return list;
    }();
    return names;
}

QString playerMark(const QString& name)
{
    const auto known = playerColourIndex(name.toStdString());
    return QString(QChar(kMarks[known.value_or(hashOf(name) % kMarks.size())]));
}

} // namespace lodeline::art
