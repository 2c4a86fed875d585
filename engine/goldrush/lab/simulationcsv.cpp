// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/csv.h"
#include "engine/goldrush/lab/sumsjson.h"

namespace lodeline::goldrush {
namespace {

// A line for each bin that has something, and its mean and deviation under "figures".
void add(LongTable& table, const std::string& name, const Histogram& histogram)
{
    table.add("figures", name, "mean", histogram.mean());
    table.add("figures", name, "deviation", histogram.deviation());
    for (std::size_t bin = 0; bin < histogram.counts().size(); ++bin)
        if (histogram.counts()[bin] != 0)
            table.add(name, std::to_string(static_cast<int>(bin) * histogram.width()), "count",
                      histogram.counts()[bin]);
}

void addTiles(const SimulationResult& result, LongTable& table)
{
    for (std::size_t i = 0; i < result.tally.set.tiles.size(); ++i) {
        const TileSums& tile = result.tally.set.tiles[i];
        const std::string& id = result.outline.ids[i];
        table.add("tiles", id, "copies", std::int64_t{result.outline.copies[i]});
        table.add("tiles", id, "drawn", tile.drawn);
        table.add("tiles", id, "discarded", tile.discarded);
        table.add("tiles", id, "hard", tile.hard);
        table.add("tiles", id, "spots", tile.spots);
    }
}

void addFeatures(const SetSums& sums, LongTable& table)
{
    for (std::size_t i = 0; i < sums.features.size(); ++i) {
        const FeatureSums& feature = sums.features[i];
        const std::string kind(toString(static_cast<FeatureKind>(i)));
        table.add("features", kind, "built", feature.built);
        table.add("features", kind, "completed", feature.completed);
        table.add("features", kind, "cowboys", feature.cowboys);
        add(table, "size." + kind, feature.size);
    }
    for (std::size_t i = 0; i < sums.sources.size(); ++i) {
        const SourceSums& source = sums.sources[i];
        const std::string kind(toString(static_cast<events::Score::Kind>(i)));
        table.add("points", kind, "early", source.early);
        table.add("points", kind, "late", source.late);
        add(table, "points." + kind, source.perPlayer);
    }
}

void addSeats(const SetSums& sums, LongTable& table)
{
    for (std::size_t i = 0; i < sums.seats.size(); ++i) {
        const SeatSums& seat = sums.seats[i];
        const std::string number = std::to_string(i + 1);
        const WinShare share = winShare(seat.parts, seat.partSquares, sums.games);
        table.add("seats", number, "share", share.share);
        table.add("seats", number, "low", share.low);
        table.add("seats", number, "high", share.high);
        table.add("seats", number, "points", seat.points);
    }
}

void addFindings(const SimulationResult& result, const std::optional<SetFigures>& reference, LongTable& table)
{
    int number = 0;
    for (const LabFinding& finding : findingsOf(result.tally.set, result.outline, reference))
        table.add("findings", std::to_string(++number), toString(finding.code), message(finding));
}

void addSet(const SimulationResult& result, const std::optional<SetFigures>& reference, LongTable& table)
{
    const SetSums& sums = result.tally.set;
    table.add("run", "", "games", std::int64_t{sums.games});
    table.add("run", "", "tokens", std::int64_t{result.outline.tokens});
    addFindings(result, reference, table);
    addSeats(sums, table);
    addFeatures(sums, table);
    for (const auto& [key, member] : kHistograms)
        add(table, key, sums.*member);
    addTiles(result, table);
}

} // namespace

std::string playersCsv(const SimulationResult& result)
{
    return playersCsv(result.tally.players, result.tally.games);
}

std::string setCsv(const SimulationResult& result, const SimulationResult* classic)
{
    LongTable table;
    table.add("run", "", "tileset", result.tileSet);
    table.add("run", "", "seed", std::to_string(result.seed));
    for (std::size_t i = 0; i < result.tally.players.size(); ++i)
        table.add("run", std::to_string(i + 1), "player", result.tally.players[i].name);
    if (result.learned)
        table.add("run", "", "learned", toHex(*result.learned));
    addSet(result, referenceFor(result, classic), table);
    if (classic && classic->measuresSet()) {
        table.setPrefix("classic.");
        addSet(*classic, referenceFor(*classic, nullptr), table);
    }
    return table.take();
}

} // namespace lodeline::goldrush
