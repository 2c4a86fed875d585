// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/frametime.h"
#include "app/goldrush/board/paint/slices.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::goldrush::tst_slices {

namespace {

// Longer than a slice or a frame, on any machine.
void workLong()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.nsecsElapsed() <= FrameTime::kMost) {
    }
}

} // namespace

class SlicesTest : public QObject
{
    Q_OBJECT

private slots:
    void worksUntilNothingIsLeft()
    {
        int left = 1000;
        Slices slices([&left] { return left > 0 && --left > 0; });
        QVERIFY(!slices.isWorking());
        slices.begin();
        QVERIFY(slices.isWorking());
        QCOMPARE(left, 1000); // later
        QTRY_VERIFY(!slices.isWorking());
        QCOMPARE(left, 0);
    }

    void letsOthersWorkBetweenTwoSlices()
    {
        int done = 0;
        Slices slices([&done] {
            workLong();
            return ++done < 100;
        });
        slices.begin();
        QTRY_VERIFY(done > 0);
        QVERIFY(done < 100);
        slices.stop();
        const int before = done;
        Slices next([] { return false; }); // would have its turn after the one that was stopped
        next.begin();
        QTRY_VERIFY(!next.isWorking());
        QCOMPARE(done, before);
    }

    void theFirstWorkOfAFrameIsAlwaysDone()
    {
        FrameTime time;
        time.begin();
        workLong();
        QVERIFY(time.isLeft());
        time.spend([] {});
        QVERIFY(!time.isLeft());
        time.begin();
        QVERIFY(time.isLeft());
    }

    void aFrameEndsBeforeWorkThatWouldTakeTooLong()
    {
        FrameTime time;
        time.begin();
        time.spend([] {
            QElapsedTimer clock;
            clock.start();
            while (clock.nsecsElapsed() <= FrameTime::kMost / 2) {
            }
        });
        QVERIFY(!time.isLeft()); // it took half of it, and the next may, too
    }
};

const PlainTest<SlicesTest> kTest("tst_slices");

} // namespace lodeline::goldrush::tst_slices

#include "tst_slices.moc"
