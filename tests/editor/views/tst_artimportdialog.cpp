// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"
#include "editor/art/artimportdialog.h"
#include "editor/art/cutpreview.h"
#include "editor/preview/rotationrow.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/views/importedfiles.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>
#include <functional>
#include <memory>

namespace lodeline::goldrush::editor::tst_artimportdialog {
namespace {

using lodeline::test::encoded;
using lodeline::test::kGoodSvg;
using lodeline::test::kPartlySvg;
using lodeline::test::noise;

TileDesign plainTile()
{
    TileDesign tile;
    tile.id.assign(1, 't');
    return tile;
}

} // namespace

class ArtImportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void partsThatAreNoDrawingAreListed();
    void aFileGivesArt();
    void badArtCannotBeTaken();
    void aBadFileLeavesTheOneBefore();
    void theLastImportCounts();
    void textAndImagesCanBePasted();
    void aFileCanBeDropped();
    void severalFilesAreNotForOneTile();
    void saysWhichOfTheSelectedTilesItIsFor();
    void filesAreChosenByBothKeys_data();
    void filesAreChosenByBothKeys();
    void thePresentPictureIsReadInTheBackground();
    void artCanBeRemoved();
    void nothingNewCannotBeAccepted();
    void layersLieAboveThePicture();
    void aFileOfTheEditorSaysWhichLayersLieAbove();
    void tellsHowMuchTheSetUses();
    void whatIsCutOffIsShown();

private:
    QString write(const QString& name, const QByteArray& bytes);
    void waitForImport(const std::function<void()>& begin);
    void show(const TileDesign& tile, const art::Theme& theme = art::Theme::light()); // one with SVG
    bool canAccept() const;

    QTemporaryDir folder_;
    std::unique_ptr<ArtImportDialog> dialog_;
};

void ArtImportDialogTest::init()
{
    dialog_ = std::make_unique<ArtImportDialog>(plainTile(), 0, art::Theme::light());
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowActive(dialog_.get()));
}

