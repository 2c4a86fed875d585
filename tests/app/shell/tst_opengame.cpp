// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/session/recordfile.h"
#include "app/goldrush/table/goldrush.h"
#include "app/match/kinds.h"
#include "app/shell/files/gamefile.h"
#include "app/shell/files/opengame.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <latch>
#include <memory>

namespace lodeline::goldrush::tst_opengame {

class OpenGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsSavedIsKnownByItsBytes();
    void whatChangesWhileItIsSavedIsUnsaved();
    void aGameThatComesWhileAnotherIsSavedHasNoFile();
    void whatIsCancelledIsNotSaved();
    void nobodyLooksAtTheFileOnceThatIsCancelled();
    void aFileInAnotherHandIsThePlayersToo();
    void whatOthersHavePutInItsPlaceIsNoCopy();
    void aSilentDiskHoldsNobodyUp();
    void whatChangesAfterTheEndIsKept();
    void whatChangesInAFinishedFileOfThePlayerIsKept();
    void anEndIsKeptOnce();
    void whoComesBackToAnEndAndChangesItKeepsBoth();
    void whoGoesOnSavesInTheSameFile();
    void aFileThatHasChangedIsAskedForAgain();
    void filesAreReadByWhoeverWaitsForThem();
    void aCourseStillHasItsOriginalAtTheNextStart();
    void anUnfinishedOriginalIsStillThereAtTheNextStart();
    void aFinishedOriginalIsStillThereAtTheNextStart();
    void anOriginalThatCannotBeOpenedIsNotForgotten();
    void anExerciseLeadsBackToTheGame();
    void onlyUnfinishedGamesAreRemembered();
    void whatAnotherWindowHasJustBegunIsRemembered();
    void aListThatCannotBeUsedIsPutAside();

private:
    QString path() const { return folder_->filePath(QStringLiteral("mine.lodeline")); }
    QStringList kept() const
    {
        return QDir(folder_->filePath(QStringLiteral("kept"))).entryList({QStringLiteral("autosave*")});
    }
    QStringList finished() const
    {
        const QDir folder(folder_->filePath(QStringLiteral("kept/finished")));
        QStringList paths;
        for (const QString& name : folder.entryList(QDir::Files))
            paths << folder.filePath(name);
        return paths;
    }
    // With the one game that lies unfinished.
    void goOn()
    {
        list();
        if (!QTest::currentTestFailed())
            QVERIFY(game_->goOn(game_->interrupted().games().front().file));
    }
    void list()
    {
        QSignalSpy read(&game_->interrupted(), &app::InterruptedGames::changed);
        game_->interrupted().refresh(art::Theme::light(), 1);
        QTRY_COMPARE(read.size(), 1);
        QCOMPARE(game_->interrupted().games().size(), std::size_t{1});
    }
    // The program ends and starts again, and the course that was played is gone on with.
    void comeBackToTheCourse()
    {
        game_.reset();
        const QSettings list(folder_->filePath(QStringLiteral("kept/saved.ini")), QSettings::IniFormat);
        game_ = std::make_unique<app::OpenGame>(*kinds_, folder_->filePath(QStringLiteral("kept")));
        QSignalSpy read(&game_->interrupted(), &app::InterruptedGames::changed);
        game_->interrupted().refresh(art::Theme::light(), 1);
        QTRY_COMPARE(read.size(), 1);
        for (const app::InterruptedGame& game : game_->interrupted().games())
            if (list.contains(QFileInfo(game.file).completeBaseName() + "/original")) {
                QVERIFY(game_->goOn(game.file));
                return;
            }
        QFAIL("The course is not there");
    }
    QStringList remembered() const
    {
        return QSettings(folder_->filePath(QStringLiteral("kept/saved.ini")), QSettings::IniFormat)
            .childGroups();
    }
    void rename(const std::string& name)
    {
        auto& session = dynamic_cast<GameSession&>(*game_->match());
        std::vector<app::PlayerLooks> looks = app::looksOf(session.record().players);
        looks.front().name = name;
        session.ask(requests::ChangeLooks{looks});
    }
    void play(int plies) { test::playPlies(dynamic_cast<GameSession&>(*game_->match()), random_, plies); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<QSettings> store_;
    std::unique_ptr<app::Kinds> kinds_;
    std::unique_ptr<app::OpenGame> game_;
    int reads_ = 0; // of records, to be replayed
    Random random_{3};
};

namespace {

class CountingKind : public GoldRush
{
public:
    CountingKind(QSettings& store, const QString& sets, int& reads)
        : GoldRush(store, sets, ui::InstalledSets::Reading::Never)
        , reads_(reads)
    {
    }
    Result<Opened> open(std::string_view record) const override
    {
        ++reads_;
        if (refuses_)
            return failure(FileProblem::NewerVersion);
        return GoldRush::open(record);
    }
    Result<std::shared_ptr<const app::SavedMatch>> read(std::string_view record) const override
    {
        ++reads_;
        return GoldRush::read(record);
    }

