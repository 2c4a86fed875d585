// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/theme/theme.h"

#include "engine/goldrush/files/record.h"

#include <QHash>

#include <array>

namespace lodeline::art {

using namespace goldrush;

namespace {

struct Livery
{
    QRgb body;
    QRgb outline;
    QRgb ink;
    char16_t mark;
};

// In the order of kPlayerColours. Lightness differs as well as hue: yellow lightest, then green, red, blue,
// black.
constexpr std::array<Livery, kPlayerColours.size()> kLiveries{{
    {0xffd8342c, 0xff4a0b0a, 0xffffffff, u'\u25B2'},
    {0xff2f6fdd, 0xff0a1f4d, 0xffffffff, u'\u25CF'},
    {0xff2fa866, 0xff06351d, 0xffffffff, u'\u25A0'},
    {0xfff7cf3a, 0xff553c00, 0xff3a2800, u'\u2605'},
    {0xff3b3c44, 0xff08080b, 0xffffffff, u'\u25C6'},
}};

Livery livery(const QString& name)
{
    if (const auto known = playerColourIndex(name.toStdString()))
        return kLiveries[*known];
    std::size_t hash = 2166136261U;
    for (const QChar c : name)
        hash = (hash ^ c.unicode()) * 16777619U % 0xffffffffU;
    const QColor body = QColor::fromHsv(int(hash % 360), 150, 200);
    return {body.rgb(), body.darker(350).rgb(), 0xffffffff, kLiveries[hash % kLiveries.size()].mark};
}

} // namespace

Theme Theme::light()
{
    Theme theme;
    theme.table = QColor(0xd9, 0xc9, 0xa8);
    theme.tableTexture = QColor(0xcb, 0xb8, 0x92);
    theme.spot = QColor(255, 255, 255, 90);
    theme.spotOutline = QColor(0x7a, 0x5a, 0x2c);
    theme.highlight = QColor(0xff, 0xb3, 0x00);
    theme.text = QColor(0x3a, 0x2a, 0x16);
    theme.halo = QColor(255, 250, 235, 220);
    theme.grass = QColor(0xb9, 0xb8, 0x62);
    theme.grassLight = QColor(0xd6, 0xca, 0x7c);
    theme.grassDark = QColor(0x8c, 0x9a, 0x4a);
    theme.foothill = QColor(0x9a, 0x7d, 0x4e);
    theme.rock = QColor(0xb0, 0x84, 0x5c);
    theme.rockHigh = QColor(0xc9, 0xb5, 0x9e);
    theme.snow = QColor(0xf8, 0xf6, 0xf0);
    theme.shadow = QColor(40, 28, 40, 110);
    theme.brightness = 1.0;
    theme.ballast = QColor(0xa8, 0x9a, 0x86);
    theme.sleeper = QColor(0x5a, 0x3d, 0x27);
    theme.rail = QColor(0x4a, 0x4b, 0x52);
    theme.tileEdge = QColor(60, 45, 20, 120);
    return theme;
}

Theme Theme::dark()
{
    Theme theme = light();
    theme.isDark = true;
    theme.table = QColor(0x25, 0x21, 0x1d);
    theme.tableTexture = QColor(0x2e, 0x29, 0x23);
    theme.spot = QColor(255, 236, 190, 34);
    theme.spotOutline = QColor(0xc9, 0xa8, 0x6a);
    theme.highlight = QColor(0xff, 0xc2, 0x3c);
    theme.text = QColor(0xf1, 0xe6, 0xd2);
    theme.halo = QColor(20, 16, 12, 220);
    theme.brightness = 0.82;
    theme.tileEdge = QColor(0, 0, 0, 160);
    return theme;
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

QColor playerColour(const QString& name)
{
    return QColor::fromRgb(livery(name).body);
}
QColor playerOutline(const QString& name)
{
    return QColor::fromRgb(livery(name).outline);
}
QColor playerInk(const QString& name)
{
    return QColor::fromRgb(livery(name).ink);
}
QString playerMark(const QString& name)
{
    return QString(QChar(livery(name).mark));
}

} // namespace lodeline::art
