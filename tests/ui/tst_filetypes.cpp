// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/start/freepath.h"
#include "ui/tilesetfiles.h"

#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace lodeline::ui::tst_filetypes {

using namespace goldrush;

class FileTypesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void desktopsKnowTheFiles();
    void filesAreKnownByTheirName();
    void namesGetTheSuffix();
    void onlyFilesOfTheWantedKindAreTaken();
    void whatIsDraggedOutCanBeTakenAgain();
    void aNameThatIsTakenGetsANumber();

private:
    QTemporaryDir folder_;
};

// Before anything asks for a file type: they are read once.
void FileTypesTest::initTestCase()
{
    QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("mime/packages")));
    QVERIFY(QFile::copy(QStringLiteral(LODELINE_MIME_TYPES),
                        folder_.filePath(QStringLiteral("mime/packages/lodeline.xml"))));
    qputenv("XDG_DATA_HOME", folder_.path().toLocal8Bit());
}

void FileTypesTest::desktopsKnowTheFiles()
{
    const QMimeDatabase types;
    const auto typeOf = [&](const char* name) {
        return types.mimeTypeForFile(QLatin1String(name), QMimeDatabase::MatchExtension);
    };
    QCOMPARE(typeOf("my.tileset.json").name(), QStringLiteral("application/x-lodeline-tileset"));
    QVERIFY(typeOf("my.tileset.json").inherits(QStringLiteral("application/json")));
    QCOMPARE(typeOf("my.tileset.zip").name(), QStringLiteral("application/x-lodeline-tileset+zip"));
    QVERIFY(typeOf("my.tileset.zip").inherits(QStringLiteral("application/zip")));
    QCOMPARE(typeOf("other.json").name(), QStringLiteral("application/json"));
    QCOMPARE(typeOf("game.lodeline").name(), QStringLiteral("application/x-lodeline-game"));
    QCOMPARE(typeOf("my.tileset.json").iconName(), QStringLiteral("lodeline-editor"));
}

void FileTypesTest::filesAreKnownByTheirName()
{
    QVERIFY(isTileSetFile(QStringLiteral("/a/My.TileSet.JSON")));
    QVERIFY(!isTileSetFile(QStringLiteral("/a.tileset.json/b.json")));
    QCOMPARE(tileSetBaseName(QStringLiteral("/a/my.set.tileset.json")), QStringLiteral("my.set"));
    QVERIFY(isTileSetFile(QStringLiteral("/a/My.TileSet.ZIP")));
    QCOMPARE(tileSetBaseName(QStringLiteral("/a/my.set.tileset.zip")), QStringLiteral("my.set"));
    QCOMPARE(tileSetBaseName(QStringLiteral("/a/other.json")), QStringLiteral("other"));
}

void FileTypesTest::namesGetTheSuffix()
{
    for (const char* name : {"my v1.2.tileset.json", "my v1.2", "my v1.2.json", "my v1.2.tileset"})
        QCOMPARE(withSuffix(QLatin1String(name), tileSetSuffix()), QStringLiteral("my v1.2.tileset.json"));
    QCOMPARE(withSuffix(QStringLiteral("/a.json/B.TileSet.JSON"), tileSetSuffix()),
             QStringLiteral("/a.json/B.TileSet.JSON"));
    QCOMPARE(withSuffix(QStringLiteral("plain.tileset.json"), pictureSetSuffix()),
             QStringLiteral("plain.tileset.zip"));
    QCOMPARE(withSuffix(QStringLiteral("A.TileSet.ZIP"), tileSetSuffix()), QStringLiteral("A.tileset.json"));
    QCOMPARE(withSuffix(QStringLiteral("a.tileset.json"), QStringLiteral(".deck.json")),
             QStringLiteral("a.tileset.deck.json"));
}

void FileTypesTest::onlyFilesOfTheWantedKindAreTaken()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral("/a/picture.png")),
                  QUrl(QStringLiteral("https://example.org/web.tileset.json")),
                  QUrl::fromLocalFile(QStringLiteral("/a/my set.tileset.json"))});
    QCOMPARE(draggedFiles(data, {tileSetSuffix()}), QStringList{"/a/my set.tileset.json"});
    QCOMPARE(draggedFiles(data, {QStringLiteral(".lodeline")}), QStringList());
    QMimeData text;
    text.setText(QStringLiteral("/a/my.tileset.json"));
    QCOMPARE(draggedFiles(text, {tileSetSuffix()}), QStringList());
}

void FileTypesTest::whatIsDraggedOutCanBeTakenAgain()
{
    const QString path = QStringLiteral("/a/50 % & more.tileset.json");
    QCOMPARE(draggedFiles(*fileToDrag(path), {tileSetSuffix()}), QStringList{path});
}

void FileTypesTest::aNameThatIsTakenGetsANumber()
{
    const QTemporaryDir folder;
    const auto freeName = [&folder](QChar mark) {
        const QString path = freePath(folder.path(), QStringLiteral("a"), QStringLiteral(".json"), mark);
        return QDir(folder.path()).relativeFilePath(path);
    };
    QCOMPARE(freeName(u'-'), QStringLiteral("a.json"));
    QVERIFY(
        QFile::link(folder.filePath(QStringLiteral("nowhere")), folder.filePath(QStringLiteral("a.json"))));
    QCOMPARE(freeName(u'-'), QStringLiteral("a-2.json"));
    QFile second(folder.filePath(QStringLiteral("a 2.json")));
    QVERIFY(second.open(QIODevice::WriteOnly));
    QCOMPARE(freeName(u' '), QStringLiteral("a 3.json"));
}

const PlainTest<FileTypesTest> kTest("tst_filetypes");

} // namespace lodeline::ui::tst_filetypes

#include "tst_filetypes.moc"
