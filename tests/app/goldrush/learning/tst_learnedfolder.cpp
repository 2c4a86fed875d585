// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of learned sets where the disk is full, cannot be written, or another window was there.
#include "app/goldrush/learning/learnedsets.h"
#include "engine/goldrush/learning/setdigest.h"
#include "tests/app/goldrush/learning/learnedexample.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/support/fulldisk.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/learning/learnedfolder.h"

#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

namespace lodeline::goldrush::tst_learnedfolder {

class LearnedFolderTest : public QObject
{
    Q_OBJECT

private slots:
    void aFullDiskKeepsWhatIsThere();
    void whatCannotBeKeptIsLoggedOnce();
    void whatCannotBeKeptIsNotBegunAgain();
    void whatWasLearnedSinceItWasReadIsPlayed();
    void whatIsBegunGoesWhereTheSetIsKnown();
    void whatIsOfOtherShippedWeightsIsLearnedAnew();
};

namespace {

std::atomic<int> unkept = 0;

void countUnkept(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtWarningMsg && message.contains(QStringLiteral("cannot be kept in")))
        ++unkept;
}

TileSet setOfCopies(int copies)
{
    TileSet set = test::newRecord().tileset;
    set.tiles.back().count = copies;
    return set;
}

TrainingShard someBegun()
{
    return {{"set"}, {.seed = 7}, {}, {}};
}

std::optional<std::vector<Insight>> studyThatKeepsAll(const TileSet& set, const SetStudy& study,
                                                      const StudyTold& told, const std::stop_token& stop)
{
    told.begun(someBegun());
    return test::studyAtOnce(set, study, told, stop);
}

} // namespace

void LearnedFolderTest::aFullDiskKeepsWhatIsThere()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("learned");
    const Sha256 digest = setDigest(setOfCopies(2));
    QVERIFY(writeLearnedSet(folder, digest, {test::perverse(7)}));
    {
        const test::FullDisk full;
        QVERIFY(!writeLearnedSet(folder, digest, {test::perverse(8)}));
        QVERIFY(!writeBegunLearning(folder, digest, someBegun()));
    }
    QCOMPARE(readLearnedSet(folder, digest)->learned, test::perverse(7));
    QVERIFY(!readBegunLearning(folder, digest));
}

void LearnedFolderTest::whatCannotBeKeptIsLoggedOnce()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("learned");
    QVERIFY(ui::writeFile(folder, "no folder"));
    QSettings store(directory.filePath("settings.ini"), QSettings::IniFormat);
    unkept = 0;
    const QtMessageHandler before = qInstallMessageHandler(countUnkept);
    const auto restore = qScopeGuard([before] { qInstallMessageHandler(before); });
    LearnedSets sets(store, folder);
    sets.setStudy(studyThatKeepsAll);
    sets.read();
    for (const int copies : {2, 3}) {
        sets.learn(setOfCopies(copies), 1);
        QTRY_VERIFY(!sets.insights(setOfCopies(copies)).empty());
    }
    QCOMPARE(unkept.load(), 1);
}

void LearnedFolderTest::whatCannotBeKeptIsNotBegunAgain()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("learned");
    QVERIFY(ui::writeFile(folder, "no folder"));
    QSettings store(directory.filePath("settings.ini"), QSettings::IniFormat);
    std::atomic<int> threads = 0;
    LearnedSets sets(store, folder);
    sets.setStudy(
        [&](const TileSet& set, const SetStudy& study, const StudyTold& told, const std::stop_token& stop) {
            told.begun(someBegun()); // as after the first round
            threads = study.jobs;
            return test::studyTillStopped(set, study, told, stop);
        });
    sets.read();
    sets.learn(setOfCopies(2), 2);
    QTRY_COMPARE(threads.load(), 2);
    sets.slowDown(1);
    QCOMPARE(sets.threadsAtWork(), 2);
    sets.learn(setOfCopies(2), 3);
    QCOMPARE(sets.threadsAtWork(), 2);
}

void LearnedFolderTest::whatWasLearnedSinceItWasReadIsPlayed()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("learned");
    QSettings store(directory.filePath("settings.ini"), QSettings::IniFormat);
    LearnedSets sets(store, folder);
    QSignalSpy read(&sets, &LearnedSets::wasRead);
    sets.read();
    QTRY_VERIFY(!read.isEmpty());
    QVERIFY(writeLearnedSet(folder, setDigest(setOfCopies(2)), {test::perverse(7)}));
    QVERIFY(!sets.of(setOfCopies(2)));
    QCOMPARE(sets.use(setOfCopies(2)), std::optional(test::perverse(7)));
}

void LearnedFolderTest::whatIsBegunGoesWhereTheSetIsKnown()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("learned");
    const Sha256 known = setDigest(setOfCopies(2));
    const Sha256 unknown = setDigest(setOfCopies(3));
    QVERIFY(writeLearnedSet(folder, known, {test::perverse()}));
    for (const Sha256& digest : {known, unknown})
        QVERIFY(writeBegunLearning(folder, digest, someBegun()));
    QCOMPARE(readLearnedSets(folder).size(), std::size_t{1});
    QVERIFY(!readBegunLearning(folder, known));
    QVERIFY(readBegunLearning(folder, unknown));
}

void LearnedFolderTest::whatIsOfOtherShippedWeightsIsLearnedAnew()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("learned");
    const Sha256 digest = setDigest(setOfCopies(2));
    QVERIFY(writeLearnedSet(folder, digest, {test::perverse(7), test::someInsights()}));
    QVERIFY(readLearnedSet(folder, digest));
    const QString path = folder + u'/' + QString::fromStdString(toHex(digest)) + QStringLiteral(".json");
    QByteArray bytes = ui::readFile(path).value();
    bytes.replace(R"("shipped": ")", R"("shipped": "not )");
    QVERIFY(ui::writeFile(path, ui::view(bytes)));
    QVERIFY(!readLearnedSet(folder, digest));
    QVERIFY(readLearnedSets(folder).empty());
    QVERIFY(writeLearnedSet(folder, digest, {test::perverse(8)}));
    QCOMPARE(readLearnedSet(folder, digest)->learned, test::perverse(8));
}

const PlainTest<LearnedFolderTest> kTest("tst_learnedfolder");

} // namespace lodeline::goldrush::tst_learnedfolder

#include "tst_learnedfolder.moc"
