// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/documentfile.h"
#include "editor/desk/sidefile.h"
#include "editor/document/setcontent.h"
#include "engine/core/pictures/container.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/document/randomedits.h"
#include "tests/support/fulldisk.h"
#include "tests/support/zips.h"
#include "tests/windowtest/windowtest.h"
#include "ui/containers.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <sys/stat.h>
#include <utility>

namespace lodeline::goldrush::editor::tst_setfiles {

using desk::digestOnDisk;
using desk::DocumentFile;
using desk::Leftover;
using desk::Leftovers;
using desk::SideFile;

class SetFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void savedSetsOpenAgain();
    void setsWithPicturesAreContainers();
    void picturesOutliveTheFile();
    void picturesOfAFileThatWasWrittenOverAreFound();
    void picturesOfAContainerOfAnotherNameOutliveIt();
    void picturesThatAreNotFoundAreCounted();
    void picturesThatAreNotFoundAreTold();
    void picturesOfPartsGoAlong();
    void otherFilesGoAlong();
    void aFailedSaveLosesNothing();
    void aStoppedSaveLosesNothing();
    void whatChangesWhileSavingStaysUnsaved();
    void setsTooLargeToOpenAreNotSaved();
    void changesOfOthersAreNoticed();
    void aFileThatIsAsItWasIsTold();
    void savingAsksAfterSomebodyElseHasWritten();
    void ourOwnSaveIsNoChangeOfOthers();
    void unsavedChangesSurviveACrash();
    void largeSetsSurviveACrashToo();
    void olderLeftoversAreKnown();
    void theNewestStateIsKeptSafe();
    void changesThatNeverPauseAreKeptSafe();
    void failuresAreToldAtOnce();
    void nothingIsLeftAfterClosing();
    void runningProgramsKeepTheirs();
    void damagedLeftoversArePutAside();

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    QTemporaryDir folder_;
};

namespace {

// More than a file may hold.
TileSet largeSet()
{
    TileSet set = test::smallSet();
    set.tiles[1].art = std::string(kMaxFileBytes / 2, 'a');
    set.tiles[3].art = std::string(kMaxFileBytes, '"');
    return set;
}

bool isOtherOnDisk(const DocumentFile& file)
{
    return digestOnDisk(file.path()) != file.known();
}

void rename(SetDocument& document, const char* name)
{
    document.change([] { return QStringLiteral("Name"); },
                    [name](TileSet& set) { set.name = std::string(name); });
}

TileSet paintedSet(const PictureRef& picture)
{
    TileSet set = test::smallSet();
    set.tiles[0].picture = picture;
    return set;
}

// What a crash at this moment would leave.
std::vector<Leftover> afterACrash(const SideFile& file, const QString& folder)
{
    QDir().mkpath(folder);
    QFile::copy(file.file(), folder + QStringLiteral("/crash.side"));
    return SideFile::leftovers(readKeptSet, folder).found;
}

} // namespace

void SetFilesTest::savedSetsOpenAgain()
{
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    document.change([] { return QStringLiteral("Name"); },
                    [](TileSet& set) { set.name = std::string("Größe 金"); });
    QVERIFY(file.save(path("saved.tileset.json")));
    QVERIFY(!document.isModified());
    QVERIFY(ui::loadTileSet(file.path())->set == document.set());
}

