// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/theme/theme.h"

#include "engine/goldrush/files/record.h"
#include "resources/art/theme/themefile.h"

#include <mutex>

namespace lodeline::art {

using namespace goldrush;

namespace {

static_assert(Theme::kPlayers == kPlayerColours.size());

constexpr int kOtherOutline = 350; // as many times darker than the body, in per cent

// In the order of kPlayerColours.
constexpr std::array<char16_t, Theme::kPlayers> kMarks{u'\u25B2', u'\u25CF', u'\u25A0', u'\u2605', u'\u25C6'};

constexpr std::array<Qt::BrushStyle, Theme::kPlayers> kPatterns{
    Qt::BDiagPattern, Qt::FDiagPattern, Qt::HorPattern, Qt::VerPattern, Qt::CrossPattern};

std::size_t hashOf(const QString& name)
{
    std::size_t hash = 2166136261U;
    for (const QChar c : name)
        hash = (hash ^ c.unicode()) * 16777619U % 0xffffffffU;
    return hash;
}

// Where the emblem of a player stands in these lists.
std::size_t markIndex(const QString& name)
{
    const auto known = playerColourIndex(name.toStdString());
    return known.value_or(hashOf(name) % kMarks.size());
}

Theme read(ShippedTheme name)
{
    const Result<LoadedTheme> loaded = parseTheme(shippedText(nameOf(name)));
    if (!loaded)
        qFatal("The theme \"%s\": %s", nameOf(name).data(), message(loaded.error().front()).c_str());
    return loaded->theme;
}

} // namespace

const Theme& Theme::shipped(ShippedTheme theme)
{
    static std::array<std::once_flag, kShippedThemes.size()> once;
    static std::array<Theme, kShippedThemes.size()> themes;
    const auto index = static_cast<std::size_t>(theme);
    std::call_once(once[index], [&] { themes[index] = read(theme); });
    return themes[index];
}

Livery Theme::livery(const QString& colour) const
{
    if (const auto known = playerColourIndex(colour.toStdString()))
        return liveries[*known];
    const auto hue = static_cast<int>(hashOf(colour) % 360);
    const QColor body = seen(QColor::fromHsv(hue, otherLiveries.saturation, otherLiveries.value), vision);
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
    return QString(QChar(kMarks[markIndex(name)]));
}

Qt::BrushStyle playerPattern(const QString& name)
{
    return kPatterns[markIndex(name)];
}

} // namespace lodeline::art
