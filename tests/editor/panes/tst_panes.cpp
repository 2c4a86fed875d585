// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/lab/labpanel.h"
#include "editor/panes/panes.h"
#include "editor/problems/problemspanel.h"
#include "tests/editor/window/desk.h"
#include "tests/ui/screens/room.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

namespace lodeline::goldrush::editor::tst_panes {

using desk::FoldButton;
using desk::FoldingTabs;
using desk::Panes;
using Pane = Panes::Pane;

// What stands around the drawing folds, in the window of the editor.
class PanesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theDrawingIsLargeAtTheFirstStart_data();
    void theDrawingIsLargeAtTheFirstStart();
    void theHintGivesWayToTheDrawing();
    void allIsOpenWhereThereIsRoom();
    void aTitleFoldsAndOpens_data();
    void aTitleFoldsAndOpens();
    void keysFoldAndOpen_data();
    void keysFoldAndOpen();
    void aClickOnATabOpensTheLowerPanel();
    void theLowerPanelIsEnlarged();
    void enlargingEndsWhereTheFocusGoesElsewhere();
    void enlargingLastsWhereAPageIsTurned();
    void whatIsAddedIsShown();
    void whatIsClickedInTheListIsShown();
    void whatIsAskedForIsShown();
    void theFocusStaysInSight();
    void foldedPanesAreRemembered();
    void whatTheDrawingShowsIsRemembered();
    void olderStatesOfThePanesAreRead();
    void enlargedIsForTheMoment();
    void enlargedChoosesNothing();
    void theWayBackIsSaid();
    void tabsStayWhereTheyAre();
    void aSetOpensAsTheOneInFront();
    void otherStatesAreLeftOut();
    void panesFoldWhereReadingGoesLeft();
    void aDeckFoldsAsASetDoes();
    void aDeckShowsWhatIsAskedFor();
    void aDeckKeepsItsOwnPanes();

private:
    Panes& panes() const { return *desk_->editor().findChild<Panes*>(); }
    FoldingTabs& lower() const { return *desk_->editor().findChild<FoldingTabs*>(); }
    int drawn() const { return canvas().tileRect().toRect().width(); } // px
    TileCanvas& canvas() const { return *desk_->editor().findChild<TileCanvas*>(); }
    FoldButton& title(const QString& name) const
    {
        for (FoldButton* button : desk_->editor().findChildren<FoldButton*>()) {
            if (button->accessibleName() == name)
                return *button;
        }
        qFatal("no pane %s", qPrintable(name));
    }
    void open(QSize size)
    {
        (*desk_)->resize(size);
        (*desk_)->openFile(desk_->classic());
        QApplication::setActiveWindow(&**desk_);
        settleLayouts();
    }

    Panes& openDeck(QSize size)
    {
        (*desk_)->resize(size);
        (*desk_)->openFile(QStringLiteral(":/decks/boomtown.deck.json"));
        QApplication::setActiveWindow(&**desk_);
        settleLayouts();
        return *(*desk_)->current()->findChild<Panes*>();
    }

    std::unique_ptr<test::Desk> desk_;
};

void PanesTest::init()
{
    desk_ = std::make_unique<test::Desk>();
}

void PanesTest::cleanup()
{
    desk_.reset();
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void PanesTest::theDrawingIsLargeAtTheFirstStart_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("least");
    QTest::newRow("1280x800") << QSize(1280, 800) << 420;
    QTest::newRow("1024x640") << QSize(1024, 640) << 280;
}

void PanesTest::theDrawingIsLargeAtTheFirstStart()
{
    QFETCH(QSize, window);
    QFETCH(int, least);
    open(window);
    QCOMPARE((*desk_)->size(), window);
    const int usual = 15; // px, of a line
    if ((*desk_)->fontMetrics().height() > usual * 5 / 4)
        least -= 60;
    QVERIFY2(drawn() >= least, qPrintable(QString::number(drawn())));
    QVERIFY(panes().isFolded(Pane::Lower));
    QVERIFY(!panes().isFolded(Pane::List) && !panes().isFolded(Pane::Forms));
    QVERIFY(lower().tabBar()->isVisible());
}

void PanesTest::theHintGivesWayToTheDrawing()
{
    desk_->languages().use(QStringLiteral("de"));
    open(lodeline::test::smallestRoom());
    const auto* hint = canvas().parentWidget()->findChild<QLabel*>();
    QVERIFY(!hint->text().isEmpty() && hint->isVisible());
    (*desk_)->actions().lab->trigger();
    settleLayouts();
    QVERIFY(!hint->isVisible());
}

