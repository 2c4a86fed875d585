// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/playerlooks.h"

#include "resources/art/theme/theme.h"
#include "ui/plain/shown.h"

#include <algorithm>

namespace lodeline::app {
namespace {

bool isName(const QString& name)
{
    return !name.isEmpty() && name == name.trimmed() && name == ui::typedLine(name, ui::kLongestName);
}

// Records need not name any.
bool isSame(const std::string& a, const std::string& b)
{
    return !a.empty() &&
           QString::fromStdString(a).compare(QString::fromStdString(b), Qt::CaseInsensitive) == 0;
}

} // namespace

std::vector<PlayerLooks> looksOf(const std::vector<RecordedPlayer>& players)
{
    std::vector<PlayerLooks> looks;
    for (const RecordedPlayer& player : players)
        looks.push_back({player.name, player.colour});
    return looks;
}

bool mayLook(const std::vector<PlayerLooks>& wanted, const std::vector<RecordedPlayer>& now)
{
    if (wanted.size() != now.size())
        return false;
    const std::vector<PlayerLooks> before = looksOf(now);
    for (std::size_t seat = 0; seat < wanted.size(); ++seat) {
        const PlayerLooks& looks = wanted[seat];
        if (looks.name != before[seat].name && !isName(QString::fromStdString(looks.name)))
            return false;
        if (looks.colour != before[seat].colour &&
            !art::playerColourNames().contains(QString::fromStdString(looks.colour)))
            return false;
        for (std::size_t other = 0; other < seat; ++other) {
            const bool stays = looks == before[seat] && wanted[other] == before[other];
            if (!stays &&
                (isSame(looks.name, wanted[other].name) || isSame(looks.colour, wanted[other].colour)))
                return false;
        }
    }
    return true;
}

bool changeLooks(std::vector<RecordedPlayer>& players, const std::vector<PlayerLooks>& wanted)
{
    if (looksOf(players) == wanted)
        return false;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        players[seat].name = wanted[seat].name;
        players[seat].colour = wanted[seat].colour;
    }
    return true;
}

bool followLooks(std::vector<Seat>& seats, const std::vector<PlayerLooks>& before,
                 const std::vector<PlayerLooks>& now)
{
    if (now == before || now.size() != before.size() || looksOf(recordedPlayers(seats)) != before)
        return false;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (now[seat].name != before[seat].name) // else the default one goes on to follow the language
            seats[seat].name = QString::fromStdString(now[seat].name);
        seats[seat].colour = QString::fromStdString(now[seat].colour);
    }
    return true;
}

} // namespace lodeline::app
