// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/computer/computerplayers.h"
#include "resources/art/theme.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lodeline::app {

class TilePicture;

// Stands in place of the tile and the actions while a computer has the turn: its tile, what it is doing, and
// the button that makes it play at once or go on.
class ComputerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComputerPanel(QWidget* parent = nullptr);

    void setSession(const GameSession* session);
    void setState(ComputerPlayers::State state);
    void refresh();
    void setTheme(const art::Theme& theme);

    // What the computer is doing: "Bo (Foreman) is thinking"; empty while none has the turn.
    QString sentence() const;
    // The same with the key that helps.
    QString hint() const;

signals:
    void goOnRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPointer<const GameSession> session_;
    ComputerPlayers::State state_ = ComputerPlayers::State::Idle;
    QLabel* heading_;
    TilePicture* picture_;
    QLabel* left_;
    QProgressBar* busy_;
    QPushButton* goOn_;
};

} // namespace lodeline::app
