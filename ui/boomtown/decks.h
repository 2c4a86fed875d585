// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/deckfile.h"

#include <QString>

#include <vector>

namespace lodeline::boomtown {

QString deckSuffix(); // ".deck.json"

// A deck that comes with the program.
struct ShippedDeck
{
    QString file; // what NewGame::deckFile is for it; empty for the usual deck
    QString name; // in the language of the window
};

// The usual deck first.
std::vector<ShippedDeck> shippedDecks();

QString usualDeckFile(); // in the program

// From a file, or for an empty path the usual deck in the program.
Result<LoadedDeck> loadDeck(const QString& path);

} // namespace lodeline::boomtown
