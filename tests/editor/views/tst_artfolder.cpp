// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/usuallayers.h"
#include "editor/artfolder/artfolderdialog.h"
#include "editor/artfolder/foldermemory.h"
#include "editor/artfolder/watchedpictures.h"
#include "engine/goldrush/design/art/tileart.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/rules/tileset.h"
#include "resources/art/own/ownpictures.h"
#include "tests/windowtest/windowtest.h"

#include <QBuffer>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace lodeline::goldrush::editor::tst_artfolder {
namespace {

QByteArray picture(const QByteArray& colour)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9' fill='" +
           colour + "'/></svg>";
}

QByteArray png(const QColor& colour = Qt::darkGreen)
{
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

TileSet setOf(std::initializer_list<const char*> ids)
{
    TileSet set;
    for (const char* id : ids)
        set.tiles.emplace_back().id = id;
    return set;
}

} // namespace

class ArtFolderTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void namesAreIdsOfTiles();
    void oneFileCountsForATile();
    void whatIsForATileIsFoundAmongMany();
    void partsAreFoundByTheirNames();
    void picturesAreReadAndTaken();
    void whatIsTurnedStaysTurned();
    void newPicturesGetTheLayersOfTheOthers();
    void theDialogShowsWhatBecomesOfEach();
    void severalFilesGoToTheTilesOfTheirNames();
    void longResultsAreReadWhole();
    void aFolderWithoutPicturesGivesNothing();
    void whatChangesIsReadAgain();
    void aFolderIsRememberedForItsSet();

private:
    void write(const QString& name, const QByteArray& bytes);

    std::unique_ptr<QTemporaryDir> folder_;
};

void ArtFolderTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       folder_->filePath(QStringLiteral("settings")));
}

