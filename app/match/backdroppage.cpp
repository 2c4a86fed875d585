// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/backdroppage.h"

#include "ui/themed.h"
#include "ui/windows/scrolled.h"

#include <QElapsedTimer>
#include <QHideEvent>
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

BackdropPage::BackdropPage(QWidget* parent)
    : QWidget(parent)
{
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, &BackdropPage::beginBackdrop);
    connect(&grow_, &QTimer::timeout, this, &BackdropPage::growBackdrop);
}

void BackdropPage::setTheme(const art::Theme& theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    backdrop_.reset();
    update();
}

void BackdropPage::setBackdrop(BackdropMaker maker)
{
    maker_ = std::move(maker);
    backdrop_.reset();
    update();
}

void BackdropPage::setContent(QLayout* content)
{
    auto* inside = new QWidget;
    inside->setLayout(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(ui::scrolledOver(inside));
}

void BackdropPage::beginBackdrop()
{
    backdrop_ = maker_ ? maker_(size(), devicePixelRatioF(), theme_) : nullptr;
    if (backdrop_)
        grow_.start(0);
}

void BackdropPage::growBackdrop()
{
    QElapsedTimer spent;
    spent.start();
    bool more = backdrop_ && isVisible();
    while (more && spent.elapsed() < kSlice)
        more = backdrop_->paintNext();
    if (!more)
        grow_.stop();
    if (!more || !still_)
        update();
}

void BackdropPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.board.table);
    if (!backdrop_) {
        if (!settle_.isActive())
            settle_.start(0);
        return;
    }
    if (still_ && grow_.isActive())
        return;
    const QSizeF size = backdrop_->picture().deviceIndependentSize();
    painter.drawPixmap(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2),
                       backdrop_->picture());
}

void BackdropPage::resizeEvent(QResizeEvent*)
{
    if (backdrop_)
        settle_.start(kSettle);
}

void BackdropPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        backdrop_.reset();
}

void BackdropCard::paintEvent(QPaintEvent*)
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
