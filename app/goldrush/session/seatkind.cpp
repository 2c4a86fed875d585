// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/seatkind.h"

#include "engine/goldrush/ai/level.h"

namespace lodeline::goldrush {

std::string computerName(std::string_view kind)
{
    const std::string_view name = app::nameInKind(kind);
    return makePlayer(name) ? std::string(name) : std::string();
}

const app::SeatKinds& seatKinds()
{
    static const app::SeatKinds kinds{{QStringLiteral("human"), QStringLiteral("ai:greenhorn"),
                                       QStringLiteral("ai:greenhorn+50"), QStringLiteral("ai:prospector"),
                                       QStringLiteral("ai:prospector+50"), QStringLiteral("ai:foreman"),
                                       QStringLiteral("ai:foreman+50"), QStringLiteral("ai:baron")},
                                      &computerName};
    return kinds;
}

} // namespace lodeline::goldrush
