// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fulldisk.h"
#include "tests/windowtest/patience.h"
#include "ui/safe/safefile.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

namespace {

// What the disk of this program refuses, while nothing is being written: the next file that would get this
// name, and second names of files.
std::string refused;
bool knowsSecondNames = true;

bool refuses(const char* name)
{
    if (refused != name)
        return false;
    refused.clear();
    errno = EIO;
    return true;
}

} // namespace

// These stand in for the system's, to Qt and the standard library as well. A file that has no name yet gets
// its first one by linkat.
extern "C" int renameUnlessRefused(const char* from, const char* to) noexcept __asm__("rename");

int renameUnlessRefused(const char* from, const char* to) noexcept
{
    return refuses(to) ? -1 : ::renameat(AT_FDCWD, from, AT_FDCWD, to);
}

extern "C" int linkat(int fromfd, const char* from, int tofd, const char* to, int flags) noexcept
{
    return refuses(to) ? -1 : static_cast<int>(::syscall(SYS_linkat, fromfd, from, tofd, to, flags));
}

extern "C" int link(const char* from, const char* to) noexcept
{
    if (knowsSecondNames)
        return ::linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
    errno = EPERM;
    return -1;
}

namespace lodeline::ui {

class SafeFileTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void whatIsWrittenIsThere();
    void theStateBeforeIsKeptWhereWanted();
    void theTextIsMadeInAnotherThread();
    void ofThoseThatWaitOnlyTheNewestIsWritten();
    void aCrashCostsNothingWhileTheWindowIsBusy();
    void everythingIsWrittenBeforeItGoes();
    void whatIsRemovedIsGoneAndCanComeBack();
    void nothingHappensWhenNothingIsHeld();
    void aFullDiskIsToldAndLeavesTheOldFile();
    void theOldFileStaysWhereTheNewOneCannotTakeItsPlace_data();
    void theOldFileStaysWhereTheNewOneCannotTakeItsPlace();
    void otherFaultsAreTold();
    void aFolderIsNotReplaced();
    void othersAreKeptAwayUntilItIsReleased();
    void aReleasedLockStaysUntilTheFileIsWritten();
    void aLockThatCouldNotBeMadeIsMadeLater();

private:
    QString hold(SafeFile& file) const
    {
        const QString path =
            SafeFile::newPath(folder_->filePath(QStringLiteral("kept")), QStringLiteral("a-%1.txt"));
        file.hold(path, SafeFile::lockOf(path));
        return path;
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
}

SafeFile::Content text(const char* what)
{
    return [what] { return std::string(what); };
}

// Holds the writer up until it is let go.
class Gate
{
public:
    SafeFile::Content text(const char* what)
    {
        return [this, what] {
            reached_.release();
            open_.acquire();
            return std::string(what);
        };
    }
    void waitUntilReached() { reached_.acquire(); }
    void open() { open_.release(); }

private:
    QSemaphore reached_;
    QSemaphore open_;
};

} // namespace

void SafeFileTest::whatIsWrittenIsThere()
{
    SafeFile file(SafeFile::Older::Replaced);
    QVERIFY(file.path().isEmpty());
    const QString path = hold(file);
    QCOMPARE(file.path(), path);
    QVERIFY(!QFile::exists(path));
    QSignalSpy written(&file, &SafeFile::written);
    file.write(text("one"));
    QVERIFY(written.wait(kLongestWait));
    QCOMPARE(contentOf(path), QByteArray("one"));
    file.write(text("two"));
    file.flush();
    QCOMPARE(written.size(), 2);
    QCOMPARE(contentOf(path), QByteArray("two"));
    QCoreApplication::processEvents();
    QCOMPARE(written.size(), 2);
}

void SafeFileTest::theStateBeforeIsKeptWhereWanted()
{
    for (const auto older : {SafeFile::Older::Kept, SafeFile::Older::Replaced}) {
        SafeFile file(older);
        const QString path = hold(file);
        for (const char* state : {"one", "two"}) {
            file.write(text(state));
            file.flush();
        }
        QCOMPARE(contentOf(path), QByteArray("two"));
        const bool kept = older == SafeFile::Older::Kept;
        QCOMPARE(contentOf(SafeFile::olderCopy(path)), QByteArray(kept ? "one" : "no such file"));
        file.remove();
        file.flush();
        QVERIFY(!QFile::exists(path) && !QFile::exists(SafeFile::olderCopy(path)));
    }
}

