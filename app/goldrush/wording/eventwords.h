// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/record.h"
#include "engine/goldrush/rules/event.h"

#include <QString>

namespace lodeline::goldrush {

// One event in a sentence or two. The values of taken tokens (R3.6) are told only when `revealed`, which
// the caller sets once the game is over (R7.4), or where nobody but their owner reads it.
QString eventText(const Event& event, const GameRecord& record, bool revealed);

// The feature of a score in words: "a railroad of 3 tiles with a locomotive".
QString scoredFeatureText(const events::Score& score);

// All of the events in full sentences, for those who do not see them: scores with how they come about, drawn
// tiles with what is on them. Of taken tokens those of one seat have their values (kSpectator: none have).
QString spokenText(const std::vector<Event>& events, const GameRecord& record, int viewer);

// The seat that an event is about; nothing for one about everybody.
std::optional<int> seatOf(const Event& event);

// Where on the board an event happened; nothing for one without a place, such as the gold at the end.
std::optional<Position> placeOf(const Event& event);

// What a player did and brought about in one turn, in one line; the events are those of the turn. Of the end
// of the game it tells nothing: the final scoring does that.
QString turnSummary(const std::vector<Event>& events, const GameRecord& record);

// Who won, with the points: the sentence for the end of the game (R7.5).
QString winnerText(const events::End& end, const GameRecord& record);

} // namespace lodeline::goldrush
