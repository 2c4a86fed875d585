// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/learningrow.h"

#include "app/goldrush/learning/learnedsets.h"
#include "app/goldrush/wording/learnedwords.h"
#include "ui/plain/label.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>

#include <utility>

namespace lodeline::goldrush {

LearningRow::LearningRow(LearnedSets& learned, QWidget* parent)
    : QWidget(parent)
    , learned_(learned)
    , learns_(new QCheckBox(this))
    , text_(new ui::Label(this))
{
    learns_->setObjectName(QStringLiteral("learnsSets"));
    learns_->setChecked(learned.learns());
    text_->setObjectName(QStringLiteral("learnedText"));
    text_->setWordWrap(true);
    text_->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(text_);
    column->addWidget(learns_);
    connect(learns_, &QCheckBox::toggled, this, &LearningRow::choose);
    connect(&learned_, &LearnedSets::changed, this, &LearningRow::say);
    retranslate();
}

void LearningRow::setSet(std::shared_ptr<const TileSet> set)
{
    set_ = std::move(set);
    learn();
    say();
}

QString LearningRow::text() const
{
    return text_->text();
}

void LearningRow::choose(bool learns)
{
    learned_.setLearns(learns);
    learn();
}

void LearningRow::learn()
{
    if (set_)
        learned_.learn(*set_, ui::thinkingThreads());
}

void LearningRow::say()
{
    QString text;
    if (const auto done = set_ ? learned_.progressOf(*set_) : std::nullopt)
        text = learningText(*done);
    else if (set_)
        text = learnedText(learned_.of(*set_));
    text_->setText(text);
    learns_->setAccessibleDescription(text);
}

void LearningRow::retranslate()
{
    //: A choice: whether the computer plays against itself with a tile set before somebody plays it
    learns_->setText(tr("Let the computer learn tile sets before the&y are played"));
    say();
}

void LearningRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
