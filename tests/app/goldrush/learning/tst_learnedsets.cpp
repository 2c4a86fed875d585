// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/learning/learnedsets.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "engine/goldrush/learning/setdigest.h"
#include "tests/app/goldrush/learning/learnedexample.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/learning/learnedfolder.h"

#include <QDateTime>
#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <condition_variable>

namespace lodeline::goldrush::tst_learnedsets {

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
    void whatIsToldIsThereAtTheNextStart();
    void whatAnotherWindowLearnedIsTaken();
    void whatIsToldIsNotLostToWhoeverTellsNothing();
    void whatWasLearnedBeforeIsOnlyWatched();
    void setsWaitForTheirTurn();
    void onlySoManySetsWait();
    void whatIsWithdrawnWaitsNoLonger();
    void forgottenSetsAreLearnedAnew();
    void whatIsBeingLearnedIsForgottenToo();
    void whoeverWantsNoLearningHasNone();
    void whatAnotherWindowHasLearnedIsNews();
    void pausedWorkGoesOnLater();
    void theProgramEndsMeanwhile();
    void whatIsBegunGoesOnAtTheNextStart();
    void onlySoManyBeginningsAreKept();
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

    QString fileOf(const TileSet& set, const char* ending = ".json") const
    {
        return folder + u'/' + QString::fromStdString(toHex(setDigest(set))) + ending;
    }
    QString begunFileOf(const TileSet& set) const { return fileOf(set, ".training.json"); }
    std::unique_ptr<LearnedSets> opened()
    {
        auto sets = std::make_unique<LearnedSets>(store, folder);
        sets->setStudy(test::studyAtOnce);
        QSignalSpy read(sets.get(), &LearnedSets::wasRead);
        sets->read();
        [&] { QTRY_VERIFY(!read.isEmpty()); }();
        return sets;
    }
};

using Told = std::optional<std::vector<Insight>>;

// Studies of which each is over when the test says so.
class Studies
{
public:
    LearnedSets::Study study()
    {
        return [this](const TileSet& set, const SetStudy& study, const StudyTold& told,
                      const std::stop_token& stop) -> Told {
            std::unique_lock lock(mutex_);
            begun_.push_back(set);
            mayEnd_.wait(lock, stop, [this] { return ends_ > 0; });
            if (stop.stop_requested())
                return std::nullopt;
            --ends_;
            return test::studyAtOnce(set, study, told, stop);
        };
    }
    void endOne()
    {
        {
            const std::scoped_lock lock(mutex_);
            ++ends_;
        }
        mayEnd_.notify_all();
    }
    std::vector<TileSet> begun()
    {
        const std::scoped_lock lock(mutex_);
        return begun_;
    }

private:
    std::mutex mutex_;
    std::condition_variable_any mayEnd_;
    int ends_ = 0;
    std::vector<TileSet> begun_;
};

TrainingShard begunBy(std::uint64_t seed)
{
    return {{"set"}, {.seed = seed}, {}, {}};
}

// Tells what it goes on from, and of that seed what is begun once it is stopped.
LearnedSets::Study studyBegunBy(std::uint64_t seed, std::optional<TrainingShard>& from)
{
    return [seed, &from](const TileSet& set, const SetStudy& study, const StudyTold& told,
                         const std::stop_token& stop) {
        from = study.begun;
        const Told nothing = test::studyTillStopped(set, study, told, stop);
        told.begun(begunBy(seed));
        return nothing;
    };
}

// Not those of a study of these tests.
std::vector<Insight> someOtherInsights()
{
    return {test::someInsights().front()};
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
    std::atomic<int> begun = 0;
    sets->setStudy(
        [&](const TileSet& set, const SetStudy& study, const StudyTold& told, const std::stop_token& stop) {
            ++begun;
            return test::studyAtOnce(set, study, told, stop);
        });
    sets->learn(setOfCopies(2), 1);
    sets->learn(setOfCopies(2), 1);
    QTRY_VERIFY(!sets->insights(setOfCopies(2)).empty());
    TileSet renamed = setOfCopies(2);
    renamed.name = "Another name";
    sets->learn(renamed, 1);
    QVERIFY(!sets->progressOf(renamed));
    QVERIFY(!sets->isWaiting(renamed));
    QCOMPARE(begun, 1);
}

