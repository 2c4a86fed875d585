// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/setmenu.h"
#include "app/goldrush/dialogs/setpicture.h"
#include "app/goldrush/dialogs/tilesetchooser.h"
#include "resources/art/own/picturestore.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/setfiles.h"
#include "tests/windowtest/windowtest.h"
#include "ui/containers.h"
#include "ui/problemsdialog.h"
#include "ui/sets/installedsets.h"
#include "ui/shippedsets.h"
#include "ui/tilesetfiles.h"

#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_tilesetchooser {

using namespace app;

using test::namedSet;
using test::onNextDialog;
using test::writeBroken;
using test::writeSet;

class TileSetChooserTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void installedSetsFollowThoseOfTheProgram();
    void setsThatAppearAreListed();
    void aSetThatGoesAwayIsChosenNoMore();
    void aSetThatComesByPicturesStaysChosen();
    void brokenInstalledSetsAreExplained();
    void setsOfOneNameAreToldApart();
    void setsWithPicturesAndWithoutAreToldApart();
    void authorAndDescriptionAreShown();
    void aFileIsReadBeforeItCanBePlayed();
    void theFileThatIsChosenLastIsJudged();
    void installedSetsAreJudgedAtOnce();
    void aFileIsAdded();
    void anInstalledSetIsRemoved();
    void brokenFilesAreNotImported();
    void theMenuOffersWhatCanBeDone();
    void setsAreDraggedOut();
    void aChosenFileThatIsInstalledLaterIsListedOnce();
    void picturesOfASetThatIsGoneGoAYearLater();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    QString installedPath(const QString& name) const { return QDir(sets_->folder()).filePath(name); }
    QStringList rows() const;
    QString verdict() const { return chooser_->findChild<QLabel*>(QStringLiteral("tileSetVerdict"))->text(); }
    QAction* action(const char* name) const
    {
        return chooser_->findChild<SetMenu*>()->findChild<QAction*>(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<ui::InstalledSets> sets_;
    std::unique_ptr<TileSetChooser> chooser_;
};

// A chooser beside a folder of installed sets that was read and is empty.
void TileSetChooserTest::init()
{
    chooser_.reset();
    sets_.reset();
    folder_ = std::make_unique<QTemporaryDir>();
    sets_ = std::make_unique<ui::InstalledSets>(path(QStringLiteral("installed")));
    chooser_ = std::make_unique<TileSetChooser>(*sets_);
}

// What follows the sets of the program, a separator as an empty text.
QStringList TileSetChooserTest::rows() const
{
    QStringList texts;
    for (int i = static_cast<int>(ui::shippedSets().size()); i < chooser_->combo()->count(); ++i)
        texts << chooser_->combo()->itemText(i);
    return texts;
}

void TileSetChooserTest::installedSetsFollowThoseOfTheProgram()
{
    QCOMPARE(rows(), QStringList());
    QVERIFY(sets_->install(writeSet(path(QStringLiteral("z.tileset.json")), namedSet("Zinc"))));
    QVERIFY(sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("Agate"))));
    QCOMPARE(rows(), (QStringList{"", "Agate", "Zinc"}));
    chooser_->setFile(writeSet(path(QStringLiteral("other.tileset.json")), namedSet("Other")));
    QCOMPARE(rows(), (QStringList{"", "Agate", "Zinc", "", "other.tileset.json"}));
    chooser_->setFile(installedPath(QStringLiteral("z.tileset.json")));
    QCOMPARE(chooser_->combo()->currentText(), QStringLiteral("Zinc"));
    QVERIFY(chooser_->isPlayable());
}

void TileSetChooserTest::setsThatAppearAreListed()
{
    chooser_->setFile(QStringLiteral(":/tilesets/ironweb.tileset.json"));
    writeSet(installedPath(QStringLiteral("new.tileset.json")), namedSet("From the editor"));
    QTRY_COMPARE(rows(), (QStringList{"", "From the editor"}));
    QCOMPARE(chooser_->file(), QStringLiteral(":/tilesets/ironweb.tileset.json"));
}

void TileSetChooserTest::aSetThatGoesAwayIsChosenNoMore()
{
    const QString file = *sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A")));
    chooser_->setFile(file);
    QVERIFY(QFile::remove(file));
    QTRY_COMPARE(chooser_->file(), QString());
    QVERIFY(chooser_->isPlayable());
}

