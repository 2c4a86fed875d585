// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boomtown/decks.h"

#include "ui/files.h"
#include "ui/tilesetfiles.h"

namespace lodeline::boomtown {
namespace {

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
    std::vector<ShippedDeck> decks;
    for (const QString& file : {QString(), fileOf("dustbowl")})
        if (const auto loaded = loadDeck(file))
            decks.push_back({file, ui::setName(loaded->deck)});
    return decks;
}

QString usualDeckFile()
{
    return fileOf("boomtown");
}

Result<LoadedDeck> loadDeck(const QString& path)
{
    return ui::readFile(path.isEmpty() ? usualDeckFile() : path, kMaxDeckBytes)
        .and_then([](const QByteArray& bytes) { return parseDeck(ui::view(bytes), Texts::Mended); });
}

} // namespace lodeline::boomtown
