// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/recordfile.h"
#include "app/shell/files/finishedgames.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/recentfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace lodeline::goldrush::tst_finishedgames {

using namespace app;

class FinishedGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachHasAFile();
    void theSameGameKeepsItsFile();
    void theOldestGo();
    void namesMayBeAnything();
    void failuresAreExplained();
    void theMenuHasThemAll();
    void theyPushOutNoSavedGame();

private:
    QStringList files() const { return QDir(path()).entryList(QDir::Files); }
    QString path() const { return folder_.filePath(QStringLiteral("finished")); }

    QTemporaryDir folder_;
};

void FinishedGamesTest::eachHasAFile()
{
    const FinishedGames games(path());
    const auto first = test::keep(games, test::newRecord(2, 1), {});
    const auto second = test::keep(games, test::newRecord(2, 2), {});
    QVERIFY(first && second && *first != *second);
    const auto loaded = loadRecord(*second);
    QVERIFY(loaded);
    QCOMPARE(writeRecord(loaded->record), writeRecord(test::newRecord(2, 2)));
}

void FinishedGamesTest::theSameGameKeepsItsFile()
{
    const FinishedGames games(path());
    const auto first = test::keep(games, test::newRecord(2, 1), {});
    const qsizetype before = files().size();
    const auto again = test::keep(games, test::newRecord(2, 3), *first);
    QCOMPARE(*again, *first);
    QCOMPARE(files().size(), before);
}

void FinishedGamesTest::theOldestGo()
{
    const FinishedGames games(path());
    const QString old = path() + QStringLiteral("/1999-12-31 23.59.59 Ann-Bo.lodeline");
    QVERIFY(test::saveRecord(old, test::newRecord()));
    for (int game = 0; game < FinishedGames::kMost; ++game)
        QVERIFY(test::keep(games, test::newRecord(), {}));
    QCOMPARE(files().size(), FinishedGames::kMost);
    QVERIFY(!QFile::exists(old));
    const QStringList listed = games.files();
    QCOMPARE(listed.size(), FinishedGames::kMost);
    QVERIFY(QFile::exists(listed.front()));
    QVERIFY(std::is_sorted(listed.crbegin(), listed.crend()));
}

void FinishedGamesTest::namesMayBeAnything()
{
    GameRecord record = test::newRecord();
    record.players[0].name = "a/../b";
    record.players[1].name = std::string(300, 'x');
    const auto kept = test::keep(FinishedGames(path()), record, {});
    QVERIFY2(kept, kept ? "" : qPrintable(kept.error()));
    QCOMPARE(QFileInfo(*kept).absolutePath(), path());
}

void FinishedGamesTest::failuresAreExplained()
{
    const auto kept = test::keep(FinishedGames(QStringLiteral("/proc/nowhere")), test::newRecord(), {});
    QVERIFY(!kept);
    QVERIFY(kept.error().contains(QStringLiteral("/proc/nowhere")));
}

void FinishedGamesTest::theMenuHasThemAll()
{
    test::TestWindow window;
    Random random(3);
    window.play();
    window.playPlies(random);
    const QString finished = window->openGame().finishedGames().files().value(0);
    constexpr int kOthers = 10; // as many as are remembered
    for (int other = 0; other < kOthers; ++other) {
        const QString file = window.path(QStringLiteral("%1.lodeline").arg(other));
        QVERIFY(test::saveRecord(file, test::newRecord()));
        window.settings().recentFiles().add(file);
    }
    QVERIFY(!window.settings().recentFiles().paths().contains(finished));
    window.play();
    const auto* menu = window->findChild<ui::RecentMenu*>();
    QTRY_COMPARE(menu->actions().size(), kOthers + 2); // and a line
    menu->actions().last()->trigger();
    QVERIFY(window.session().isOver());
}

void FinishedGamesTest::theyPushOutNoSavedGame()
{
    test::TestWindow window;
    const QString saved = window.path(QStringLiteral("saved.lodeline"));
    window.settings().recentFiles().add(saved);
    const QString folder = window->openGame().finishedGames().folder();
    for (int game = 0; game < FinishedGames::kMost; ++game)
        emit window->openGame().kept(folder + QStringLiteral("/%1.lodeline").arg(game));
    const QStringList recent = window.settings().recentFiles().paths();
    QVERIFY(recent.contains(saved));
    QVERIFY(recent.first().startsWith(folder));
}

const WindowTest<FinishedGamesTest> kTest("tst_finishedgames");

} // namespace lodeline::goldrush::tst_finishedgames

#include "tst_finishedgames.moc"
