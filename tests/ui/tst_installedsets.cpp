// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/container.h"
#include "resources/art/own/ownpictures.h"
#include "tests/support/fulldisk.h"
#include "tests/ui/setfiles.h"
#include "tests/windowtest/windowtest.h"
#include "ui/containers.h"
#include "ui/sets/installedsets.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace lodeline::ui::tst_installedsets {

using namespace goldrush;

using test::namedSet;
using test::writeBroken;
using test::writeSet;

class InstalledSetsTest : public QObject
{
    Q_OBJECT

private slots:
    void theFolderIsTheUsersOwn();
    void aMissingFolderIsMade();
    void setsAreListedByName();
    void namesFollowTheLanguage();
    void brokenFilesAreListedWithTheirProblems();
    void installingCopiesTheFile();
    void containersAreInstalledWithTheirPictures();
    void readingTheFolderPushesNoContainerAside();
    void aSetOfTheSameNameIsReplacedOrKept();
    void anotherSetIsNeverReplaced();
    void brokenFilesAreNotInstalled();
    void aFullDiskKeepsWhatIsThere();
    void aCopySaysWhichFileIsAtFault();
    void aFolderThatCannotBeMadeIsExplained();
    void installedFilesStayWhereTheyAre();
    void removingDeletesTheFile();
    void picturesOutliveTheInstalledSet();
    void changesByOthersAreNoticed();
    void noMoreThanSoManyAreRead();

private:
    // A path in a folder of the test's own.
    QString fresh(const QString& name)
    {
        const QString folder = folder_.filePath(QString::number(++count_));
        QDir().mkpath(folder);
        return QDir(folder).filePath(name);
    }

    QTemporaryDir folder_;
    int count_ = 0;
};

namespace {

QStringList namesOf(const InstalledSets& sets)
{
    QStringList names;
    for (const InstalledSet& set : sets.sets())
        names << set.name();
    return names;
}

// Opens like any file, and cannot be read.
class Unread : public QIODevice
{
public:
    qint64 size() const override { return 10; }

protected:
    qint64 readData(char* /*data*/, qint64 /*maxSize*/) override
    {
        setErrorString(QStringLiteral("torn"));
        return -1;
    }
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }
};

bool isHeldOpen(const QString& path)
{
    std::error_code error;
    for (const auto& open : std::filesystem::directory_iterator("/proc/self/fd", error))
        if (std::filesystem::read_symlink(open.path(), error).string().starts_with(path.toStdString()))
            return true;
    return false;
}

QByteArray bytesOf(const QString& path)
{
    return readFile(path).value_or(QByteArray());
}

} // namespace

void InstalledSetsTest::theFolderIsTheUsersOwn()
{
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", folder_.path().toLocal8Bit());
    QCOMPARE(InstalledSets::defaultFolder(), folder_.filePath(QStringLiteral("lodeline/tilesets")));
    if (before.isEmpty())
        qunsetenv("XDG_DATA_HOME");
    else
        qputenv("XDG_DATA_HOME", before);
}

void InstalledSetsTest::aMissingFolderIsMade()
{
    const QString folder = fresh(QStringLiteral("a/b"));
    const InstalledSets sets(folder);
    QVERIFY(QFileInfo(folder).isDir());
    QVERIFY(sets.sets().empty());
}

void InstalledSetsTest::setsAreListedByName()
{
    const QString folder = fresh({});
    TileSet authored = namedSet("Zinc");
    authored.author = "Ada";
    writeSet(QDir(folder).filePath(QStringLiteral("1.tileset.json")), authored);
    writeSet(QDir(folder).filePath(QStringLiteral("2.tileset.json")), namedSet("Agate"));
    writeSet(QDir(folder).filePath(QStringLiteral("notes.json")), namedSet("Not a set by its name"));
    const InstalledSets sets(folder);
    QTRY_COMPARE(namesOf(sets), (QStringList{"Agate", "Zinc"}));
    QCOMPARE(sets.sets()[1].author(), QStringLiteral("Ada"));
    QCOMPARE(sets.find(QDir(folder).filePath(QStringLiteral("2.tileset.json")))->name(),
             QStringLiteral("Agate"));
    QVERIFY(!sets.find(QDir(folder).filePath(QStringLiteral("3.tileset.json"))));
}

