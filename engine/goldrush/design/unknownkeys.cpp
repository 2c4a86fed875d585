// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/unknownkeys.h"

#include "engine/core/jsonreader.h"
#include "engine/goldrush/design/draft.h"

namespace lodeline::goldrush {
namespace {

// Calls visit(pointer, keys) for everything of a set that may have keys of its own.
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

} // namespace

void findUnknownKeys(const TileSet& set, Problems& problems)
{
    eachObject(set, [&](const std::string& pointer, const ExtraKeys& keys) {
        for (const auto& [key, value] : keys) {
            if (key != kDraftKey)
                addProblem(problems,
                           {Severity::Note, FileProblem::UnknownKey, memberPointer(pointer, key), {key}});
        }
    });
}

bool removeUnknownKey(TileSet& set, const std::string& pointer)
{
    std::size_t removed = 0;
    eachObject(set, [&](const std::string& object, ExtraKeys& keys) {
        removed += std::erase_if(keys, [&](const auto& entry) {
            return entry.first != kDraftKey && memberPointer(object, entry.first) == pointer;
        });
    });
    return removed > 0;
}

} // namespace lodeline::goldrush
