// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/lab/labpanel.h"
#include "editor/problems/problemspanel.h"
#include "editor/set/tour.h"
#include "tests/editor/window/desk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/guide/lessoncard.h"

#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

namespace lodeline::goldrush::editor::test::tst_tour {

using Step = Tour::Step;

// The tour, taken by keyboard in the real window.
class TestTour : public QObject
{
    Q_OBJECT

private slots:
    void init() { desk_ = std::make_unique<Desk>(); }
    void cleanup() { desk_.reset(); }
    void isOfferedUntilItWasTaken();
    void seesEachStepDone();
    void goesOnAtOnceWhereThingsAreDone();
    void showsWhere();
    void isLeftAtAnyTime();

private:
    void begin();
    Tour& tour() const { return *desk_->editor().findChild<Tour*>(); }
    ui::LessonCard& card() const { return *desk_->editor().findChild<ui::LessonCard*>(); }
    QPushButton* welcomeButton() const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void measure() const;

    std::unique_ptr<Desk> desk_;
};

QPushButton* TestTour::welcomeButton() const
{
    const QString words = (*desk_)->actions().tour->text();
    for (QPushButton* button : (*desk_)->findChildren<QPushButton*>()) {
        if (button->text() == words)
            return button;
    }
    return nullptr;
}

void TestTour::begin()
{
    (*desk_)->actions().tour->trigger();
    QVERIFY(QTest::qWaitForWindowActive(&**desk_));
    QVERIFY(card().isVisible());
    QCOMPARE(tour().step(), Step::Edge);
}

void TestTour::measure() const
{
    LabPanel& lab = desk_->editor().lab();
    LabSettings settings = lab.settings();
    settings.games = 2;
    settings.level = "random";
    settings.compares = false;
    lab.setSettings(settings);
    QSignalSpy ended(&lab, &LabPanel::ended);
    lab.run();
    QVERIFY(!ended.isEmpty() || ended.wait(kLongestWait));
}

void TestTour::isOfferedUntilItWasTaken()
{
    QVERIFY(welcomeButton()->isVisible());
    welcomeButton()->click();
    QVERIFY(desk_->editor().list().currentTile() == 0);
    while (tour().step() != Step::End) {
        QVERIFY(!desk_->settings().isTourTaken());
        card().next()->click();
    }
    QVERIFY(desk_->settings().isTourTaken());
    QVERIFY(welcomeButton()->isHidden());
    desk_->start();
    QVERIFY(welcomeButton()->isHidden());
    QVERIFY((*desk_)->actions().tour->isEnabled());
}

void TestTour::seesEachStepDone()
{
    begin();
    card().showMe()->click();
    press(Qt::Key_Up);
    while (desk_->set().tiles[0].edgeKind(Side::North) != FeatureKind::Mountain) {
        QCOMPARE(tour().step(), Step::Edge);
        press(Qt::Key_Return);
    }
    QCOMPARE(tour().step(), Step::Track);
    press(Qt::Key_Left);
    press(Qt::Key_D);
    press(Qt::Key_Right);
    press(Qt::Key_D);
    QCOMPARE(tour().step(), Step::Nuggets);
    press(Qt::Key_Up);
    press(Qt::Key_N);
    QCOMPARE(tour().step(), Step::Problem);
    QVERIFY(!desk_->document().history().isClean());
    card().showMe()->click();
    QTRY_VERIFY(desk_->editor().hasErrors());
    auto* list = desk_->editor().findChild<ProblemsPanel*>()->findChild<QListView*>();
    QVERIFY(list->model()->index(0, 0).data().toString().contains(QStringLiteral("start")));
    list->setCurrentIndex(list->model()->index(0, 0));
    list->setFocus();
    QTest::keySequence(list, ProblemsPanel::repairKey());
    auto* ways = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(ways);
    ways->actions().first()->trigger();
    ways->close();
    QCOMPARE(tour().step(), Step::Lab);
    card().showMe()->click();
    measure();
    QCOMPARE(tour().step(), Step::Play);
    emit desk_->editor().gameStarted();
    QCOMPARE(tour().step(), Step::End);
    QVERIFY(desk_->settings().isTourTaken());
}

// Whoever does things in another order is not asked for them again.
void TestTour::goesOnAtOnceWhereThingsAreDone()
{
    begin();
    const auto change = [this](const std::function<void(TileSet&)>& edit) {
        desk_->document().change([] { return QString(); }, edit);
        desk_->editor().hasErrors();
    };
    change([](TileSet& set) { set.start = set.tiles[1].id; });
    desk_->editor().showTab(SetEditor::Tab::Lab);
    measure();
    QCOMPARE(tour().step(), Step::Edge);
    change([](TileSet& set) {
        set.tiles[0].mountains.push_back({.edges = {Side::North}, .nuggets = 1, .extra = {}});
    });
    QCOMPARE(tour().step(), Step::Track);
    card().next()->click();
    QCOMPARE(tour().step(), Step::Nuggets); // one more of them is wanted
    change([](TileSet& set) { ++set.tiles[0].mountains[0].nuggets; });
    QCOMPARE(tour().step(), Step::Play);
}

void TestTour::showsWhere()
{
    begin();
    desk_->editor().list().chooseTile(4);
    card().showMe()->click();
    QCOMPARE(desk_->editor().list().currentTile(), 0);
    QCOMPARE(QApplication::focusWidget(), desk_->editor().findChild<CanvasPanel*>()->canvas());
}

void TestTour::isLeftAtAnyTime()
{
    begin();
    card().next()->click();
    card().leave()->click();
    QVERIFY(card().isHidden());
    QVERIFY(desk_->editor().isVisible());
    QVERIFY(!desk_->settings().isTourTaken());
}

const WindowTest<TestTour> kTest("tst_tour");

} // namespace lodeline::goldrush::editor::test::tst_tour

#include "tst_tour.moc"
