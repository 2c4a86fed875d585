// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/tips/featurelines.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/knowledge/standingsdialog.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "tests/app/goldrush/board/wholepicture.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QAccessible>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <numeric>

namespace lodeline::goldrush::tst_standingsdialog {
namespace {

using test::TestWindow;

StandingsDialog& opened(const TestWindow& window)
{
    window->actions().standings->trigger();
    return *window.table().standings();
}

QString lastCell(const StandingsDialog& dialog, int seat)
{
    return dialog.table()->item(seat, dialog.table()->columnCount() - 1)->text();
}

void playSome(const TestWindow& window, int plies)
{
    Random random(4);
    window.playPlies(random, plies);
}

} // namespace

class StandingsDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatTheRulesWouldGive();
    void keepsTheGoldOfOthersToItself();
    void namesAreShownAsTheyAre();
    void aLongNameHidesNoTotal();
    void followsTheGame();
    void leadsToItsFeatures();
    void rowsSayAllOfTheirFeature();
    void atTheTableThereIsNone();
    void atTheEndThereIsNone();
};

void StandingsDialogTest::showsWhatTheRulesWouldGive()
{
    const TestWindow window;
    window.play();
    playSome(window, 40);
    const StandingsDialog& dialog = opened(window);
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.table()->rowCount(), 2);
    const auto standings = standingsOf(window.session().game(), -1);
    for (int seat = 0; seat < 2; ++seat) {
        const Standing& standing = standings[static_cast<std::size_t>(seat)];
        int sum = 0;
        for (int column = 0; column < dialog.table()->columnCount() - 2; ++column)
            sum += dialog.table()->item(seat, column)->text().toInt();
        QCOMPARE(sum, standing.withoutGold());
        QCOMPARE(dialog.table()->item(seat, 0)->text().toInt(), window.session().game().score(seat));
    }
    QCOMPARE(dialog.features()->topLevelItemCount(),
             static_cast<int>(heldFeatures(window.session().game()).size()));
    QCOMPARE(dialog.gold()->rowCount(), 1); // two people: what either has is not shown
    QCOMPARE(dialog.gold()->horizontalHeaderItem(2)->text(), QStringLiteral("Worth 2"));
    QCOMPARE(dialog.gold()->item(0, 2)->text(), QStringLiteral("30"));
    QCOMPARE(dialog.gold()->item(0, 5)->text(), QStringLiteral("115"));
    QVERIFY(dialog.goldText().contains(QStringLiteral("worth 1.8")));
}

void StandingsDialogTest::keepsTheGoldOfOthersToItself()
{
    TestWindow window;
    window.play();
    Random random(4);
    while (window.session().game().tokensTaken(0) == 0 || window.session().game().tokensTaken(1) == 0)
        QVERIFY(window.playPlies(random, 1) == 1);
    StandingsDialog& dialog = opened(window);
    for (const int seat : {0, 1}) // two people: neither may see that of the other
        QVERIFY(lastCell(dialog, seat).startsWith(QStringLiteral("about ")));
    window->actions().asAtTable->trigger(); // closes it
    window->actions().asAtTable->trigger();
    window.gamePage()->computers().setSuspended(true);
    QVERIFY(test::handOver(window.session(), 1, "ai:greenhorn"));
    const StandingsDialog& alone = opened(window);
    QCOMPARE(lastCell(alone, 0).toInt(),
             static_cast<int>(standingsOf(window.session().game(), 0)[0].total()));
    QVERIFY(lastCell(alone, 1).startsWith(QStringLiteral("about ")));
    // The ledger has the own gold, openly.
    QCOMPARE(alone.gold()->rowCount(), 2);
    const std::vector<int> own = window.session().game().tokenValues(0);
    QCOMPARE(alone.gold()->item(1, 5)->text().toInt(), std::accumulate(own.begin(), own.end(), 0));
    for (int column = 0; column < 5; ++column) {
        const UnseenTokens kind = unseenTokens(window.session().game(), 0)[static_cast<std::size_t>(column)];
        QCOMPARE(alone.gold()->item(0, column)->text().toInt(), kind.unseen);
        QCOMPARE(alone.gold()->item(1, column)->text().toInt(),
                 static_cast<int>(std::ranges::count(own, kind.value)));
    }
}

