// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/art/theme/themefile.h"

#include "engine/core/jsonreader.h"
#include "engine/core/text.h"
#include "engine/core/words/valuenamed.h"
#include "engine/goldrush/files/record.h"
#include "resources/art/theme/colourkeys.h"

#include <QFile>

#include <charconv>
#include <numeric>

namespace lodeline::art {
namespace {

constexpr std::size_t kMostEntries = 20; // of a list

constexpr std::array kThemeProblems{
    //: %1 a text in a file; leave #rrggbb and #rrggbbaa as they are
    problemWords(
        ThemeProblem::BadColour, "bad-colour",
        QT_TRANSLATE_NOOP("Problem", "\"%1\" is not a color; write #rrggbb, or #rrggbbaa with transparency")),
    problemWords(ThemeProblem::NoEntries, "no-entries",
                 QT_TRANSLATE_NOOP("Problem", "The list is empty; it needs at least one entry")),
    //: %1 the name of a theme, %2 a list of such names
    problemWords(
        ThemeProblem::UnknownBase, "unknown-base",
        QT_TRANSLATE_NOOP("Problem", "There is no theme \"%1\" to start from; available themes: %2")),
};
static_assert(isWholeFamily(kThemeProblems, ThemeProblem::UnknownBase));

// In the order of ShippedTheme.
constexpr std::array<std::string_view, kShippedThemes.size()> kNames{"day", "dusk", "ink", "contrast",
                                                                     "contrast-dark"};

// "#rrggbb" or "#rrggbbaa"; an invalid colour for any other text.
QColor colourOf(std::string_view text)
{
    if ((text.size() != 7 && text.size() != 9) || text.front() != '#')
        return {};
    std::uint32_t digits = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, fault] = std::from_chars(text.data() + 1, end, digits, 16);
    if (fault != std::errc() || rest != end)
        return {};
    const std::uint32_t rgba = text.size() == 7 ? digits << 8 | 0xffU : digits;
    const auto part = [rgba](int shift) { return static_cast<int>(rgba >> shift & 0xffU); };
    return {part(24), part(16), part(8), part(0)};
}

QColor readColour(ObjectReader& reader, const char* key)
{
    const Json* value = reader.member(key, true);
    const auto text = value ? readString(*value, reader.pointer(key), reader.problems()) : std::nullopt;
    if (!text)
        return {};
    const QColor colour = colourOf(*text);
    if (!colour.isValid())
        reader.report(ThemeProblem::BadColour, reader.pointer(key), {printable(*text, 32)});
    return colour;
}

template <typename Group>
void readColours(ObjectReader& reader, Group& group)
{
    static_assert(sizeof(Group) == kColourKeys<Group>.size() * sizeof(QColor), "a colour without a key");
    for (const auto& [key, colour] : kColourKeys<Group>)
        group.*colour = readColour(reader, key);
}

// Reads the member of that key by `read`, and notes what it does not know of it.
template <typename Read>
void readGroup(ObjectReader& parent, const char* key, Read read)
{
    const Json* value = parent.member(key, true);
    if (!value)
        return;
    ObjectReader reader(*value, parent.pointer(key), parent.problems());
    read(reader);
    reader.unknownMembers();
}

template <typename Group>
void readPlain(ObjectReader& parent, const char* key, Group& group)
{
    readGroup(parent, key, [&](ObjectReader& reader) { readColours(reader, group); });
}

template <typename Entry>
void readEntries(ObjectReader& reader, const char* key, std::vector<Entry>& entries)
{
    const Json* value = reader.member(key, false);
    entries.clear();
    for (const auto& [entry, pointer] : reader.array(key, true, kMostEntries)) {
        ObjectReader inside(*entry, pointer, reader.problems());
        readColours(inside, entries.emplace_back());
        inside.unknownMembers();
    }
    if (value && value->is_array() && value->empty())
        reader.report(ThemeProblem::NoEntries, reader.pointer(key));
}

int readNumber(ObjectReader& reader, const char* key, int lowest, int highest)
{
    return static_cast<int>(reader.integer(key, lowest, highest));
}

// A number that files of version 1 do not have: then the usual one stays.
void readStyle(ObjectReader& reader, const char* key, int& number, int lowest, int highest)
{
    number = static_cast<int>(reader.integer(key, lowest, highest, number));
}

void readPieces(ObjectReader& reader, Theme& theme)
{
    readColours(reader, theme.pieces);
    readStyle(reader, "outlineWidth", theme.pieceStyle.outline, 50, 150);
    theme.pieceStyle.patterns = reader.boolean("patterns", false);
    readGroup(reader, "players", [&](ObjectReader& players) {
        for (std::size_t i = 0; i < theme.liveries.size(); ++i) {
            readGroup(players, kPlayerColours[i], [&](ObjectReader& player) {
                theme.liveries[i] = {readColour(player, "body"), readColour(player, "outline"),
                                     readColour(player, "ink"), player.boolean("dark", false)};
            });
        }
    });
    readGroup(reader, "others", [&](ObjectReader& others) {
        theme.otherLiveries = {readNumber(others, "saturation", 0, 255), readNumber(others, "value", 0, 255),
                               readColour(others, "ink")};
    });
}

void readCards(ObjectReader& reader, Theme& theme)
{
    readColours(reader, theme.cards);
    readGroup(reader, "territories", [&](ObjectReader& territories) {
        for (const boomtown::Territory territory : boomtown::kAllTerritories)
            readPlain(territories, boomtown::toString(territory).data(), theme.territories[index(territory)]);
    });
    readGroup(reader, "symbols", [&](ObjectReader& symbols) {
        for (const boomtown::Symbol symbol : boomtown::kAllSymbols)
            readPlain(symbols, boomtown::toString(symbol).data(), theme.symbols[index(symbol)]);
    });
}

void readPrint(ObjectReader& reader, Theme& theme)
{
    readColours(reader, theme.print);
    readPlain(reader, "paleLand", theme.paleLand);
    readPlain(reader, "tileBack", theme.backs.tile);
    readPlain(reader, "startBack", theme.backs.start);
    readPlain(reader, "tokenBack", theme.backs.token);
    readPlain(reader, "paleTileBack", theme.paleBacks.tile);
    readPlain(reader, "paleStartBack", theme.paleBacks.start);
    readPlain(reader, "paleTokenBack", theme.paleBacks.token);
}

void readWindows(ObjectReader& reader, Theme& theme)
{
    readPlain(reader, "window", theme.window);
    readPlain(reader, "marks", theme.marks);
    readGroup(reader, "charts", [&](ObjectReader& charts) {
        theme.charts = {readNumber(charts, "rim", 0, 1000), readNumber(charts, "darkRim", 0, 1000)};
    });
    readGroup(reader, "board", [&](ObjectReader& board) {
        readColours(board, theme.board);
        readGroup(board, "texture", [&](ObjectReader& texture) {
            theme.texture.threads = readNumber(texture, "threads", 0, 2000);
            theme.texture.shine = readNumber(texture, "shine", 100, 400);
            theme.texture.faintest = readNumber(texture, "faintest", 0, 255);
            theme.texture.strongest = readNumber(texture, "strongest", theme.texture.faintest, 255);
        });
    });
}

void readDrawing(ObjectReader& parent, DrawingStyle& style)
{
    const Json* value = parent.member("drawing", false);
    if (!value)
        return;
    ObjectReader reader(*value, parent.pointer("drawing"), parent.problems());
    readStyle(reader, "shading", style.shading, 0, 200);
    readStyle(reader, "tone", style.tone, 0, 200);
    readStyle(reader, "plants", style.plants, 0, 100);
    readStyle(reader, "contours", style.contours, 0, 100);
    readStyle(reader, "hatching", style.hatching, 0, 100);
    readStyle(reader, "foot", style.foot, 0, 40);
    style.ink = readColour(reader, "ink");
    reader.unknownMembers();
}

void readTiles(ObjectReader& reader, Theme& theme)
{
    readDrawing(reader, theme.drawing);
    readPlain(reader, "land", theme.land);
    readPlain(reader, "plants", theme.plants);
    readPlain(reader, "track", theme.track);
    readPlain(reader, "tunnel", theme.tunnel);
    if (reader.member("ways", false))
        readPlain(reader, "ways", theme.ways);
    else // an older file
        theme.ways = Theme::light().ways;
    readPlain(reader, "turntable", theme.turntable);
    readGroup(reader, "town", [&](ObjectReader& town) {
        readColours(town, theme.town);
        readEntries(town, "houses", theme.houses);
    });
    readGroup(reader, "figures", [&](ObjectReader& figures) {
        readColours(figures, theme.figures);
        readEntries(figures, "horses", theme.horses);
    });
    readPlain(reader, "tipi", theme.tipi);
    readPlain(reader, "nugget", theme.nugget);
    readPlain(reader, "locomotive", theme.locomotive);
}

std::string shippedNames()
{
    return std::accumulate(
        kNames.begin() + 1, kNames.end(), std::string(kNames.front()),
        [](const std::string& list, std::string_view next) { return list + ", " + std::string(next); });
}

// Puts what its base has below what the document itself has, and below that what the base of the base has.
Result<Json> completed(Json document)
{
    for (auto base = document.find("base"); base != document.end(); base = document.find("base")) {
        if (!base->is_string())
            return failure(FileProblem::WrongType, "/base", {"string"});
        const auto name = base->get<std::string>();
        if (!shippedThemeFromName(name))
            return failure(ThemeProblem::UnknownBase, "/base", {printable(name, 32), shippedNames()});
        document.erase("base");
        Result<Json> below = parseDocument(shippedText(name), kThemeFormat, kThemeVersion, kMaxThemeBytes);
        if (!below)
            return below;
        below->merge_patch(document);
        document = std::move(*below);
    }
    return document;
}

} // namespace

