// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/sha256.h"
#include "resources/art/own/ownpictures.h"
#include "tests/support/fulldisk.h"
#include "tests/support/heldfile.h"
#include "tests/ui/nextdialog.h"
#include "tests/ui/setfiles.h"
#include "tests/windowtest/windowtest.h"
#include "ui/containers.h"
#include "ui/problemsdialog.h"
#include "ui/sets/installedsets.h"
#include "ui/sets/installing.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>

namespace lodeline::ui::tst_installing {

using namespace goldrush;

using test::namedSet;
using test::onNextDialog;
using test::writeBroken;
using test::writeSet;

class InstallingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nothingIsAskedAboutANewSet();
    void onlyTheCopyIsRemembered();
    void nobodyWaitsForADiskThatDoesNotAnswer();
    void theSameNameAsks_data();
    void theSameNameAsks();
    void brokenFilesAreExplained();
    void removingAsksFirst();
    void whatAFullDiskLosesIsAskedAbout_data();
    void whatAFullDiskLosesIsAskedAbout();
    void copiesAreSavedElsewhere();
    void whatACopyReplacesLeavesItsPictures();
    void namesWithADotGetTheSuffix_data();
    void namesWithADotGetTheSuffix();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<InstalledSets> sets_;
};

namespace {

void press(QDialog* dialog, const QString& text)
{
    for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->text() == text) {
            button->click();
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("no button ") + text));
}

// A set with a picture that is nowhere else.
QString writePainted(const QString& path, const std::string& bytes)
{
    const PictureRef picture = *art::ownPictures().keep(bytes, PictureType::Png);
    TileSet set = namedSet("Painted");
    set.tiles.front().picture = picture;
    if (!writeDocument(path, writeTileSet(set), {picture}, {}, art::Opened::ForNow))
        throw std::runtime_error("a set of the test cannot be written");
    QFile::remove(
        QDir(art::PictureStore::defaultFolder()).filePath(QString::fromStdString(fileNameOf(picture))));
    return path;
}

} // namespace

void InstallingTest::init()
{
    sets_.reset();
    folder_ = std::make_unique<QTemporaryDir>();
    sets_ = std::make_unique<InstalledSets>(path(QStringLiteral("installed")));
}

void InstallingTest::nothingIsAskedAboutANewSet()
{
    const QString file = writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A"));
    const QString installed = installAsking(*sets_, file, nullptr);
    QVERIFY(sets_->find(installed));
    QCOMPARE(installAsking(*sets_, installed, nullptr), installed);
}

void InstallingTest::onlyTheCopyIsRemembered()
{
    const QString file = writePainted(path(QStringLiteral("a.tileset.zip")), "remembered");
    const QString installed = installAsking(*sets_, file, nullptr);
    QVERIFY(!installed.isEmpty());
    const QByteArray list =
        readFile(art::PictureStore::defaultFolder() + QStringLiteral("/containers")).value_or(QByteArray());
    QVERIFY(list.contains(QFile::encodeName(installed)));
    QVERIFY(!list.contains(QFile::encodeName(file)));
}

void InstallingTest::nobodyWaitsForADiskThatDoesNotAnswer()
{
    QWidget window;
    window.show();
    // There every file can be held, whatever the disk is.
    const QTemporaryDir memory(QStringLiteral("/dev/shm/lodeline-XXXXXX"));
    const QString name = QStringLiteral("a.tileset.json");
    const QString file = writeSet(memory.isValid() ? memory.filePath(name) : path(name), namedSet("A"));
    auto held = std::make_unique<test::HeldFile>(QFile::encodeName(file).constData());
    if (!held->isHeld())
        QSKIP("This file system does not let a file be held.");
    bool isLeft = false;
    test::onProgress([&](QProgressDialog& dialog) {
        dialog.findChild<QPushButton*>()->click();
        isLeft = !dialog.isVisible();
        held.reset(); // now it answers
    });
    QVERIFY(installAsking(*sets_, file, &window).isEmpty());
    QVERIFY(isLeft);
    QVERIFY(sets_->sets().empty());
}

void InstallingTest::theSameNameAsks_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("replaced");
    QTest::newRow("replace") << QStringLiteral("&Replace it") << 1 << true;
    QTest::newRow("keep both") << QStringLiteral("Keep &both") << 2 << false;
    QTest::newRow("cancel") << QString() << 1 << false;
}

void InstallingTest::theSameNameAsks()
{
    QFETCH(QString, button);
    QFETCH(int, count);
    QFETCH(bool, replaced);
    const QString first = *sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("Same")));
    TileSet changed = namedSet("Same");
    changed.author = "Second";
    const QString file = writeSet(path(QStringLiteral("b.tileset.json")), changed);
    QString question;
    onNextDialog([&](QDialog* dialog) {
        question = qobject_cast<QMessageBox*>(dialog)->text();
        if (!button.isEmpty())
            press(dialog, button);
    });
    QCOMPARE(installAsking(*sets_, file, nullptr).isEmpty(), button.isEmpty());
    QVERIFY2(question.contains(QLatin1String("Same")), qPrintable(question));
    QCOMPARE(sets_->sets().size(), static_cast<std::size_t>(count));
    QCOMPARE(loadTileSet(first)->set.author == "Second", replaced);
}

