// SPDX-License-Identifier: GPL-3.0-or-later
// The scoring half of the books (R4, R7).
#include "tests/support/oracle/bookkeeper.h"

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

events::Score scoreOf(events::Score::Kind kind, const OracleFeature& feature, bool final)
{
    events::Score score;
    score.kind = kind;
    score.tiles.assign(feature.tiles.begin(), feature.tiles.end());
    score.locomotives = feature.locomotives;
    score.nuggets = feature.nuggets;
    score.tipis = feature.tipis;
    score.horses = feature.horses;
    score.final = final;
    return score;
}

} // namespace

std::vector<Event> Bookkeeper::act(const Action& action)
{
    std::vector<Event> out;
    perform(action, out);
    scoreCompleted(out);
    player_ = (player_ + 1) % setup_.players;
    return out;
}

void Bookkeeper::scoreCompleted(std::vector<Event>& out)
{
    const OracleBoard::Tile& placed = board_.tiles().back();
    std::vector<OracleFeature> done;
    for (const SegmentRef segment : segmentsOf(*placed.design)) {
        const SegmentOnBoard on{placed.placement.at, segment};
        const bool seen = std::ranges::any_of(done, [&](const OracleFeature& f) { return f.holds(on); });
        const bool closes = segment.kind == FeatureKind::Railroad || segment.kind == FeatureKind::Mountain;
        if (OracleFeature feature = board_.feature(on); closes && !seen && feature.openEdges == 0)
            done.push_back(std::move(feature));
    }
    for (const OracleFeature& feature : done)
        if (feature.kind == FeatureKind::Railroad)
            scoreRailroad(feature, out);
    for (const OracleFeature& feature : done)
        if (feature.kind == FeatureKind::Mountain)
            scoreMountain(feature, out);
    scoreCities(done, out);
}

void Bookkeeper::scoreRailroad(const OracleFeature& railroad, std::vector<Event>& out)
{
    events::Score score = scoreOf(events::Score::Kind::Railroad, railroad, false);
    const int perTile = railroad.locomotives == 1 ? 2 : 1;
    score.points = points(railroad, perTile * static_cast<int>(railroad.tiles.size()));
    out.emplace_back(score);
    sendHome(railroad, out);
}

void Bookkeeper::scoreMountain(const OracleFeature& mountain, std::vector<Event>& out)
{
    shareTokens(mountain, out);
    events::Score score = scoreOf(events::Score::Kind::Mountain, mountain, false);
    score.points = points(mountain, mountain.nuggets);
    out.emplace_back(score);
    sendHome(mountain, out);
}

void Bookkeeper::shareTokens(const OracleFeature& mountain, std::vector<Event>& out)
{
    const Position at = board_.tiles().back().placement.at;
    const std::vector<int> holders = majority(mountain);
    int left = tokensOn(mountain);
    for (const SegmentOnBoard& segment : mountain.segments)
        tokens_[segment] = 0;
    if (holders.empty()) {
        supply_ += left;
        if (left > 0)
            out.emplace_back(events::TokensBack{at, left});
        return;
    }
    std::map<int, int> shares; // by distance from the active player
    for (int distance = 0; left > 0; distance = (distance + 1) % setup_.players) {
        if (std::ranges::count(holders, (player_ + distance) % setup_.players) > 0) {
            ++shares[distance];
            --left;
        }
    }
    for (const auto& [distance, count] : shares) {
        const int seat = (player_ + distance) % setup_.players;
        players_[static_cast<std::size_t>(seat)].tokens += count;
        out.emplace_back(events::Tokens{seat, at, std::vector<int>(static_cast<std::size_t>(count))});
    }
}

void Bookkeeper::scoreCities(const std::vector<OracleFeature>& completed, std::vector<Event>& out)
{
    const auto joins = [&completed](const OracleFeature& railroad) {
        return std::ranges::any_of(completed, [&](const OracleFeature& other) {
            return other.kind == FeatureKind::Railroad && other.holds(railroad.segments.front());
        });
    };
    std::vector<Position> cities;
    for (const OracleBoard::Tile& tile : board_.tiles()) {
        const Position at = tile.placement.at;
        if (tile.design->hasCity() && std::ranges::any_of(board_.cityRailroads(at), joins) &&
            board_.isComplete(board_.feature({at, {FeatureKind::City, 0}})))
            cities.push_back(at);
    }
    std::ranges::sort(cities);
    std::ranges::stable_partition(cities,
                                  [&](Position at) { return at == board_.tiles().back().placement.at; });
    for (const Position at : cities)
        scoreCity(at, out, false);
}

void Bookkeeper::scoreCity(Position at, std::vector<Event>& out, bool final)
{
    const OracleFeature city = board_.feature({at, {FeatureKind::City, 0}});
    const auto railroads = board_.cityRailroads(at);
    events::Score score = scoreOf(events::Score::Kind::City, city, final);
    score.railroads = static_cast<int>(
        std::ranges::count_if(railroads, [](const OracleFeature& r) { return r.openEdges == 0; }));
    score.points = points(city, 3 * score.railroads);
    out.emplace_back(score);
    sendHome(city, out);
}

void Bookkeeper::sendHome(const OracleFeature& feature, std::vector<Event>& out)
{
    const auto belongs = [&feature](const Piece& piece) { return feature.holds(piece.on); };
    for (const Piece& piece : pieces_) {
        if (!belongs(piece))
            continue;
        if (piece.piece == events::Piece::Cowboy)
            ++players_[static_cast<std::size_t>(piece.player)].cowboysLeft;
        out.emplace_back(events::Return{piece.player, piece.piece, piece.on.at, piece.on.segment});
    }
    std::erase_if(pieces_, belongs);
}

void Bookkeeper::finishFeature(const OracleFeature& feature, std::vector<Event>& out)
{
    const auto add = [&](events::Score::Kind kind, int each) {
        events::Score score = scoreOf(kind, feature, true);
        score.points = points(feature, each);
        out.emplace_back(score);
        sendHome(feature, out);
    };
    switch (feature.kind) {
    case FeatureKind::Mountain:
        return add(events::Score::Kind::Mountain, feature.nuggets);
    case FeatureKind::Railroad:
        return add(events::Score::Kind::Railroad, static_cast<int>(feature.tiles.size()));
    case FeatureKind::City:
        return scoreCity(feature.segments.front().at, out, true);
    case FeatureKind::Prairie:
        return add(events::Score::Kind::Prairie, 2 * feature.tipis + 4 * feature.horses);
    }
}

std::vector<Event> Bookkeeper::finish()
{
    std::vector<Event> out;
    std::erase_if(pieces_, [](const Piece& piece) { return piece.piece == events::Piece::Tent; });
    tokens_.clear();
    const std::vector<OracleFeature> features = board_.features();
    for (const FeatureKind kind :
         {FeatureKind::Mountain, FeatureKind::Railroad, FeatureKind::City, FeatureKind::Prairie})
        for (const OracleFeature& feature : features)
            if (feature.kind == kind && !majority(feature).empty())
                finishFeature(feature, out);

    events::Score gold;
    gold.kind = events::Score::Kind::Gold;
    gold.final = true;
    events::End end;
    for (Player& player : players_) {
        gold.points.push_back(player.gold);
        player.score += player.gold;
        end.scores.push_back(player.score);
    }
    const int best = *std::ranges::max_element(end.scores);
    for (int seat = 0; seat < setup_.players; ++seat)
        if (end.scores[static_cast<std::size_t>(seat)] == best)
            end.winners.push_back(seat);
    out.emplace_back(gold);
    out.emplace_back(end);
    return out;
}

} // namespace lodeline::test
