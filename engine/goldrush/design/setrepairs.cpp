// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/setrepairs.h"

#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/design/setstatistics.h"
#include "engine/goldrush/design/variants.h"
#include "engine/goldrush/files/tilesetcheck.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace lodeline::goldrush {
namespace {

void erase(TileSet& set, std::size_t tile)
{
    set.tiles.erase(set.tiles.begin() + static_cast<std::ptrdiff_t>(tile));
}

int kindsOfEdges(const TileDesign& tile)
{
    std::array<bool, 3> shown{};
    for (const Side side : kAllSides)
        shown[static_cast<std::size_t>(tile.edgeKind(side))] = true;
    return static_cast<int>(std::ranges::count(shown, true));
}

std::optional<std::size_t> bestStart(const TileSet& set)
{
    using Worth = std::tuple<bool, bool, int>;
    std::optional<std::size_t> best;
    Worth most;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const Worth worth{set.tiles[i].count > 0, !fitsNowhere(set, i), kindsOfEdges(set.tiles[i])};
        if (!best || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

// The supply with so many tokens more, in the proportions given.
bool grow(TileSet& set, const std::vector<double>& shares, int missing)
{
    const double whole = std::accumulate(shares.begin(), shares.end(), 0.0);
    double due = 0;
    int given = 0;
    for (std::size_t i = 0; i < set.tokens.size(); ++i) {
        due += missing * shares[i] / whole;
        const int more = std::clamp(static_cast<int>(std::lround(due)) - given, 0,
                                    std::max(0, kMaxTokensOfAKind - set.tokens[i].count));
        set.tokens[i].count += more;
        given += more;
    }
    return given > 0;
}

int missingTokens(const TileSet& set)
{
    return set.nuggetCount() - set.tokenCount();
}

// Whether `act(number, highest)` is true of any number; it sees all of them.
template <typename Tile, typename Act>
bool actOnTile(Tile& tile, const Act& act)
{
    bool any = act(tile.count, kMaxCopies);
    for (auto& railroad : tile.railroads)
        any |= act(railroad.locomotives, kMaxSymbols);
    for (auto& mountain : tile.mountains)
        any |= act(mountain.nuggets, kMaxSymbols);
    for (auto& prairie : tile.prairies) {
        any |= act(prairie.tipis, kMaxSymbols);
        any |= act(prairie.horses, kMaxSymbols);
    }
    return any;
}

template <typename Set, typename Act>
bool actOnNumbers(Set& set, const Act& act)
{
    bool any = false;
    for (auto& tile : set.tiles)
        any |= actOnTile(tile, act);
    for (auto& kind : set.tokens) {
        any |= act(kind.value, kMaxTokenValue);
        any |= act(kind.count, kMaxTokensOfAKind);
    }
    return any;
}

} // namespace

bool chooseStart(TileSet& set)
{
    const auto best = bestStart(set);
    if (!best || set.tiles[*best].id == set.start)
        return false;
    set.start = set.tiles[*best].id;
    return true;
}

bool addStartTile(TileSet& set)
{
    TileDesign tile;
    tile.id = freshId(set, "start");
    layPrairies(tile);
    set.start = tile.id;
    set.tiles.insert(set.tiles.begin(), std::move(tile));
    return true;
}

bool giveStartCopy(TileSet& set)
{
    const auto start = set.startTile();
    if (!start || set.tiles[*start].count > 0)
        return false;
    set.tiles[*start].count = 1;
    return true;
}

bool addGravel(TileSet& set)
{
    const int before = missingTokens(set);
    for (int missing = before; missing > 0; missing = missingTokens(set)) {
        const auto room = std::ranges::find_if(
            set.tokens, [](const TokenKind& k) { return k.value == 0 && k.count < kMaxTokensOfAKind; });
        if (room != set.tokens.end())
            room->count = std::min(room->count + missing, kMaxTokensOfAKind);
        else if (set.tokens.size() < kMaxTokenKinds)
            set.tokens.push_back({0, std::min(missing, kMaxTokensOfAKind), {}});
        else
            return missing < before;
    }
    return before > 0;
}

bool addTokens(TileSet& set)
{
    const int missing = missingTokens(set);
    if (missing <= 0 || set.tokenCount() <= 0)
        return false;
    std::vector<double> shares;
    for (const TokenKind& kind : set.tokens)
        shares.push_back(kind.count);
    return grow(set, shares, missing);
}

bool mergeTokens(TileSet& set)
{
    const auto merged = [&](bool all) {
        std::vector<TokenKind> kinds;
        for (const TokenKind& kind : set.tokens) {
            const auto same = std::ranges::find_if(kinds, [&](const TokenKind& other) {
                return other.value == kind.value && (all || other.count + kind.count <= kMaxTokensOfAKind);
            });
            if (same == kinds.end())
                kinds.push_back(kind);
            else
                same->count = std::min(same->count + kind.count, kMaxTokensOfAKind);
        }
        return kinds;
    };
    std::vector<TokenKind> kinds = merged(false);
    if (kinds.size() > kMaxTokenKinds)
        kinds = merged(true); // some tokens are lost, but the set can be played
    const bool changed = kinds.size() != set.tokens.size();
    set.tokens = std::move(kinds);
    return changed;
}

bool limitNumbers(TileSet& set)
{
    return actOnNumbers(set, [](int& number, int highest) {
        const int before = std::exchange(number, std::clamp(number, 0, highest));
        return number != before;
    });
}

bool exceedsNumbers(const TileSet& set)
{
    return actOnNumbers(set, [](int number, int highest) { return number < 0 || number > highest; });
}

bool limitTexts(TileSet& set)
{
    TileSet mended = set;
    Problems problems;
    mendSetWords(mended, "", problems);
    if (!problems.empty())
        set = std::move(mended);
    return !problems.empty();
}

bool reduceCopies(TileSet& set)
{
    if (set.tileCount() <= kMaxTiles)
        return false;
    const auto tilesWith = [&](int most) {
        int total = 0;
        for (const TileDesign& tile : set.tiles)
            total += std::min(tile.count, most);
        return total;
    };
    int most = kMaxCopies;
    while (most > 1 && tilesWith(most) > kMaxTiles)
        --most;
    for (TileDesign& tile : set.tiles)
        tile.count = std::min(tile.count, most);
    return true;
}

bool removeSurplusTiles(TileSet& set)
{
    if (set.tiles.size() <= kMaxDesigns)
        return false;
    for (const bool withCopies : {false, true})
        for (std::size_t i = set.tiles.size(); i-- > 0 && set.tiles.size() > kMaxDesigns;)
            if ((withCopies || set.tiles[i].count == 0) && !set.isStart(i))
                erase(set, i);
    return true;
}

bool giveNewId(TileSet& set, std::size_t tile)
{
    const std::string id = freshId(set, set.tiles[tile].id);
    if (set.isStart(tile))
        set.start = id;
    set.tiles[tile].id = id;
    return true;
}

bool mergeDuplicate(TileSet& set, std::size_t tile, std::size_t other)
{
    const int copies = set.tiles[tile].count + set.tiles[other].count;
    if (tile == other || copies > kMaxCopies)
        return false;
    set.tiles[other].count = copies;
    if (set.isStart(tile))
        set.start = set.tiles[other].id;
    erase(set, tile);
    return true;
}

bool setCopies(TileSet& set, std::size_t tile, int copies)
{
    if (copies > kMaxCopies || set.tiles[tile].count == copies)
        return false;
    set.tiles[tile].count = copies;
    return true;
}

bool removeTile(TileSet& set, std::size_t tile)
{
    const bool wasStart = set.isStart(tile);
    erase(set, tile);
    if (wasStart)
        chooseStart(set);
    return true;
}

} // namespace lodeline::goldrush
