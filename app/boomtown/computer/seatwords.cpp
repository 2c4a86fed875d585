// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/computer/seatwords.h"

#include "app/boomtown/session/seatkind.h"
#include "app/boomtown/wording/eventwords.h"

namespace lodeline::boomtown {

QString nameWithLevel(const GameRecord& record, int seat)
{
    const std::string& kind = record.players[static_cast<std::size_t>(seat)].kind;
    return app::nameWithLevel(playerName(record, seat), QString::fromStdString(kind), seatKinds());
}

} // namespace lodeline::boomtown
