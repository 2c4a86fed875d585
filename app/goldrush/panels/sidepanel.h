// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <vector>

class QScrollArea;
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
    void see(const std::vector<Event>& events); // the board has shown these next
    // In place of the tile and the actions.
    void setAdviceShown(bool on);
    void setTheme(const art::Theme& theme);
    // The height at which nothing needs to be scrolled.
    int fullHeight() const;

    PlayersPanel* players() const { return players_; }
    TilePanel* tile() const { return tile_; }
    ActionList* actions() const { return actions_; }
    ComputerPanel* computer() const { return computer_; }
    AdvicePanel* advice() const { return advice_; }

signals:
    // fullHeight() is another one.
    void fullHeightChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showActive();

    PlayersPanel* players_;
    TilePanel* tile_;
    ActionList* actions_;
    ComputerPanel* computer_;
    AdvicePanel* advice_;
    QStackedWidget* step_;
    QScrollArea* cards_; // scrolls the players
    const GameSession* session_ = nullptr;
    bool adviceShown_ = false;
};

} // namespace lodeline::goldrush
