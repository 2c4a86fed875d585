// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/panels/drawntilepanel.h"
#include "engine/core/geometry.h"

class QToolButton;

namespace lodeline::goldrush {

// The tile that a person has to place, with the buttons that turn it.
class TilePanel : public DrawnTilePanel
{
    Q_OBJECT

public:
    explicit TilePanel(QWidget* parent = nullptr);

    void refresh() override;
    void setRotation(Rotation rotation);

signals:
    void turnRequested(int quarterTurns); // 1 clockwise, -1 against it

protected:
    void changeEvent(QEvent* event) override;
    void retranslate() override;

private:
    void colourIcons();

    QLabel* last_;
    QToolButton* turnLeft_;
    QToolButton* turnRight_;
};

} // namespace lodeline::goldrush
