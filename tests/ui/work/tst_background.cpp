// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/patience.h"
#include "ui/work/background.h"

#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <semaphore>
#include <stdexcept>
#include <thread>
#include <vector>

namespace lodeline::ui {

class BackgroundTest : public QObject
{
    Q_OBJECT

private slots:
    void worksElsewhereAndAnswersHere();
    void hurryEndsTheWorkAndCounts();
    void forgottenWorkNeverAnswers();
    void newWorkReplacesTheOld();
    void newWorkBeginsWhenTheOldHasEnded();
    void workThatStillWaitsCanBeHurried();
    void workTellsInOrderBeforeItsOutcome();
    void forgottenWorkTellsNothing();
    void anyThreadOfTheWorkMayTell();
    void workMayTakeAndGiveNothing();
    void itsOutcomeMayEndIt();
    void whetherItRunsIsTold();
    void exceptionsAreTold();
    void endsWithItsOwner();
    void abandonedWorkHoldsNobodyUp();
    void newWorkDoesNotWaitForWhatIsAbandoned();
};

namespace {

void waitForStop(const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
}

const auto kNoFailure = [](const QString& what) { QFAIL(qPrintable(what)); };

} // namespace

void BackgroundTest::worksElsewhereAndAnswersHere()
{
    Background background;
    const QThread* here = QThread::currentThread();
    bool done = false;
    background.run([here](const std::stop_token&) { return QThread::currentThread() != here; },
                   [&done, here](bool elsewhere) {
                       QVERIFY(elsewhere);
                       QCOMPARE(QThread::currentThread(), here);
                       done = true;
                   },
                   kNoFailure);
    QVERIFY(background.isRunning());
    QVERIFY(!done);
    QTRY_VERIFY(done);
    QVERIFY(!background.isRunning());
}

void BackgroundTest::hurryEndsTheWorkAndCounts()
{
    Background background;
    int answer = 0;
    background.run(
        [](const std::stop_token& stop) {
            waitForStop(stop);
            return 5;
        },
        [&answer](int result) { answer = result; }, kNoFailure);
    background.hurry();
    QVERIFY(background.isRunning());
    QTRY_COMPARE(answer, 5);
}

void BackgroundTest::forgottenWorkNeverAnswers()
{
    auto left = std::make_shared<std::atomic<bool>>(false);
    {
        Background background;
        background.run(
            [left](const std::stop_token& stop) {
                waitForStop(stop);
                *left = true;
                return 1;
            },
            [](int) { QFAIL("answered"); }, kNoFailure);
        background.forget();
        QVERIFY(!background.isRunning());
        QTRY_VERIFY(left->load());
        QCoreApplication::processEvents();
    }
    QCoreApplication::processEvents();
}

void BackgroundTest::newWorkReplacesTheOld()
{
    Background background;
    std::vector<int> answers;
    for (int i = 0; i < 20; ++i) {
        background.run(
            [i](const std::stop_token& stop) {
                if (i < 19)
                    waitForStop(stop);
                return i;
            },
            [&answers](int result) { answers.push_back(result); }, kNoFailure);
    }
    QTRY_COMPARE(answers.size(), std::size_t{1});
    QCOMPARE(answers.front(), 19);
}

void BackgroundTest::newWorkBeginsWhenTheOldHasEnded()
{
    Background background;
    std::atomic<int> working = 0;
    std::atomic<int> most = 0;
    std::atomic<int> begun = 0;
    bool done = false;
    const auto work = [&](const std::stop_token& stop) {
        ++begun;
        most = std::max(most.load(), ++working);
        waitForStop(stop);
        --working;
    };
    background.run(work, [] { QFAIL("answered"); });
    background.run(work, [] { QFAIL("answered"); }); // replaced before it could begin
    background.run(work, [&done] { done = true; });
    QTRY_COMPARE(begun.load(), 2);
    QVERIFY(background.isRunning());
    background.hurry();
    QTRY_VERIFY(done);
    QCOMPARE(begun.load(), 2);
    QCOMPARE(most.load(), 1);
}

void BackgroundTest::workThatStillWaitsCanBeHurried()
{
    Background background;
    int answer = 0;
    background.run([](const std::stop_token& stop) { waitForStop(stop); }, [] { QFAIL("answered"); });
    background.run(
        [](const std::stop_token& stop) {
            waitForStop(stop);
            return 5;
        },
        [&answer](int result) { answer = result; });
    background.hurry();
    QTRY_COMPARE(answer, 5);
}

void BackgroundTest::workTellsInOrderBeforeItsOutcome()
{
    Background background;
    std::vector<int> told;
    const QThread* here = QThread::currentThread();
    background.run(
        [&told, here](const std::stop_token&, const Background::Tell& tell) {
            for (int i = 0; i < 100; ++i) {
                tell([&told, i, here] {
                    QCOMPARE(QThread::currentThread(), here);
                    told.push_back(i);
                });
            }
            return 100;
        },
        [&told](int last) { told.push_back(last); });
    QTRY_COMPARE(told.size(), std::size_t{101});
    QVERIFY(std::ranges::is_sorted(told));
}

void BackgroundTest::forgottenWorkTellsNothing()
{
    Background background;
    std::binary_semaphore toldOnce(0);
    background.run(
        [&toldOnce](const std::stop_token& stop, const Background::Tell& tell) {
            tell([] { QFAIL("told"); });
            toldOnce.release();
            waitForStop(stop);
            tell([] { QFAIL("told"); });
        },
        [] { QFAIL("answered"); });
    toldOnce.acquire();
    background.forget();
    bool done = false;
    background.run([] {}, [&done] { done = true; });
    QTRY_VERIFY(done);
}

void BackgroundTest::anyThreadOfTheWorkMayTell()
{
    Background background;
    int told = 0;
    bool done = false;
    background.run(
        [&told](const std::stop_token&, const Background::Tell& tell) {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 4; ++i)
                threads.emplace_back([&] { tell([&told] { ++told; }); });
        },
        [&done] { done = true; });
    QTRY_VERIFY(done);
    QCOMPARE(told, 4);
}

