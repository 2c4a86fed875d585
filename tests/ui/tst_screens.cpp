// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/windows/firstexpose.h"
#include "ui/windows/screens.h"

#include <QDialog>
#include <QScreen>
#include <QTest>
#include <QWidget>
#include <QWindow>

namespace lodeline::ui::tst_screens {

class ScreensTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTooLargeIsMadeSmaller();
    void whatFitsStaysAsItIs();
    void whatLiesOutsideComesBack();
    void whatGrowsWhileItIsShownStaysInside();
    void whatWaitsForAWindowHappensOnceItHasItsPlace();
    void whatWaitsForAnIconHappensAllTheSame();
    void nothingHappensToAWindowThatIsGone();
};

void ScreensTest::whatIsTooLargeIsMadeSmaller()
{
    QWidget window;
    window.resize(10'000, 10'000);
    fitToScreen(window);
    const QSize room = window.screen()->availableSize();
    QVERIFY(window.width() < room.width() && window.width() > room.width() - 40);
    QVERIFY(window.height() < room.height() && window.height() > room.height() - 80);
}

void ScreensTest::whatFitsStaysAsItIs()
{
    QWidget window;
    window.setGeometry(40, 50, 300, 200);
    fitToScreen(window);
    QCOMPARE(window.geometry(), QRect(40, 50, 300, 200));
}

void ScreensTest::whatLiesOutsideComesBack()
{
    QWidget window;
    window.setGeometry(-900, 9000, 300, 200);
    fitToScreen(window);
    QVERIFY(window.screen()->availableGeometry().contains(window.geometry()));
}

void ScreensTest::whatGrowsWhileItIsShownStaysInside()
{
    QDialog dialog; // which Qt puts in its place, and says of it that nobody has moved it
    dialog.resize(300, 200);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(!dialog.testAttribute(Qt::WA_Moved));
    const QRect room = dialog.screen()->availableGeometry();
    dialog.resize(room.width() - 100, room.height() - 40);
    QVERIFY(!room.contains(dialog.frameGeometry()));
    fitToScreen(dialog);
    QVERIFY(room.contains(dialog.frameGeometry()));
    QCOMPARE(dialog.size(), QSize(room.width() - 100, room.height() - 40));
    dialog.resize(10'000, 10'000);
    fitToScreen(dialog);
    QCOMPARE(dialog.frameGeometry(), room);
}

void ScreensTest::whatWaitsForAWindowHappensOnceItHasItsPlace()
{
    QWidget window;
    int calls = 0;
    bool isExposed = false;
    window.show();
    whenPlaced(window, [&] {
        ++calls;
        isExposed = window.windowHandle()->isExposed();
    });
    QCOMPARE(calls, 0);
    QTRY_COMPARE(calls, 1);
    QVERIFY(isExposed);
    window.hide();
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCoreApplication::processEvents();
    QCOMPARE(calls, 1);
}

void ScreensTest::whatWaitsForAnIconHappensAllTheSame()
{
    QWidget window; // not shown at all
    bool happened = false;
    whenPlaced(window, [&] { happened = true; });
    QTRY_VERIFY(happened);
}

void ScreensTest::nothingHappensToAWindowThatIsGone()
{
    bool happened = false;
    {
        QWidget window;
        window.show();
        whenPlaced(window, [&] { happened = true; });
    }
    QCoreApplication::processEvents();
    QVERIFY(!happened);
}

const WindowTest<ScreensTest> kTest("tst_screens");

} // namespace lodeline::ui::tst_screens

#include "tst_screens.moc"
