// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"
#include "resources/art/theme.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace lodeline::app {

class GameSession;
class TilePicture;

// The tile to be placed, large, with the buttons that turn it and the number of tiles that are left.
class TilePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TilePanel(QWidget* parent = nullptr);

    void setSession(const GameSession* session);
    void refresh();
    void setRotation(Rotation rotation);
    void setTheme(const art::Theme& theme);

signals:
    void turnRequested(int quarterTurns); // 1 clockwise, -1 against it

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPointer<const GameSession> session_;
    TilePicture* picture_;
    QLabel* heading_;
    QLabel* left_;
    QLabel* last_;
    QToolButton* turnLeft_;
    QToolButton* turnRight_;
};

} // namespace lodeline::app
