// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/landpage.h"

#include "ui/windows/scrolled.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush {
namespace {

constexpr int kTileSize = 128; // px, at least
constexpr int kSettle = 120;   // ms after the last change of the size
constexpr int kSlice = 8;      // ms, painting without looking at events
constexpr qreal kRadius = 16;

} // namespace

LandPage::LandPage(QWidget* parent)
    : QWidget(parent)
{
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, &LandPage::beginLand);
    connect(&grow_, &QTimer::timeout, this, &LandPage::growLand);
}

void LandPage::setTheme(const art::Theme& theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    painter_.reset();
    update();
}

void LandPage::setLand(const Game& game)
{
    land_ = game;
    painter_.reset();
    update();
}

void LandPage::setContent(QLayout* content)
{
    auto* inside = new QWidget;
    inside->setLayout(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(ui::scrolledOver(inside));
}

void LandPage::beginLand()
{
    std::optional<Game> game = land_ ? land_ : sampleLand(static_cast<double>(width()) / height());
    if (!game)
        return;
    const int side =
        land_ ? kTileSize : std::max(kTileSize, static_cast<int>(std::sqrt(width() * height() / kLandTiles)));
    painter_.emplace(std::move(*game), size(), devicePixelRatioF(), theme_, side);
    grow_.start(0);
}

void LandPage::growLand()
{
    QElapsedTimer spent;
    spent.start();
    bool more = painter_ && isVisible();
    while (more && spent.elapsed() < kSlice)
        more = painter_->paintNext();
    if (!more)
        grow_.stop();
    update();
}

void LandPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.table);
    if (!painter_) {
        if (!settle_.isActive())
            settle_.start(0);
        return;
    }
    const QSizeF size = painter_->picture().deviceIndependentSize();
    painter.drawPixmap(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2),
                       painter_->picture());
}

void LandPage::resizeEvent(QResizeEvent*)
{
    if (painter_)
        settle_.start(kSettle);
}

void LandPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (painter_)
        grow_.start(0); // where it stopped when the page was left
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

} // namespace lodeline::goldrush
