// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace lodeline::app {

// Who asks: a person at the table, for whichever seat is a person's, or the computer player of a seat.
struct Asker
{
    enum class Kind : std::uint8_t { Person, Computer };

    Kind kind = Kind::Person;
    int seat = 0; // of the computer player; without meaning for a person

    friend bool operator==(const Asker&, const Asker&) = default;
};

inline constexpr Asker kAnyPerson{};

// Why what was asked for was not granted.
enum class Refusal : std::uint8_t {
    Outdated,        // the position is another one by now; a seat can be handed over all the same
    NotTheirs,       // somebody else decides that now
    AgainstTheRules, // or the game is over
    NothingThere     // to take back, to undo or to play again
};

// The same as a sentence for people.
QString refusalText(Refusal why);

} // namespace lodeline::app
