// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <QString>
#include <QStringList>

// What a window says of seats where others play than the record wants.
namespace lodeline::app {

// Of players whom this program cannot seat (`unknownPlayers` of engine/core/players.h), a line for each
// problem; empty when there are none. The names are ready to be shown, by seat.
QString strangersText(const Problems& strangers, const QStringList& names);

// A computer player could not go on, for a reason that may say anything; `player` is ready to be shown.
QString failureText(const QString& player, const QString& reason);

} // namespace lodeline::app
