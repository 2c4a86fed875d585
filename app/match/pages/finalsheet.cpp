// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/pages/finalsheet.h"

#include "ui/plain/label.h"

#include <QEvent>

namespace lodeline::app {

FinalSheet::FinalSheet(QWidget* parent)
    : BackdropPage(parent)
    , told_(new ui::Label(this))
{
    told_->setObjectName(QStringLiteral("told"));
    told_->setAlignment(Qt::AlignCenter);
    told_->setWordWrap(true);
    told_->hide();
}

void FinalSheet::tell(const ui::Words& words)
{
    words_ = words;
    retell();
}

void FinalSheet::setHasFile(bool on)
{
    hasFile_ = on;
    retranslateButtons();
}

void FinalSheet::retell()
{
    told_->setText(words_ ? words_() : QString());
    told_->setVisible(!told_->text().isEmpty());
}

void FinalSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retell();
    BackdropPage::changeEvent(event);
}

} // namespace lodeline::app
