// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setedits.h"
#include "editor/tiles/tilefilter.h"
#include "editor/tiles/tilemodel.h"
#include "tests/editor/window/desk.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>

namespace lodeline::editor {

class TileListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theModelFollowsTheDocument();
    void searchFindsIdsAndWords();
    void edgesFilter();
    void ordersOfTheList();
    void draggingMovesTiles();
    void severalTilesChangeAtOnce();
    void removedTilesLeaveTheChoiceNearby();
    void tilesTravelBetweenSets();
    void textThatIsNoTileIsRefused();
    void variantsAreFilledIn();

private:
    TileListPanel& list() const { return desk_->editor().list(); }
    QAbstractItemModel& shown() const { return *list().view()->model(); }
    QStringList ids() const
    {
        QStringList ids;
        for (int row = 0; row < shown().rowCount(); ++row)
            ids << shown().index(row, 0).data().toString();
        return ids;
    }
    const TileDesign& tile(int row) const { return desk_->set().tiles[static_cast<std::size_t>(row)]; }

    std::unique_ptr<test::Desk> desk_;
};

void TileListTest::init()
{
    desk_ = std::make_unique<test::Desk>();
    (*desk_)->openFile(desk_->classic());
}

void TileListTest::theModelFollowsTheDocument()
{
    TileModel model(desk_->document());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 35);
    desk_->document().change(QStringLiteral("Count"), [](TileSet& set) { setCount(set, {3}, 9); });
    QCOMPARE(model.index(3).data(TileModel::CountRole).toInt(), 9);
    desk_->document().change(QStringLiteral("Remove"), [](TileSet& set) { removeTiles(set, {0, 1}); });
    QCOMPARE(model.rowCount(), 33);
    QVERIFY(model.setData(model.index(0), 5, TileModel::CountRole));
    QCOMPARE(tile(0).count, 5);
    QVERIFY(!model.index(0).data(TileModel::PictureRole).value<QPixmap>().isNull());
}

void TileListTest::searchFindsIdsAndWords()
{
    auto* search = list().findChild<QLineEdit*>();
    search->setText(QStringLiteral("01"));
    QCOMPARE(ids(), (QStringList{"01a", "01b", "01c", "01d", "01e"}));
    search->setText(QStringLiteral("LOCOMOTIVE"));
    QVERIFY(shown().rowCount() > 0 && shown().rowCount() < 35);
    search->setText(QStringLiteral("no such tile"));
    QCOMPARE(shown().rowCount(), 0);
    list().chooseTile(4); // shows it all the same
    QCOMPARE(list().currentTile(), 4);
    QVERIFY(search->text().isEmpty());
}

void TileListTest::edgesFilter()
{
    auto* edges = list().findChildren<QComboBox*>().at(0);
    edges->setCurrentIndex(edges->findData(QStringLiteral("rm")));
    QVERIFY(shown().rowCount() > 0);
    for (int row = 0; row < shown().rowCount(); ++row) {
        const QString letters = shown().index(row, 0).data(TileModel::EdgesRole).toString();
        QVERIFY(letters.contains(u'r') && letters.contains(u'm'));
    }
}

void TileListTest::ordersOfTheList()
{
    auto* order = list().findChildren<QComboBox*>().at(1);
    order->setCurrentIndex(static_cast<int>(TileFilter::Order::ByCount));
    int last = kMaxCopies;
    for (int row = 0; row < shown().rowCount(); ++row) {
        const int count = shown().index(row, 0).data(TileModel::CountRole).toInt();
        QVERIFY(count <= last);
        last = count;
    }
    QCOMPARE(list().view()->dragDropMode(), QAbstractItemView::DragOnly);
    order->setCurrentIndex(0);
    QCOMPARE(ids().first(), QString::fromStdString(tile(0).id));
    QCOMPARE(list().view()->dragDropMode(), QAbstractItemView::DragDrop);
}

void TileListTest::draggingMovesTiles()
{
    const std::unique_ptr<QMimeData> data(shown().mimeData({shown().index(0, 0), shown().index(2, 0)}));
    QVERIFY(shown().dropMimeData(data.get(), Qt::MoveAction, 5, 0, {}));
    QCOMPARE(ids().mid(0, 5), (QStringList{"01b", "01d", "01e", "01a", "01c"}));
    QCOMPARE(list().chosenTiles(), (Rows{3, 4}));
    desk_->document().history().undo();
    QCOMPARE(ids().mid(0, 3), (QStringList{"01a", "01b", "01c"}));
}

void TileListTest::severalTilesChangeAtOnce()
{
    const EditorActions& actions = (*desk_)->actions();
    list().chooseTiles({0, 1, 2});
    const int before = tile(0).count + tile(1).count + tile(2).count;
    actions.moreCopies->trigger();
    QCOMPARE(tile(0).count + tile(1).count + tile(2).count, before + 3);
    actions.fewerCopies->trigger();
    QCOMPARE(desk_->document().history().count(), 0); // both became one step, and that nothing
    const Side edge = tile(1).railroads[0].edges[0];
    actions.rotateRight->trigger();
    QVERIFY(tile(1).railroads[0].edges[0] == rotated(edge, Rotation::R90));
    actions.rotateLeft->trigger();
    QVERIFY(tile(1).railroads[0].edges[0] == edge);
    actions.duplicate->trigger();
    QCOMPARE(list().chosenTiles(), (Rows{1, 3, 5}));
}

void TileListTest::removedTilesLeaveTheChoiceNearby()
{
    list().chooseTile(10);
    (*desk_)->actions().remove->trigger();
    QCOMPARE(list().currentTile(), 10);
    QCOMPARE(desk_->set().tiles.size(), std::size_t{34});
    list().view()->selectAll();
    (*desk_)->actions().remove->trigger();
    QVERIFY(desk_->set().tiles.empty());
    QCOMPARE(list().currentTile(), -1);
    QVERIFY(!(*desk_)->actions().remove->isEnabled());
}

void TileListTest::tilesTravelBetweenSets()
{
    list().chooseTiles({2, 4});
    const std::vector<TileDesign> copied{tile(2), tile(4)};
    (*desk_)->actions().copy->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(QLatin1String("\"01c\"")));
    (*desk_)->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    const std::size_t before = desk_->set().tiles.size();
    (*desk_)->actions().paste->trigger();
    QCOMPARE(desk_->set().tiles.size(), before + 2);
    QVERIFY(tile(1) == copied[0]);
    (*desk_)->actions().paste->trigger();
    QVERIFY(tile(3).id != copied[0].id); // taken by then
}

void TileListTest::textThatIsNoTileIsRefused()
{
    QApplication::clipboard()->setText(QStringLiteral("Dear Ann, "));
    (*desk_)->actions().paste->trigger();
    QCOMPARE(desk_->set().tiles.size(), std::size_t{35});
}

void TileListTest::variantsAreFilledIn()
{
    const auto found = std::ranges::find(desk_->set().tiles, "42", &TileDesign::id);
    list().chooseTile(static_cast<int>(found - desk_->set().tiles.begin()));
    (*desk_)->actions().variants->trigger();
    const std::size_t grown = desk_->set().tiles.size();
    (*desk_)->actions().variants->trigger(); // those are all there are
    QCOMPARE(desk_->set().tiles.size(), grown);
}

} // namespace lodeline::editor

QTEST_MAIN(lodeline::editor::TileListTest)
#include "tst_tilelist.moc"
