// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/players.h"

#include <QString>

#include <vector>

namespace lodeline::app {

struct SeatKinds;

// A seat of a new game.
struct Seat
{
    QString name;                           // empty: the default name in the language of the window
    QString colour;                         // a name of art::playerColourNames()
    QString kind = QStringLiteral("human"); // as records write it (app/match/seats/seatkinds.h)

    friend bool operator==(const Seat&, const Seat&) = default;
};

// Puts right what a settings file may have got wrong: the number of seats, names, colours that are unknown or
// used twice, computer players that do not exist.
void normalise(std::vector<Seat>& seats, int fewest, int most, const SeatKinds& kinds);

// Puts a person at the first seat where only computers would play.
void invitePerson(std::vector<Seat>& seats, const SeatKinds& kinds);

// "Ann", "Bo", ... by seat, in the language of the window.
QString defaultPlayerName(int seat);

// The name of a seat: its own or the default one.
QString nameOf(const std::vector<Seat>& seats, int seat);

// Ready to be shown, with the levels of computer players.
QStringList shownPlayers(const std::vector<Seat>& seats, const SeatKinds& kinds);

// What keeps such players from playing, as one sentence; empty when nothing does.
QString faultOf(const std::vector<Seat>& seats);

// The players of a record, and back.
std::vector<RecordedPlayer> recordedPlayers(const std::vector<Seat>& seats);
std::vector<Seat> seatsOf(const std::vector<RecordedPlayer>& players);

} // namespace lodeline::app
