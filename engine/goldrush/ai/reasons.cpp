// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/reasons.h"

#include "engine/core/listening.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

using Code = Reason::Code;

// The railroads and mountains that touch the open spot at a position, each once, by one of their segments.
std::vector<PlacedSegment> featuresAround(const Game& game, Position at)
{
    std::vector<PlacedSegment> features;
    for (const Side side : kAllSides) {
        const Position beside = neighbour(at, side);
        const auto order = game.tileAt(beside);
        if (!order)
            continue;
        const PlacedTile tile = game.placedTile(*order);
        const TileDesign& design = game.tileSet().tiles[static_cast<std::size_t>(tile.design)];
        const Side edge =
            rotated(opposite(side), static_cast<Rotation>((4 - index(tile.placement.rotation)) & 3));
        const auto add = [&](FeatureKind kind, const auto& segments) {
            for (std::size_t i = 0; i < segments.size(); ++i)
                if (std::ranges::count(segments[i].edges, edge) > 0)
                    features.push_back(game.segments(beside, {kind, static_cast<std::uint8_t>(i)}).front());
        };
        add(FeatureKind::Railroad, design.railroads);
        add(FeatureKind::Mountain, design.mountains);
    }
    std::ranges::sort(features);
    const auto twice = std::ranges::unique(features);
    features.erase(twice.begin(), twice.end());
    return features;
}

bool holds(const FeatureInfo& feature, int player)
{
    const int own = feature.cowboys[static_cast<std::size_t>(player)];
    return own > 0 && own == *std::ranges::max_element(feature.cowboys);
}

// The open spots beside the tiles of a feature.
std::vector<Position> spotsBeside(const Game& game, Position at, SegmentRef segment)
{
    std::vector<Position> spots;
    for (const PlacedSegment& part : game.segments(at, segment))
        for (const Side side : kAllSides)
            if (const Position spot = neighbour(part.at, side); !game.tileAt(spot))
                spots.push_back(spot);
    return spots;
}

// Tiles of the stack that could complete a feature with a single open edge; the game is not over.
int completingTiles(const Game& after, Position at, SegmentRef segment)
{
    int tiles = 0;
    const std::vector<Position> spots = spotsBeside(after, at, segment);
    std::vector<int> copies = after.copiesLeft();
    ++copies[static_cast<std::size_t>(*after.drawn())];
    for (std::size_t design = 0; design < copies.size(); ++design) {
        if (copies[design] == 0)
            continue;
        const Game next = after.withDrawn(static_cast<int>(design));
        for (const Placement& placement : next.legalPlacements().toVector()) {
            if (std::ranges::find(spots, placement.at) == spots.end())
                continue;
            Game placed(next);
            placed.place(placement);
            if (placed.feature(at, segment).complete) {
                tiles += copies[design];
                break;
            }
        }
    }
    return tiles;
}

class Collector
{
public:
    Collector(const Game& game, const Move& move)
        : before_(game)
        , move_(move)
        , mover_(game.player())
        , after_(hidden(game))
    {
        after_.play(move, &events_);
    }

    std::vector<Reason> run()
    {
        scores();
        returns();
        action();
        growth();
        return std::move(reasons_);
    }

private:
    // Hidden things are sampled with a fixed seed: no reason depends on them.
    static Game hidden(const Game& game)
    {
        Random random(0);
        return game.resampled(game.player(), random);
    }

    void add(Code code, int amount = 0, int player = -1, int of = 0)
    {
        reasons_.push_back({code, player, amount, of});
    }

    void scores()
    {
        for (const Event& event : events_.events)
            std::visit(Listening{[this](const events::Tokens& tokens) {
                                     if (tokens.player == mover_)
                                         add(Code::TakesTokens, static_cast<int>(tokens.values.size()));
                                 },
                                 [this](const events::Score& scored) {
                                     if (!scored.final)
                                         score(scored);
                                 },
                                 kIgnored<events::Start, events::Draw, events::Place, events::Cowboy,
                                          events::Tent, events::Mine, events::TakeBack, events::TokensBack,
                                          events::Return, events::End>},
                       event);
    }

    void score(const events::Score& scored)
    {
        const int own = scored.points[static_cast<std::size_t>(mover_)];
        if (own > 0)
            add(scoreCode(scored.kind), own);
        for (int seat = 0; seat < before_.players(); ++seat) {
            const int points = scored.points[static_cast<std::size_t>(seat)];
            if (seat != mover_ && points > 0)
                add(own > 0 ? Code::SharesPoints : Code::GivesPoints, points, seat);
        }
    }

    static Code scoreCode(events::Score::Kind kind)
    {
        switch (kind) {
        case events::Score::Kind::Mountain:
            return Code::ScoresMountain;
        case events::Score::Kind::City:
            return Code::ScoresCity;
        default:
            return Code::ScoresRailroad;
        }
    }

