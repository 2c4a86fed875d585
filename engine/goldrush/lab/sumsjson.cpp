// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/sumsjson.h"

#include "engine/core/text.h"

#include <limits>

namespace lodeline::goldrush {
namespace {

double ratio(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

Json toJson(const Histogram& histogram)
{
    const int first = histogram.count() > 0 ? histogram.firstBin() : 0;
    const auto& counts = histogram.counts();
    return {{"mean", histogram.mean()},
            {"deviation", histogram.deviation()},
            {"width", histogram.width()},
            {"first", first},
            {"counts", std::vector<std::int64_t>(counts.begin() + first, counts.end())},
            {"sum", histogram.sum()},
            {"squares", histogram.squares()}};
}

Json tilesToJson(const SetSums& sums, const SetOutline& outline)
{
    Json tiles = Json::array();
    for (std::size_t i = 0; i < sums.tiles.size(); ++i) {
        const TileSums& tile = sums.tiles[i];
        tiles.push_back({{"id", outline.ids[i]},
                         {"copies", outline.copies[i]},
                         {"drawn", tile.drawn},
                         {"discarded", tile.discarded},
                         {"hard", tile.hard},
                         {"spots", tile.spots},
                         {"spotsPerDraw", ratio(tile.spots, tile.drawn)}});
    }
    return tiles;
}

Json seatsToJson(const SetSums& sums)
{
    Json seats = Json::array();
    for (const SeatSums& seat : sums.seats) {
        const WinShare share = winShare(seat.parts, seat.partSquares, sums.games);
        seats.push_back(
            {{"share", share.share},
             {"low", share.low},
             {"high", share.high},
             {"points", ratio(seat.points, sums.games)},
             {"sums", {{"parts", seat.parts}, {"partSquares", seat.partSquares}, {"points", seat.points}}}});
    }
    return seats;
}

Json findingsToJson(const SetSums& sums, const SetOutline& outline,
                    const std::optional<SetFigures>& reference)
{
    Json findings = Json::array();
    for (const LabFinding& finding : findingsOf(sums, outline, reference))
        findings.push_back({{"code", toString(finding.code)},
                            {"weight", toString(finding.weight)},
                            {"text", message(finding)}});
    return findings;
}

// The members of a histogram, whose width is not for the file to choose.
Histogram readHistogram(const Json* json, const std::string& pointer, int width, Problems& problems)
{
    if (!json)
        return Histogram(width);
    ObjectReader reader(*json, pointer, problems);
    reader.integer("width", width, width);
    const auto first = reader.integer("first", 0, Histogram::kMostBins - 1);
    const auto most = static_cast<std::size_t>(Histogram::kMostBins - first);
    std::vector<std::int64_t> counts;
    for (const auto& [count, at] : reader.array("counts", true, most))
        counts.push_back(readInteger(*count, 0, kMostSum / Histogram::kMostBins, at, problems).value_or(0));
    const auto sum = reader.integer("sum", 0, kMostSum);
    const auto squares = reader.integer("squares", 0, kMostSum);
    return {width, static_cast<int>(first), counts, sum, squares};
}

Histogram readHistogram(ObjectReader& reader, const char* key, int width)
{
    return readHistogram(reader.member(key, true), reader.pointer(key), width, reader.problems());
}

void readTiles(ObjectReader& reader, SimulationResult& result)
{
    for (const auto& [json, pointer] : reader.array("tiles", true, kMaxDesigns)) {
        ObjectReader tile(*json, pointer, reader.problems());
        result.outline.ids.push_back(tile.string("id"));
        checkText(result.outline.ids.back(), kIdText, tile.pointer("id"), reader.problems());
        result.outline.copies.push_back(static_cast<int>(tile.integer("copies", 0, kMaxCopies)));
        result.tally.set.tiles.push_back(
            {tile.integer("drawn", 0, kMostSum), tile.integer("discarded", 0, kMostSum),
             tile.integer("hard", 0, kMostSum), tile.integer("spots", 0, kMostSum)});
    }
}

void readFeatures(ObjectReader& reader, SetSums& sums)
{
    const auto features = reader.array("features", true, sums.features.size());
    if (features.size() != sums.features.size())
        reader.report(FileProblem::WrongType, reader.pointer("features"), {"array"});
    for (std::size_t i = 0; i < features.size(); ++i) {
        ObjectReader feature(*features[i].first, features[i].second, reader.problems());
        FeatureSums& sum = sums.features[i];
        sum.built = feature.integer("built", 0, kMostSum);
        sum.completed = feature.integer("completed", 0, kMostSum);
        sum.cowboys = feature.integer("cowboys", 0, kMostSum);
        sum.size = readHistogram(feature, "size", sum.size.width());
    }
}

void readSources(ObjectReader& reader, SetSums& sums)
{
    const auto sources = reader.array("points", true, sums.sources.size());
    if (sources.size() != sums.sources.size())
        reader.report(FileProblem::WrongType, reader.pointer("points"), {"array"});
    for (std::size_t i = 0; i < sources.size(); ++i) {
        ObjectReader source(*sources[i].first, sources[i].second, reader.problems());
        SourceSums& sum = sums.sources[i];
        sum.early = source.integer("early", 0, kMostSum);
        sum.late = source.integer("late", 0, kMostSum);
        sum.perPlayer = readHistogram(source, "perPlayer", sum.perPlayer.width());
    }
}

void readSeats(ObjectReader& reader, int games, SetSums& sums)
{
    for (const auto& [json, pointer] : reader.array("seats", true, kMaxPlayers)) {
        ObjectReader seat(*json, pointer, reader.problems());
        const Json* member = seat.member("sums", true);
        if (!member)
            continue;
        ObjectReader sum(*member, seat.pointer("sums"), reader.problems());
        sums.seats.push_back(
            {readParts(sum, games), readPartSquares(sum, games), sum.integer("points", 0, kMostSum)});
    }
    if (sums.seats.size() < kMinPlayers)
        reader.report(FileProblem::PlayerCount, reader.pointer("seats"),
                      {std::to_string(kMinPlayers), std::to_string(kMaxPlayers)});
}

} // namespace

Json setToJson(const SetSums& sums, const SetOutline& outline, const std::optional<SetFigures>& reference)
{
    Json features = Json::array();
    for (std::size_t i = 0; i < sums.features.size(); ++i) {
        const FeatureSums& feature = sums.features[i];
        features.push_back({{"kind", toString(static_cast<FeatureKind>(i))},
                            {"built", feature.built},
                            {"completed", feature.completed},
                            {"completion", ratio(feature.completed, feature.built)},
                            {"cowboys", feature.cowboys},
                            {"size", toJson(feature.size)}});
    }
    Json sources = Json::array();
    for (std::size_t i = 0; i < sums.sources.size(); ++i) {
        const SourceSums& source = sums.sources[i];
        sources.push_back({{"source", toString(static_cast<events::Score::Kind>(i))},
                           {"early", source.early},
                           {"late", source.late},
                           {"perPlayer", toJson(source.perPlayer)}});
    }
    Json json{{"games", sums.games},
              {"tokens", outline.tokens},
              {"findings", findingsToJson(sums, outline, reference)},
              {"seats", seatsToJson(sums)},
              {"features", features},
              {"points", sources}};
    for (const auto& [key, member] : kHistograms)
        json[key] = toJson(sums.*member);
    json["tiles"] = tilesToJson(sums, outline);
    return json;
}

void readSet(const Json& json, const std::string& pointer, SimulationResult& result, Problems& problems)
{
    constexpr std::int64_t kMostTokens = std::int64_t{kMaxTokenKinds} * kMaxTokensOfAKind;
    ObjectReader reader(json, pointer, problems);
    SetSums& sums = result.tally.set;
    sums.games = static_cast<int>(reader.integer("games", 1, std::numeric_limits<int>::max()));
    result.outline.tokens = static_cast<int>(reader.integer("tokens", 0, kMostTokens));
    readTiles(reader, result);
    readFeatures(reader, sums);
    readSources(reader, sums);
    readSeats(reader, result.tally.games, sums);
    for (const auto& [key, member] : kHistograms)
        sums.*member = readHistogram(reader, key, (sums.*member).width());
}

} // namespace lodeline::goldrush
