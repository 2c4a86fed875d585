// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/viewer.h"

#include "app/goldrush/session/gamesession.h"
#include "engine/goldrush/told/seen.h"

namespace lodeline::goldrush {

int viewerOf(const GameSession& session)
{
    int person = kSpectator;
    for (int seat = 0; seat < session.game().players(); ++seat) {
        if (session.isComputer(seat))
            continue;
        if (person != kSpectator)
            return kSpectator;
        person = seat;
    }
    return person;
}

} // namespace lodeline::goldrush
