// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"

#include <QString>
#include <QStringList>

namespace lodeline::goldrush {

// The kinds of players that a new game offers, people first, then the levels from the weakest on.
const QStringList& seatKinds();

// "Person", "Foreman", "Computer uct:100"
QString seatKindName(const QString& kind);
// What it is like to have one at the table; empty for a kind that is not offered.
QString seatKindDescription(const QString& kind);

// "Ann", "Bo (Foreman)"
QString nameWithLevel(const QString& name, const QString& kind);
QString nameWithLevel(const GameRecord& record, int seat);

} // namespace lodeline::goldrush
