// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recordfile.h"
#include "tests/app/session/testgame.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::app {

class RecordFileTest : public QObject
{
    Q_OBJECT

private slots:
    void savedRecordsLoadAgain();
    void savingKeepsTheOldFileWhenItFails();
    void savingToAFullDiskSaysSo();
    void filesThatAreNotThere();
    void filesThatAreTooLarge();
    void endlessFilesAreNotReadToTheEnd();
    void tileSetsLoad();

private:
    QTemporaryDir folder_;
};

void RecordFileTest::savedRecordsLoadAgain()
{
    Random random(4);
    const auto session = test::newSession();
    test::playPlies(*session, random, 20);
    const QString path = folder_.filePath(QStringLiteral("Ein Spiel – 金.lodeline"));
    QVERIFY(saveRecord(path, session->record()));
    const auto loaded = loadRecord(path);
    QVERIFY(loaded);
    QVERIFY(loaded->record == session->record());
    QVERIFY(loaded->problems.empty());
}

void RecordFileTest::savingKeepsTheOldFileWhenItFails()
{
    const QString path = folder_.filePath(QStringLiteral("no/such/folder/game.lodeline"));
    const auto result = saveRecord(path, test::newRecord());
    QVERIFY(!result);
    QVERIFY2(result.error().contains(path), qPrintable(result.error()));
}

void RecordFileTest::savingToAFullDiskSaysSo()
{
    const auto result = saveRecord(QStringLiteral("/dev/full"), test::newRecord());
    QVERIFY(!result);
    QVERIFY(!result.error().isEmpty());
}

void RecordFileTest::filesThatAreNotThere()
{
    const auto loaded = loadRecord(folder_.filePath(QStringLiteral("missing.lodeline")));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().front().code, ProblemCode::CannotRead);
    QVERIFY(!loadTileSet(folder_.path())); // a folder is not a file
}

void RecordFileTest::filesThatAreTooLarge()
{
    QFile file(folder_.filePath(QStringLiteral("large.lodeline")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{kMaxFileBytes} + 1));
    const auto loaded = loadRecord(file.fileName());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().front().code, ProblemCode::TooLarge);
}

void RecordFileTest::endlessFilesAreNotReadToTheEnd()
{
    const auto loaded = loadRecord(QStringLiteral("/dev/zero"));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().front().code, ProblemCode::TooLarge);
}

void RecordFileTest::tileSetsLoad()
{
    const auto loaded = loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET));
    QVERIFY(loaded);
    QCOMPARE(loaded->set.tileCount(), 72);
}

} // namespace lodeline::app

QTEST_GUILESS_MAIN(lodeline::app::RecordFileTest)
#include "tst_recordfile.moc"
