// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/advice/advice.h"
#include "app/match/advice/advicepanel.h"
#include "engine/boomtown/files/record.h"

namespace lodeline::boomtown {

// What a move does, where the board shows the rest: "Take the next card".
QString actionText(const Move& move);
// All of it: "Take the next card: desert with wagon, …; column 2, row −1, upside down".
QString moveText(const Game& game, const Move& move);

// Hints with what their badges say: those that are best, and the one that was asked about where it is
// another.
struct Suggestion
{
    QString badge;
    Hint hint;
};
std::vector<Suggestion> suggestionsOf(const Advice& advice);

// Advice about the move at `game` as the panel shows it.
app::AdvicePanel::Words adviceWords(const Advice& advice, const Game& game, const GameRecord& record);

} // namespace lodeline::boomtown
