// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <QString>
#include <tl/expected.hpp>

#include <stop_token>
#include <vector>

namespace lodeline::boomtown {

// A deck in the user's data folder, which both programs share.
struct InstalledDeck
{
    QString file; // absolute path
    Deck deck;
};

// $XDG_DATA_HOME/lodeline/decks
QString installedDecksFolder();
// Those that can be played, in the order of their names. For any thread, as it may take long.
std::vector<InstalledDeck> installedDecks(const QString& folder, const std::stop_token& stop = {});

// The file that a deck of this name is installed as; another deck may have it already.
QString installedFile(const QString& folder, const Deck& deck);
// A name beside it that nobody has.
QString freeInstalledFile(const QString& folder, const Deck& deck);
// Writes it whole or not at all; the error is a sentence for the user.
tl::expected<void, QString> installDeck(const Deck& deck, const QString& file);

} // namespace lodeline::boomtown