void SetFilesTest::setsWithPicturesAreContainers()
{
    const auto setPicture = [](SetDocument& document, const std::optional<PictureRef>& picture) {
        document.changeTile(
            0, [] { return QStringLiteral("Picture"); },
            [&](TileDesign& tile) {
                tile.picture = picture;
                return true;
            });
    };
    const QString container = path("painted.tileset.zip");
    const std::string bytes(5000, 'p');
    const PictureRef first = *art::ownPictures().keep(bytes, PictureType::Png);
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    setPicture(document, first);
    QVERIFY(file.save(container));
    QVERIFY(!isOtherOnDisk(file));
    QVERIFY(ui::isContainer(container));
    QVERIFY(ui::loadTileSet(container)->set == document.set());
    // What only the file has left survives that it is written without it, for undo brings it back.
    QDir(art::PictureStore::defaultFolder()).removeRecursively();
    QVERIFY(art::ownPictures().store().find(first) == bytes);
    setPicture(document, std::nullopt);
    QVERIFY(file.save(container));
    QVERIFY(Container::open(container.toStdString())->pictures().empty());
    document.history().undo();
    QVERIFY(file.save(container));
    QVERIFY(Container::open(container.toStdString())->picture(first) == bytes);
    // The name of a picture is all that a side file needs.
    QVERIFY(document.content()->text().size() < 10'000);
    {
        const lodeline::test::FullDisk full;
        QVERIFY(!file.save(container));
    }
    QVERIFY(Container::open(container.toStdString())->picture(first));
    QFile other(container);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("other") == 5);
    other.close();
    QVERIFY(isOtherOnDisk(file));
}

void SetFilesTest::picturesOutliveTheFile()
{
    const QString container = path("outlived.tileset.zip");
    const std::string bytes(5000, 'o');
    const PictureRef picture = *art::ownPictures().keep(bytes, PictureType::Png);
    SetDocument document(paintedSet(picture));
    DocumentFile file(document);
    QVERIFY(file.save(container));
    QVERIFY(QDir(art::PictureStore::defaultFolder()).removeRecursively());
    QVERIFY(QFile::remove(container));
    QVERIFY(file.save(container));
    QVERIFY(file.unfound() == ui::Unfound());
    QVERIFY(Container::open(container.toStdString())->picture(picture) == bytes);
    // Read again without the picture, which undo needs still.
    QVERIFY(QDir(art::PictureStore::defaultFolder()).removeRecursively());
    const QString other = path("replaces.tileset.zip");
    QVERIFY(ui::writeDocument(other, writeTileSet(test::smallSet()), {}));
    QVERIFY(QFile::remove(container) && QFile::rename(other, container));
    QVERIFY(ui::readDocument(container));
    QVERIFY(file.save(container));
    QVERIFY(Container::open(container.toStdString())->picture(picture) == bytes);
}

void SetFilesTest::picturesOfAFileThatWasWrittenOverAreFound()
{
    const QString container = path("over.tileset.zip");
    const std::string bytes(5000, 'v');
    const PictureRef picture = *art::ownPictures().keep(bytes, PictureType::Png);
    SetDocument document(paintedSet(picture));
    DocumentFile file(document);
    QVERIFY(file.save(container));
    QVERIFY(QDir(art::PictureStore::defaultFolder()).removeRecursively());
    QVERIFY(ui::readDocument(container));
    // By the same file, in which they lie elsewhere now.
    TileSet longer = document.set();
    longer.name = std::string("A set with more words");
    lodeline::test::MemorySink sink;
    QVERIFY(writeContainer(
        sink,
        {writeTileSet(longer), {picture}, [&](const PictureRef&) { return std::optional(bytes); }, {}}));
    QFile over(container);
    QVERIFY(over.open(QIODevice::WriteOnly));
    QCOMPARE(over.write(QByteArray::fromStdString(sink.bytes())), qint64(sink.bytes().size()));
    over.close();
    QVERIFY(file.save(container));
    QVERIFY(file.unfound() == ui::Unfound());
    QVERIFY(Container::open(container.toStdString())->picture(picture) == bytes);
}

// By plain text, which has room for none.
void SetFilesTest::picturesOfAContainerOfAnotherNameOutliveIt()
{
    const QString container = path("other.tileset.zip");
    const QString renamed = path("other.tileset");
    const std::string bytes(5000, 'n');
    const PictureRef picture = *art::ownPictures().keep(bytes, PictureType::Png);
    QVERIFY(ui::writeDocument(container, writeTileSet(paintedSet(picture)), {picture}));
    QVERIFY(QFile::rename(container, renamed));
    QVERIFY(QDir(art::PictureStore::defaultFolder()).removeRecursively());
    QVERIFY(ui::isContainer(renamed));
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    QVERIFY(file.save(renamed));
    QVERIFY(!ui::isContainer(renamed));
    QVERIFY(ui::loadTileSet(renamed)->set == document.set());
    QVERIFY(art::PictureStore().find(picture) == bytes); // also at the next start
}

