// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/newgame.h"

#include "app/goldrush/session/seatkind.h"
#include "engine/core/random.h"
#include "engine/core/seedplan.h"
#include "resources/art/theme/theme.h"
#include "ui/files.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct NewGameWords
{
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

bool usedBefore(const std::vector<NewGame::Seat>& seats, std::size_t seat)
{
    return std::any_of(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(seat),
                       [&](const NewGame::Seat& other) { return other.colour == seats[seat].colour; });
}

QString freeColour(const std::vector<NewGame::Seat>& seats)
{
    for (const QString& colour : art::playerColourNames()) {
        if (std::ranges::none_of(seats, [&](const NewGame::Seat& seat) { return seat.colour == colour; }))
            return colour;
    }
    return {};
}

} // namespace

NewGame NewGame::usual()
{
    NewGame game;
    game.seats.resize(2);
    game.seats.back().kind = QStringLiteral("ai:prospector");
    game.normalise();
    return game;
}

void NewGame::normalise()
{
    if (seats.size() > kMaxPlayers)
        seats.resize(kMaxPlayers);
    while (seats.size() < kMinPlayers)
        seats.push_back({});
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].name = ui::typedLine(seats[i].name, ui::kLongestName);
        if (!art::playerColourNames().contains(seats[i].colour) || usedBefore(seats, i))
            seats[i].colour = freeColour(seats);
        if (computerName(seats[i].kind.toStdString()).empty())
            seats[i].kind = QStringLiteral("human");
    }
    if (startPlayer < 0 || startPlayer >= static_cast<int>(seats.size()))
        startPlayer = kRandomStart;
}

NewGame NewGame::withPerson() const
{
    NewGame game = *this;
    const auto isPerson = [](const Seat& seat) { return computerName(seat.kind.toStdString()).empty(); };
    if (std::ranges::none_of(game.seats, isPerson))
        game.seats.front().kind = QString::fromLatin1(kPersonKind.data(), kPersonKind.size());
    return game;
}

QString defaultPlayerName(int seat)
{
    switch (seat) {
    case 0:
        //: Default name of the first player: a short first name usual in your language
        return NewGameWords::tr("Ann");
    case 1:
        //: Default name of the second player
        return NewGameWords::tr("Bo");
    case 2:
        //: Default name of the third player
        return NewGameWords::tr("Cleo");
    case 3:
        //: Default name of the fourth player
        return NewGameWords::tr("Dan");
    default:
        //: Default name of the fifth player
        return NewGameWords::tr("Eve");
    }
}

QString nameOf(const NewGame& game, int seat)
{
    const QString name = game.seats[static_cast<std::size_t>(seat)].name.trimmed();
    return name.isEmpty() ? defaultPlayerName(seat) : name;
}

QString fault(const NewGame& game)
{
    const int players = static_cast<int>(game.seats.size());
    for (int i = 0; i < players; ++i) {
        if (usedBefore(game.seats, static_cast<std::size_t>(i)))
            return NewGameWords::tr("Each player needs a colour of their own.");
        for (int other = 0; other < i; ++other) {
            if (nameOf(game, i).compare(nameOf(game, other), Qt::CaseInsensitive) == 0)
                return NewGameWords::tr("Two players are called %1.").arg(ui::nameInText(nameOf(game, i)));
        }
    }
    return {};
}

GameRecord makeRecord(const NewGame& game, const TileSet& tiles)
{
    GameRecord record;
    record.tileset = tiles;
    record.options = game.options;
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        const NewGame::Seat& seat = game.seats[i];
        record.players.push_back({nameOf(game, static_cast<int>(i)).toStdString(),
                                  seat.colour.toStdString(),
                                  seat.kind.toStdString(),
                                  {}});
    }
    record.seed = game.seed ? *game.seed : QRandomGenerator::global()->generate64();
    record.start = game.startPlayer == NewGame::kRandomStart
                       ? seedplan::startSeat(record.seed, static_cast<int>(game.seats.size()))
                       : game.startPlayer;
    return record;
}

Result<TileSet> tileSetOf(const NewGame& game)
{
    static const QString classic = QStringLiteral(":/tilesets/classic.tileset.json");
    auto loaded = ui::loadTileSet(game.tileSetFile.isEmpty() ? classic : game.tileSetFile);
    if (!loaded)
        return tl::unexpected(loaded.error());
    return std::move(loaded->set);
}

NewGame setupOf(const GameRecord& record)
{
    NewGame game;
    for (const RecordedPlayer& player : record.players)
        game.seats.push_back({QString::fromStdString(player.name), QString::fromStdString(player.colour),
                              QString::fromStdString(player.kind)});
    game.options = record.options;
    return game;
}

} // namespace lodeline::goldrush
