// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/recordfile.h"
#include "app/shell/files/autosave.h"
#include "app/shell/files/interruptedgames.h"
#include "app/shell/files/interruptedscan.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/goldrush/session/testkinds.h"
#include "tests/support/fulldisk.h"
#include "tests/windowtest/patience.h"
#include "ui/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <cerrno>
#include <csignal>
#include <set>

namespace lodeline::goldrush {

using namespace app;

class AutosaveTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void nothingIsStoredAtFirst();
    void everyPlyIsStored();
    void aKilledGameIsFoundAgain();
    void theOlderCopyServesWhenTheNewerIsDamaged();
    void theOlderCopyServesWhenItIsAlone();
    void undoIsStoredToo();
    void aFinishedGameStaysUntilItIsDropped();
    void aFinishedGameThatNobodyKeptIsKept();
    void aDroppedGameIsStoredAgainByItsNextPly();
    void anotherGameHasAFileOfItsOwn();
    void aGameThatIsPlayedIsNotOffered();
    void filesOfAnEarlierVersionAreOffered();
    void newerFilesStayWhereTheyAre();
    void whatAKilledWriterLeftIsRemoved();
    void aFullDiskIsReportedAndTheGameGoesOn();
    void aFolderThatIsGoneIsReported();
    void onlyTheNewestGamesAreOffered();
    void bothCopiesAreDiscardedAndRestored();
    void whatCouldNotBeRestoredCanBeLater();
    void onlyTheNewestDiscardedFilesStayAfterAMonth();
    void gamesOlderThanADozenOthersAreDiscarded();

private:
    QString path() const { return folder_->path(); }
    void watch(Autosave& autosave, GameSession& session) const
    {
        const QString file = Autosave::newFile(path());
        autosave.watch(&session, file, Autosave::lockOf(file));
    }
    InterruptedScan scan(std::size_t most = 50) const
    {
        return scanInterrupted({path(), path() + QStringLiteral("/finished"), most}, *kinds_,
                               art::Theme::light(), 1, {});
    }
    // Of the one game that is stored; an empty text if there is none, or more than one.
    std::string stored() const
    {
        const InterruptedScan found = scan();
        return found.games.size() == 1 ? found.games.front().match->text() : std::string();
    }

    test::TestKinds kinds_;
    std::unique_ptr<QTemporaryDir> folder_;
    Random random_{2};
};

namespace {

// Has the same words for everything.
class OtherLanguage : public QTranslator
{
public:
    QString translate(const char*, const char*, const char*, int) const override
    {
        return QStringLiteral("Elsewhere: %1, %2");
    }
    bool isEmpty() const override { return false; }
};

} // namespace

void AutosaveTest::nothingIsStoredAtFirst()
{
    const auto session = test::newSession();
    Autosave autosave;
    watch(autosave, *session);
    autosave.flush();
    QVERIFY(!QFile::exists(autosave.file()));
    QVERIFY(scan().games.empty());
}

void AutosaveTest::everyPlyIsStored()
{
    const auto session = test::newSession();
    Autosave autosave;
    watch(autosave, *session);
    for (int ply = 0; ply < 30; ++ply) {
        test::playPlies(*session, random_, 1);
        autosave.flush();
        QCOMPARE(writeRecord(loadRecord(autosave.file())->record), writeRecord(session->record()));
    }
    test::playPlies(*session, random_, 20); // faster than the disk
    autosave.flush();
    autosave.unwatch();
    QCOMPARE(stored(), writeRecord(session->record()));
}

void AutosaveTest::aKilledGameIsFoundAgain()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play-and-die"), path()});
    QVERIFY(child.waitForFinished(-1));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    const InterruptedScan found = scan();
    QCOMPARE(found.games.size(), std::size_t{1});
    QCOMPARE(found.games.front().match->turns(), 12);
    QCOMPARE(found.games.front().picture.size(), QSize(kPictureWidth, kPictureHeight));
}

void AutosaveTest::theOlderCopyServesWhenTheNewerIsDamaged()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 3);
    QString file;
    {
        Autosave autosave;
        watch(autosave, *session);
        autosave.flush();
        test::playPlies(*session, random_, 1);
        file = autosave.file();
    }
    QFile newer(file);
    QVERIFY(newer.resize(newer.size() / 2));
    const InterruptedScan found = scan();
    QCOMPARE(found.games.size(), std::size_t{1});
    QCOMPARE(found.games.front().match->turns(), 3);
    QCOMPARE(found.games.front().file, file);
    QCOMPARE(found.aside.size(), std::size_t{1});
    QCOMPARE(loadRecord(file)->record.moves.size(),
             std::size_t{3}); // what the next turn keeps as the older copy
}

