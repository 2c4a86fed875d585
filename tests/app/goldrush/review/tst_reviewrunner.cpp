// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewrunner.h"
#include "tests/app/goldrush/review/reviewedgame.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

namespace lodeline::goldrush::tst_reviewrunner {

class ReviewRunnerTest : public QObject
{
    Q_OBJECT

private slots:
    void tellsEverythingInTheThreadOfTheWindow();
    void isSilentOnceCancelled();
    void startsAgainInPlaceOfTheFormer();
    void whatCannotBeReplayedFails();
    void endsWithTheWork();
};

void ReviewRunnerTest::tellsEverythingInTheThreadOfTheWindow()
{
    const GameRecord record = test::playedRecord();
    ReviewRunner runner;
    int outlooks = 0;
    QList<int> plies;
    connect(&runner, &ReviewRunner::outlooksKnown, this, [&](const Review& review) {
        QCOMPARE(QThread::currentThread(), thread());
        QVERIFY(plies.isEmpty());
        QCOMPARE(review.plies.size(), record.moves.size());
        ++outlooks;
    });
    connect(&runner, &ReviewRunner::plySearched, this, [&](int ply, const PlyReview& review, int done) {
        QCOMPARE(QThread::currentThread(), thread());
        QVERIFY(review.searched);
        plies << ply;
        QCOMPARE(done, static_cast<int>(plies.size()));
    });
    QSignalSpy ended(&runner, &ReviewRunner::ended);
    ReviewSettings settings = test::kQuickReview;
    settings.jobs = 2;
    runner.start(record, settings);
    QVERIFY(runner.isRunning());
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(ended[0][0].toBool());
    QVERIFY(!runner.isRunning());
    QCOMPARE(outlooks, 1);
    std::ranges::sort(plies);
    QCOMPARE(plies.size(), static_cast<qsizetype>(record.moves.size()));
    for (qsizetype i = 0; i < plies.size(); ++i)
        QCOMPARE(plies[i], static_cast<int>(i));
}

void ReviewRunnerTest::isSilentOnceCancelled()
{
    ReviewRunner runner;
    QSignalSpy outlooks(&runner, &ReviewRunner::outlooksKnown);
    QSignalSpy searched(&runner, &ReviewRunner::plySearched);
    QSignalSpy ended(&runner, &ReviewRunner::ended);
    runner.start(test::playedRecord(), test::kEndlessReview);
    QTRY_COMPARE(outlooks.size(), 1);
    runner.cancel();
    QVERIFY(!runner.isRunning());
    QCOMPARE(ended.size(), 1);
    QVERIFY(!ended[0][0].toBool());
    QCoreApplication::processEvents();
    QCOMPARE(searched.size(), 0);
    QCOMPARE(ended.size(), 1);
}

void ReviewRunnerTest::startsAgainInPlaceOfTheFormer()
{
    ReviewRunner runner;
    QSignalSpy ended(&runner, &ReviewRunner::ended);
    qsizetype plies = 0;
    connect(&runner, &ReviewRunner::outlooksKnown, this,
            [&](const Review& review) { plies = static_cast<qsizetype>(review.plies.size()); });
    runner.start(test::playedRecord(), test::kEndlessReview);
    runner.start(test::playedRecord(2, 4, 12), test::kQuickReview);
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(plies, 12);
}

void ReviewRunnerTest::whatCannotBeReplayedFails()
{
    GameRecord record = test::playedRecord(2, 3, 12);
    record.moves.push_back(record.moves.front()); // where a tile lies already
    ReviewRunner runner;
    const QSignalSpy ended(&runner, &ReviewRunner::ended);
    const QSignalSpy failed(&runner, &ReviewRunner::failed);
    runner.start(record, test::kQuickReview);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(ended.size(), 0);
    QVERIFY(!runner.isRunning());
}

void ReviewRunnerTest::endsWithTheWork()
{
    auto runner = std::make_unique<ReviewRunner>();
    runner->start(test::playedRecord(), test::kEndlessReview);
    runner.reset(); // returns, and nothing is told any more
    QCoreApplication::processEvents();
}

const PlainTest<ReviewRunnerTest> kTest("tst_reviewrunner");

} // namespace lodeline::goldrush::tst_reviewrunner

#include "tst_reviewrunner.moc"