void ArtFolderTest::write(const QString& name, const QByteArray& bytes)
{
    QFile file(folder_->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
}

void ArtFolderTest::namesAreIdsOfTiles()
{
    for (const char* name : {"12.svg", "12.a.PNG", "B7.jpg", "b8.webp", "old 12.svg", "notes.txt", "12"})
        write(QString::fromLatin1(name), {});
    const auto pictures = picturesIn(folder_->path(), setOf({"12", "12.a", "b7", "B8", "b8"}));
    QStringList found;
    for (const FolderPicture& picture : pictures)
        found << picture.file + u'>' + QString::fromStdString(picture.id);
    QCOMPARE(found, (QStringList{"12.a.PNG>12.a", "12.svg>12", "B7.jpg>b7", "b8.webp>b8", "old 12.svg>"}));
    QVERIFY(pictures[4].fate == FolderFate::NoTile);
    // Neither of two that differ in capitals alone.
    QVERIFY(picturesIn(folder_->path(), setOf({"B8", "b7"}))[3].id == "B8");
    QVERIFY(picturesIn(folder_->path(), setOf({"oLD 12", "Old 12"}))[4].id.empty());
}

void ArtFolderTest::oneFileCountsForATile()
{
    for (const char* name : {"1.jpeg", "1.png", "1.svg", "2.jpg", "2.webp"})
        write(QString::fromLatin1(name), {});
    const auto pictures = picturesIn(folder_->path(), setOf({"1", "2"}));
    QCOMPARE(pictures.size(), 5U);
    for (const FolderPicture& picture : pictures) {
        const bool counts = picture.file == "1.svg" || picture.file == "2.webp";
        QVERIFY(picture.fate == (counts ? FolderFate::Waiting : FolderFate::Outdone));
        QCOMPARE(picture.instead, counts ? QString() : picture.id == "1" ? "1.svg" : "2.webp");
    }
}

void ArtFolderTest::whatIsForATileIsFoundAmongMany()
{
    QStringList files;
    for (int i = 0; i < kMaxFolderPictures + 100; ++i)
        files << QStringLiteral("photo %1.jpg").arg(i);
    files << QStringLiteral("tile.svg") << QStringLiteral("tent.png");
    const std::vector<FolderPicture> pictures = picturesFor(files, setOf({"tile"}));
    QCOMPARE(pictures.size(), static_cast<std::size_t>(kMaxFolderPictures));
    QCOMPARE(pictures.front().file, files.front());
    const FolderPicture& tile = pictures[pictures.size() - 2];
    QVERIFY(tile.id == "tile" && tile.fate == FolderFate::Waiting);
    QVERIFY(pictures.back().part && pictures.back().fate == FolderFate::Waiting);
}

void ArtFolderTest::partsAreFoundByTheirNames()
{
    write(QStringLiteral("Nugget.svg"), picture("red"));
    write(QStringLiteral("back.svg"), picture("blue")); // of the tile
    QImage tall(40, 80, QImage::Format_RGB32);
    tall.fill(Qt::darkGreen);
    QVERIFY(tall.save(folder_->filePath(QStringLiteral("token-5.png"))));
    write(QStringLiteral("tent.png"), png());
    write(QStringLiteral("tent.svg"), "no picture");
    write(QStringLiteral("token-x.svg"), picture("red"));
    TileSet set = setOf({"back"});
    std::vector<FolderPicture> pictures;
    QStringList fates;
    for (FolderPicture& one : picturesIn(folder_->path(), set)) {
        if (one.fate == FolderFate::Waiting)
            one = readPicture(one, folder_->path(), set, {});
        fates << one.file + QString::number(int(one.fate));
        pictures.push_back(one);
    }
    const auto is = [](const char* file, FolderFate fate) {
        return QLatin1String(file) + QString::number(int(fate));
    };
    QCOMPARE(fates,
             (QStringList{is("back.svg", FolderFate::Taken), is("Nugget.svg", FolderFate::Taken),
                          is("tent.png", FolderFate::Outdone), is("tent.svg", FolderFate::Refused),
                          is("token-5.png", FolderFate::Taken), is("token-x.svg", FolderFate::NoTile)}));
    takePictures(set, pictures, {});
    QVERIFY(set.tiles[0].art.find("blue") != std::string::npos);
    QCOMPARE(set.pictures.parts.size(), 2U);
    const PictureRef* nugget = set.pictures.find({SetPart::Kind::Nugget});
    QVERIFY(nugget && nugget->type == PictureType::Svg && art::ownPictures().store().find(*nugget));
    const PictureRef* token = set.pictures.find({SetPart::Kind::Token, 5});
    QVERIFY(token);
    // All of it, in the middle.
    const auto bytes = art::ownPictures().store().find(*token);
    const QImage kept = QImage::fromData(QByteArray::fromStdString(bytes.value()));
    QCOMPARE(kept.size(), QSize(80, 80));
    QCOMPARE(kept.pixelColor(10, 40).alpha(), 0);
    QCOMPARE(kept.pixelColor(40, 2), QColor(Qt::darkGreen));
    const FolderPicture again = readPicture(pictures[1], folder_->path(), set, {});
    QVERIFY(again.fate == FolderFate::Same);
}

void ArtFolderTest::picturesAreReadAndTaken()
{
    write(QStringLiteral("1.svg"), picture("#123456"));
    write(QStringLiteral("2.svg"), "no picture");
    write(QStringLiteral("3.png"), png());
    TileSet set = setOf({"1", "2", "3", "4"});
    const auto readAll = [&] {
        std::vector<FolderPicture> pictures;
        for (const FolderPicture& one : picturesIn(folder_->path(), set))
            pictures.push_back(readPicture(one, folder_->path(), set, {}));
        return pictures;
    };
    const std::vector<FolderPicture> pictures = readAll();
    QVERIFY(pictures[0].fate == FolderFate::Taken);
    QVERIFY(pictures[1].fate == FolderFate::Refused && pictures[1].art.fault != ArtFault::None);
    QVERIFY(pictures[2].fate == FolderFate::Taken);
    takePictures(set, pictures, {});
    QVERIFY(set.tiles[0].art.find("#123456") != std::string::npos);
    QVERIFY(set.tiles[2].hasOwnPicture());
    QVERIFY(!set.tiles[1].hasOwnPicture() && !set.tiles[3].hasOwnPicture());
    const TileSet before = set;
    const std::vector<FolderPicture> again = readAll();
    QVERIFY(again[0].fate == FolderFate::Same && again[2].fate == FolderFate::Same);
    takePictures(set, again, {});
    QVERIFY(set == before);
    set.tiles.clear();
    takePictures(set, pictures, {});
    QVERIFY(set.tiles.empty());
}

void ArtFolderTest::whatIsTurnedStaysTurned()
{
    TileSet set = setOf({"1", "2"});
    const auto take = [&] {
        std::vector<FolderPicture> pictures;
        for (const FolderPicture& one : picturesIn(folder_->path(), set))
            pictures.push_back(readPicture(one, folder_->path(), set, {}));
        takePictures(set, pictures, {});
        return pictures;
    };
    write(QStringLiteral("1.svg"), picture("#123456"));
    write(QStringLiteral("2.png"), png(Qt::darkGreen));
    take();
    const std::string drawn = set.tiles[0].art;
    const PictureRef painted = *set.tiles[1].picture;
    for (TileDesign& tile : set.tiles) {
        mirror(tile);
        rotate(tile, Rotation::R90);
    }
    for (const FolderPicture& same : take())
        QVERIFY(same.fate == FolderFate::Same);
    write(QStringLiteral("1.svg"), picture("#654321"));
    write(QStringLiteral("2.png"), png(Qt::darkRed));
    take();
    const ArtLie lie{true, Rotation::R90};
    QVERIFY(lieOf(set.tiles[0].art) == lie);
    QVERIFY(set.tiles[0].art.find("#654321") != std::string::npos);
    QVERIFY(set.tiles[1].picture->digest != painted.digest);
    QVERIFY(set.tiles[1].picture->isMirrored && set.tiles[1].picture->turned == lie.turned);
    // The same of a file of another kind.
    write(QStringLiteral("2.svg"), picture("#123456"));
    take();
    QCOMPARE(set.tiles[1].art, turnedArt(mirroredArt(drawn), Rotation::R90));
    QFile::remove(folder_->filePath(QStringLiteral("1.svg")));
    write(QStringLiteral("1.png"), png(Qt::darkGreen));
    take();
    QVERIFY(set.tiles[0].picture == turned(mirrored(painted), Rotation::R90));
}

void ArtFolderTest::newPicturesGetTheLayersOfTheOthers()
{
    TileSet set = setOf({"1", "2", "3", "4"});
    const ArtLayers symbols = usualLayers(set);
    ArtLayers tracks;
    tracks.set(ArtLayer::Tracks, true);
    set.tiles[3].above = tracks; // without a picture it says nothing
    QVERIFY(usualLayers(set) == symbols);
    for (TileDesign* tile : {&set.tiles[0], &set.tiles[1]}) {
        tile->art = "<svg/>";
        tile->above = tracks;
    }
    QVERIFY(usualLayers(set) == tracks);
    set.tiles[1].above = {};
    QVERIFY(usualLayers(set) == symbols);
    // Those that have one keep what they have.
    for (const char* name : {"1.svg", "2.svg", "3.svg"})
        write(QString::fromLatin1(name), picture("#123456"));
    std::vector<FolderPicture> pictures;
    for (const FolderPicture& one : picturesIn(folder_->path(), set))
        pictures.push_back(readPicture(one, folder_->path(), set, {}));
    takePictures(set, pictures, symbols);
    QVERIFY(set.tiles[0].above == tracks && set.tiles[1].above == ArtLayers());
    QVERIFY(set.tiles[2].above == symbols && set.tiles[3].above == tracks);
    setLayersOfAll(set, symbols);
    QVERIFY(set.tiles[0].above == symbols && set.tiles[1].above == symbols && set.tiles[3].above == tracks);
}

void ArtFolderTest::theDialogShowsWhatBecomesOfEach()
{
    write(QStringLiteral("1.svg"), picture("#123456"));
    write(QStringLiteral("1.png"), png());
    write(QStringLiteral("2.svg"), picture("var(--paint)"));
    write(QStringLiteral("3.svg"), picture("red").replace("<rect", "<script/><rect"));
    write(QStringLiteral("other.svg"), picture("red"));
    write(QStringLiteral("4.svg"), picture("url(http://x/)").replace("0 0 9 9", "0 0 18 9"));
    ArtFolderDialog dialog(folder_->path(), setOf({"1", "2", "3", "4"}));
    const auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(!ok->isEnabled());
    QSignalSpy read(&dialog, &ArtFolderDialog::read);
    QVERIFY(read.wait(kLongestWait));
    QVERIFY(ok->isEnabled());
    const auto* table = dialog.findChild<QTreeWidget*>();
    const auto shown = [&](int row, int column) { return table->topLevelItem(row)->text(column); };
    QCOMPARE(table->topLevelItemCount(), 6);
    // What needs a look comes first.
    QVERIFY(shown(0, 0) == "2.svg" && shown(0, 2).contains("var(--paint)"));
    QVERIFY(shown(1, 0) == "1.png" && shown(1, 2).contains("1.svg"));
    QVERIFY(shown(2, 0) == "other.svg" && shown(2, 1).isEmpty());
    QVERIFY(shown(3, 0) == "3.svg" && shown(3, 2).contains("script"));
    QVERIFY(shown(4, 0) == "4.svg" && shown(4, 2).contains("http://x/") && shown(4, 2).contains("stretched"));
    QVERIFY(table->topLevelItem(4)->toolTip(2).contains("stretched"));
    QVERIFY(shown(5, 0) == "1.svg" && shown(5, 1) == "1");
    QCOMPARE(dialog.pictures().size(), 6U);
    QVERIFY(dialog.isWatching());
    // Symbols that count in the game do not vanish by it.
    QVERIFY(!dialog.layers().has(ArtLayer::Tracks));
    for (const ArtLayer layer : {ArtLayer::Nuggets, ArtLayer::Locomotives, ArtLayer::Tipis, ArtLayer::Herds})
        QVERIFY(dialog.layers().has(layer));
    const auto boxes = dialog.findChildren<QCheckBox*>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(boxes.size(), 1);
    boxes[0]->click();
    QVERIFY(!dialog.isWatching() && !dialog.areLayersForAll());
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
        box->setChecked(true);
    QVERIFY(dialog.layers().has(ArtLayer::Tracks) && dialog.areLayersForAll());
}

void ArtFolderTest::severalFilesGoToTheTilesOfTheirNames()
{
    write(QStringLiteral("1.svg"), picture("#123456"));
    write(QStringLiteral("2.png"), png().chopped(30));
    write(QStringLiteral("3.svg"), picture("red"));
    const QTemporaryDir elsewhere;
    const QString other = elsewhere.filePath(QStringLiteral("4.svg"));
    QVERIFY(QFile::copy(folder_->filePath(QStringLiteral("1.svg")), other));
    ArtFolderDialog dialog(
        {folder_->filePath(QStringLiteral("1.svg")), folder_->filePath(QStringLiteral("2.png")), other},
        setOf({"1", "2", "3", "4"}));
    QSignalSpy read(&dialog, &ArtFolderDialog::read);
    QVERIFY(read.wait(kLongestWait));
    const auto* table = dialog.findChild<QTreeWidget*>();
    QCOMPARE(table->topLevelItemCount(), 3);
    // The one that is bad is told, and the others are taken all the same.
    QVERIFY(table->topLevelItem(0)->text(0) == "2.png" &&
            table->topLevelItem(0)->text(2).contains("damaged or incomplete"));
    QCOMPARE(table->topLevelItem(2)->text(0), QStringLiteral("4.svg"));
    QVERIFY(!dialog.isWatching());
    TileSet set = setOf({"1", "2", "3", "4"});
    takePictures(set, dialog.pictures(), {});
    QVERIFY(set.tiles[0].hasOwnPicture() && set.tiles[3].hasOwnPicture());
    QVERIFY(!set.tiles[1].hasOwnPicture() && !set.tiles[2].hasOwnPicture());
}

// What to do about a file stands at the end of a sentence.
void ArtFolderTest::longResultsAreReadWhole()
{
    write(QStringLiteral("1.png"), png().chopped(30));
    write(QStringLiteral("2.svg"), picture("red"));
    ArtFolderDialog dialog(folder_->path(), setOf({"1", "2"}));
    dialog.show();
    QSignalSpy read(&dialog, &ArtFolderDialog::read);
    QVERIFY(read.wait(kLongestWait));
    const auto* table = dialog.findChild<QTreeWidget*>();
    const auto height = [table](int row) { return table->visualItemRect(table->topLevelItem(row)).height(); };
    const auto isWhole = [&] {
        const int room = table->columnWidth(2);
        const QRect needed = table->fontMetrics().boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap,
                                                               table->topLevelItem(0)->text(2));
        return height(0) >= needed.height();
    };
    for (const int width : {900, 600}) {
        dialog.resize(width, 400);
        QTRY_VERIFY(isWhole());
    }
    QVERIFY(height(0) > height(1));
}

