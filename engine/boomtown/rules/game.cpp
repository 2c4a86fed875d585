// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/game.h"

#include "engine/core/seedplan.h"

#include <algorithm>
#include <numeric>

namespace lodeline::boomtown {

Game::Game(std::shared_ptr<const Deck> deck, const Setup& setup, EventSink* sink)
    : deck_(std::move(deck))
    , player_(static_cast<std::uint8_t>(1 - setup.start))
{
    std::array<std::uint8_t, kDeckCards> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    Random random(seedplan::chance(setup.seed).next());
    for (std::size_t i = order.size() - 1; i > 0; --i)
        std::swap(order[i], order[random.below(static_cast<std::uint32_t>(i + 1))]);
    std::copy_n(order.begin(), kBonuses, bonusCards_.begin());
    std::copy_n(order.begin() + kBonuses, kCircle, circle_.begin());
    if (!sink)
        return;
    events::Start start;
    for (const int card : bonusCards_)
        start.bonuses.push_back(idOf(card));
    for (const int card : circle_)
        start.circle.push_back(idOf(card));
    sink->receive(start);
}

Bonuses Game::bonuses() const
{
    Bonuses bonuses{};
    for (std::size_t i = 0; i < bonuses.size(); ++i)
        bonuses[i] = &deck_->cards[bonusCards_[i]].bonus;
    return bonuses;
}

std::vector<int> Game::winners() const
{
    const int points = score(0).total() - score(1).total();
    const int fewer = town(1).cards() - town(0).cards();
    const int better = points != 0 ? points : fewer;
    if (better == 0)
        return {0, 1};
    return {better > 0 ? 0 : 1};
}

int Game::cardOf(const Move& move) const
{
    return move.type == Move::Type::Free ? circle_[free_] : left()[static_cast<std::size_t>(move.skip)];
}

bool Game::isLegal(const Move& move) const
{
    switch (move.type) {
    case Move::Type::Begin:
        return phase_ == Phase::Begin && move.at >= 0 && move.at < kCircle;
    case Move::Type::Draft:
        return phase_ == Phase::Draft && move.skip >= 0 && move.skip < static_cast<int>(left().size()) &&
               town(player_).isLegal(move.placement);
    case Move::Type::Free:
        return phase_ == Phase::Free && town(player_).isLegal(move.placement);
    }
    return false;
}

Game::Undo Game::play(const Move& move, EventSink* sink)
{
    Undo undo{{}, next_, free_, freeEnd_, 0, player_, phase_};
    ++ply_;
    if (move.type == Move::Type::Begin) {
        begin(move.at, sink);
        return undo;
    }
    const int card = cardOf(move);
    undo.card = static_cast<std::uint8_t>(card);
    const bool drafts = move.type == Move::Type::Draft;
    if (drafts)
        draft(move.skip, sink);
    else
        ++free_;
    undo.covered = place(card, move.placement, sink);
    if (drafts)
        player_ = static_cast<std::uint8_t>(1 - player_);
    if (free_ != freeEnd_)
        phase_ = Phase::Free;
    else
        phase_ = left().empty() ? Phase::Over : Phase::Draft;
    if (phase_ == Phase::Over && sink)
        tellEnd(*sink);
    return undo;
}

void Game::undo(const Move& move, const Undo& undo)
{
    --ply_;
    if (move.type == Move::Type::Begin)
        std::rotate(circle_.begin(), circle_.end() - move.at, circle_.end());
    else
        towns_[static_cast<std::size_t>(undo.player)].takeBack(frontOf(undo.card), undo.covered,
                                                               move.placement);
    next_ = undo.next;
    free_ = undo.free;
    freeEnd_ = undo.freeEnd;
    player_ = undo.player;
    phase_ = undo.phase;
}

void Game::begin(int at, EventSink* sink)
{
    std::rotate(circle_.begin(), circle_.begin() + at, circle_.end());
    if (sink)
        sink->receive(events::Begin{player_, at, idOf(circle_.front())});
    player_ = static_cast<std::uint8_t>(1 - player_);
    phase_ = Phase::Draft;
}

void Game::draft(int skip, EventSink* sink)
{
    if (sink) {
        events::Draft draft{player_, idOf(left()[static_cast<std::size_t>(skip)]), {}};
        for (const int card : left().first(static_cast<std::size_t>(skip)))
            draft.free.push_back(idOf(card));
        sink->receive(draft);
    }
    free_ = next_;
    freeEnd_ = static_cast<std::uint8_t>(next_ + skip);
    next_ = static_cast<std::uint8_t>(freeEnd_ + 1);
}

Town::Covered Game::place(int card, Placement placement, EventSink* sink)
{
    const Town::Covered covered = towns_[static_cast<std::size_t>(player_)].place(frontOf(card), placement);
    if (sink) {
        events::Place event{player_, idOf(card), placement, {}};
        const auto squares = squaresFrom(placement.at);
        for (std::size_t i = 0; i < squares.size(); ++i)
            if (covered.squares[i])
                event.covers.push_back(squares[i]);
        sink->receive(event);
    }
    return covered;
}

void Game::tellEnd(EventSink& sink) const
{
    events::End end;
    for (int seat = 0; seat < kPlayers; ++seat) {
        const TownScore score = this->score(seat);
        const std::vector<int> bonuses(score.bonuses.begin(), score.bonuses.end());
        sink.receive(events::Score{seat, score.groups, bonuses, score.total()});
        end.scores.push_back(score.total());
        end.cards.push_back(town(seat).cards());
    }
    end.winners = winners();
    sink.receive(end);
}

} // namespace lodeline::boomtown
