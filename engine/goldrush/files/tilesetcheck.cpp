// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/tilesetcheck.h"

#include "engine/core/jsonparser.h"
#include "engine/goldrush/files/problems.h"

#include <algorithm>
#include <map>
#include <set>

namespace lodeline::goldrush {
namespace {

void checkArtSize(const TileDesign& tile, Severity severity, const std::string& pointer, Problems& problems)
{
    if (tile.art.size() > kMaxArtBytes)
        addProblem(
            problems,
            {severity, SetProblem::ArtTooLarge, pointer + "/art", {std::to_string(kMaxArtBytes >> 10)}});
}

std::string numbered(const std::string& pointer, const char* list, std::size_t index)
{
    return pointer + '/' + list + '/' + std::to_string(index);
}

// Checks one design on its own.
class TileCheck
{
public:
    TileCheck(const TileDesign& tile, std::string pointer, Problems& problems)
        : tile_(tile)
        , pointer_(std::move(pointer))
        , problems_(problems)
    {
    }

    void run()
    {
        if (!isId(tile_.id))
            report(SetProblem::BadId, pointer_ + "/id");
        checkArtSize(tile_, Severity::Error, pointer_, problems_);
        checkNumbers();
        if (tile_.segmentCount() > kMaxSegments)
            report(SetProblem::TooManySegments, pointer_, {std::to_string(kMaxSegments)});
        checkRailroads();
        checkMountains();
        checkPrairies();
    }

private:
    void report(ProblemCode code, std::string at, std::vector<std::string> arguments = {})
    {
        addProblem(problems_, {Severity::Error, code, std::move(at), std::move(arguments)});
    }

    void range(int value, int highest, const std::string& at)
    {
        if (value < 0 || value > highest)
            report(FileProblem::OutOfRange, at, {"0", std::to_string(highest)});
    }

    void checkNumbers()
    {
        range(tile_.count, kMaxCopies, pointer_ + "/count");
        for (std::size_t i = 0; i < tile_.railroads.size(); ++i)
            range(tile_.railroads[i].locomotives, kMaxSymbols, at("railroads", i) + "/locomotives");
        for (std::size_t i = 0; i < tile_.mountains.size(); ++i)
            range(tile_.mountains[i].nuggets, kMaxSymbols, at("mountains", i) + "/nuggets");
        for (std::size_t i = 0; i < tile_.prairies.size(); ++i) {
            range(tile_.prairies[i].tipis, kMaxSymbols, at("prairies", i) + "/tipis");
            range(tile_.prairies[i].horses, kMaxSymbols, at("prairies", i) + "/horses");
        }
    }

    std::string at(const char* list, std::size_t index) const { return numbered(pointer_, list, index); }

    void claim(Side side, const std::string& pointer)
    {
        bool& claimed = edges_[static_cast<std::size_t>(index(side))];
        if (claimed)
            report(SetProblem::EdgeClaimedTwice, pointer, {std::string(toString(side))});
        claimed = true;
    }

    void checkRailroads()
    {
        for (std::size_t i = 0; i < tile_.railroads.size(); ++i) {
            const RailroadSegment& railroad = tile_.railroads[i];
            const std::size_t expected = railroad.end == RailroadEnd::Through ? 2 : 1;
            if (railroad.edges.size() != expected)
                report(SetProblem::BadRailroad, at("railroads", i));
            if (railroad.end == RailroadEnd::Mountain && tile_.mountains.empty())
                report(SetProblem::MountainMissing, at("railroads", i) + "/end");
            for (std::size_t e = 0; e < railroad.edges.size(); ++e)
                claim(railroad.edges[e], numbered(at("railroads", i), "edges", e));
        }
    }

    void checkMountains()
    {
        for (std::size_t i = 0; i < tile_.mountains.size(); ++i)
            for (std::size_t e = 0; e < tile_.mountains[i].edges.size(); ++e)
                claim(tile_.mountains[i].edges[e], numbered(at("mountains", i), "edges", e));
    }