void SetFilesTest::picturesThatAreNotFoundAreCounted()
{
    PictureRef gone;
    gone.digest.fill(1);
    SetDocument document(paintedSet(gone));
    DocumentFile file(document);
    QVERIFY(file.save(path("gone.tileset.zip")));
    QVERIFY(file.unfound() == ui::Unfound{.missing = 1});
    // One that is drawn over under its old name is in the file, and not the one that the set names.
    lodeline::test::MemorySink sink;
    const auto drawnOver = [](const PictureRef&) { return std::optional<std::string>("drawn over"); };
    QVERIFY(writeContainer(sink, {writeTileSet(document.set()), {gone}, drawnOver, {}}));
    QVERIFY(ui::writeFile(path("gone.tileset.zip"), sink.bytes()));
    QVERIFY(file.save(path("gone.tileset.zip")));
    QVERIFY(file.unfound() == ui::Unfound{.unlike = 1});
    QVERIFY(Container::open(path("gone.tileset.zip").toStdString())->sizeOf(gone) > 0);
    document.changeTile(
        0, [] { return QStringLiteral("Picture"); },
        [](TileDesign& tile) { return std::exchange(tile.picture, {}).has_value(); });
    QVERIFY(file.save(path("gone.tileset.zip")));
    QVERIFY(file.unfound() == ui::Unfound());
}

void SetFilesTest::picturesThatAreNotFoundAreTold()
{
    const QString saved = QStringLiteral("Saved.");
    QCOMPARE(DocumentFile::withUnfound(saved, {}), saved);
    const QString missing = DocumentFile::withUnfound(saved, {.missing = 1});
    QVERIFY(missing.startsWith(saved) && missing.contains(QLatin1String("not in the file")));
    const QString unlike = DocumentFile::withUnfound(saved, {.unlike = 1});
    QVERIFY(unlike.startsWith(saved) && unlike.contains(QLatin1String("replaced by other pictures")));
    QVERIFY(!unlike.contains(QLatin1String("not in the file")));
    QCOMPARE(DocumentFile::withUnfound(saved, {.missing = 1, .unlike = 1}),
             missing + unlike.mid(saved.size()));
}

void SetFilesTest::picturesOfPartsGoAlong()
{
    const QString container = path("parts.tileset.zip");
    const PictureRef nugget = *art::ownPictures().keep("a nugget", PictureType::Svg);
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    document.change([] { return QStringLiteral("Picture"); },
                    [&](TileSet& set) { set.pictures.parts[{SetPart::Kind::Nugget}] = nugget; });
    QVERIFY(file.save(container));
    QVERIFY(ui::loadTileSet(container)->set == document.set());
    QVERIFY(Container::open(container.toStdString())->picture(nugget) == "a nugget");
    document.change([] { return QStringLiteral("Picture"); },
                    [&](TileSet& set) { set.pictures.parts.clear(); });
    QVERIFY(file.save(container));
    QVERIFY(Container::open(container.toStdString())->pictures().empty());
    document.history().undo();
    QVERIFY(document.set().pictures.find({SetPart::Kind::Nugget}));
    QVERIFY(file.save(container));
    QVERIFY(Container::open(container.toStdString())->picture(nugget));
}