QString ArtImportDialogTest::write(const QString& name, const QByteArray& bytes)
{
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

void ArtImportDialogTest::waitForImport(const std::function<void()>& begin)
{
    QSignalSpy imported(dialog_.get(), &ArtImportDialog::imported);
    begin();
    QTRY_COMPARE(imported.count(), 1);
}

bool ArtImportDialogTest::canAccept() const
{
    return dialog_->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
}

void ArtImportDialogTest::partsThatAreNoDrawingAreListed()
{
    waitForImport([&] { dialog_->importText(kPartlySvg); });
    QVERIFY(canAccept());
    auto* findings = dialog_->findChild<QTreeWidget*>();
    QCOMPARE(findings->topLevelItemCount(), 3);
    QCOMPARE(findings->topLevelItem(0)->text(0), QStringLiteral("Left out"));
    QCOMPARE(findings->topLevelItem(0)->text(1), QStringLiteral("2"));
    QVERIFY(findings->topLevelItem(2)->text(3).contains("file:///etc/hostname"));
    waitForImport([&] { dialog_->importText("<svg xmlns='http://www.w3.org/2000/svg'/>"); });
    QCOMPARE(findings->topLevelItemCount(), 1);
    QCOMPARE(findings->topLevelItem(0)->text(0), QStringLiteral("Refused"));
    QVERIFY(findings->topLevelItem(0)->text(3).contains("no usable size"));
}

void ArtImportDialogTest::aFileGivesArt()
{
    QVERIFY(!dialog_->tile().hasOwnPicture());
    QVERIFY(!canAccept());
    waitForImport([&] { dialog_->importFile(write(QStringLiteral("good.svg"), kGoodSvg)); });
    QVERIFY(canAccept());
    QCOMPARE(QByteArray::fromStdString(dialog_->tile().art), importArt(kGoodSvg).svg.svg);
    QCOMPARE(dialog_->folder(), QFileInfo(folder_.path()).absoluteFilePath());
    auto* row = dialog_->findChildren<RotationRow*>().front();
    QTRY_COMPARE(row->grab().toImage().pixelColor(row->pictureRect(Rotation::R0).center()), QColor(Qt::blue));
    waitForImport(
        [&] { dialog_->importFile(write(QStringLiteral("photo.jpg"), encoded(noise(99, 80), "JPEG"))); });
    QVERIFY(dialog_->tile().art.empty());
    QVERIFY(art::ownPictures().store().find(dialog_->tile().picture.value()));
}

void ArtImportDialogTest::badArtCannotBeTaken()
{
    auto* findings = dialog_->findChild<QTreeWidget*>();
    QVERIFY(!findings->isVisible());
    waitForImport([&] { dialog_->importText(kPartlySvg); });
    QVERIFY(canAccept());
    QCOMPARE(findings->topLevelItemCount(), 3);
    QVERIFY(findings->isVisible());
    QCOMPARE(findings->topLevelItem(0)->text(1), QStringLiteral("2"));
    QCOMPARE(findings->topLevelItem(0)->text(2), QStringLiteral("script"));
    dialog_->removeArt();
    waitForImport([&] { dialog_->importText(kGoodSvg.chopped(9)); });
    QVERIFY(!canAccept());
    QVERIFY(findings->topLevelItemCount() > 0);
    waitForImport([&] { dialog_->importFile(folder_.filePath(QStringLiteral("not there.svg"))); });
    QVERIFY(!canAccept());
    QCOMPARE(findings->topLevelItemCount(), 0);
}

void ArtImportDialogTest::aBadFileLeavesTheOneBefore()
{
    const auto says = [this](const char* text) {
        const auto labels = dialog_->findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [text](const QLabel* label) { return label->text().contains(text); });
    };
    const QByteArray cut = encoded(noise(40, 40), "PNG").left(300);
    waitForImport([&] { dialog_->importFile(write(QStringLiteral("cut.png"), cut)); });
    QVERIFY(!canAccept() && says("cut.png") && !says("from before"));
    waitForImport([&] { dialog_->importText(kPartlySvg); });
    const TileDesign good = dialog_->tile();
    waitForImport([&] { dialog_->importFile(write(QStringLiteral("cut.png"), cut)); });
    QVERIFY(canAccept());
    QVERIFY(says("cut.png") && says("damaged or incomplete") && says("The previous picture is kept."));
    QVERIFY(dialog_->tile() == good);
    QVERIFY(dialog_->findChildren<RotationRow*>().front()->tile() == good);
    // What is listed is about the file that is named.
    QCOMPARE(dialog_->findChild<QTreeWidget*>()->topLevelItemCount(), 0);
    waitForImport([&] { dialog_->importText(kGoodSvg); });
    QVERIFY(canAccept() && !says("cut.png"));
}

void ArtImportDialogTest::theLastImportCounts()
{
    QSignalSpy imported(dialog_.get(), &ArtImportDialog::imported);
    dialog_->importText(encoded(noise(300, 300), "PNG"));
    QVERIFY(!canAccept());
    dialog_->importText(kGoodSvg);
    QTRY_COMPARE(imported.count(), 1);
    QVERIFY(dialog_->tile().art.find("<rect") != std::string::npos);
    dialog_->importText(encoded(noise(300, 300), "PNG"));
    dialog_->removeArt();
    QVERIFY(!dialog_->tile().hasOwnPicture());
    QVERIFY(!canAccept());
}

void ArtImportDialogTest::textAndImagesCanBePasted()
{
    QApplication::clipboard()->setText(QString::fromUtf8(kGoodSvg));
    waitForImport([&] { QTest::keyClick(dialog_.get(), Qt::Key_V, Qt::ControlModifier); });
    QVERIFY(dialog_->tile().art.find("<rect") != std::string::npos);
    QApplication::clipboard()->setImage(noise(50, 50));
    waitForImport([&] { dialog_->paste(); });
    QVERIFY(dialog_->tile().picture);
}

void ArtImportDialogTest::aFileCanBeDropped()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(write(QStringLiteral("dropped.svg"), kGoodSvg))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(dialog_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    waitForImport([&] { QApplication::sendEvent(dialog_.get(), &drop); });
    QVERIFY(dialog_->tile().hasOwnPicture());
}