    void setRefusing(bool refuses) { refuses_ = refuses; }

private:
    int& reads_;
    bool refuses_ = false;
};

} // namespace

void OpenGameTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    store_ =
        std::make_unique<QSettings>(folder_->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    kinds_ = std::make_unique<app::Kinds>();
    kinds_->add(std::make_unique<CountingKind>(*store_, folder_->filePath(QStringLiteral("sets")), reads_));
    game_ = std::make_unique<app::OpenGame>(*kinds_, folder_->filePath(QStringLiteral("kept")));
    reads_ = 0;
}

void OpenGameTest::cleanup()
{
    game_.reset();
}

void OpenGameTest::whatIsSavedIsKnownByItsBytes()
{
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    game_->close();
    QCOMPARE(kept(), QStringList());
    QCOMPARE(reads_, 0);
    QVERIFY(game_->open(path()));
    QCOMPARE(reads_, 1);
    game_->close();
    QCOMPARE(kept(), QStringList());
    QCOMPARE(reads_, 1);
    QVERIFY(game_->open(path()));
    play(1);
    game_->close();
    QVERIFY(!kept().isEmpty());
}

void OpenGameTest::whatChangesWhileItIsSavedIsUnsaved()
{
    game_->start(test::newSession());
    play(3);
    const std::string before = game_->match()->recordText()();
    QVERIFY(game_->save(path(), [this](const ui::LongWork& work) {
        play(1);
        return ui::atOnce(work);
    }));
    QCOMPARE(ui::readFile(path()).value().toStdString(), before);
    QCOMPARE(game_->path(), path());
    QVERIFY(game_->isModified());
    QCOMPARE(game_->isChangedOutside(), std::optional(false));
    QVERIFY(game_->save(path()));
    QVERIFY(!game_->isModified());
}

void OpenGameTest::aGameThatComesWhileAnotherIsSavedHasNoFile()
{
    game_->start(test::newSession());
    play(3);
    const std::string before = game_->match()->recordText()();
    QVERIFY(game_->save(path(), [this](const ui::LongWork& work) {
        game_->start(test::newSession(2, 9));
        play(1);
        return ui::atOnce(work);
    }));
    QCOMPARE(ui::readFile(path()).value().toStdString(), before);
    QCOMPARE(game_->path(), QString());
    QVERIFY(game_->isModified());
}

void OpenGameTest::whatIsCancelledIsNotSaved()
{
    game_->start(test::newSession());
    play(3);
    const ui::Exported saved =
        game_->save(path(), [](const ui::LongWork& work) { return work([](int, int) { return false; }); });
    QVERIFY(!saved && saved.error().isEmpty());
    QVERIFY(!QFileInfo::exists(path()));
    QCOMPARE(game_->path(), QString());
    QVERIFY(game_->isModified());
}

void OpenGameTest::nobodyLooksAtTheFileOnceThatIsCancelled()
{
    game_->start(test::newSession());
    QVERIFY(game_->save(path()));
    const auto cancelled = [](const std::function<void()>&) { return false; };
    QCOMPARE(game_->isChangedOutside(cancelled), std::optional<bool>());
    QCOMPARE(game_->isChangedOutside(), std::optional(false));
}

void OpenGameTest::aFileInAnotherHandIsThePlayersToo()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 3);
    QVERIFY(ui::writeFile(path(), session->recordText()() + "\n\n"));
    QVERIFY(game_->open(path()));
    game_->close();
    QCOMPARE(kept(), QStringList());
}

void OpenGameTest::whatOthersHavePutInItsPlaceIsNoCopy()
{
    const auto other = test::newSession(2, 9);
    test::playPlies(*other, random_, 2);
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    QVERIFY(test::saveRecord(path(), other->record()));
    game_->close();
    QVERIFY(!kept().isEmpty());
}

void OpenGameTest::aSilentDiskHoldsNobodyUp()
{
    const auto answers = std::make_shared<std::latch>(1);
    game_->setReadFile([answers](const QString& file) {
        answers->wait();
        return app::readGameFile(file);
    });
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    game_->close();
    answers->count_down();
    QVERIFY(!game_->match());
    QVERIFY(!kept().isEmpty()); // as nobody knows whether the file holds it
}

