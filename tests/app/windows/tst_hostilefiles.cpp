// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/session/storedgame.h"
#include "app/goldrush/session/trialgame.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/gameflow.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/dialogcloser.h"
#include "tests/ui/hostilefiles.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/tilesetfiles.h"

#include <QDir>
#include <QTest>

namespace lodeline::goldrush::tst_hostilefiles {

using namespace app;

using test::TestWindow;

// Every hostile file is refused with words, or is a game like others.
class HostileFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void games();
    void gamesThatWereMendedSaySo();
    void tileSets();
    void trials();
    void theSetOfLastTimeMayBeGone();
    void theWindowLivesWhileTheSetOfLastTimeIsRead();
    void theEndOfAGameMayFindNoRoom();
};

void HostileFilesTest::games()
{
    TestWindow window;
    test::DialogCloser dialogs;
    int refused = 0;
    const QStringList files = test::hostileFiles(window.path({}), QStringLiteral(".lodeline"));
    for (const QString& file : files) {
        dialogs.forget();
        const auto livesWhileItIsRead = lodeline::test::watchEvents();
        window->flow().openFile(file);
        QVERIFY(*livesWhileItIsRead);
        QVERIFY(!window->grab().isNull());
        if (window->openGame().match()) {
            QVERIFY2(dialogs.said().isEmpty(), qPrintable(file));
            window->flow().close();
            continue;
        }
        ++refused;
        QCOMPARE(dialogs.said().size(), 1);
        QVERIFY2(dialogs.said().front().startsWith(QLatin1String("lodeline::ui::ProblemsDialog ")) &&
                     dialogs.said().front().contains(QFileInfo(file).fileName()),
                 qPrintable(dialogs.said().front()));
    }
    QVERIFY(refused > 20 && refused < files.size());
}

void HostileFilesTest::gamesThatWereMendedSaySo()
{
    TestWindow window;
    const QDir collection(QStringLiteral(LODELINE_HOSTILE_FILES));
    for (const QString& name :
         collection.entryList({QStringLiteral("name-*.lodeline"), QStringLiteral("colour-*.lodeline")})) {
        window->flow().openFile(collection.filePath(name));
        QVERIFY2(window->openGame().match(), qPrintable(name));
        QVERIFY2(window.gamePage()->notice()->isVisible(), qPrintable(name));
    }
}

void HostileFilesTest::tileSets()
{
    TestWindow window;
    test::DialogCloser dialogs;
    for (const QString& file : test::hostileFiles(window.path({}), ui::tileSetSuffix())) {
        dialogs.forget();
        window->flow().openFile(file);
        QCOMPARE(dialogs.said(), QStringList{QStringLiteral("lodeline::goldrush::NewGameDialog ")});
        NewGame game;
        game.normalise();
        game.tileSetFile = file;
        if (!window.start(game))
            continue;
        QVERIFY(!window->grab().isNull());
        window->flow().close();
    }
}

void HostileFilesTest::trials()
{
    TestWindow window;
    test::DialogCloser dialogs;
    for (const QString& file : test::hostileFiles(window.path({}), ui::tileSetSuffix())) {
        dialogs.forget();
        Trial trial;
        trial.set = file;
        const auto livesWhileItIsRead = lodeline::test::watchEvents();
        window->flow().playTrial(trial);
        QVERIFY(*livesWhileItIsRead);
        QCOMPARE(dialogs.said().isEmpty(), window->openGame().match() != nullptr);
        if (window->openGame().match())
            window->flow().close();
    }
}

void HostileFilesTest::theSetOfLastTimeMayBeGone()
{
    TestWindow window;
    NewGame game;
    game.normalise();
    window->flow().play();
    QVERIFY(!window.gamePage()->notice()->isVisible());
    game.tileSetFile = window.path(QStringLiteral("gone.tileset.json"));
    storeGame(window.settings().store(), game);
    window->flow().play();
    const QString told = window.gamePage()->notice()->text();
    QVERIFY2(told.contains(QStringLiteral("gone.tileset.json")) &&
                 told.contains(QStringLiteral("classic set")),
             qPrintable(told));
    QCOMPARE(storedGame(window.settings().store()).tileSetFile, game.tileSetFile); // it may come back
}

void HostileFilesTest::theWindowLivesWhileTheSetOfLastTimeIsRead()
{
    TestWindow window;
    NewGame game;
    game.normalise();
    game.tileSetFile = QStringLiteral(LODELINE_CLASSIC_SET);
    storeGame(window.settings().store(), game);
    const auto livesWhileItIsRead = lodeline::test::watchEvents();
    window->flow().play();
    QVERIFY(*livesWhileItIsRead);
    QVERIFY(window->openGame().match());
    QVERIFY(!window.gamePage()->notice()->isVisible());
}

void HostileFilesTest::theEndOfAGameMayFindNoRoom()
{
    TestWindow window;
    const QString finished = window.path(QStringLiteral("autosave/finished"));
    QVERIFY(QDir(finished).removeRecursively());
    QVERIFY(ui::writeFile(finished, "No folder"));
    window.play();
    QString said;
    test::onNextDialog([&said](QDialog* dialog) { said = dialog->windowTitle(); });
    Random random(5);
    window.playPlies(random);
    QVERIFY(window.session().isOver());
    QTRY_COMPARE(said, QStringLiteral("The game was not saved"));
}

const WindowTest<HostileFilesTest> kTest("tst_hostilefiles");

} // namespace lodeline::goldrush::tst_hostilefiles

#include "tst_hostilefiles.moc"
