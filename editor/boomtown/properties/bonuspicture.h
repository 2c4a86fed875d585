// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

namespace lodeline::boomtown::editor {

// The back of a card as the game paints it.
class BonusPicture : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setBonus(const Bonus& bonus);
    void setTheme(const art::Theme& theme);

    QSize sizeHint() const override { return {240, 160}; }
    QSize minimumSizeHint() const override { return {120, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Bonus bonus_;
    art::Theme theme_;
};

} // namespace lodeline::boomtown::editor
