// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/undonemoves.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::app::tst_undonemoves {

class UndoneMovesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsUndoneComesBackInItsOrder();
    void severalTimesUndoneAddUp();
    void anotherMoveForgetsAll();
    void whatWasUndoneBeforeASeatWentIsNotTheirs();
    void whatIsPlayedAfterASeatWentIsTheirs();
    void anotherMoveIsTheirs();
};

namespace {

using Played = std::vector<int>;

} // namespace

void UndoneMovesTest::whatIsUndoneComesBackInItsOrder()
{
    Played played{1, 2, 3};
    UndoneMoves<int> undone;
    QVERIFY(undone.isEmpty());
    undone.undo(played, 1);
    QCOMPARE(played, Played{1});
    QCOMPARE(undone.moves(), (Played{3, 2}));
    QCOMPARE(undone.next(), 2);
    QCOMPARE(undone.takeNext(), 2);
    QCOMPARE(undone.takeNext(), 3);
    QVERIFY(undone.isEmpty());
}

void UndoneMovesTest::severalTimesUndoneAddUp()
{
    Played played{1, 2, 3};
    UndoneMoves<int> undone;
    undone.undo(played, 2);
    undone.undo(played, 0);
    QVERIFY(played.empty());
    QCOMPARE(undone.moves(), (Played{3, 2, 1}));
}

void UndoneMovesTest::anotherMoveForgetsAll()
{
    Played played{1, 2, 3};
    UndoneMoves<int> undone;
    undone.undo(played, 1);
    undone.forget(1);
    QVERIFY(undone.isEmpty());
    QVERIFY(!undone.isNextTheirs(1));
}

void UndoneMovesTest::whatWasUndoneBeforeASeatWentIsNotTheirs()
{
    Played played{1, 2, 3};
    UndoneMoves<int> undone;
    undone.undo(played, 1);
    QVERIFY(undone.isNextTheirs(1));
    undone.handOver(1);
    QVERIFY(!undone.isNextTheirs(1));
    played.push_back(undone.takeNext());
    QVERIFY(!undone.isNextTheirs(2));
    played.push_back(undone.takeNext());
    undone.undo(played, 2);
    QVERIFY(!undone.isNextTheirs(2));
}

void UndoneMovesTest::whatIsPlayedAfterASeatWentIsTheirs()
{
    Played played{1, 2};
    UndoneMoves<int> undone;
    undone.handOver(2);
    played.push_back(3);
    undone.undo(played, 2);
    QVERIFY(undone.isNextTheirs(2));
    undone.undo(played, 1);
    QVERIFY(!undone.isNextTheirs(1));
}

// Those who have the seats by now have played all from there on.
void UndoneMovesTest::anotherMoveIsTheirs()
{
    Played played{1, 2, 3};
    UndoneMoves<int> undone;
    undone.undo(played, 1);
    undone.handOver(1);
    undone.forget(1);
    played.push_back(4);
    undone.undo(played, 1);
    QVERIFY(undone.isNextTheirs(1));
    undone.undo(played, 0);
    QVERIFY(!undone.isNextTheirs(0));
}

const PlainTest<UndoneMovesTest> kTest("tst_undonemoves");

} // namespace lodeline::app::tst_undonemoves

#include "tst_undonemoves.moc"
