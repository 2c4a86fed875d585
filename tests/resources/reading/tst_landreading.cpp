// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/draw/render.h"
#include "resources/art/land/layout.h"
#include "resources/art/theme/theme.h"
#include "tests/engine/properties/howmany.h"
#include "tests/resources/classicset.h"
#include "tests/resources/reading/landreader.h"
#include "tests/support/randomtileset.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <iterator>

namespace lodeline::art {

using namespace goldrush;

namespace {

constexpr int kTilesOfRow = 2000;
constexpr int kSymbolPixels = 192; // of a tile whose symbols are compared
constexpr double kTouching = 0.05; // of a symbol, where its outline meets that of another one

std::vector<TileDesign> shippedDesigns()
{
    std::vector<TileDesign> designs;
    const QDir folder(QStringLiteral(":/tilesets"));
    for (const QString& name : folder.entryList()) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const auto loaded = parseTileSet(file.readAll().toStdString());
        for (const TileDesign& design : loaded ? loaded->set.tiles : std::vector<TileDesign>())
            designs.push_back(design);
    }
    return designs;
}

TileDesign oddTile(const char* id)
{
    const std::vector<TileDesign> tiles = oddTiles();
    return *std::find_if(tiles.begin(), tiles.end(), [id](const TileDesign& tile) { return tile.id == id; });
}

// Whether the editor warns that the picture of a tile says something else.
bool isTold(const TileDesign& design)
{
    return !layoutOf(design)->misread.empty();
}

// What a symbol covers, with its outline and the number beside it.
QImage inkOf(const Symbol& symbol, Rotation rotation)
{
    ArtLayers all;
    for (const ArtLayer layer : kAllArtLayers)
        all.set(layer, true);
    Layout alone;
    alone.symbols = {symbol};
    QImage ink(kSymbolPixels, kSymbolPixels, QImage::Format_ARGB32_Premultiplied);
    ink.fill(Qt::transparent);
    QPainter painter(&ink);
    paintAbove(painter, ink.rect(), alone, Theme::light(), rotation, all);
    painter.end();
    return ink;
}

// How much of the smaller one of two symbols is also the other one's.
double sharedShare(const QImage& a, const QImage& b)
{
    int shared = 0;
    int first = 0;
    int second = 0;
    for (int y = 0; y < kSymbolPixels; ++y) {
        const auto* rowOfA = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* rowOfB = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < kSymbolPixels; ++x) {
            const bool inA = qAlpha(rowOfA[x]) > 160;
            const bool inB = qAlpha(rowOfB[x]) > 160;
            first += inA ? 1 : 0;
            second += inB ? 1 : 0;
            shared += inA && inB ? 1 : 0;
        }
    }
    return double(shared) / std::max(1, std::min(first, second));
}

std::string symbolsAtFault(const TileDesign& design, Rotation rotation)
{
    const auto layout = layoutOf(design);
    const auto& symbols = layout->symbols;
    std::vector<QImage> inks;
    std::transform(symbols.begin(), symbols.end(), std::back_inserter(inks),
                   [rotation](const Symbol& symbol) { return inkOf(symbol, rotation); });
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const Symbol& symbol = symbols[i];
        const auto number = " symbol " + std::to_string(i);
        for (std::size_t j = 0; j < i; ++j) {
            const double shared = sharedShare(inks[i], inks[j]);
            if (shared > kTouching)
                return design.id + number + " lies on " + std::to_string(j) + " by " + std::to_string(shared);
        }
        const int cell = LandMap::cellAt(symbol.at);
        const LandMap::Cover cover = layout->land->cover(cell);
        const bool onPrairie = symbol.kind == SymbolKind::Tipi || symbol.kind == SymbolKind::Horse;
        if (onPrairie && (cover != LandMap::Cover::Open || layout->land->owner(cell) == LandMap::kNobody))
            return design.id + number + " is on no prairie";
        if (symbol.kind == SymbolKind::Nugget && cover != LandMap::Cover::Rock)
            return design.id + number + " is on no mountain";
    }
    return {};
}

} // namespace

class LandReadingTest : public QObject
{
    Q_OBJECT

private slots:
    void shippedTilesSayWhatTheyMean()
    {
        const std::vector<TileDesign> designs = shippedDesigns();
        QVERIFY(designs.size() > 100);
        for (const TileDesign& design : designs) {
            for (const Rotation rotation : kAllRotations) {
                const std::string said = misreading(design, rotation);
                QVERIFY2(said.empty(), (design.id + ": " + said).c_str());
            }
            QVERIFY2(!isTold(design), design.id.c_str());
        }
    }

