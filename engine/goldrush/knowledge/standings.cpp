// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/standings.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace lodeline::goldrush {
namespace {

std::size_t indexOf(FeatureKind kind)
{
    return static_cast<std::size_t>(kind);
}

double goldOf(const Game& game, int seat, int viewer, double mean)
{
    return seat == viewer ? game.tokenPoints(seat) : mean * game.tokensTaken(seat);
}

} // namespace

std::vector<HeldFeature> heldFeatures(const Game& game)
{
    std::vector<HeldFeature> held;
    std::set<PlacedSegment> known;
    for (const PieceOnBoard& piece : game.pieces()) {
        if (piece.piece != events::Piece::Cowboy)
            continue;
        const PlacedSegment first = game.segments(piece.at, piece.segment).front();
        if (known.insert(first).second)
            held.push_back({first, accountOf(game, first.at, first.segment)});
    }
    std::ranges::stable_sort(held, {}, [](const HeldFeature& feature) {
        return std::tuple(feature.account.info.kind, -feature.account.pointsAtEnd);
    });
    return held;
}

int Standing::withoutGold() const
{
    return std::accumulate(open.begin(), open.end(), score);
}

std::vector<Standing> standingsOf(const Game& game, int viewer)
{
    std::vector<Standing> standings(static_cast<std::size_t>(game.players()));
    const bool isOver = game.phase() == Game::Phase::Over;
    const double mean = meanOf(unseenTokens(game, viewer)).value_or(0);
    for (int seat = 0; seat < game.players(); ++seat) {
        Standing& standing = standings[static_cast<std::size_t>(seat)];
        standing.score = game.score(seat);
        standing.tokens = game.tokensTaken(seat);
        standing.gold = isOver ? 0 : goldOf(game, seat, viewer, mean);
    }
    if (isOver)
        return standings;
    for (const HeldFeature& held : heldFeatures(game)) {
        for (const int seat : held.account.leaders)
            standings[static_cast<std::size_t>(seat)].open[indexOf(held.account.info.kind)] +=
                held.account.pointsAtEnd;
    }
    return standings;
}

std::vector<UnseenTokens> unseenTokens(const Game& game, int viewer)
{
    std::map<int, UnseenTokens> byValue;
    for (const TokenKind& kind : game.tileSet().tokens) {
        UnseenTokens& tokens = byValue[kind.value];
        tokens.value = kind.value;
        tokens.all += kind.count;
        tokens.unseen += kind.count;
    }
    if (viewer >= 0 && viewer < game.players()) {
        for (const int value : game.tokenValues(viewer))
            --byValue[value].unseen;
    }
    std::vector<UnseenTokens> list;
    for (const auto& [value, tokens] : byValue)
        list.push_back(tokens);
    return list;
}

std::optional<double> meanOf(const std::vector<UnseenTokens>& tokens)
{
    double sum = 0;
    int count = 0;
    for (const UnseenTokens& kind : tokens) {
        sum += kind.value * kind.unseen;
        count += kind.unseen;
    }
    if (count == 0)
        return std::nullopt;
    return sum / count;
}

} // namespace lodeline::goldrush