void OpenGameTest::whatChangesAfterTheEndIsKept()
{
    game_->start(test::newSession(2));
    play(1000);
    QCOMPARE(finished().size(), 1);
    const QString file = finished().front();
    rename("Zoe");
    game_->close();
    QCOMPARE(loadRecord(file)->record.players.front().name, std::string("Zoe"));
    QVERIFY(game_->open(file));
    QVERIFY(game_->path().isEmpty());
    rename("Yves");
    game_->close();
    QCOMPARE(loadRecord(file)->record.players.front().name, std::string("Yves"));
    QCOMPARE(finished(), QStringList{file});
    QCOMPARE(kept(), QStringList());
}

void OpenGameTest::whatChangesInAFinishedFileOfThePlayerIsKept()
{
    const auto session = test::newSession(2);
    test::playPlies(*session, random_, 1000);
    QVERIFY(test::saveRecord(path(), session->record()));
    const QByteArray before = *ui::readFile(path());
    QVERIFY(game_->open(path()));
    QCOMPARE(finished(), QStringList());
    rename("Zoe");
    QVERIFY(game_->isModified());
    game_->close();
    QCOMPARE(finished().size(), 1);
    QCOMPARE(loadRecord(finished().front())->record.players.front().name, std::string("Zoe"));
    QCOMPARE(*ui::readFile(path()), before);
    QCOMPARE(kept(), QStringList());
}

void OpenGameTest::anEndIsKeptOnce()
{
    game_->start(test::newSession(2));
    QSignalSpy told(game_.get(), &app::OpenGame::kept);
    play(1000);
    QCOMPARE(told.size(), 1);
}

void OpenGameTest::whoComesBackToAnEndAndChangesItKeepsBoth()
{
    Options practice;
    practice.undo = true;
    game_->start(test::newSession(2, 7, practice));
    play(1000);
    const QString file = finished().front();
    const QByteArray before = *ui::readFile(file);
    QVERIFY(game_->open(file));
    game_->branch(test::newSession());
    QVERIFY(game_->goBack());
    QVERIFY(game_->match()->isOver());
    dynamic_cast<GameSession&>(*game_->match()).undo();
    QVERIFY(!game_->match()->isOver());
    play(1000);
    QCOMPARE(finished().size(), 2);
    QCOMPARE(*ui::readFile(file), before);
}

void OpenGameTest::whoGoesOnSavesInTheSameFile()
{
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    play(1);
    for (int i = 0; i < 2; ++i) { // what goes on and is left again is remembered, too
        game_->close();
        QCOMPARE(game_->path(), QString());
        goOn();
        QCOMPARE(game_->path(), path());
        QVERIFY(game_->isModified());
    }
    QVERIFY(game_->save(path()));
    game_->close();
    QCOMPARE(kept(), QStringList());
}

void OpenGameTest::aFileThatHasChangedIsAskedForAgain()
{
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    play(1);
    game_->close();
    QVERIFY(ui::writeFile(path(), "Another game"));
    goOn();
    QCOMPARE(game_->path(), QString());
    game_->close();
    QVERIFY(QFile::remove(path()));
    goOn();
    QCOMPARE(game_->path(), QString());
}

void OpenGameTest::filesAreReadByWhoeverWaitsForThem()
{
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    play(1);
    game_->close();
    list();
    const QString file = game_->interrupted().games().front().file;
    std::function<void()> left;
    const auto cancelled = game_->goOn(file, [&](const std::function<void()>& read) {
        left = read;
        return false;
    });
    QVERIFY(!cancelled);
    QVERIFY(cancelled.error().isEmpty());
    left(); // the disk answers at last
    QVERIFY(!game_->match());
    QVERIFY(game_->goOn(file, [&](const std::function<void()>& read) {
        read();
        return QFile::remove(path()); // it is not read again
    }));
    QCOMPARE(game_->path(), path());
}

void OpenGameTest::aCourseStillHasItsOriginalAtTheNextStart()
{
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    const int turns = game_->match()->turns();
    game_->branch(test::newSession());
    play(2);
    comeBackToTheCourse();
    QCOMPARE(game_->path(), QString());
    QVERIFY(game_->hasOriginal());
    QVERIFY(game_->goBack());
    QCOMPARE(game_->path(), path());
    QVERIFY(!game_->isModified());
    QVERIFY(!game_->hasOriginal());
    QCOMPARE(game_->match()->turns(), turns);
    QVERIFY(ui::writeFile(path(), "Another game"));
    comeBackToTheCourse();
    QVERIFY(!game_->hasOriginal());
}

