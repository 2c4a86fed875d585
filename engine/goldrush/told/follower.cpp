// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/told/follower.h"

#include "engine/core/listening.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace lodeline::goldrush {
namespace {

// More than a turn or the end can bring, with all pieces of all players and each feature of a tile.
constexpr std::size_t kMostAhead = 1000;

// Leaves out of an event what another, of the same kind, does not say.
void leaveOut(Event& own, const Event& heard)
{
    std::visit(Listening{[&](events::Draw& draw) {
                             if (std::get<events::Draw>(heard).places.empty())
                                 draw.places.clear();
                         },
                         [&](events::Mine& mine) {
                             if (std::get<events::Mine>(heard).kind == events::kHidden)
                                 mine.kind = events::kHidden;
                         },
                         [&](events::Tokens& tokens) {
                             if (std::get<events::Tokens>(heard).kinds.empty())
                                 tokens.kinds.clear();
                         },
                         [&](events::Score& score) {
                             const auto& told = std::get<events::Score>(heard);
                             if (told.at == Position{} && told.segment == SegmentRef{}) {
                                 score.at = told.at;
                                 score.segment = told.segment;
                             }
                             if (told.gold.empty())
                                 score.gold.clear();
                         },
                         kIgnored<events::Start, events::Place, events::Cowboy, events::Tent,
                                  events::TakeBack, events::TokensBack, events::Return, events::End>},
               own);
}

bool isSame(Event own, const Event& heard)
{
    if (own.index() != heard.index())
        return false;
    leaveOut(own, heard);
    return own == heard;
}

} // namespace

Follower::Follower(std::shared_ptr<const CompiledSet> set, const Setup& setup)
    : set_(std::move(set))
    , game_(set_, setup, Chance::Told, &own_)
    , overheard_(set_->tileSet())
{
}

bool Follower::follow(const Event& event)
{
    if (lost_)
        return false;
    heard_.push_back(event);
    lost_ = !overheard_.hear(event) || !catchUp(event) || !isAsOwn();
    return !lost_;
}

bool Follower::catchUp(const Event& event)
{
    return std::visit(
        Listening{[&](const events::Draw& /*draw*/) { return endTurn(); },
                  [&](const events::Place& e) { return place(e); },
                  [&](const events::Cowboy& e) {
                      return choose({Action::Type::Cowboy, e.at, e.segment});
                  },
                  [&](const events::Tent& e) {
                      return choose({Action::Type::Tent, e.at, e.segment});
                  },
                  [&](const events::Mine& e) {
                      return choose({Action::Type::Mine, e.at, e.segment});
                  },
                  [&](const events::TakeBack& e) {
                      return choose({Action::Type::TakeBack, e.at, e.segment});
                  },
                  [&](const events::Score& e) { return turnOver(e); },
                  [&](const events::End& /*end*/) { return game_.phase() == Game::Phase::Over; },
                  []<typename Kind>(const Kind& ignored) {
                      kIgnored<events::Start, events::Tokens, events::TokensBack, events::Return>(ignored);
                      return true;
                  }},
        event);
}

bool Follower::place(const events::Place& placed)
{
    if (!game_.isLegal(placed.placement))
        return false;
    game_.place(placed.placement, &own_);
    return true;
}

bool Follower::choose(Action action)
{
    const bool isFirst = action_.type == Action::Type::None;
    action_ = action;
    return isFirst && game_.isLegal(action);
}

bool Follower::turnOver(const events::Score& gold)
{
    if (gold.kind != events::Score::Kind::Gold)
        return true;
    const auto players = static_cast<std::size_t>(game_.players());
    const bool isOfAll = gold.points.size() == players && (gold.gold.empty() || gold.gold.size() == players);
    const auto isOpen = [&](std::size_t seat) {
        const int player = static_cast<int>(seat);
        return game_.hiddenTokens(player) == 0 ||
               (gold.gold.empty() ? game_.revealSum(player, gold.points[seat], &own_)
                                  : game_.reveal(player, gold.gold[seat], &own_));
    };
    return isOfAll && (game_.phase() != Game::Phase::Act || endTurn()) &&
           std::ranges::all_of(std::views::iota(std::size_t{0}, players), isOpen);
}

bool Follower::endTurn()
{
    if (game_.tell(overheard_.take(), &own_))
        return false;
    if (game_.phase() == Game::Phase::Act)
        game_.act(std::exchange(action_, {}), &own_);
    return true;
}

// Whether what was heard is what happens here, as far as either is known.
bool Follower::isAsOwn()
{
    const auto [heard, own] =
        std::mismatch(heard_.begin(), heard_.end(), own_.events.begin(), own_.events.end(),
                      [](const Event& h, const Event& o) { return isSame(o, h); });
    const bool isAlike = heard == heard_.end() || own == own_.events.end();
    heard_.erase(heard_.begin(), heard);
    own_.events.erase(own_.events.begin(), own);
    return isAlike && (heard_.empty() || mayBeAhead());
}

// What an action brings is told before the game here can know it, likewise how the game ends: after a last
// draw which none of all tiles fitted.
bool Follower::mayBeAhead() const
{
    if (heard_.size() > kMostAhead)
        return false;
    if (game_.phase() != Game::Phase::Wait)
        return game_.phase() == Game::Phase::Act;
    const auto* last = std::get_if<events::Draw>(&heard_.front());
    return last && !last->tile && static_cast<int>(last->discarded.size()) == game_.tilesLeft();
}

std::optional<Game> rebuilt(const std::shared_ptr<const CompiledSet>& set, const Setup& setup,
                            std::span<const Event> events)
{
    Follower follower(set, setup);
    for (const Event& event : events)
        if (!follower.follow(event))
            return std::nullopt;
    return follower.game();
}

} // namespace lodeline::goldrush