void SetFilesTest::otherFilesGoAlong()
{
    const QString first = path("first.tileset.zip");
    const QString second = path("second.tileset.zip");
    QVERIFY(QFile::copy(QStringLiteral(LODELINE_GOOD_SET), first));
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    file.setRead(first, digestOnDisk(first));
    QVERIFY(file.save(second));
    const std::string notes = "notes/readme.txt";
    const auto countIn = [&notes](const QString& container) {
        return std::ranges::count(Container::open(container.toStdString())->entries(), notes,
                                  &ContainerEntry::name);
    };
    QCOMPARE(countIn(second), std::ptrdiff_t{1});
    // Damaged ones keep nobody from saving elsewhere.
    QByteArray damaged = *ui::readFile(second);
    damaged[damaged.indexOf(notes.c_str()) - 30] = '?'; // where that file begins
    QVERIFY(ui::writeFile(second, ui::view(damaged)));
    const QString third = path("third.tileset.zip");
    QVERIFY(file.save(third));
    QCOMPARE(countIn(third), std::ptrdiff_t{0});
}

void SetFilesTest::aFailedSaveLosesNothing()
{
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    QVERIFY(file.save(path("kept.tileset.json")));
    document.change([] { return QStringLiteral("Name"); },
                    [](TileSet& set) { set.name = std::string("Other"); });
    {
        const lodeline::test::FullDisk full;
        const auto saved = file.save(path("kept.tileset.json"));
        QVERIFY(!saved);
        QVERIFY2(saved.error().contains(QLatin1String("kept.tileset.json")), qPrintable(saved.error()));
    }
    QVERIFY(document.isModified());
    QVERIFY(ui::loadTileSet(path("kept.tileset.json"))->set == test::smallSet());
    QVERIFY(!file.save(path("no/such/folder/x.tileset.json")));
    QCOMPARE(file.path(), path("kept.tileset.json"));
}

void SetFilesTest::aStoppedSaveLosesNothing()
{
    const QString container = path("stopped.tileset.zip");
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    QVERIFY(file.save(container));
    document.changeTile(
        0, [] { return QStringLiteral("Picture"); },
        [](TileDesign& tile) {
            tile.picture = *art::ownPictures().keep(std::string(1U << 20, 'q'), PictureType::Png);
            return true;
        });
    int calls = 0;
    const auto saved = file.save(container, [&](const ui::LongWork& work) {
        return work([&](int done, int total) { return ++calls < 2 && done <= total; });
    });
    QVERIFY(!saved && saved.error().isEmpty());
    QCOMPARE(calls, 2);
    QVERIFY(document.isModified());
    QVERIFY(ui::loadTileSet(container)->set == test::smallSet());
    QVERIFY(QDir(folder_.path()).entryList({QStringLiteral("stopped*")}).size() == 1);
    int most = 0;
    QVERIFY(file.save(container, [&](const ui::LongWork& work) {
        return work([&](int done, int total) {
            most = std::max(most, done * 100 / total);
            return true;
        });
    }));
    QVERIFY2(most > 95 && most <= 100, qPrintable(QString::number(most)));
}

void SetFilesTest::whatChangesWhileSavingStaysUnsaved()
{
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    rename(document, "First");
    QVERIFY(file.save(path("meanwhile.tileset.json"), [&](const ui::LongWork& work) {
        rename(document, "Second");
        return ui::atOnce(work);
    }));
    QCOMPARE(ui::loadTileSet(file.path())->set.name, std::string("First"));
    QVERIFY(document.isModified());
    document.history().undo();
    QVERIFY(document.isModified()); // what is the file's is no step of the history
    QVERIFY(!isOtherOnDisk(file));
}

void SetFilesTest::setsTooLargeToOpenAreNotSaved()
{
    SetDocument document(largeSet());
    DocumentFile file(document);
    const auto saved = file.save(path("large.tileset.json"));
    QVERIFY(!saved);
    QVERIFY2(saved.error().contains(QLatin1String("8 MiB")), qPrintable(saved.error()));
    QVERIFY(!QFile::exists(path("large.tileset.json")));
    QVERIFY(file.path().isEmpty());
    document.change([] { return QStringLiteral("Pictures"); },
                    [](TileSet& set) { set.tiles[3].art.clear(); });
    QVERIFY(file.save(path("large.tileset.json")));
}