    void oddTilesSayWhatTheyMean()
    {
        for (const TileDesign& design : oddTiles()) {
            for (const Rotation rotation : kAllRotations) {
                const std::string said = misreading(design, rotation);
                QVERIFY2(said.empty() || isTold(design), (design.id + ": " + said).c_str());
            }
        }
    }

    void randomTilesSayWhatTheyMean_data()
    {
        QTest::addColumn<quint64>("seed");
        const int rows = std::max(1, test::randomGames() / 5 / kTilesOfRow);
        for (int row = 0; row < rows; ++row)
            QTest::addRow("%d", row) << quint64(row);
    }
    void randomTilesSayWhatTheyMean()
    {
        QFETCH(const quint64, seed);
        Random random(seed);
        const int tiles = test::isThorough() ? kTilesOfRow : kTilesOfRow / 16;
        int wrong = 0;
        int clear = 0;
        for (int i = 0; i < tiles; ++i) {
            const TileDesign design = test::randomDesign("t" + std::to_string(i), random);
            if (isTold(design))
                continue;
            ++clear;
            const std::string said =
                misreading(design, kAllRotations[static_cast<std::size_t>(i % kRotations)]);
            if (!said.empty())
                qInfo("%s: %s", design.id.c_str(), said.c_str());
            wrong += said.empty() ? 0 : 1;
        }
        QVERIFY2(clear > tiles * 7 / 10, std::to_string(clear).c_str());
        QVERIFY2(wrong <= tiles / 200, std::to_string(wrong).c_str());
    }

    // What a player could not tell apart, no test could either.
    void anotherDefinitionIsNoticed()
    {
        const char* const pairs[][2]{{"four-prairies", "open"},
                                     {"valley-in-prairie", "open"},
                                     {"open", "valley-in-prairie"},
                                     {"peak", "open"},
                                     {"peak-in-mountain", "valley"},
                                     {"crossing-mountains", "four-mountains"},
                                     {"two-corners", "four-mountains"},
                                     {"town-by-ridge", "tunnel"},
                                     {"stub", "city1"}};
        for (const auto& [painted, meant] : pairs)
            QVERIFY2(!misreading(oddTile(painted), oddTile(meant)).empty(), painted);
        const TileDesign joined = oddTile("joined-over-ridge");
        TileDesign apart = joined;
        apart.prairies = {{{HalfEdge::NW, HalfEdge::NE}, 0, 0, {}}, {{HalfEdge::SE, HalfEdge::SW}, 0, 0, {}}};
        QVERIFY(!misreading(joined, apart).empty());
        QVERIFY(!misreading(apart, joined).empty());
        const TileDesign through = oddTile("tunnel");
        TileDesign ends = through;
        ends.railroads = {{{Side::North}, RailroadEnd::Mountain, 0, {}},
                          {{Side::South}, RailroadEnd::Mountain, 0, {}}};
        QVERIFY(!misreading(through, ends).empty());
        QVERIFY(!misreading(ends, through).empty());
    }

    void symbolsLieOnTheirOwnGroundAndNeverOnOneAnother()
    {
        std::vector<TileDesign> designs = shippedDesigns();
        const std::vector<TileDesign> odd = oddTiles();
        designs.insert(designs.end(), odd.begin(), odd.end());
        for (const TileDesign& design : designs) {
            for (const Rotation rotation : kAllRotations) {
                const std::string fault = symbolsAtFault(design, rotation);
                QVERIFY2(fault.empty(), fault.c_str());
            }
        }
    }

    void symbolsFindRoomOnRandomTiles()
    {
        Random random(3);
        const int tiles = test::isThorough() ? test::randomGames() / 20 : 300;
        int faults = 0;
        for (int i = 0; i < tiles; ++i) {
            const std::string fault = symbolsAtFault(test::randomDesign("t" + std::to_string(i), random),
                                                     kAllRotations[static_cast<std::size_t>(i % kRotations)]);
            if (!fault.empty())
                qInfo("%s", fault.c_str());
            faults += fault.empty() ? 0 : 1;
        }
        QVERIFY2(faults <= tiles / 30, std::to_string(faults).c_str());
    }
};

} // namespace lodeline::art

QTEST_MAIN(lodeline::art::LandReadingTest)
#include "tst_landreading.moc"