void ArtImportDialogTest::severalFilesAreNotForOneTile()
{
    QSignalSpy given(dialog_.get(), &ArtImportDialog::filesGiven);
    QSignalSpy imported(dialog_.get(), &ArtImportDialog::imported);
    const QStringList files{write(QStringLiteral("1.svg"), kGoodSvg),
                            write(QStringLiteral("2.svg"), kGoodSvg)};
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(files[0]), QUrl::fromLocalFile(files[1])});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(dialog_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(dialog_.get(), &drop);
    QVERIFY(drop.isAccepted());
    QVERIFY(given.isEmpty()); // the other program waits meanwhile
    QTRY_COMPARE(given.count(), 1);
    QCOMPARE(given[0][0].toStringList(), files);
    QVERIFY(!dialog_->tile().hasOwnPicture() && imported.isEmpty());
}

void ArtImportDialogTest::saysWhichOfTheSelectedTilesItIsFor()
{
    const auto says = [this] {
        const auto labels = dialog_->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().contains("for tile t alone");
        });
    };
    QVERIFY(!says());
    dialog_->setSelected(3);
    QVERIFY(says());
}

void ArtImportDialogTest::filesAreChosenByBothKeys_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifier>("modifier");
    QTest::newRow("underlined") << int(Qt::Key_C) << Qt::AltModifier;
    QTest::newRow("open") << int(Qt::Key_O) << Qt::ControlModifier;
}

void ArtImportDialogTest::filesAreChosenByBothKeys()
{
    QFETCH(const int, key);
    QFETCH(const Qt::KeyboardModifier, modifier);
    dialog_->setFolder(folder_.path());
    QString asked;
    lodeline::test::onNextDialog([&](QDialog* dialog) {
        if (const auto* files = qobject_cast<QFileDialog*>(dialog))
            asked = files->directory().path();
    });
    QTest::keyClick(dialog_.get(), static_cast<Qt::Key>(key), modifier);
    QTRY_COMPARE(asked, folder_.path());
}

void ArtImportDialogTest::show(const TileDesign& tile, const art::Theme& theme)
{
    dialog_ = std::make_unique<ArtImportDialog>(tile, 0, theme);
    QSignalSpy imported(dialog_.get(), &ArtImportDialog::imported);
    QTRY_COMPARE(imported.count(), 1);
}

void ArtImportDialogTest::thePresentPictureIsReadInTheBackground()
{
    TileDesign tile = plainTile();
    tile.art = kPartlySvg.toStdString();
    dialog_ = std::make_unique<ArtImportDialog>(tile, 0, art::Theme::light());
    QSignalSpy imported(dialog_.get(), &ArtImportDialog::imported);
    QCOMPARE(dialog_->tile(), tile);
    auto* findings = dialog_->findChild<QTreeWidget*>();
    QCOMPARE(findings->topLevelItemCount(), 0);
    QTRY_COMPARE(imported.count(), 1);
    QCOMPARE(findings->topLevelItemCount(), 3);
    QCOMPARE(dialog_->tile().art, importArt(kPartlySvg).text());
    QVERIFY(!dialog_->isOtherPicture());
    // What the user takes meanwhile counts.
    dialog_ = std::make_unique<ArtImportDialog>(tile, 0, art::Theme::light());
    waitForImport([&] { dialog_->importText(kGoodSvg); });
    QCOMPARE(dialog_->tile().art, importArt(kGoodSvg).text());
    QVERIFY(dialog_->isAcceptable());
}

