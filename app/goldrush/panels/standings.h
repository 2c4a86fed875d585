// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// How the players stand, counted from the events of a game in their order and from nothing else.
class Standings
{
public:
    struct Player
    {
        int score = 0; // without the hidden gold until the end
        int cowboysLeft = 0;
        bool tentHome = true;
        std::vector<int> tokens{}; // values of those taken, ascending
    };

    Standings() = default;
    // Before the first event: everybody has all `cowboys`.
    Standings(int players, int cowboys);

    void receive(const Event& event);

    const Player& of(int seat) const { return players_[static_cast<std::size_t>(seat)]; }
    // Whose turn it is; nobody before the first draw and at the end.
    std::optional<int> active() const { return active_; }
    bool isOver() const { return over_; }

private:
    Player& player(int seat) { return players_[static_cast<std::size_t>(seat)]; }
    void takeToken(int seat, int value);
    void score(const events::Score& score);
    void comeHome(const events::Return& home);

    std::vector<Player> players_; // by seat
    std::optional<int> active_;
    bool over_ = false;
};

} // namespace lodeline::goldrush
