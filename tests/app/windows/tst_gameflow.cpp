// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/session/recordfile.h"
#include "app/goldrush/session/trialgame.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/start/startnotice.h"
#include "app/shell/start/startpage.h"
#include "app/shell/start/startreport.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/setfiles.h"
#include "tests/windowtest/fakeeditor.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/problemsdialog.h"
#include "ui/tilesetfiles.h"

#include <QDir>
#include <QDropEvent>
#include <QLockFile>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>

#include <memory>
#include <set>
#include <sys/stat.h>

namespace lodeline::goldrush::tst_gameflow {

using namespace app;

using test::FakeEditor;
using test::onNextDialog;
using test::TestWindow;

class GameFlowTest : public QObject
{
    Q_OBJECT

private slots:
    void savedGamesOpenAgain();
    void brokenRecordsAreExplained();
    void whatIsMendedInARecordIsTold();
    void tileSetsStartANewGameDialog();
    void unfinishedGamesThatAreReplacedAreKept();
    void whatThePlayerHasSavedIsNotKeptTwice();
    void aSavedGameWhoseFileIsGoneIsKept();
    void aFinishedGameThatIsOpenedHasNoFileOfThePlayers();
    void nothingIsAskedAboutAnEmptyGame();
    void interruptedGamesAreOffered();
    void severalInterruptedGamesAreKept();
    void whatAnotherWindowHasPlayedIsGoneOnWith();
    void aGameThatIsOpenElsewhereIsLeftAlone();
    void aDamagedFileCostsNoInterruptedGame();
    void discardedGamesCanBeTakenBack();
    void oldFilesThatCannotBeReadArePutAside();
    void unreadFilesAreOfferedAndMovedAsideAtRequest();
    void finishedGamesAreKept();
    void sameAgainKeepsThePlayers();
    void trialsStartAtOnceAndLeaveTheSettingsAlone();
    void trialsLeaveAnInterruptedGameAlone();
    void whatFollowsFromATrialIsOne();
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

const std::vector<InterruptedGame>& interrupted(const TestWindow& window)
{
    return window->openGame().interrupted().games();
}

// The first of that name on the start page.
QAbstractButton* button(const TestWindow& window, const char* name)
{
    return window->startPage()->findChild<QAbstractButton*>(QLatin1String(name));
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

Trial trialOf(const QString& set)
{
    Trial trial;
    trial.set = set;
    return trial;
}

} // namespace

void GameFlowTest::savedGamesOpenAgain()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 9);
    const QString path = window.path(QStringLiteral("game.lodeline"));
    QVERIFY(window->openGame().save(path));
    QVERIFY(!window->isWindowModified());
    const GameRecord saved = window.session().record();
    window->flow().close();
    QVERIFY(window->startPage()->isVisible());
    window->flow().openFile(path);
    QVERIFY(window.gamePage()->isVisible());
    QCOMPARE(writeRecord(window.session().record()), writeRecord(saved));
    QVERIFY(window->windowTitle().contains(QLatin1String("game.lodeline")));
    QCOMPARE(window.settings().recentFiles().paths(), QStringList{path});
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
    QVERIFY(!window->openGame().match());
}

void GameFlowTest::whatIsMendedInARecordIsTold()
{
    TestWindow window;
    GameRecord record = test::newSession(2)->record();
    const QString path = window.path(QStringLiteral("odd.lodeline"));
    QVERIFY(test::saveRecord(path, record));
    window->flow().openFile(path);
    QVERIFY(window.gamePage()->notice()->isHidden());
    record.players[0].name = "Ann\xe2\x80\xae"
                             "Bo"; // U+202E
    record.players[0].colour = "mauve";
    record.players[1].kind = "ai:wizard";
    QVERIFY(test::saveRecord(path, record));
    window->flow().openFile(path);
    QCOMPARE(window.session().record().players[0].name, std::string("AnnBo"));
    const QString told = window.gamePage()->notice()->text();
    QVERIFY(window.gamePage()->notice()->isVisible());
    for (const char* part : {"/players/0/name", "U+202E", "mauve", "ai:wizard"})
        QVERIFY2(told.contains(QLatin1String(part)), qPrintable(told));
}

