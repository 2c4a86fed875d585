// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/screens.h"

#include <QScreen>
#include <QTest>
#include <QWidget>

namespace lodeline::ui {

class ScreensTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTooLargeIsMadeSmaller();
    void whatFitsStaysAsItIs();
    void whatLiesOutsideComesBack();
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

} // namespace lodeline::ui

QTEST_MAIN(lodeline::ui::ScreensTest)
#include "tst_screens.moc"
