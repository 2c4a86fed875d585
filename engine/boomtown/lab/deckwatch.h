// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/lab/decksums.h"
#include "engine/boomtown/rules/event.h"
#include "engine/boomtown/rules/scoring.h"

namespace lodeline::boomtown {

// Counts one whole game by its events.
class DeckWatch : public EventSink
{
public:
    // `first` is the seat that drafts first. The deck has to outlive this.
    DeckWatch(const Deck& deck, int first);

    void receive(const Event& event) override;

    // After the last event.
    const DeckSums& sums() const { return sums_; }

private:
    std::size_t indexOf(const std::string& id) const;
    void start(const events::Start& start);
    void draft(const events::Draft& draft);
    void end(const events::End& end);

    const Deck& deck_;
    int first_;
    int drafts_ = 0;
    std::array<BonusKind, kBonuses> kinds_{};
    std::array<std::vector<int>, kPlayers> bonuses_; // points by seat, in the order of kinds_
    DeckSums sums_;
};

} // namespace lodeline::boomtown
