// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/learning/learnedfolder.h"
#include "app/goldrush/learning/learnedsets.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/learning/setdigest.h"
#include "tests/app/goldrush/learning/learnedexample.h"
#include "tests/app/goldrush/session/testgame.h"
#include "ui/files.h"

#include <QDateTime>
#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <condition_variable>

namespace lodeline::goldrush {

class LearnedSetsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasLearnedIsThereAtTheNextStart();
    void aKnownSetIsNotLearnedAgain();
    void nothingIsLearnedBeforeTheFolderIsRead();
    void brokenFilesAreLearnedAnew();
    void aFolderThatCannotBeWrittenCostsNothing();
    void whatWasUsedLongAgoGoesWhenThereAreTooMany();
    void progressIsTold();
    void anotherSetTakesTheTurn();
    void whoeverWantsNoLearningHasNone();
    void pausedWorkGoesOnLater();
    void theProgramEndsMeanwhile();
    void learnsForReal();
};

namespace {

TileSet setOfCopies(int copies)
{
    TileSet set = test::newRecord().tileset;
    set.tiles.back().count = copies;
    return set;
}

// Learned sets in a folder of their own.
struct Place
{
    QTemporaryDir directory;
    QSettings store{directory.filePath("settings.ini"), QSettings::IniFormat};
    QString folder = directory.filePath("data/learned");

    QString fileOf(const TileSet& set) const
    {
        return folder + u'/' + QString::fromStdString(toHex(setDigest(set))) + ".json";
    }
    std::unique_ptr<LearnedSets> opened()
    {
        auto sets = std::make_unique<LearnedSets>(store, folder);
        sets->setLearn([](const TileSet&, int, const auto&, const auto&) { return test::perverse(); });
        QSignalSpy read(sets.get(), &LearnedSets::wasRead);
        sets->read();
        [&] { QTRY_VERIFY(!read.isEmpty()); }();
        return sets;
    }
};

std::optional<LearnedSet> learnTillStopped(const TileSet&, int, const std::function<void(double)>& progress,
                                           const std::stop_token& stop)
{
    progress(0.25);
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
    return std::nullopt;
}

} // namespace

void LearnedSetsTest::whatWasLearnedIsThereAtTheNextStart()
{
    Place place;
    const TileSet set = setOfCopies(2);
    {
        const auto sets = place.opened();
        QVERIFY(!sets->of(set));
        sets->learn(set, 1);
        QTRY_COMPARE(sets->of(set), std::optional(test::perverse()));
        QVERIFY(!sets->progressOf(set));
        QVERIFY(!sets->of(setOfCopies(3)));
    }
    const Result<QByteArray> file = ui::readFile(place.fileOf(set));
    QVERIFY(file);
    QCOMPARE(learnedSetOf(ui::view(*file)).value(), test::perverse());
    QCOMPARE(place.opened()->of(set), std::optional(test::perverse()));
}

void LearnedSetsTest::aKnownSetIsNotLearnedAgain()
{
    Place place;
    const auto sets = place.opened();
    int begun = 0;
    sets->setLearn([&](const TileSet&, int, const auto&, const auto&) {
        ++begun;
        return test::perverse();
    });
    sets->learn(setOfCopies(2), 1);
    sets->learn(setOfCopies(2), 1);
    QTRY_VERIFY(sets->of(setOfCopies(2)));
    TileSet renamed = setOfCopies(2);
    renamed.name = "Another name";
    sets->learn(renamed, 1);
    QVERIFY(!sets->progressOf(renamed));
    QCOMPARE(begun, 1);
}

void LearnedSetsTest::nothingIsLearnedBeforeTheFolderIsRead()
{
    Place place;
    QVERIFY(writeLearnedSet(place.folder, setDigest(setOfCopies(2)), test::perverse(7)));
    LearnedSets sets(place.store, place.folder);
    sets.setLearn([](const TileSet&, int, const auto&, const auto&) { return test::perverse(8); });
    sets.learn(setOfCopies(2), 1);
    QVERIFY(!sets.progressOf(setOfCopies(2)));
    QSignalSpy read(&sets, &LearnedSets::wasRead);
    sets.read();
    QTRY_VERIFY(!read.isEmpty());
    QVERIFY(!sets.progressOf(setOfCopies(2)));
    QCOMPARE(sets.of(setOfCopies(2)), std::optional(test::perverse(7)));
    LearnedSets others(place.store, place.folder);
    others.setLearn([](const TileSet&, int, const auto&, const auto&) { return test::perverse(8); });
    others.learn(setOfCopies(3), 1);
    others.read();
    QTRY_COMPARE(others.of(setOfCopies(3)), std::optional(test::perverse(8)));
}

void LearnedSetsTest::brokenFilesAreLearnedAnew()
{
    Place place;
    const TileSet set = setOfCopies(2);
    QDir().mkpath(place.folder);
    QVERIFY(ui::writeFile(place.fileOf(set), R"({"format": "lodeline-learned", "version": 1, "games": 3})"));
    QVERIFY(ui::writeFile(place.folder + "/notes.json", "{}"));
    const auto sets = place.opened();
    QVERIFY(!sets->of(set));
    sets->learn(set, 1);
    QTRY_VERIFY(sets->of(set));
    QVERIFY(place.opened()->of(set));
    QVERIFY(QFile::exists(place.folder + "/notes.json"));
}

void LearnedSetsTest::aFolderThatCannotBeWrittenCostsNothing()
{
    Place place;
    QVERIFY(ui::writeFile(place.directory.filePath("data"), "no folder"));
    QVERIFY(!writeLearnedSet(place.folder, setDigest(setOfCopies(2)), test::perverse()));
    const auto sets = place.opened();
    sets->learn(setOfCopies(2), 1);
    QTRY_VERIFY(sets->of(setOfCopies(2)));
    QCOMPARE(sets->use(setOfCopies(2)), std::optional(test::perverse()));
}

