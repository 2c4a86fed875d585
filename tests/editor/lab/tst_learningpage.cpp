// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/learningpage.h"
#include "editor/measuring/findingslist.h"
#include "tests/editor/lab/labset.h"
#include "tests/editor/lab/learnedexample.h"
#include "tests/engine/goldrush/ai/tinyset.h"
#include "tests/windowtest/windowtest.h"
#include "ui/findings/insightwords.h"
#include "ui/learning/learnedfolder.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace lodeline::goldrush::editor::tst_learningpage {

class TestLearningPage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { page_.reset(); }
    void keepsWhatItLearnsForTheGame();
    void takesWhatTheGameHasLearned();
    void saysWhatIsMissingWhereThereAreNoWords();
    void usesWhatIsLearnedBeforeItIsWatched();
    void knowsAgainWhatWasLearnedBeforeAnEdit();
    void keepsTheWordsUntilThereAreOthers();
    void leavesTheBoxAloneWhereNothingNewIsLearned();
    void saysThatItIsTheComputerThatLearns();

private:
    void give(const TileSet& set) { page_->setTileSet(set, true); }
    void lookUp(const TileSet& set);
    void learn(int players);
    QLabel* label(const char* name) const { return page_->findChild<QLabel*>(QLatin1String(name)); }
    QCheckBox* box() const { return page_->findChild<QCheckBox*>(QStringLiteral("labUseLearned")); }
    desk::FindingsList* insights() const
    {
        return page_->findChild<desk::FindingsList*>(QStringLiteral("labInsights"));
    }
    bool saysWhatIsMissing() const;

    std::unique_ptr<QTemporaryDir> directory_;
    QString folder_;
    std::unique_ptr<LearningPage> page_;
};

namespace {

TileSet anotherOf(TileSet set)
{
    ++set.tiles[1].count;
    return set;
}

} // namespace

void TestLearningPage::init()
{
    directory_ = std::make_unique<QTemporaryDir>();
    folder_ = directory_->filePath(QStringLiteral("learned"));
    page_ = std::make_unique<LearningPage>(folder_);
}

void TestLearningPage::lookUp(const TileSet& set)
{
    const QSignalSpy lookedUp(page_.get(), &LearningPage::lookedUp);
    give(set);
    QTRY_COMPARE(lookedUp.size(), 1);
}

void TestLearningPage::learn(int players)
{
    const QSignalSpy ended(page_.get(), &LearningPage::ended);
    page_->learn(players);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 240'000); // slow under sanitizers
    QVERIFY(ended[0][0].toBool());
}

bool TestLearningPage::saysWhatIsMissing() const
{
    const QLabel* invitation = label("labLearnInvitation");
    return invitation->isVisibleTo(page_.get()) &&
           invitation->text().startsWith(QStringLiteral("The computer has learned your set"));
}

void TestLearningPage::keepsWhatItLearnsForTheGame()
{
    const Sha256 digest = setDigest(test::tinySet());
    give(test::tinySet());
    learn(3);
    const auto kept = readLearnedSet(folder_, digest);
    QVERIFY(kept);
    QCOMPARE(kept->learned.weights, page_->report()->learned.weights);
    QVERIFY(!kept->insights); // the game tells of games of two
    learn(2);
    const auto told = readLearnedSet(folder_, digest);
    QVERIFY(told->insights);
    QCOMPARE(told->insights->size(), page_->report()->insights->size());
    QVERIFY(!told->insights->empty());
}

void TestLearningPage::takesWhatTheGameHasLearned()
{
    const TileSet watched = anotherOf(shippedSet("drygulch"));
    const TileSet unwatched = anotherOf(watched);
    const LearnedReport report = reportOf(watched);
    QVERIFY(writeLearnedSet(folder_, report.digest, {report.learned, report.insights}));
    QVERIFY(writeLearnedSet(folder_, setDigest(unwatched), {someLearned(700)}));
    lookUp(watched);
    QCOMPARE(page_->used(), std::optional(report.learned));
    QCOMPARE(page_->report()->insights, report.insights);
    QVERIFY(insights()->isVisibleTo(page_.get()));
    lookUp(unwatched);
    QCOMPARE(page_->used(), std::optional(someLearned(700)));
    QVERIFY(!box()->isHidden());
    QVERIFY(saysWhatIsMissing());
    lookUp(anotherOf(unwatched));
    QVERIFY(!page_->used());
    QVERIFY(box()->isHidden());
    QVERIFY(!saysWhatIsMissing());
    QVERIFY(label("labLearnNotice")->isHidden()); // there are no words to be brought up to date
}