void SafeFileTest::theTextIsMadeInAnotherThread()
{
    SafeFile file(SafeFile::Older::Kept);
    hold(file);
    std::thread::id thread;
    file.write([&thread] {
        thread = std::this_thread::get_id();
        return std::string();
    });
    file.flush();
    QVERIFY(thread != std::thread::id() && thread != std::this_thread::get_id());
}

void SafeFileTest::ofThoseThatWaitOnlyTheNewestIsWritten()
{
    Gate gate;
    SafeFile file(SafeFile::Older::Kept);
    const QString path = hold(file);
    file.write(gate.text("one"));
    gate.waitUntilReached();
    file.write(text("two"));
    file.remove();
    file.write(text("three"));
    gate.open();
    file.flush();
    QCOMPARE(contentOf(path), QByteArray("three"));
    QCOMPARE(contentOf(SafeFile::olderCopy(path)), QByteArray("one"));
}

// No event is handled from the first state to the last.
void SafeFileTest::aCrashCostsNothingWhileTheWindowIsBusy()
{
    Gate gate;
    SafeFile file(SafeFile::Older::Kept);
    const QString path = hold(file);
    for (const char* state : {"one", "two", "three"}) {
        file.write(gate.text(state));
        gate.waitUntilReached();
        gate.open();
    }
    file.write(gate.text("four"));
    gate.waitUntilReached();
    QCOMPARE(contentOf(path), QByteArray("three"));
    gate.open();
}

void SafeFileTest::everythingIsWrittenBeforeItGoes()
{
    Gate gate;
    QStringList paths;
    {
        SafeFile file(SafeFile::Older::Kept);
        paths << hold(file);
        file.write(gate.text("one"));
        gate.waitUntilReached();
        file.write(text("two"));
        paths << hold(file);
        file.write(text("other"));
        gate.open();
    }
    QCOMPARE(contentOf(paths[0]), QByteArray("two"));
    QCOMPARE(contentOf(paths[1]), QByteArray("other"));
    QVERIFY(SafeFile::lockOf(paths[0]) && SafeFile::lockOf(paths[1]));
}

void SafeFileTest::whatIsRemovedIsGoneAndCanComeBack()
{
    SafeFile file(SafeFile::Older::Kept);
    const QString path = hold(file);
    const QSignalSpy written(&file, &SafeFile::written);
    file.write(text("one"));
    file.flush();
    file.remove();
    file.flush();
    QVERIFY(!QFile::exists(path));
    QCOMPARE(written.size(), 2);
    file.write(text("two"));
    file.flush();
    QCOMPARE(contentOf(path), QByteArray("two"));
}

void SafeFileTest::nothingHappensWhenNothingIsHeld()
{
    SafeFile file(SafeFile::Older::Kept);
    const QSignalSpy written(&file, &SafeFile::written);
    file.write(text("one"));
    file.remove();
    file.flush();
    const QString path = hold(file);
    file.write(text("one"));
    file.release();
    QVERIFY(file.path().isEmpty());
    file.write(text("two"));
    file.remove();
    file.flush();
    QCOMPARE(contentOf(path), QByteArray("one"));
    QCOMPARE(written.size(), 1);
}

void SafeFileTest::aFullDiskIsToldAndLeavesTheOldFile()
{
    SafeFile file(SafeFile::Older::Kept);
    const QString path = hold(file);
    const QSignalSpy failed(&file, &SafeFile::failed);
    file.write(text("one"));
    file.flush();
    {
        const test::FullDisk full;
        file.write([] { return std::string(4000, 'a'); });
        file.flush();
    }
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].toString(), path);
    QCOMPARE(failed[0][1].toString(), qt_error_string(EFBIG));
    QCOMPARE(contentOf(path), QByteArray("one"));
    file.write(text("two"));
    file.flush();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(contentOf(path), QByteArray("two"));
}

void SafeFileTest::theOldFileStaysWhereTheNewOneCannotTakeItsPlace_data()
{
    QTest::addColumn<bool>("secondNames");
    QTest::newRow("a disk of second names") << true;
    QTest::newRow("a disk without them") << false;
}

