// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/seatkind.h"

#include "engine/goldrush/ai/level.h"

namespace lodeline::goldrush {

std::string computerName(std::string_view kind)
{
    constexpr std::string_view kPrefix = "ai:";
    if (!kind.starts_with(kPrefix))
        return {};
    const std::string_view name = kind.substr(kPrefix.size());
    return makePlayer(name) ? std::string(name) : std::string();
}

} // namespace lodeline::goldrush
