// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/land/layout.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

namespace lodeline::art {

// The layouts that were found last, for any thread. A tile that is being edited is shown in several places,
// each of which asks, some of them beside the window.
class RecentLayouts
{
public:
    std::shared_ptr<const Layout> find(const goldrush::TileDesign& design)
    {
        const std::lock_guard lock(mutex_);
        const auto known = std::find_if(known_.begin(), known_.end(), [&](const Known& one) {
            return one.layout && sameLayout(one.design, design);
        });
        return known == known_.end() ? nullptr : known->layout;
    }

    void add(const goldrush::TileDesign& design, std::shared_ptr<const Layout> layout)
    {
        Known known{design, std::move(layout)};
        known.design.removeOwnPicture();
        const std::lock_guard lock(mutex_);
        std::rotate(known_.begin(), known_.end() - 1, known_.end());
        std::swap(known_.front(), known);
    }

private:
    // What a layout follows from, and the layout.
    struct Known
    {
        goldrush::TileDesign design; // without a picture of its own
        std::shared_ptr<const Layout> layout;
    };

    std::mutex mutex_;
    std::array<Known, 8> known_;
};

} // namespace lodeline::art
