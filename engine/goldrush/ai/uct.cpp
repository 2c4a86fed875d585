// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/uct.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace lodeline::goldrush {
namespace {

using Rewards = std::array<double, kMaxPlayers>;

// Nodes of three kinds follow each other: where a tile is placed, where an action is chosen, and, by the
// tile that is drawn then, the next of the first kind.
class Tree
{
public:
    Tree(const Game& game, Random& random)
        : root_(game)
        , random_(random)
    {
        addNode();
    }

    void playout()
    {
        Game game = root_.resampled(root_.player(), random_);
        path_.assign(1, {0, game.player()});
        while (game.phase() != Game::Phase::Over) {
            const bool fresh = nodes_[path_.back().node].visits == 0;
            if (fresh && path_.size() > 1)
                break;
            descend(game);
        }
        while (game.phase() != Game::Phase::Over)
            playRandom(game);
        const Rewards rewards = rewardsOf(game);
        for (const Step& step : path_) {
            Node& node = nodes_[step.node];
            ++node.visits;
            node.reward += rewards[static_cast<std::size_t>(step.mover)];
        }
    }

    Move best() const
    {
        const int placement = mostVisited(nodes_[0]);
        Game game(root_);
        const Placement where = game.legalPlacements()[placement];
        game.place(where);
        const int after = childOf(nodes_[0], placement);
        assert(after >= 0);
        // There is no action yet below a placement that was come to once.
        const int action = std::max(0, mostVisited(nodes_[static_cast<std::size_t>(after)]));
        return {where, game.legalActions()[action]};
    }

private:
    struct Child
    {
        int key; // number of the choice, or the drawn design
        int node;
    };
    struct Node
    {
        int visits = 0;
        double reward = 0; // sum, for the player who chose to come here
        std::vector<Child> children{};
        std::vector<std::uint16_t> untried{};
    };
    struct Step
    {
        std::size_t node;
        int mover;
    };

    std::size_t addNode()
    {
        nodes_.emplace_back();
        return nodes_.size() - 1;
    }

    // -1 where nobody has come yet.
    static int childOf(const Node& node, int key)
    {
        const auto it = std::ranges::find(node.children, key, &Child::key);
        return it == node.children.end() ? -1 : it->node;
    }

    std::size_t enter(std::size_t parent, int key)
    {
        if (const int known = childOf(nodes_[parent], key); known >= 0)
            return static_cast<std::size_t>(known);
        const std::size_t child = addNode();
        nodes_[parent].children.push_back({key, static_cast<int>(child)});
        return child;
    }

    // One choice further down, and past the draw after an action.
    void descend(Game& game)
    {
        const int mover = game.player();
        const std::size_t here = path_.back().node;
        if (game.phase() == Game::Phase::Place) {
            const PlacementSet placements = game.legalPlacements();
            const int choice = choose(here, placements.size());
            game.place(placements[choice]);
            path_.push_back({enter(here, choice), mover});
            return;
        }
        const ActionSet actions = game.legalActions();
        const int choice = choose(here, actions.size());
        game.act(actions[choice]);
        const std::size_t acted = enter(here, choice);
        path_.push_back({acted, mover});
        if (const auto drawn = game.drawn(); drawn && nodes_[acted].visits > 0)
            path_.push_back({enter(acted, *drawn), mover});
    }

    int choose(std::size_t index, int count)
    {
        Node& node = nodes_[index];
        if (node.children.empty() && node.untried.empty()) {
            node.untried.resize(static_cast<std::size_t>(count));
            for (int i = 0; i < count; ++i)
                node.untried[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(i);
        }
        if (!node.untried.empty()) {
            const std::uint32_t pick = random_.below(static_cast<std::uint32_t>(node.untried.size()));
            std::swap(node.untried[pick], node.untried.back());
            const int choice = node.untried.back();
            node.untried.pop_back();
            return choice;
        }
        constexpr double kExploration = 0.7;
        const double logVisits = std::log(node.visits);
        int best = 0;
        double bestBound = -std::numeric_limits<double>::infinity();
        for (const Child& child : node.children) {
            const Node& next = nodes_[static_cast<std::size_t>(child.node)];
            const double visits = next.visits;
            const double bound = next.reward / visits + kExploration * std::sqrt(logVisits / visits);
            if (bound > bestBound) {
                bestBound = bound;
                best = child.key;
            }
        }
        return best;
    }

    int mostVisited(const Node& node) const
    {
        int best = -1;
        int most = -1;
        for (const Child& child : node.children) {
            const int visits = nodes_[static_cast<std::size_t>(child.node)].visits;
            if (visits > most) {
                most = visits;
                best = child.key;
            }
        }
        return best;
    }

    void playRandom(Game& game)
    {
        if (game.phase() == Game::Phase::Act) {
            const ActionSet actions = game.legalActions();
            game.act(actions[static_cast<int>(random_.below(static_cast<std::uint32_t>(actions.size())))]);
        } else {
            playRandomMove(game, random_);
        }
    }

    static Rewards rewardsOf(const Game& game)
    {
        constexpr double kScale = 30; // points
        Rewards rewards{};
        for (int seat = 0; seat < game.players(); ++seat) {
            int best = std::numeric_limits<int>::min();
            for (int other = 0; other < game.players(); ++other)
                if (other != seat)
                    best = std::max(best, game.score(other));
            rewards[static_cast<std::size_t>(seat)] = std::tanh((game.score(seat) - best) / kScale);
        }
        return rewards;
    }

    const Game& root_;
    Random& random_;
    std::vector<Node> nodes_;
    std::vector<Step> path_;
};

} // namespace

Move UctPlayer::choose(const Game& game, std::uint64_t seed, std::stop_token stop)
{
    Random random(seed);
    Tree tree(game, random);
    Budget budget = budget_;
    budget.setStopToken(std::move(stop));
    budget.start();
    do {
        tree.playout();
        budget.use(1);
    } while (!budget.exhausted());
    return tree.best();
}

} // namespace lodeline::goldrush