void InstallingTest::brokenFilesAreExplained()
{
    const QString file = writeBroken(path(QStringLiteral("broken.tileset.json")));
    QString text;
    onNextDialog([&](QDialog* dialog) {
        if (const auto* problems = qobject_cast<ProblemsDialog*>(dialog))
            text = problems->text();
    });
    QVERIFY(installAsking(*sets_, file, nullptr).isEmpty());
    QVERIFY2(text.contains(QLatin1String("/name")), qPrintable(text));
    QVERIFY(QDir(sets_->folder()).isEmpty());
}

void InstallingTest::removingAsksFirst()
{
    const QString file = *sets_->install(writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A")));
    onNextDialog([](QDialog*) {});
    QVERIFY(!removeAsking(*sets_, file, nullptr));
    QVERIFY(QFileInfo::exists(file));
    onNextDialog([](QDialog* dialog) { press(dialog, QStringLiteral("&Remove")); });
    QVERIFY(removeAsking(*sets_, file, nullptr));
    QVERIFY(!QFileInfo::exists(file));
}

void InstallingTest::whatAFullDiskLosesIsAskedAbout_data()
{
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("removed") << true;
    QTest::newRow("kept") << false;
}

void InstallingTest::whatAFullDiskLosesIsAskedAbout()
{
    QFETCH(bool, goesOn);
    const QString file = *sets_->install(
        writePainted(path(QStringLiteral("a.tileset.zip")), std::string(5000, goesOn ? 'x' : 'y')));
    QString question;
    onNextDialog([&](QDialog* first) {
        onNextDialog([&](QDialog* second) {
            question = qobject_cast<QMessageBox*>(second)->text();
            if (goesOn)
                press(second, QStringLiteral("&Remove"));
        });
        press(first, QStringLiteral("&Remove"));
    });
    const test::FullDisk full;
    QCOMPARE(removeAsking(*sets_, file, nullptr), goesOn);
    QVERIFY2(question.contains(QLatin1String("Painted")), qPrintable(question));
    QCOMPARE(QFileInfo::exists(file), !goesOn);
}

void InstallingTest::copiesAreSavedElsewhere()
{
    const QString file = writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A"));
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("out")));
    QString folder = path(QStringLiteral("out"));
    QString proposed;
    onNextDialog([&](QDialog* dialog) {
        auto* files = qobject_cast<QFileDialog*>(dialog);
        proposed = files->selectedFiles().value(0);
        QMetaObject::invokeMethod(files, "accept");
    });
    QVERIFY(saveCopyAsking(file, QStringLiteral("My / set"), folder, nullptr));
    QCOMPARE(proposed, path(QStringLiteral("out/My set.tileset.json")));
    QCOMPARE(*readFile(proposed), *readFile(file));
}

void InstallingTest::whatACopyReplacesLeavesItsPictures()
{
    const std::string bytes = "a picture of a set that is replaced";
    const QString file = writePainted(path(QStringLiteral("a.tileset.zip")), "the picture of the copy");
    const QString target = writePainted(path(QStringLiteral("Rails v1.2.tileset.zip")), bytes);
    onNextDialog([&](QDialog* dialog) {
        test::typeFile(dialog, path(QStringLiteral("Rails v1.2")));
        QMetaObject::invokeMethod(dialog, "accept");
        onNextDialog([](QDialog* question) {
            qobject_cast<QMessageBox*>(question)->button(QMessageBox::Save)->click();
        });
    });
    QString folder = folder_->path();
    QVERIFY(saveCopyAsking(file, {}, folder, nullptr));
    QCOMPARE(*readFile(target), *readFile(file));
    PictureRef picture;
    picture.digest = sha256Of(bytes);
    picture.type = PictureType::Png;
    QVERIFY(art::PictureStore().find(picture) == bytes); // as the next start of a program does
}

void InstallingTest::namesWithADotGetTheSuffix_data()
{
    QTest::addColumn<bool>("exists");
    QTest::addColumn<bool>("overwrite");
    QTest::newRow("new") << false << true;
    QTest::newRow("written over") << true << true;
    QTest::newRow("kept") << true << false;
}

void InstallingTest::namesWithADotGetTheSuffix()
{
    QFETCH(bool, exists);
    QFETCH(bool, overwrite);
    const QString file = writeSet(path(QStringLiteral("a.tileset.json")), namedSet("A"));
    const QString target = path(QStringLiteral("Rails v1.2.tileset.json"));
    if (exists)
        writeSet(target, namedSet("B"));
    bool asked = false;
    const auto answer = [&](QDialog* dialog) {
        asked = true;
        const auto button = overwrite ? QMessageBox::Save : QMessageBox::Cancel;
        qobject_cast<QMessageBox*>(dialog)->button(button)->click();
    };
    onNextDialog([&](QDialog* dialog) {
        test::typeFile(dialog, path(QStringLiteral("Rails v1.2")));
        QMetaObject::invokeMethod(dialog, "accept");
        if (exists)
            onNextDialog(answer);
    });
    QString folder = folder_->path();
    QCOMPARE(saveCopyAsking(file, {}, folder, nullptr), overwrite);
    QCOMPARE(asked, exists);
    QVERIFY(!QFileInfo::exists(path(QStringLiteral("Rails v1.2"))));
    QCOMPARE(*readFile(target) == *readFile(file), overwrite);
}

const WindowTest<InstallingTest> kTest("tst_installing");

} // namespace lodeline::ui::tst_installing

#include "tst_installing.moc"
