// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/knowledge/edgefilter.h"
#include "app/goldrush/knowledge/tilesleftdialog.h"
#include "app/goldrush/knowledge/tilesleftmodel.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/actions.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/windowtest/windowtest.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListView>
#include <QTest>

namespace lodeline::goldrush::tst_tilesleft {

using test::TestWindow;

class TilesLeftTest : public QObject
{
    Q_OBJECT

private slots:
    void aKeyShowsThem();
    void theyFollowTheGame();
    void edgesFilterThem();
    void goneTilesCanBeHidden();
    void discardedTilesAreShown();
    void whoCannotSeeHearsThem();
    void theyEndWithTheGame();
    void aReviewShowsNone();
};

namespace {

TilesLeftDialog& opened(const TestWindow& window)
{
    window->actions().tilesLeft->trigger();
    return *window.table().tilesLeft();
}

const TilesLeftModel& modelOf(const TilesLeftDialog& dialog)
{
    return *static_cast<const TilesLeftModel*>(dialog.list()->model());
}

// The copies of the designs that lie with these edges in some rotation, counted by another way.
int leftWith(const Game& game, FeatureKind north, FeatureKind east)
{
    int left = 0;
    for (std::size_t design = 0; design < game.tileSet().tiles.size(); ++design) {
        const TileDesign& tile = game.tileSet().tiles[design];
        bool fits = false;
        for (std::size_t turn = 0; turn < kSides; ++turn)
            fits = fits || (tile.edgeKind(kAllSides[turn]) == north &&
                            tile.edgeKind(kAllSides[(turn + 1) % kSides]) == east);
        left += fits ? game.copiesLeft()[design] : 0;
    }
    return left;
}

} // namespace

void TilesLeftTest::aKeyShowsThem()
{
    const TestWindow window;
    QVERIFY(!window->actions().tilesLeft->isEnabled());
    window.play();
    QTest::keyClick(window.gamePage()->board(), Qt::Key_T);
    QVERIFY(window.table().tilesLeft());
    const TilesLeftDialog& dialog = *window.table().tilesLeft();
    QVERIFY(dialog.isVisible());
    QVERIFY(!dialog.isModal());
    QCOMPARE(lodeline::test::nameless(dialog), QString());
    QCOMPARE(&opened(window), &dialog); // and no second one
    QTest::keyClick(window.table().tilesLeft(), Qt::Key_Escape);
    QTRY_VERIFY(!window.table().tilesLeft());
}

void TilesLeftTest::theyFollowTheGame()
{
    const TestWindow window;
    window.play();
    const TilesLeftDialog& dialog = opened(window);
    const TilesLeftModel& model = modelOf(dialog);
    Random random(4);
    const auto check = [&] {
        const Game& game = window.session().game();
        QCOMPARE(model.left(), game.tilesLeft());
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(model.count(row) == tileCounts(game)[static_cast<std::size_t>(row)]);
        QVERIFY(dialog.summary().startsWith(QString::number(game.tilesLeft())));
    };
    QCOMPARE(model.rowCount(), static_cast<int>(window.session().game().tileSet().tiles.size()));
    check();
    window.playPlies(random, 5);
    check();
    window->actions().undo->trigger();
    check();
    const QString before = dialog.summary();
    window.playPlies(random);
    check();
    QVERIFY(dialog.summary() != before);
}

void TilesLeftTest::edgesFilterThem()
{
    const TestWindow window;
    window.play();
    const TilesLeftDialog& dialog = opened(window);
    Random random(4);
    window.playPlies(random, 9);
    const TilesLeftModel& model = modelOf(dialog);
    const QString all = dialog.summary();
    const int rows = model.rowCount();
    QVERIFY(!all.contains(QStringLiteral("chance")));
    dialog.edges()->choice(Side::North)->setCurrentIndex(1);
    dialog.edges()->choice(Side::East)->setCurrentIndex(2);
    QVERIFY(dialog.edges()->wanted()[0] == FeatureKind::Railroad);
    QVERIFY(dialog.edges()->wanted()[1] == FeatureKind::Mountain);
    QVERIFY(model.rowCount() > 0 && model.rowCount() < rows);
    const int left = leftWith(window.session().game(), FeatureKind::Railroad, FeatureKind::Mountain);
    QVERIFY(left > 0);
    QCOMPARE(model.left(), left);
    QVERIFY(dialog.summary().contains(QStringLiteral("; %1 of them").arg(left)));
    const int percent =
        (200 * left + window.session().game().tilesLeft()) / (2 * window.session().game().tilesLeft());
    QVERIFY2(dialog.summary().contains(QStringLiteral("next tile is one of them is %1").arg(percent)),
             qPrintable(dialog.summary()));
    dialog.edges()->choice(Side::North)->setCurrentIndex(0);
    dialog.edges()->choice(Side::East)->setCurrentIndex(0);
    QCOMPARE(model.rowCount(), rows);
    QCOMPARE(dialog.summary(), all);
}

void TilesLeftTest::goneTilesCanBeHidden()
{
    const TestWindow window;
    window.play();
    const TilesLeftDialog& dialog = opened(window);
    const TilesLeftModel& model = modelOf(dialog);
    Random random(4);
    window.playPlies(random, 40);
    const int left = model.left();
    int gone = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const bool isGone = model.count(row).left == 0;
        gone += isGone ? 1 : 0;
        const QString text = model.index(row).data().toString();
        QCOMPARE(text.startsWith(QStringLiteral("none of")), isGone);
        const QImage picture = model.index(row).data(Qt::DecorationRole).value<QPixmap>().toImage();
        QCOMPARE(qAlpha(picture.pixel(picture.rect().center())) < 128, isGone);
    }
    QVERIFY(gone > 0);
    const int rows = model.rowCount();
    dialog.onlyLeft()->setChecked(true);
    QCOMPARE(model.rowCount(), rows - gone);
    QCOMPARE(model.left(), left);
}