void SafeFileTest::theOldFileStaysWhereTheNewOneCannotTakeItsPlace()
{
    QFETCH(bool, secondNames);
    knowsSecondNames = secondNames;
    SafeFile file(SafeFile::Older::Kept);
    const QString path = hold(file);
    const QSignalSpy failed(&file, &SafeFile::failed);
    for (const char* state : {"one", "two"}) {
        file.write(text(state));
        file.flush();
    }
    QCOMPARE(contentOf(SafeFile::olderCopy(path)), QByteArray("one"));
    refused = path.toStdString();
    file.write(text("three"));
    file.flush();
    QVERIFY(refused.empty());
    QCOMPARE(failed.size(), 1);
    QCOMPARE(contentOf(path), QByteArray("two"));
    file.write(text("four"));
    file.flush();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(contentOf(path), QByteArray("four"));
    QCOMPARE(contentOf(SafeFile::olderCopy(path)), QByteArray("two"));
    knowsSecondNames = true;
}

void SafeFileTest::otherFaultsAreTold()
{
    SafeFile file(SafeFile::Older::Kept);
    const QString path = hold(file);
    const QSignalSpy failed(&file, &SafeFile::failed);
    file.write([]() -> std::string { throw std::runtime_error("no luck"); });
    file.flush();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed[0][1].toString(), QStringLiteral("no luck"));
    QVERIFY(QDir(folder_->filePath(QStringLiteral("kept"))).removeRecursively());
    file.write(text("one"));
    file.flush();
    QCOMPARE(failed.size(), 2);
    QVERIFY(!QFile::exists(path));
}

void SafeFileTest::aFolderIsNotReplaced()
{
    SafeFile file(SafeFile::Older::Kept);
    const QSignalSpy failed(&file, &SafeFile::failed);
    const QString folder = folder_->filePath(QStringLiteral("folder.txt"));
    QVERIFY(QDir().mkpath(folder));
    file.hold(folder, SafeFile::lockOf(folder));
    file.write(text("one"));
    file.flush();
    QCOMPARE(failed.size(), 1);
    QVERIFY(QFileInfo(folder).isDir());
}

void SafeFileTest::othersAreKeptAwayUntilItIsReleased()
{
    SafeFile file(SafeFile::Older::Kept);
    const QString first = hold(file);
    QVERIFY(!SafeFile::lockOf(first));
    const QString second = hold(file);
    QVERIFY(first != second);
    QVERIFY(SafeFile::lockOf(first));
    QVERIFY(!SafeFile::lockOf(second));
    file.release();
    QVERIFY(SafeFile::lockOf(second));
    QVERIFY(!QFile::exists(SafeFile::lockFile(second)));
}

void SafeFileTest::aReleasedLockStaysUntilTheFileIsWritten()
{
    SafeFile file(SafeFile::Older::Kept);
    for (int i = 0; i < 20; ++i) {
        Gate gate;
        const QString path = hold(file);
        file.write(gate.text("whole"));
        gate.waitUntilReached();
        file.release();
        QVERIFY(QFile::exists(SafeFile::lockFile(path)));
        gate.open();
        // Whoever gets the lock next finds the whole state.
        while (!SafeFile::lockOf(path))
            ;
        QCOMPARE(contentOf(path), QByteArray("whole"));
    }
}

void SafeFileTest::aLockThatCouldNotBeMadeIsMadeLater()
{
    const QString folder = folder_->filePath(QStringLiteral("later"));
    const QString path = folder + QStringLiteral("/a.txt");
    SafeFile file(SafeFile::Older::Kept);
    file.hold(path, SafeFile::lockOf(path));
    QVERIFY(!QFile::exists(SafeFile::lockFile(path)));
    QVERIFY(QDir().mkpath(folder));
    file.write(text("one"));
    file.flush();
    QVERIFY(QFile::exists(SafeFile::lockFile(path)));
    QVERIFY(!SafeFile::lockOf(path));
}

} // namespace lodeline::ui

QTEST_GUILESS_MAIN(lodeline::ui::SafeFileTest)
#include "tst_safefile.moc"
