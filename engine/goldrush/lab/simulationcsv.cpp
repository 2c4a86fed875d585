// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/numbertext.h"
#include "engine/goldrush/lab/sumsjson.h"

namespace lodeline::goldrush {
namespace {

// Spreadsheets would work out what begins like a formula, whoever has written it; a number may.
bool isFormula(const std::string& text)
{
    return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos &&
           text.find_first_not_of("0123456789.-") != std::string::npos;
}

// A field in quotes where its text needs them.
std::string field(const std::string& plain)
{
    const std::string text = isFormula(plain) ? '\'' + plain : plain;
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string(2, c) : std::string(1, c);
    return quoted + '"';
}

class LongTable
{
public:
    // Before the names of the tables that follow.
    void setPrefix(std::string prefix) { prefix_ = std::move(prefix); }
    void add(std::string_view table, const std::string& row, std::string_view column,
             const std::string& value)
    {
        text_.append(prefix_).append(table).append(",").append(field(row)).append(",").append(column);
        text_.append(",").append(field(value)).append("\n");
    }
    void add(std::string_view table, const std::string& row, std::string_view column, std::int64_t value)
    {
        add(table, row, column, std::to_string(value));
    }
    void add(std::string_view table, const std::string& row, std::string_view column, double value)
    {
        add(table, row, column, fixed(value, 4));
    }
    // A line for each bin that has something, and its mean and deviation under "figures".
    void add(const std::string& name, const Histogram& histogram)
    {
        add("figures", name, "mean", histogram.mean());
        add("figures", name, "deviation", histogram.deviation());
        for (std::size_t bin = 0; bin < histogram.counts().size(); ++bin)
            if (histogram.counts()[bin] != 0)
                add(name, std::to_string(static_cast<int>(bin) * histogram.width()), "count",
                    histogram.counts()[bin]);
    }

    std::string take() { return std::move(text_); }

private:
    std::string prefix_;
    std::string text_ = "table,row,column,value\n";
};

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
        table.add("size." + kind, feature.size);
    }
    for (std::size_t i = 0; i < sums.sources.size(); ++i) {
        const SourceSums& source = sums.sources[i];
        const std::string kind(toString(static_cast<events::Score::Kind>(i)));
        table.add("points", kind, "early", source.early);
        table.add("points", kind, "late", source.late);
        table.add("points." + kind, source.perPlayer);
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

void addFindings(const SimulationResult& result, const SetFigures& reference, LongTable& table)
{
    int number = 0;
    for (const LabFinding& finding : findingsOf(result.tally.set, result.outline, reference))
        table.add("findings", std::to_string(++number), toString(finding.code), message(finding));
}

void addSet(const SimulationResult& result, const SetFigures& reference, LongTable& table)
{
    const SetSums& sums = result.tally.set;
    table.add("run", "", "games", std::int64_t{sums.games});
    table.add("run", "", "tokens", std::int64_t{result.outline.tokens});
    addFindings(result, reference, table);
    addSeats(sums, table);
    addFeatures(sums, table);
    for (const auto& [key, member] : kHistograms)
        table.add(key, sums.*member);
    addTiles(result, table);
}

} // namespace

std::string playersCsv(const SimulationResult& result)
{
    std::string text = "name,wins,draws,share,low,high,points,msPerMove\n";
    const int games = result.tally.games;
    for (const PlayerTally& player : result.tally.players) {
        const WinShare share = winShare(player.parts, player.partSquares, games);
        const auto moves = static_cast<double>(std::max<std::int64_t>(player.moves, 1));
        text += field(player.name) + ',' + std::to_string(player.wins) + ',' + std::to_string(player.draws) +
                ',' + fixed(share.share, 4) + ',' + fixed(share.low, 4) + ',' + fixed(share.high, 4) + ',' +
                fixed(static_cast<double>(player.points) / games, 2) + ',' +
                fixed(1000 * player.seconds / moves, 3) + '\n';
    }
    return text;
}

std::string setCsv(const SimulationResult& result, const SimulationResult* classic)
{
    LongTable table;
    table.add("run", "", "tileset", result.tileSet);
    table.add("run", "", "seed", std::to_string(result.seed));
    for (std::size_t i = 0; i < result.tally.players.size(); ++i)
        table.add("run", std::to_string(i + 1), "player", result.tally.players[i].name);
    addSet(result, referenceFor(result, classic), table);
    if (classic && classic->measuresSet()) {
        table.setPrefix("classic.");
        addSet(*classic, referenceFor(*classic, nullptr), table);
    }
    return table.take();
}

} // namespace lodeline::goldrush
