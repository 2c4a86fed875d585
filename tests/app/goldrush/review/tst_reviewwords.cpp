// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/review/reviewwords.h"
#include "app/goldrush/wording/reasonwords.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::goldrush::tst_reviewwords {

class ReviewWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void thePartsOfATurnAddUp();
    void aMoveThatChangedLittleIsNotTold();
    void whatABetterMoveTellsIsNotToldTwice();
};

namespace {

GameRecord recordOfTwo()
{
    GameRecord record = test::newRecord(2);
    record.players[0].name = "Ann";
    record.players[1].name = "Bo";
    return record;
}

// One turn of Ann, whose chances are those before it, with the tile, and after it.
Review turnOf(double before, double drawn, double after)
{
    Review review;
    review.players = 2;
    PlyReview ply;
    ply.before.chance = {before, 1 - before};
    ply.drawn.chance = {drawn, 1 - drawn};
    review.end.chance = {after, 1 - after};
    review.plies = {ply};
    return review;
}

// Without what keeps a sign before its number in any language.
QString told(const Review& review)
{
    return turningPointText(turningPoints(review, 1, 0).front(), review, recordOfTwo())
        .remove(QChar(0x2066))
        .remove(QChar(0x2069));
}

} // namespace

void ReviewWordsTest::thePartsOfATurnAddUp()
{
    Review review = turnOf(0.4, 0.45, 0.6);
    QCOMPARE(told(review), QStringLiteral("Ann's chances went from 40% to 60%. Effect of the move for Ann: "
                                          "+15%. A lucky tile for Ann: +5%."));
    review.plies[0].goldLuck = {-0.1, 0.1};
    QVERIFY(told(review).contains(QStringLiteral("for Ann: +25%.")));
    review.plies[0].reasons = {{.code = Reason::Code::ScoresRailroad, .amount = 8}};
    QVERIFY(told(review).contains(QStringLiteral("The move: %1. Effect of the move for Ann: +25%.")
                                      .arg(reasonsText(review.plies[0].reasons, recordOfTwo()))));
}

void ReviewWordsTest::aMoveThatChangedLittleIsNotTold()
{
    QVERIFY(!told(turnOf(0.4, 0.6, 0.619)).contains(QStringLiteral("Effect")));
    QVERIFY(told(turnOf(0.4, 0.6, 0.621)).contains(QStringLiteral("Effect of the move for Ann: +2%.")));
    QVERIFY(told(turnOf(0.4, 0.6, 0.579)).contains(QStringLiteral("Effect of the move for Ann: \u22122%.")));
}

void ReviewWordsTest::whatABetterMoveTellsIsNotToldTwice()
{
    Review review = turnOf(0.6, 0.6, 0.4);
    review.plies[0].better.emplace().chance = 0.2;
    QVERIFY(!told(review).contains(QStringLiteral("Effect")));
    QVERIFY(told(review).contains(QStringLiteral("The move cost Ann 20%")));
}

const WindowTest<ReviewWordsTest> kTest("tst_reviewwords");

} // namespace lodeline::goldrush::tst_reviewwords

#include "tst_reviewwords.moc"
