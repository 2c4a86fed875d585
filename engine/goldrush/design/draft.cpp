// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/draft.h"

#include "engine/core/jsonreader.h"
#include "engine/goldrush/rules/tileset.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr const char* kTown = "town";
constexpr const char* kNuggets = "nuggets";

// An empty object where the tile has no draft.
Json draftOf(const TileDesign& tile)
{
    const auto found = std::ranges::find(tile.extra, kDraftKey, &ExtraKeys::value_type::first);
    const Json draft = found == tile.extra.end() ? Json() : Json::parse(found->second, nullptr, false);
    return draft.is_object() ? draft : Json::object();
}

void setDraft(TileDesign& tile, const char* key, const Json& value)
{
    Json draft = draftOf(tile);
    if (value.is_null() && draft.erase(key) == 0)
        return;
    if (!value.is_null())
        draft[key] = value;
    const auto found = std::ranges::find(tile.extra, kDraftKey, &ExtraKeys::value_type::first);
    if (draft.empty()) {
        if (found != tile.extra.end())
            tile.extra.erase(found);
    } else if (found != tile.extra.end()) {
        found->second = draft.dump();
    } else {
        tile.extra.emplace_back(kDraftKey, draft.dump());
    }
}

} // namespace

bool hasDraftTown(const TileDesign& tile)
{
    return !tile.extra.empty() && !tile.hasCity() && draftOf(tile).value(kTown, Json()) == true;
}

int draftNuggets(const TileDesign& tile)
{
    if (tile.extra.empty() || !tile.mountains.empty())
        return 0;
    Problems ignored;
    const Json nuggets = draftOf(tile).value(kNuggets, Json());
    return static_cast<int>(readInteger(nuggets, 0, kMaxSymbols, "", ignored).value_or(0));
}

void setDraftTown(TileDesign& tile, bool town)
{
    setDraft(tile, kTown, town ? Json(true) : Json());
}

void setDraftNuggets(TileDesign& tile, int nuggets)
{
    nuggets = std::clamp(nuggets, 0, kMaxSymbols);
    setDraft(tile, kNuggets, nuggets > 0 ? Json(nuggets) : Json());
}

} // namespace lodeline::goldrush
