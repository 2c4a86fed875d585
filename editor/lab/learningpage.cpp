// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/learningpage.h"

#include "editor/measuring/findingslist.h"
#include "editor/measuring/notice.h"
#include "engine/goldrush/learning/setdigest.h"
#include "ui/findings/insightwords.h"
#include "ui/learning/learnedfolder.h"
#include "ui/plain/label.h"
#include "ui/windows/flowlayout.h"
#include "ui/windows/textscale.h"

#include <QCheckBox>
#include <QEvent>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kSteps = 1000; // of the progress
constexpr int kBarWidth = 160;
constexpr int kLeastHeight = 48;        // px, of the sentences, at the usual size of text
constexpr std::size_t kMostReports = 8; // kept for a step back

} // namespace

LearningPage::LearningPage(QString folder, QWidget* parent)
    : QWidget(parent)
    , folder_(std::move(folder))
    , learn_(new QPushButton(this))
    , bar_(new QProgressBar(this))
    , use_(new QCheckBox(this))
    , basis_(new ui::Label(this))
    , notice_(desk::makeNotice(this))
    , pages_(new QStackedWidget(this))
    , invitation_(new ui::Label(this))
    , insights_(new desk::FindingsList([] { return QString(); }, this))
    , learner_(folder_)
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
    connect(&learner_, &SetLearner::learned, this, &LearningPage::hear);
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
    basis_->setObjectName(QStringLiteral("labLearnBasis"));
    basis_->setWordWrap(true);
    basis_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    notice_->setObjectName(QStringLiteral("labLearnNotice"));
    invitation_->setObjectName(QStringLiteral("labLearnInvitation"));
    invitation_->setWordWrap(true);
    invitation_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    insights_->setObjectName(QStringLiteral("labInsights"));
    pages_->addWidget(invitation_);
    pages_->addWidget(insights_);
    // In a low lab the list scrolls by itself, not all of the page.
    pages_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    pages_->setMinimumHeight(ui::roomForText(*this, kLeastHeight));
    auto* row = new ui::FlowLayout;
    row->setSpacing(6);
    for (QWidget* part : std::initializer_list<QWidget*>{learn_, bar_, use_, basis_})
        row->addWidget(part);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(notice_);
    column->addWidget(pages_, 1);
}

void LearningPage::setTileSet(const TileSet& set, bool playable)
{
    set_ = set;
    playable_ = playable;
    const Sha256 digest = setDigest(set_);
    const bool isAnother = std::exchange(digest_, digest) != digest;
    const bool cutsShort = isAnother && isRunning();
    if (isAnother)
        bringBack();
    if (cutsShort) {
        learner_.forget();
        isCutShort_ = true;
    }
    showState();
    if (cutsShort)
        emit ended(false);
}

void LearningPage::bringBack()
{
    const auto known = std::ranges::find(reports_, digest_, &LearnedReport::digest);
    if (known != reports_.end())
        std::rotate(reports_.begin(), known, known + 1);
    else if (!folder_.isEmpty())
        lookUp();
}

// By the game, or by the lab another day.
void LearningPage::lookUp()
{
    reader_.run([folder = folder_, digest = digest_] { return readLearnedSet(folder, digest); },
                [this, digest = digest_](const std::optional<KnownSet>& kept) {
                    if (kept && digest == digest_ && !report())
                        tell({digest, kToldPlayers, kept->learned, kept->insights});
                    emit lookedUp();
                });
}

void LearningPage::setTheme(const art::Theme& theme)
{
    insights_->setTheme(theme);
}

void LearningPage::learn(int players)
{
    isCutShort_ = false;
    bar_->setValue(0);
    learner_.start(set_, players, report() ? std::optional(report()->learned) : std::nullopt);
    showState();
}

// Words that are there stay until there are others.
void LearningPage::hear(const LearnedReport& news)
{
    const bool isNew = !report();
    if (isNew)
        use_->setChecked(true);
    if (isNew || news.insights)
        tell(news);
}

void LearningPage::tell(LearnedReport report)
{
    isCutShort_ = false;
    std::erase_if(reports_, [&](const LearnedReport& other) { return other.digest == report.digest; });
    reports_.push_front(std::move(report));
    if (reports_.size() > kMostReports)
        reports_.pop_back();
    showState();
}

const LearnedReport* LearningPage::report() const
{
    return !reports_.empty() && reports_.front().digest == digest_ ? &reports_.front() : nullptr;
}

std::optional<LearnedSet> LearningPage::used() const
{
    return report() && use_->isChecked() ? std::optional(report()->learned) : std::nullopt;
}

void LearningPage::showState()
{
    //: Button: stops what the computer does to learn a set of tiles
    const QString cancel = tr("Cancel learning");
    //: Button: the computer plays a set of tiles against itself to play it better
    const QString learn = tr("Let the computer learn this set");
    learn_->setText(isRunning() ? cancel : learn);
    learn_->setEnabled(isRunning() || playable_);
    bar_->setVisible(isRunning());
    use_->setVisible(report() != nullptr);
    notice_->setVisible(!isRunning() && !report() && (isCutShort_ || isTold()));
    showInsights();
}

bool LearningPage::isTold() const
{
    return !reports_.empty() && reports_.front().insights && (report() || !isRunning());
}

void LearningPage::showInsights()
{
    std::vector<desk::FindingsList::Row> rows;
    if (isTold()) {
        const LearnedReport& told = reports_.front();
        for (const Insight& insight : *told.insights)
            rows.push_back({insight.weight, insightText(insight), -1, static_cast<int>(insight.code)});
        if (!told.learned.isBetter())
            rows.push_back({Insight::Weight::Remark,
                            tr("The computer found nothing better than what it knows from all tile sets."),
                            -1, desk::FindingsList::kNoFinding});
        //: For what the sentences below hold: %1 number of players, 2 to 5; so many games were played to
        //: learn
        basis_->setText(tr("For %1-player games, learned from %Ln game(s).", nullptr, told.learned.games)
                            .arg(QLocale().toString(told.players)));
    }
    basis_->setVisible(isTold());
    pages_->setCurrentWidget(isTold() ? insights_ : static_cast<QWidget*>(invitation_));
    insights_->setRows(std::move(rows));
    showInvitation();
}

void LearningPage::showInvitation()
{
    const QString begin =
        tr("The computer plays against itself with your set, usually for less than half a minute. "
           "Then it shows here what it has learned.");
    const QString goOn =
        tr("The computer has learned your set, but cannot tell you about it yet. Click the button above: the "
           "computer plays on for a few seconds and then shows here what it has learned.");
    invitation_->setText(report() && !isRunning() ? goOn : begin);
}

void LearningPage::retranslate()
{
    use_->setText(tr("Computer players use what was learned"));
    bar_->setAccessibleName(tr("Progress of learning"));
    notice_->setText(
        tr("The set has changed since learning began. Let the computer learn it again to bring this "
           "up to date."));
    showState();
}

void LearningPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