void PanesTest::allIsOpenWhereThereIsRoom()
{
    open({2400, 1600});
    for (const Pane pane : {Pane::List, Pane::Preview, Pane::Forms, Pane::Lower})
        QVERIFY(!panes().isFolded(pane));
    (*desk_)->resize(1000, 640); // and follows the window, as nobody has chosen anything
    settleLayouts();
    QVERIFY(panes().isFolded(Pane::Preview) && panes().isFolded(Pane::Lower));
}

void PanesTest::aTitleFoldsAndOpens_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("pane");
    QTest::newRow("list") << "Tiles" << int(Pane::List);
    QTest::newRow("preview") << "Preview" << int(Pane::Preview);
    QTest::newRow("forms") << "Properties" << int(Pane::Forms);
}

void PanesTest::aTitleFoldsAndOpens()
{
    QFETCH(QString, name);
    QFETCH(int, pane);
    open({1900, 1000});
    const auto which = static_cast<Pane>(pane);
    FoldButton& button = title(name);
    QWidget& side = *button.parentWidget();
    const int open = side.width();
    const int drawing = canvas().width();
    QTest::mouseClick(&button, Qt::LeftButton);
    settleLayouts();
    QVERIFY(panes().isFolded(which));
    QVERIFY(!button.isChecked());
    QVERIFY(side.width() < open / 4);
    QCOMPARE(button.height(), side.height());
    QVERIFY(canvas().width() > drawing + open / 2);
    QTest::keyClick(&button, Qt::Key_Space);
    settleLayouts();
    QVERIFY(!panes().isFolded(which));
    QVERIFY(qAbs(side.width() - open) <= 2);
    QVERIFY(qAbs(canvas().width() - drawing) <= 2);
}

void PanesTest::keysFoldAndOpen_data()
{
    QTest::addColumn<int>("pane");
    for (const auto& [name, pane] : {std::pair("list", Pane::List), std::pair("preview", Pane::Preview),
                                     std::pair("forms", Pane::Forms), std::pair("lower", Pane::Lower)})
        QTest::newRow(name) << int(pane);
}

void PanesTest::keysFoldAndOpen()
{
    QFETCH(int, pane);
    open({1900, 1000});
    const auto which = static_cast<Pane>(pane);
    QAction* action = (*desk_)->actions().panes[pane];
    QCOMPARE(action->shortcut(), Panes::keyOf(which));
    const bool before = panes().isFolded(which);
    QCOMPARE(action->isChecked(), !before);
    QTest::keyClick(&**desk_, static_cast<Qt::Key>(Panes::keyOf(which)[0].key()),
                    Panes::keyOf(which)[0].keyboardModifiers());
    QCOMPARE(panes().isFolded(which), !before);
    QCOMPARE(action->isChecked(), before);
    action->trigger();
    QCOMPARE(panes().isFolded(which), before);
    QCOMPARE(action->isChecked(), !before);
}

void PanesTest::aClickOnATabOpensTheLowerPanel()
{
    open({1280, 800});
    const int drawing = drawn();
    const int folded = lower().height();
    QTest::mouseClick(lower().tabBar(), Qt::LeftButton, {}, lower().tabBar()->tabRect(2).center());
    settleLayouts();
    QVERIFY(!panes().isFolded(Pane::Lower));
    QCOMPARE(lower().currentIndex(), 2);
    QVERIFY(desk_->editor().lab().isVisible());
    QVERIFY(lower().height() > 5 * folded);
    QVERIFY(drawn() < drawing);
    for (QToolButton* button : lower().cornerWidget()->findChildren<QToolButton*>()) {
        if (!button->isCheckable())
            QTest::mouseClick(button, Qt::LeftButton);
    }
    settleLayouts();
    QVERIFY(panes().isFolded(Pane::Lower));
    QVERIFY(!desk_->editor().lab().isVisible());
    QCOMPARE(drawn(), drawing);
}

void PanesTest::theLowerPanelIsEnlarged()
{
    open({1280, 800});
    (*desk_)->actions().lab->trigger();
    settleLayouts();
    const int open = desk_->editor().lab().height();
    QTest::keyClick(&**desk_, Qt::Key_F8, Qt::ShiftModifier);
    settleLayouts();
    QVERIFY(panes().isEnlarged());
    QVERIFY(!canvas().isVisible());
    QVERIFY(desk_->editor().lab().height() > open * 3 / 2);
    emit desk_->editor().lab().tileActivated(3); // is to be seen
    settleLayouts();
    QVERIFY(canvas().isVisible());
    QVERIFY(qAbs(desk_->editor().lab().height() - open) <= 2);
    panes().setEnlarged(true);
    panes().setFolded(Pane::Lower, true);
    settleLayouts();
    QVERIFY(canvas().isVisible());
    QVERIFY(!panes().isEnlarged());
}