void LearnedSetsTest::nothingIsLearnedBeforeTheFolderIsRead()
{
    Place place;
    QVERIFY(writeLearnedSet(place.folder, setDigest(setOfCopies(2)), {test::perverse(7)}));
    LearnedSets sets(place.store, place.folder);
    sets.setStudy(test::studyAtOnce);
    sets.learn(setOfCopies(2), 1);
    QVERIFY(!sets.progressOf(setOfCopies(2)));
    QSignalSpy read(&sets, &LearnedSets::wasRead);
    sets.read();
    QTRY_VERIFY(!read.isEmpty());
    QVERIFY(!sets.progressOf(setOfCopies(2)));
    QCOMPARE(sets.of(setOfCopies(2)), std::optional(test::perverse(7)));
    LearnedSets others(place.store, place.folder);
    others.setStudy(test::studyAtOnce);
    others.learn(setOfCopies(3), 1);
    others.read();
    QTRY_COMPARE(others.of(setOfCopies(3)), std::optional(test::perverse()));
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
    QVERIFY(!writeLearnedSet(place.folder, setDigest(setOfCopies(2)), {test::perverse()}));
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
    QVERIFY(writeLearnedSet(place.folder, nameOf(9999), {test::perverse()}));
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
    sets->setStudy(test::studyTillStopped);
    const QSignalSpy changed(sets.get(), &LearnedSets::changed);
    sets->learn(setOfCopies(2), 1);
    QCOMPARE(sets->progressOf(setOfCopies(2)), std::optional(0.0));
    QVERIFY(!sets->progressOf(setOfCopies(3)));
    QTRY_COMPARE(sets->progressOf(setOfCopies(2)), std::optional(0.25));
    QVERIFY(changed.size() >= 2);
}

void LearnedSetsTest::whatIsToldIsThereAtTheNextStart()
{
    Place place;
    const TileSet set = setOfCopies(2);
    {
        const auto sets = place.opened();
        QVERIFY(sets->insights(set).empty());
        sets->learn(set, 1);
        QTRY_COMPARE(sets->insights(set), test::someInsights());
    }
    const auto sets = place.opened();
    QCOMPARE(sets->insights(set), test::someInsights());
    QCOMPARE(sets->of(set), std::optional(test::perverse()));
}

void LearnedSetsTest::whatAnotherWindowLearnedIsTaken()
{
    Place place;
    const auto sets = place.opened();
    QVERIFY(
        writeLearnedSet(place.folder, setDigest(setOfCopies(2)), {test::perverse(7), someOtherInsights()}));
    QVERIFY(!sets->of(setOfCopies(2)));
    sets->learn(setOfCopies(2), 1);
    QTRY_COMPARE(sets->insights(setOfCopies(2)), someOtherInsights());
    QCOMPARE(sets->of(setOfCopies(2)), std::optional(test::perverse(7)));
}

void LearnedSetsTest::whatIsToldIsNotLostToWhoeverTellsNothing()
{
    const Place place;
    const Sha256 digest = setDigest(setOfCopies(2));
    LearnedSet learned = test::perverse(7);
    learned.share = 0.56789; // rounded in a file
    QVERIFY(!readLearnedSet(place.folder, digest));
    QVERIFY(writeLearnedSet(place.folder, digest, {learned, test::someInsights()}));
    QVERIFY(writeLearnedSet(place.folder, digest, {learned}));
    QCOMPARE(readLearnedSet(place.folder, digest)->insights, std::optional(test::someInsights()));
    QVERIFY(writeLearnedSet(place.folder, digest, {test::perverse(8)}));
    QVERIFY(!readLearnedSet(place.folder, digest)->insights);
    QCOMPARE(readLearnedSet(place.folder, digest)->learned, test::perverse(8));
}

void LearnedSetsTest::whatWasLearnedBeforeIsOnlyWatched()
{
    Place place;
    const TileSet set = setOfCopies(2);
    QVERIFY(writeLearnedSet(place.folder, setDigest(set), {test::perverse(7)}));
    const auto sets = place.opened();
    std::atomic<bool> isWatching = false;
    std::optional<LearnedSet> watched;
    sets->setStudy(
        [&](const TileSet& tiles, const SetStudy& study, const StudyTold& told, const std::stop_token& stop) {
            watched = study.learned;
            isWatching = true;
            told.watching(0.5);
            return test::studyAtOnce(tiles, study, told, stop);
        });
    sets->setPaused(true);
    sets->learn(set, 1);
    QTRY_VERIFY(isWatching);
    QVERIFY(!sets->progressOf(set));
    QVERIFY(sets->insights(set).empty());
    sets->setPaused(false);
    QTRY_COMPARE(sets->insights(set), test::someInsights());
    QCOMPARE(watched, std::optional(test::perverse(7)));
    QCOMPARE(place.opened()->of(set), std::optional(test::perverse(7)));
    QCOMPARE(place.opened()->insights(set), test::someInsights());
}

