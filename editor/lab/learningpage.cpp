// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/learningpage.h"

#include "editor/measuring/findingslist.h"
#include "engine/goldrush/learning/setdigest.h"
#include "ui/findings/insightwords.h"
#include "ui/plain/label.h"
#include "ui/windows/flowlayout.h"

#include <QCheckBox>
#include <QEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kSteps = 1000; // of the progress
constexpr int kBarWidth = 160;

} // namespace

LearningPage::LearningPage(const QString& folder, QWidget* parent)
    : QWidget(parent)
    , learn_(new QPushButton(this))
    , bar_(new QProgressBar(this))
    , use_(new QCheckBox(this))
    , pages_(new QStackedWidget(this))
    , invitation_(new ui::Label(this))
    , insights_(new desk::FindingsList([] { return QString(); }, this))
    , learner_(folder)
{
    build();
    connect(learn_, &QPushButton::clicked, this, [this] {
        if (isRunning())
            cancel();
        else
            emit learnRequested();
    });
    connect(&learner_, &SetLearner::progressed, this,
            [this](double share) { bar_->setValue(static_cast<int>(std::lround(kSteps * share))); });
    connect(&learner_, &SetLearner::learned, this, &LearningPage::tell);
    connect(&learner_, &SetLearner::ended, this, [this](bool complete) {
        showState();
        emit ended(complete);
    });
    retranslate();
}

void LearningPage::build()
{
    learn_->setObjectName(QStringLiteral("labLearn"));
    use_->setObjectName(QStringLiteral("labUseLearned"));
    use_->setChecked(true);
    bar_->setTextVisible(false);
    bar_->setFixedHeight(10);
    bar_->setMinimumWidth(kBarWidth);
    bar_->setRange(0, kSteps);
    invitation_->setWordWrap(true);
    invitation_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    insights_->setObjectName(QStringLiteral("labInsights"));
    pages_->addWidget(invitation_);
    pages_->addWidget(insights_);
    auto* row = new ui::FlowLayout;
    row->setSpacing(6);
    for (QWidget* part : std::initializer_list<QWidget*>{learn_, bar_, use_})
        row->addWidget(part);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(pages_, 1);
}

void LearningPage::setTileSet(const TileSet& set, bool playable)
{
    set_ = set;
    playable_ = playable;
    if ((report_ || isRunning()) && setDigest(set_) != digest_)
        forget();
    showState();
}

void LearningPage::setTheme(const art::Theme& theme)
{
    insights_->setTheme(theme);
}

void LearningPage::learn(int players)
{
    digest_ = setDigest(set_);
    report_.reset();
    bar_->setValue(0);
    learner_.start(set_, players);
    showState();
}

void LearningPage::tell(const LearnedReport& report)
{
    digest_ = setDigest(set_);
    report_ = report;
    use_->setChecked(true);
    showState();
}

void LearningPage::forget()
{
    const bool wasRunning = isRunning();
    learner_.forget();
    report_.reset();
    if (wasRunning)
        emit ended(false);
}

std::optional<LearnedSet> LearningPage::used() const
{
    return report_ && use_->isChecked() ? std::optional(report_->learned) : std::nullopt;
}

void LearningPage::showState()
{
    //: Button: stops what the computer does to learn a set of tiles
    const QString cancel = tr("Cancel learning");
    //: Button: the computer plays a set of tiles against itself to play it better
    const QString learn = tr("Learn this set");
    learn_->setText(isRunning() ? cancel : learn);
    learn_->setEnabled(isRunning() || playable_);
    bar_->setVisible(isRunning());
    use_->setVisible(report_.has_value());
    showInsights();
}

void LearningPage::showInsights()
{
    std::vector<desk::FindingsList::Row> rows;
    if (report_)
        for (const Insight& insight : report_->insights)
            rows.push_back({insight.weight, insightText(insight)});
    pages_->setCurrentWidget(rows.empty() ? static_cast<QWidget*>(invitation_) : insights_);
    insights_->setRows(std::move(rows));
}

void LearningPage::retranslate()
{
    use_->setText(tr("Computer players go by what was learned"));
    bar_->setAccessibleName(tr("Progress of learning"));
    invitation_->setText(
        tr("The computer plays your set against itself for some seconds, learns what matters "
           "in it, and tells you here."));
    showState();
}

void LearningPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
