// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/reasons.h"

#include "engine/boomtown/ai/worth.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

using Code = Reason::Code;

// How many points it is about, from the view of the mover.
int weight(const Reason& reason)
{
    switch (reason.code) {
    case Code::GrowsGroup:
    case Code::GainsBonus:
    case Code::CostsOther:
    case Code::KeepsCard:
        return reason.amount;
    case Code::ShrinksGroup:
    case Code::LosesBonus:
    case Code::HelpsOther:
    case Code::CoversSquares:
        return -reason.amount;
    case Code::GivesCards:
        return -reason.worth;
    }
    return 0;
}

class Reasons
{
public:
    explicit Reasons(const Game& game, const Move& move)
        : game_(game)
        , move_(move)
        , after_(game)
        , mover_(game.player())
    {
        after_.play(move);
    }

    std::vector<Reason> all()
    {
        compareTowns();
        if (const int covered = game_.town(mover_).squares() + kSquares - after_.town(mover_).squares())
            add({Code::CoversSquares, {}, -1, covered});
        if (move_.type == Move::Type::Draft)
            lookAtCards();
        std::ranges::stable_sort(found_, std::ranges::greater{}, [](const Reason& reason) {
            const int points = weight(reason);
            return points > 0 ? 1000 + points : -points;
        });
        return std::move(found_);
    }

private:
    void add(const Reason& reason) { found_.push_back(reason); }

    void compareTowns()
    {
        const TownScore before = game_.score(mover_);
        const TownScore after = after_.score(mover_);
        const TownScore otherBefore = game_.score(1 - mover_);
        const TownScore otherAfter = after_.score(1 - mover_);
        for (const Territory territory : kAllTerritories)
            tell(Code::GrowsGroup, Code::ShrinksGroup, {.territory = territory},
                 after.groups[index(territory)] - before.groups[index(territory)]);
        for (int i = 0; i < kBonuses; ++i) {
            const auto bonus = static_cast<std::size_t>(i);
            tell(Code::GainsBonus, Code::LosesBonus, {.bonus = i},
                 after.bonuses[bonus] - before.bonuses[bonus]);
            tell(Code::HelpsOther, Code::CostsOther, {.bonus = i},
                 otherAfter.bonuses[bonus] - otherBefore.bonuses[bonus]);
        }
    }

    void tell(Code more, Code less, Reason reason, int change)
    {
        if (change == 0)
            return;
        reason.code = change > 0 ? more : less;
        reason.amount = std::abs(change);
        add(reason);
    }

    void lookAtCards()
    {
        const int other = 1 - mover_;
        // Nobody could get the last one otherwise.
        const bool mayGoAround = game_.left().size() > 1;
        if (const int kept = worthOf(game_, other, game_.cardOf(move_)).points; mayGoAround && kept > 0)
            add({Code::KeepsCard, {}, -1, kept});
        if (move_.skip > 0)
            add({Code::GivesCards, {}, -1, move_.skip, worthOfPassed(game_, move_)});
    }

    const Game& game_;
    const Move& move_;
    Game after_;
    int mover_;
    std::vector<Reason> found_;
};

} // namespace

std::vector<Reason> reasonsFor(const Game& game, const Move& move)
{
    if (move.type == Move::Type::Begin)
        return {};
    return Reasons(game, move).all();
}

} // namespace lodeline::boomtown