void PanesTest::enlargingEndsWhereTheFocusGoesElsewhere()
{
    open({1280, 800});
    (*desk_)->actions().lab->trigger();
    QTest::keyClick(&**desk_, Qt::Key_F8, Qt::ShiftModifier);
    desk_->editor().lab().findChild<QSpinBox*>()->setFocus();
    QVERIFY(lower().isAncestorOf(QApplication::focusWidget()));
    QVERIFY(panes().isEnlarged());
    desk_->editor().list().view()->setFocus();
    QVERIFY(!panes().isEnlarged());
    QVERIFY(canvas().isVisible());
    // Where the focus was elsewhere before, it may stay there.
    QTest::keyClick(&**desk_, Qt::Key_F8, Qt::ShiftModifier);
    desk_->editor().list().findChild<QLineEdit*>()->setFocus();
    QVERIFY(panes().isEnlarged());
}

void PanesTest::enlargingLastsWhereAPageIsTurned()
{
    open({1280, 800});
    (*desk_)->actions().lab->trigger();
    QTest::keyClick(&**desk_, Qt::Key_F8, Qt::ShiftModifier);
    const auto* pages = desk_->editor().lab().findChild<QTabWidget*>(QStringLiteral("labTabs"));
    for (const int page : {0, 1, 0}) {
        pages->currentWidget()->setFocus();
        QTest::mouseClick(pages->tabBar(), Qt::LeftButton, {}, pages->tabBar()->tabRect(page).center());
        QVERIFY(panes().isEnlarged());
        QVERIFY(lower().isAncestorOf(QApplication::focusWidget()));
    }
    auto* players = desk_->editor().lab().findChild<QSpinBox*>();
    players->setFocus();
    players->setEnabled(false);
    QVERIFY(panes().isEnlarged());
    players->setEnabled(true);
    players->setFocus();
    QTest::mouseClick(lower().tabBar(), Qt::LeftButton, {}, lower().tabBar()->tabRect(0).center());
    QVERIFY(!desk_->editor().lab().isVisible());
    QVERIFY(panes().isEnlarged());
    QTRY_VERIFY(lower().currentWidget()->isAncestorOf(QApplication::focusWidget()) ||
                lower().currentWidget()->hasFocus());
}

void PanesTest::whatIsAddedIsShown()
{
    open({1280, 800});
    const EditorActions& actions = (*desk_)->actions();
    for (QAction* adding : {actions.add, actions.duplicate}) {
        panes().setEnlarged(true);
        adding->trigger();
        QVERIFY(!panes().isEnlarged() && canvas().isVisible());
    }
    panes().setEnlarged(true);
    actions.moreCopies->trigger(); // is seen in the list
    QVERIFY(panes().isEnlarged());
}

void PanesTest::whatIsClickedInTheListIsShown()
{
    open({1280, 800});
    panes().setEnlarged(true);
    QListView& rows = *desk_->editor().list().view();
    const QPoint row = rows.visualRect(rows.model()->index(2, 0)).center();
    QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, row);
    QVERIFY(!panes().isEnlarged() && canvas().isVisible());
    QCOMPARE(desk_->editor().list().currentTile(), 2);
}

void PanesTest::whatIsAskedForIsShown()
{
    open({1280, 800});
    for (const Pane pane : {Pane::List, Pane::Forms, Pane::Lower})
        panes().setFolded(pane, true);
    (*desk_)->actions().find->trigger();
    QVERIFY(!panes().isFolded(Pane::List));
    QVERIFY(desk_->editor().list().findChild<QLineEdit*>()->hasFocus());
    (*desk_)->actions().rename->trigger();
    QVERIFY(!panes().isFolded(Pane::Forms));
    (*desk_)->actions().problems->trigger();
    QVERIFY(!panes().isFolded(Pane::Lower));
    QVERIFY(desk_->editor().findChild<ProblemsPanel*>()->isVisible());
}

void PanesTest::theFocusStaysInSight()
{
    open({1280, 800});
    desk_->editor().list().view()->setFocus();
    panes().setFolded(Pane::List, true);
    QVERIFY(title("Tiles").hasFocus());
    (*desk_)->actions().lab->trigger();
    panes().setFolded(Pane::Lower, true);
    QVERIFY(lower().tabBar()->hasFocus());
    panes().setFolded(Pane::List, false);
    title("Tiles").setFocus();
    QTest::keyClick(&title("Tiles"), Qt::Key_Tab);
    QVERIFY(desk_->editor().list().isAncestorOf(QApplication::focusWidget()));
}

