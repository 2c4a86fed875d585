// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/highlights.h"

#include "engine/goldrush/knowledge/eventturns.h"

#include <algorithm>
#include <array>

namespace lodeline::goldrush {
namespace {

using HighlightKind = Highlight::Kind;

// Of one kind those that share the first place.
class Leaders
{
public:
    void add(Highlight one)
    {
        if (one.amount < 1 || (!best_.empty() && one.amount < best_.front().amount))
            return;
        if (!best_.empty() && one.amount > best_.front().amount)
            best_.clear();
        best_.push_back(std::move(one));
    }

    const std::vector<Highlight>& best() const { return best_; }

private:
    std::vector<Highlight> best_;
};

std::vector<int> scorers(const events::Score& score)
{
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < score.points.size(); ++seat)
        if (score.points[seat] > 0)
            seats.push_back(static_cast<int>(seat));
    return seats;
}

Highlight featureHighlight(const events::Score& score, std::size_t event)
{
    switch (score.kind) {
    case events::Score::Kind::Railroad:
        return {HighlightKind::Railroad, static_cast<int>(score.tiles.size()), scorers(score), event};
    case events::Score::Kind::Mountain:
        return {HighlightKind::Mountain, score.nuggets, scorers(score), event};
    case events::Score::Kind::City:
        return {HighlightKind::City, score.railroads, scorers(score), event};
    case events::Score::Kind::Prairie:
        return {HighlightKind::Prairie, static_cast<int>(score.tiles.size()), scorers(score), event};
    case events::Score::Kind::Gold:
        break;
    }
    return {};
}

// One entry for all seats with the most of something.
Highlight sharedHighlight(HighlightKind kind, const std::vector<int>& amounts)
{
    Highlight shared{kind, amounts.empty() ? 0 : std::ranges::max(amounts), {}};
    for (std::size_t seat = 0; seat < amounts.size(); ++seat)
        if (amounts[seat] == shared.amount)
            shared.seats.push_back(static_cast<int>(seat));
    return shared;
}

Highlight turnHighlight(std::span<const Event> turn, std::size_t from)
{
    Highlight best{HighlightKind::Turn, 0, {}};
    for (std::size_t i = 0; i < turn.size(); ++i) {
        if (const auto* place = std::get_if<events::Place>(&turn[i])) {
            best.seats = {place->player};
            best.event = from + i;
        } else if (const auto* score = std::get_if<events::Score>(&turn[i]);
                   score && !score->final && best.event) {
            best.amount += score->points[static_cast<std::size_t>(best.seats.front())];
        }
    }
    return best;
}

} // namespace

std::vector<Highlight> highlights(const std::vector<Event>& history)
{
    std::array<Leaders, static_cast<std::size_t>(HighlightKind::Gold) + 1> leaders;
    const auto add = [&leaders](Highlight one) {
        Leaders& those = leaders[static_cast<std::size_t>(one.kind)];
        those.add(std::move(one));
    };
    for (std::size_t i = 0; i < history.size(); ++i) {
        const auto* score = std::get_if<events::Score>(&history[i]);
        if (!score)
            continue;
        if (score->kind != events::Score::Kind::Gold) {
            add(featureHighlight(*score, i));
            continue;
        }
        std::vector<int> tokens;
        std::ranges::transform(score->gold, std::back_inserter(tokens),
                               [](const auto& values) { return static_cast<int>(values.size()); });
        add(sharedHighlight(HighlightKind::Tokens, tokens));
        add(sharedHighlight(HighlightKind::Gold, score->points));
    }
    for (const std::span<const Event> turn : turnsOf(history))
        add(turnHighlight(turn, static_cast<std::size_t>(turn.data() - history.data())));
    std::vector<Highlight> all;
    for (const Leaders& kind : leaders)
        if (kind.best().size() <= kMostTied)
            all.insert(all.end(), kind.best().begin(), kind.best().end());
    return all;
}

} // namespace lodeline::goldrush
