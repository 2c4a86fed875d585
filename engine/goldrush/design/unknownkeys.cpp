// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/unknownkeys.h"

#include "engine/core/jsonreader.h"
#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/files/setobjects.h"

namespace lodeline::goldrush {

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
