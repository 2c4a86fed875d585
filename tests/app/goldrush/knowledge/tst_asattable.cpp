// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/preferences.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_asattable {

using test::TestWindow;

// A game remembers whether it is played as at the table.
class AsAtTableTest : public QObject
{
    Q_OBJECT

private slots:
    void theRecordHasIt();
    void aSwitchIsSaved();
    void anOpenedGameIsAsItWasPlayed();
    void aContinuedGameIsAsItWasPlayed();
    void aNewGameBeginsAsWasChosenLast();
    void aRecordThatDoesNotSayLeavesItToTheUser();
    void hintsAreHiddenToo();

private:
    Random random_{4};
};

namespace {

bool isOn(const TestWindow& window)
{
    const bool on = window->preferences().behaviour().asAtTable;
    // What shows it says the same.
    if (window->actions().asAtTable->isChecked() != on || window->actions().aids->isEnabled() == on)
        qFatal("the menu says something else");
    return on;
}

void press(const TestWindow& window)
{
    QTest::keyClick(window.gamePage()->board(), Qt::Key_A);
}

} // namespace

void AsAtTableTest::theRecordHasIt()
{
    const auto session = test::newSession(2);
    QVERIFY(!session->asAtTable());
    QVERIFY(writeRecord(session->record()).find("asAtTable") == std::string::npos);
    for (const bool on : {true, false}) {
        session->setAsAtTable(on);
        QVERIFY(session->asAtTable() == on);
        const auto loaded = parseRecord(session->recordText()());
        QVERIFY(loaded && loaded->problems.empty());
        QVERIFY(loaded->record == session->record());
    }
    std::string wrong = writeRecord(session->record());
    const std::string key = "\"asAtTable\": false";
    QVERIFY(wrong.find(key) != std::string::npos);
    wrong.replace(wrong.find(key), key.size(), "\"asAtTable\": 7");
    QVERIFY(!parseRecord(wrong));
}

void AsAtTableTest::aSwitchIsSaved()
{
    const auto session = test::newSession(2);
    const QSignalSpy changed(session.get(), &GameSession::recordChanged);
    session->setAsAtTable(true); // nothing has been played yet that could be kept
    QCOMPARE(changed.size(), 0);
    test::playPlies(*session, random_, 1);
    QCOMPARE(changed.size(), 1);
    session->setAsAtTable(true);
    QCOMPARE(changed.size(), 1);
    session->setAsAtTable(false);
    QCOMPARE(changed.size(), 2);
    session->undo();
    session->redo();
    QVERIFY(session->asAtTable() == false);
}

void AsAtTableTest::anOpenedGameIsAsItWasPlayed()
{
    const TestWindow window;
    window.play();
    press(window);
    QVERIFY(isOn(window));
    window.playPlies(random_, 3);
    const QString file = window.path(QStringLiteral("strict.lodeline"));
    QVERIFY(window->openGame().save(file));
    press(window);
    QVERIFY(!isOn(window));
    window.play();
    QVERIFY(!isOn(window));
    window->flow().openFile(file);
    QVERIFY(isOn(window));
    QVERIFY(!window->openGame().isModified());
    QVERIFY(!window->actions().tilesLeft->isEnabled());
    window->flow().close(); // on the start page the choice of the user shows again
    QVERIFY(!isOn(window));
}

void AsAtTableTest::aContinuedGameIsAsItWasPlayed()
{
    TestWindow window;
    window.play();
    window.playPlies(random_, 3);
    press(window); // after the last turn
    window.restart();
    window.settings().setAsAtTable(false);
    QVERIFY(!window->openGame().interrupted().games().empty());
    window->flow().goOn(window->openGame().interrupted().games().front().file);
    QVERIFY(isOn(window));
}

void AsAtTableTest::aNewGameBeginsAsWasChosenLast()
{
    TestWindow window;
    window.settings().setAsAtTable(true);
    window.play();
    QVERIFY(isOn(window));
    QVERIFY(window.session().asAtTable() == true);
    window.settings().setAsAtTable(false);
    QVERIFY(isOn(window));
    window.play();
    QVERIFY(!isOn(window));
    QVERIFY(window.session().asAtTable() == false);
}

// Those of before there was such a key.
void AsAtTableTest::aRecordThatDoesNotSayLeavesItToTheUser()
{
    TestWindow window;
    const auto session = test::newSession(2);
    test::playPlies(*session, random_, 3);
    for (const bool on : {true, false}) {
        window.settings().setAsAtTable(on);
        QVERIFY(window.branch(session->record()));
        QCOMPARE(isOn(window), on);
        QVERIFY(!window.session().asAtTable());
    }
    press(window);
    QVERIFY(window.session().asAtTable() == true);
}

void AsAtTableTest::hintsAreHiddenToo()
{
    const TestWindow window;
    window.play();
    QVERIFY(!isOn(window));
    const QList<QAction*> hints{window->actions().hint, window->actions().whyNot};
    hints.front()->trigger();
    QVERIFY(window.gamePage()->advice().isOpen());
    press(window);
    QVERIFY(isOn(window));
    QVERIFY(!window.gamePage()->advice().isOpen());
    for (const QAction* hint : hints)
        QVERIFY(!hint->isEnabled());
    press(window);
    for (const QAction* hint : hints)
        QVERIFY(hint->isEnabled());
}

const WindowTest<AsAtTableTest> kTest("tst_asattable");

} // namespace lodeline::goldrush::tst_asattable

#include "tst_asattable.moc"