void ArtFolderTest::aFolderWithoutPicturesGivesNothing()
{
    write(QStringLiteral("other.svg"), picture("red"));
    ArtFolderDialog dialog(folder_->path(), setOf({"1"}));
    QSignalSpy read(&dialog, &ArtFolderDialog::read);
    QVERIFY(read.wait(kLongestWait));
    QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
}

void ArtFolderTest::whatChangesIsReadAgain()
{
    write(QStringLiteral("1.svg"), picture("#111111"));
    write(QStringLiteral("2.svg"), picture("#222222"));
    TileSet set = setOf({"1", "2", "3"});
    WatchedPictures watched([&]() -> const TileSet& { return set; });
    QSignalSpy begun(&watched, &WatchedPictures::begun);
    std::vector<FolderPicture> changed;
    connect(&watched, &WatchedPictures::changed, this,
            [&](const auto& pictures) { changed.insert(changed.end(), pictures.begin(), pictures.end()); });
    watched.watch(folder_->path());
    QVERIFY(begun.wait(kLongestWait));
    write(QStringLiteral("2.svg"), picture("#3333333"));
    QTRY_COMPARE(changed.size(), 1U);
    QCOMPARE(changed[0].file, QStringLiteral("2.svg"));
    QVERIFY(changed[0].fate == FolderFate::Refused);
    write(QStringLiteral("3.svg"), picture("#444444"));
    QTRY_COMPARE(changed.size(), 2U);
    QVERIFY(changed[1].id == "3" && changed[1].fate == FolderFate::Taken);
    watched.watch({});
    write(QStringLiteral("1.svg"), picture("#5555"));
    write(QStringLiteral("unknown.svg"), picture("#5555"));
    watched.watch(folder_->path());
    QVERIFY(begun.wait(kLongestWait));
    QCOMPARE(changed.size(), 2U);
}

