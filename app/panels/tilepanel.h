// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/drawntilepanel.h"
#include "engine/core/geometry.h"

class QToolButton;

namespace lodeline::app {

// The tile that a person has to place, with the buttons that turn it.
class TilePanel : public DrawnTilePanel
{
    Q_OBJECT

public:
    explicit TilePanel(QWidget* parent = nullptr);

    void refresh() override;
    void setRotation(Rotation rotation);
    void setTheme(const art::Theme& theme) override;

signals:
    void turnRequested(int quarterTurns); // 1 clockwise, -1 against it

protected:
    void retranslate() override;

private:
    QLabel* last_;
    QToolButton* turnLeft_;
    QToolButton* turnRight_;
};

} // namespace lodeline::app
