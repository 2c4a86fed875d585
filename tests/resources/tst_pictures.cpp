// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/files/problems.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "tests/resources/oddtiles.h"
#include "tests/support/zips.h"
#include "tests/windowtest/windowtest.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <filesystem>
#include <system_error>

namespace lodeline::art::tst_pictures {

using namespace goldrush;

namespace {

using State = OwnPictures::State;

// Four squares: red and lime above, blue and yellow below.
QImage quarters(int side)
{
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    const int half = side / 2;
    painter.fillRect(0, 0, half, half, Qt::red);
    painter.fillRect(half, 0, half, half, Qt::green);
    painter.fillRect(0, half, half, half, Qt::blue);
    painter.fillRect(half, half, half, half, Qt::yellow);
    return image;
}

std::string encoded(const QImage& image, const char* format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, qstrcmp(format, "JPEG") == 0 ? 95 : -1);
    return bytes.toStdString();
}

// What is seen in the middles of the quarters: red, lime, blue and yellow by their first letters.
QString seen(const QImage& image)
{
    QString letters;
    for (const auto& [x, y] : {std::pair(1, 1), {3, 1}, {1, 3}, {3, 3}}) {
        const QColor colour = image.pixelColor(image.width() * x / 4, image.height() * y / 4);
        const bool red = colour.red() > 127;
        const bool green = colour.green() > 127;
        letters += red && green ? u'y' : red ? u'r' : green ? u'l' : colour.blue() > 127 ? u'b' : u'?';
    }
    return letters;
}

void writeContainerOf(const QString& path, const std::string& bytes, const PictureRef& picture,
                      const std::string& document = "{}")
{
    test::MemorySink sink;
    QVERIFY(writeContainer(
        sink, {document, {picture}, [&](const PictureRef&) { return std::optional(bytes); }, {}}));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(sink.bytes()));
}

bool isBeingRead(const QString& path)
{
    std::error_code error;
    for (const auto& open : std::filesystem::directory_iterator("/proc/self/fd", error))
        if (std::filesystem::equivalent(open.path(), path.toStdString(), error))
            return true;
    return false;
}

} // namespace

