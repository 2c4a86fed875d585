// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/match/panels/noticebar.h"
#include "app/match/panels/noticeplace.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace lodeline::goldrush::tst_noticeplace {

// A notice over the board: it moves nothing, and hides tiles and squares only where it must.
class NoticePlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void theUpperRimIsUsual();
    void whatIsUsedIsLeftFree();
    void theLeastIsHiddenWhereAllIsFull();
    void theBoardStaysWhereItIs();
    void itGoesWhereTheBoardIsFree();
    void nothingIsLostBeforeThePageShows();
    void itsButtonGivesTheFocusToTheBoard();
    void escapeClosesItWhereNothingElseEnds();
};

namespace {

constexpr QRect kRoom(0, 0, 600, 400);
const std::vector<QSize> kSizes{{400, 30}, {200, 60}};

bool hidesNothing(const GamePage& page)
{
    return std::ranges::none_of(page.board()->used(), [&page](const QRect& part) {
        return part.translated(page.board()->pos()).intersects(page.notice()->geometry());
    });
}

} // namespace

void NoticePlaceTest::theUpperRimIsUsual()
{
    QCOMPARE(app::leastHiding(kRoom, kSizes, {}), QRect(100, 0, 400, 30));
}

void NoticePlaceTest::whatIsUsedIsLeftFree()
{
    QCOMPARE(app::leastHiding(kRoom, kSizes, {{250, 0, 100, 100}}), QRect(100, 370, 400, 30));
    QCOMPARE(app::leastHiding(kRoom, kSizes, {{250, 0, 100, 400}}), QRect(0, 0, 200, 60));
    QCOMPARE(app::leastHiding(kRoom, kSizes, {{0, 0, 100, 400}, {250, 0, 100, 400}}), QRect(400, 0, 200, 60));
}

void NoticePlaceTest::theLeastIsHiddenWhereAllIsFull()
{
    QCOMPARE(app::leastHiding(kRoom, {{200, 60}}, {{0, 0, 600, 360}, {0, 360, 390, 40}}),
             QRect(400, 340, 200, 60));
}

void NoticePlaceTest::theBoardStaysWhereItIs()
{
    const auto session = test::newSession(2, 7);
    GamePage page;
    page.resize(900, 700);
    page.setSession(session.get());
    page.show();
    const QRect board = page.board()->geometry();
    const std::vector<QRect> used = page.board()->used();
    page.addNotice([] { return QStringLiteral("You may mine."); });
    page.addNotice([] { return QString("A long notice about many things that may be done. ").repeated(20); });
    page.notice()->close();
    QTRY_VERIFY(!page.notice()->isVisible());
    QCOMPARE(page.board()->geometry(), board);
    QCOMPARE(page.board()->used(), used);
}

void NoticePlaceTest::itGoesWhereTheBoardIsFree()
{
    const auto session = test::newSession(2, 7);
    GamePage page;
    page.setAnimation(app::AnimationSpeed::Off);
    page.resize(900, 700);
    page.setSession(session.get());
    page.show();
    Random random(3);
    for (int ply = 0; ply < 12; ++ply) {
        test::playPlies(*session, random, 1);
        page.addNotice([] { return QStringLiteral("You may pitch your tent on a mountain."); });
        QVERIFY(page.notice()->isVisible());
        QVERIFY(page.board()->geometry().contains(page.notice()->geometry()));
        QVERIFY(hidesNothing(page));
    }
}

void NoticePlaceTest::nothingIsLostBeforeThePageShows()
{
    QWidget page;
    app::NoticeBar notice(&page);
    notice.add([] { return QStringLiteral("A player is unknown."); });
    notice.add([] { return QStringLiteral("You may mine."); });
    QCOMPARE(notice.text(), QStringLiteral("A player is unknown.\nYou may mine."));
    notice.hide();
    notice.add([] { return QStringLiteral("A turn was undone."); });
    QCOMPARE(notice.text(), QStringLiteral("A turn was undone."));
}

void NoticePlaceTest::itsButtonGivesTheFocusToTheBoard()
{
    const auto session = test::newSession(2, 7);
    GamePage page;
    page.setSession(session.get());
    page.show();
    page.addNotice([] { return QStringLiteral("You may mine."); });
    auto* close = page.notice()->findChild<QToolButton*>();
    close->setFocus();
    QCOMPARE(page.focusWidget(), close);
    close->click();
    QVERIFY(!page.notice()->isVisible());
    QCOMPARE(page.focusWidget(), page.board());
}

void NoticePlaceTest::escapeClosesItWhereNothingElseEnds()
{
    const auto session = test::newSession(2, 7);
    GamePage page;
    page.setAnimation(app::AnimationSpeed::Off);
    page.setSession(session.get());
    page.show();
    page.addNotice([] { return QStringLiteral("You may mine."); });
    QTest::keyClick(page.board(), Qt::Key_Right, Qt::AltModifier);
    QVERIFY(page.board()->isLooking());
    QTest::keyClick(page.board(), Qt::Key_Escape);
    QVERIFY(!page.board()->isLooking());
    QVERIFY(page.notice()->isVisible());
    QTest::keyClick(page.board(), Qt::Key_Escape);
    QVERIFY(!page.notice()->isVisible());
}

const WindowTest<NoticePlaceTest> kTest("tst_noticeplace");

} // namespace lodeline::goldrush::tst_noticeplace

#include "tst_noticeplace.moc"
