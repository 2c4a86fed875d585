// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <string>

namespace lodeline::goldrush {

// Calls visit(pointer, keys) for each object of the file of a set that may have keys which nobody here knows:
// with the JSON pointer that leads to it, and those that it has.
template <typename Set, typename Visit>
void eachObject(Set& set, const Visit& visit)
{
    const auto visitAll = [&visit](const std::string& list, auto& parts, const auto& inside) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::string pointer = list + '/' + std::to_string(i);
            visit(pointer, parts[i].extra);
            inside(pointer, parts[i]);
        }
    };
    const auto nothing = [](const std::string&, const auto&) {};
    visit(std::string(), set.extra);
    visitAll("/tokens", set.tokens, nothing);
    visit("/pictures", set.pictures.extra);
    for (auto& [part, picture] : set.pictures.parts)
        visit("/pictures/" + toString(part), picture.extra);
    visitAll("/tiles", set.tiles, [&](const std::string& tile, auto& design) {
        if (design.picture)
            visit(tile + "/picture", design.picture->extra);
        visitAll(tile + "/railroads", design.railroads, nothing);
        visitAll(tile + "/mountains", design.mountains, nothing);
        visitAll(tile + "/prairies", design.prairies, nothing);
    });
}

} // namespace lodeline::goldrush
