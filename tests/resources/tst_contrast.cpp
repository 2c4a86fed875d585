// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be read in every theme can be, and what has to be told apart can be by everybody.
#include "resources/art/theme/seentheme.h"
#include "resources/art/theme/themefile.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::art::tst_contrast {
namespace {

constexpr double kText = 4.5; // contrast of text, WCAG 2.1 AA
constexpr double kMark = 3.0; // of marks, likewise
constexpr double kMuch = 7.0; // of text where contrast is high, AAA
constexpr double kApart = 20; // in CIELAB, where 2.3 is just noticed

double linear(float value)
{
    return value <= 0.04045F ? double(value) / 12.92 : std::pow((double(value) + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [least, most] = std::minmax({luminance(a), luminance(b)});
    return (most + 0.05) / (least + 0.05);
}

// What is seen where a colour with an alpha lies on another.
QColor over(const QColor& above, const QColor& below)
{
    const double share = double(above.alphaF());
    const auto part = [share](int a, int b) {
        return static_cast<int>(std::lround(share * a + (1 - share) * b));
    };
    return {part(above.red(), below.red()), part(above.green(), below.green()),
            part(above.blue(), below.blue())};
}

std::array<double, 3> lab(const QColor& colour)
{
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : 841.0 / 108 * t + 4.0 / 29; };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const QColor& a, const QColor& b)
{
    const auto [al, aa, ab] = lab(a);
    const auto [bl, ba, bb] = lab(b);
    return std::hypot(al - bl, aa - ba, ab - bb);
}

struct Pair
{
    const char* name;
    QColor above;
    QColor below;
    double least;
};

std::vector<Pair> windowPairs(const Theme& theme)
{
    const WindowColours& w = theme.window;
    const double least = theme.ownWindows ? kMuch : kText;
    std::vector<Pair> pairs{{"text on windows", w.text, w.window, least},
                            {"text in lists", w.text, w.base, least},
                            {"text in other rows", w.text, w.alternate, least},
                            {"text on buttons", w.text, w.button, least},
                            {"text in tips", w.text, w.tip, least},
                            {"faint text", w.faint, w.window, least},
                            {"faint text in lists", w.faint, w.base, least},
                            {"chosen text", w.highlightedText, w.highlight, least},
                            {"what is chosen", w.highlight, w.window, kMark},
                            {"links", w.link, w.window, least},
                            {"lines", w.line, w.window, theme.ownWindows ? kMuch : 1.5}};
    const MarkColours& m = theme.marks;
    for (const QColor& mark : {m.fine, m.error, m.warning, m.note, m.alarm}) {
        pairs.push_back({"a mark", mark, w.base, kText});
        pairs.push_back({"on a mark", m.glyph, mark, kText});
    }
    return pairs;
}

std::vector<Pair> boardPairs(const Theme& theme)
{
    const BoardColours& b = theme.board;
    const QColor halo = over(b.halo, b.table);
    const double least = theme.ownWindows ? kMuch : kText;
    std::vector<Pair> pairs{{"text on the table", b.text, b.table, least},
                            {"text on its halo", b.text, halo, least},
                            {"spots", b.spotOutline, b.table, kMark},
                            {"the highlight on the table", b.highlight, b.table, kMark},
                            {"the highlight on its halo", b.highlight, halo, kMark},
                            {"tokens", theme.tokens.number, theme.tokens.gold, least},
                            {"coins", theme.tokens.coinNumber, theme.tokens.coin, least},
                            {"counts", theme.figures.ink, theme.figures.countPlate, least}};
    for (const Livery& livery : theme.liveries) {
        pairs.push_back({"an emblem", livery.ink, livery.body, kMark});
        pairs.push_back({"a piece", livery.outline, over(theme.pieces.halo, theme.land.grass), kMark});
    }
    const CardColours& c = theme.cards;
    for (const QColor& text : {c.ink, c.gain, c.loss})
        pairs.push_back({"a bonus", text, c.paper, least});
    pairs.push_back({"a bonus on a square", c.ink, c.square, least});
    for (const SymbolColours& symbol : theme.symbols)
        pairs.push_back({"a symbol", symbol.body, c.plate, kText});
    return pairs;
}

} // namespace

class ContrastTest : public QObject
{
    Q_OBJECT

private:
    static void eachTheme()
    {
        QTest::addColumn<ShippedTheme>("shipped");
        for (const ShippedTheme shipped : kShippedThemes)
            QTest::newRow(nameOf(shipped).data()) << shipped;
    }

private slots:
    void textAndMarksAreRead_data() { eachTheme(); }
    void textAndMarksAreRead()
    {
        QFETCH(const ShippedTheme, shipped);
        const Theme& theme = Theme::shipped(shipped);
        std::vector<Pair> pairs = boardPairs(theme);
        std::ranges::move(windowPairs(theme), std::back_inserter(pairs));
        for (const auto& [name, above, below, least] : pairs) {
            const double found = contrast(above, below);
            const QString told = QStringLiteral("%1: %2 on %3 is %4")
                                     .arg(QLatin1String(name), above.name(), below.name())
                                     .arg(found);
            QVERIFY2(found >= least, qPrintable(told));
        }
    }

    void playersAreToldApartByEverybody_data() { eachTheme(); }
    void playersAreToldApartByEverybody()
    {
        QFETCH(const ShippedTheme, shipped);
        for (const Vision vision : kAllVisions) {
            const Theme theme = seen(Theme::shipped(shipped), vision);
            for (std::size_t i = 1; i < theme.liveries.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    const double found = distance(theme.liveries[i].body, theme.liveries[j].body);
                    QVERIFY2(found >= kApart,
                             qPrintable(QStringLiteral("%1 and %2: %3").arg(i).arg(j).arg(found)));
                }
            }
        }
    }

    // Where contrast is high, no kind of edge is ever taken for another.
    void edgesAreUnmistakable()
    {
        for (const ShippedTheme shipped : {ShippedTheme::Contrast, ShippedTheme::ContrastDark}) {
            for (const Vision vision : kAllVisions) {
                const Theme theme = seen(Theme::shipped(shipped), vision);
                QVERIFY(contrast(theme.land.rock, theme.land.grass) >= kText);
                QVERIFY(contrast(theme.track.bedShadow, theme.land.grass) >= kMuch);
                QVERIFY(contrast(theme.track.bedShadow, theme.track.ballast) >= kMuch);
                QVERIFY(contrast(theme.drawing.ink, theme.land.grass) >= kMuch);
            }
            QVERIFY(Theme::shipped(shipped).drawing.foot > 0);
            QVERIFY(Theme::shipped(shipped).pieceStyle.patterns);
        }
    }

    // The marks and patterns of players that have colours of their own are five different ones.
    void everyPlayerHasAPattern()
    {
        QList<Qt::BrushStyle> patterns;
        for (const QString& name : playerColourNames()) {
            QVERIFY(!patterns.contains(playerPattern(name)));
            patterns << playerPattern(name);
        }
        QCOMPARE(playerPattern(QStringLiteral("mauve")), playerPattern(QStringLiteral("mauve")));
    }
};

const PlainTest<ContrastTest> kTest("tst_contrast");

} // namespace lodeline::art::tst_contrast

#include "tst_contrast.moc"
