// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/tilesetfile.h"

#include "engine/core/pictures/picturerefjson.h"
#include "engine/core/sets/setwordsjson.h"
#include "engine/core/words/valuenamed.h"
#include "engine/goldrush/files/tilesetcheck.h"
#include "engine/goldrush/files/tilesetjson.h"

namespace lodeline::goldrush {
namespace {

// Of RailroadEnd. One that runs through has no end in the file.
constexpr std::array<std::string_view, 4> kEndNames{"through", "junction", "city", "mountain"};

template <typename Value>
std::vector<Value> readEdges(ObjectReader& reader, const char* key,
                             std::optional<Value> (*fromString)(std::string_view), const char* allowed,
                             std::size_t most)
{
    std::vector<Value> values;
    for (const auto& [element, pointer] : reader.array(key, true, most))
        if (const auto value = readNamed(*element, fromString, allowed, pointer, reader.problems()))
            values.push_back(*value);
    return values;
}

std::vector<Side> readSides(ObjectReader& reader, std::size_t room)
{
    return readEdges<Side>(reader, "edges", sideFromString, "n e s w", room * kSides);
}

// In a draft a number beyond its range is an error of content, which can be repaired there. It is kept as far
// as a list may be too long.
int readNumber(ObjectReader& reader, const char* key, int highest, std::size_t room,
               std::optional<std::int64_t> fallback = std::nullopt)
{
    if (room == 1)
        return static_cast<int>(reader.integer(key, 0, highest, fallback));
    const std::int64_t most = static_cast<std::int64_t>(room) * highest;
    return static_cast<int>(reader.nearestInteger(key, -1, most, fallback));
}

int readSymbols(ObjectReader& reader, const char* key, std::size_t room)
{
    return readNumber(reader, key, kMaxSymbols, room, 0);
}

std::optional<RailroadEnd> endFromString(std::string_view name)
{
    const auto end = valueNamed<RailroadEnd>(kEndNames, name);
    return end == RailroadEnd::Through ? std::nullopt : end;
}

RailroadEnd readEnd(ObjectReader& reader)
{
    if (!reader.member("end", false))
        return RailroadEnd::Through;
    return reader.named("end", endFromString, "junction city mountain").value_or(RailroadEnd::Junction);
}

std::optional<ArtLayer> artLayerFromString(std::string_view name)
{
    return valueNamed<ArtLayer>(kArtLayerNames, name);
}

ArtLayers readArtLayers(ObjectReader& reader)
{
    ArtLayers layers;
    for (const auto& [element, pointer] : reader.array("above", false, kAllArtLayers.size()))
        if (const auto layer =
                readNamed(*element, artLayerFromString, "tracks nuggets locomotives tipis herds", pointer,
                          reader.problems()))
            layers.set(*layer, true);
    return layers;
}

void addArtLayers(Json& json, ArtLayers layers)
{
    Json names = Json::array();
    for (std::size_t i = 0; i < kAllArtLayers.size(); ++i)
        if (layers.has(kAllArtLayers[i]))
            names.push_back(kArtLayerNames[i]);
    if (!names.empty())
        json["above"] = std::move(names);
}

template <typename Value>
Json namesOf(const std::vector<Value>& values)
{
    Json list = Json::array();
    for (const Value value : values)
        list.push_back(toString(value));
    return list;
}

void addSymbols(Json& json, const char* key, int count)
{
    if (count != 0)
        json[key] = count;
}

Json toJson(const RailroadSegment& railroad)
{
    Json json{{"edges", namesOf(railroad.edges)}};
    if (railroad.end != RailroadEnd::Through)
        json["end"] = kEndNames[static_cast<std::size_t>(railroad.end)];
    addSymbols(json, "locomotives", railroad.locomotives);
    addUnknownMembers(json, railroad.extra);
    return json;
}

Json toJson(const MountainSegment& mountain)
{
    Json json{{"edges", namesOf(mountain.edges)}};
    addSymbols(json, "nuggets", mountain.nuggets);
    addUnknownMembers(json, mountain.extra);
    return json;
}

Json toJson(const PrairieSegment& prairie)
{
    Json json{{"at", namesOf(prairie.at)}};
    addSymbols(json, "tipis", prairie.tipis);
    addSymbols(json, "horses", prairie.horses);
    addUnknownMembers(json, prairie.extra);
    return json;
}

Json toJson(const PicturedParts& pictures)
{
    Json json = Json::object();
    for (const auto& [part, picture] : pictures.parts)
        json[toString(part)] = lodeline::toJson(picture);
    addUnknownMembers(json, pictures.extra);
    return json;
}

Json toJson(const TokenKind& kind);
Json toJson(const TileDesign& tile)
{
    return tileToJson(tile);
}

template <typename Segment>
Json listOf(const std::vector<Segment>& segments)
{
    Json list = Json::array();
    for (const Segment& segment : segments)
        list.push_back(toJson(segment));
    return list;
}

Json toJson(const TokenKind& kind)
{
    Json json{{"value", kind.value}, {"count", kind.count}};
    addUnknownMembers(json, kind.extra);
    return json;
}

template <typename Segment, typename Read>
std::vector<Segment> readList(ObjectReader& reader, const char* key, std::size_t most, Read read)
{
    std::vector<Segment> list;
    for (const auto& [element, pointer] : reader.array(key, false, most)) {
        ObjectReader part(*element, pointer, reader.problems());
        Segment segment = read(part);
        segment.extra = part.unknownMembers();
        list.push_back(std::move(segment));
    }
    return list;
}

PicturedParts readPicturedParts(ObjectReader& reader, const char* key)
{
    PicturedParts pictures;
    const Json* value = reader.member(key, false);
    if (!value)
        return pictures;
    ObjectReader members(*value, reader.pointer(key), reader.problems());
    if (!value->is_object())
        return pictures;
    for (const auto& [name, ignored] : value->items())
        if (const auto part = setPartFromString(name))
            if (auto picture = readPictureRef(members, name.c_str()))
                pictures.parts.emplace(*part, std::move(*picture));
    pictures.extra = members.unknownMembers();
    return pictures;
}

} // namespace

TileDesign readTileForm(const Json& json, const std::string& pointer, Problems& problems, std::size_t room)
{
    ObjectReader reader(json, pointer, problems);
    TileDesign tile;
    tile.id = reader.string("id");
    tile.count = readNumber(reader, "count", kMaxCopies, room);
    tile.railroads =
        readList<RailroadSegment>(reader, "railroads", room * kMaxSegments, [room](ObjectReader& part) {
            return RailroadSegment{
                readSides(part, room), readEnd(part), readSymbols(part, "locomotives", room), {}};
        });
    tile.mountains =
        readList<MountainSegment>(reader, "mountains", room * kMaxSegments, [room](ObjectReader& part) {
            return MountainSegment{readSides(part, room), readSymbols(part, "nuggets", room), {}};
        });
    tile.prairies =
        readList<PrairieSegment>(reader, "prairies", room * kMaxSegments, [room](ObjectReader& part) {
            return PrairieSegment{readEdges<HalfEdge>(part, "at", halfEdgeFromString,
                                                      "nw ne en es se sw ws wn", room * kHalfEdges),
                                  readSymbols(part, "tipis", room),
                                  readSymbols(part, "horses", room),
                                  {}};
        });
    tile.picture = readPictureRef(reader, "picture");
    tile.art = reader.string("art", "");
    tile.above = readArtLayers(reader);
    tile.extra = reader.unknownMembers();
    return tile;
}

TileSet readTileSetForm(const Json& document, const std::string& pointer, Problems& problems,
                        std::size_t room)
{
    TileSet set;
    ObjectReader reader(document, pointer, problems);
    checkSetFormat(reader, kTileSetFormat, kTileSetVersion);
    readSetWords(reader, set);
    set.start = reader.string("start");
    set.tokens = readList<TokenKind>(reader, "tokens", room * kMaxTokenKinds, [room](ObjectReader& part) {
        return TokenKind{readNumber(part, "value", kMaxTokenValue, room),
                         readNumber(part, "count", kMaxTokensOfAKind, room),
                         {}};
    });
    set.pictures = readPicturedParts(reader, "pictures");
    for (const auto& [element, at] : reader.array("tiles", true, room * kMaxDesigns))
        set.tiles.push_back(readTileForm(*element, at, problems, room));
    set.extra = reader.unknownMembers();
    return set;
}

TileSet readTileSet(const Json& document, const std::string& pointer, Problems& problems, Texts texts)
{
    const std::size_t before = problems.size();
    TileSet set = readTileSetForm(document, pointer, problems, 1);
    const bool sound = std::none_of(problems.begin() + static_cast<std::ptrdiff_t>(before), problems.end(),
                                    [](const Problem& p) { return p.severity == Severity::Error; });
    if (texts == Texts::Mended)
        mendTexts(set, pointer, problems);
    if (sound)
        checkTileSet(set, pointer, problems);
    return set;
}

Json tileToJson(const TileDesign& tile)
{
    Json json{{"id", tile.id},
              {"count", tile.count},
              {"railroads", listOf(tile.railroads)},
              {"mountains", listOf(tile.mountains)},
              {"prairies", listOf(tile.prairies)}};
    if (tile.picture)
        json["picture"] = lodeline::toJson(*tile.picture);
    if (!tile.art.empty())
        json["art"] = tile.art;
    addArtLayers(json, tile.above);
    addUnknownMembers(json, tile.extra);
    return json;
}

Json tileSetToJson(const TileSet& set)
{
    Json json{{"format", kTileSetFormat}, {"version", kTileSetVersion}};
    addSetWords(json, set);
    json["start"] = set.start;
    json["tokens"] = listOf(set.tokens);
    if (!set.pictures.isEmpty())
        json["pictures"] = toJson(set.pictures);
    json["tiles"] = listOf(set.tiles);
    addUnknownMembers(json, set.extra);
    return json;
}

Result<LoadedTileSet> parseTileSet(std::string_view json, Texts texts)
{
    const Result<Json> document = parseDocument(json, kTileSetFormat, kTileSetVersion, kMaxFileBytes);
    if (!document)
        return tl::unexpected(document.error());
    LoadedTileSet loaded;
    loaded.set = readTileSet(*document, "", loaded.problems, texts);
    if (hasErrors(loaded.problems))
        return tl::unexpected(std::move(loaded.problems));
    return loaded;
}

Result<LoadedTileSet> parseTileSetDraft(std::string_view json, Texts texts)
{
    const Result<Json> document = parseDocument(json, kTileSetFormat, kTileSetVersion, kMaxFileBytes);
    if (!document)
        return tl::unexpected(document.error());
    LoadedTileSet loaded;
    loaded.set = readTileSetForm(*document, "", loaded.problems, kDraftRoom);
    if (hasErrors(loaded.problems))
        return tl::unexpected(std::move(loaded.problems));
    if (texts == Texts::Mended)
        mendTexts(loaded.set, "", loaded.problems);
    checkTileSet(loaded.set, "", loaded.problems);
    return loaded;
}

std::string writeTileSet(const TileSet& set)
{
    return writeDocument(tileSetToJson(set));
}

Problems validate(const TileSet& set)
{
    Problems problems;
    checkTileSet(set, "", problems);
    return problems;
}

} // namespace lodeline::goldrush
