// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/panels/tilepanel.h"
#include "app/shell/actions.h"
#include "app/shell/helpdialog.h"
#include "app/shell/keys/keyfield.h"
#include "app/shell/keys/keyspage.h"
#include "app/shell/keys/keytable.h"
#include "app/shell/settingsdialog.h"
#include "app/shell/statusline.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/help/helpbrowser.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>

namespace lodeline::goldrush::tst_keys {

using namespace app;

using test::TestWindow;

class KeysTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandHasANameAndKeysOfItsOwn();
    void anotherKeyGivesTheCommand();
    void aKeyIsTakenFromItsCommand();
    void usualKeysComeBack();
    void onlyDifferencesAreKept();
    void damagedKeysAreTheUsualOnes_data();
    void damagedKeysAreTheUsualOnes();
    void aKeyThatIsNeededByNowTakesNoOthersAlong();
    void keysMayChangePlaces();
    void someKeysCannotBeGiven();
    void aFieldTellsOfKeys();
    void whoHasAKeyIsAsked();
    void helpAndTipsTellTheKeys();
    void theBoardTellsWhatTurnsTheTile();
    void aKeyEndsTheTurn();
    void severalOwnKeysAreNotLostUnasked();
    void aLetterThatSwitchesSaysSo();

private:
    static QVariant kept(TestWindow& window, const QString& command)
    {
        return window.settings().store().value(QStringLiteral("keys/") + command);
    }
    static KeysPage& openPage(const TestWindow& window)
    {
        window->actions().settings->trigger();
        auto* dialog = window->findChild<SettingsDialog*>();
        dialog->sections()->setCurrentRow(static_cast<int>(SettingsDialog::Section::Keys));
        return *dialog->keysPage();
    }
    static void choose(const TestWindow& window, const KeysPage& page, QAction* command)
    {
        const auto row = window->keys().commands().indexOf(command);
        page.list()->setCurrentItem(page.list()->topLevelItem(static_cast<int>(row)));
    }
    static QString keysOf(const TestWindow& window, const KeysPage& page, QAction* command)
    {
        const auto row = window->keys().commands().indexOf(command);
        return page.list()->topLevelItem(static_cast<int>(row))->text(1);
    }
};

void KeysTest::everyCommandHasANameAndKeysOfItsOwn()
{
    const TestWindow window;
    QSet<QString> names;
    QList<QKeySequence> keys;
    for (const QAction* command : window->keys().commands()) {
        names << command->objectName();
        keys += command->shortcuts();
        for (const QKeySequence& key : command->shortcuts())
            QVERIFY2(KeyTable::mayBeGiven(key), qPrintable(key.toString()));
    }
    QCOMPARE(names.size(), window->keys().commands().size());
    QCOMPARE(QSet<QKeySequence>(keys.begin(), keys.end()).size(), keys.size());
    for (QAction* command : {window->actions().hint, window->actions().quit, window->actions().doNothing,
                             window->actions().asAtTable, window->actions().settings})
        QVERIFY(window->keys().commands().contains(command));
}

void KeysTest::anotherKeyGivesTheCommand()
{
    TestWindow window;
    window.play();
    QAction* log = window->actions().showLog;
    window->keys().give(*log, Qt::Key_G);
    const bool before = log->isChecked();
    QTest::keyClick(&*window, Qt::Key_G);
    QCOMPARE(log->isChecked(), !before);
    QTest::keyClick(&*window, Qt::Key_F9);
    QCOMPARE(log->isChecked(), !before);
    QVERIFY(window->keys().isChanged(*log));
    window.restart();
    QCOMPARE(window->actions().showLog->shortcuts(), QList<QKeySequence>{Qt::Key_G});
}

void KeysTest::aKeyIsTakenFromItsCommand()
{
    TestWindow window;
    Actions& actions = window->actions();
    window->keys().give(*actions.zoomIn, Qt::Key_H);
    QVERIFY(actions.hint->shortcuts().isEmpty());
    QCOMPARE(window->keys().owner(Qt::Key_H), actions.zoomIn);
    QCOMPARE(window->keys().owner(Qt::Key_Plus), nullptr);
    window.restart();
    QVERIFY(window->actions().hint->shortcuts().isEmpty());
    QCOMPARE(window->keys().owner(Qt::Key_H), window->actions().zoomIn);
}