void BackgroundTest::workMayTakeAndGiveNothing()
{
    Background background;
    std::vector<int> answers;
    background.run([] { return 3; }, [&answers](int result) { answers.push_back(result); });
    QTRY_COMPARE(answers, std::vector{3});
    background.run([] {}, [&answers] { answers.push_back(4); });
    QTRY_COMPARE(answers, (std::vector{3, 4}));
}

void BackgroundTest::itsOutcomeMayEndIt()
{
    auto background = std::make_unique<Background>();
    background->run([] {}, [&background] { background.reset(); });
    QTRY_VERIFY(!background);
}

void BackgroundTest::whetherItRunsIsTold()
{
    Background background;
    std::vector<bool> told;
    connect(&background, &Background::runningChanged, this,
            [&told](bool running) { told.push_back(running); });
    for (int i = 0; i < 2; ++i)
        background.run([](const std::stop_token& stop) { waitForStop(stop); }, [] { QFAIL("answered"); });
    QCOMPARE(told, std::vector<bool>{true});
    for (int i = 0; i < 2; ++i)
        background.forget();
    QCOMPARE(told, (std::vector{true, false}));
    bool done = false;
    background.run([] {},
                   [&] {
                       QVERIFY(!background.isRunning());
                       QCOMPARE(told, (std::vector{true, false, true, false}));
                       done = true;
                   });
    QTRY_VERIFY(done);
}

void BackgroundTest::exceptionsAreTold()
{
    Background background;
    QString told;
    background.run([](const std::stop_token&) -> int { throw std::runtime_error("no luck"); },
                   [](int) { QFAIL("answered"); }, [&told](const QString& what) { told = what; });
    QTRY_COMPARE(told, QStringLiteral("no luck"));
    QVERIFY(!background.isRunning());
    QTest::ignoreMessage(QtWarningMsg, "Work in the background has failed: no luck");
    background.run([] { throw std::runtime_error("no luck"); }, [] { QFAIL("answered"); });
    QTRY_VERIFY(!background.isRunning());
}

void BackgroundTest::endsWithItsOwner()
{
    std::atomic<bool> left = false;
    {
        Background background;
        background.run(
            [&left](const std::stop_token& stop) {
                waitForStop(stop);
                left = true;
                return 1;
            },
            [](int) { QFAIL("answered"); }, kNoFailure);
    }
    QVERIFY(left);
    QCoreApplication::processEvents();
}

void BackgroundTest::abandonedWorkHoldsNobodyUp()
{
    const auto gate = std::make_shared<std::binary_semaphore>(0);
    const auto left = std::make_shared<std::atomic<bool>>(false);
    {
        Background background(Background::AtEnd::Abandons);
        background.run(
            [gate, left](const std::stop_token& stop, const Background::Tell& tell) {
                gate->acquire();
                tell([] { QFAIL("told"); });
                *left = stop.stop_requested();
            },
            [] { QFAIL("answered"); });
    }
    gate->release();
    QTRY_VERIFY(left->load());
    QCoreApplication::processEvents();
}

void BackgroundTest::newWorkDoesNotWaitForWhatIsAbandoned()
{
    const auto gate = std::make_shared<std::binary_semaphore>(0);
    const auto left = std::make_shared<std::atomic<bool>>(false);
    Background background(Background::AtEnd::Abandons);
    background.run(
        [gate, left](const std::stop_token& stop) {
            gate->acquire();
            *left = stop.stop_requested();
        },
        [] { QFAIL("answered"); });
    std::vector<int> answers;
    const auto answer = [&answers](int result) { answers.push_back(result); };
    background.run([] { return 2; }, answer);
    QTRY_COMPARE(answers, std::vector{2});
    background.run(
        [](const std::stop_token& stop) {
            waitForStop(stop);
            return 3;
        },
        answer);
    gate->release(); // its end is not that of what runs now
    QTRY_VERIFY(left->load());
    QCoreApplication::processEvents();
    QVERIFY(background.isRunning());
    background.hurry();
    QTRY_COMPARE(answers, (std::vector{2, 3}));
}

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::BackgroundTest)
#include "tst_background.moc"
