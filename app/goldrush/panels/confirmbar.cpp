// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/confirmbar.h"

#include "ui/plain/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace lodeline::goldrush {

ConfirmBar::ConfirmBar(QWidget* parent)
    : QFrame(parent)
    , text_(new ui::Label(this))
    , confirm_(new QPushButton(this))
    , back_(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    text_->setForegroundRole(QPalette::ToolTipText);
    text_->setWordWrap(true);
    confirm_->setObjectName(QStringLiteral("confirmMove"));
    back_->setObjectName(QStringLiteral("takeMoveBack"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(text_, 1);
    row->addWidget(confirm_);
    row->addWidget(back_);
    for (QPushButton* button : {confirm_, back_})
        button->setAutoDefault(true); // Enter works on it
    connect(confirm_, &QPushButton::clicked, this, &ConfirmBar::confirmed);
    connect(back_, &QPushButton::clicked, this, &ConfirmBar::takenBack);
    retranslate();
    hide();
}

void ConfirmBar::setMove(const ui::Words& move)
{
    move_ = move;
    showMove();
    setVisible(static_cast<bool>(move_));
}

void ConfirmBar::showMove()
{
    text_->setText(move_ ? move_() : QString());
    setAccessibleName(text_->text());
}

void ConfirmBar::retranslate()
{
    //: Button: make the move that lies on the board; "Enter" is a key
    confirm_->setText(tr("Confirm (Enter)"));
    //: Button: choose another move; "Esc" is a key
    back_->setText(tr("Choose again (Esc)"));
    showMove();
}

void ConfirmBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace lodeline::goldrush
