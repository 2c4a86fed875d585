// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/lessons/lesson.h"

namespace lodeline::goldrush {

// How far a lesson has come, read from the game alone: undo and redo lead to where they lead.
struct Course
{
    enum class Stage {
        Lay,        // the learner shall place the tile
        Act,        // it lies as wanted: the piece
        LaidOther,  // it lies elsewhere, and can be taken back
        ActedOther, // the turn is over and was another one than the lesson is about
        Watch,      // the other player moves
        Free,       // a whole game, without a wanted turn
        Done
    };

    Stage stage = Stage::Lay;
    std::size_t step = 0; // the one that it is about; the last one when done
};

Course courseOf(const Lesson& lesson, const GameSession& session);

} // namespace lodeline::goldrush
