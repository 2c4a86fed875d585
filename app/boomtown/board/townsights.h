// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/game.h"
#include "ui/access/sights.h"

#include <functional>

namespace lodeline::boomtown {

class BoardView;

// The board for assistive technology, and for whoever looks around by keys: the squares of both towns in
// reading order, the cards that wait, those of the circle from the next one on, and the bonuses. All is as
// the match has it, whatever is still moving.
class TownSights : public ui::Sights
{
public:
    // `moved` is told that something else is looked at, or nothing any more. The board outlives it.
    TownSights(const BoardView& board, std::function<void()> moved);

    QString sightsName() const override;
    int sightsEpoch() const override;
    std::vector<int> sightPlaces() const override;
    int sightParts(int /*place*/) const override { return 0; }
    bool isThere(ui::Sight sight) const override;
    QString sightText(ui::Sight sight) const override;
    QRect sightScreenRect(ui::Sight sight) const override;
    std::optional<ui::Sight> watchedSight() const override { return watched_; }
    void watchSight(ui::Sight sight) override;

    // The next square of the town straight on, and at its edge what lies nearest beyond it.
    void walk(int dx, int dy);
    void toLastCard();         // the one that was placed last; before that, the first of all places
    void nextGroup(int steps); // of both towns, round and round; -1 for the one before
    void end();
    void refresh(); // the position is another one

    // Of what is looked at: empty where nothing is, or -1.
    QString text() const;
    QRect rect() const; // in the viewport
    int offer() const;  // that is chosen there

private:
    const Game* game() const; // nullptr for an empty table
    std::vector<int> cards() const;
    QString textOfCard(int card) const;
    // How many cards of the circle come before it; nothing for one that is not there.
    std::optional<int> turnInCircle(int card) const;
    QRect rectOf(int place) const;
    bool watches(int seat, const Rows& squares) const;
    std::optional<int> straightOn(int place, int dx, int dy) const;
    std::optional<int> beyond(int place, int dx, int dy) const;

    const BoardView& board_;
    std::function<void()> moved_;
    std::optional<ui::Sight> watched_;
};

} // namespace lodeline::boomtown