void TileSetChooserTest::aSetThatComesByPicturesStaysChosen()
{
    chooser_->setFile(*sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A"))));
    const QString painted = path(QStringLiteral("b.tileset.zip"));
    QVERIFY(ui::writeDocument(painted, writeTileSet(namedSet("A")), {}));
    QVERIFY(sets_->install(painted));
    QCOMPARE(rows(), (QStringList{"", "A"}));
    QCOMPARE(chooser_->file(), installedPath(QStringLiteral("a.tileset.zip")));
}

void TileSetChooserTest::brokenInstalledSetsAreExplained()
{
    const QString broken = writeBroken(installedPath(QStringLiteral("broken.tileset.json")));
    writeSet(installedPath(QStringLiteral("good.tileset.json")), namedSet("Good"));
    QTRY_COMPARE(rows().size(), 3);
    QVERIFY(rows()[1].contains(QLatin1String("broken")));
    QVERIFY(rows()[1] != QLatin1String("broken"));
    chooser_->setFile(broken);
    QVERIFY(!chooser_->isPlayable());
    QVERIFY2(verdict().contains(QLatin1String("/name")), qPrintable(verdict()));
}

void TileSetChooserTest::setsOfOneNameAreToldApart()
{
    const QString file = writeSet(path(QStringLiteral("a.tileset.json")), namedSet("Same"));
    QVERIFY(sets_->install(file, ui::InstalledSets::Rival::KeepBoth));
    QVERIFY(sets_->install(file, ui::InstalledSets::Rival::KeepBoth));
    QCOMPARE(rows(), (QStringList{"", "Same (a)", "Same (a-2)"}));
}

void TileSetChooserTest::setsWithPicturesAndWithoutAreToldApart()
{
    const QString plain = writeSet(installedPath(QStringLiteral("a.tileset.json")), namedSet("Same"));
    QVERIFY(ui::writeDocument(installedPath(QStringLiteral("a.tileset.zip")), writeTileSet(namedSet("Same")),
                              {}));
    QTRY_COMPARE(rows(), (QStringList{"", "Same (a.tileset.json)", "Same (a.tileset.zip)"}));
    QVERIFY(sets_->remove(plain));
    QCOMPARE(rows(), (QStringList{"", "Same"}));
}

void TileSetChooserTest::authorAndDescriptionAreShown()
{
    TileSet set = namedSet("A");
    set.author = "Ada <b>Byron</b>";
    set.description = "Much\nand  more";
    chooser_->setFile(writeSet(path(QStringLiteral("a.tileset.json")), set));
    QTRY_VERIFY(chooser_->isPlayable());
    QVERIFY2(verdict().contains(QLatin1String("Ada <b>Byron</b>")), qPrintable(verdict()));
    QVERIFY2(verdict().contains(QLatin1String("Much and more")), qPrintable(verdict()));
}

void TileSetChooserTest::aFileIsReadBeforeItCanBePlayed()
{
    QVERIFY(chooser_->isPlayable()); // the classic set
    chooser_->setFile(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("Mine")));
    QVERIFY(!chooser_->isPlayable());
    QVERIFY(!chooser_->set());
    QCOMPARE(verdict(), QString());
    QVERIFY(!action("install")->isEnabled());
    QTRY_VERIFY(chooser_->isPlayable());
    QCOMPARE(chooser_->set()->name, std::string("Mine"));
    QVERIFY(!verdict().isEmpty());
}

// Whatever order the disk answers in.
void TileSetChooserTest::theFileThatIsChosenLastIsJudged()
{
    const QString good = writeSet(path(QStringLiteral("good.tileset.json")), namedSet("Good"));
    const QString broken = writeBroken(path(QStringLiteral("broken.tileset.json")));
    chooser_->setFile(good);
    chooser_->setFile(broken);
    QTRY_VERIFY(verdict().contains(QLatin1String("/name")));
    QVERIFY(!chooser_->isPlayable());
    chooser_->setFile(good);
    chooser_->setFile(QString());
    QVERIFY(chooser_->isPlayable());
    QSignalSpy changes(chooser_.get(), &TileSetChooser::changed);
    chooser_->setFile(broken);
    QTRY_VERIFY(verdict().contains(QLatin1String("/name")));
    QCOMPARE(changes.size(), 2); // away from one, and what the other is: nothing of the one that was left
    QVERIFY(!chooser_->isPlayable());
}

void TileSetChooserTest::installedSetsAreJudgedAtOnce()
{
    const QString file = *sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("Mine")));
    chooser_->setFile(file);
    QVERIFY(chooser_->isPlayable());
    QCOMPARE(chooser_->set(), sets_->find(file)->set);
}