void InstalledSetsTest::namesFollowTheLanguage()
{
    const QString folder = fresh({});
    writeSet(QDir(folder).filePath(QStringLiteral("a.tileset.json")), namedSet("Gold", "Zinn"));
    writeSet(QDir(folder).filePath(QStringLiteral("b.tileset.json")), namedSet("Silver"));
    const InstalledSets sets(folder);
    QLocale::setDefault(QLocale(QStringLiteral("en")));
    QTRY_COMPARE(namesOf(sets), (QStringList{"Gold", "Silver"}));
    QLocale::setDefault(QLocale(QStringLiteral("de_CH")));
    QCOMPARE(namesOf(sets), (QStringList{"Silver", "Zinn"}));
    QLocale::setDefault(QLocale::c());
}

void InstalledSetsTest::brokenFilesAreListedWithTheirProblems()
{
    const QString folder = fresh({});
    const QString broken = writeBroken(QDir(folder).filePath(QStringLiteral("broken.tileset.json")));
    QFile empty(QDir(folder).filePath(QStringLiteral("empty.tileset.json")));
    QVERIFY(empty.open(QIODevice::WriteOnly));
    empty.close();
    writeSet(QDir(folder).filePath(QStringLiteral("good.tileset.json")), namedSet("Good"));
    const InstalledSets sets(folder);
    QTRY_COMPARE(namesOf(sets), (QStringList{"broken", "empty", "Good"}));
    QVERIFY(!sets.find(broken)->set);
    QVERIFY(hasErrors(sets.find(broken)->problems));
    QVERIFY(sets.sets()[2].set);
}

void InstalledSetsTest::installingCopiesTheFile()
{
    InstalledSets sets(fresh({}));
    const QSignalSpy spy(&sets, &InstalledSets::changed);
    const QString path = writeSet(fresh(QStringLiteral("Süd 金.tileset.json")), namedSet("South"));
    const auto installed = sets.install(path);
    QVERIFY(installed);
    QCOMPARE(*installed, QDir(sets.folder()).filePath(QStringLiteral("Süd 金.tileset.json")));
    QCOMPARE(bytesOf(*installed), bytesOf(path));
    QCOMPARE(namesOf(sets), QStringList{"South"});
    QVERIFY(spy.count() > 0);
}

void InstalledSetsTest::containersAreInstalledWithTheirPictures()
{
    InstalledSets sets(fresh({}));
    const PictureRef picture = *art::ownPictures().keep("a picture", PictureType::Png);
    TileSet set = namedSet("Painted");
    set.tiles.front().picture = picture;
    const QString path = fresh(QStringLiteral("painted.tileset.zip"));
    QVERIFY(writeDocument(path, writeTileSet(set), {picture}));
    const QString other = fresh(QStringLiteral("painted.zip"));
    QVERIFY(copyFile(path, other)); // whatever it is called
    for (const QString& from : {path, other}) {
        const auto installed = sets.install(from);
        QVERIFY(installed);
        QCOMPARE(*installed, QDir(sets.folder()).filePath(QStringLiteral("painted.tileset.zip")));
        QCOMPARE(bytesOf(*installed), bytesOf(path));
        QVERIFY(Container::open(installed->toStdString())->picture(picture) == "a picture");
    }
    // One without pictures takes its place under another ending.
    const QString plain =
        *sets.install(writeSet(fresh(QStringLiteral("new.tileset.json")), namedSet("Painted")));
    QCOMPARE(QDir(sets.folder()).entryList(QDir::Files), QStringList{"painted.tileset.json"});
    const QString before = QDir(sets.folder()).filePath(QStringLiteral("painted.tileset.zip"));
    QCOMPARE(InstalledSets::whereNow(sets.folder(), before), plain);
    QCOMPARE(InstalledSets::whereNow(sets.folder(), path), path);
    QCOMPARE(namesOf(sets), QStringList{"Painted"});
}

void InstalledSetsTest::readingTheFolderPushesNoContainerAside()
{
    InstalledSets sets(fresh({}));
    const PictureRef picture = *art::ownPictures().keep("a picture", PictureType::Png);
    TileSet set = namedSet("Painted");
    set.tiles.front().picture = picture;
    const QString opened = fresh(QStringLiteral("opened.tileset.zip"));
    QVERIFY(writeDocument(opened, writeTileSet(set), {picture}));
    const QString installed = *sets.install(opened);
    QVERIFY(readDocument(opened));
    const InstalledSets later(sets.folder());
    QTRY_COMPARE(later.sets().size(), std::size_t{1});
    QFile remembered(art::PictureStore::defaultFolder() + QStringLiteral("/containers"));
    QVERIFY(remembered.open(QIODevice::ReadOnly));
    // The first one: other tests may open some at the same time.
    QVERIFY(remembered.readLine().trimmed() != QFile::encodeName(installed));
}