// R2.2
void TilesLeftTest::discardedTilesAreShown()
{
    const auto gone = [](const Game& game) {
        int sum = 0;
        for (const TileCount& count : tileCounts(game))
            sum += count.discarded;
        return sum;
    };
    std::unique_ptr<GameSession> played;
    for (std::uint64_t seed = 1; !played && seed < 200; ++seed) {
        auto session = test::newSession(2, seed);
        Random random(seed);
        while (gone(session->game()) == 0 && test::playPlies(*session, random, 1) == 1) {
        }
        if (gone(session->game()) > 0 && !session->isOver())
            played = std::move(session);
    }
    QVERIFY(played);
    const TestWindow window;
    window.play();
    QVERIFY(!opened(window).discarded()->isVisible());
    QVERIFY(window.branch(played->record()));
    TilesLeftDialog& dialog = opened(window);
    QTRY_VERIFY(dialog.discarded()->isVisible());
    const auto& model = static_cast<const TilesLeftModel&>(*dialog.discarded()->model());
    QVERIFY(!dialog.discarded()->accessibleName().isEmpty());
    int sum = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const TileCount& count = model.count(row);
        QCOMPARE(model.index(row).data().toString(),
                 QStringLiteral("%1 of %2").arg(count.discarded).arg(count.all));
        sum += count.discarded;
    }
    QCOMPARE(sum, gone(played->game()));
    dialog.onlyLeft()->setChecked(true); // is about the others
    QVERIFY(model.rowCount() > 0);
    window->actions().undo->trigger();
    QTRY_VERIFY(!dialog.discarded()->isVisible());
}

void TilesLeftTest::whoCannotSeeHearsThem()
{
    const TestWindow window;
    window.play();
    const TilesLeftModel& model = modelOf(opened(window));
    const Game& game = window.session().game();
    const int drawn = *game.drawn();
    const QString text = model.index(drawn).data(Qt::AccessibleTextRole).toString();
    const QString id = QString::fromStdString(game.tileSet().tiles[static_cast<std::size_t>(drawn)].id);
    QVERIFY2(text.contains(id), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("1 in hand")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("%1 in the stack").arg(model.count(drawn).left)), qPrintable(text));
    const int start = game.placedTile(0).design;
    const QString lying = model.index(start).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(lying.contains(QStringLiteral("1 on the board")), qPrintable(lying));
}

void TilesLeftTest::theyEndWithTheGame()
{
    const TestWindow window;
    window.play();
    opened(window);
    window->openGame().close();
    QVERIFY(!window.table().tilesLeft());
    window.play();
    QVERIFY(!window.table().tilesLeft());
}

void TilesLeftTest::aReviewShowsNone()
{
    const TestWindow window;
    window.play();
    Random random(4);
    window.playPlies(random, 3);
    QVERIFY(window->actions().tilesLeft->isEnabled());
    window.table().showReview();
    QVERIFY(!window->actions().tilesLeft->isEnabled());
    window.table().run(app::Command::TilesLeft);
    QVERIFY(!window.table().tilesLeft());
}

const WindowTest<TilesLeftTest> kTest("tst_tilesleft");

} // namespace lodeline::goldrush::tst_tilesleft

#include "tst_tilesleft.moc"
