// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/picturesearch.h"
#include "engine/core/pictures/sha256.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/views/missingpicture.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QDir>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::editor::tst_picturesearch {

class PictureSearchTest : public QObject
{
    Q_OBJECT

private slots:
    // There is a file of its name, which holds something else; no window shows it.
    void damagedPicturesStayProblems();
    void picturesThatComeAreCounted();
};

void PictureSearchTest::damagedPicturesStayProblems()
{
    TileSet set;
    PictureRef& picture = set.tiles.emplace_back().picture.emplace();
    picture.digest = sha256Of("the whole picture");
    picture.type = PictureType::Svg;
    const QDir folder(art::PictureStore::defaultFolder());
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    QVERIFY(ui::writeFile(folder.filePath(QString::fromStdString(fileNameOf(picture))), "the whole"));
    PictureSearch search;
    QSignalSpy changed(&search, &PictureSearch::changed);
    search.seek(set);
    const art::OwnArt art(set.tiles[0]);
    QCOMPARE(art::ownPictures().await(art, {20, 20}).state, art::OwnPictures::State::Refused);
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(search.missing(set).size(), std::size_t{1});
    changed.clear();
    search.seekAgain();
    QTRY_VERIFY(!changed.isEmpty());
    QTRY_COMPARE(search.missing(set).size(), std::size_t{1});
}

void PictureSearchTest::picturesThatComeAreCounted()
{
    const std::string first = "a picture that is there";
    const std::string second = "one that comes later";
    TileSet set;
    for (const std::string& bytes : {first, second})
        set.tiles.emplace_back().picture = lodeline::test::missingPicture(bytes);
    QVERIFY(art::PictureStore().keep(first, PictureType::Svg));
    PictureSearch search;
    QSignalSpy counted(&search, &PictureSearch::counted);
    search.seek(set);
    QTRY_COMPARE(counted.size(), 1);
    QCOMPARE(search.bytes(), std::uint64_t{first.size()});
    QVERIFY(art::PictureStore().keep(second, PictureType::Svg));
    search.seekAgain();
    QTRY_COMPARE(counted.size(), 2);
    QCOMPARE(search.bytes(), std::uint64_t{first.size() + second.size()});
    QVERIFY(search.missing(set).empty());
}

const PlainTest<PictureSearchTest> kTest("tst_picturesearch");

} // namespace lodeline::goldrush::editor::tst_picturesearch

#include "tst_picturesearch.moc"
