// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonparser.h"
#include "resources/art/boomtown/cardpainter.h"
#include "resources/art/piecepainter.h"
#include "resources/art/theme/themefile.h"
#include "resources/art/tilepainter.h"
#include "tests/resources/classicset.h"
#include "tests/windowtest/windowtest.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>

namespace lodeline::art::tst_themes {
namespace {

using Pointer = Json::json_pointer;

Json shippedTheme(const QString& name)
{
    QFile file(QStringLiteral(":/themes/%1.theme.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
}

// Where the colours of a theme stand.
std::vector<std::string> coloursIn(const Json& theme)
{
    std::vector<std::string> pointers;
    const Json flat = theme.flatten();
    for (const auto& [pointer, value] : flat.items()) {
        if (value.is_string() && value.get<std::string>().starts_with('#'))
            pointers.push_back(pointer);
    }
    return pointers;
}

std::string holderOf(const std::string& pointer)
{
    return pointer.substr(0, pointer.rfind('/'));
}

bool has(const Problems& problems, ProblemCode code, const std::string& pointer)
{
    return std::ranges::any_of(problems, [&](const Problem& problem) {
        return problem.severity == Severity::Error && problem.code == code && problem.pointer == pointer;
    });
}

Problems faultsOf(const Json& theme)
{
    const auto loaded = parseTheme(theme.dump());
    return loaded ? Problems{} : loaded.error();
}

Theme changed(Json theme, const std::string& pointer)
{
    theme[Pointer(pointer)] = theme[Pointer(pointer)] == "#00ff80" ? "#ff00ff" : "#00ff80";
    return parseTheme(theme.dump()).value().theme;
}

// One thing that can be painted, in a square of 100 pixels.
using Picture = std::function<void(QPainter&, const Theme&)>;

QImage painted(const Picture& picture, const Theme& theme)
{
    QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::darkGray);
    QPainter painter(&image);
    picture(painter, theme);
    return image;
}

std::vector<Picture> pictures()
{
    const QRectF box(0, 0, 100, 100);
    std::vector<Picture> pictures;
    for (int count : {0, 1, 12})
        pictures.emplace_back([=](QPainter& painter, const Theme& theme) {
            paintToken(painter, box, count, theme);
            paintTokens(painter, box.translated(60, 30), count, theme);
        });
    QStringList colours = playerColourNames();
    for (const QString& colour : colours << QStringLiteral("mauve"))
        pictures.emplace_back([=](QPainter& painter, const Theme& theme) {
            paintCowboy(painter, box.adjusted(0, 0, -50, -50), colour, CowboyPose::Standing, theme);
            paintTent(painter, box.adjusted(50, 50, 0, 0), colour, theme);
        });
    // The odd ones first: they have more on them.
    std::vector<goldrush::TileDesign> designs = oddTiles();
    for (goldrush::TileDesign& design : classicSet().tiles)
        designs.push_back(std::move(design));
    for (const goldrush::TileDesign& design : designs)
        pictures.emplace_back([=](QPainter& painter, const Theme& theme) {
            paintTile(painter, box, design, theme, Rotation::R0, Patience::UntilThere);
        });
    return pictures;
}

// Everything that cards show.
std::vector<Picture> cardPictures()
{
    using namespace boomtown;
    const QRectF box(0, 0, 100, 100);
    std::vector<Picture> pictures;
    for (int i = 0; i < kTerritories; ++i) {
        const Square square{kAllTerritories[std::size_t(i)], kAllSymbols[std::size_t(i)]};
        pictures.emplace_back([=](QPainter& painter, const Theme& theme) {
            paintSquare(painter, box, square, theme);
            paintRim(painter, box, 0, theme);
            paintSquare(painter, QRectF(80, 80, 20, 20), square, theme);
        });
    }
    for (const BonusKind kind : {BonusKind::Showdown, BonusKind::Clearing, BonusKind::Wilderness})
        pictures.emplace_back([=](QPainter& painter, const Theme& theme) {
            paintCardBack(painter, box, {.kind = kind, .points = 3, .penalty = 2, .handOver = 1}, theme);
        });
    return pictures;
}

// Pictures, and what they are in the theme that nobody has changed.
struct Usual
{
    explicit Usual(std::vector<Picture> all)
        : pictures(std::move(all))
    {
        for (const Picture& picture : pictures)
            images.push_back(painted(picture, Theme::light()));
    }

    std::vector<Picture> pictures;
    std::vector<QImage> images;
};

} // namespace

class ThemesTest : public QObject
{
    Q_OBJECT

private slots:
    void shippedOnesAreReadWithoutAWord()
    {
        for (const ShippedTheme shipped : kShippedThemes) {
            const auto loaded = parseTheme(shippedText(nameOf(shipped)));
            QVERIFY(loaded.has_value());
            QVERIFY(loaded->problems.empty());
            QCOMPARE(loaded->theme, Theme::shipped(shipped));
            QVERIFY(shippedThemeFromName(nameOf(shipped)) == shipped);
            QCOMPARE(loaded->theme.isDark,
                     shipped == ShippedTheme::Dusk || shipped == ShippedTheme::ContrastDark);
            QCOMPARE(loaded->theme.ownWindows,
                     shipped == ShippedTheme::Contrast || shipped == ShippedTheme::ContrastDark);
        }
        QVERIFY(!shippedThemeFromName("light"));
    }