void InstalledSetsTest::aSetOfTheSameNameIsReplacedOrKept()
{
    InstalledSets sets(fresh({}));
    const QString first =
        *sets.install(writeSet(fresh(QStringLiteral("old.tileset.json")), namedSet("Same")));
    TileSet changed = namedSet("Same");
    changed.author = "Second";
    const QString path = writeSet(fresh(QStringLiteral("new.tileset.json")), changed);
    QVERIFY(sets.rivalOf(changed));
    QCOMPARE(sets.rivalOf(changed)->file, first);
    QVERIFY(!sets.rivalOf(namedSet("Other")));
    QCOMPARE(*sets.install(path, InstalledSets::Rival::Replace), first);
    QCOMPARE(bytesOf(first), bytesOf(path));
    QCOMPARE(namesOf(sets), QStringList{"Same"});
    QCOMPARE(sets.sets()[0].author(), QStringLiteral("Second"));
    const QString second = *sets.install(path, InstalledSets::Rival::KeepBoth);
    QVERIFY(second != first);
    QCOMPARE(namesOf(sets), (QStringList{"Same", "Same"}));
}

void InstalledSetsTest::anotherSetIsNeverReplaced()
{
    InstalledSets sets(fresh({}));
    const QString first = *sets.install(writeSet(fresh(QStringLiteral("set.tileset.json")), namedSet("One")));
    const QString second =
        *sets.install(writeSet(fresh(QStringLiteral("set.tileset.json")), namedSet("Two")));
    QCOMPARE(QFileInfo(second).fileName(), QStringLiteral("set-2.tileset.json"));
    QCOMPARE(namesOf(sets), (QStringList{"One", "Two"}));
    QCOMPARE(loadTileSet(first)->set.name, std::string("One"));
}

void InstalledSetsTest::brokenFilesAreNotInstalled()
{
    InstalledSets sets(fresh({}));
    const auto installed = sets.install(writeBroken(fresh(QStringLiteral("broken.tileset.json"))));
    QVERIFY(!installed);
    QVERIFY(!installed.error().isEmpty());
    QVERIFY(!sets.install(fresh(QStringLiteral("missing.tileset.json"))));
    QVERIFY(QDir(sets.folder()).isEmpty());
}

void InstalledSetsTest::aFullDiskKeepsWhatIsThere()
{
    InstalledSets sets(fresh({}));
    const QString first = *sets.install(writeSet(fresh(QStringLiteral("a.tileset.json")), namedSet("Same")));
    const QByteArray before = bytesOf(first);
    TileSet changed = namedSet("Same");
    changed.author = "Second";
    const QString path = writeSet(fresh(QStringLiteral("a.tileset.json")), changed);
    {
        const test::FullDisk full;
        const auto result = sets.install(path);
        QVERIFY(!result);
        QVERIFY2(result.error().contains(first), qPrintable(result.error()));
    }
    QCOMPARE(bytesOf(first), before);
    QCOMPARE(sets.sets()[0].author(), QString::fromStdString(namedSet("Same").author));
}

void InstalledSetsTest::aCopySaysWhichFileIsAtFault()
{
    Unread unread;
    QVERIFY(unread.open(QIODevice::ReadOnly));
    const QString target = fresh(QStringLiteral("a.tileset.json"));
    const auto copied = copyFile(unread, target);
    QVERIFY(!copied);
    QVERIFY(copied.error().isOfSource);
    QCOMPARE(copied.error().why, unread.errorString());
    QVERIFY(copied.error().said(target).contains(unread.errorString()));
    QVERIFY(!QFile::exists(target));
    const QString good = writeSet(target, namedSet("A"));
    const test::FullDisk full;
    const auto refused = copyFile(good, fresh(QStringLiteral("b.tileset.json")));
    QVERIFY(!refused && !refused.error().isOfSource);
    QVERIFY(!refused.error().why.isEmpty());
    QCOMPARE(refused.error().said(good), good);
}