void TestLearningPage::saysWhatIsMissingWhereThereAreNoWords()
{
    const TileSet set = shippedSet("drygulch");
    give(set);
    LearnedReport report = reportOf(set);
    page_->tell(report);
    QVERIFY(!label("labLearnBasis")->isHidden());
    QVERIFY(!saysWhatIsMissing());
    report.insights.reset();
    page_->tell(report);
    QVERIFY(saysWhatIsMissing());
    QVERIFY(!box()->isHidden());
    QVERIFY(label("labLearnBasis")->isHidden());
    QVERIFY(!insights()->isVisibleTo(page_.get()));
}

void TestLearningPage::usesWhatIsLearnedBeforeItIsWatched()
{
    give(shippedSet("drygulch"));
    page_->setStudy(watchTillStopped);
    const QSignalSpy ended(page_.get(), &LearningPage::ended);
    page_->learn(2);
    QTRY_VERIFY(page_->used());
    QVERIFY(page_->isRunning());
    QVERIFY(!box()->isHidden());
    QVERIFY(!saysWhatIsMissing()); // it is on its way
    page_->cancel();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(!ended[0][0].toBool());
    QCOMPARE(page_->used(), std::optional(someLearned()));
    QVERIFY(saysWhatIsMissing());
}

void TestLearningPage::knowsAgainWhatWasLearnedBeforeAnEdit()
{
    const TileSet set = shippedSet("drygulch");
    give(set);
    page_->setStudy(watchTillStopped);
    page_->learn(2);
    QTRY_VERIFY(page_->used());
    give(anotherOf(set));
    QVERIFY(!page_->isRunning());
    QVERIFY(!page_->used());
    QVERIFY(!label("labLearnNotice")->isHidden());
    give(set);
    QCOMPARE(page_->used(), std::optional(someLearned()));
    page_ = std::make_unique<LearningPage>(folder_);
    lookUp(set);
    QCOMPARE(page_->used(), std::optional(someLearned()));
}

void TestLearningPage::keepsTheWordsUntilThereAreOthers()
{
    const TileSet set = shippedSet("drygulch");
    give(set);
    page_->tell(reportOf(set));
    const QString words = insightText(reportOf(set).insights->front());
    page_->setStudy(watchTillStopped);
    const QSignalSpy ended(page_.get(), &LearningPage::ended);
    page_->learn(4);
    QTRY_VERIFY(readLearnedSet(folder_, setDigest(set))); // what the window alone knew
    QCOMPARE(insights()->item(0)->text(), words);
    page_->cancel();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(page_->report()->players, 2);
    QCOMPARE(insights()->item(0)->text(), words);
    page_->setStudy(studyAtOnce);
    learn(4);
    QCOMPARE(page_->report()->players, 4);
    QCOMPARE(page_->used(), std::optional(reportOf(set).learned));
    QCOMPARE(insights()->count(), 0);
}

void TestLearningPage::leavesTheBoxAloneWhereNothingNewIsLearned()
{
    give(shippedSet("drygulch"));
    page_->setStudy(studyAtOnce);
    box()->setChecked(false);
    learn(2);
    QVERIFY(page_->used());
    box()->setChecked(false);
    learn(3);
    QCOMPARE(page_->report()->players, 3);
    QVERIFY(!page_->used());
}

void TestLearningPage::saysThatItIsTheComputerThatLearns()
{
    const auto* button = page_->findChild<QPushButton*>(QStringLiteral("labLearn"));
    QCOMPARE(button->text(), QStringLiteral("Let the computer learn this set"));
    QVERIFY(label("labLearnNotice")->text().contains(QStringLiteral("Let the computer learn it again")));
}

const WindowTest<TestLearningPage> kTest("tst_learningpage");

} // namespace lodeline::goldrush::editor::tst_learningpage

#include "tst_learningpage.moc"
