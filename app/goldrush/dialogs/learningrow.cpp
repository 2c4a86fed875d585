// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/learningrow.h"

#include "app/goldrush/dialogs/insightsnote.h"
#include "app/goldrush/learning/learnedsets.h"
#include "app/goldrush/wording/learnedwords.h"
#include "ui/plain/label.h"

#include <QCheckBox>
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace lodeline::goldrush {

LearningRow::LearningRow(LearnedSets& learned, QWidget* parent)
    : QWidget(parent)
    , learned_(learned)
    , text_(new ui::Label(this))
    , unfold_(new QToolButton(this))
    , insights_(new InsightsNote(this))
    , learns_(new QCheckBox(this))
{
    learns_->setObjectName(QStringLiteral("learnsSets"));
    learns_->setChecked(learned.learns());
    text_->setObjectName(QStringLiteral("learnedText"));
    text_->setWordWrap(true);
    text_->setForegroundRole(QPalette::PlaceholderText);
    unfold_->setObjectName(QStringLiteral("unfoldInsights"));
    unfold_->setCheckable(true);
    unfold_->setAutoRaise(true);
    unfold_->setFocusPolicy(Qt::StrongFocus);
    unfold_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(text_);
    column->addWidget(unfold_, 0, Qt::AlignLeading);
    column->addWidget(insights_);
    column->addWidget(learns_);
    connect(learns_, &QCheckBox::toggled, this, &LearningRow::choose);
    connect(unfold_, &QToolButton::toggled, this, [this](bool open) {
        showInsights();
        if (open)
            emit unfolded();
    });
    connect(&learned_, &LearnedSets::changed, this, &LearningRow::say);
    retranslate();
}

void LearningRow::setSet(std::shared_ptr<const TileSet> set)
{
    set_ = std::move(set);
    learn();
    say();
}

// As low as can be: a form gives no field less than that, but each what its words need at its width.
QSize LearningRow::sizeHint() const
{
    const QSize usual = QWidget::sizeHint();
    return {usual.width(), layout()->hasHeightForWidth() ? heightForWidth(QWIDGETSIZE_MAX) : usual.height()};
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
    else if (set_ && learned_.isWaiting(*set_))
        text = waitingToLearnText();
    else if (set_)
        text = learnedText(learned_.of(*set_));
    text_->setText(text);
    learns_->setAccessibleDescription(text);
    insights_->setInsights(set_ ? learned_.insights(*set_) : std::vector<Insight>());
    showInsights();
}

void LearningRow::showInsights()
{
    //: Title of a list that unfolds: what the computer has found out about a tile set
    const QString title = tr("What it has found out, in games of two");
    const QString folded = isRightToLeft() ? QStringLiteral("◂ ") : QStringLiteral("▸ ");
    unfold_->setText((unfold_->isChecked() ? QStringLiteral("▾ ") : folded) + title);
    unfold_->setAccessibleName(title);
    const bool hadNone = unfold_->isHidden();
    unfold_->setVisible(!insights_->text().isEmpty());
    unfold_->setAccessibleDescription(insights_->text());
    insights_->setVisible(!unfold_->isHidden() && unfold_->isChecked());
    if (hadNone && !unfold_->isHidden())
        emit grown();
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
    else if (event->type() == QEvent::LayoutDirectionChange)
        showInsights();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
