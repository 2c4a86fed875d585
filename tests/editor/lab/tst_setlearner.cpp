// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/setlearner.h"
#include "tests/editor/lab/labset.h"
#include "tests/editor/lab/learnedexample.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/learning/learnedfolder.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>

namespace lodeline::goldrush::editor::tst_setlearner {

class TestSetLearner : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { learner_.reset(); }
    void keepsWhatIsLearnedBeforeItIsWatched();
    void goesOnWhereItWasStopped();
    void onlyWatchesWhatIsKnown();
    void onlyWatchesWhatTheWindowAloneKnows();
    void isOverWhereNothingIsMissing();
    void saysOnceThatNothingCanBeKept();

private:
    void begin(SetLearner::Study study);
    void start(int players = 2, const std::optional<LearnedSet>& known = {});
    void startAndEnd(int players = 2, const std::optional<LearnedSet>& known = {});
    std::optional<KnownSet> kept() const { return readLearnedSet(folder_, digest_); }
    std::optional<TrainingShard> begun() const { return readBegunLearning(folder_, digest_); }

    const TileSet set_ = shippedSet("drygulch");
    const Sha256 digest_ = setDigest(set_);
    std::unique_ptr<QTemporaryDir> directory_;
    QString folder_;
    std::unique_ptr<SetLearner> learner_;
    std::vector<LearnedReport> reports_; // that were told since it began
};

namespace {

TrainingShard begunBy(std::uint64_t seed)
{
    return {{"set"}, {.seed = seed}, {}, {}};
}

// What a study was asked for; it is looked at once the study is over.
using Asked = std::optional<SetStudy>;

SetLearner::Study asking(Asked& asked, const SetLearner::Study& study)
{
    return [&asked, study](const TileSet& set, const SetStudy& wanted, const StudyTold& told,
                           const std::stop_token& stop) {
        asked = wanted;
        return study(set, wanted, told, stop);
    };
}

// One that is stopped before anything is learned, and tells of that seed what is over by then.
SetLearner::Study stoppedBy(std::uint64_t seed, std::atomic<bool>& isAtWork)
{
    return [seed, &isAtWork](const TileSet&, const SetStudy&, const StudyTold& told,
                             const std::stop_token& stop) -> std::optional<Knowledge> {
        isAtWork = true;
        waitTillStopped(stop);
        told.begun(begunBy(seed));
        return std::nullopt;
    };
}

} // namespace

void TestSetLearner::init()
{
    directory_ = std::make_unique<QTemporaryDir>();
    folder_ = directory_->filePath(QStringLiteral("data/learned"));
}

void TestSetLearner::begin(SetLearner::Study study)
{
    reports_.clear();
    learner_ = std::make_unique<SetLearner>(folder_);
    learner_->setStudy(std::move(study));
    connect(learner_.get(), &SetLearner::learned, this,
            [this](const LearnedReport& report) { reports_.push_back(report); });
}

void TestSetLearner::start(int players, const std::optional<LearnedSet>& known)
{
    learner_->start(set_, players, known);
}

void TestSetLearner::startAndEnd(int players, const std::optional<LearnedSet>& known)
{
    const QSignalSpy ended(learner_.get(), &SetLearner::ended);
    start(players, known);
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(ended[0][0].toBool());
}

void TestSetLearner::keepsWhatIsLearnedBeforeItIsWatched()
{
    begin(watchTillStopped);
    const QSignalSpy ended(learner_.get(), &SetLearner::ended);
    start();
    QTRY_COMPARE(reports_.size(), 1U);
    QCOMPARE(reports_[0].digest, digest_);
    QCOMPARE(reports_[0].learned, someLearned());
    QVERIFY(!reports_[0].insights);
    QVERIFY(kept());
    learner_->cancel();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(!ended[0][0].toBool());
    QCOMPARE(reports_.size(), 1U);
    QCOMPARE(kept()->learned, someLearned());
    QVERIFY(!kept()->insights);
    begin(studyAtOnce);
    startAndEnd();
    QCOMPARE(reports_.back().insights, std::optional(std::vector<Insight>()));
    QCOMPARE(kept()->insights, std::optional(std::vector<Insight>()));
}

