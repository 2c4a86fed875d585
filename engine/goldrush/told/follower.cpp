// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/told/follower.h"

#include "engine/goldrush/rules/listening.h"

namespace lodeline::goldrush {

Follower::Follower(std::shared_ptr<const CompiledSet> set, const Setup& setup)
    : set_(std::move(set))
    , game_(set_, setup, Chance::Told)
    , overheard_(set_->tileSet())
{
}

bool Follower::follow(const Event& event)
{
    if (lost_ || !overheard_.hear(event)) {
        lost_ = true;
        return false;
    }
    const auto can = [this](bool could) { lost_ = !could; };
    std::visit(Listening{[&](const events::Draw& e) { can(draw(e)); },
                         [&](const events::Place& e) { can(place(e)); },
                         [&](const events::Cowboy& e) {
                             can(choose({Action::Type::Cowboy, e.at, e.segment}));
                         },
                         [&](const events::Tent& e) {
                             can(choose({Action::Type::Tent, e.at, e.segment}));
                         },
                         [&](const events::Mine& e) {
                             can(choose({Action::Type::Mine, e.at, e.segment}));
                         },
                         [&](const events::TakeBack& e) {
                             can(choose({Action::Type::TakeBack, e.at, e.segment}));
                         },
                         [&](const events::Score& e) { can(turnOver(e)); },
                         [&](const events::End& /*end*/) { can(game_.phase() == Game::Phase::Over); },
                         kIgnored<events::Start, events::Tokens, events::TokensBack, events::Return>},
               event);
    return !lost_;
}

bool Follower::place(const events::Place& placed)
{
    if (!game_.isLegal(placed.placement) ||
        game_.tileSet().tiles[static_cast<std::size_t>(*game_.drawn())].id != placed.tile)
        return false;
    game_.place(placed.placement);
    action_ = {};
    return true;
}

bool Follower::choose(Action action)
{
    action_ = action;
    return game_.isLegal(action);
}

bool Follower::draw(const events::Draw& drawn)
{
    if (!endTurn())
        return false;
    // Where no tile is left that fits, the tokens have to be turned over before the game knows.
    return game_.drawn().has_value() == drawn.tile.has_value();
}

bool Follower::turnOver(const events::Score& gold)
{
    if (gold.kind != events::Score::Kind::Gold)
        return true;
    if (game_.phase() == Game::Phase::Act && !endTurn())
        return false;
    if (gold.gold.size() != static_cast<std::size_t>(game_.players()))
        return false;
    for (std::size_t seat = 0; seat < gold.gold.size(); ++seat)
        if (game_.hiddenTokens(static_cast<int>(seat)) > 0 &&
            !game_.reveal(static_cast<int>(seat), gold.gold[seat]))
            return false;
    return game_.phase() == Game::Phase::Over;
}

bool Follower::endTurn()
{
    if (game_.tell(overheard_.take()))
        return false;
    if (game_.phase() != Game::Phase::Act)
        return true;
    if (!game_.isLegal(action_))
        return false;
    game_.act(action_);
    return true;
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
