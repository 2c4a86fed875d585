// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/trialgame.h"

#include "app/goldrush/session/seatkind.h"
#include "engine/goldrush/rules/game.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <memory>

namespace lodeline::goldrush {
namespace {

struct TrialWords
{
    Q_DECLARE_TR_FUNCTIONS(TrialGame)
};

const QString kComputer = QStringLiteral("ai:");

bool isComputer(const NewGame::Seat& seat)
{
    return !computerName(seat.kind.toStdString()).empty();
}

// People who are named in the usual game keep their names and colours; without a word about computers one
// plays against a single person, so that nobody sits alone.
std::vector<NewGame::Seat> seatsOf(const app::Trial& trial, const NewGame& usual)
{
    if (trial.against.isEmpty() && !trial.people)
        return usual.seats;
    std::vector<NewGame::Seat> people;
    std::ranges::remove_copy_if(usual.seats, std::back_inserter(people), isComputer);
    people.resize(static_cast<std::size_t>(trial.people.value_or(1)));
    QStringList computers = trial.against;
    if (computers.isEmpty() && people.size() == 1)
        computers << QStringLiteral("prospector");
    for (const QString& name : std::as_const(computers))
        people.push_back({{}, {}, kComputer + name});
    return people;
}

bool fitsTheStartTile(const CompiledSet& set, int design)
{
    const unsigned edges = set.design(set.startDesign()).forms[0].edges;
    for (unsigned side = 0; side < kSides; ++side) {
        const unsigned kind = (edges >> (2 * side)) & 3U;
        const unsigned opposite = (side + kSides / 2) % kSides;
        if (set.design(design).spots.fits[kind << (2 * opposite)] != 0)
            return true;
    }
    return false;
}

// Tipis and herds count for farmers alone.
bool needsFarmers(const TileSet& tiles)
{
    return std::ranges::any_of(tiles.tiles, [](const TileDesign& tile) {
        return std::ranges::any_of(
            tile.prairies, [](const PrairieSegment& prairie) { return prairie.tipis + prairie.horses > 0; });
    });
}

int firstPerson(const NewGame& game)
{
    const auto found = std::ranges::find_if_not(game.seats, isComputer);
    return found == game.seats.end() ? 0 : static_cast<int>(found - game.seats.begin());
}

} // namespace

QString fault(const app::Trial& trial)
{
    for (const QString& name : trial.against) {
        if (computerName((kComputer + name).toStdString()).empty())
            //: %1 a name that was typed on the command line
            return TrialWords::tr("There is no computer player \"%1\".").arg(ui::nameInText(name));
    }
    const auto computers = static_cast<int>(trial.against.size());
    const int people = trial.people.value_or(1);
    const int players = people + computers;
    const bool alone = computers == 0 && people == 1; // gets an opponent
    if (people < 0 || players > kMaxPlayers || (players < kMinPlayers && !alone)) {
        //: Answer to a command line: %1 the fewest players, %Ln the most
        return TrialWords::tr("%1 to %Ln player(s) can play.", nullptr, kMaxPlayers)
            .arg(QLocale().toString(kMinPlayers));
    }
    return {};
}

tl::expected<NewGame, QString> setupOf(const app::Trial& trial, const NewGame& usual, const TileSet& tiles)
{
    NewGame game = usual;
    game.tileSetFile = trial.set;
    game.seats = seatsOf(trial, usual);
    game.startPlayer = NewGame::kRandomStart;
    game.options.farmers = game.options.farmers || needsFarmers(tiles);
    game.normalise();
    if (trial.next.isEmpty())
        return game;
    const auto seed = seedDrawing(trial.next, tiles);
    if (!seed)
        return tl::unexpected(seed.error());
    game.seed = *seed;
    game.startPlayer = firstPerson(game);
    return game;
}

tl::expected<std::uint64_t, QString> seedDrawing(const QString& id, const TileSet& tiles, std::uint64_t tries)
{
    const TileDesign* tile = tiles.find(id.toStdString());
    if (!tile)
        //: %1 id of a tile
        return tl::unexpected(TrialWords::tr("The set has no tile \"%1\".").arg(ui::nameInText(id)));
    const auto design = static_cast<int>(tile - tiles.tiles.data());
    const auto set = std::make_shared<const CompiledSet>(tiles);
    if (std::ranges::find(set->deck(), design) == set->deck().end()) {
        if (tile->id == tiles.start)
            //: %1 id of a tile
            return tl::unexpected(
                TrialWords::tr("The only copy of tile \"%1\" is the start tile, which is on "
                               "the board from the beginning. With a second copy it can be "
                               "drawn.")
                    .arg(ui::nameInText(id)));
        //: %1 id of a tile
        return tl::unexpected(TrialWords::tr("Tile \"%1\" cannot be drawn: the set has no copy of it.")
                                  .arg(ui::nameInText(id)));
    }
    if (!fitsTheStartTile(*set, design))
        return tl::unexpected(
            //: %1 id of a tile
            TrialWords::tr("Tile \"%1\" cannot come first: it does not fit beside the start tile.")
                .arg(ui::nameInText(id)));
    for (std::uint64_t seed = 1; seed <= tries; ++seed) {
        if (Game(set, {2, 0, seed, {}}).drawn() == design)
            return seed;
    }
    return tl::unexpected(
        //: %1 id of a tile, %Ln how many orders of the tiles were tried
        TrialWords::tr("Tile \"%1\" did not come first in any of %Ln shuffle(s).", nullptr,
                       static_cast<int>(tries))
            .arg(ui::nameInText(id)));
}

} // namespace lodeline::goldrush