void AutosaveTest::theOlderCopyServesWhenItIsAlone()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 3);
    const QString file = Autosave::newFile(path());
    QVERIFY(test::saveRecord(ui::SafeFile::olderCopy(file), session->record()));
    QCOMPARE(stored(), writeRecord(session->record()));
}

void AutosaveTest::undoIsStoredToo()
{
    const auto session = test::newSession();
    {
        Autosave autosave;
        watch(autosave, *session);
        test::playPlies(*session, random_, 4);
        session->undo();
    }
    QCOMPARE(scan().games.front().match->turns(), 3);
}

void AutosaveTest::aFinishedGameStaysUntilItIsDropped()
{
    const auto session = test::newSession(2);
    Autosave autosave;
    watch(autosave, *session);
    test::playPlies(*session, random_);
    autosave.flush();
    const auto before = loadRecord(autosave.file());
    QVERIFY(before); // with nothing in its place yet, nothing goes
    QCOMPARE(before->record.moves.size() + 1, session->record().moves.size());
    autosave.drop();
    autosave.flush();
    QVERIFY(!QFile::exists(autosave.file()));
    QVERIFY(!QFile::exists(ui::SafeFile::olderCopy(autosave.file())));
}

void AutosaveTest::aFinishedGameThatNobodyKeptIsKept()
{
    const auto session = test::newSession(2);
    test::playPlies(*session, random_);
    const QString file = Autosave::newFile(path());
    QVERIFY(test::saveRecord(file, session->record()));
    QVERIFY(scan().games.empty());
    QVERIFY(!QFile::exists(file));
    const QDir finished(path() + QStringLiteral("/finished"));
    const QStringList kept = finished.entryList(QDir::Files);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(writeRecord(loadRecord(finished.filePath(kept.front()))->record),
             writeRecord(session->record()));
}

void AutosaveTest::aDroppedGameIsStoredAgainByItsNextPly()
{
    const auto session = test::newSession();
    {
        Autosave autosave;
        watch(autosave, *session);
        test::playPlies(*session, random_, 4);
        autosave.drop();
        test::playPlies(*session, random_, 1);
    }
    QCOMPARE(stored(), writeRecord(session->record()));
}

void AutosaveTest::anotherGameHasAFileOfItsOwn()
{
    const auto old = test::newSession();
    const auto fresh = test::newSession(2, 99);
    test::playPlies(*old, random_, 4);
    const std::string before = writeRecord(old->record());
    {
        Autosave autosave;
        watch(autosave, *old);
        watch(autosave, *fresh);
        test::playPlies(*old, random_, 1); // nobody looks any more
        test::playPlies(*fresh, random_, 1);
    }
    std::set<std::string> records;
    for (const InterruptedGame& game : scan().games)
        records.insert(game.match->text());
    QVERIFY(records == (std::set{before, writeRecord(fresh->record())}));
}

void AutosaveTest::aGameThatIsPlayedIsNotOffered()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 4);
    Autosave autosave;
    watch(autosave, *session);
    autosave.flush();
    QVERIFY(scan().games.empty());
    QVERIFY(!Autosave::lockOf(autosave.file()));
    const QString file = autosave.file();
    autosave.unwatch();
    QCOMPARE(scan().games.size(), std::size_t{1});
    QVERIFY(Autosave::lockOf(file));
}

void AutosaveTest::filesOfAnEarlierVersionAreOffered()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 4);
    QVERIFY(test::saveRecord(path() + QStringLiteral("/autosave.lodeline"), session->record()));
    QVERIFY(test::saveRecord(path() + QStringLiteral("/autosave-2.lodeline"), session->record()));
    QCOMPARE(scan().games.size(), std::size_t{2});
}

void AutosaveTest::newerFilesStayWhereTheyAre()
{
    // Of a newer version, and of a kind of game that came later.
    for (const char* text :
         {R"({"format": "lodeline-game", "version": 999})", R"({"format": "lodeline-chess"})"}) {
        const QString file = Autosave::newFile(path());
        QVERIFY(ui::writeFile(file, text));
        const InterruptedScan found = scan();
        QVERIFY(found.games.empty() && found.aside.empty());
        QVERIFY(QFile::exists(file));
    }
}

