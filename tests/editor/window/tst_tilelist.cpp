// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setedits.h"
#include "editor/tiles/tiledelegate.h"
#include "editor/tiles/tilefilter.h"
#include "editor/tiles/tilemodel.h"
#include "engine/core/problem.h"
#include "tests/editor/window/desk.h"
#include "tests/windowtest/windowtest.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>

#include <numeric>

namespace lodeline::goldrush::editor::tst_tilelist {

class TileListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theModelFollowsTheDocument();
    void anIdTakesTheRoomOfSignsThatAreNotThere();
    void theChosenTileShowsTheFocus();
    void searchFindsIdsAndWords();
    void searchTakesWordsInAnyOrder();
    void searchTakesEnglishInAnyLanguage();
    void anEmptyResultLeadsBack();
    void keysMoveTiles();
    void stepsNameTheirTile();
    void edgesFilter();
    void ordersOfTheList();
    void draggingMovesTiles();
    void rowsThatAreNotThereAreNotMoved();
    void draggingCopiesTiles();
    void whatDoesNotFitIsTold();
    void severalTilesChangeAtOnce();
    void undoLeadsToItsTile();
    void undoLeadsBackToTheChosenTiles();
    void anEditHidesNoTile();
    void aSearchKeepsTheOrder();
    void newTilesFindTheirPlace();
    void movedTilesAreSearchedAnew();
    void theCurrentTileIsAChosenOne();
    void removedTilesLeaveTheChoiceNearby();
    void severalHitsAreRemovedOneByOne();
    void aRangeLeavesTheNextTile();
    void aSearchWithoutHitsGivesTheTileBack();
    void theSignOfAChosenTileStandsOut();
    void signsOfProblemsAreSaid();
    void tilesTravelBetweenSets();
    void textThatIsNoTileIsRefused();
    void variantsAreFilledIn();

private:
    TileListPanel& list() const { return desk_->editor().list(); }
    QLineEdit& searchField() const { return *list().findChild<QLineEdit*>(); }
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
    desk_->document().change([] { return QStringLiteral("Count"); },
                             [](TileSet& set) { setCount(set, {3}, 9); });
    QCOMPARE(model.index(3).data(TileModel::CountRole).toInt(), 9);
    desk_->document().change([] { return QStringLiteral("Remove"); },
                             [](TileSet& set) {
                                 removeTiles(set, {0, 1});
                             });
    QCOMPARE(model.rowCount(), 33);
    QVERIFY(!model.index(0).data(TileModel::PictureRole).value<QPixmap>().isNull());
}

