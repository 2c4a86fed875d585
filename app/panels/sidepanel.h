// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QWidget>

class QStackedWidget;

namespace lodeline::goldrush {

class ActionList;
class AdvicePanel;
class ComputerPanel;
class GameSession;
class PlayersPanel;
class TilePanel;

// What stands beside the board: the players, and below them the tile to place, the action to choose,
// advice, or what a computer player does.
class SidePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget* parent = nullptr);

    void setSession(const GameSession* session);
    void refresh();
    // In place of the tile and the actions.
    void setAdviceShown(bool on);
    void setTheme(const art::Theme& theme);

    PlayersPanel* players() const { return players_; }
    TilePanel* tile() const { return tile_; }
    ActionList* actions() const { return actions_; }
    ComputerPanel* computer() const { return computer_; }
    AdvicePanel* advice() const { return advice_; }

private:
    PlayersPanel* players_;
    TilePanel* tile_;
    ActionList* actions_;
    ComputerPanel* computer_;
    AdvicePanel* advice_;
    QStackedWidget* step_;
    const GameSession* session_ = nullptr;
    bool adviceShown_ = false;
};

} // namespace lodeline::goldrush