void TestSetLearner::goesOnWhereItWasStopped()
{
    Asked asked;
    std::atomic<bool> isAtWork = false;
    begin(asking(asked, stoppedBy(7, isAtWork)));
    const QSignalSpy ended(learner_.get(), &SetLearner::ended);
    start();
    QTRY_VERIFY(isAtWork);
    learner_->cancel();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(!asked->begun);
    QVERIFY(begun() && begun()->training == begunBy(7).training);
    isAtWork = false;
    begin(asking(asked, stoppedBy(8, isAtWork)));
    start();
    QTRY_VERIFY(isAtWork);
    learner_.reset(); // the lab is closed
    QVERIFY(asked->begun && asked->begun->training == begunBy(7).training);
    QVERIFY(begun() && begun()->training == begunBy(8).training);
    QVERIFY(writeBegunLearning(folder_, digest_, begunBy(9))); // as the game does
    begin(asking(asked, studyAtOnce));
    startAndEnd();
    QVERIFY(asked->begun && asked->begun->training == begunBy(9).training);
    QVERIFY(!begun());
}

void TestSetLearner::onlyWatchesWhatIsKnown()
{
    const LearnedReport report = reportOf(set_, 700);
    QVERIFY(writeLearnedSet(folder_, digest_, {report.learned, report.insights}));
    QVERIFY(writeBegunLearning(folder_, digest_, begunBy(7)));
    Asked asked;
    begin(asking(asked, studyAtOnce));
    startAndEnd(4);
    QCOMPARE(asked->learned, std::optional(report.learned));
    QVERIFY(!asked->begun);
    QCOMPARE(asked->players, 4);
    QCOMPARE(reports_.back().players, 4);
    QCOMPARE(reports_.back().insights, std::optional(std::vector<Insight>()));
    QCOMPARE(kept()->learned, report.learned);
    QCOMPARE(kept()->insights, report.insights); // of games of two
}

void TestSetLearner::onlyWatchesWhatTheWindowAloneKnows()
{
    Asked asked;
    begin(asking(asked, studyAtOnce));
    startAndEnd(3, someLearned(700));
    QCOMPARE(asked->learned, std::optional(someLearned(700)));
    QCOMPARE(kept()->learned, someLearned(700));
    folder_.clear();
    begin(asking(asked, studyAtOnce));
    startAndEnd(3, someLearned(600));
    QCOMPARE(asked->learned, std::optional(someLearned(600)));
}

void TestSetLearner::isOverWhereNothingIsMissing()
{
    const LearnedReport report = reportOf(set_);
    QVERIFY(writeLearnedSet(folder_, digest_, {report.learned, report.insights}));
    Asked asked;
    begin(asking(asked, studyAtOnce));
    startAndEnd();
    QVERIFY(!asked);
    QCOMPARE(reports_.size(), 1U);
    QCOMPARE(reports_[0].learned, report.learned);
    QCOMPARE(reports_[0].insights, report.insights);
}

void TestSetLearner::saysOnceThatNothingCanBeKept()
{
    QVERIFY(ui::writeFile(directory_->filePath(QStringLiteral("data")), "no folder"));
    QTest::failOnWarning(QRegularExpression(QStringLiteral("cannot be kept")));
    QTest::ignoreMessage(
        QtWarningMsg, QRegularExpression(QStringLiteral("What was learned of the set cannot be kept in ")));
    begin(studyAtOnce);
    startAndEnd();
    QCOMPARE(reports_.size(), 2U);
    QCOMPARE(reports_[1].learned, someLearned());
    QVERIFY(reports_[1].insights);
}

const WindowTest<TestSetLearner> kTest("tst_setlearner");

} // namespace lodeline::goldrush::editor::tst_setlearner

#include "tst_setlearner.moc"
