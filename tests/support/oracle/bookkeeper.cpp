// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle/bookkeeper.h"

#include <algorithm>
#include <numeric>

namespace lodeline::test {

using namespace goldrush;

Bookkeeper::Bookkeeper(const TileSet& set, const Setup& setup)
    : set_(set)
    , setup_(setup)
    , players_(static_cast<std::size_t>(setup.players))
    , player_(setup.startPlayer)
{
    for (Player& player : players_)
        player.cowboysLeft = setup.options.fifthCowboy ? 5 : 4;
    for (const TokenKind& kind : set.tokens) {
        untaken_[kind.value] += kind.count;
        supply_ += kind.count;
    }
    for (const TileDesign& design : set.tiles)
        if (design.count > 0)
            stack_[design.id] = design.count;
    if (--stack_[set.start] == 0)
        stack_.erase(set.start);
    startTokens_ = place(*set.find(set.start), {});
}

std::vector<Event> Bookkeeper::start()
{
    std::vector<Event> out{events::Start{setup_.players, set_.start, startTokens_}};
    scoreCompleted(out);
    return out;
}

int Bookkeeper::tokensOnBoard() const
{
    return std::accumulate(tokens_.begin(), tokens_.end(), 0,
                           [](int sum, const auto& entry) { return sum + entry.second; });
}

int Bookkeeper::tokensOn(const OracleFeature& mountain) const
{
    int sum = 0;
    for (const SegmentOnBoard& segment : mountain.segments)
        if (const auto it = tokens_.find(segment); it != tokens_.end())
            sum += it->second;
    return sum;
}

int Bookkeeper::stackSize() const
{
    return std::accumulate(stack_.begin(), stack_.end(), 0,
                           [](int sum, const auto& entry) { return sum + entry.second; });
}

bool Bookkeeper::draw(const events::Draw& draw)
{
    const auto remove = [this](const std::string& id) {
        const auto it = stack_.find(id);
        if (it == stack_.end())
            return false;
        if (--it->second == 0)
            stack_.erase(it);
        return true;
    };
    for (const std::string& id : draw.discarded)
        if (!remove(id) || board_.fitsSomewhere(*set_.find(id)))
            return false;
    if (draw.tile && (!remove(*draw.tile) || !board_.fitsSomewhere(*set_.find(*draw.tile))))
        return false;
    return draw.player == player_ && draw.left == stackSize() && (draw.tile || stack_.empty());
}

int Bookkeeper::place(const TileDesign& design, Placement placement)
{
    board_.add(design, placement);
    int put = 0;
    for (std::size_t i = 0; i < design.mountains.size(); ++i) {
        const int count = std::min(design.mountains[i].nuggets, supply_);
        tokens_[{placement.at, {FeatureKind::Mountain, static_cast<std::uint8_t>(i)}}] = count;
        supply_ -= count;
        put += count;
    }
    return put;
}

std::array<int, kMaxPlayers> Bookkeeper::cowboysOn(const OracleFeature& feature) const
{
    std::array<int, kMaxPlayers> result{};
    for (const Piece& piece : pieces_)
        if (piece.piece == events::Piece::Cowboy && feature.holds(piece.on))
            ++result[static_cast<std::size_t>(piece.player)];
    return result;
}

std::vector<int> Bookkeeper::majority(const OracleFeature& feature) const
{
    const auto counts = cowboysOn(feature);
    const int most = *std::ranges::max_element(counts);
    std::vector<int> seats;
    for (int seat = 0; seat < setup_.players; ++seat)
        if (most > 0 && counts[static_cast<std::size_t>(seat)] == most)
            seats.push_back(seat);
    return seats;
}

std::vector<int> Bookkeeper::points(const OracleFeature& feature, int each)
{
    std::vector<int> result(players_.size());
    for (const int seat : majority(feature)) {
        result[static_cast<std::size_t>(seat)] = each;
        players_[static_cast<std::size_t>(seat)].score += each;
    }
    return result;
}

const Bookkeeper::Piece* Bookkeeper::pieceOn(SegmentOnBoard segment) const
{
    const auto it = std::ranges::find(pieces_, segment, &Piece::on);
    return it == pieces_.end() ? nullptr : &*it;
}

const Bookkeeper::Piece* Bookkeeper::tentOf(int player) const
{
    const auto it = std::ranges::find_if(pieces_, [player](const Piece& piece) {
        return piece.piece == events::Piece::Tent && piece.player == player;
    });
    return it == pieces_.end() ? nullptr : &*it;
}

std::vector<Action> Bookkeeper::legalActions() const
{
    std::vector<Action> result{Action{}};
    const OracleBoard::Tile& placed = board_.tiles().back();
    const auto free = [](int count) { return count == 0; };
    if (players_[static_cast<std::size_t>(player_)].cowboysLeft > 0) {
        for (const SegmentRef segment : segmentsOf(*placed.design)) {
            const bool allowed = segment.kind != FeatureKind::Prairie || setup_.options.farmers;
            const OracleFeature feature = board_.feature({placed.placement.at, segment});
            if (allowed && std::ranges::all_of(cowboysOn(feature), free))
                result.push_back({Action::Type::Cowboy, placed.placement.at, segment});
        }
    }
    for (const OracleFeature& mountain : board_.features())
        if (mountain.kind == FeatureKind::Mountain && mountain.openEdges > 0)
            for (const SegmentOnBoard& segment : mountain.segments)
                if (!pieceOn(segment))
                    result.push_back({Action::Type::Tent, segment.at, segment.segment});
    if (const Piece* tent = tentOf(player_); tent && tokensOn(board_.feature(tent->on)) > 0)
        result.push_back({Action::Type::Mine, tent->on.at, tent->on.segment});
    if (setup_.options.takeBack)
        for (const Piece& piece : pieces_)
            if (piece.player == player_ && piece.piece == events::Piece::Cowboy)
                result.push_back({Action::Type::TakeBack, piece.on.at, piece.on.segment});
    return result;
}

int Bookkeeper::takeTokenFrom(const OracleFeature& mountain)
{
    for (const SegmentOnBoard& segment : mountain.segments) {
        int& count = tokens_[segment];
        if (count > 0) {
            --count;
            return 1;
        }
    }
    return 0;
}

void Bookkeeper::perform(const Action& action, std::vector<Event>& out)
{
    const SegmentOnBoard on{action.at, action.segment};
    Player& owner = players_[static_cast<std::size_t>(player_)];
    switch (action.type) {
    case Action::Type::None:
        break;
    case Action::Type::Cowboy:
        --owner.cowboysLeft;
        pieces_.push_back({player_, events::Piece::Cowboy, on});
        out.emplace_back(events::Cowboy{player_, action.at, action.segment});
        break;
    case Action::Type::Tent:
        std::erase_if(pieces_, [this](const Piece& piece) {
            return piece.piece == events::Piece::Tent && piece.player == player_;
        });
        pieces_.push_back({player_, events::Piece::Tent, on});
        out.emplace_back(events::Tent{player_, action.at, action.segment});
        break;
    case Action::Type::Mine: {
        const SegmentOnBoard tent = tentOf(player_)->on;
        owner.tokens += takeTokenFrom(board_.feature(tent));
        out.emplace_back(events::Mine{player_, tent.at, tent.segment, 0});
        break;
    }
    case Action::Type::TakeBack:
        ++owner.cowboysLeft;
        std::erase(pieces_, Piece{player_, events::Piece::Cowboy, on});
        out.emplace_back(events::TakeBack{player_, action.at, action.segment});
        break;
    }
}

bool Bookkeeper::take(int player, int value)
{
    players_[static_cast<std::size_t>(player)].gold += value;
    return --untaken_[value] >= 0;
}

} // namespace lodeline::test