void ArtImportDialogTest::artCanBeRemoved()
{
    TileDesign tile = plainTile();
    tile.art = importArt(kGoodSvg).text();
    show(tile, art::Theme::dark());
    dialog_->show();
    QCOMPARE(dialog_->tile().art, tile.art);
    QVERIFY(!canAccept());
    dialog_->removeArt();
    QVERIFY(!dialog_->tile().hasOwnPicture());
    QVERIFY(canAccept());
    QTest::mouseClick(dialog_->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(dialog_->result(), static_cast<int>(QDialog::Accepted));
}

void ArtImportDialogTest::nothingNewCannotBeAccepted()
{
    TileDesign tile = plainTile();
    tile.art = kPartlySvg.toStdString(); // not cleaned yet
    show(tile);
    QVERIFY(dialog_->tile().hasOwnPicture());
    QVERIFY(!dialog_->isAcceptable());
    tile.art = "not SVG at all";
    show(tile);
    QVERIFY(!dialog_->isAcceptable());
    dialog_->removeArt();
    QVERIFY(dialog_->isAcceptable());
}

void ArtImportDialogTest::layersLieAboveThePicture()
{
    TileDesign tile = plainTile();
    tile.art = importArt(kGoodSvg).text();
    tile.above.set(ArtLayer::Nuggets, true);
    show(tile);
    QCOMPARE(dialog_->tile().above, tile.above);
    QVERIFY(!dialog_->isAcceptable());
    const auto boxes = dialog_->findChildren<QCheckBox*>();
    QCOMPARE(boxes.size(), qsizetype(kAllArtLayers.size() + 1));
    boxes[0]->setChecked(true);
    QVERIFY(dialog_->isAcceptable());
    QVERIFY(dialog_->tile().above.has(ArtLayer::Tracks) && dialog_->tile().above.has(ArtLayer::Nuggets));
    boxes[0]->setChecked(false);
    QVERIFY(!dialog_->isAcceptable());
    boxes.back()->setChecked(true);
    QVERIFY(dialog_->isAcceptable() && dialog_->isForAll());
    dialog_->removeArt();
    QVERIFY(!boxes[0]->isEnabled());
    QVERIFY(dialog_->tile().above.isEmpty());
    QVERIFY(!dialog_->isForAll()); // those of the other tiles stay
}

void ArtImportDialogTest::aFileOfTheEditorSaysWhichLayersLieAbove()
{
    TileDesign tile = plainTile();
    tile.above.set(ArtLayer::Herds, true);
    dialog_ = std::make_unique<ArtImportDialog>(tile, 0, art::Theme::light());
    waitForImport([&] { dialog_->importText(kGoodSvg); });
    QVERIFY(dialog_->tile().above == tile.above);
    const QByteArray layers =
        "<g id='lodeline-tracks' xmlns:s='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd' "
        "s:insensitive='true'><path d='M0 0h5'/></g><g id='lodeline-guides'/></svg>";
    waitForImport([&] { dialog_->importText(QByteArray(kGoodSvg).replace("</svg>", layers)); });
    ArtLayers tracks;
    tracks.set(ArtLayer::Tracks, true);
    QVERIFY(dialog_->tile().above == tracks);
    QCOMPARE(QByteArray::fromStdString(dialog_->tile().art), importArt(kGoodSvg).svg.svg);
}

void ArtImportDialogTest::tellsHowMuchTheSetUses()
{
    dialog_ = std::make_unique<ArtImportDialog>(plainTile(), std::uint64_t{34} << 20, art::Theme::light());
    const auto labels = dialog_->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().contains(QLocale().formattedDataSize(34 << 20, 0)) &&
               label->text().contains(QLocale().formattedDataSize(qint64{2} << 30, 0));
    }));
}

void ArtImportDialogTest::whatIsCutOffIsShown()
{
    QImage striped(300, 100, QImage::Format_RGB32);
    striped.fill(Qt::red);
    const auto pictures = [this] {
        const auto labels = dialog_->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->pixmap().width() == kCutPreview;
        });
    };
    waitForImport([&] { dialog_->importText(encoded(striped, "PNG")); });
    QVERIFY(pictures());
    waitForImport([&] { dialog_->importText(kGoodSvg); });
    QVERIFY(!pictures());
    waitForImport([&] { dialog_->importImage(striped); });
    QVERIFY(pictures());
}

const WindowTest<ArtImportDialogTest> kTest("tst_artimportdialog");

} // namespace lodeline::goldrush::editor::tst_artimportdialog

#include "tst_artimportdialog.moc"