void SetFilesTest::savingAsksAfterSomebodyElseHasWritten()
{
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    QVERIFY(file.save(path("overtaken.tileset.json")));
    const QByteArray known = file.known();
    file.setKnown("something else");
    QVERIFY(isOtherOnDisk(file));
    QVERIFY(file.save(file.path()));
    QVERIFY(!isOtherOnDisk(file));
    QCOMPARE(file.known(), known);
}

void SetFilesTest::changesOfOthersAreNoticed()
{
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    QVERIFY(file.save(path("shared.tileset.json")));
    QSignalSpy told(&file, &DocumentFile::changedOutside);
    TileSet other = document.set();
    other.name = "From elsewhere";
    QVERIFY(ui::writeFile(file.path(), writeTileSet(other)));
    QVERIFY(isOtherOnDisk(file));
    QTRY_COMPARE(told.count(), 1);
    file.ignoreOutside();
    QVERIFY(!isOtherOnDisk(file));
    QVERIFY(document.isModified()); // the file holds something else
    QVERIFY(QFile::remove(file.path()));
    QTRY_COMPARE(told.count(), 2);
}

void SetFilesTest::aFileThatIsAsItWasIsTold()
{
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    QVERIFY(file.save(path("mended.tileset.json")));
    const QByteArray before = *ui::readFile(file.path());
    QSignalSpy changed(&file, &DocumentFile::changedOutside);
    QSignalSpy restored(&file, &DocumentFile::restoredOutside);
    QVERIFY(ui::writeFile(file.path(), "damaged"));
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(restored.count(), 0);
    QVERIFY(ui::writeFile(file.path(), ui::view(before)));
    QTRY_COMPARE(restored.count(), 1);
    QCOMPARE(changed.count(), 1);
}

void SetFilesTest::ourOwnSaveIsNoChangeOfOthers()
{
    SetDocument document(test::smallSet());
    DocumentFile file(document);
    QVERIFY(file.save(path("own.tileset.json")));
    QSignalSpy told(&file, &DocumentFile::changedOutside);
    document.change([] { return QStringLiteral("Name"); },
                    [](TileSet& set) { set.name = std::string("Mine"); });
    QVERIFY(file.save(file.path()));
    // What another one writes later is the first that is told of.
    QVERIFY(ui::writeFile(file.path(), "{}"));
    QTRY_COMPARE(told.count(), 1);
}

void SetFilesTest::unsavedChangesSurviveACrash()
{
    const QString folder = path("crash");
    QString side;
    {
        SetDocument document(test::smallSet());
        SideFile file(document, folder);
        file.setOrigin(QStringLiteral("/home/ann/mine.tileset.json"), "digest");
        document.change([] { return QStringLiteral("Name"); },
                        [](TileSet& set) { set.name = std::string("Unsaved"); });
        file.flush();
        side = file.file();
        QVERIFY(QFile::copy(side, side + QStringLiteral(".copy"))); // what a crash would leave
    }
    QVERIFY(QFile::rename(side + QStringLiteral(".copy"), side));
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(SideFile::leftovers(readKeptSet, folder, stopped.get_token()).found.empty());
    const std::vector<Leftover> found = SideFile::leftovers(readKeptSet, folder).found;
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(setOf(*found.front().content).name, std::string("Unsaved"));
    QCOMPARE(found.front().path, QStringLiteral("/home/ann/mine.tileset.json"));
    QCOMPARE(found.front().known, QByteArray("digest"));
    SideFile::discard(found.front());
    QVERIFY(SideFile::leftovers(readKeptSet, folder).found.empty());
}

void SetFilesTest::largeSetsSurviveACrashToo()
{
    SetDocument document(largeSet());
    SideFile file(document, path("large"));
    rename(document, "Unsaved");
    file.flush();
    const std::vector<Leftover> found = afterACrash(file, path("large after"));
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(setOf(*found.front().content) == document.set());
}

