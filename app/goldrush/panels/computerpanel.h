// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/panels/drawntilepanel.h"

namespace lodeline::app {
class ComputerBar;
}

namespace lodeline::goldrush {

// Stands in place of the tile and the actions while a computer has the turn: its tile, what it is doing, and
// the button that makes it play at once or go on.
class ComputerPanel : public DrawnTilePanel
{
    Q_OBJECT

public:
    explicit ComputerPanel(QWidget* parent = nullptr);

    void setState(ComputerPlayers::State state);
    // Whether a bar may move while the computer thinks (default).
    void setMoving(bool on);
    void refresh() override;

    // What the computer is doing: "Bo (Foreman) is thinking"; empty while none has the turn.
    QString sentence() const;
    // The same with the key that helps.
    QString hint() const;

signals:
    void goOnRequested();

protected:
    void retranslate() override;

private:
    ComputerPlayers::State state_ = ComputerPlayers::State::Idle;
    app::ComputerBar* bar_;
};

} // namespace lodeline::goldrush
