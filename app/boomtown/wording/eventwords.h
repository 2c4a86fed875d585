// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/record.h"

#include <QString>

#include <optional>

// What happens in a game, in the language of the window.
namespace lodeline::boomtown {

// The name of a player, ready to be shown.
QString playerName(const GameRecord& record, int seat);

// "3", "−1", "0"
QString numberText(int points);
// "+3", "−1", "±0"
QString differenceText(int points);

// One event in a sentence or two; empty for one that others tell of.
QString eventText(const Event& event, const GameRecord& record);

// The seat that an event is about; nothing for one about everybody.
std::optional<int> seatOf(const Event& event);

// Who won and why: the sentence for the end of the game (B8).
QString winnerText(const events::End& end, const GameRecord& record);
// Of equal points: what decided, or that nothing did (B8). Empty where points decided.
QString tieText(const events::End& end, const GameRecord& record);

} // namespace lodeline::boomtown