    void checkPrairies()
    {
        constexpr std::size_t kNobody = SIZE_MAX;
        std::array<std::size_t, kHalfEdges> owner{};
        owner.fill(kNobody);
        for (std::size_t i = 0; i < tile_.prairies.size(); ++i) {
            const std::vector<HalfEdge>& halves = tile_.prairies[i].at;
            for (std::size_t h = 0; h < halves.size(); ++h) {
                const std::string name(toString(halves[h]));
                std::size_t& held = owner[static_cast<std::size_t>(index(halves[h]))];
                if (tile_.edgeKind(sideOf(halves[h])) == FeatureKind::Mountain)
                    report(SetProblem::HalfEdgeOnMountain, numbered(at("prairies", i), "at", h), {name});
                else if (held != kNobody)
                    report(SetProblem::HalfEdgeClaimedTwice, numbered(at("prairies", i), "at", h), {name});
                held = i;
            }
        }
        for (const Side side : kAllSides) {
            const FeatureKind kind = tile_.edgeKind(side);
            if (kind == FeatureKind::Mountain)
                continue;
            const auto first = static_cast<std::size_t>(index(side)) * 2;
            for (std::size_t half = first; half < first + 2; ++half)
                if (owner[half] == kNobody)
                    report(SetProblem::HalfEdgeUnclaimed, pointer_ + "/prairies",
                           {std::string(toString(static_cast<HalfEdge>(half)))});
            if (kind == FeatureKind::Prairie && owner[first] != owner[first + 1] && owner[first] != kNobody &&
                owner[first + 1] != kNobody)
                report(SetProblem::PrairieEdgeSplit, pointer_ + "/prairies", {std::string(toString(side))});
        }
    }

    const TileDesign& tile_;
    std::string pointer_;
    Problems& problems_;
    std::array<bool, kSides> edges_{};
};

std::uint32_t placesOf(const auto& places, Rotation by)
{
    std::uint32_t mask = 0;
    for (const auto place : places)
        mask |= 1U << index(rotated(place, by));
    return mask;
}

// A design in one rotation, the same for designs that differ only in the order of segments.
TileKey keyOf(const TileDesign& tile, Rotation by)
{
    TileKey key;
    const auto add = [&](FeatureKind kind, const auto& places, int a, int b) {
        key.push_back(static_cast<std::uint32_t>(kind) << 16U | placesOf(places, by) << 8U |
                      static_cast<std::uint32_t>(a) << 4U | static_cast<std::uint32_t>(b));
    };
    for (const RailroadSegment& r : tile.railroads)
        add(FeatureKind::Railroad, r.edges, static_cast<int>(r.end), r.locomotives);
    for (const MountainSegment& m : tile.mountains)
        add(FeatureKind::Mountain, m.edges, m.nuggets, 0);
    for (const PrairieSegment& p : tile.prairies)
        add(FeatureKind::Prairie, p.at, p.tipis, p.horses);
    std::ranges::sort(key);
    return key;
}

void checkIds(const TileSet& set, const std::string& pointer, Problems& problems)
{
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        if (!seen.insert(set.tiles[i].id).second)
            addProblem(problems, {Severity::Error,
                                  SetProblem::DuplicateId,
                                  numbered(pointer, "tiles", i) + "/id",
                                  {set.tiles[i].id}});
}

void checkStartAndTotals(const TileSet& set, const std::string& pointer, Problems& problems)
{
    const auto error = [&](ProblemCode code, const char* member, std::vector<std::string> arguments) {
        addProblem(problems, {Severity::Error, code, pointer + member, std::move(arguments)});
    };
    const TileDesign* start = set.find(set.start);
    if (set.start.empty())
        error(SetProblem::StartMissing, "/start", {});
    else if (!start)
        error(SetProblem::StartUnknown, "/start", {set.start});
    else if (start->count == 0)
        error(SetProblem::StartCountZero, "/start", {set.start});
    if (set.tiles.size() > kMaxDesigns)
        error(FileProblem::TooMany, "/tiles", {std::to_string(kMaxDesigns)});
    if (set.tokens.size() > kMaxTokenKinds)
        error(FileProblem::TooMany, "/tokens", {std::to_string(kMaxTokenKinds)});
    if (set.tileCount() > kMaxTiles)
        error(SetProblem::TooManyTiles, "/tiles",
              {std::to_string(set.tileCount()), std::to_string(kMaxTiles)});
}

void checkTokens(const TileSet& set, const std::string& pointer, Problems& problems)
{
    for (std::size_t i = 0; i < set.tokens.size(); ++i) {
        const auto range = [&](int value, int highest, const char* key) {
            if (value < 0 || value > highest)
                addProblem(problems, {Severity::Error,
                                      FileProblem::OutOfRange,
                                      numbered(pointer, "tokens", i) + key,
                                      {"0", std::to_string(highest)}});
        };
        range(set.tokens[i].value, kMaxTokenValue, "/value");
        range(set.tokens[i].count, kMaxTokensOfAKind, "/count");
    }
}

} // namespace

TileKey tileKey(const TileDesign& tile)
{
    TileKey smallest = keyOf(tile, Rotation::R0);
    for (const Rotation by : {Rotation::R90, Rotation::R180, Rotation::R270})
        smallest = std::min(smallest, keyOf(tile, by));
    return smallest;
}

void findWarnings(const TileSet& set, const std::string& pointer, Problems& problems)
{
    const auto warning = [&](ProblemCode code, std::string at, std::vector<std::string> arguments) {
        addProblem(problems, {Severity::Warning, code, std::move(at), std::move(arguments)});
    };
    if (set.tokenCount() < set.nuggetCount())
        warning(SetProblem::TooFewTokens, pointer + "/tokens",
                {std::to_string(set.tokenCount()), std::to_string(set.nuggetCount())});

    std::map<TileKey, std::size_t> seen;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const auto [twin, isNew] = seen.try_emplace(tileKey(set.tiles[i]), i);
        if (!isNew)
            warning(SetProblem::DuplicateTile, numbered(pointer, "tiles", i), {set.tiles[twin->second].id});
    }

