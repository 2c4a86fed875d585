// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/record.h"

#include <QString>

#include <optional>
#include <span>

// What happens in a game, in the language of the window.
namespace lodeline::boomtown {

// The name of a player, ready to be shown.
QString playerName(const GameRecord& record, int seat);

// "3", "−1", "0"
QString numberText(int points);
// "+3", "−1", "±0"
QString differenceText(int points);

// One of several events, in their order, in a sentence or two. A card that is taken is placed in the same
// sentence, so that its Place has none.
QString eventText(std::span<const Event> events, std::size_t at, const GameRecord& record);
// Whether the sentence of the event before tells of this one.
bool isToldBefore(std::span<const Event> events, std::size_t at);

// The seat that an event is about; nothing for one about everybody.
std::optional<int> seatOf(const Event& event);

// Who won and why: the sentence for the end of the game (B8).
QString winnerText(const events::End& end, const GameRecord& record);
// Of equal points: what decided, or that nothing did (B8). Empty where points decided.
QString tieText(const events::End& end, const GameRecord& record);

} // namespace lodeline::boomtown
