// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/seat.h"

#include "app/match/seats/seatkinds.h"
#include "resources/art/theme/theme.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>

#include <algorithm>

namespace lodeline::app {
namespace {

struct SeatsWords
{
    Q_DECLARE_TR_FUNCTIONS(Seats)
};

bool usedBefore(const std::vector<Seat>& seats, std::size_t seat)
{
    return std::any_of(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(seat),
                       [&](const Seat& other) { return other.colour == seats[seat].colour; });
}

QString freeColour(const std::vector<Seat>& seats)
{
    for (const QString& colour : art::playerColourNames()) {
        if (std::ranges::none_of(seats, [&](const Seat& seat) { return seat.colour == colour; }))
            return colour;
    }
    return {};
}

} // namespace

void normalise(std::vector<Seat>& seats, int fewest, int most, const SeatKinds& kinds)
{
    seats.resize(std::clamp(seats.size(), static_cast<std::size_t>(fewest), static_cast<std::size_t>(most)));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].name = ui::typedLine(seats[i].name, ui::kLongestName);
        if (!art::playerColourNames().contains(seats[i].colour) || usedBefore(seats, i))
            seats[i].colour = freeColour(seats);
        if (!kinds.isComputer(seats[i].kind))
            seats[i].kind = QStringLiteral("human");
    }
}

void invitePerson(std::vector<Seat>& seats, const SeatKinds& kinds)
{
    const auto isPerson = [&kinds](const Seat& seat) { return !kinds.isComputer(seat.kind); };
    if (std::ranges::none_of(seats, isPerson))
        seats.front().kind = QString::fromLatin1(kPersonKind.data(), kPersonKind.size());
}

QString defaultPlayerName(int seat)
{
    switch (seat) {
    case 0:
        //: Default name of the first player: a short first name usual in your language
        return SeatsWords::tr("Ann");
    case 1:
        //: Default name of the second player
        return SeatsWords::tr("Bo");
    case 2:
        //: Default name of the third player
        return SeatsWords::tr("Cleo");
    case 3:
        //: Default name of the fourth player
        return SeatsWords::tr("Dan");
    default:
        //: Default name of the fifth player
        return SeatsWords::tr("Eve");
    }
}

QString nameOf(const std::vector<Seat>& seats, int seat)
{
    const QString name = seats[static_cast<std::size_t>(seat)].name.trimmed();
    return name.isEmpty() ? defaultPlayerName(seat) : name;
}

QStringList shownPlayers(const std::vector<Seat>& seats, const SeatKinds& kinds)
{
    QStringList names;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        names << nameWithLevel(ui::nameInText(nameOf(seats, static_cast<int>(seat))), seats[seat].kind,
                               kinds);
    return names;
}

QString faultOf(const std::vector<Seat>& seats)
{
    const int players = static_cast<int>(seats.size());
    for (int i = 0; i < players; ++i) {
        if (usedBefore(seats, static_cast<std::size_t>(i)))
            return SeatsWords::tr("Each player needs a different color.");
        for (int other = 0; other < i; ++other) {
            if (nameOf(seats, i).compare(nameOf(seats, other), Qt::CaseInsensitive) == 0)
                //: Why a game cannot start; %1 a name
                return SeatsWords::tr("Two players are called %1. Give one of them another name.")
                    .arg(ui::nameInText(nameOf(seats, i)));
        }
    }
    return {};
}

std::vector<RecordedPlayer> recordedPlayers(const std::vector<Seat>& seats)
{
    std::vector<RecordedPlayer> players;
    for (std::size_t i = 0; i < seats.size(); ++i)
        players.push_back({nameOf(seats, static_cast<int>(i)).toStdString(),
                           seats[i].colour.toStdString(),
                           seats[i].kind.toStdString(),
                           {}});
    return players;
}

std::vector<Seat> seatsOf(const std::vector<RecordedPlayer>& players)
{
    std::vector<Seat> seats;
    for (const RecordedPlayer& player : players)
        seats.push_back({QString::fromStdString(player.name), QString::fromStdString(player.colour),
                         QString::fromStdString(player.kind)});
    return seats;
}

} // namespace lodeline::app
