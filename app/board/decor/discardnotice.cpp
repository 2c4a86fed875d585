// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/decor/discardnotice.h"

#include "app/board/boardtext.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace lodeline::app {

namespace {

constexpr int kPicture = 56; // pixels
constexpr int kGap = 6;
constexpr std::size_t kMostPictures = 6; // the words name all of them

} // namespace

DiscardNotice::DiscardNotice(QWidget* parent)
    : QFrame(parent)
    , pictures_(new QLabel(this))
    , words_(new QLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(pictures_);
    layout->addWidget(words_);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DiscardNotice::show(const std::vector<std::string>& ids, const std::vector<int>& designs,
                         BoardStyle& style)
{
    setVisible(!ids.empty());
    if (ids.empty())
        return;
    setLayoutDirection(QGuiApplication::layoutDirection());
    words_->setText(BoardText::discarded(ids));
    setAccessibleName(words_->text());
    setPictures(designs, style);
    setColours(style.theme);
    place();
    raise();
}

void DiscardNotice::setPictures(const std::vector<int>& designs, BoardStyle& style)
{
    const auto count = static_cast<int>(std::min(designs.size(), kMostPictures));
    const qreal ratio = devicePixelRatioF();
    QPixmap row(QSize(count * (kPicture + kGap) - kGap, kPicture) * ratio);
    row.fill(Qt::transparent);
    QPainter painter(&row);
    const int side = qRound(kPicture * ratio);
    for (int index = 0; index < count; ++index) {
        const int design = designs[static_cast<std::size_t>(index)];
        const int x = qRound(index * (kPicture + kGap) * ratio);
        painter.drawPixmap(x, 0, style.tiles->exact(design, Rotation::R0, {side, side}));
    }
    painter.end();
    row.setDevicePixelRatio(ratio);
    pictures_->setPixmap(row);
}

void DiscardNotice::setColours(const art::Theme& theme)
{
    QColor ground = theme.halo;
    ground.setAlpha(255);
    QPalette colours = palette();
    colours.setColor(QPalette::Window, ground);
    colours.setColor(QPalette::WindowText, theme.text);
    setPalette(colours);
}

void DiscardNotice::place()
{
    adjustSize();
    move((parentWidget()->width() - width()) / 2, 12);
}

} // namespace lodeline::app