void StandingsDialogTest::namesAreShownAsTheyAre()
{
    const TestWindow window;
    GameRecord record = test::newRecord();
    record.players[1].name = "Tom & Kit";
    QVERIFY(window.branch(record));
    QCOMPARE(opened(window).table()->verticalHeaderItem(1)->text(), QStringLiteral("Tom & Kit"));
}

void StandingsDialogTest::aLongNameHidesNoTotal()
{
    const TestWindow window;
    GameRecord record = test::newRecord(2);
    const std::string name(30, 'W');
    record.players[0].name = name;
    QVERIFY(window.branch(record));
    Random random(4);
    while (window.session().game().tokensTaken(0) == 0 || window.session().game().tokensTaken(1) == 0)
        QVERIFY(window.playPlies(random, 1) == 1);
    const StandingsDialog& dialog = opened(window);
    const QTableWidget& table = *dialog.table();
    QCOMPARE(table.verticalHeaderItem(0)->text(), QString::fromStdString(name));
    QVERIFY(table.verticalHeaderItem(0)->toolTip().contains(QString::fromStdString(name)));
    QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
    const QAbstractItemView& cells = table;
    for (int column = 0; column < table.columnCount(); ++column)
        QVERIFY(table.columnWidth(column) >= cells.sizeHintForColumn(column));
}

void StandingsDialogTest::followsTheGame()
{
    const TestWindow window;
    window.play();
    const StandingsDialog& dialog = opened(window);
    QCOMPARE(dialog.features()->topLevelItemCount(), 0);
    playSome(window, 20);
    QTRY_COMPARE(dialog.features()->topLevelItemCount(),
                 static_cast<int>(heldFeatures(window.session().game()).size()));
    QVERIFY(dialog.features()->topLevelItemCount() > 0);
    window->flow().close();
    QTRY_VERIFY(!window.table().standings());
}

void StandingsDialogTest::leadsToItsFeatures()
{
    const TestWindow window;
    window.play();
    playSome(window, 40);
    const StandingsDialog& dialog = opened(window);
    QVERIFY(dialog.features()->topLevelItemCount() > 1);
    const auto picture = [&] { return test::wholePicture(*window.gamePage()->board()); };
    const QImage before = picture();
    QTest::keyClick(dialog.features(), Qt::Key_Home);
    const QImage lit = picture();
    QVERIFY(lit != before);
    QTest::keyClick(dialog.features(), Qt::Key_End);
    QVERIFY(picture() != lit);
}

void StandingsDialogTest::rowsSayAllOfTheirFeature()
{
    const TestWindow window;
    window.play();
    playSome(window, 40);
    const StandingsDialog& dialog = opened(window);
    QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(dialog.features());
    const auto held = heldFeatures(window.session().game());
    QVERIFY(held.size() > 1);
    for (int row = 0; row < static_cast<int>(held.size()); ++row) {
        const QString said = tree->tableInterface()->cellAt(row, 0)->text(QAccessible::Name);
        for (const LabelItem::Line& line :
             featureLines(held[static_cast<std::size_t>(row)].account, window.session().record()))
            QVERIFY2(said.contains(line.text), qPrintable(said));
    }
}

void StandingsDialogTest::atTheTableThereIsNone()
{
    const TestWindow window;
    window.play();
    opened(window);
    window->actions().asAtTable->trigger();
    QTRY_VERIFY(!window.table().standings());
    QVERIFY(!window->actions().standings->isEnabled());
}

void StandingsDialogTest::atTheEndThereIsNone()
{
    const TestWindow window;
    window.play();
    const app::Actions& actions = window->actions();
    const auto hasEnded = [&actions] {
        return !actions.standings->isEnabled() && !actions.tilesLeft->isEnabled();
    };
    QVERIFY(!hasEnded());
    Random random(4);
    window.playPlies(random);
    QTRY_VERIFY(window.finalPage()->isVisible());
    QVERIFY(hasEnded());
    QVERIFY(!actions.zoomIn->isEnabled()); // no board is there
    window.table().showBoard();
    QVERIFY(hasEnded());
    QVERIFY(actions.zoomIn->isEnabled());
}

const WindowTest<StandingsDialogTest> kTest("tst_standingsdialog");

} // namespace lodeline::goldrush::tst_standingsdialog

#include "tst_standingsdialog.moc"