void PanesTest::foldedPanesAreRemembered()
{
    open({1280, 800});
    panes().setFolded(Pane::Forms, true);
    panes().setFolded(Pane::Lower, false);
    settleLayouts();
    const int height = lower().height();
    (*desk_)->close();
    desk_->start();
    open({1280, 800});
    QVERIFY(panes().isFolded(Pane::Forms));
    QVERIFY(!panes().isFolded(Pane::Lower));
    QVERIFY(qAbs(lower().height() - height) <= 2);
}

void PanesTest::enlargedIsForTheMoment()
{
    open({1024, 640});
    (*desk_)->actions().lab->trigger();
    panes().setFolded(Pane::Lower, true);
    panes().setEnlarged(true);
    (*desk_)->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    settleLayouts();
    QVERIFY(!panes().isEnlarged() && canvas().isVisible());
    QVERIFY(panes().isFolded(Pane::Lower));
    panes().setEnlarged(true);
    panes().setEnlarged(false);
    QVERIFY(panes().isFolded(Pane::Lower));
    panes().setEnlarged(true);
    (*desk_)->close();
    desk_->start();
    open({1024, 640});
    QVERIFY(!panes().isEnlarged() && canvas().isVisible());
    QVERIFY(panes().isFolded(Pane::Lower));
}

void PanesTest::enlargedChoosesNothing()
{
    open({1024, 640});
    panes().setEnlarged(true);
    settleLayouts();
    (*desk_)->resize(1000, 600);
    settleLayouts();
    QVERIFY(desk_->editor().findChild<ProblemsPanel*>()->isVisible());
    panes().setEnlarged(false);
    QVERIFY(panes().saveState().isEmpty());
}

void PanesTest::theWayBackIsSaid()
{
    open({1600, 800}); // room for its words beside the tabs, whatever the size of text
    auto* back = lower().cornerWidget()->findChild<QToolButton*>();
    QVERIFY(back->isCheckable());
    const int before = back->width();
    panes().setEnlarged(true);
    settleLayouts();
    QCOMPARE(back->text(), QStringLiteral("Show the drawing"));
    QCOMPARE(back->accessibleName(), back->text());
    QVERIFY(back->width() > 2 * before);
    QTest::mouseClick(back, Qt::LeftButton);
    settleLayouts();
    QVERIFY(canvas().isVisible());
    QCOMPARE(back->width(), before);
}

void PanesTest::tabsStayWhereTheyAre()
{
    open({1280, 800});
    const QTabBar& bar = *lower().tabBar();
    const QRect before = bar.tabRect(2);
    QString title = bar.tabText(0);
    for (const int tiles : {1, 12}) {
        desk_->document().change([] { return QString(); },
                                 [tiles](TileSet& set) {
                                     for (int i = 0; i < tiles; ++i)
                                         set.tiles[static_cast<std::size_t>(i)].count = -1;
                                 });
        desk_->editor().hasErrors();
        settleLayouts();
        QVERIFY(bar.tabText(0) != title);
        title = bar.tabText(0);
        QCOMPARE(bar.tabRect(2), before);
    }
}

void PanesTest::whatTheDrawingShowsIsRemembered()
{
    open({1280, 800});
    QVERIFY(canvas().showsOwnPicture());
    (*desk_)->actions().showOwnPicture->trigger();
    (*desk_)->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    QVERIFY(!canvas().showsOwnPicture()); // as the one in front
    openDeck({1280, 800});                // has no such switch
    (*desk_)->close();
    desk_->start();
    open({1280, 800});
    QVERIFY(!canvas().showsOwnPicture());
    QVERIFY(panes().saveState().isEmpty());
}

void PanesTest::olderStatesOfThePanesAreRead()
{
    const QString file = desk_->path(QStringLiteral("older.ini"));
    QSettings(file, QSettings::IniFormat)
        .setValue(QStringLiteral("layout/lodeline-tileset"), QByteArray("without own pictures;panes"));
    for (int start = 0; start < 2; ++start) {
        const EditorSettings settings(file, desk_->path(QStringLiteral("game.ini")));
        QVERIFY(!settings.showsOwnPictures());
        QCOMPARE(settings.layoutState("lodeline-tileset"), QByteArray("panes"));
    }
    open({1280, 800});
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << QStringLiteral("panes 1") << true; // enlarged
    for (const bool folded : {true, false, false, false})
        stream << folded << 300;
    panes().restoreState(state);
    QVERIFY(panes().isFolded(Pane::List) && !panes().isFolded(Pane::Forms));
    QVERIFY(!panes().isEnlarged());
}