void OpenGameTest::anUnfinishedOriginalIsStillThereAtTheNextStart()
{
    game_->start(test::newSession());
    play(3);
    const int turns = game_->match()->turns();
    game_->branch(test::newSession());
    play(2);
    comeBackToTheCourse();
    QVERIFY(game_->hasOriginal());
    QVERIFY(game_->goBack());
    QCOMPARE(game_->match()->turns(), turns);
    QVERIFY(game_->isModified());
    QCOMPARE(game_->path(), QString());
}

void OpenGameTest::aFinishedOriginalIsStillThereAtTheNextStart()
{
    game_->start(test::newSession(2));
    play(1000);
    game_->branch(test::newSession());
    play(2);
    comeBackToTheCourse();
    QVERIFY(game_->hasOriginal());
    QVERIFY(game_->goBack());
    QVERIFY(game_->match()->isOver());
    QVERIFY(!game_->isModified());
    QCOMPARE(finished().size(), 1);
}

void OpenGameTest::anOriginalThatCannotBeOpenedIsNotForgotten()
{
    auto& kind = static_cast<CountingKind&>(kinds_->first());
    game_->start(test::newSession());
    play(3);
    game_->branch(test::newSession());
    kind.setRefusing(true);
    const auto gone = game_->goBack();
    QVERIFY(!gone);
    QVERIFY(!gone.error().isEmpty());
    QVERIFY(game_->hasOriginal());
    kind.setRefusing(false);
    QVERIFY(game_->goBack());
    QVERIFY(!game_->hasOriginal());
}

void OpenGameTest::anExerciseLeadsBackToTheGame()
{
    game_->start(test::newSession());
    play(3);
    const int turns = game_->match()->turns();
    game_->start(lessonMatch(lessonNames().at(0)));
    QVERIFY(game_->match()->isExercise());
    QVERIFY(!game_->isModified());
    game_->start(lessonMatch(lessonNames().at(1)));
    QVERIFY(game_->hasOriginal());
    QVERIFY(game_->goBack());
    QCOMPARE(game_->match()->turns(), turns);
    QVERIFY(!game_->hasOriginal());
    game_->start(lessonMatch(lessonNames().at(0)));
    game_->start(test::newSession());
    QVERIFY(!game_->hasOriginal());
}

void OpenGameTest::onlyUnfinishedGamesAreRemembered()
{
    game_->start(test::newSession());
    play(3);
    QVERIFY(game_->save(path()));
    play(1);
    game_->close();
    game_->start(test::newSession());
    play(2);
    const QStringList first = remembered();
    QCOMPARE(first.size(), 1);
    QVERIFY(game_->save(folder_->filePath(QStringLiteral("other.lodeline"))));
    QCOMPARE(remembered().size(), 2);
    game_->close(); // as it was saved
    game_->start(test::newSession());
    play(2);
    QVERIFY(game_->save(folder_->filePath(QStringLiteral("third.lodeline"))));
    QCOMPARE(remembered().size(), 2);
    QVERIFY(remembered().contains(first.front()));
}

void OpenGameTest::whatAnotherWindowHasJustBegunIsRemembered()
{
    game_->start(test::newSession());
    QVERIFY(game_->save(path())); // before its first turn: nothing is kept of it yet
    const QStringList before = remembered();
    QCOMPARE(before.size(), 1);
    app::OpenGame other(*kinds_, folder_->filePath(QStringLiteral("kept")));
    other.start(test::newSession());
    QVERIFY(other.save(folder_->filePath(QStringLiteral("other.lodeline"))));
    QCOMPARE(remembered().size(), 2);
    QVERIFY(remembered().contains(before.front()));
}

void OpenGameTest::aListThatCannotBeUsedIsPutAside()
{
    game_.reset();
    const QString list = folder_->filePath(QStringLiteral("kept/saved.ini"));
    QVERIFY(QDir().mkpath(folder_->filePath(QStringLiteral("kept"))));
    QVERIFY(ui::writeFile(list, "[autosave-1]\npath=@Variant(\\0\\0\\0\\x1)\n"));
    game_ = std::make_unique<app::OpenGame>(*kinds_, folder_->filePath(QStringLiteral("kept")));
    QVERIFY(!QFile::exists(list));
    game_->start(test::newSession());
    play(1);
    QVERIFY(game_->save(path()));
    QCOMPARE(remembered().size(), 1);
}

const PlainTest<OpenGameTest> kTest("tst_opengame");

} // namespace lodeline::goldrush::tst_opengame

#include "tst_opengame.moc"