void AutosaveTest::whatAKilledWriterLeftIsRemoved()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 4);
    const QString file = Autosave::newFile(path());
    QVERIFY(test::saveRecord(file, session->record()));
    QVERIFY(QFile::copy(file, file + QStringLiteral(".AbCdEf")));
    QCOMPARE(scan().games.size(), std::size_t{1});
    QCOMPARE(QDir(path()).entryList(QDir::Files), QStringList{QFileInfo(file).fileName()});
}

void AutosaveTest::aFullDiskIsReportedAndTheGameGoesOn()
{
    const auto session = test::newSession();
    ui::Words words;
    Autosave autosave;
    watch(autosave, *session);
    test::playPlies(*session, random_, 2);
    autosave.flush();
    const QSignalSpy failed(&autosave, &Autosave::failed);
    connect(&autosave, &Autosave::failed, this, [&words](const ui::Words& told) { words = told; });
    {
        const test::FullDisk full;
        QCOMPARE(test::playPlies(*session, random_, 1), 1);
        autosave.flush();
    }
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(words().contains(autosave.file()), qPrintable(words()));
    QVERIFY2(words().contains(qt_error_string(EFBIG)), qPrintable(words()));
    {
        OtherLanguage other;
        QCoreApplication::installTranslator(&other);
        QVERIFY2(words().startsWith(QLatin1String("Elsewhere: ")), qPrintable(words()));
    }
    QCOMPARE(loadRecord(autosave.file())->record.moves.size(),
             std::size_t{2}); // what was safe before still is

    test::playPlies(*session, random_, 1);
    autosave.flush();
    autosave.unwatch();
    QCOMPARE(stored(), writeRecord(session->record()));
}

void AutosaveTest::aFolderThatIsGoneIsReported()
{
    const auto session = test::newSession();
    Autosave autosave;
    watch(autosave, *session);
    autosave.flush();
    const QString away = path() + QStringLiteral(".away");
    QVERIFY(QDir().rename(path(), away));
    QSignalSpy failed(&autosave, &Autosave::failed);
    QCOMPARE(test::playPlies(*session, random_, 1), 1);
    autosave.flush();
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QDir().rename(away, path()));
}

void AutosaveTest::onlyTheNewestGamesAreOffered()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 1);
    QString oldest;
    for (int i = 0; i < 4; ++i) {
        const QString path = Autosave::newFile(this->path());
        QVERIFY(test::saveRecord(path, session->record()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(QDateTime::currentDateTime().addDays(-i),
                                                                    QFileDevice::FileModificationTime));
        oldest = path;
    }
    const InterruptedScan found = scan(3);
    QCOMPARE(found.games.size(), std::size_t{3});
    QCOMPARE(found.surplus.size(), std::size_t{1});
    QCOMPARE(found.surplus.front().file, oldest);
}

void AutosaveTest::bothCopiesAreDiscardedAndRestored()
{
    const QString file = Autosave::newFile(path());
    const auto write = [](const QString& path, const char* text) {
        QFile made(path);
        return made.open(QIODevice::WriteOnly) && made.write(text) > 0;
    };
    const auto read = [](const QString& path) {
        QFile made(path);
        return made.open(QIODevice::ReadOnly) ? made.readAll() : QByteArray();
    };
    QVERIFY(write(file, "newer") && write(ui::SafeFile::olderCopy(file), "older"));
    const QString target = discardFile(file, path() + QStringLiteral("/discarded"));
    QVERIFY(!QFile::exists(file) && !QFile::exists(ui::SafeFile::olderCopy(file)));
    QVERIFY(write(file, "another"));
    QVERIFY(!restoreFile(target, file, QDateTime::currentDateTime()));
    QCOMPARE(read(file), QByteArray("another"));
    QVERIFY(QFile::remove(file));
    const QDateTime lastTurn = QDateTime::currentDateTime().addDays(-3);
    QVERIFY(restoreFile(target, file, lastTurn));
    QCOMPARE(QFileInfo(file).lastModified().date(), lastTurn.date());
    QCOMPARE(read(file), QByteArray("newer"));
    QCOMPARE(read(ui::SafeFile::olderCopy(file)), QByteArray("older"));
}

