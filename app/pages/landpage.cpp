// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/landpage.h"

#include "app/pages/land.h"

#include <QPainter>

namespace lodeline::app {
namespace {

constexpr int kTile = 128;   // px
constexpr int kSettle = 120; // ms after the last change of the size
constexpr qreal kRadius = 16;

} // namespace

LandPage::LandPage(QWidget* parent)
    : QWidget(parent)
{
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, &LandPage::paintLand);
}

void LandPage::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    settle_.start(0);
}

void LandPage::setLand(const Game& game)
{
    land_ = game;
    settle_.start(0);
}

void LandPage::paintLand()
{
    if (size().isEmpty())
        return;
    if (land_) {
        picture_ = landPicture(*land_, size(), devicePixelRatioF(), theme_, kTile);
    } else if (const auto sample = sampleLand(static_cast<double>(width()) / height())) {
        picture_ = landPicture(*sample, size(), devicePixelRatioF(), theme_, kTile);
    }
    update();
}

void LandPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.table);
    if (picture_.isNull())
        return;
    const QSizeF size = picture_.deviceIndependentSize();
    painter.drawPixmap(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), picture_);
}

void LandPage::resizeEvent(QResizeEvent*)
{
    settle_.start(picture_.isNull() ? 0 : kSettle);
}

void LandCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(6, 4, -6, -8);
    painter.setPen(Qt::NoPen);
    for (int i = 6; i > 0; --i) {
        painter.setBrush(QColor(0, 0, 0, 12));
        painter.drawRoundedRect(body.adjusted(-i, -i + 2, i, i + 2), kRadius + i, kRadius + i);
    }
    QColor fill = palette().color(QPalette::Window);
    fill.setAlphaF(0.96F);
    painter.setBrush(fill);
    painter.drawRoundedRect(body, kRadius, kRadius);
}

} // namespace lodeline::app
