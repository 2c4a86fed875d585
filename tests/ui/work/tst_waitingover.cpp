// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/work/intime.h"
#include "ui/work/waitingover.h"

#include <QApplication>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <memory>
#include <optional>

namespace lodeline::ui::tst_waitingover {

using lodeline::test::onProgress;

class WaitingOverTest : public QObject
{
    Q_OBJECT

private slots:
    void worksElsewhereAndComesBack();
    void eventsGoOnMeanwhile();
    void longWorkIsShownAndCanBeCancelled();
    void theWindowIsKeptUntilCancelledWorkHasEnded_data();
    void theWindowIsKeptUntilCancelledWorkHasEnded();
    void filesAreReadElsewhereButThoseOfTheProgram();
    void nobodyWaitsForAReadingThatIsCancelled();
    void nobodyWaitsLongForASilentDisk();
};

void WaitingOverTest::worksElsewhereAndComesBack()
{
    const Worker worker = waitingOver(nullptr, QStringLiteral("Working"));
    const QThread* here = QThread::currentThread();
    bool elsewhere = false;
    QVERIFY(worker([&](const Progress&) {
        elsewhere = QThread::currentThread() != here;
        return Exported();
    }));
    QVERIFY(elsewhere);
    const Exported failed =
        worker([](const Progress&) { return Exported(tl::unexpected(QStringLiteral("No."))); });
    QVERIFY(!failed);
    QCOMPARE(failed.error(), QStringLiteral("No."));
}

void WaitingOverTest::eventsGoOnMeanwhile()
{
    QSemaphore happened;
    QMetaObject::invokeMethod(
        qApp, [&] { happened.release(); }, Qt::QueuedConnection);
    QVERIFY(waitingOver(nullptr, {})([&](const Progress&) {
        happened.acquire();
        return Exported();
    }));
}

void WaitingOverTest::longWorkIsShownAndCanBeCancelled()
{
    QWidget window;
    window.show();
    QString shown;
    int most = 0;
    QSemaphore seen;
    onProgress([&](QProgressDialog& dialog) {
        shown = dialog.labelText();
        QVERIFY(dialog.isModal());
        seen.release();
        QTRY_COMPARE(dialog.maximum(), 10);
        most = dialog.value();
        dialog.findChild<QPushButton*>()->click();
    });
    const Exported done = waitingOver(&window, QStringLiteral("Saving"))([&](const Progress& progress) {
        seen.acquire();
        while (progress(5, 10))
            QThread::yieldCurrentThread();
        return unlessStopped(progress);
    });
    QVERIFY(!done);
    QVERIFY(done.error().isEmpty());
    QCOMPARE(shown, QStringLiteral("Saving"));
    QCOMPARE(most, 5);
}

// What is done all the same is not told as cancelled.
void WaitingOverTest::theWindowIsKeptUntilCancelledWorkHasEnded_data()
{
    QTest::addColumn<bool>("leavesSomething");
    QTest::newRow("done") << true;
    QTest::newRow("cancelled") << false;
}

void WaitingOverTest::theWindowIsKeptUntilCancelledWorkHasEnded()
{
    QFETCH(bool, leavesSomething);
    QWidget window;
    window.show();
    bool stays = false;
    bool isAskedAgain = true;
    QSemaphore seen;
    onProgress([&](QProgressDialog& dialog) {
        auto* cancel = dialog.findChild<QPushButton*>();
        cancel->click();
        dialog.close();
        QTest::keyClick(&dialog, Qt::Key_Escape);
        stays = dialog.isVisible() && QApplication::activeModalWidget() == &dialog;
        isAskedAgain = cancel->isEnabled();
        seen.release();
    });
    const Exported done = waitingOver(&window, QStringLiteral("Saving"))([&](const Progress& progress) {
        seen.acquire();
        return leavesSomething ? Exported() : unlessStopped(progress);
    });
    QCOMPARE(done.has_value(), leavesSomething);
    QVERIFY(stays);
    QVERIFY(!isAskedAgain);
    QVERIFY(!QApplication::activeModalWidget());
}

void WaitingOverTest::filesAreReadElsewhereButThoseOfTheProgram()
{
    const QThread* here = QThread::currentThread();
    const auto isHere = [here] { return QThread::currentThread() == here; };
    QCOMPARE(readOver(nullptr, QStringLiteral("/a/b.deck.json"), isHere), std::optional(false));
    QCOMPARE(readOver(nullptr, QStringLiteral(":/a/b.deck.json"), isHere), std::optional(true));
    QCOMPARE(readOver(nullptr, QString(), isHere), std::optional(true));
}

void WaitingOverTest::nobodyWaitsForAReadingThatIsCancelled()
{
    QWidget window;
    window.show();
    const QString path = QStringLiteral("/a/b.deck.json");
    QString shown;
    onProgress([&](QProgressDialog& dialog) {
        shown = dialog.labelText();
        dialog.findChild<QPushButton*>()->click();
    });
    const auto answers = std::make_shared<QSemaphore>(); // the disk
    const auto ended = std::make_shared<QSemaphore>();
    const std::optional<bool> outcome = readOver(&window, path, [answers, ended] {
        answers->acquire();
        ended->release();
        return true;
    });
    QVERIFY(!outcome);
    QVERIFY(!QApplication::activeModalWidget());
    QCOMPARE(shown, openingText(path));
    QVERIFY(shown.contains(QStringLiteral("b.deck.json")));
    answers->release();
    ended->acquire();
    QCoreApplication::processEvents();
}

void WaitingOverTest::nobodyWaitsLongForASilentDisk()
{
    const auto answers = std::make_shared<QSemaphore>();
    QVERIFY(!inTime([answers] {
        answers->acquire();
        return true;
    }));
    answers->release();
    const QThread* here = QThread::currentThread();
    QTRY_COMPARE(inTime([here] { return QThread::currentThread() != here; }), std::optional(true));
}

const WindowTest<WaitingOverTest> kTest("tst_waitingover");

} // namespace lodeline::ui::tst_waitingover

#include "tst_waitingover.moc"