void KeysTest::usualKeysComeBack()
{
    const TestWindow window;
    Actions& actions = window->actions();
    const auto zooms = actions.zoomIn->shortcuts();
    QVERIFY(zooms.size() > 1);
    window->keys().give(*actions.zoomIn, Qt::Key_H);
    window->keys().restore(*actions.hint);
    QCOMPARE(actions.hint->shortcut(), QKeySequence(Qt::Key_H));
    QVERIFY(actions.zoomIn->shortcuts().isEmpty());
    window->keys().give(*actions.quit, {});
    window->keys().restoreAll();
    QCOMPARE(actions.zoomIn->shortcuts(), zooms);
    QCOMPARE(actions.quit->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Q));
    for (const QAction* command : window->keys().commands())
        QVERIFY(!window->keys().isChanged(*command));
}

void KeysTest::onlyDifferencesAreKept()
{
    TestWindow window;
    Actions& actions = window->actions();
    const auto keptKeys = [&window] {
        window.settings().store().beginGroup(QStringLiteral("keys"));
        const QStringList keys = window.settings().store().childKeys();
        window.settings().store().endGroup();
        return keys;
    };
    QVERIFY(keptKeys().isEmpty());
    window->keys().give(*actions.hint, Qt::CTRL | Qt::Key_H);
    QCOMPARE(keptKeys(), QStringList{QStringLiteral("hint")});
    QCOMPARE(kept(window, QStringLiteral("hint")).toStringList(), QStringList{QStringLiteral("Ctrl+H")});
    window->keys().give(*actions.hint, Qt::Key_H);
    QVERIFY(keptKeys().isEmpty());
}

void KeysTest::damagedKeysAreTheUsualOnes_data()
{
    QTest::addColumn<QVariant>("kept");
    QTest::newRow("no key") << QVariant("nonsense");
    QTest::newRow("no text") << QVariant(QVariantMap{{"a", 1}});
    QTest::newRow("of another command") << QVariant("P");
    QTest::newRow("of the board") << QVariant("Return");
    QTest::newRow("two strokes") << QVariant("Ctrl+X, Ctrl+Y");
    QTest::newRow("too many") << QVariant(QStringList{"F2", "F3", "F4", "F5", "F7"});
    QTest::newRow("twice the same") << QVariant(QStringList{"F2", "F2"});
}

void KeysTest::damagedKeysAreTheUsualOnes()
{
    QFETCH(QVariant, kept);
    TestWindow window;
    window.settings().store().setValue("keys/hint", kept);
    window.restart();
    QCOMPARE(window->actions().hint->shortcuts(), QList<QKeySequence>{Qt::Key_H});
    QCOMPARE(window->actions().goOn->shortcut(), QKeySequence(Qt::Key_P));
}

void KeysTest::aKeyThatIsNeededByNowTakesNoOthersAlong()
{
    TestWindow window;
    window.settings().store().setValue("keys/hint", QStringList{"D", "Ctrl+D"});
    window.restart();
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_D));
}

void KeysTest::keysMayChangePlaces()
{
    TestWindow window;
    window.settings().store().setValue("keys/hint", "P");
    window.settings().store().setValue("keys/go-on", "H");
    window.restart();
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::Key_P));
    QCOMPARE(window->actions().goOn->shortcut(), QKeySequence(Qt::Key_H));
    // One of them alone clashes, and so does who would then have its usual key.
    window.settings().store().setValue("keys/quit", "P");
    window.restart();
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::Key_H));
    QCOMPARE(window->actions().goOn->shortcut(), QKeySequence(Qt::Key_P));
    QCOMPARE(window->actions().quit->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Q));
}

