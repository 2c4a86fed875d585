// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/session/decks.h"

#include "ui/files.h"

#include <QCoreApplication>

namespace lodeline::boomtown {
namespace {

struct Decks
{
    Q_DECLARE_TR_FUNCTIONS(Decks)
};

QString fileOf(const char* name)
{
    return QStringLiteral(":/decks/%1.deck.json").arg(QLatin1String(name));
}

} // namespace

QString deckSuffix()
{
    return QStringLiteral(".deck.json");
}

std::vector<ShippedDeck> shippedDecks()
{
    //: Name of a deck of cards: a town that grows fast
    const QString boomtown = Decks::tr("Boomtown");
    //: Name of a deck of cards: a plain of dust
    const QString dustBowl = Decks::tr("Dust Bowl");
    return {
        {{}, boomtown, Decks::tr("Every kind of land and every symbol appears equally often.")},
        {fileOf("dustbowl"), dustBowl,
         Decks::tr("Larger lands on the cards, and bonuses that bring a lot or cost a lot.")},
    };
}

Result<LoadedDeck> loadDeck(const QString& path)
{
    return ui::readFile(path.isEmpty() ? fileOf("boomtown") : path, kMaxDeckBytes)
        .and_then([](const QByteArray& bytes) { return parseDeck(ui::view(bytes), Texts::Mended); });
}

} // namespace lodeline::boomtown