    void whatIsLeftOutIsAsInTheBase()
    {
        Json mine{{"format", kThemeFormat}, {"version", 2}, {"name", "Mine"}, {"base", "contrast-dark"}};
        mine["land"]["grass"] = "#112233";
        mine["figures"]["horses"] = Json::array({{{"coat", "#010101"}, {"mane", "#020202"}}});
        const auto loaded = parseTheme(mine.dump());
        QVERIFY(loaded.has_value());
        QVERIFY(loaded->problems.empty());
        Theme wanted = Theme::shipped(ShippedTheme::ContrastDark);
        wanted.name = QStringLiteral("Mine");
        wanted.land.grass = QColor(0x11, 0x22, 0x33);
        wanted.horses = {{QColor(1, 1, 1), QColor(2, 2, 2)}};
        QCOMPARE(loaded->theme, wanted);
    }

    void aBaseIsOneOfTheProgram()
    {
        Json theme = shippedTheme(QStringLiteral("dusk"));
        theme["base"] = "../../secret";
        const Problems problems = faultsOf(theme);
        QVERIFY(has(problems, ThemeProblem::UnknownBase, "/base"));
        QCOMPARE(problems.front().arguments.front(), "../../secret");
        theme["base"] = 3;
        QVERIFY(has(faultsOf(theme), FileProblem::WrongType, "/base"));
        theme = shippedTheme(QStringLiteral("dusk"));
        theme["window"] = "dark"; // in place of the whole group
        QVERIFY(has(faultsOf(theme), FileProblem::WrongType, "/window"));
        theme["window"] = nullptr;
        QVERIFY(has(faultsOf(theme), FileProblem::MissingKey, ""));
    }

    void olderFilesAreDrawnAsBefore()
    {
        Json theme = shippedTheme(QStringLiteral("day"));
        theme["version"] = 1;
        theme.erase("drawing");
        theme["pieces"].erase("outlineWidth");
        const auto loaded = parseTheme(theme.dump());
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->theme.drawing, DrawingStyle());
        QCOMPARE(loaded->theme.pieceStyle, PieceStyle());
        Theme same = Theme::light();
        same.drawing = {};
        QCOMPARE(loaded->theme, same);
    }

    void everyColourHasToBeThere()
    {
        const Json theme = shippedTheme(QStringLiteral("day"));
        const std::vector<std::string> pointers = coloursIn(theme);
        QVERIFY(pointers.size() > 150);
        for (const std::string& pointer : pointers) {
            Json without = theme;
            without[Pointer(holderOf(pointer))].erase(Pointer(pointer).back());
            QVERIFY2(has(faultsOf(without), FileProblem::MissingKey, holderOf(pointer)), pointer.c_str());
        }
    }

    void aBadColourIsToldWithItsPlace()
    {
        const Json theme = shippedTheme(QStringLiteral("day"));
        for (const std::string& pointer : coloursIn(theme)) {
            Json wrong = theme;
            wrong[Pointer(pointer)] = "brown";
            const Problems problems = faultsOf(wrong);
            QCOMPARE(problems.size(), std::size_t{1});
            QVERIFY2(has(problems, ThemeProblem::BadColour, pointer), pointer.c_str());
        }
        for (const char* text :
             {"", "#", "#fff", "#12345", "#1234567", "#12345g", "#+12345", "123456", "#1234 6"}) {
            Json wrong = theme;
            wrong["land"]["grass"] = text;
            QVERIFY2(has(faultsOf(wrong), ThemeProblem::BadColour, "/land/grass"), text);
        }
        Json number = theme;
        number["land"]["grass"] = 123456;
        QVERIFY(has(faultsOf(number), FileProblem::WrongType, "/land/grass"));
    }

    void coloursMayHaveAnAlpha()
    {
        Json theme = shippedTheme(QStringLiteral("day"));
        theme["land"]["grass"] = "#01A2b3";
        theme["board"]["spot"] = "#01020304";
        const auto loaded = parseTheme(theme.dump());
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->theme.land.grass, QColor(0x01, 0xa2, 0xb3));
        QCOMPARE(loaded->theme.board.spot, QColor(1, 2, 3, 4));
    }

