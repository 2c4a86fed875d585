// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/start/startnotice.h"

#include "ui/plain/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace lodeline::app {
namespace {

constexpr int kNoticeWidth = 640;

} // namespace

StartNotice::StartNotice(QWidget* parent)
    : BackdropCard(parent)
    , text_(new ui::Label(this))
    , buttons_(new QHBoxLayout)
    , close_(new QToolButton(this))
{
    setFixedWidth(kNoticeWidth);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    close_->setAutoRaise(true);
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    auto* top = new QHBoxLayout;
    top->addWidget(text_, 1);
    top->addWidget(close_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 18, 18, 22);
    column->addLayout(top);
    column->addLayout(buttons_);
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

QString StartNotice::text() const
{
    return text_->text();
}

void StartNotice::showNotice(const ui::Words& words, const std::vector<Choice>& choices)
{
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        if (item->widget()) {
            item->widget()->setParent(nullptr);
            item->widget()->deleteLater(); // it may be the button that was clicked
        }
        delete item;
    }
    if (isHidden())
        added_ = nullptr; // it was closed since
    words_ = words;
    choices_.clear();
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(this);
        choices_.emplace_back(button, choice.words);
        button->setObjectName(choice.objectName);
        connect(button, &QPushButton::clicked, this, choice.call);
        buttons_->addWidget(button);
    }
    if (!choices.empty())
        buttons_->addStretch(1);
    say();
    show();
}

void StartNotice::add(const ui::Words& words)
{
    if (isHidden())
        showNotice(nullptr); // what was closed does not come back
    added_ = words;
    say();
}

void StartNotice::say()
{
    for (const auto& [button, words] : choices_)
        button->setText(words());
    QStringList texts;
    for (const ui::Words& words : {words_, added_}) {
        if (words)
            texts << words();
    }
    text_->setText(texts.join(u'\n'));
    setAccessibleName(text_->text());
    setMinimumHeight(layout()->heightForWidth(kNoticeWidth));
}

void StartNotice::retranslate()
{
    close_->setAccessibleName(tr("Close the notice"));
    close_->setToolTip(tr("Close the notice"));
    if (words_ || added_)
        say();
}

void StartNotice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    BackdropCard::changeEvent(event);
}

} // namespace lodeline::app