class PicturesTest : public QObject
{
    Q_OBJECT

private slots:

    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        pictures_ = std::make_unique<OwnPictures>(OwnPictures::artistPath(), path("pictures"));
    }

    void largeOnesArePaintedSharp_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<int>("type");
        QTest::newRow("png") << QByteArray("PNG") << int(PictureType::Png);
        QTest::newRow("jpeg") << QByteArray("JPEG") << int(PictureType::Jpeg);
    }
    void largeOnesArePaintedSharp()
    {
        QFETCH(const QByteArray, format);
        QFETCH(const int, type);
        QImage image = quarters(1600);
        for (int y = 0; y < 1600; ++y) // a line of one pixel, which none of 384 would keep
            image.setPixelColor(400, y, Qt::white);
        const auto kept = pictures_->keep(encoded(image, format.constData()), static_cast<PictureType>(type));
        QVERIFY(kept);
        const auto answer = pictures_->await(OwnArt(*kept), {1600, 1600});
        QCOMPARE(answer.state, State::Painted);
        QVERIFY(answer.image.pixelColor(400, 200).blue() > 200);
        QVERIFY(answer.image.pixelColor(397, 200).blue() < 60);
        QCOMPARE(seen(pictures_->await(OwnArt(*kept), {64, 64}).image), QStringLiteral("rlby"));
    }

    void liesAsItIsToldTo()
    {
        const PictureRef picture = *pictures_->keep(encoded(quarters(40), "PNG"), PictureType::Png);
        const auto shown = [&](const PictureRef& ref) {
            return seen(pictures_->await(OwnArt(ref), {40, 40}).image);
        };
        QCOMPARE(shown(picture), QStringLiteral("rlby"));
        QCOMPARE(shown(turned(picture, Rotation::R90)), QStringLiteral("bryl"));
        QCOMPARE(shown(mirrored(picture)), QStringLiteral("lryb"));
        QCOMPARE(shown(mirrored(turned(picture, Rotation::R90))), QStringLiteral("rbly"));
    }

    void aMissingOneMayCome()
    {
        const std::string bytes = encoded(quarters(40), "PNG");
        PictureStore elsewhere(path("elsewhere"));
        const PictureRef picture = *elsewhere.keep(bytes, PictureType::Png);
        const OwnArt art(picture);
        int changes = 0;
        QObject here; // in this thread
        connect(pictures_.get(), &OwnPictures::changed, &here, [&changes] { ++changes; });
        const auto missing = pictures_->await(art, {40, 40});
        QCOMPARE(missing.state, State::Refused);
        QTRY_COMPARE(changes, 1); // the other thread has nothing more to say
        QVERIFY(missing.fault.code == SetProblem::PictureMissing);
        QCOMPARE(pictures_->ask(art, {40, 40}).state, State::Pending);
        QVERIFY(pictures_->refusal(art));
        writeContainerOf(path("set.zip"), bytes, picture);
        pictures_->add(path("set.zip"));
        QCOMPARE(changes, 2);
        QVERIFY(!pictures_->refusal(art));
        QCOMPARE(pictures_->await(art, {40, 40}).state, State::Painted);
    }

    void aMissingOneMayComeByItself()
    {
        const std::string bytes = encoded(quarters(40), "PNG");
        const PictureRef picture = *PictureStore(path("elsewhere")).keep(bytes, PictureType::Png);
        const OwnArt art(picture);
        int changes = 0;
        QObject here; // in this thread
        connect(pictures_.get(), &OwnPictures::changed, &here, [&changes] { ++changes; });
        QCOMPARE(pictures_->await(art, {40, 40}).state, State::Refused);
        QTRY_COMPARE(changes, 1);
        QVERIFY(PictureStore(path("pictures")).keep(bytes, PictureType::Png)); // as another program would
        QCOMPARE(pictures_->await(art, {40, 40}).state, State::Refused);
        pictures_->lookAgain();
        QCOMPARE(changes, 2);
        QVERIFY(!pictures_->refusal(art));
        QCOMPARE(pictures_->await(art, {40, 40}).state, State::Painted);
    }

    void aMissingOneMayComeWhileItIsLookedFor()
    {
        const PictureRef picture =
            *PictureStore(path("elsewhere")).keep(encoded(quarters(40), "PNG"), PictureType::Png);
        const OwnArt art(picture);
        const QString name = QString::fromStdString(fileNameOf(picture));
        QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("pictures")));
        QFile other(path("pictures/" + name)); // takes long to read, and is another one
        QVERIFY(other.open(QIODevice::WriteOnly) && other.resize(qint64{kMaxPictureBytes}));
        other.close();
        bool isDone = false;
        QObject here;
        connect(pictures_.get(), &OwnPictures::changed, &here, [&isDone] { isDone = true; });
        pictures_->ask(art, {40, 40});
        while (!isBeingRead(other.fileName()) && !pictures_->refusal(art))
            QThread::yieldCurrentThread();
        std::filesystem::rename(path("elsewhere/" + name).toStdString(), other.fileName().toStdString());
        pictures_->lookAgain();
        QTRY_VERIFY(isDone);
        QVERIFY(!pictures_->refusal(art));
        QCOMPARE(pictures_->await(art, {40, 40}).state, State::Painted);
    }

    void withoutItsPictureItIsTheSvg()
    {
        const OwnArt art(PictureRef{}, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>"
                                       "<rect width='1' height='1' fill='blue'/></svg>");
        QCOMPARE(seen(pictures_->await(art, {20, 20}).image), QStringLiteral("bbbb"));
        // Of a stranger, although it stands in the place of pixels.
        const OwnArt bad(PictureRef{}, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>"
                                       "<image width='1' height='1' href='file:///etc/hostname'/></svg>");
        QVERIFY(pictures_->await(bad, {20, 20}).fault.code == SetProblem::ArtRefersOutside);
    }

    void whatIsNoPictureIsRefused()
    {
        for (const std::string& bytes : {std::string("text"), encoded(quarters(40), "PNG").substr(0, 60)}) {
            const PictureRef picture = *pictures_->keep(bytes, PictureType::Png);
            const auto answer = pictures_->await(OwnArt(picture), {40, 40});
            QVERIFY(answer.state == State::Refused || seen(answer.image) != QStringLiteral("rlby"));
        }
    }

    void containersAreRemembered()
    {
        const std::string bytes = encoded(quarters(40), "PNG");
        const PictureRef picture = *PictureStore(path("elsewhere")).keep(bytes, PictureType::Png);
        writeContainerOf(path("set.zip"), bytes, picture);
        PictureStore(path("pictures")).add(path("set.zip"));
        const PictureStore later(path("pictures"));
        QVERIFY(later.find(picture) == bytes);
        QCOMPARE(later.sizeOf(picture), std::uint64_t(bytes.size()));
        QVERIFY(QFile::remove(path("set.zip")));
        QVERIFY(!PictureStore(path("pictures")).find(picture));
    }

    void whatSomebodyOpensIsRememberedFirst()
    {
        PictureStore elsewhere(path("elsewhere"));
        PictureStore store(path("pictures"));
        const auto add = [&](const QString& name, Opened how) {
            const PictureRef picture = *elsewhere.keep(name.toStdString(), PictureType::Png);
            writeContainerOf(path(name), name.toStdString(), picture);
            store.add(path(name), how);
        };
        const auto remembered = [&] {
            QFile list(path("pictures/containers"));
            QStringList names;
            if (list.open(QIODevice::ReadOnly))
                for (const QByteArray& one : list.readAll().split('\n'))
                    names << QFileInfo(QFile::decodeName(one)).fileName();
            return names.join(u' ');
        };
        add("installed.zip", Opened::WithItsFolder);
        add("mine.zip", Opened::ByPerson);
        add("other.zip", Opened::WithItsFolder);
        add("temporary.zip", Opened::ForNow);
        QCOMPARE(remembered(), QStringLiteral("mine.zip installed.zip other.zip"));
        QVERIFY(QFile::remove(path("mine.zip"))); // as a drive that is unplugged
        store.add(path("other.zip"), Opened::WithItsFolder);
        QCOMPARE(remembered(), QStringLiteral("mine.zip installed.zip other.zip"));
        store.add(path("other.zip"));
        QCOMPARE(remembered(), QStringLiteral("other.zip mine.zip installed.zip"));
    }

    void whatSoonGoesIsNotHeldOpen()
    {
        const PictureRef picture = *PictureStore(path("elsewhere")).keep("a picture", PictureType::Png);
        writeContainerOf(path("set.zip"), "a picture", picture);
        PictureStore store(path("pictures"));
        store.add(path("set.zip"), Opened::ForNow);
        QVERIFY(!isBeingRead(path("set.zip")));
        store.add(path("set.zip"));
        QVERIFY(isBeingRead(path("set.zip")));
    }

    void noMoreThanFiftyContainersAreRemembered()
    {
        const PictureRef picture = *PictureStore(path("elsewhere")).keep("a picture", PictureType::Png);
        PictureStore store(path("pictures"));
        for (int i = 0; i <= PictureStore::kMostRemembered; ++i) {
            const QString set = path(QString::number(i) + ".zip");
            writeContainerOf(set, "a picture", picture);
            store.add(set, i == 0 ? Opened::ByPerson : Opened::WithItsFolder);
        }
        QFile list(path("pictures/containers"));
        QVERIFY(list.open(QIODevice::ReadOnly));
        const QByteArrayList paths = list.readAll().split('\n');
        QCOMPARE(int(paths.size()), PictureStore::kMostRemembered);
        QVERIFY(paths.first().endsWith("/0.zip") && paths.last().endsWith("/49.zip"));
    }

    void picturesOutliveTheirContainer()
    {
        const QString set = path("set.zip");
        const std::string bytes = encoded(quarters(40), "PNG");
        const std::string other = encoded(quarters(20), "PNG");
        const PictureRef picture = *PictureStore(path("elsewhere")).keep(bytes, PictureType::Png);
        const PictureRef second = *PictureStore(path("elsewhere")).keep(other, PictureType::Png);
        PictureStore store(path("pictures"));
        writeContainerOf(set, bytes, picture);
        store.add(set);
        QVERIFY(QFile::rename(set, path("moved.zip")));
        QVERIFY(store.find(picture) == bytes);
        QVERIFY(QFile::remove(path("moved.zip")));
        QVERIFY(store.find(picture) == bytes);
        writeContainerOf(set, other, second);
        QVERIFY(store.find(picture) == bytes);
        // Undo of a reload needs it still.
        store.add(set);
        QVERIFY(store.find(picture) == bytes && store.find(second) == other);
        QFile broken(set);
        QVERIFY(broken.remove() && broken.open(QIODevice::WriteOnly) && broken.write("PK\3\4") == 4);
        broken.close();
        store.add(set);
        QVERIFY(store.find(picture) == bytes && store.find(second) == other);
    }

    void theGoodOneOutlivesWhatIsDrawnOver()
    {
        const QString set = path("set.zip");
        const PictureRef picture = *PictureStore(path("elsewhere")).keep("a picture", PictureType::Png);
        PictureStore store(path("pictures"));
        writeContainerOf(set, "a picture", picture);
        store.add(set);
        QVERIFY(QFile::remove(set)); // as whoever puts another file in its place
        writeContainerOf(set, "drawn over", picture);
        store.add(set);
        QVERIFY(store.find(picture) == std::string("a picture"));
    }

    void whatIsWrittenOverIsReadAnew()
    {
        const QString set = path("set.zip");
        PictureStore elsewhere(path("elsewhere"));
        const PictureRef picture = *elsewhere.keep("a picture", PictureType::Png);
        const PictureRef second = *elsewhere.keep("another picture", PictureType::Png);
        PictureStore store(path("pictures"));
        writeContainerOf(set, "a picture", picture);
        store.add(set);
        QVERIFY(!store.find(second));
        // It lies elsewhere in the same file.
        writeContainerOf(set, "a picture", picture, R"({"name": "What makes it longer"})");
        QVERIFY(store.sizeOf(picture) > 0);
        QVERIFY(store.find(picture) == std::string("a picture"));
        writeContainerOf(set, "another picture", second);
        QVERIFY(store.sizeOf(picture) == 0 && !store.find(picture));
        QVERIFY(store.find(second) == std::string("another picture"));
    }

    void whatIsGoneForAWhileIsFoundAgain()
    {
        const PictureRef picture = *PictureStore(path("elsewhere")).keep("a picture", PictureType::Png);
        writeContainerOf(path("set.zip"), "a picture", picture);
        PictureStore(path("pictures")).add(path("set.zip"));
        const PictureStore later(path("pictures"));
        QVERIFY(later.sizeOf(picture) > 0);
        QVERIFY(QFile::rename(path("set.zip"), path("unplugged.zip")));
        QVERIFY(later.sizeOf(picture) == 0);
        QVERIFY(QFile::rename(path("unplugged.zip"), path("set.zip")));
        QVERIFY(later.sizeOf(picture) > 0);
    }

    void onlyWhatNobodyNeedsGoes()
    {
        PictureStore store(path("pictures"));
        const PictureRef named = *store.keep("named", PictureType::Png);
        const PictureRef young = *store.keep("young", PictureType::Png);
        const PictureRef old = *store.keep("old", PictureType::Png);
        const PictureRef again = *store.keep("again", PictureType::Png);
        QFile stranger(path("pictures/readme.txt"));
        QVERIFY(stranger.open(QIODevice::WriteOnly));
        for (const PictureRef& picture : {named, old, again})
            age(path("pictures/") + QString::fromStdString(fileNameOf(picture)));
        age(stranger.fileName());
        QVERIFY(store.keep("again", PictureType::Png));
        store.tidy({named}, 90);
        QVERIFY(store.find(named) && store.find(young) && store.find(again));
        QVERIFY(!store.find(old));
        QVERIFY(stranger.exists());
    }

    void whatIsShownStays()
    {
        PictureStore store(path("pictures"));
        const PictureRef shown = *store.keep("shown", PictureType::Png);
        const PictureRef old = *store.keep("old", PictureType::Png);
        for (const PictureRef& picture : {shown, old})
            age(path("pictures/") + QString::fromStdString(fileNameOf(picture)));
        QVERIFY(PictureStore(path("pictures")).find(shown)); // as a saved game does
        store.tidy({}, 90);
        QVERIFY(store.find(shown) && !store.find(old));
    }

    void aDamagedOneIsWrittenAnew()
    {
        PictureStore store(path("pictures"));
        const PictureRef picture = *store.keep("a picture", PictureType::Png);
        QFile file(path("pictures/") + QString::fromStdString(fileNameOf(picture)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("a pXcture"), qint64{9}); // of the same size
        file.close();
        QVERIFY(!store.find(picture));
        QVERIFY(*store.keep("a picture", PictureType::Png) == picture);
        QVERIFY(store.find(picture) == std::string("a picture"));
    }

    void partsLieAboveThePicture()
    {
        TileDesign tile;
        tile.id = "t";
        tile.railroads = {{{Side::East, Side::West}, RailroadEnd::Through, 1, {}}};
        tile.prairies = {{{HalfEdge::NW, HalfEdge::NE, HalfEdge::EN, HalfEdge::WN}, 2, 0, {}},
                         {{HalfEdge::ES, HalfEdge::SE, HalfEdge::SW, HalfEdge::WS}, 0, 1, {}}};
        QImage blank(40, 40, QImage::Format_RGB32);
        blank.fill(Qt::magenta);
        tile.picture = *ownPictures().keep(encoded(blank, "PNG"), PictureType::Png);
        const auto strange = [&tile](Rotation rotation) {
            QImage image(96, 96, QImage::Format_RGB32);
            QPainter painter(&image);
            paintTile(painter, image.rect(), tile, Theme::light(), rotation, Patience::UntilThere);
            int count = 0;
            for (int y = 0; y < 96; ++y)
                for (int x = 0; x < 96; ++x)
                    count += image.pixelColor(x, y) != QColor(Qt::magenta) ? 1 : 0;
            return count;
        };
        QCOMPARE(strange(Rotation::R0), 0);
        int sum = 0;
        for (const ArtLayer layer : kAllArtLayers) {
            tile.above = {};
            tile.above.set(layer, true);
            const int alone = strange(Rotation::R0);
            QCOMPARE(alone > 0, layer != ArtLayer::Nuggets); // of which the tile has none
            QVERIFY(alone < 96 * 96 / 2);
            sum += alone;
        }
        for (const ArtLayer layer : kAllArtLayers)
            tile.above.set(layer, true);
        const int all = strange(Rotation::R90);
        QVERIFY(all > sum / 2 && all <= sum * 5 / 4);
        TileDesign other = tile;
        QVERIFY(samePicture(tile, other));
        other.above.set(ArtLayer::Tracks, false);
        QVERIFY(!samePicture(tile, other));
    }

private:
    QString path(const QString& name) const { return folder_->filePath(name); }

    static void age(const QString& path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addDays(-91), QFileDevice::FileModificationTime));
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<OwnPictures> pictures_;
};

const WindowTest<PicturesTest> kTest("tst_pictures");

} // namespace lodeline::art::tst_pictures

#include "tst_pictures.moc"
