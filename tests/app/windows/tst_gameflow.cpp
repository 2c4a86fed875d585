// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/newgamedialog.h"
#include "app/mainwindow/actions.h"
#include "app/mainwindow/gameflow.h"
#include "app/pages/gamepage.h"
#include "app/pages/startpage.h"
#include "tests/app/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "ui/problemsdialog.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTest>

namespace lodeline::app {

using test::onNextDialog;
using test::TestWindow;

class GameFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void savedGamesOpenAgain();
    void brokenRecordsAreExplained();
    void tileSetsStartANewGameDialog();
    void unsavedGamesAreNotThrownAwayUnasked();
    void nothingIsAskedAboutAnEmptyGame();
    void interruptedGamesAreOffered();
    void startingAnotherGameAsksAboutTheInterruptedOne();
    void sameAgainKeepsThePlayers();

private:
    Random random_{5};
};

namespace {

void press(QDialog* dialog, QMessageBox::StandardButton button)
{
    auto* box = qobject_cast<QMessageBox*>(dialog);
    QVERIFY(box);
    box->button(button)->click();
}

} // namespace

void GameFlowTest::savedGamesOpenAgain()
{
    TestWindow window;
    window->flow().play();
    test::playPlies(window.session(), random_, 9);
    const QString path = window.path(QStringLiteral("game.lodeline"));
    QVERIFY(window->openGame().save(path));
    QVERIFY(!window->isWindowModified());
    const GameRecord saved = window.session().record();
    window->flow().close();
    QVERIFY(window->startPage()->isVisible());
    window->flow().openFile(path);
    QVERIFY(window->gamePage()->isVisible());
    QCOMPARE(writeRecord(window.session().record()), writeRecord(saved));
    QVERIFY(window->windowTitle().contains(QLatin1String("game.lodeline")));
    QCOMPARE(window.settings().recentFiles(), QStringList{path});
}

void GameFlowTest::brokenRecordsAreExplained()
{
    TestWindow window;
    auto session = test::newSession(2);
    test::playPlies(*session, random_, 3);
    GameRecord record = session->record();
    record.moves[1].move.placement.at = {40, 40};
    QFile file(window.path(QStringLiteral("broken.lodeline")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(record)));
    file.close();
    QString text;
    onNextDialog([&](QDialog* dialog) {
        if (const auto* problems = qobject_cast<ui::ProblemsDialog*>(dialog))
            text = problems->text();
    });
    window->flow().openFile(file.fileName());
    QVERIFY2(text.contains(QLatin1String("/moves/1")), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String("may not be placed at (40, 40)")), qPrintable(text));
    QVERIFY(!window->openGame().session());
}

void GameFlowTest::tileSetsStartANewGameDialog()
{
    TestWindow window;
    const QString path = QStringLiteral(LODELINE_CLASSIC_SET);
    bool shown = false;
    onNextDialog([&](QDialog* dialog) {
        if (const auto* newGame = qobject_cast<NewGameDialog*>(dialog)) {
            shown = newGame->game().tileSetFile == path;
            dialog->accept();
        }
    });
    window->flow().openFile(path);
    QVERIFY(shown);
    QVERIFY(window->openGame().session());
    QCOMPARE(window.settings().newGame().tileSetFile, path);
}

void GameFlowTest::unsavedGamesAreNotThrownAwayUnasked()
{
    TestWindow window;
    window->flow().play();
    test::playPlies(window.session(), random_, 4);
    const GameSession* before = &window.session();
    onNextDialog([](QDialog* dialog) { press(dialog, QMessageBox::Cancel); });
    window->flow().play();
    QCOMPARE(&window.session(), before);
    onNextDialog([](QDialog* dialog) { press(dialog, QMessageBox::Discard); });
    window->flow().play();
    QVERIFY(window.session().record().moves.empty());
}

void GameFlowTest::nothingIsAskedAboutAnEmptyGame()
{
    const TestWindow window;
    window->flow().play();
    window->flow().close();
    QVERIFY(!window->openGame().session());
    QVERIFY(window->startPage()->isVisible());
}

void GameFlowTest::interruptedGamesAreOffered()
{
    TestWindow window;
    auto* goOn = window->startPage()->findChild<QPushButton*>(QStringLiteral("goOn"));
    QVERIFY(goOn->isHidden());
    window->flow().play();
    test::playPlies(window.session(), random_, 6);
    const GameRecord record = window.session().record();
    window.restart();
    goOn = window->startPage()->findChild<QPushButton*>(QStringLiteral("goOn"));
    QVERIFY(goOn->isVisible());
    goOn->click();
    QVERIFY(window->gamePage()->isVisible());
    QCOMPARE(writeRecord(window.session().record()), writeRecord(record));
    QVERIFY(window->openGame().isUnsaved());
}

void GameFlowTest::startingAnotherGameAsksAboutTheInterruptedOne()
{
    TestWindow window;
    window->flow().play();
    test::playPlies(window.session(), random_, 6);
    window.restart();
    onNextDialog([](QDialog* dialog) { press(dialog, QMessageBox::Cancel); });
    window->flow().play();
    QVERIFY(!window->openGame().session());
    QVERIFY(window->openGame().pending());
}

void GameFlowTest::sameAgainKeepsThePlayers()
{
    const TestWindow window;
    window->flow().play();
    test::playPlies(window.session(), random_);
    const GameRecord first = window.session().record();
    window->flow().sameAgain();
    QVERIFY(window.session().record().players == first.players);
    QVERIFY(window.session().record().options == first.options);
    QVERIFY(window.session().record().moves.empty());
    QVERIFY(window->gamePage()->isVisible());
}

} // namespace lodeline::app

QTEST_MAIN(lodeline::app::GameFlowTest)
#include "tst_gameflow.moc"
