// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files.h"
#include "ui/start/aside.h"
#include "ui/start/locks.h"
#include "ui/start/oldfiles.h"
#include "ui/start/settingsfile.h"
#include "ui/start/startmarker.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

namespace lodeline::ui {

using namespace goldrush;

class StartTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void nothingInTheWayIsReplaced();
    void aNameIsNoPatternForNumbers();
    void whatCannotBeMovedIsTold();
    void aFolderTakesThePlaceOfAPipe();
    void pipesAndFoldersAreNotRead();
    void onlyTheFirstOfManyAreTold();
    void goodSettingsStay();
    void badSettingsArePutAside_data();
    void badSettingsArePutAside();
    void namesLikeObjectsAreNone();
    void aPipeInPlaceOfTheLockIsPutAside();
    void aStartThatReachedItsWindowLeavesNoMark();
    void aStartThatEndedTooEarlyIsNoticedOnce();
    void aProgramThatIsStartingIsNoFailure();
    void whatIsNoMarkIsLeftAlone();
    void aLinkLeadsToNoMarks();
    void aLockThatSaysNothingIsTaken();
    void allOldFilesCanBePutAside();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    QString made(const QString& name, const QByteArray& bytes = {}) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("a file of the test cannot be written");
        return file.fileName();
    }
    QString pipe(const QString& name) const
    {
        if (::mkfifo(QFile::encodeName(path(name)).constData(), 0600) != 0)
            qFatal("a pipe of the test cannot be made");
        return path(name);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void StartTest::nothingInTheWayIsReplaced()
{
    for (const char* content : {"first", "second"}) {
        const PutAside entry =
            putAside(made(QStringLiteral("old"), content), [] { return QStringLiteral("why"); });
        QCOMPARE(entry.from, path(QStringLiteral("old")));
        QCOMPARE(entry.why(), QStringLiteral("why"));
        QFile moved(entry.to);
        QVERIFY(moved.open(QIODevice::ReadOnly));
        QCOMPARE(moved.readAll(), QByteArray(content));
        QVERIFY(!QFile::exists(entry.from));
    }
    QCOMPARE(QDir(path(QStringLiteral("aside"))).entryList(QDir::Files).size(), 2);
}

void StartTest::aNameIsNoPatternForNumbers()
{
    const QString name = QStringLiteral("100%1");
    for (const QString& kept : {name, name + QStringLiteral(" 2")})
        QCOMPARE(QFileInfo(putAside(made(name), [] { return QString(); }).to).fileName(), kept);
}

void StartTest::whatCannotBeMovedIsTold()
{
    made(QStringLiteral("aside")); // where a folder is needed
    const PutAside entry = putAside(made(QStringLiteral("old")), [] { return QStringLiteral("too old"); });
    QVERIFY(entry.to.isEmpty());
    QVERIFY(QFile::exists(entry.from));
    QVERIFY(asideText({entry}).contains(QStringLiteral("too old. It could not be moved")));
}

void StartTest::aFolderTakesThePlaceOfAPipe()
{
    std::vector<PutAside> aside;
    QVERIFY(makeFolder(path(QStringLiteral("good")), aside));
    QVERIFY(makeFolder(path(QStringLiteral("good")), aside));
    QVERIFY(aside.empty());
    QVERIFY(makeFolder(pipe(QStringLiteral("pipe")), aside));
    QVERIFY(QFile::link(path(QStringLiteral("nowhere")), path(QStringLiteral("link"))));
    QVERIFY(makeFolder(path(QStringLiteral("link")), aside));
    QCOMPARE(aside.size(), std::size_t{2});
    for (const char* name : {"pipe", "link"})
        QVERIFY(QFileInfo(path(QLatin1String(name))).isDir());
}

void StartTest::pipesAndFoldersAreNotRead()
{
    pipe(QStringLiteral("pipe"));
    QVERIFY(QFile::link(path(QStringLiteral("pipe")), path(QStringLiteral("link"))));
    for (const QString& file : {path(QStringLiteral("pipe")), path(QStringLiteral("link")), folder_->path(),
                                QStringLiteral("/dev/zero"), QStringLiteral("/dev/full")}) {
        const auto read = readFile(file);
        QVERIFY2(!read, qPrintable(file));
        QVERIFY(read.error().front().code == FileProblem::NotAFile);
    }
    QVERIFY(readFile(made(QStringLiteral("plain"), "text")));
    QVERIFY(readFile(QStringLiteral(":/tilesets/classic.tileset.json")));
    QVERIFY(!isNoPlainFile(path(QStringLiteral("nothing"))));
}

void StartTest::onlyTheFirstOfManyAreTold()
{
    const std::vector<PutAside> many(
        11, {QStringLiteral("a"), QStringLiteral("b"), [] { return QStringLiteral("c"); }});
    const QString text = asideText(many);
    QCOMPARE(text.count(QStringLiteral("a: c. It was moved to b.")), 8);
    QVERIFY(text.endsWith(QStringLiteral("And 3 more.")));
}

void StartTest::goodSettingsStay()
{
    const QString file = path(QStringLiteral("Lodeline/lodeline.conf"));
    std::vector<PutAside> aside;
    QVERIFY(vetSettings(file, aside)); // there are none yet
    {
        QSettings settings(file, QSettings::IniFormat);
        settings.setValue("language", QStringLiteral("日本語"));
        settings.setValue("window/geometry", QByteArray("\0\xff\x80 bytes", 9));
        settings.setValue("recentFiles", QStringList{"a", "b"});
    }
    QVERIFY(vetSettings(file, aside));
    QVERIFY(aside.empty());
    QCOMPARE(QSettings(file, QSettings::IniFormat).value("language").toString(), QStringLiteral("日本語"));
}

void StartTest::badSettingsArePutAside_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a NUL") << QByteArray("[a]\nb=\0c\n", 9);
    QTest::newRow("no UTF-8") << QByteArray("[a]\nb=\xff\xfe\n");
    QTest::newRow("an object") << QByteArray("[a]\nb=@Variant(\\0\\0\\0\\x6)\n");
    QTest::newRow("an object, escaped") << QByteArray("[a]\nb=\\x40Va\\x72iant(\\0)\n");
    QTest::newRow("an object, in octal") << QByteArray("[a]\nb=@\\126ariant(\\0)\n");
    QTest::newRow("an object, quoted") << QByteArray("[a]\nb=\"@Var\"iant(\\0)\n");
    QTest::newRow("an object, over two lines") << QByteArray("[a]\nb=@Var\\\niant(\\0)\n");
    QTest::newRow("an object, over two lines of another system")
        << QByteArray("[a]\nb=@Var\\\r\niant(\\0)\n");
    QTest::newRow("an object, with a letter that is dropped") << QByteArray("[a]\nb=@Var\\yiant(\\0)\n");
    QTest::newRow("an object, with a space behind a quote") << QByteArray("[a]\nb=\"@\" Variant(\\0)\n");
    QTest::newRow("an object, with a number of no digits") << QByteArray("[a]\nb=@\\xVariant(\\0)\n");
    QTest::newRow("a date") << QByteArray("[a]\nb=@DateTime(\\0\\0)\n");
    QTest::newRow("too much") << QByteArray((1 << 20) + 1, 'a');
}

