// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/goldrush/table/heldkey.h"
#include "app/match/review/coursechart.h"
#include "app/shell/actions.h"
#include "app/shell/keys/keyfield.h"
#include "app/shell/keys/keytable.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/keys/keyboards.h"
#include "tests/windowtest/windowtest.h"
#include "ui/keys/latinkeys.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_keyboards {

using namespace app;

using lodeline::test::Keyboard;
using lodeline::test::keyboards;
using lodeline::test::letGoOn;
using lodeline::test::pressOn;
using test::TestWindow;

// Every key of the game that is a letter works on keyboards without Latin letters.
class KeyboardsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandIsGiven();
    void otherKeysAreRecordedAndGiven();
    void goldIsShownWhileTheKeyIsHeld();
    void goldIsHiddenWhereverTheKeyIsLetGo();
    void theReviewHearsItsKeys();

private:
    static bool isLetter(const QKeySequence& key)
    {
        const bool isPlain = (key[0].keyboardModifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
        return isPlain && key[0].key() >= Qt::Key_A && key[0].key() <= Qt::Key_Z;
    }
    // Those need no help.
    static bool isLatin(const QString& letters) { return letters.front() == u'A'; }
    // Nobody carries them out.
    static QList<QAction*> silenced(const TestWindow& window)
    {
        QList<QAction*> commands;
        for (QAction* command : window->keys().commands()) {
            QObject::disconnect(command, &QAction::triggered, nullptr, nullptr);
            QObject::disconnect(command, &QAction::toggled, nullptr, nullptr);
            command->setEnabled(true);
            commands << command;
        }
        return commands;
    }

    const ui::LatinKeys keys_;
};

void KeyboardsTest::everyCommandIsGiven()
{
    const TestWindow window;
    window.play();
    int letters = 0;
    const QList<QAction*> commands = silenced(window);
    BoardView& board = *window.gamePage()->board();
    board.setFocus();
    for (const Keyboard& keyboard : keyboards()) {
        pressOn(keyboard, board, Qt::Key_G); // no command has it
        for (QAction* command : commands) {
            for (const QKeySequence& key : command->shortcuts()) {
                const bool shifted = key[0].keyboardModifiers() != Qt::NoModifier;
                if (!isLetter(key) || (shifted && isLatin(keyboard.shifted)))
                    continue;
                QSignalSpy given(command, &QAction::triggered);
                pressOn(keyboard, board, key[0].key(), key[0].keyboardModifiers());
                const QString what =
                    QStringLiteral("%1, %2").arg(QLatin1String(keyboard.name), key.toString());
                QVERIFY2(given.size() == 1, qPrintable(what));
                ++letters;
            }
        }
    }
    QVERIFY(letters > 50);
}

void KeyboardsTest::otherKeysAreRecordedAndGiven()
{
    TestWindow window;
    window.play();
    QAction* command = silenced(window).front();
    for (const Keyboard& keyboard : keyboards()) {
        KeyField field;
        field.show();
        QSignalSpy recorded(&field, &KeyField::keyPressed);
        for (const Qt::Key key : {Qt::Key_Z, Qt::Key_Q}) {
            pressOn(keyboard, field, key);
            QCOMPARE(recorded.takeFirst().front().value<QKeySequence>(), QKeySequence(key));
            window->keys().give(*command, key);
            QSignalSpy given(command, &QAction::triggered);
            pressOn(keyboard, *window.gamePage()->board(), key);
            QVERIFY2(given.size() == 1, keyboard.name);
        }
    }
}

void KeyboardsTest::goldIsShownWhileTheKeyIsHeld()
{
    const TestWindow window;
    window.play();
    auto* held = window->findChild<HeldKey*>();
    QVERIFY(held);
    held->setActive(true);
    for (const Keyboard& keyboard : keyboards()) {
        QSignalSpy told(held, &HeldKey::held);
        pressOn(keyboard, *window.gamePage()->board(), Qt::Key_V, {}, false);
        QVERIFY2(told.size() == 1 && told.front().front().toBool(), keyboard.name);
        letGoOn(keyboard, *window.gamePage()->board(), Qt::Key_V);
        QVERIFY2(told.size() == 2 && !told.back().front().toBool(), keyboard.name);
    }
}

void KeyboardsTest::goldIsHiddenWhereverTheKeyIsLetGo()
{
    const TestWindow window;
    window.play();
    auto* held = window->findChild<HeldKey*>();
    QVERIFY(held);
    held->setActive(true);
    BoardView& board = *window.gamePage()->board();
    QWidget elsewhere; // a menu, say
    for (const Keyboard& keyboard : keyboards()) {
        QSignalSpy told(held, &HeldKey::held);
        pressOn(keyboard, board, Qt::Key_V, {}, false);
        QTest::keyRelease(&board, Qt::Key_V, Qt::ShiftModifier);
        QVERIFY2(told.size() == 2 && !told.back().front().toBool(), keyboard.name);
        pressOn(keyboard, board, Qt::Key_V, {}, false);
        letGoOn(keyboard, elsewhere, Qt::Key_V);
        QVERIFY2(told.size() == 4 && !told.back().front().toBool(), keyboard.name);
    }
}

void KeyboardsTest::theReviewHearsItsKeys()
{
    ReviewPage page;
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    CourseChart& chart = *page.chart();
    for (const Keyboard& keyboard : keyboards()) {
        for (const auto measure : {CourseChart::Measure::Points, CourseChart::Measure::Chances}) {
            pressOn(keyboard, chart, Qt::Key_D);
            QVERIFY2(chart.measure() == measure, keyboard.name);
        }
    }
}

const WindowTest<KeyboardsTest> kTest("tst_keyboards");

} // namespace lodeline::goldrush::tst_keyboards

#include "tst_keyboards.moc"