    // An edge kind that a single tile alone shows can never meet its like.
    std::array<int, 3> copies{};
    std::array<std::size_t, 3> example{};
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        std::array<bool, 3> shows{};
        for (const Side side : kAllSides)
            shows[static_cast<std::size_t>(set.tiles[i].edgeKind(side))] = true;
        for (std::size_t kind = 0; kind < shows.size(); ++kind) {
            if (shows[kind] && set.tiles[i].count > 0) {
                copies[kind] += set.tiles[i].count;
                example[kind] = i;
            }
        }
    }
    for (std::size_t kind = 0; kind < copies.size(); ++kind)
        if (copies[kind] == 1 && set.tileCount() > 1)
            warning(SetProblem::LonelyEdgeKind, numbered(pointer, "tiles", example[kind]),
                    {std::string(toString(static_cast<FeatureKind>(kind)))});
}

void findErrors(const TileSet& set, const std::string& pointer, Problems& problems)
{
    checkSetWords(set, pointer, problems);
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        TileCheck(set.tiles[i], numbered(pointer, "tiles", i), problems).run();
    checkIds(set, pointer, problems);
    checkStartAndTotals(set, pointer, problems);
    checkTokens(set, pointer, problems);
}

void checkTileSet(const TileSet& set, const std::string& pointer, Problems& problems)
{
    const std::size_t before = problems.size();
    findErrors(set, pointer, problems);
    if (problems.size() == before)
        findWarnings(set, pointer, problems);
}

void mendTexts(TileSet& set, const std::string& pointer, Problems& problems)
{
    mendSetWords(set, pointer, problems);
    readText(set.start, kIdText, Texts::Mended, pointer + "/start", problems);
    for (std::size_t i = 0; i < set.tiles.size(); ++i)
        mendTexts(set.tiles[i], numbered(pointer, "tiles", i), problems);
}

void mendTexts(TileDesign& tile, const std::string& pointer, Problems& problems)
{
    readText(tile.id, kIdText, Texts::Mended, pointer + "/id", problems);
    checkArtSize(tile, Severity::Warning, pointer, problems);
    if (tile.art.size() > kMaxArtBytes)
        tile.art.clear();
}

} // namespace lodeline::goldrush