void ArtFolderTest::aFolderIsRememberedForItsSet()
{
    rememberPictureFolder(QStringLiteral("/sets/a.json"), QStringLiteral("/art/a"));
    rememberPictureFolder(QStringLiteral("/sets/b.json"), QStringLiteral("/art/b"));
    rememberPictureFolder(QStringLiteral("/sets/a.json"), QStringLiteral("/art/c"));
    QCOMPARE(pictureFolderOf(QStringLiteral("/sets/a.json")), QStringLiteral("/art/c"));
    QCOMPARE(pictureFolderOf(QStringLiteral("/sets/b.json")), QStringLiteral("/art/b"));
    QCOMPARE(pictureFolderOf(QStringLiteral("/sets/x.json")), QString());
    rememberPictureFolder(QStringLiteral("/sets/b.json"), {});
    QCOMPARE(pictureFolderOf(QStringLiteral("/sets/b.json")), QString());
    for (int i = 0; i < 50; ++i)
        rememberPictureFolder(QStringLiteral("/sets/%1").arg(i), QStringLiteral("/art"));
    QCOMPARE(pictureFolderOf(QStringLiteral("/sets/a.json")), QString());
    QCOMPARE(pictureFolderOf(QStringLiteral("/sets/0")), QStringLiteral("/art"));
}

const WindowTest<ArtFolderTest> kTest("tst_artfolder");

} // namespace lodeline::goldrush::editor::tst_artfolder

#include "tst_artfolder.moc"
