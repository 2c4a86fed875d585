// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

#include <optional>
#include <vector>

namespace lodeline::ui {

// A place in a painted widget, by a number that it keeps as long as it is there; or a part of it, by its
// index.
struct Sight
{
    int place = 0;
    int part = -1; // of the place; -1 for the whole

    friend bool operator==(Sight, Sight) = default;
};

// What lies in a painted widget, for assistive technology: places with parts. Nothing is asked before
// somebody reads it.
class Sights
{
public:
    virtual ~Sights() = default;

    virtual QString sightsName() const = 0; // of all together
    // Another number once the places are others, or in another order.
    virtual int sightsEpoch() const = 0;
    virtual std::vector<int> sightPlaces() const = 0; // in the order in which they are read
    virtual int sightParts(int place) const = 0;      // how many; 0 where no place is
    virtual bool isThere(Sight sight) const = 0;
    virtual QString sightText(Sight sight) const = 0;
    virtual QRect sightScreenRect(Sight sight) const = 0; // on the screen
    // What the keyboard has gone to.
    virtual std::optional<Sight> watchedSight() const = 0;
    virtual void watchSight(Sight sight) = 0;
};

} // namespace lodeline::ui
