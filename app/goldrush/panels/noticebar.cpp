// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/noticebar.h"

#include "app/goldrush/panels/tilepicture.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kTile = 48;
constexpr std::size_t kMostTiles = 6;

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , tiles_(new QHBoxLayout)
    , text_(new ui::Label(this))
    , close_(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    text_->setForegroundRole(QPalette::ToolTipText);
    text_->setWordWrap(true);
    close_->setAutoRaise(true);
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    auto* layout = new QHBoxLayout(this);
    layout->addLayout(tiles_);
    layout->addWidget(text_, 1);
    layout->addWidget(close_);
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

QString NoticeBar::text() const
{
    return text_->text();
}

void NoticeBar::showNotice(const QString& text, const std::vector<TileDesign>& tiles, const art::Theme& theme)
{
    while (QLayoutItem* item = tiles_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (std::size_t i = 0; i < std::min(tiles.size(), kMostTiles); ++i) {
        auto* picture = new TilePicture(this);
        picture->setFixedSize(kTile, kTile);
        picture->setTheme(theme);
        picture->setTile(tiles[i]);
        tiles_->addWidget(picture);
    }
    text_->setText(text);
    setAccessibleName(text);
    show();
}

void NoticeBar::retranslate()
{
    close_->setAccessibleName(tr("Close the notice"));
    close_->setToolTip(ui::toolTip(close_->accessibleName()));
}

void NoticeBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace lodeline::goldrush
