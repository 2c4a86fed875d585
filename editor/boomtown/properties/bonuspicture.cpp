// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/properties/bonuspicture.h"

#include "resources/art/boomtown/cardpainter.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::boomtown::editor {

void BonusPicture::setBonus(const Bonus& bonus)
{
    bonus_ = bonus;
    update();
}

void BonusPicture::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    update();
}

void BonusPicture::paintEvent(QPaintEvent*)
{
    const double width = std::min<double>(this->width(), height() * kBackAspect);
    QRectF target(0, 0, width, width / kBackAspect);
    target.moveCenter(QRectF(rect()).center());
    QPainter painter(this);
    paintCardBack(painter, target, bonus_, theme_);
}

} // namespace lodeline::boomtown::editor