void AutosaveTest::whatCouldNotBeRestoredCanBeLater()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 1);
    const QString file = Autosave::newFile(path());
    QVERIFY(test::saveRecord(file, session->record()));
    InterruptedGames games(path(), *kinds_);
    const QSignalSpy failed(&games, &InterruptedGames::failed);
    QSignalSpy changed(&games, &InterruptedGames::changed);
    games.refresh(art::Theme::light(), 1);
    QVERIFY(changed.wait(kLongestWait));
    games.discard(file);
    QVERIFY(games.games().empty());
    QVERIFY(QDir().mkdir(file)); // in its way
    games.takeBack();
    QCOMPARE(failed.size(), 1);
    QVERIFY(games.discarded());
    QVERIFY(QDir().rmdir(file));
    games.takeBack();
    QCOMPARE(failed.size(), 1);
    QVERIFY(!games.discarded());
    QCOMPARE(stored(), writeRecord(session->record()));
}

void AutosaveTest::onlyTheNewestDiscardedFilesStayAfterAMonth()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 1);
    const QDir discarded(path() + QStringLiteral("/discarded"));
    const auto discardOne = [&] {
        const QString file = Autosave::newFile(path());
        return test::saveRecord(file, session->record()) ? discardFile(file, discarded.path()) : QString();
    };
    for (int i = 0; i < InterruptedGames::kMostDiscarded + 2; ++i)
        QVERIFY(!discardOne().isEmpty());
    QCOMPARE(discarded.entryList(QDir::Files).size(), InterruptedGames::kMostDiscarded + 2);
    for (const QString& name : discarded.entryList(QDir::Files)) {
        QFile file(discarded.filePath(name));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(QDateTime::currentDateTime().addDays(-31),
                                                                    QFileDevice::FileModificationTime));
    }
    const QString last = discardOne();
    QVERIFY(QFile::exists(last));
    QCOMPARE(discarded.entryList(QDir::Files).size(), InterruptedGames::kMostDiscarded);
}

void AutosaveTest::gamesOlderThanADozenOthersAreDiscarded()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 1);
    const QDateTime now = QDateTime::currentDateTime();
    QStringList files;
    for (int hour = 0; hour < InterruptedGames::kMost + 2; ++hour) {
        files << Autosave::newFile(path());
        QVERIFY(test::saveRecord(files.back(), session->record()));
        QFile file(files.back());
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(now.addSecs(-3600 * hour), QFileDevice::FileModificationTime));
    }
    InterruptedGames games(path(), *kinds_);
    QSignalSpy changed(&games, &InterruptedGames::changed);
    games.refresh(art::Theme::light(), 1);
    QVERIFY(changed.wait(kLongestWait));
    QStringList offered;
    for (const InterruptedGame& game : games.games())
        offered << game.file;
    QCOMPARE(offered, files.mid(0, InterruptedGames::kMost));
    QCOMPARE(QDir(path() + QStringLiteral("/discarded")).entryList(QDir::Files).size(), 2);
    QVERIFY(games.discarded()); // so that it is told, and can be taken back
    games.takeBack();
    QCOMPARE(games.games().front().file, files.at(InterruptedGames::kMost));
    QVERIFY(QFile::exists(games.games().front().file));
    games.refresh(art::Theme::light(), 1);
    QVERIFY(changed.wait(kLongestWait));
    QCOMPARE(games.games().front().file, files.at(InterruptedGames::kMost));
    QCOMPARE(games.games().size(), std::size_t(InterruptedGames::kMost));
}

} // namespace lodeline::goldrush

namespace {

[[noreturn]] void playAndDie(const QString& folder)
{
    using lodeline::app::Autosave;
    lodeline::Random random(5);
    const auto session = lodeline::test::newSession();
    Autosave autosave;
    const QString file = Autosave::newFile(folder);
    autosave.watch(session.get(), file, Autosave::lockOf(file));
    lodeline::test::playPlies(*session, random, 12);
    autosave.flush();
    lodeline::test::place(*session, lodeline::test::anyPlacement(session->game(), random));
    std::raise(SIGKILL);
    std::abort();
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && app.arguments().at(1) == QLatin1String("--play-and-die"))
        playAndDie(app.arguments().at(2));
    lodeline::goldrush::AutosaveTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_autosave.moc"