void GameFlowTest::tileSetsStartANewGameDialog()
{
    TestWindow window;
    const QString path = QStringLiteral(LODELINE_CLASSIC_SET);
    bool shown = false;
    std::shared_ptr<const bool> livesWhileItIsRead;
    onNextDialog([&](QDialog* dialog) {
        if (const auto* newGame = qobject_cast<NewGameDialog*>(dialog)) {
            shown = newGame->game().tileSetFile == path;
            dialog->accept();
            livesWhileItIsRead = test::watchEvents();
        }
    });
    window->flow().openFile(path);
    QVERIFY(shown);
    QVERIFY(livesWhileItIsRead && *livesWhileItIsRead);
    QVERIFY(window->openGame().match());
    QCOMPARE(storedGame(window.settings().store()).tileSetFile, path);
}

void GameFlowTest::unfinishedGamesThatAreReplacedAreKept()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 4);
    const GameRecord record = window.session().record();
    window->flow().play();
    QVERIFY(window.session().record().moves.empty());
    window->flow().close();
    QTRY_COMPARE(interrupted(window).size(), std::size_t{1});
    QCOMPARE(interrupted(window).front().match->text(), writeRecord(record));
}

void GameFlowTest::whatThePlayerHasSavedIsNotKeptTwice()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 4);
    QVERIFY(window->openGame().save(window.path(QStringLiteral("game.lodeline"))));
    window.restart();
    QVERIFY(interrupted(window).empty());
}

void GameFlowTest::aSavedGameWhoseFileIsGoneIsKept()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 4);
    const QString file = window.path(QStringLiteral("game.lodeline"));
    QVERIFY(window->openGame().save(file));
    QVERIFY(QFile::remove(file));
    window.restart();
    QCOMPARE(interrupted(window).size(), std::size_t{1});
}

void GameFlowTest::aFinishedGameThatIsOpenedHasNoFileOfThePlayers()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_);
    window->flow().openFile(window.settings().recentFiles().paths().front());
    QVERIFY(window->openGame().path().isEmpty()); // so that saving asks for one
}

void GameFlowTest::nothingIsAskedAboutAnEmptyGame()
{
    const TestWindow window;
    window->flow().play();
    window->flow().close();
    QVERIFY(!window->openGame().match());
    QVERIFY(window->startPage()->isVisible());
}

void GameFlowTest::interruptedGamesAreOffered()
{
    TestWindow window;
    QVERIFY(!button(window, "goOn"));
    window->flow().play();
    window.playPlies(random_, 6);
    const GameRecord record = window.session().record();
    window.restart();
    QVERIFY(button(window, "goOn")->isVisible());
    QVERIFY(button(window, "goOn")->hasFocus());
    QVERIFY(!interrupted(window).front().picture.isNull());
    button(window, "goOn")->click();
    QVERIFY(window.gamePage()->isVisible());
    QCOMPARE(writeRecord(window.session().record()), writeRecord(record));
    QVERIFY(window->openGame().isModified());
    window.restart(); // it is still one game
    QCOMPARE(interrupted(window).size(), std::size_t{1});
}

void GameFlowTest::severalInterruptedGamesAreKept()
{
    TestWindow window;
    std::set<std::string> records;
    for (int plies = 3; plies < 6; ++plies) {
        window->flow().play();
        window.playPlies(random_, plies);
        records.insert(writeRecord(window.session().record()));
        window.restart();
    }
    std::set<std::string> offered;
    for (const InterruptedGame& game : interrupted(window))
        offered.insert(game.match->text());
    QVERIFY(offered == records);
}

void GameFlowTest::whatAnotherWindowHasPlayedIsGoneOnWith()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 6);
    window.restart();
    const InterruptedGame listed = interrupted(window).front();
    auto elsewhere = std::move(*GameSession::open(loadRecord(listed.file)->record));
    test::playPlies(*elsewhere, random_, 5);
    QVERIFY(test::saveRecord(listed.file, elsewhere->record()));
    window->flow().goOn(listed.file);
    QCOMPARE(writeRecord(window.session().record()), writeRecord(elsewhere->record()));
}

void GameFlowTest::aGameThatIsOpenElsewhereIsLeftAlone()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 6);
    window.restart();
    const QString file = interrupted(window).front().file;
    const auto lock = Autosave::lockOf(file);
    window->flow().play();
    const GameSession* table = &window.session();
    QStringList said;
    for (const char* what : {"goOn", "discard"}) {
        onNextDialog([&](QDialog* dialog) { said << qobject_cast<QMessageBox*>(dialog)->text(); });
        if (QLatin1String(what) == QLatin1String("goOn"))
            window->flow().goOn(file);
        else
            window->openGame().interrupted().discard(file);
    }
    QCOMPARE(said.size(), 2);
    QVERIFY(said.front().contains(QLatin1String("open in another window")));
    QCOMPARE(&window.session(), table);
    QVERIFY(QFile::exists(file));
}