void LearnedSetsTest::whatWasUsedLongAgoGoesWhenThereAreTooMany()
{
    Place place;
    QDir().mkpath(place.folder);
    const auto nameOf = [&](int number) {
        Sha256 digest{};
        digest[0] = static_cast<std::uint8_t>(number / 256);
        digest[1] = static_cast<std::uint8_t>(number % 256);
        return digest;
    };
    const auto pathOf = [&](int number) {
        return place.folder + u'/' + QString::fromStdString(toHex(nameOf(number))) + ".json";
    };
    for (int number = 0; number < kMostLearnedFiles; ++number) {
        QFile file(pathOf(number));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.flush();
        const QDateTime used = QDateTime::currentDateTime().addDays(number - 2 * kMostLearnedFiles);
        QVERIFY(file.setFileTime(used, QFileDevice::FileModificationTime));
    }
    touchLearnedSet(place.folder, nameOf(0));
    QVERIFY(writeLearnedSet(place.folder, nameOf(9999), test::perverse()));
    QCOMPARE(QDir(place.folder).entryList(QDir::Files).size(), kMostLearnedFiles);
    QVERIFY(QFile::exists(pathOf(0)));
    QVERIFY(!QFile::exists(pathOf(1)));
    QVERIFY(QFile::exists(pathOf(2)));
    QVERIFY(QFile::exists(pathOf(9999)));
    touchLearnedSet(place.folder, nameOf(8888));
    QVERIFY(!QFile::exists(pathOf(8888)));
}

void LearnedSetsTest::progressIsTold()
{
    Place place;
    const auto sets = place.opened();
    sets->setLearn(learnTillStopped);
    const QSignalSpy changed(sets.get(), &LearnedSets::changed);
    sets->learn(setOfCopies(2), 1);
    QCOMPARE(sets->progressOf(setOfCopies(2)), std::optional(0.0));
    QVERIFY(!sets->progressOf(setOfCopies(3)));
    QTRY_COMPARE(sets->progressOf(setOfCopies(2)), std::optional(0.25));
    QVERIFY(changed.size() >= 2);
}

void LearnedSetsTest::anotherSetTakesTheTurn()
{
    Place place;
    const auto sets = place.opened();
    sets->setLearn([](const TileSet& set, int threads, const std::function<void(double)>& progress,
                      const std::stop_token& stop) {
        return set == setOfCopies(2) ? learnTillStopped(set, threads, progress, stop)
                                     : std::optional(test::perverse());
    });
    sets->learn(setOfCopies(2), 1);
    sets->learn(setOfCopies(3), 1);
    QVERIFY(!sets->progressOf(setOfCopies(2)));
    QTRY_VERIFY(sets->of(setOfCopies(3)));
    QVERIFY(!sets->of(setOfCopies(2)));
}

void LearnedSetsTest::whoeverWantsNoLearningHasNone()
{
    Place place;
    {
        const auto sets = place.opened();
        sets->setLearn(learnTillStopped);
        sets->learn(setOfCopies(2), 1);
        sets->setLearns(false);
        QVERIFY(!sets->progressOf(setOfCopies(2)));
        sets->learn(setOfCopies(3), 1);
        QVERIFY(!sets->progressOf(setOfCopies(3)));
    }
    const auto sets = place.opened();
    QVERIFY(!sets->learns());
    sets->setLearns(true);
    sets->learn(setOfCopies(3), 1);
    QTRY_VERIFY(sets->of(setOfCopies(3)));
}

void LearnedSetsTest::pausedWorkGoesOnLater()
{
    Place place;
    const auto sets = place.opened();
    std::atomic<bool> isAtWork = false;
    std::atomic<bool> passed = false;
    sets->setLearn([&](const TileSet&, int, const std::function<void(double)>& progress, const auto&) {
        isAtWork = true;
        progress(0.5);
        passed = true;
        return test::perverse();
    });
    sets->setPaused(true);
    sets->learn(setOfCopies(2), 1);
    QTRY_VERIFY(isAtWork);
    QVERIFY(!passed);
    QCOMPARE(sets->progressOf(setOfCopies(2)), std::optional(0.0));
    sets->setPaused(false);
    QTRY_VERIFY(sets->of(setOfCopies(2)));
    QVERIFY(passed);
}

void LearnedSetsTest::theProgramEndsMeanwhile()
{
    Place place;
    for (const bool isPaused : {false, true}) {
        const auto sets = place.opened();
        std::atomic<bool> isAtWork = false;
        sets->setLearn([&](const TileSet& set, int threads, const std::function<void(double)>& progress,
                           const std::stop_token& stop) {
            isAtWork = true;
            return learnTillStopped(set, threads, progress, stop);
        });
        sets->setPaused(isPaused);
        sets->learn(setOfCopies(2), 1);
        QTRY_VERIFY(isAtWork);
    }
    QVERIFY(!QFile::exists(place.fileOf(setOfCopies(2))));
}

void LearnedSetsTest::learnsForReal()
{
    Place place;
    LearnedSets sets(place.store, place.folder);
    sets.read();
    sets.learn(setOfCopies(1), 2);
    QTRY_VERIFY_WITH_TIMEOUT(sets.progressOf(setOfCopies(1)).value_or(0) > 0, 60'000);
    QVERIFY(!sets.of(setOfCopies(1)));
}

} // namespace lodeline::goldrush

QTEST_GUILESS_MAIN(lodeline::goldrush::LearnedSetsTest)
#include "tst_learnedsets.moc"
