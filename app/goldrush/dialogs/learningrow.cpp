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

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {
namespace {

// Whether somebody who plays with or without farmers has something of it; all of it was found out with them.
bool isForPlayers(Insight::Code code, bool farmers)
{
    using Code = Insight::Code;
    switch (code) {
    case Code::RailroadsPay:
    case Code::MountainsPay:
    case Code::CitiesPay:
    case Code::PrairiesPay:
    case Code::Farmers:
    case Code::FarmersEarly:
    case Code::FarmersLate:
    case Code::LeadUnsure: // by points, which farmers bring, too
        return farmers;
    case Code::TentPays:
    case Code::FirstSeat:
    case Code::MindChanges:
    case Code::Learned:
        break;
    }
    return true;
}

} // namespace

LearningRow::LearningRow(LearnedSets& learned, QWidget* parent)
    : QWidget(parent)
    , learned_(learned)
    , threadsBefore_(learned.threadsAtWork())
    , learns_(new QCheckBox(this))
    , text_(new ui::Label(this))
    , unfold_(new QToolButton(this))
    , insights_(new InsightsNote(this))
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
    column->addWidget(learns_); // above what grows and shrinks, so that a second click meets it
    column->addWidget(text_);
    column->addWidget(unfold_, 0, Qt::AlignLeading);
    column->addWidget(insights_);
    connect(learns_, &QCheckBox::toggled, this, &LearningRow::choose);
    connect(unfold_, &QToolButton::toggled, this, [this](bool open) {
        showInsights();
        if (open)
            emit unfolded();
    });
    connect(&learned_, &LearnedSets::changed, this, &LearningRow::say);
    retranslate();
}

// A game that begins asks for its set itself, with fewer threads; one that goes on has as many as before.
LearningRow::~LearningRow()
{
    if (set_ && wasFirstToAsk_)
        learned_.withdraw(*set_);
    const int most = ui::thinkingThreads();
    learned_.slowDown(threadsBefore_ > 0 ? std::min(threadsBefore_, most) : most);
}

void LearningRow::setSet(std::shared_ptr<const TileSet> set)
{
    if (set_ && std::exchange(wasFirstToAsk_, false))
        learned_.withdraw(*set_);
    set_ = std::move(set);
    learn();
    say();
}

void LearningRow::setOptions(const Options& options)
{
    if (std::exchange(farmers_, options.farmers) != options.farmers)
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
        wasFirstToAsk_ = learned_.learn(*set_, ui::processors());
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
    const int before = heightForWidth(width());
    text_->setText(text);
    learns_->setAccessibleDescription(text);
    std::vector<Insight> insights = set_ ? learned_.insights(*set_) : std::vector<Insight>();
    std::erase_if(insights, [this](const Insight& insight) { return !isForPlayers(insight.code, farmers_); });
    insights_->setInsights(std::move(insights));
    showInsights();
    if (heightForWidth(width()) > before)
        emit grown();
}

void LearningRow::showInsights()
{
    //: Title of a list that unfolds: what the computer has found out about a tile set
    const QString title = tr("What it has found out");
    const QString folded = isRightToLeft() ? QStringLiteral("◂ ") : QStringLiteral("▸ ");
    unfold_->setText((unfold_->isChecked() ? QStringLiteral("▾ ") : folded) + title);
    unfold_->setAccessibleName(title);
    unfold_->setVisible(!insights_->text().isEmpty());
    unfold_->setAccessibleDescription(insights_->text());
    insights_->setVisible(!unfold_->isHidden() && unfold_->isChecked());
}

void LearningRow::retranslate()
{
    //: A choice: whether the computer plays against itself with a tile set before somebody plays it
    learns_->setText(tr("Let the computer learn new sets before the&y are played"));
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