void GameFlowTest::aDamagedFileCostsNoInterruptedGame()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 6);
    const GameRecord record = window.session().record();
    window.restart();
    bool explained = false;
    onNextDialog([&](QDialog* dialog) { explained = qobject_cast<ui::ProblemsDialog*>(dialog) != nullptr; });
    window->flow().openFile(test::writeBroken(window.path(QStringLiteral("broken.lodeline"))));
    QVERIFY(explained);
    QVERIFY(!window->openGame().match());
    window.restart();
    QCOMPARE(interrupted(window).front().match->text(), writeRecord(record));
}

void GameFlowTest::discardedGamesCanBeTakenBack()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 6);
    const GameRecord record = window.session().record();
    window.restart();
    button(window, "discard")->click();
    QVERIFY(interrupted(window).empty());
    QVERIFY(!button(window, "goOn") || button(window, "goOn")->isHidden());
    button(window, "takeBack")->click();
    QCOMPARE(interrupted(window).size(), std::size_t{1});
    QVERIFY(button(window, "takeBack")->isHidden());
    window.restart();
    QCOMPARE(interrupted(window).front().match->text(), writeRecord(record));
    button(window, "discard")->click();
    window.restart();
    QVERIFY(interrupted(window).empty());
}

void GameFlowTest::oldFilesThatCannotBeReadArePutAside()
{
    TestWindow window;
    const QDir games(window.path(QStringLiteral("autosave")));
    QVERIFY(ui::writeFile(games.filePath(QStringLiteral("autosave-broken.lodeline")),
                          R"({"format": "lodeline-game", "version": 1, "players": 5})"));
    QCOMPARE(::mkfifo(qPrintable(games.filePath(QStringLiteral("autosave-pipe.lodeline"))), 0600), 0);
    QCOMPARE(::mkfifo(qPrintable(games.filePath(QStringLiteral("autosave-2.lodeline.lock"))), 0600), 0);
    QVERIFY(games.mkdir(QStringLiteral("autosave-folder.lodeline")));
    QFile large(games.filePath(QStringLiteral("autosave-large.lodeline")));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64{4} << 30));
    QFile::remove(games.filePath(QStringLiteral("trials")));
    QDir(games.filePath(QStringLiteral("finished"))).removeRecursively();
    QCOMPARE(::mkfifo(qPrintable(games.filePath(QStringLiteral("finished"))), 0600), 0);
    window.restart();
    const QStringList left = games.entryList({QStringLiteral("autosave*")}, QDir::AllEntries | QDir::System);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u' ')));
    QVERIFY(QFileInfo(games.filePath(QStringLiteral("finished"))).isDir());
    const QDir aside(games.filePath(QStringLiteral("aside")));
    QCOMPARE(aside.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(), 6);
    const StartNotice* notice = window->startPage()->notice();
    QVERIFY(notice->isVisible());
    for (const char* name : {"autosave-broken.lodeline", "autosave-pipe.lodeline"})
        QVERIFY2(notice->text().contains(aside.filePath(QLatin1String(name))), qPrintable(notice->text()));
}

void GameFlowTest::unreadFilesAreOfferedAndMovedAsideAtRequest()
{
    TestWindow window;
    const QString old = test::writeBroken(window.path(QStringLiteral("old.conf")));
    window->startReport().tellUnread({old});
    window->startReport().tellAside(
        {{QStringLiteral("/from"), QStringLiteral("/to"), [] { return QStringLiteral("why"); }}});
    const StartNotice* notice = window->startPage()->notice();
    QVERIFY2(notice->text().contains(QLatin1String("/from")) &&
                 notice->text().contains(QLatin1String("were not read this time")),
             qPrintable(notice->text()));
    QVERIFY(button(window, "readOld"));
    button(window, "asideOld")->click();
    QVERIFY(!QFile::exists(old));
    const QString moved = window.path(QStringLiteral("aside/old.conf"));
    QVERIFY(QFile::exists(moved));
    QVERIFY2(notice->text().contains(moved), qPrintable(notice->text()));
    QVERIFY(button(window, "startAgain"));
    QVERIFY(!button(window, "readOld"));
}