ProblemFamily problemFamily(ThemeProblem)
{
    return kThemeProblems;
}

std::string_view nameOf(ShippedTheme theme)
{
    return kNames[static_cast<std::size_t>(theme)];
}

std::optional<ShippedTheme> shippedThemeFromName(std::string_view name)
{
    return valueNamed<ShippedTheme>(kNames, name);
}

std::string shippedText(std::string_view name)
{
    QFile file(QStringLiteral(":/themes/%1.theme.json")
                   .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The theme \"%s\" is missing", name.data());
    return file.readAll().toStdString();
}

Result<LoadedTheme> parseTheme(std::string_view text)
{
    const Result<Json> document =
        parseDocument(text, kThemeFormat, kThemeVersion, kMaxThemeBytes).and_then(completed);
    if (!document)
        return tl::unexpected(document.error());
    LoadedTheme loaded;
    Theme& theme = loaded.theme;
    ObjectReader reader(*document, "", loaded.problems);
    reader.member("format", true);
    reader.member("version", true);
    const std::string name = reader.string("name");
    checkText(name, kNameText, "/name", loaded.problems);
    theme.name = QString::fromStdString(name);
    theme.isDark = reader.boolean("dark", false);
    theme.ownWindows = reader.boolean("ownWindows", false);
    theme.brightness = readNumber(reader, "brightness", 50, 100) / 100.0;
    readWindows(reader, theme);
    readTiles(reader, theme);
    readGroup(reader, "pieces", [&](ObjectReader& pieces) { readPieces(pieces, theme); });
    readPlain(reader, "tokens", theme.tokens);
    readPlain(reader, "eyes", theme.eyes);
    readGroup(reader, "cards", [&](ObjectReader& cards) { readCards(cards, theme); });
    readGroup(reader, "print", [&](ObjectReader& print) { readPrint(print, theme); });
    reader.unknownMembers();
    if (hasErrors(loaded.problems))
        return tl::unexpected(std::move(loaded.problems));
    return loaded;
}

} // namespace lodeline::art
