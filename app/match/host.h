// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/rematch.h"

#include <memory>

namespace lodeline::app {

class Match;

// What a table may ask of the window around it.
class Host
{
public:
    virtual ~Host() = default;

    virtual void newGame() = 0; // asks what is to be played
    virtual void start(std::unique_ptr<Match> match) = 0;
    virtual void close() = 0;                // leaves the table
    virtual void sameAgain(Rematch how) = 0; // with the same players
    virtual bool save() = 0;                 // false when the game was not saved after all
    // Whether `save` asks for no file, as the game has one.
    virtual bool hasFile() const { return false; }
    // Another course of the match, in its place; saved nowhere yet.
    virtual void branch(std::unique_ptr<Match> match) = 0;
};

} // namespace lodeline::app
