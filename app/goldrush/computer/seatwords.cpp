// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/seatwords.h"

#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/wording/words.h"

namespace lodeline::goldrush {

QString nameWithLevel(const GameRecord& record, int seat)
{
    const std::string& kind = record.players[static_cast<std::size_t>(seat)].kind;
    return app::nameWithLevel(playerName(record, seat), QString::fromStdString(kind), seatKinds());
}

} // namespace lodeline::goldrush