void PanesTest::aSetOpensAsTheOneInFront()
{
    open({1280, 800});
    panes().setFolded(Pane::List, true);
    (*desk_)->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    QVERIFY(panes().isFolded(Pane::List));
}

void PanesTest::otherStatesAreLeftOut()
{
    open({1280, 800});
    QVERIFY(panes().saveState().isEmpty());
    for (const QByteArray& state : {QByteArray("\xff"), QByteArray(500, 'x'), QByteArray(8, '\0')}) {
        panes().restoreState(state);
        QVERIFY(panes().saveState().isEmpty());
    }
    panes().setFolded(Pane::List, true);
    const QByteArray whole = panes().saveState();
    for (qsizetype length = 0; length < whole.size(); ++length)
        panes().restoreState(whole.first(length));
    panes().restoreState(whole);
    QVERIFY(panes().isFolded(Pane::List));
}

void PanesTest::panesFoldWhereReadingGoesLeft()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    open({1600, 900});
    QWidget& list = *title("Tiles").parentWidget();
    const auto right = [&] { return list.mapTo(&panes(), QPoint(list.width(), 0)).x(); };
    QVERIFY(right() >= panes().width() - 2);
    const int drawing = canvas().width();
    QTest::mouseClick(&title("Tiles"), Qt::LeftButton);
    settleLayouts();
    QVERIFY(right() >= panes().width() - 2 && right() <= panes().width());
    QVERIFY(canvas().width() > drawing);
}

void PanesTest::aDeckFoldsAsASetDoes()
{
    Panes& panes = openDeck({1900, 1000});
    QWidget& card = *(*desk_)->current()->findChild<boomtown::editor::CardCanvas*>();
    for (const Pane pane : {Pane::List, Pane::Forms, Pane::Lower}) {
        const QSize before = card.size();
        QVERIFY(!panes.isFolded(pane));
        QTest::keyClick(&**desk_, static_cast<Qt::Key>(Panes::keyOf(pane)[0].key()),
                        Panes::keyOf(pane)[0].keyboardModifiers());
        settleLayouts();
        QVERIFY(panes.isFolded(pane));
        QVERIFY(!(*desk_)->actions().panes[int(pane)]->isChecked());
        QVERIFY(card.width() > before.width() || card.height() > before.height());
    }
    QTest::keyClick(&**desk_, Qt::Key_F8, Qt::ShiftModifier);
    settleLayouts();
    QVERIFY(panes.isEnlarged() && !card.isVisible());
    // There is nothing that it could open.
    const QAction* preview = (*desk_)->actions().panes[int(Pane::Preview)];
    QVERIFY(!preview->isEnabled() || !preview->isVisible());
    panes.setFolded(Pane::Preview, false);
    QVERIFY(panes.isFolded(Pane::Preview));
}

void PanesTest::aDeckShowsWhatIsAskedFor()
{
    Panes& panes = openDeck({1280, 800});
    for (const Pane pane : {Pane::List, Pane::Forms, Pane::Lower})
        panes.setFolded(pane, true);
    (*desk_)->actions().find->trigger();
    QVERIFY(!panes.isFolded(Pane::List));
    (*desk_)->actions().rename->trigger();
    QVERIFY(!panes.isFolded(Pane::Forms));
    (*desk_)->actions().lab->trigger();
    QVERIFY(!panes.isFolded(Pane::Lower));
    panes.setEnlarged(true);
    auto& editor = dynamic_cast<boomtown::editor::DeckEditor&>(*(*desk_)->current());
    emit editor.lab().cardActivated(3); // is to be seen
    QVERIFY(!panes.isEnlarged());
    QCOMPARE(editor.list().currentCard(), 3);
}

void PanesTest::aDeckKeepsItsOwnPanes()
{
    openDeck({1280, 800}).setFolded(Pane::Forms, true);
    (*desk_)->close();
    desk_->start();
    open({1280, 800});
    QVERIFY(!panes().isFolded(Pane::Forms));
    QVERIFY(openDeck({1280, 800}).isFolded(Pane::Forms));
}

const WindowTest<PanesTest> kTest("tst_panes");

} // namespace lodeline::goldrush::editor::tst_panes

#include "tst_panes.moc"
