// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme.h"

#include <QWidget>

class QStackedWidget;

namespace lodeline::app {

class ActionList;
class GameSession;
class PlayersPanel;
class TilePanel;

// What stands beside the board: the players, and below them the tile to place or the action to choose.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget* parent = nullptr);

    void setSession(const GameSession* session);
    void refresh();
    void setTheme(const art::Theme& theme);

    PlayersPanel* players() const { return players_; }
    TilePanel* tile() const { return tile_; }
    ActionList* actions() const { return actions_; }

private:
    PlayersPanel* players_;
    TilePanel* tile_;
    ActionList* actions_;
    QStackedWidget* step_;
    const GameSession* session_ = nullptr;
};

} // namespace lodeline::app