void GameFlowTest::finishedGamesAreKept()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_);
    const GameRecord record = window.session().record();
    window->flow().play(); // takes its place unasked
    QCOMPARE(window.settings().recentFiles().paths().size(), 1);
    window->flow().openFile(window.settings().recentFiles().paths().front());
    QCOMPARE(writeRecord(window.session().record()), writeRecord(record));
    window.session().undo();
    window.session().redo();
    QCOMPARE(window.settings().recentFiles().paths().size(), 2); // another end, another file
}

void GameFlowTest::sameAgainKeepsThePlayers()
{
    const TestWindow window;
    window->flow().play();
    window.playPlies(random_);
    const GameRecord first = window.session().record();
    window->flow().sameAgain(app::Rematch::ByChance);
    QVERIFY(window.session().record().players == first.players);
    QVERIFY(window.session().record().options == first.options);
    QVERIFY(window.session().record().moves.empty());
    QVERIFY(window.gamePage()->isVisible());
}

void GameFlowTest::trialsStartAtOnceAndLeaveTheSettingsAlone()
{
    TestWindow window;
    const NewGame before = storedGame(window.settings().store());
    const QString set =
        test::writeSet(window.path(QStringLiteral("mine.tileset.json")), test::namedSet("Mine"));
    Trial trial = trialOf(set);
    trial.against = {QStringLiteral("greenhorn")};
    trial.next = QString::fromStdString(test::namedSet("Mine").tiles.back().id);
    window->flow().playTrial(trial);
    QVERIFY(window.gamePage()->isVisible());
    const Game& game = window.session().game();
    QCOMPARE(game.tileSet().name, std::string("Mine"));
    QCOMPARE(game.tileSet().tiles[static_cast<std::size_t>(*game.drawn())].id, trial.next.toStdString());
    QCOMPARE(window.session().record().players[1].kind, std::string("ai:greenhorn"));
    QVERIFY(!window.session().isComputersTurn());
    QVERIFY(storedGame(window.settings().store()) == before);
    window->flow().close();
    QVERIFY(window->startPage()->isVisible());
}

void GameFlowTest::trialsLeaveAnInterruptedGameAlone()
{
    TestWindow window;
    window->flow().play();
    window.playPlies(random_, 6);
    const GameRecord record = window.session().record();
    window.restart();
    for (int trials = 0; trials < 3; ++trials) {
        window->flow().playTrial(trialOf(QStringLiteral(":/tilesets/drygulch.tileset.json")));
        QVERIFY(window.gamePage()->isVisible());
        window.playPlies(random_, 3);
    }
    const GameRecord trial = window.session().record();
    window.restart();
    QCOMPARE(interrupted(window).size(), std::size_t{2});
    QCOMPARE(interrupted(window)[0].match->text(), writeRecord(record));
    QCOMPARE(interrupted(window)[1].match->text(), writeRecord(trial)); // the last one alone
    QVERIFY(!interrupted(window)[0].isTrial && interrupted(window)[1].isTrial);
}

void GameFlowTest::whatFollowsFromATrialIsOne()
{
    TestWindow window;
    window->flow().playTrial(trialOf(QStringLiteral(":/tilesets/drygulch.tileset.json")));
    window.playPlies(random_, 3);
    window.restart();
    window->flow().goOn(interrupted(window).front().file);
    window->flow().sameAgain(app::Rematch::ByChance);
    window.playPlies(random_);
    QVERIFY(
        window.settings().recentFiles().paths().isEmpty()); // a trial is not kept among the finished games
    window.restart();
    QCOMPARE(interrupted(window).size(), std::size_t{1});
    QVERIFY(interrupted(window).front().isTrial);
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
    QVERIFY(!window->openGame().match());
}

void GameFlowTest::trialsOfUnknownTilesAreExplained()
{
    const TestWindow window;
    Trial trial = trialOf(QStringLiteral(LODELINE_CLASSIC_SET));
    trial.next = QStringLiteral("nowhere");
    QString text;
    onNextDialog([&](QDialog* dialog) { text = qobject_cast<QMessageBox*>(dialog)->text(); });
    window->flow().playTrial(trial);
    QVERIFY2(text.contains(QLatin1String("nowhere")), qPrintable(text));
    QVERIFY(!window->openGame().match());
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
    QTRY_VERIFY(window->openGame().match());
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
        QTRY_COMPARE(window.installedSets().sets().size(), std::size_t{1});
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

const WindowTest<GameFlowTest> kTest("tst_gameflow");

} // namespace lodeline::goldrush::tst_gameflow

#include "tst_gameflow.moc"