    // Own ones, before the next draw or the final scoring.
    std::vector<PlacedSegment> cowboysHome() const
    {
        std::vector<PlacedSegment> own;
        bool ended = false;
        for (const Event& event : events_.events)
            std::visit(
                Listening{[&](const events::Draw&) { ended = true; },
                          [&](const events::Score& scored) { ended = ended || scored.final; },
                          [&](const events::Return& home) {
                              if (!ended && home.player == mover_ && home.piece == events::Piece::Cowboy)
                                  own.push_back({home.at, home.segment});
                          },
                          kIgnored<events::Start, events::Place, events::Cowboy, events::Tent, events::Mine,
                                   events::TakeBack, events::Tokens, events::TokensBack, events::End>},
                event);
        return own;
    }

    void returns()
    {
        const std::vector<PlacedSegment> own = cowboysHome();
        const Action& action = move_.action;
        const bool placed = action.type == Action::Type::Cowboy;
        if (placed && own == std::vector{PlacedSegment{action.at, action.segment}})
            add(Code::KeepsCowboy);
        else if (!own.empty())
            add(Code::FreesCowboys, static_cast<int>(own.size()));
        else if (placed && after_.phase() != Game::Phase::Over && after_.cowboysLeft(mover_) == 0)
            add(Code::LastCowboy);
    }

    void action()
    {
        const Action& action = move_.action;
        if (action.type == Action::Type::None || action.type == Action::Type::TakeBack)
            return;
        const FeatureInfo feature = after_.feature(action.at, action.segment);
        if (action.type == Action::Type::Mine)
            return add(Code::MinesToken, feature.tokens);
        if (action.type == Action::Type::Tent)
            return add(Code::PitchesTent, feature.tokens);
        if (feature.complete || after_.phase() == Game::Phase::Over)
            return;
        started(feature);
        const bool closable = feature.kind == FeatureKind::Railroad || feature.kind == FeatureKind::Mountain;
        if (closable && feature.openEdges == 1)
            add(Code::TilesComplete, completingTiles(after_, action.at, action.segment), -1,
                before_.tilesLeft()); // those that the sampled draw discards are among them
    }

    void started(const FeatureInfo& feature)
    {
        switch (feature.kind) {
        case FeatureKind::Railroad:
            return add(Code::StartsRailroad, feature.value);
        case FeatureKind::Mountain:
            return add(Code::StartsMountain, feature.value);
        case FeatureKind::City:
            return add(Code::StartsCity, feature.value + feature.openEdges);
        case FeatureKind::Prairie:
            return add(Code::StartsPrairie, feature.value);
        }
    }

    // What the tile does to features that were there before and are not complete now.
    void growth()
    {
        Game placed(before_);
        placed.place(move_.placement);
        int own = 0;
        std::array<bool, kMaxPlayers> joined{};
        std::array<bool, kMaxPlayers> grown{};
        for (const auto& [at, segment] : featuresAround(before_, move_.placement.at)) {
            const FeatureInfo before = before_.feature(at, segment);
            const FeatureInfo now = placed.feature(at, segment);
            if (now.complete)
                continue;
            const bool mine = holds(before, mover_) && !isShared(before);
            own += mine && !isShared(now) ? 1 : 0;
            for (int seat = 0; seat < before_.players(); ++seat) {
                const auto s = static_cast<std::size_t>(seat);
                joined[s] |= seat != mover_ && mine && now.cowboys[s] > 0;
                grown[s] |= holds(before, seat) && now.cowboys[static_cast<std::size_t>(mover_)] == 0;
            }
        }
        const bool scored = std::ranges::any_of(
            reasons_, [](const Reason& reason) { return reason.code <= Code::SharesPoints; });
        if (scored)
            return;
        if (own > 0)
            add(Code::GrowsOwn, own);
        for (int seat = 0; seat < before_.players(); ++seat) {
            if (joined[static_cast<std::size_t>(seat)])
                add(Code::JoinsRival, 0, seat);
            else if (grown[static_cast<std::size_t>(seat)])
                add(Code::GrowsOthers, 0, seat);
        }
    }

    static bool isShared(const FeatureInfo& feature)
    {
        return std::ranges::count_if(feature.cowboys, [](int count) { return count > 0; }) > 1;
    }

    const Game& before_;
    const Move& move_;
    int mover_;
    Game after_;
    EventList events_;
    std::vector<Reason> reasons_;
};

} // namespace

std::vector<Reason> reasonsFor(const Game& game, const Move& move)
{
    return Collector(game, move).run();
}

} // namespace lodeline::goldrush
