// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/playtrial.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/sets/installedsets.h"

#include <QObject>

#include <optional>

class QWidget;

namespace lodeline::goldrush::editor {

// What leads from a set on the desk into the game.
class SetWays : public QObject
{
    Q_OBJECT

public:
    SetWays(ui::InstalledSets& installed, QWidget* window);

    // These ask and tell over the window; the set is free of errors.
    void play(const TileSet& set, const desk::Trial& trial);
    // With a tile that is drawn first; says why it cannot be.
    void playTile(const TileSet& set, int row, int people);
    // Copies the set to those that the game offers, with what else is in its own file, if it has one that
    // holds more. It has a name.
    void install(const TileSet& set, const QString& ownFile);

signals:
    void started(); // a game
    void told(const QString& message);

private:
    static QString whyNotFirst(const TileSet& set, int row);
    std::optional<ui::Rival> askAboutRival(const TileSet& set);

    ui::InstalledSets& installed_;
    QWidget* window_;
};

} // namespace lodeline::goldrush::editor