void LearnedSetsTest::setsWaitForTheirTurn()
{
    Place place;
    Studies studies;
    const auto sets = place.opened();
    sets->setStudy(studies.study());
    for (const int copies : {2, 3, 4, 3})
        sets->learn(setOfCopies(copies), 1);
    QVERIFY(sets->progressOf(setOfCopies(2)));
    QVERIFY(!sets->isWaiting(setOfCopies(2)));
    for (const int copies : {3, 4}) {
        QVERIFY(!sets->progressOf(setOfCopies(copies)));
        QVERIFY(sets->isWaiting(setOfCopies(copies)));
    }
    for (int i = 0; i < 3; ++i)
        studies.endOne();
    QTRY_VERIFY(sets->of(setOfCopies(4)));
    QVERIFY(!sets->isWaiting(setOfCopies(4)));
    // What was begun first, then what was asked for last.
    QCOMPARE(studies.begun(), (std::vector{setOfCopies(2), setOfCopies(3), setOfCopies(4)}));
    QVERIFY(sets->of(setOfCopies(2)));
    QVERIFY(sets->of(setOfCopies(3)));
}

void LearnedSetsTest::onlySoManySetsWait()
{
    Place place;
    Studies studies;
    const auto sets = place.opened();
    sets->setStudy(studies.study());
    const int most = static_cast<int>(LearnedSets::kMostWaiting);
    for (int copies = 2; copies <= most + 3; ++copies)
        sets->learn(setOfCopies(copies), 1);
    QVERIFY(sets->progressOf(setOfCopies(2)));
    QVERIFY(!sets->isWaiting(setOfCopies(3)));
    for (int copies = 4; copies <= most + 3; ++copies)
        QVERIFY(sets->isWaiting(setOfCopies(copies)));
    sets->setLearns(false);
    QVERIFY(!sets->progressOf(setOfCopies(2)));
    QVERIFY(!sets->isWaiting(setOfCopies(4)));
}

void LearnedSetsTest::whatIsWithdrawnWaitsNoLonger()
{
    Place place;
    Studies studies;
    const auto sets = place.opened();
    sets->setStudy(studies.study());
    for (const int copies : {2, 3, 4})
        QVERIFY(sets->learn(setOfCopies(copies), 1));
    for (const int copies : {2, 3})
        QVERIFY(!sets->learn(setOfCopies(copies), 1));
    const QSignalSpy changed(sets.get(), &LearnedSets::changed);
    sets->withdraw(setOfCopies(3));
    QCOMPARE(changed.size(), 1);
    QVERIFY(!sets->isWaiting(setOfCopies(3)));
    QVERIFY(sets->isWaiting(setOfCopies(4)));
    sets->withdraw(setOfCopies(2));
    QVERIFY(sets->progressOf(setOfCopies(2)));
    for (int i = 0; i < 2; ++i)
        studies.endOne();
    QTRY_VERIFY(sets->of(setOfCopies(4)));
    QCOMPARE(studies.begun(), (std::vector{setOfCopies(2), setOfCopies(4)}));
}

void LearnedSetsTest::forgottenSetsAreLearnedAnew()
{
    Place place;
    const TileSet set = setOfCopies(2);
    const auto sets = place.opened();
    sets->learn(set, 1);
    QTRY_VERIFY(!sets->insights(set).empty());
    sets->learn(setOfCopies(3), 1);
    QTRY_VERIFY(!sets->insights(setOfCopies(3)).empty());
    const QSignalSpy changed(sets.get(), &LearnedSets::changed);
    sets->forget(set);
    QVERIFY(!changed.isEmpty());
    QVERIFY(!sets->of(set));
    QVERIFY(!sets->isLearned(setDigest(set)));
    QVERIFY(sets->insights(set).empty());
    QVERIFY(!place.opened()->of(set));
    QVERIFY(place.opened()->of(setOfCopies(3)));
    sets->learn(set, 1);
    QTRY_VERIFY(sets->of(set));
}

void LearnedSetsTest::whatIsBeingLearnedIsForgottenToo()
{
    Place place;
    Studies studies;
    const auto sets = place.opened();
    sets->setStudy(studies.study());
    for (const int copies : {2, 3, 4})
        sets->learn(setOfCopies(copies), 1);
    sets->forget(setOfCopies(3));
    QVERIFY(!sets->isWaiting(setOfCopies(3)));
    sets->forget(setOfCopies(2));
    QVERIFY(!sets->progressOf(setOfCopies(2)));
    QVERIFY(sets->progressOf(setOfCopies(4)));
    studies.endOne();
    QTRY_VERIFY(sets->of(setOfCopies(4)));
    QVERIFY(!sets->of(setOfCopies(2)));
    QVERIFY(!QFile::exists(place.fileOf(setOfCopies(2))));
}

