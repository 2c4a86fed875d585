// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/session/seatkind.h"

#include "engine/boomtown/ai/level.h"

namespace lodeline::boomtown {

std::string computerName(std::string_view kind)
{
    const std::string_view name = app::nameInKind(kind);
    return makePlayer(name) ? std::string(name) : std::string();
}

const app::SeatKinds& seatKinds()
{
    static const app::SeatKinds kinds{{QStringLiteral("human"), QStringLiteral("ai:greenhorn"),
                                       QStringLiteral("ai:foreman"), QStringLiteral("ai:baron")},
                                      &computerName};
    return kinds;
}

} // namespace lodeline::boomtown
