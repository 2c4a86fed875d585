// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/boomtown/installeddecks.h"

class QWidget;

namespace lodeline::boomtown {

// The questions and messages around the installed decks, the same in both programs.

// Installs a deck into the folder; asks first where one of the same name is there, under `title`, and says
// why it cannot be done. A file with another deck is never replaced. The installed file; empty when nothing
// was installed.
QString installAsking(const QString& folder, const Deck& deck, const QString& title, QWidget* window);

// Removes an installed deck after a question.
bool removeAsking(const InstalledDeck& deck, QWidget* window);

// Asks where to and writes the deck there. `folder` is where the dialog opens and becomes where it was left.
bool saveCopyAsking(const Deck& deck, QString& folder, QWidget* window);

} // namespace lodeline::boomtown
