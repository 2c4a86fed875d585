// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace lodeline::desk {

// Whether parts with ids came, went or moved. An id changes by itself; where several have, the parts have
// moved.
template <typename Part>
bool hasOtherRows(const std::vector<Part>& before, const std::vector<Part>& after)
{
    if (before.size() != after.size())
        return true;
    int renamed = 0;
    for (std::size_t row = 0; row < before.size(); ++row)
        renamed += before[row].id == after[row].id ? 0 : 1;
    return renamed > 1;
}

} // namespace lodeline::desk
