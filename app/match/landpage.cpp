// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/landpage.h"

#include "ui/themed.h"
#include "ui/windows/scrolled.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace lodeline::app {
namespace {

constexpr int kSettle = 120; // ms after the last change of the size
constexpr int kSlice = 8;    // ms, painting without looking at events
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
    land_.reset();
    update();
}

void LandPage::setLand(BackdropMaker maker)
{
    maker_ = std::move(maker);
    land_.reset();
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
    land_ = maker_ ? maker_(size(), devicePixelRatioF(), theme_) : nullptr;
    if (land_)
        grow_.start(0);
}

void LandPage::growLand()
{
    QElapsedTimer spent;
    spent.start();
    bool more = land_ && isVisible();
    while (more && spent.elapsed() < kSlice)
        more = land_->paintNext();
    if (!more)
        grow_.stop();
    update();
}

void LandPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.board.table);
    if (!land_) {
        if (!settle_.isActive())
            settle_.start(0);
        return;
    }
    const QSizeF size = land_->picture().deviceIndependentSize();
    painter.drawPixmap(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2),
                       land_->picture());
}

void LandPage::resizeEvent(QResizeEvent*)
{
    if (land_)
        settle_.start(kSettle);
}

void LandPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (land_)
        grow_.start(0); // where it stopped when the page was left
}

void LandCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(6, 4, -6, -8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ui::themeOf(*this).window.cardShadow);
    for (int i = 6; i > 0; --i) {
        painter.drawRoundedRect(body.adjusted(-i, -i + 2, i, i + 2), kRadius + i, kRadius + i);
    }
    QColor fill = palette().color(QPalette::Window);
    fill.setAlphaF(0.96F);
    painter.setBrush(fill);
    painter.drawRoundedRect(body, kRadius, kRadius);
}

} // namespace lodeline::app
