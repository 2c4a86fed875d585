// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <QObject>

class QWidget;

namespace lodeline::boomtown::editor {

// What leads from a deck on the desk into the game.
class DeckWays : public QObject
{
    Q_OBJECT

public:
    DeckWays(QString installFolder, QWidget* window);

    // These ask and tell over the window; the deck is free of errors.
    void play(const Deck& deck, int people);
    // Copies the deck to those that the game offers. It has a name.
    void install(const Deck& deck);

signals:
    void told(const QString& message);

private:
    QString installFolder_;
    QWidget* window_;
};

} // namespace lodeline::boomtown::editor