void StartTest::badSettingsArePutAside()
{
    QFETCH(QByteArray, bytes);
    const QString file = made(QStringLiteral("lodeline.conf"), bytes);
    std::vector<PutAside> aside;
    QVERIFY(vetSettings(file, aside));
    QCOMPARE(aside.size(), std::size_t{1});
    QCOMPARE(QFileInfo(aside.front().to).size(), qint64{bytes.size()});
    QVERIFY(!QFile::exists(file));
    QFile::remove(path(QStringLiteral("aside")));
}

void StartTest::namesLikeObjectsAreNone()
{
    const QString file =
        made(QStringLiteral("lodeline.conf"), "[a]\nb=/home/ann/Harbour Variant(1).tileset.json\n"
                                              "c=DateTime(2).tileset.json\n");
    std::vector<PutAside> aside;
    QVERIFY(vetSettings(file, aside));
    QVERIFY(aside.empty());
    QVERIFY(QFile::exists(file));
}

void StartTest::aPipeInPlaceOfTheLockIsPutAside()
{
    const QString file = made(QStringLiteral("lodeline.conf"), "a=b\n");
    pipe(QStringLiteral("lodeline.conf.lock"));
    std::vector<PutAside> aside;
    QVERIFY(vetSettings(file, aside));
    QCOMPARE(aside.size(), std::size_t{1});
    QVERIFY(QFile::exists(file));
    pipe(QStringLiteral("lodeline.conf.lock"));
    QDir(path(QStringLiteral("aside"))).removeRecursively();
    made(QStringLiteral("aside"));
    QVERIFY(!vetSettings(file, aside)); // it stays in the way
}