void TileSetChooserTest::aFileIsAdded()
{
    const QString file = writeSet(path(QStringLiteral("a.tileset.json")), namedSet("Mine"));
    chooser_->setFile(file);
    QTRY_VERIFY(action("install")->isEnabled());
    action("install")->trigger();
    QCOMPARE(chooser_->file(), installedPath(QStringLiteral("a.tileset.json")));
    QCOMPARE(rows(), (QStringList{"", "Mine"}));
    QVERIFY(!action("install")->isEnabled());
}

void TileSetChooserTest::anInstalledSetIsRemoved()
{
    const QString file = *sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("Mine")));
    chooser_->setFile(file);
    onNextDialog([](QDialog* dialog) {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("&Remove"))
                button->click();
    });
    action("remove")->trigger();
    QVERIFY(!QFileInfo::exists(file));
    QCOMPARE(chooser_->file(), QString());
    QCOMPARE(rows(), QStringList());
}

void TileSetChooserTest::brokenFilesAreNotImported()
{
    bool explained = false;
    onNextDialog([&](QDialog* dialog) { explained = qobject_cast<ui::ProblemsDialog*>(dialog) != nullptr; });
    chooser_->import(writeBroken(path(QStringLiteral("broken.tileset.json"))));
    QVERIFY(explained);
    QCOMPARE(chooser_->file(), QString());
    QCOMPARE(rows(), QStringList());
}

void TileSetChooserTest::theMenuOffersWhatCanBeDone()
{
    const auto offers = [this] {
        return std::pair(action("install")->isEnabled(), action("remove")->isEnabled());
    };
    QVERIFY(offers() == std::pair(false, false));
    const QString file = writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A"));
    chooser_->setFile(file);
    QTRY_VERIFY(offers() == std::pair(true, false));
    chooser_->setFile(*sets_->install(file));
    QVERIFY(offers() == std::pair(false, true));
    chooser_->setFile(writeBroken(path(QStringLiteral("broken.tileset.json"))));
    QTRY_VERIFY(verdict().contains(QLatin1String("/name")));
    QVERIFY(offers() == std::pair(false, false));
    for (const char* name : {"installFile", "edit", "saveCopy"})
        QVERIFY(action(name)->isEnabled());
}

void TileSetChooserTest::setsAreDraggedOut()
{
    auto* picture = chooser_->findChild<SetPicture*>();
    const auto draggedFile = [&] {
        const auto data = picture->dragged();
        return data ? ui::draggedFiles(*data, {ui::tileSetSuffix()}).value(0) : QString();
    };
    // The classic set is nowhere as a file, so a copy is.
    QCOMPARE(QFileInfo(draggedFile()).fileName(), QStringLiteral("Classic set.tileset.json"));
    QCOMPARE(*ui::readFile(draggedFile()), *ui::readFile(QStringLiteral(":/tilesets/classic.tileset.json")));
    const QString file = *sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A")));
    chooser_->setFile(file);
    QCOMPARE(draggedFile(), file);
    chooser_->setFile(path(QStringLiteral("missing.tileset.json")));
    QVERIFY(!picture->dragged());
}

void TileSetChooserTest::aChosenFileThatIsInstalledLaterIsListedOnce()
{
    // As when the settings name an installed set before the folder was read.
    const QString file = installedPath(QStringLiteral("a.tileset.json"));
    writeSet(file, namedSet("Mine"));
    chooser_->setFile(file);
    QTRY_COMPARE(rows(), (QStringList{"", "Mine"}));
    QCOMPARE(chooser_->file(), file);
}

void TileSetChooserTest::picturesOfASetThatIsGoneGoAYearLater()
{
    art::PictureStore store;
    const auto kept = [&store](const std::string& bytes, int daysAgo) {
        const PictureRef picture = *store.keep(bytes, PictureType::Png);
        QFile file(
            QDir(art::PictureStore::defaultFolder()).filePath(QString::fromStdString(fileNameOf(picture))));
        const QDateTime then = QDateTime::currentDateTime().addDays(-daysAgo);
        if (!file.open(QIODevice::ReadWrite) || !file.setFileTime(then, QFileDevice::FileModificationTime))
            qFatal("a picture of the test cannot be made older");
        return picture;
    };
    const PictureRef old = kept("old", 366);
    const PictureRef recent = kept("recent", 300);
    QSettings settings(path(QStringLiteral("settings.ini")), QSettings::IniFormat);
    GoldRush kind(settings, path(QStringLiteral("sets")));
    kind.prepare();
    QTRY_VERIFY(store.sizeOf(old) == 0);
    QVERIFY(store.sizeOf(recent) > 0);
}

const WindowTest<TileSetChooserTest> kTest("tst_tilesetchooser");

} // namespace lodeline::goldrush::tst_tilesetchooser

#include "tst_tilesetchooser.moc"
