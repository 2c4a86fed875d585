// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/layout.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace lodeline::art {

// What was found last of so many designs, for any thread. It has to follow from the layout alone.
template <typename Found, std::size_t Count>
class RecentDesigns
{
public:
    // nullptr of a design that was not added, or too long ago
    std::shared_ptr<const Found> find(const goldrush::TileDesign& design) const
    {
        const std::lock_guard lock(mutex_);
        for (const Known& known : known_)
            if (sameLayout(known.design, design))
                return known.found;
        return nullptr;
    }

    // What is known of the design, else what `make` makes of it.
    template <typename Make>
    std::shared_ptr<const Found> of(const goldrush::TileDesign& design, Make make)
    {
        std::shared_ptr<const Found> found = find(design);
        if (!found) {
            found = make();
            add(design, found);
        }
        return found;
    }

    void add(const goldrush::TileDesign& design, std::shared_ptr<const Found> found)
    {
        Known known{design, std::move(found)};
        known.design.removeOwnPicture();
        const std::lock_guard lock(mutex_);
        known_.push_front(std::move(known));
        if (known_.size() > Count)
            known_.pop_back();
    }

private:
    struct Known
    {
        goldrush::TileDesign design; // without a picture of its own
        std::shared_ptr<const Found> found;
    };

    mutable std::mutex mutex_;
    std::deque<Known> known_;
};

} // namespace lodeline::art