void LearnedSetsTest::whoeverWantsNoLearningHasNone()
{
    Place place;
    {
        const auto sets = place.opened();
        sets->setStudy(test::studyTillStopped);
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

void LearnedSetsTest::whatAnotherWindowHasLearnedIsNews()
{
    Place place;
    const auto sets = place.opened();
    std::optional<LearnedSet> begunWith;
    sets->setStudy(
        [&](const TileSet& set, const SetStudy& study, const StudyTold& told, const std::stop_token& stop) {
            begunWith = study.learned;
            return test::studyAtOnce(set, study, told, stop);
        });
    const QSignalSpy news(sets.get(), &LearnedSets::becameKnown);
    QVERIFY(
        writeLearnedSet(place.folder, setDigest(setOfCopies(2)), {test::perverse(7), test::someInsights()}));
    sets->learn(setOfCopies(2), 1);
    QTRY_COMPARE(sets->of(setOfCopies(2)), std::optional(test::perverse(7)));
    QCOMPARE(news.size(), 1);
    QTRY_VERIFY(!sets->insights(setOfCopies(2)).empty());
    QVERIFY(!begunWith); // nothing was left to study
    QVERIFY(writeLearnedSet(place.folder, setDigest(setOfCopies(3)), {test::perverse(8)}));
    sets->learn(setOfCopies(3), 1);
    QTRY_VERIFY(!sets->insights(setOfCopies(3)).empty());
    QCOMPARE(sets->of(setOfCopies(3)), std::optional(test::perverse(8)));
    QCOMPARE(begunWith, std::optional(test::perverse(8)));
    QCOMPARE(news.size(), 2);
}

void LearnedSetsTest::pausedWorkGoesOnLater()
{
    Place place;
    const auto sets = place.opened();
    std::atomic<bool> isAtWork = false;
    std::atomic<bool> passed = false;
    sets->setStudy(
        [&](const TileSet& set, const SetStudy& study, const StudyTold& told, const std::stop_token& stop) {
            isAtWork = true;
            told.learning(0.5);
            passed = true;
            return test::studyAtOnce(set, study, told, stop);
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
        sets->setStudy([&](const TileSet& set, const SetStudy& study, const StudyTold& told,
                           const std::stop_token& stop) {
            isAtWork = true;
            return test::studyTillStopped(set, study, told, stop);
        });
        sets->setPaused(isPaused);
        sets->learn(setOfCopies(2), 1);
        QTRY_VERIFY(isAtWork);
    }
    QVERIFY(!QFile::exists(place.fileOf(setOfCopies(2))));
}

void LearnedSetsTest::whatIsBegunGoesOnAtTheNextStart()
{
    Place place;
    const TileSet set = setOfCopies(2);
    std::optional<TrainingShard> from;
    const auto endMeanwhile = [&](std::uint64_t seed, bool isForgotten = false) {
        const auto sets = place.opened();
        sets->setStudy(studyBegunBy(seed, from));
        sets->learn(set, 1);
        QTRY_COMPARE(sets->progressOf(set), std::optional(0.25));
        if (isForgotten)
            sets->forget(set);
    };
    endMeanwhile(7);
    QVERIFY(!from);
    endMeanwhile(8);
    QVERIFY(from && from->training == begunBy(7).training);
    QVERIFY(ui::writeFile(place.begunFileOf(set), "{"));
    endMeanwhile(9);
    QVERIFY(!from);
    endMeanwhile(10, true);
    QVERIFY(from && !QFile::exists(place.begunFileOf(set)));
    endMeanwhile(11);
    QVERIFY(!from && QFile::exists(place.begunFileOf(set)));
    const auto sets = place.opened();
    sets->learn(set, 1);
    QTRY_VERIFY(sets->of(set));
    QVERIFY(!QFile::exists(place.begunFileOf(set)));
}

void LearnedSetsTest::onlySoManyBeginningsAreKept()
{
    const Place place;
    for (int copies = 0; copies <= kMostBegunFiles; ++copies) {
        QVERIFY(writeBegunLearning(place.folder, setDigest(setOfCopies(copies)), begunBy(1)));
        QFile file(place.begunFileOf(setOfCopies(copies)));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QDateTime written = QDateTime::currentDateTime().addDays(copies - 2 * kMostBegunFiles);
        QVERIFY(file.setFileTime(written, QFileDevice::FileModificationTime));
    }
    QVERIFY(!readBegunLearning(place.folder, setDigest(setOfCopies(0))));
    QVERIFY(readBegunLearning(place.folder, setDigest(setOfCopies(1))));
    QVERIFY(readBegunLearning(place.folder, setDigest(setOfCopies(kMostBegunFiles))));
}

void LearnedSetsTest::learnsForReal()
{
    Place place;
    LearnedSets sets(place.store, place.folder);
    sets.read();
    sets.learn(setOfCopies(1), 2);
    QTRY_VERIFY(sets.progressOf(setOfCopies(1)).value_or(0) > 0);
    QVERIFY(!sets.of(setOfCopies(1)));
}

const PlainTest<LearnedSetsTest> kTest("tst_learnedsets");

} // namespace lodeline::goldrush::tst_learnedsets

#include "tst_learnedsets.moc"
