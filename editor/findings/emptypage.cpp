// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/emptypage.h"

#include "ui/plain/label.h"

#include <QBoxLayout>

namespace lodeline::desk {

EmptyPage::EmptyPage(QWidget* parent)
    : QWidget(parent)
    , layout_(new QBoxLayout(QBoxLayout::TopToBottom, this))
    , sign_(new ui::Label(this))
    , text_(new ui::Label(this))
{
    text_->setAlignment(Qt::AlignCenter);
    text_->setWordWrap(true);
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->addStretch(2);
    layout_->addWidget(sign_, 0, Qt::AlignCenter);
    layout_->addWidget(text_);
    layout_->addStretch(3);
}

void EmptyPage::setText(const QString& text)
{
    text_->setText(text);
    arrange();
}

void EmptyPage::setSign(const QPixmap& sign)
{
    sign_->setPixmap(sign);
    arrange();
}

void EmptyPage::setSignShown(bool shown)
{
    isSignShown_ = shown;
    arrange();
}

void EmptyPage::arrange()
{
    const int sign = sign_->sizeHint().height();
    const int text = text_->heightForWidth(width());
    const bool isLow = height() < sign + layout_->spacing() + text;
    layout_->setDirection(isLow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    sign_->setVisible(isSignShown_ && sign <= height());
}

void EmptyPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace lodeline::desk
