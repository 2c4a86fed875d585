// SPDX-License-Identifier: GPL-3.0-or-later
// A tile set to painted tiles: the text of a draft, or bytes that make random designs and then damage them.
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/land/anchors.h"
#include "resources/art/segmentshapes.h"
#include "resources/art/tilepainter.h"
#include "tests/fuzz/require.h"
#include "tests/support/randomtileset.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush;

constexpr std::size_t kMostTiles = 3; // an input
constexpr int kSide = 40;             // px

const QGuiApplication& program()
{
    static int count = 1;
    static char name[] = "fuzz_tiles";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(count, arguments);
    return application;
}

// One after another, until they are used up; then zeros.
class Bytes
{
public:
    explicit Bytes(std::string_view bytes)
        : bytes_(bytes)
    {
    }
    bool isEmpty() const { return bytes_.empty(); }
    std::size_t take(std::size_t below)
    {
        if (bytes_.empty())
            return 0;
        const auto byte = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return byte % below;
    }

private:
    std::string_view bytes_;
};

template <typename T>
void damageList(std::vector<T>& list, Bytes& bytes)
{
    const std::size_t at = list.empty() ? 0 : bytes.take(list.size());
    switch (bytes.take(3)) {
    case 0:
        if (!list.empty())
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
        break;
    case 1:
        if (!list.empty() && list.size() < 16)
            list.push_back(list[at]);
        break;
    default:
        list.clear();
    }
}

// Never a count out of range, which no reader lets pass.
void damage(TileDesign& tile, Bytes& bytes)
{
    switch (bytes.take(9)) {
    case 0:
        return damageList(tile.railroads, bytes);
    case 1:
        return damageList(tile.mountains, bytes);
    case 2:
        return damageList(tile.prairies, bytes);
    case 3:
        if (!tile.mountains.empty())
            damageList(tile.mountains[bytes.take(tile.mountains.size())].edges, bytes);
        return;
    case 4:
        if (!tile.prairies.empty())
            damageList(tile.prairies[bytes.take(tile.prairies.size())].at, bytes);
        return;
    case 5:
        if (!tile.mountains.empty())
            tile.mountains[bytes.take(tile.mountains.size())].nuggets = static_cast<int>(bytes.take(10));
        return;
    case 6:
        if (!tile.prairies.empty())
            tile.prairies[bytes.take(tile.prairies.size())].tipis = static_cast<int>(bytes.take(10));
        return;
    case 7:
        if (!tile.prairies.empty())
            tile.prairies[bytes.take(tile.prairies.size())].horses = static_cast<int>(bytes.take(10));
        return;
    default:
        tile.id = std::string(bytes.take(40), static_cast<char>('0' + bytes.take(75)));
    }
}

std::vector<TileDesign> damagedTiles(Bytes bytes)
{
    std::uint64_t seed = 0;
    for (int i = 0; i < 4; ++i)
        seed = seed << 8 | bytes.take(256);
    Random random(seed);
    std::vector<TileDesign> tiles{test::randomDesign("a", random)};
    while (!bytes.isEmpty())
        damage(tiles.front(), bytes);
    return tiles;
}

void paint(const TileDesign& tile)
{
    QImage image(kSide, kSide, QImage::Format_RGB32);
    for (const Rotation rotation : {Rotation::R0, Rotation::R270}) {
        image.fill(Qt::magenta);
        QPainter painter(&image);
        const Step step;
        art::paintTile(painter, image.rect(), tile, art::Theme::light(), rotation);
        step.requireShort();
        painter.end();
        require(image.pixelColor(kSide / 2, kSide / 2) != QColor(Qt::magenta));
    }
    art::tileAnchors(tile);
    const art::SegmentShapes shapes(tile);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    program();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    std::vector<TileDesign> tiles;
    if (const auto draft = parseTileSetDraft(text))
        tiles = draft->set.tiles;
    else
        tiles = damagedTiles(Bytes(text.substr(0, 200)));
    for (std::size_t i = 0; i < std::min(tiles.size(), kMostTiles); ++i)
        paint(tiles[i]);
    return 0;
}
