// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/background.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stdexcept>

namespace lodeline::ui {

class BackgroundTest : public QObject
{
    Q_OBJECT

private slots:
    void worksElsewhereAndAnswersHere();
    void hurryEndsTheWorkAndCounts();
    void forgottenWorkNeverAnswers();
    void newWorkReplacesTheOld();
    void exceptionsAreTold();
    void endsWithItsOwner();
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

void BackgroundTest::exceptionsAreTold()
{
    Background background;
    QString told;
    background.run([](const std::stop_token&) -> int { throw std::runtime_error("no luck"); },
                   [](int) { QFAIL("answered"); }, [&told](const QString& what) { told = what; });
    QTRY_COMPARE(told, QStringLiteral("no luck"));
    QVERIFY(!background.isRunning());
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

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::BackgroundTest)
#include "tst_background.moc"