    void numbersAndListsAreChecked()
    {
        const Json theme = shippedTheme(QStringLiteral("day"));
        for (const auto& [pointer, value] : {std::pair{"/brightness", 20},
                                             {"/charts/rim", 1001},
                                             {"/board/texture/threads", 2001},
                                             {"/board/texture/strongest", 69},
                                             {"/drawing/shading", 201},
                                             {"/drawing/tone", -1},
                                             {"/drawing/plants", 101},
                                             {"/drawing/contours", 101},
                                             {"/drawing/hatching", 101},
                                             {"/drawing/foot", 41},
                                             {"/pieces/outlineWidth", 151},
                                             {"/pieces/others/value", -1}}) {
            Json wrong = theme;
            wrong[Pointer(pointer)] = value;
            QVERIFY2(has(faultsOf(wrong), FileProblem::OutOfRange, pointer), pointer);
        }
        for (const char* pointer : {"/town/houses", "/figures/horses"}) {
            Json wrong = theme;
            wrong[Pointer(pointer)] = Json::array();
            QVERIFY2(has(faultsOf(wrong), ThemeProblem::NoEntries, pointer), pointer);
        }
        Json newer = theme;
        newer["version"] = 3;
        QVERIFY(has(faultsOf(newer), FileProblem::NewerVersion, "/version"));
    }

    void unknownKeysAreTold()
    {
        Json theme = shippedTheme(QStringLiteral("day"));
        theme["sky"] = "#00ffff";
        theme["land"]["sea"] = "#0000ff";
        theme["pieces"]["players"]["red"]["hat"] = "#0000ff";
        const auto loaded = parseTheme(theme.dump());
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->problems.size(), std::size_t{3});
        for (const Problem& problem : loaded->problems)
            QVERIFY(problem.code == FileProblem::UnknownKey && problem.severity == Severity::Note);
    }

    // Each colour of tiles and pieces is seen on some of them, and nothing is painted in any other.
    void paintersTakeEveryColour_data()
    {
        QTest::addColumn<QString>("group");
        for (const char* const group :
             {"land", "plants", "track", "tunnel", "ways", "turntable", "town", "figures", "tipi", "nugget",
              "locomotive", "pieces", "tokens", "cards"})
            QTest::newRow(group) << QString::fromLatin1(group);
    }
    void paintersTakeEveryColour()
    {
        QFETCH(const QString, group);
        const Json theme = shippedTheme(QStringLiteral("day"));
        static const Usual tiles(pictures());
        static const Usual cards(cardPictures());
        const auto& [all, usual] = group == QLatin1String("cards") ? cards : tiles;
        for (const std::string& pointer : coloursIn(theme)) {
            if (!pointer.starts_with('/' + group.toStdString() + '/') || pointer == "/land/tileEdge")
                continue;
            const Theme other = changed(theme, pointer);
            bool seen = false;
            for (std::size_t i = 0; i < all.size() && !seen; ++i)
                seen = painted(all[i], other) != usual[i];
            QVERIFY2(seen, pointer.c_str());
        }
    }

    // Each number of a style changes something, and so do the patterns of the players.
    void paintersTakeEveryStyle()
    {
        static const Usual tiles(pictures());
        Json theme = shippedTheme(QStringLiteral("day"));
        theme["pieces"]["outlineWidth"] = 100;
        theme["pieces"]["patterns"] = false;
        for (const auto& [pointer, value] : {std::pair<const char*, Json>{"/drawing/shading", 40},
                                             {"/drawing/tone", 0},
                                             {"/drawing/plants", 0},
                                             {"/drawing/contours", 60},
                                             {"/drawing/hatching", 80},
                                             {"/drawing/foot", 20},
                                             {"/pieces/outlineWidth", 150},
                                             {"/pieces/patterns", true}}) {
            Json other = theme;
            other[Pointer(pointer)] = value;
            const Theme styled = parseTheme(other.dump()).value().theme;
            bool seen = false;
            for (std::size_t i = 0; i < tiles.pictures.size() && !seen; ++i)
                seen = painted(tiles.pictures[i], styled) != tiles.images[i];
            QVERIFY2(seen, pointer);
        }
    }

    void playersOfAnyColourHaveOne()
    {
        const Livery livery = Theme::light().livery(QStringLiteral("mauve"));
        QVERIFY(livery.body.isValid() && livery.outline.isValid() && livery.ink.isValid());
        QCOMPARE(livery, Theme::dark().livery(QStringLiteral("mauve")));
        QVERIFY(livery != Theme::light().livery(QStringLiteral("puce")));
        QCOMPARE(Theme::light().livery(QStringLiteral("Black")),
                 Theme::light().livery(QStringLiteral("black")));
    }
};

const WindowTest<ThemesTest> kTest("tst_themes");

} // namespace lodeline::art::tst_themes

#include "tst_themes.moc"