void KeysTest::someKeysCannotBeGiven()
{
    for (const QKeySequence& key :
         {QKeySequence(), QKeySequence(Qt::Key_Escape), QKeySequence(Qt::Key_Tab),
          QKeySequence(Qt::Key_Space), QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::Key_1),
          QKeySequence(Qt::Key_9), QKeySequence(Qt::Key_V), QKeySequence(Qt::Key_B), QKeySequence(Qt::Key_D),
          QKeySequence(Qt::Key_Home), QKeySequence(Qt::Key_End), QKeySequence(Qt::Key_A, Qt::Key_B)})
        QVERIFY2(!KeyTable::mayBeGiven(key), qPrintable(key.toString()));
    for (const QKeySequence& key :
         {QKeySequence(Qt::Key_0), QKeySequence(Qt::CTRL | Qt::Key_1), QKeySequence(Qt::CTRL | Qt::Key_V),
          QKeySequence(Qt::CTRL | Qt::Key_B), QKeySequence(Qt::Key_F12)})
        QVERIFY2(KeyTable::mayBeGiven(key), qPrintable(key.toString()));
}

void KeysTest::aFieldTellsOfKeys()
{
    const TestWindow window;
    const KeysPage& page = openPage(window);
    choose(window, page, window->actions().hint);
    page.field()->setFocus();
    QTest::keyClick(page.field(), Qt::Key_Shift, Qt::ShiftModifier);
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::Key_H));
    QTest::keyClick(page.field(), Qt::Key_G, Qt::ShiftModifier);
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_G));
    QVERIFY(page.notice().contains(QLatin1String("Shift+G")));
    QCOMPARE(keysOf(window, page, window->actions().hint), QStringLiteral("Shift+G"));
    QTest::keyClick(page.field(), Qt::Key_Asterisk, Qt::ShiftModifier); // where Shift is needed for it
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::Key_Asterisk));
    QVERIFY(page.restoreButton()->isEnabled());
    page.restoreButton()->click();
    QCOMPARE(window->actions().hint->shortcut(), QKeySequence(Qt::Key_H));
    QVERIFY(!page.restoreButton()->isEnabled());
    page.clearButton()->click();
    QVERIFY(window->actions().hint->shortcuts().isEmpty());
    QTest::keyClick(page.field(), Qt::Key_Return);
    QVERIFY(page.notice().contains(QLatin1String("reserved")));
    QVERIFY(window->actions().hint->shortcuts().isEmpty());
}

void KeysTest::whoHasAKeyIsAsked()
{
    const TestWindow window;
    const KeysPage& page = openPage(window);
    Actions& actions = window->actions();
    choose(window, page, actions.hint);
    QTest::keyClick(page.field(), Qt::Key_F9);
    QVERIFY(page.notice().contains(QLatin1String("Game log")));
    QVERIFY(page.takeButton()->isVisible());
    QCOMPARE(actions.hint->shortcut(), QKeySequence(Qt::Key_H));
    page.keepButton()->click();
    QVERIFY(page.notice().isEmpty());
    QVERIFY(!page.takeButton()->isVisible());
    QCOMPARE(actions.showLog->shortcut(), QKeySequence(Qt::Key_F9));
    QTest::keyClick(page.field(), Qt::Key_F9);
    page.takeButton()->click();
    QCOMPARE(actions.hint->shortcut(), QKeySequence(Qt::Key_F9));
    QVERIFY(actions.showLog->shortcuts().isEmpty());
    QCOMPARE(keysOf(window, page, actions.showLog), QString());
    QVERIFY(!page.takeButton()->isVisible());
}

void KeysTest::helpAndTipsTellTheKeys()
{
    const TestWindow window;
    window->actions().shortcuts->trigger();
    const auto* help = window->findChild<HelpDialog*>();
    const auto tells = [help](const char* key) {
        return help->text()->toPlainText().contains(QLatin1String(key));
    };
    QVERIFY(tells("F6"));
    QVERIFY(!tells("F12"));
    window->keys().give(*window->actions().nextPane, Qt::Key_F12);
    QVERIFY(tells("F12"));
    QVERIFY(!tells("F6"));
    QCOMPARE(window->actions().hint->toolTip(), QStringLiteral("Hint (H)"));
    window->keys().give(*window->actions().hint, Qt::Key_G);
    QCOMPARE(window->actions().hint->toolTip(), QStringLiteral("Hint (G)"));
    window->keys().give(*window->actions().hint, {});
    QCOMPARE(window->actions().hint->toolTip(), QStringLiteral("Hint"));
}

