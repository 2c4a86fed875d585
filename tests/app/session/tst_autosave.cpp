// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosave.h"
#include "app/session/autosavewriter.h"
#include "tests/app/session/testgame.h"
#include "tests/support/fulldisk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>

namespace lodeline::app {

class AutosaveTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void nothingIsPendingAtFirst();
    void everyPlyIsStored();
    void aKilledGameIsOfferedAgain();
    void theOlderCopyServesWhenTheNewerIsDamaged();
    void undoIsStoredToo();
    void aFinishedGameIsNotOffered();
    void aDiscardedGameIsNotOffered();
    void aNewGameReplacesTheOldOne();
    void aFullDiskIsReportedAndTheGameGoesOn();
    void aFolderThatIsGoneIsReported();
    void twoProgramsKeepTheirOwnGames();

private:
    QString path() const { return folder_->path(); }

    std::unique_ptr<QTemporaryDir> folder_;
    Random random_{2};
};

namespace {

bool sameText(const std::optional<GameRecord>& stored, const GameRecord& played)
{
    return stored && writeRecord(*stored) == writeRecord(played);
}

} // namespace

void AutosaveTest::nothingIsPendingAtFirst()
{
    QVERIFY(!Autosave(path()).pending());
}

void AutosaveTest::everyPlyIsStored()
{
    const auto session = test::newSession();
    Autosave autosave(path());
    autosave.watch(session.get());
    for (int ply = 0; ply < 30; ++ply) {
        test::playPlies(*session, random_, 1);
        autosave.flush();
        QVERIFY(sameText(autosave.pending(), session->record()));
    }
    test::playPlies(*session, random_, 20); // faster than the disk
    autosave.flush();
    QVERIFY(sameText(autosave.pending(), session->record()));
}

void AutosaveTest::aKilledGameIsOfferedAgain()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play-and-die"), path()});
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    const auto pending = Autosave(path()).pending();
    QVERIFY(pending);
    QCOMPARE(pending->moves.size(), std::size_t{12});
}

void AutosaveTest::theOlderCopyServesWhenTheNewerIsDamaged()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 3);
    QString stored;
    {
        Autosave autosave(path());
        autosave.watch(session.get());
        autosave.flush();
        test::playPlies(*session, random_, 1);
        stored = autosave.path();
    }
    QFile file(stored);
    QVERIFY(file.resize(file.size() / 2));
    const auto pending = Autosave(path()).pending();
    QVERIFY(pending);
    QCOMPARE(pending->moves.size(), std::size_t{3});
}

void AutosaveTest::undoIsStoredToo()
{
    const auto session = test::newSession();
    Autosave autosave(path());
    autosave.watch(session.get());
    test::playPlies(*session, random_, 4);
    session->undo();
    autosave.flush();
    QCOMPARE(autosave.pending()->moves.size(), std::size_t{3});
}

void AutosaveTest::aFinishedGameIsNotOffered()
{
    const auto session = test::newSession(2);
    Autosave autosave(path());
    autosave.watch(session.get());
    test::playPlies(*session, random_);
    autosave.flush();
    QVERIFY(!autosave.pending());
    QVERIFY(!QFile::exists(autosave.path()));
}

void AutosaveTest::aDiscardedGameIsNotOffered()
{
    const auto session = test::newSession();
    test::playPlies(*session, random_, 4);
    {
        Autosave autosave(path());
        autosave.watch(session.get());
        autosave.watch(nullptr);
        autosave.discard();
    }
    QVERIFY(!Autosave(path()).pending());
}

void AutosaveTest::aNewGameReplacesTheOldOne()
{
    const auto old = test::newSession();
    const auto fresh = test::newSession(2, 99);
    test::playPlies(*old, random_, 4);
    Autosave autosave(path());
    autosave.watch(old.get());
    autosave.watch(fresh.get());
    test::playPlies(*old, random_, 1);
    test::playPlies(*fresh, random_, 1);
    autosave.flush();
    QVERIFY(sameText(autosave.pending(), fresh->record()));
}

void AutosaveTest::aFullDiskIsReportedAndTheGameGoesOn()
{
    const auto session = test::newSession();
    Autosave autosave(path());
    autosave.watch(session.get());
    test::playPlies(*session, random_, 2);
    autosave.flush();
    QSignalSpy failed(&autosave, &Autosave::failed);
    {
        const test::FullDisk full;
        QCOMPARE(test::playPlies(*session, random_, 1), 1);
        autosave.flush();
    }
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].toString().contains(autosave.path()));
    QVERIFY2(failed[0][0].toString().contains(qt_error_string(EFBIG)), qPrintable(failed[0][0].toString()));
    QCOMPARE(autosave.pending()->moves.size(), std::size_t{2}); // what was safe before still is

    test::playPlies(*session, random_, 1);
    autosave.flush();
    QVERIFY(sameText(autosave.pending(), session->record()));
}

void AutosaveTest::aFolderThatIsGoneIsReported()
{
    const auto session = test::newSession();
    Autosave autosave(path());
    autosave.watch(session.get());
    autosave.flush();
    const QString away = path() + QStringLiteral(".away");
    QVERIFY(QDir().rename(path(), away));
    QSignalSpy failed(&autosave, &Autosave::failed);
    QCOMPARE(test::playPlies(*session, random_, 1), 1);
    autosave.flush();
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QDir().rename(away, path()));
}

void AutosaveTest::twoProgramsKeepTheirOwnGames()
{
    const auto first = test::newSession();
    const auto second = test::newSession(2, 99);
    {
        Autosave one(path());
        Autosave two(path());
        QVERIFY(one.path() != two.path());
        one.watch(first.get());
        two.watch(second.get());
        test::playPlies(*first, random_, 2);
        test::playPlies(*second, random_, 3);
    }
    Autosave one(path());
    Autosave two(path());
    QVERIFY(sameText(one.pending(), first->record()));
    QVERIFY(sameText(two.pending(), second->record()));
}

} // namespace lodeline::app

namespace {

[[noreturn]] void playAndDie(const QString& folder)
{
    lodeline::Random random(5);
    const auto session = lodeline::test::newSession();
    lodeline::app::Autosave autosave(folder);
    autosave.watch(session.get());
    lodeline::test::playPlies(*session, random, 12);
    autosave.flush();
    session->place(lodeline::test::anyPlacement(session->game(), random));
    std::raise(SIGKILL);
    std::abort();
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && app.arguments().at(1) == QLatin1String("--play-and-die"))
        playAndDie(app.arguments().at(2));
    lodeline::app::AutosaveTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_autosave.moc"