void SetFilesTest::olderLeftoversAreKnown()
{
    const QString own = path("newer.tileset.json");
    SetDocument document(test::smallSet());
    SideFile file(document, path("older"));
    rename(document, "Unsaved");
    const auto overtaken = [&](const char* after) {
        file.flush();
        return afterACrash(file, path(after)).at(0).overtaken;
    };
    file.setOrigin(own, "what it held");
    QVERIFY(!overtaken("older gone").isValid());
    QVERIFY(ui::writeFile(own, "{}"));
    file.setOrigin(own, digestOnDisk(own));
    QVERIFY(!overtaken("older same").isValid());
    QVERIFY(ui::writeFile(own, "[]"));
    QCOMPARE(overtaken("older other"), QFileInfo(own).lastModified());
}

void SetFilesTest::theNewestStateIsKeptSafe()
{
    SetDocument document(test::smallSet());
    SideFile file(document, path("newest"));
    rename(document, "Old");
    QTRY_VERIFY(QFile::exists(file.file())); // nobody asks for it
    rename(document, "Newest");
    file.flush();
    const std::vector<Leftover> found = afterACrash(file, path("newest after"));
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(setOf(*found.front().content).name, std::string("Newest"));
}

void SetFilesTest::changesThatNeverPauseAreKeptSafe()
{
    SetDocument document(test::smallSet());
    SideFile file(document, path("typed"));
    int letters = 0;
    const auto isKept = [&] {
        rename(document, ++letters % 2 == 0 ? "Even" : "Odd");
        return QFile::exists(file.file());
    };
    QTRY_VERIFY(isKept());
}

void SetFilesTest::failuresAreToldAtOnce()
{
    SetDocument document(largeSet());
    SideFile file(document, path("full"));
    const QSignalSpy failed(&file, &SideFile::failed);
    rename(document, "Unsaved");
    {
        const lodeline::test::FullDisk full;
        file.flush();
    }
    QCOMPARE(failed.count(), 1);
}

void SetFilesTest::nothingIsLeftAfterClosing()
{
    const QString folder = path("closed");
    {
        SetDocument document(test::smallSet());
        SideFile file(document, folder);
        document.change([] { return QStringLiteral("Name"); },
                        [](TileSet& set) { set.name = std::string("Unsaved"); });
        file.flush();
        QVERIFY(QFile::exists(file.file()));
        document.history().setClean(); // as saving does
        file.flush();
        QVERIFY(!QFile::exists(file.file()));
        document.history().undo();
        file.flush();
        QVERIFY(QFile::exists(file.file()));
    }
    QVERIFY(QDir(folder).isEmpty());
}

void SetFilesTest::runningProgramsKeepTheirs()
{
    const QString folder = path("running");
    SetDocument document(test::smallSet());
    SideFile file(document, folder);
    document.change([] { return QStringLiteral("Name"); },
                    [](TileSet& set) { set.name = std::string("Unsaved"); });
    file.flush();
    QVERIFY(SideFile::leftovers(readKeptSet, folder).found.empty());
}

void SetFilesTest::damagedLeftoversArePutAside()
{
    const QString folder = path("damaged");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(ui::writeFile(folder + QStringLiteral("/a.side"), "{\"set\": \"half"));
    QCOMPARE(::mkfifo(qPrintable(folder + QStringLiteral("/b.side")), 0600), 0);
    QCOMPARE(::mkfifo(qPrintable(folder + QStringLiteral("/a.side.lock")), 0600), 0);
    const Leftovers all = SideFile::leftovers(readKeptSet, folder);
    QVERIFY(all.found.empty());
    QCOMPARE(all.aside.size(), std::size_t{3});
    QVERIFY(QFile::exists(folder + QStringLiteral("/aside/a.side")));
    QVERIFY(QDir(folder).entryList(QDir::Files | QDir::System).isEmpty());
}

const PlainTest<SetFilesTest> kTest("tst_setfiles");

} // namespace lodeline::goldrush::editor::tst_setfiles

#include "tst_setfiles.moc"