void TileListTest::anIdTakesTheRoomOfSignsThatAreNotThere()
{
    QListView& view = *desk_->editor().list().view();
    const auto painted = [&view](int row, int width) {
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.widget = &view;
        option.font = view.font();
        option.rect = QRect(0, 0, width, 64);
        QImage image(width, 64, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        view.itemDelegate()->paint(&painter, option, view.model()->index(row, 0));
        return image;
    };
    QFont bold = view.font();
    bold.setBold(true);
    const QString id = view.model()->index(1, 0).data().toString();
    const int most = 6 + TileDelegate::kPicture + 10 + QFontMetrics(bold).horizontalAdvance(id) + 6;
    const QImage wide = painted(1, 300);
    const QRect text(6 + TileDelegate::kPicture + 10, 0, most - 6 - (6 + TileDelegate::kPicture + 10), 32);
    QCOMPARE(painted(1, most + 1).copy(text), wide.copy(text));
}

void TileListTest::theChosenTileShowsTheFocus()
{
    QListView& view = *desk_->editor().list().view();
    const auto painted = [&view](QStyle::State focus) {
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.widget = &view;
        option.state.setFlag(QStyle::State_HasFocus, false);
        option.state |= QStyle::State_Selected | focus;
        option.showDecorationSelected = true;
        option.rect = QRect(0, 0, 300, 64);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(option.palette.color(QPalette::Base));
        QPainter painter(&image);
        view.itemDelegate()->paint(&painter, option, view.model()->index(1, 0));
        return image;
    };
    const QPoint frame(150, 1);
    const QColor without = painted(QStyle::State_None).pixelColor(frame);
    const QColor with = painted(QStyle::State_HasFocus).pixelColor(frame);
    QVERIFY2(std::abs(qGray(with.rgb()) - qGray(without.rgb())) > 60,
             qPrintable(with.name() + u' ' + without.name()));
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

void TileListTest::searchTakesWordsInAnyOrder()
{
    searchField().setText(QStringLiteral("north mountain"));
    const QStringList found = ids();
    QVERIFY(found.size() > 1 && found.size() < 35);
    searchField().setText(QStringLiteral("  Mountain   NORTH "));
    QCOMPARE(ids(), found);
    searchField().setText(QStringLiteral("mountain 01a"));
    QVERIFY(ids().size() <= 1);
}

void TileListTest::searchTakesEnglishInAnyLanguage()
{
    const auto withHerds = std::ranges::count_if(desk_->set().tiles, [](const TileDesign& design) {
        return std::ranges::any_of(design.prairies, [](const PrairieSegment& p) { return p.horses > 0; });
    });
    searchField().setText(QStringLiteral("horse"));
    QCOMPARE(ids().size(), withHerds);
    desk_->languages().use(QStringLiteral("de"));
    searchField().setText(QStringLiteral("horse prairie"));
    QCOMPARE(ids().size(), withHerds);
    searchField().setText(QStringLiteral("herde"));
    QCOMPARE(ids().size(), withHerds);
}

void TileListTest::anEmptyResultLeadsBack()
{
    QApplication::setActiveWindow(&**desk_);
    auto* all = list().findChild<QPushButton*>();
    QVERIFY(!all->isVisible());
    searchField().setText(QStringLiteral("no such tile"));
    QVERIFY(all->isVisible());
    all->setFocus();
    all->click();
    QCOMPARE(ids().size(), 35);
    QVERIFY(!all->isVisible());
    searchField().setText(QStringLiteral("01"));
    searchField().setFocus();
    QTest::keyClick(&searchField(), Qt::Key_Escape);
    QCOMPARE(ids().size(), 35);
}

void TileListTest::keysMoveTiles()
{
    QApplication::setActiveWindow(&**desk_);
    const QSignalSpy told(&desk_->editor(), &SetEditor::told);
    list().chooseTiles({1, 2});
    list().view()->setFocus();
    QTest::keyClick(list().view(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(ids().first(4), (QStringList{"01a", "01d", "01b", "01c"}));
    QCOMPARE(list().chosenTiles(), (Rows{2, 3}));
    QVERIFY(told.last().first().toString().contains(QLatin1String("3 of 35")));
    (*desk_)->actions().moveUp->trigger();
    (*desk_)->actions().moveUp->trigger();
    QCOMPARE(ids().first(4), (QStringList{"01b", "01c", "01a", "01d"}));
    QVERIFY(!(*desk_)->actions().moveUp->isEnabled()); // is at the beginning
    QCOMPARE(list().chosenTiles(), (Rows{0, 1}));
    searchField().setText(QStringLiteral("01"));
    QVERIFY((*desk_)->actions().moveUp->isEnabled()); // says why it cannot
    (*desk_)->actions().moveDown->trigger();
    QVERIFY(told.last().first().toString().startsWith(QLatin1String("To move tiles")));
    QCOMPARE(tile(0).id, std::string("01b"));
}

void TileListTest::stepsNameTheirTile()
{
    const EditorActions& actions = (*desk_)->actions();
    list().chooseTile(2);
    actions.turnRight->trigger();
    QCOMPARE(actions.undo->text(), QStringLiteral("&Undo: Turn (tile 01c)"));
    list().chooseTiles({1, 2, 3});
    actions.mirror->trigger();
    QCOMPARE(actions.undo->text(), QStringLiteral("&Undo: Mirror (3 tiles)"));
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

void TileListTest::rowsThatAreNotThereAreNotMoved()
{
    const std::unique_ptr<QMimeData> data(shown().mimeData({shown().index(0, 0)}));
    const QString type = QStringLiteral("application/x-lodeline-rows");
    const QByteArray own = data->data(type);
    QVERIFY(own.endsWith(":0"));
    for (const char* rows : {"-1", "35", "1,0", "0,0", "-3,2", "2147483647", "x,y"}) {
        data->setData(type, own.chopped(1) + rows);
        QVERIFY(!shown().dropMimeData(data.get(), Qt::MoveAction, 5, 0, {}));
        QCOMPARE(desk_->set().tiles.size(), std::size_t{35});
    }
}

// With Ctrl they are copied.
void TileListTest::draggingCopiesTiles()
{
    const std::unique_ptr<QMimeData> data(shown().mimeData({shown().index(0, 0)}));
    QVERIFY(shown().dropMimeData(data.get(), Qt::CopyAction, 2, 0, {}));
    QCOMPARE(desk_->set().tiles.size(), std::size_t{36});
    QVERIFY(tile(2).mountains == tile(0).mountains);
}

void TileListTest::whatDoesNotFitIsTold()
{
    desk_->document().change([] { return QStringLiteral("x"); },
                             [](TileSet& set) {
                                 const Rows all{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
                                 while (set.tiles.size() < kMaxDesigns)
                                     duplicateTiles(set, all);
                             });
    const std::unique_ptr<QMimeData> data(shown().mimeData({shown().index(0, 0)}));
    const QSignalSpy told(&desk_->editor(), &SetEditor::told);
    shown().dropMimeData(data.get(), Qt::CopyAction, 2, 0, {});
    QCOMPARE(desk_->set().tiles.size(), kMaxDesigns);
    QVERIFY(told.last().first().toString().contains(QString::number(kMaxDesigns)));
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
    actions.turnRight->trigger();
    QVERIFY(tile(1).railroads[0].edges[0] == rotated(edge, Rotation::R90));
    actions.turnLeft->trigger();
    QVERIFY(tile(1).railroads[0].edges[0] == edge);
    actions.duplicate->trigger();
    QCOMPARE(list().chosenTiles(), (Rows{1, 3, 5}));
}

void TileListTest::undoLeadsToItsTile()
{
    const EditorActions& actions = (*desk_)->actions();
    list().chooseTile(4);
    actions.turnRight->trigger();
    list().chooseTiles({7, 8});
    actions.moreCopies->trigger();
    list().chooseTile(1);
    desk_->document().history().undo();
    QCOMPARE(list().chosenTiles(), (Rows{7, 8}));
    desk_->document().history().undo();
    QCOMPARE(list().chosenTiles(), (Rows{4}));
    list().chooseTiles({3, 4});
    desk_->document().history().redo();
    QCOMPARE(list().chosenTiles(), (Rows{3, 4})); // it is among them
}

void TileListTest::undoLeadsBackToTheChosenTiles()
{
    const EditorActions& actions = (*desk_)->actions();
    list().chooseTiles({3, 4});
    actions.add->trigger();
    QCOMPARE(list().chosenTiles(), (Rows{4}));
    desk_->document().history().undo();
    QCOMPARE(list().chosenTiles(), (Rows{3, 4}));
    // What a filter hides stays hidden.
    list().chooseTile(0);
    actions.duplicate->trigger();
    list().findChild<QLineEdit*>()->setText(QString::fromStdString(tile(10).id));
    const QStringList found = ids();
    QVERIFY(!found.isEmpty() && !found.contains(QString::fromStdString(tile(0).id)));
    desk_->document().history().undo();
    QCOMPARE(ids(), found);
    QVERIFY(list().currentTile() > 0);
}

void TileListTest::anEditHidesNoTile()
{
    auto* edges = list().findChildren<QComboBox*>().at(0);
    edges->setCurrentIndex(edges->findData(QStringLiteral("rm")));
    list().view()->setCurrentIndex(shown().index(1, 0));
    const QStringList before = ids();
    const int row = list().currentTile();
    QVERIFY(desk_->document().changeTile(
        row, [] { return QStringLiteral("Clear"); },
        [](TileDesign& design) {
            design.railroads.clear();
            design.mountains.clear();
            return true;
        }));
    QCOMPARE(list().currentTile(), row);
    QCOMPARE(list().chosenTiles(), Rows{row});
    QCOMPARE(ids(), before);
    edges->setCurrentIndex(edges->findData(QStringLiteral("r")));
    QVERIFY(!ids().contains(before[1]));
}

void TileListTest::aSearchKeepsTheOrder()
{
    list().findChildren<QComboBox*>().at(1)->setCurrentIndex(static_cast<int>(TileFilter::Order::ByCount));
    const QStringList before = ids();
    searchField().setText(QStringLiteral("01"));
    QVERIFY(shown().rowCount() < 35);
    searchField().clear();
    QCOMPARE(ids(), before);
}

void TileListTest::newTilesFindTheirPlace()
{
    list().findChildren<QComboBox*>().at(1)->setCurrentIndex(static_cast<int>(TileFilter::Order::ByCount));
    list().chooseTile(0);
    (*desk_)->actions().duplicate->trigger();
    QCOMPARE(shown().rowCount(), 36);
    int last = kMaxCopies;
    for (int row = 0; row < shown().rowCount(); ++row) {
        const int count = shown().index(row, 0).data(TileModel::CountRole).toInt();
        QVERIFY(count <= last);
        last = count;
    }
}

void TileListTest::movedTilesAreSearchedAnew()
{
    searchField().setText(QStringLiteral("01a"));
    QCOMPARE(list().currentTile(), 0);
    desk_->document().change([] { return QStringLiteral("Move"); },
                             [](TileSet& set) { moveTiles(set, {0}, 20); });
    QCOMPARE(ids(), QStringList{"01a"});
    QCOMPARE(list().currentTile(), 19);
}

void TileListTest::theCurrentTileIsAChosenOne()
{
    QVERIFY(QTest::qWaitForWindowExposed(&**desk_));
    QListView& view = *list().view();
    const auto click = [&](int row, Qt::KeyboardModifiers keys) {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, keys,
                          view.visualRect(shown().index(row, 0)).center());
    };
    click(0, {});
    QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(list().chosenTiles(), Rows{0});
    QCOMPARE(list().currentTile(), 0);
    click(0, {});
    click(1, Qt::ControlModifier);
    QCOMPARE(list().chosenTiles(), (Rows{0, 1}));
    QCOMPARE(list().currentTile(), 1);
    const QSignalSpy told(&list(), &TileListPanel::currentChanged);
    click(1, Qt::ControlModifier);
    QCOMPARE(list().chosenTiles(), Rows{0});
    QCOMPARE(list().currentTile(), 0);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.front().front().toInt(), 0);
}

void TileListTest::severalHitsAreRemovedOneByOne()
{
    searchField().setText(QStringLiteral("01"));
    list().chooseTile(1);
    (*desk_)->actions().remove->trigger();
    QCOMPARE(ids(), (QStringList{"01a", "01c", "01d", "01e"}));
    QCOMPARE(QString::fromStdString(tile(list().currentTile()).id), QStringLiteral("01c"));
    list().chooseTile(3);
    (*desk_)->actions().remove->trigger();
    QCOMPARE(ids(), (QStringList{"01a", "01c", "01d"}));
    QCOMPARE(list().chosenTiles(), Rows{2}); // the last one, now that there is none behind it
    list().view()->selectAll();
    (*desk_)->actions().remove->trigger();
    QCOMPARE(searchField().text(), QStringLiteral("01"));
    QCOMPARE(list().currentTile(), -1);
    searchField().clear();
    QCOMPARE(shown().rowCount(), 30);
    QCOMPARE(list().currentTile(), 2);
}

void TileListTest::aRangeLeavesTheNextTile()
{
    Rows range(11);
    std::iota(range.begin(), range.end(), 10);
    list().chooseTiles(range);
    list().view()->selectionModel()->setCurrentIndex(shown().index(20, 0), QItemSelectionModel::NoUpdate);
    QCOMPARE(list().currentTile(), 20);
    const std::string next = tile(21).id;
    (*desk_)->actions().remove->trigger();
    QCOMPARE(list().currentTile(), 10);
    QCOMPARE(tile(10).id, next);
}

void TileListTest::aSearchWithoutHitsGivesTheTileBack()
{
    list().chooseTile(7);
    searchField().setText(QStringLiteral("no such tile"));
    QCOMPARE(list().currentTile(), -1);
    searchField().clear();
    QCOMPARE(list().currentTile(), 7);
    QCOMPARE(list().chosenTiles(), Rows{7});
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

void TileListTest::theSignOfAChosenTileStandsOut()
{
    desk_->document().change([] { return QString(); }, [](TileSet& set) { set.tiles[0].count = -1; });
    QVERIFY(desk_->editor().hasErrors());
    list().chooseTile(0);
    QListView& view = *list().view();
    const QRect row = view.visualRect(view.currentIndex()).adjusted(6, 6, -6, -6);
    const QPoint beside =
        row.bottomRight() - QPoint(8, 8) - QPoint(7, 6); // its middle is 8 px from the corner
    const QImage shown = view.viewport()->grab().toImage();
    QCOMPARE(shown.pixelColor(beside), view.palette().color(QPalette::Base));
    QVERIFY(shown.pixelColor(row.bottomRight() - QPoint(30, 3)) != view.palette().color(QPalette::Base));
}

void TileListTest::signsOfProblemsAreSaid()
{
    TileModel model(desk_->document());
    const auto said = [&model](int row) { return model.index(row).data(Qt::AccessibleTextRole).toString(); };
    const QString note = said(2);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setSeverities({static_cast<int>(Severity::Error), static_cast<int>(Severity::Warning),
                         static_cast<int>(Severity::Note), -1});
    QVERIFY(said(0).endsWith(QLatin1String(". Error")));
    QVERIFY(said(1).endsWith(QLatin1String(". Warning")));
    QCOMPARE(said(2), note); // has no sign
    QVERIFY(changed.back()[2].value<QList<int>>().contains(static_cast<int>(Qt::AccessibleTextRole)));
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
    // What begins like tiles is told what is wrong with it.
    QApplication::clipboard()->setText(QStringLiteral("{\"tiles\": [{\"id\": \"a\",}]}"));
    (*desk_)->actions().paste->trigger();
    QCOMPARE(desk_->set().tiles.size(), std::size_t{35});
    QVERIFY((*desk_)->statusBar()->currentMessage().contains(QLatin1String("line 1, column")));
    QVERIFY(!(*desk_)->statusBar()->currentMessage().contains(QLatin1String("the whole file")));
    QApplication::clipboard()->setText(QStringLiteral("{\"tiles\": [{\"id\": 7}]}"));
    (*desk_)->actions().paste->trigger();
    QVERIFY((*desk_)->statusBar()->currentMessage().contains(QLatin1String("(/tiles/0/id)")));
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

const WindowTest<TileListTest> kTest("tst_tilelist");

} // namespace lodeline::goldrush::editor::tst_tilelist

#include "tst_tilelist.moc"