void StartTest::aStartThatReachedItsWindowLeavesNoMark()
{
    const QString folder = path(QStringLiteral("starting"));
    {
        StartMarker marker(folder);
        QVERIFY(!marker.lastStartFailed());
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
        marker.reached();
        QVERIFY(QDir(folder).isEmpty());
    }
    const StartMarker again(folder);
    QVERIFY(!again.lastStartFailed());
}

void StartTest::aStartThatEndedTooEarlyIsNoticedOnce()
{
    const QString folder = path(QStringLiteral("starting"));
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--start-and-die"), folder});
    QVERIFY(child.waitForFinished(-1));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    {
        const StartMarker marker(folder);
        QVERIFY(marker.lastStartFailed());
    }
    const StartMarker again(folder);
    QVERIFY(!again.lastStartFailed());
}

void StartTest::aProgramThatIsStartingIsNoFailure()
{
    const QString folder = path(QStringLiteral("starting"));
    QVERIFY(QDir().mkpath(folder));
    const QString other = made(QStringLiteral("starting/%1").arg(::getppid()));
    const StartMarker marker(folder);
    QVERIFY(!marker.lastStartFailed());
    QVERIFY(QFile::exists(other));
}

void StartTest::whatIsNoMarkIsLeftAlone()
{
    const QDir folder(path(QStringLiteral("starting")));
    QVERIFY(QDir().mkpath(folder.path()));
    pipe(QStringLiteral("starting/anything"));
    made(QStringLiteral("starting/letter.txt"), "text");
    made(QStringLiteral("starting/2019"), "a diary");
    made(QStringLiteral("starting/99999999999999999999"));
    const QStringList before = folder.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    {
        const StartMarker marker(folder.path());
        QVERIFY(!marker.lastStartFailed());
    }
    QCOMPARE(folder.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot), before);
    pipe(QStringLiteral("pipe"));
    const StartMarker inPlaceOfAPipe(path(QStringLiteral("pipe")));
    QVERIFY(!inPlaceOfAPipe.lastStartFailed());
}

void StartTest::aLinkLeadsToNoMarks()
{
    QVERIFY(QDir().mkpath(path(QStringLiteral("documents"))));
    made(QStringLiteral("documents/999999"));
    QVERIFY(QFile::link(path(QStringLiteral("documents")), path(QStringLiteral("starting"))));
    StartMarker marker(path(QStringLiteral("starting")));
    QVERIFY(!marker.lastStartFailed());
    marker.reached();
    QCOMPARE(QDir(path(QStringLiteral("documents"))).entryList(QDir::Files), QStringList{"999999"});
}

void StartTest::aLockThatSaysNothingIsTaken()
{
    const QString file = made(QStringLiteral("a.lock"));
    QVERIFY(!lockOf(file)); // somebody may be about to write it
    QFile old(file);
    QVERIFY(old.open(QIODevice::ReadWrite) &&
            old.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
    old.close();
    const auto lock = lockOf(file);
    QVERIFY(lock && lock->isLocked());
    QVERIFY(!lockOf(file));
}

void StartTest::allOldFilesCanBePutAside()
{
    made(QStringLiteral("autosave-1"));
    made(QStringLiteral("autosave-2"));
    made(QStringLiteral("other"));
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("tilesets")));
    made(QStringLiteral("autosave-3"));
    made(QStringLiteral("autosave-3~"));
    const auto running = lockOf(path(QStringLiteral("autosave-3.lock")));
    const auto aside = putAllAside({path(QStringLiteral("autosave*")), path(QStringLiteral("tilesets")),
                                    path(QStringLiteral("nothing"))});
    QCOMPARE(aside.size(), std::size_t{3});
    QCOMPARE(QDir(folder_->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             (QStringList{"aside", "autosave-3", "autosave-3.lock", "autosave-3~", "other"}));
}

} // namespace lodeline::ui

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && app.arguments().at(1) == QLatin1String("--start-and-die")) {
        const lodeline::ui::StartMarker marker(app.arguments().at(2));
        std::raise(SIGKILL);
    }
    lodeline::ui::StartTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_start.moc"
