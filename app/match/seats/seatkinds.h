// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/levelface.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>

namespace lodeline::app {

// Who decides for a seat, as records write it (RecordedPlayer::kind): "human", or "ai:NAME" for a computer
// player.
inline constexpr std::string_view kPersonKind = "human";

// NAME of "ai:NAME"; empty for any other kind.
std::string_view nameInKind(std::string_view kind);

// Who may play in a game.
struct SeatKinds
{
    QStringList offered; // to a new game: people first, then computer players from the weakest on
    // The name of a computer player of the game. Empty for a person, and for a kind that the game does not
    // know: people play for it.
    std::string (*computerName)(std::string_view kind) = nullptr;

    bool isComputer(const QString& kind) const { return !computerName(kind.toStdString()).empty(); }
};

// "Person", "Foreman", "Computer uct:100"
QString seatKindName(const QString& kind, const SeatKinds& kinds);
// What it is like to have one at the table; empty for a kind that no game offers, unless it is between
// levels.
QString seatKindDescription(const QString& kind);
// Of people and of the levels; nothing for other computer players.
std::optional<art::LevelFace> faceOf(const QString& kind, const SeatKinds& kinds);
// "Ann", "Bo (Foreman)"
QString nameWithLevel(const QString& name, const QString& kind, const SeatKinds& kinds);

} // namespace lodeline::app
