// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/recordfile.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/support/fulldisk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace lodeline::goldrush::tst_recordfile {

class RecordFileTest : public QObject
{
    Q_OBJECT

private slots:
    void savedRecordsLoadAgain();
    void savingKeepsTheOldFileWhenItFails();
    void savingToAFullDiskSaysSo();
    void onlyPlainFilesAreReplaced();
    void filesThatAreNotThere();
    void filesThatAreTooLarge();
    void endlessFilesAreNotRead();
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
    QVERIFY(test::saveRecord(path, session->record()));
    const auto loaded = loadRecord(path);
    QVERIFY(loaded);
    QCOMPARE(writeRecord(loaded->record), writeRecord(session->record()));
    QVERIFY(loaded->problems.empty());
}

void RecordFileTest::savingKeepsTheOldFileWhenItFails()
{
    const QString path = folder_.filePath(QStringLiteral("no/such/folder/game.lodeline"));
    const auto result = test::saveRecord(path, test::newRecord());
    QVERIFY(!result);
    QVERIFY2(result.error().contains(path), qPrintable(result.error()));
}

void RecordFileTest::savingToAFullDiskSaysSo()
{
    const QString path = folder_.filePath(QStringLiteral("kept.lodeline"));
    QVERIFY(test::saveRecord(path, test::newRecord(2, 1)));
    {
        const test::FullDisk full;
        const auto result = test::saveRecord(path, test::newRecord(3, 2));
        QVERIFY(!result);
        QVERIFY2(result.error().contains(path), qPrintable(result.error()));
    }
    QCOMPARE(loadRecord(path)->record.seed, std::uint64_t{1});
}

void RecordFileTest::onlyPlainFilesAreReplaced()
{
    // A folder stands for all that is no plain file: a device must not be replaced by a game.
    QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("folder.lodeline")));
    const QString path = folder_.filePath(QStringLiteral("folder.lodeline"));
    QVERIFY(!test::saveRecord(path, test::newRecord()));
    QVERIFY(QFileInfo(path).isDir());
    const QString pipe = folder_.filePath(QStringLiteral("pipe.lodeline"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(!test::saveRecord(pipe, test::newRecord()));
    QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
}

void RecordFileTest::filesThatAreNotThere()
{
    const auto loaded = loadRecord(folder_.filePath(QStringLiteral("missing.lodeline")));
    QVERIFY(!loaded);
    QVERIFY(loaded.error().front().code == FileProblem::CannotRead);
    QVERIFY(!ui::loadTileSet(folder_.path())); // a folder is not a file
}

void RecordFileTest::filesThatAreTooLarge()
{
    QFile file(folder_.filePath(QStringLiteral("large.lodeline")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{kMaxRecordBytes} + 1));
    const auto loaded = loadRecord(file.fileName());
    QVERIFY(!loaded);
    QVERIFY(loaded.error().front().code == FileProblem::TooLarge);
}

void RecordFileTest::endlessFilesAreNotRead()
{
    const auto loaded = loadRecord(QStringLiteral("/dev/zero"));
    QVERIFY(!loaded);
    QVERIFY(loaded.error().front().code == FileProblem::NotAFile);
}

void RecordFileTest::tileSetsLoad()
{
    const auto loaded = ui::loadTileSet(QStringLiteral(LODELINE_CLASSIC_SET));
    QVERIFY(loaded);
    QCOMPARE(loaded->set.tileCount(), 72);
}

const PlainTest<RecordFileTest> kTest("tst_recordfile");

} // namespace lodeline::goldrush::tst_recordfile

#include "tst_recordfile.moc"
