// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/storedgame.h"

#include "app/match/seats/storedseats.h"

#include <QSettings>

namespace lodeline::goldrush {
namespace {

const QString kSeats = QStringLiteral("newGame/seats");
const QString kIsSuggested = QStringLiteral("newGame/suggested");

QString keyOf(const OptionInfo& option)
{
    return QStringLiteral("newGame/") + QLatin1String(option.name);
}

bool wasSetUp(const QSettings& store)
{
    return store.contains(kSeats + QStringLiteral("/size")) && !store.value(kIsSuggested).toBool();
}

} // namespace

NewGame storedGame(QSettings& store, bool practises)
{
    NewGame game;
    game.seats = app::storedSeats(store, kSeats, kMaxPlayers);
    if (game.seats.empty())
        game = NewGame::usual();
    game.options.undo = practises;
    for (const OptionInfo& option : optionTable()) {
        bool& isOn = game.options.*option.member;
        isOn = store.value(keyOf(option), isOn).toBool();
    }
    game.startPlayer = store.value("newGame/startPlayer", NewGame::kRandomStart).toInt();
    game.tileSetFile = store.value("newGame/tileSet").toString();
    return game;
}

void storeGame(QSettings& store, const NewGame& game)
{
    app::storeSeats(store, kSeats, game.seats);
    for (const OptionInfo& option : optionTable())
        store.setValue(keyOf(option), game.options.*option.member);
    store.setValue("newGame/startPlayer", game.startPlayer);
    store.setValue("newGame/tileSet", game.tileSetFile);
    store.remove(kIsSuggested);
}

void suggestGame(QSettings& store, const NewGame& game)
{
    if (wasSetUp(store))
        return;
    storeGame(store, game);
    store.setValue(kIsSuggested, true);
    for (const OptionInfo& option : optionTable()) {
        if (option.member == &Options::undo)
            store.remove(keyOf(option));
    }
}

void storeLooks(QSettings& store, const std::vector<app::PlayerLooks>& before,
                const std::vector<app::PlayerLooks>& now)
{
    NewGame game = storedGame(store);
    game.normalise();
    if (!app::followLooks(game.seats, before, now))
        return;
    if (wasSetUp(store))
        app::storeSeats(store, kSeats, game.seats);
    else
        suggestGame(store, game);
}

} // namespace lodeline::goldrush