void InstalledSetsTest::aFolderThatCannotBeMadeIsExplained()
{
    const QString file = writeSet(fresh(QStringLiteral("a.tileset.json")), namedSet("A"));
    InstalledSets sets(file + QStringLiteral("/tilesets")); // below a plain file there is no folder
    QVERIFY(!sets.install(file));
    QVERIFY(sets.sets().empty());
}

void InstalledSetsTest::installedFilesStayWhereTheyAre()
{
    InstalledSets sets(fresh({}));
    const QString first = *sets.install(writeSet(fresh(QStringLiteral("a.tileset.json")), namedSet("A")));
    QCOMPARE(*sets.install(first, InstalledSets::Rival::KeepBoth), first);
    QCOMPARE(sets.sets().size(), std::size_t{1});
}

void InstalledSetsTest::removingDeletesTheFile()
{
    InstalledSets sets(fresh({}));
    const QString first = *sets.install(writeSet(fresh(QStringLiteral("a.tileset.json")), namedSet("A")));
    const QString outside = writeSet(fresh(QStringLiteral("b.tileset.json")), namedSet("B"));
    QVERIFY(!sets.remove(outside));
    QVERIFY(QFileInfo::exists(outside));
    QVERIFY(sets.remove(first));
    QVERIFY(!QFileInfo::exists(first));
    QVERIFY(sets.sets().empty());
}

void InstalledSetsTest::picturesOutliveTheInstalledSet()
{
    InstalledSets sets(fresh({}), InstalledSets::Reading::Never); // nobody else opens them meanwhile
    QString installed;
    const auto install = [&](const std::string& bytes) {
        const PictureRef picture = *art::ownPictures().keep(bytes, PictureType::Png);
        TileSet set = namedSet("Painted");
        set.tiles.front().picture = picture;
        const QString file = fresh(QStringLiteral("painted.tileset.zip"));
        const auto written = writeDocument(file, writeTileSet(set), {picture});
        installed = written ? *sets.install(file) : QString();
        // It is nowhere but in the installed set.
        QFile::remove(file);
        QFile::remove(
            QDir(art::PictureStore::defaultFolder()).filePath(QString::fromStdString(fileNameOf(picture))));
        return picture;
    };
    // As the next start of a program does.
    const auto isFound = [](const PictureRef& picture) {
        return art::PictureStore().find(picture).has_value();
    };
    const PictureRef first = install("the first picture of an installed set");
    const PictureRef second = install("the second picture of an installed set");
    QVERIFY(isFound(first));
    QVERIFY(isHeldOpen(installed));
    QVERIFY(sets.install(writeSet(fresh(QStringLiteral("new.tileset.json")), namedSet("Painted"))));
    QVERIFY(!QFile::exists(installed) && !isHeldOpen(installed));
    QVERIFY(isFound(second));
    const PictureRef third = install("the third picture of an installed set");
    QVERIFY(sets.remove(installed));
    QVERIFY(!QFile::exists(installed) && !isHeldOpen(installed));
    QVERIFY(isFound(third));
}

void InstalledSetsTest::changesByOthersAreNoticed()
{
    const InstalledSets sets(fresh({}));
    const QString path = QDir(sets.folder()).filePath(QStringLiteral("a.tileset.json"));
    writeSet(path, namedSet("First"));
    QTRY_COMPARE(namesOf(sets), QStringList{"First"});
    writeSet(path, namedSet("Second name"));
    QTRY_COMPARE(namesOf(sets), QStringList{"Second name"});
    QFile inPlace(path);
    QVERIFY(inPlace.open(QIODevice::WriteOnly));
    inPlace.write("{}");
    inPlace.close();
    QTRY_COMPARE(namesOf(sets), QStringList{"a"});
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(sets.sets().empty());
}

void InstalledSetsTest::noMoreThanSoManyAreRead()
{
    const QString folder = fresh({});
    const auto path = [&folder](int number) {
        return QDir(folder).filePath(QString::number(10'000 + number) + QStringLiteral(".tileset.json"));
    };
    for (int i = 0; i <= InstalledSets::kMost; ++i) {
        QFile file(path(i));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const InstalledSets sets(folder);
    QTRY_COMPARE(sets.sets().size(), std::size_t{InstalledSets::kMost});
    QVERIFY(sets.find(path(0)));
    QVERIFY(!sets.find(path(InstalledSets::kMost)));
}

const PlainTest<InstalledSetsTest> kTest("tst_installedsets");

} // namespace lodeline::ui::tst_installedsets

#include "tst_installedsets.moc"
