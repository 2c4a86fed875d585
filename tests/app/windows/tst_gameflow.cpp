// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/newgamedialog.h"
#include "app/dialogs/trialgame.h"
#include "app/mainwindow/actions.h"
#include "app/mainwindow/gameflow.h"
#include "app/pages/gamepage.h"
#include "app/pages/startpage.h"
#include "tests/app/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/setfiles.h"
#include "ui/problemsdialog.h"
#include "ui/tilesetfiles.h"

#include <QDir>
#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
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
    void finishedGamesAreKept();
    void sameAgainKeepsThePlayers();
    void trialsStartAtOnceAndLeaveTheSettingsAlone();
    void trialsLeaveAnInterruptedGameAlone();
    void interruptedTrialsAreOfferedAndReplacedUnasked();
    void trialsOfBrokenSetsAreExplained();
    void trialsOfUnknownTilesAreExplained();
    void droppedGamesAreOpened();
    void droppedTileSetsAreOffered_data();
    void droppedTileSetsAreOffered();
    void theEditorIsStarted();

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

bool drop(QWidget& window, const QString& file)
{
    const auto data = ui::fileToDrag(file);
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent event({5, 5}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    if (enter.isAccepted())
        QApplication::sendEvent(&window, &event);
    return enter.isAccepted();
}

TrialGame trialOf(const QString& set)
{
    TrialGame trial;
    trial.tileSet = set;
    return trial;
}

// Stands in for the editor and notes what it was called with.
class FakeEditor
{
public:
    FakeEditor()
    {
        QFile script(folder_.filePath(QStringLiteral("lodeline-editor")));
        script.open(QIODevice::WriteOnly);
        script.write("#!/bin/sh\ncd \"${0%/*}\" && printf '%s|' editor \"$@\" >new && mv new said\n");
        script.close();
        script.setPermissions(script.permissions() | QFile::ExeOwner);
        qputenv("LODELINE_PROGRAMS", folder_.path().toLocal8Bit());
    }
    ~FakeEditor() { qunsetenv("LODELINE_PROGRAMS"); }
    FakeEditor(const FakeEditor&) = delete;
    FakeEditor& operator=(const FakeEditor&) = delete;

    QString said() const
    {
        QFile file(folder_.filePath(QStringLiteral("said")));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private:
    QTemporaryDir folder_;
};

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

void GameFlowTest::finishedGamesAreKept()
{
    TestWindow window;
    window->flow().play();
    test::playPlies(window.session(), random_);
    const GameRecord record = window.session().record();
    window->flow().play(); // takes its place unasked
    QCOMPARE(window.settings().recentFiles().size(), 1);
    window->flow().openFile(window.settings().recentFiles().front());
    QCOMPARE(writeRecord(window.session().record()), writeRecord(record));
    window.session().undo();
    window.session().redo();
    QCOMPARE(window.settings().recentFiles().size(), 2); // another end, another file
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

void GameFlowTest::trialsStartAtOnceAndLeaveTheSettingsAlone()
{
    TestWindow window;
    const NewGame before = window.settings().newGame();
    const QString set =
        test::writeSet(window.path(QStringLiteral("mine.tileset.json")), test::namedSet("Mine"));
    TrialGame trial = trialOf(set);
    trial.against = {QStringLiteral("greenhorn")};
    trial.next = QString::fromStdString(test::namedSet("Mine").tiles.back().id);
    window->flow().playTrial(trial);
    QVERIFY(window->gamePage()->isVisible());
    const Game& game = window.session().game();
    QCOMPARE(game.tileSet().name, std::string("Mine"));
    QCOMPARE(game.tileSet().tiles[static_cast<std::size_t>(*game.drawn())].id, trial.next.toStdString());
    QCOMPARE(window.session().record().players[1].kind, std::string("ai:greenhorn"));
    QVERIFY(!window.session().isComputersTurn());
    QVERIFY(window.settings().newGame() == before);
    window->flow().close();
    QVERIFY(window->startPage()->isVisible());
}

void GameFlowTest::trialsLeaveAnInterruptedGameAlone()
{
    TestWindow window;
    window->flow().play();
    test::playPlies(window.session(), random_, 6);
    const GameRecord record = window.session().record();
    window.restart();
    window->flow().playTrial(trialOf(QStringLiteral(":/tilesets/drygulch.tileset.json"))); // asks nothing
    QVERIFY(window->gamePage()->isVisible());
    test::playPlies(window.session(), random_, 3);
    onNextDialog([](QDialog* dialog) { press(dialog, QMessageBox::Discard); });
    window->flow().sameAgain();
    QVERIFY(window.session().record().moves.empty());
    QVERIFY(window->openGame().pending());
    test::playPlies(window.session(), random_, 3);
    window.restart();
    QVERIFY(window->openGame().pending());
    QCOMPARE(writeRecord(*window->openGame().pending()), writeRecord(record));
    // Another real game after a trial asks as it does without one.
    window->flow().playTrial(trialOf(QStringLiteral(":/tilesets/drygulch.tileset.json")));
    bool asked = false;
    onNextDialog([&](QDialog* dialog) {
        asked = true;
        press(dialog, QMessageBox::Cancel);
    });
    window->flow().play();
    QVERIFY(asked);
    window->flow().close();
    QVERIFY(window->startPage()->findChild<QPushButton*>(QStringLiteral("goOn"))->isVisible());
}

void GameFlowTest::interruptedTrialsAreOfferedAndReplacedUnasked()
{
    TestWindow window;
    const TrialGame trial = trialOf(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    window->flow().playTrial(trial);
    test::playPlies(window.session(), random_, 3);
    const GameRecord record = window.session().record();
    window.restart();
    window->flow().goOn();
    QCOMPARE(writeRecord(window.session().record()), writeRecord(record));
    window.restart();
    QVERIFY(window->openGame().pending());
    window->flow().playTrial(trial);
    QVERIFY(window.session().record().moves.empty());
    window->flow().close();
    window.restart();
    QVERIFY(!window->openGame().pending());
}

void GameFlowTest::trialsOfBrokenSetsAreExplained()
{
    const TestWindow window;
    QString text;
    onNextDialog([&](QDialog* dialog) {
        if (const auto* problems = qobject_cast<ui::ProblemsDialog*>(dialog))
            text = problems->text();
    });
    window->flow().playTrial(trialOf(test::writeBroken(window.path(QStringLiteral("broken.tileset.json")))));
    QVERIFY2(text.contains(QLatin1String("/name")), qPrintable(text));
    QVERIFY(!window->openGame().session());
}

void GameFlowTest::trialsOfUnknownTilesAreExplained()
{
    const TestWindow window;
    TrialGame trial = trialOf(QStringLiteral(LODELINE_CLASSIC_SET));
    trial.next = QStringLiteral("nowhere");
    QString text;
    onNextDialog([&](QDialog* dialog) { text = qobject_cast<QMessageBox*>(dialog)->text(); });
    window->flow().playTrial(trial);
    QVERIFY2(text.contains(QLatin1String("nowhere")), qPrintable(text));
    QVERIFY(!window->openGame().session());
}

void GameFlowTest::droppedGamesAreOpened()
{
    TestWindow window;
    window->flow().play();
    const QString path = window.path(QStringLiteral("game.lodeline"));
    QVERIFY(window->openGame().save(path));
    window->flow().close();
    QVERIFY(!drop(*window, window.path(QStringLiteral("picture.png"))));
    QVERIFY(drop(*window, path));
    QTRY_VERIFY(window->openGame().session());
    QCOMPARE(window->openGame().path(), path);
}

void GameFlowTest::droppedTileSetsAreOffered_data()
{
    QTest::addColumn<QString>("button");
    for (const char* button : {"playSet", "installSet", "editSet"})
        QTest::newRow(button) << QString::fromLatin1(button);
}

void GameFlowTest::droppedTileSetsAreOffered()
{
    QFETCH(QString, button);
    const TestWindow window;
    const FakeEditor editor;
    const QString set =
        test::writeSet(window.path(QStringLiteral("mine.tileset.json")), test::namedSet("Mine"));
    QString played;
    bool answered = false;
    onNextDialog([&](QDialog* dialog) {
        answered = true;
        dialog->findChild<QPushButton*>(button)->click();
        if (button != QLatin1String("playSet"))
            return;
        onNextDialog([&](QDialog* next) {
            if (const auto* newGame = qobject_cast<NewGameDialog*>(next))
                played = newGame->game().tileSetFile;
        });
    });
    QVERIFY(drop(*window, set));
    QTRY_VERIFY(answered);
    if (button == QLatin1String("playSet"))
        QTRY_COMPARE(played, set);
    else if (button == QLatin1String("installSet"))
        QTRY_COMPARE(window->installedSets().sets().size(), std::size_t{1});
    else
        QTRY_COMPARE(editor.said(), QStringLiteral("editor|%1|").arg(set));
}

void GameFlowTest::theEditorIsStarted()
{
    const TestWindow window;
    const FakeEditor editor;
    window->startPage()->findChild<QPushButton*>(QStringLiteral("editor"))->click();
    QTRY_COMPARE(editor.said(), QStringLiteral("editor|"));
    QCOMPARE(window->actions().editor->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_T));
}

} // namespace lodeline::app

QTEST_MAIN(lodeline::app::GameFlowTest)
#include "tst_gameflow.moc"