void KeysTest::theBoardTellsWhatTurnsTheTile()
{
    const TestWindow window;
    window.play();
    BoardView& board = *window.gamePage()->board();
    int spot = 0;
    for (board.chooseOffer(spot); !board.hint().contains(QLatin1String("turns it")); board.chooseOffer(spot))
        QVERIFY(++spot < board.offerCount());
    const auto buttons = window.gamePage()->sidePanel()->tile()->findChildren<QToolButton*>();
    const auto* line = window->findChild<StatusLine*>();
    const auto hints = [line](const char* how) { return line->text().contains(QLatin1String(how)); };
    QCOMPARE(buttons[0]->toolTip(), QStringLiteral("Turn the tile counterclockwise (Shift+R)"));
    QCOMPARE(buttons[1]->toolTip(), QStringLiteral("Turn the tile clockwise (R)"));
    QVERIFY2(hints("; R or the right mouse button turns it"), qPrintable(line->text()));
    window->keys().give(*window->actions().turnRight, Qt::Key_G);
    QCOMPARE(buttons[1]->toolTip(), QStringLiteral("Turn the tile clockwise (G)"));
    QVERIFY2(hints("; G or the right mouse button turns it"), qPrintable(line->text()));
    QCOMPARE(board.chosenOffer(), spot);
    window->keys().give(*window->actions().turnRight, {});
    window->keys().give(*window->actions().turnLeft, {});
    QCOMPARE(buttons[0]->toolTip(), QStringLiteral("Turn the tile counterclockwise"));
    QCOMPARE(buttons[1]->toolTip(), QStringLiteral("Turn the tile clockwise"));
    QVERIFY2(hints("; the right mouse button turns it"), qPrintable(line->text()));
}

void KeysTest::aKeyEndsTheTurn()
{
    TestWindow window;
    window.play();
    QVERIFY(!window->actions().doNothing->isEnabled());
    Random random(2);
    test::place(window.session(), test::anyPlacement(window.session().game(), random));
    QVERIFY(window->actions().doNothing->isEnabled());
    QTest::keyClick(&*window, Qt::Key_N);
    QCOMPARE(window.session().game().ply(), 1);
}

void KeysTest::severalOwnKeysAreNotLostUnasked()
{
    const TestWindow window;
    openPage(window);
    const auto* settings = window->findChild<SettingsDialog*>();
    auto* restore = settings->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults);
    Actions& actions = window->actions();
    window->keys().give(*actions.hint, Qt::Key_G);
    restore->click();
    QVERIFY(!window->keys().isChanged(*actions.hint));
    window->keys().give(*actions.hint, Qt::Key_G);
    window->keys().give(*actions.nextPane, Qt::Key_F12);
    test::onNextDialog([](QDialog*) {});
    restore->click();
    QVERIFY(window->keys().isChanged(*actions.hint));
    QVERIFY(window->keys().isChanged(*actions.nextPane));
    test::onNextDialog([](QDialog* asked) {
        qobject_cast<QMessageBox*>(asked)->button(QMessageBox::RestoreDefaults)->click();
    });
    restore->click();
    QVERIFY(!window->keys().isChanged(*actions.hint));
    QVERIFY(!window->keys().isChanged(*actions.nextPane));
}

void KeysTest::aLetterThatSwitchesSaysSo()
{
    const TestWindow window;
    window.play();
    const auto* line = window->findChild<StatusLine*>();
    const QString name = QStringLiteral("Coordinates along the edge");
    const bool isOn = window->actions().aids->actions()[static_cast<int>(Aid::Coordinates)]->isChecked();
    const QStringList said{name + QStringLiteral(": off"), name + QStringLiteral(": on")};
    QTest::keyClick(window.gamePage()->board(), Qt::Key_C);
    QCOMPARE(line->text(), said[isOn ? 0 : 1]);
    QTest::keyClick(window.gamePage()->board(), Qt::Key_C);
    QCOMPARE(line->text(), said[isOn ? 1 : 0]);
    QTest::keyClick(window.gamePage()->board(), Qt::Key_A);
    QCOMPARE(line->text(), QStringLiteral("Hide all aids, as at a real table: on"));
}

const WindowTest<KeysTest> kTest("tst_keys");

} // namespace lodeline::goldrush::tst_keys

#include "tst_keys.moc"
