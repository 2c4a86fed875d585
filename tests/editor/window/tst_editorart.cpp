// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimportdialog.h"
#include "editor/art/layerboxes.h"
#include "editor/artfolder/artfolderdialog.h"
#include "editor/artfolder/foldermemory.h"
#include "editor/artfolder/watchednote.h"
#include "editor/document/pictureuse.h"
#include "editor/findings/findingsmodel.h"
#include "editor/problems/problemspanel.h"
#include "editor/properties/setproperties.h"
#include "editor/properties/tileproperties.h"
#include "editor/set/setpictures.h"
#include "editor/tiles/tilemodel.h"
#include "engine/core/pictures/sha256.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/own/ownpictures.h"
#include "tests/editor/window/desk.h"
#include "tests/resources/heavyart.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/containers.h"
#include "ui/files.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>

namespace lodeline::goldrush::editor::tst_editorart {

namespace {

using State = art::OwnPictures::State;

const std::string kBegin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>";

} // namespace

class EditorArtTest : public QObject
{
    Q_OBJECT

private slots:
    // In the list, on the canvas, in the preview; the window goes on all the time.
    void noPictureHoldsTheWindow();
    void picturesFollowTheirFolder();
    void aFolderThatIsGoneIsNotFollowed();
    void picturesTakenAgainDisturbNobody();
    void picturesThatHaveChangedMeanwhileAreTaken();
    void missingPicturesAreProblems();
    void missingPicturesOfPartsAreRepaired();
    void picturesThatAnotherProgramWritesOverAreProblems();
    void picturesThatComeBackAreNoProblems();
    void picturesThatComeBackWithTheirFileAreNoProblems();
    void installingTellsOfPicturesThatAreNotFound();
    void whichPictureTheDrawingShowsIsRemembered();
    void severalFilesInTheDialogOfATileGoToTheirTiles();
    void aPictureTakenMeanwhileOutlivesItsDialog();
    void filesOfPartsAreLookedForBesideTheSet();
    void aSetThatGotPicturesIsSavedInAnotherFileAndSaysWhy();
    void aSetInAZipFileOfAnyNameIsSavedThere();

private:
    void draw(std::size_t tile, const std::string& colour); // in the folder "art"
    bool has(std::size_t tile, const std::string& colour) const;
    void follow(); // that folder
    void waitUntilFollowing();
    void openWithout(const std::string& svg); // a set that names this picture; painters miss it, too
    bool isMissing() const;                   // a picture, by the list of problems

    test::Desk desk_;
};

void EditorArtTest::noPictureHoldsTheWindow()
{
    desk_->openFile(desk_.classic());
    const auto picture = [&](int row) {
        const auto& model = *desk_.editor().list().view()->model();
        return model.index(row, 0).data(TileModel::PictureRole).value<QPixmap>().toImage();
    };
    const QImage first = picture(0);
    const QImage second = picture(1);
    QVERIFY(first != second);
    TileSet set = desk_.set();
    set.tiles[0].art = lodeline::test::dashedCircles();
    set.tiles[1].art = lodeline::test::endlessNoise();
    set.tiles[2].art = kBegin + "<rect width='100' height='100' fill='#123456'/></svg>";
    const QString file = desk_.path("art.tileset.json");
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { ++turns; });
    timer.start(0);
    desk_->openFile(file);
    QCOMPARE(picture(0), first);
    QCOMPARE(picture(1), second);
    const bool isOver =
        art::ownPictures().refusal(art::OwnArt(set.tiles[1].art)).has_value(); // on a busy machine
    int whileTrying = 0;
    const auto isRefused = [&](std::size_t tile) {
        whileTrying = turns;
        return art::ownPictures().refusal(art::OwnArt(set.tiles[tile].art)).has_value();
    };
    QTRY_VERIFY(isRefused(0));
    QTRY_VERIFY(isRefused(1));
    QVERIFY(isOver || whileTrying > 1);
    QTRY_COMPARE(picture(2).pixelColor(20, 20), QColor(0x12, 0x34, 0x56));
    QTRY_COMPARE(picture(0), first);
    QTRY_COMPARE(picture(1), second);
}

void EditorArtTest::whichPictureTheDrawingShowsIsRemembered()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    QAction* action = desk_->actions().showOwnPicture;
    QVERIFY(action->isChecked());
    action->trigger();
    QVERIFY(!action->isChecked());
    desk_->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    QVERIFY(!action->isChecked()); // as in the tab before
    QVERIFY(desk_->close());
    desk_.start();
    desk_->openFile(desk_.classic());
    action = desk_->actions().showOwnPicture;
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(action->isChecked());
    QVERIFY(desk_->close());
    desk_.start();
    desk_->openFile(desk_.classic());
    QVERIFY(desk_->actions().showOwnPicture->isChecked());
}

void EditorArtTest::severalFilesInTheDialogOfATileGoToTheirTiles()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    draw(3, "#123456");
    draw(5, "#654321");
    const auto fileOf = [this](std::size_t tile) {
        return desk_.path("art/" + QString::fromStdString(desk_.set().tiles[tile].id) + ".svg");
    };
    const QStringList files{fileOf(3), fileOf(5)};
    bool isSeen = false;
    test::onNextDialog([&](QDialog* dialog) {
        auto* single = qobject_cast<ArtImportDialog*>(dialog);
        QVERIFY(single);
        QCOMPARE(single->folder(), QFileInfo(desk_.classic()).absolutePath());
        test::onNextDialog([](QDialog* next) {
            QVERIFY(qobject_cast<ArtFolderDialog*>(next));
            auto* ok = next->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QTRY_VERIFY(ok->isEnabled());
            ok->click();
        });
        single->importFiles(files);
        isSeen = !single->isVisible(); // there is nothing left to be chosen in it
    });
    desk_.editor().run(desk::Command::OwnPicture);
    QVERIFY(isSeen);
    QVERIFY(has(3, "#123456") && has(5, "#654321"));
    QVERIFY(!desk_.set().tiles[0].hasOwnPicture());
    QCOMPARE(desk_.document().history().count(), 1);
}

void EditorArtTest::aPictureTakenMeanwhileOutlivesItsDialog()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    const auto words = [] { return QStringLiteral("Picture"); };
    desk_.document().change(words,
                            [](TileSet& set) { set.tiles[0].art = kBegin + "<path fill='#123456'/></svg>"; });
    test::onNextDialog([&](QDialog* dialog) {
        desk_.document().changeAside(
            words, [](TileSet& set) { set.tiles[0].art = kBegin + "<path fill='#654321'/></svg>"; });
        dialog->findChild<LayerBoxes*>()->findChild<QCheckBox*>()->click();
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QTRY_VERIFY(ok->isEnabled());
        ok->click();
    });
    desk_.editor().run(desk::Command::OwnPicture);
    QVERIFY(desk_.set().tiles[0].above.has(ArtLayer::Tracks));
    QVERIFY(has(0, "#654321"));
}

void EditorArtTest::filesOfPartsAreLookedForBesideTheSet()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    QString folder;
    test::onNextDialog([&](QDialog* dialog) {
        if (const auto* files = qobject_cast<QFileDialog*>(dialog))
            folder = files->directory().path();
    });
    desk_.editor().findChild<SetProperties*>()->askForPicture({SetPart::Kind::Herd});
    QCOMPARE(folder, QFileInfo(desk_.classic()).absolutePath());
}

void EditorArtTest::aSetThatGotPicturesIsSavedInAnotherFileAndSaysWhy()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    const auto titleOfSaving = [](QAction* action) {
        QString title;
        test::onNextDialog([&](QDialog* dialog) { title = dialog->windowTitle(); });
        action->trigger();
        return title;
    };
    QCOMPARE(titleOfSaving(desk_->actions().saveAs), QStringLiteral("Save as"));
    const auto kept = art::ownPictures().keep(kBegin + "<path d='M4 1h1v5H4z'/></svg>", PictureType::Svg);
    desk_.document().change([] { return QStringLiteral("Picture"); },
                            [&](TileSet& set) { set.pictures.parts[{SetPart::Kind::Nugget}] = *kept; });
    QCOMPARE(titleOfSaving(desk_->actions().save),
             QStringLiteral("With its pictures, the set is saved as a .tileset.zip file"));
}

void EditorArtTest::aSetInAZipFileOfAnyNameIsSavedThere()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    TileSet set = desk_.set();
    const auto kept = art::ownPictures().keep(kBegin + "<path d='M4 1h1v5H4z'/></svg>", PictureType::Svg);
    set.pictures.parts[{SetPart::Kind::Nugget}] = *kept;
    const QString file = desk_.path("painted.zip");
    QVERIFY(ui::writeDocument(file, writeTileSet(set), {*kept}));
    desk_->openFile(file);
    desk_.document().change([] { return QStringLiteral("Name"); },
                            [](TileSet& changed) { changed.name = std::string("Painted"); });
    QString asked;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&asked] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        asked = dialog->windowTitle();
        dialog->reject();
    });
    look.start(0);
    desk_->actions().save->trigger();
    QCOMPARE(asked, QString());
    QVERIFY(!desk_.document().isModified());
    QCOMPARE(ui::loadTileSet(file)->set.name, std::string("Painted"));
}

void EditorArtTest::draw(std::size_t tile, const std::string& colour)
{
    const QString name = QString::fromStdString(desk_.set().tiles[tile].id) + ".svg";
    QVERIFY(QDir().mkpath(desk_.path("art")));
    QVERIFY(ui::writeFile(desk_.path("art/" + name), kBegin + "<path fill='" + colour + "'/></svg>"));
}

bool EditorArtTest::has(std::size_t tile, const std::string& colour) const
{
    return desk_.set().tiles[tile].art.find(colour) != std::string::npos;
}

void EditorArtTest::follow()
{
    desk_.editor().pictures().follow(desk_.path("art"));
    waitUntilFollowing();
}

void EditorArtTest::waitUntilFollowing()
{
    QSignalSpy following(&desk_.editor().pictures(), &SetPictures::following);
    QVERIFY(following.wait(kLongestWait));
}

void EditorArtTest::picturesFollowTheirFolder()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk_.path("settings"));
    const QString file = desk_.path("followed.tileset.json");
    QVERIFY(QFile::copy(desk_.classic(), file));
    desk_->openFile(file);
    draw(0, "#111111");
    follow();
    QVERIFY(!desk_.document().isModified());
    QSignalSpy told(&desk_.editor(), &SetEditor::told);
    draw(0, "#222222");
    QTRY_VERIFY(has(0, "#222222"));
    QTRY_COMPARE(told.count(), 1);
    draw(0, "#333333"); // one step with the one before
    QTRY_COMPARE(told.count(), 2);
    QVERIFY(has(0, "#333333"));
    QCOMPARE(desk_.document().history().count(), 1);
    QVERIFY(desk_.document().history().undoText().contains(QString::fromStdString(desk_.set().tiles[0].id)));
    QVERIFY(desk_.set().tiles[0].above.has(ArtLayer::Nuggets));
    desk_.document().history().undo();
    QVERIFY(!has(0, "#222222") && !has(0, "#333333"));
    QVERIFY(!desk_.document().isModified());
    // One that cannot be taken leaves what was there.
    draw(0, "var(--paint)");
    QTRY_COMPARE(told.count(), 3);
    QVERIFY(!desk_.document().isModified());
    desk_.start();
    desk_->openFile(file);
    waitUntilFollowing();
    draw(1, "#333333");
    QTRY_VERIFY(has(1, "#333333"));
    QVERIFY(!has(0, "#222222"));
    // The form of the set says so, and ends it for good.
    const auto* note = desk_.editor().findChild<WatchedNote*>();
    QVERIFY(!note->isHidden());
    QVERIFY(note->findChild<QLabel*>()->text().contains("art"));
    note->findChild<QPushButton*>()->click();
    QVERIFY(note->isHidden());
    QCOMPARE(desk_.editor().pictures().folder(), QString());
    QCOMPARE(pictureFolderOf(file), QString());
}

void EditorArtTest::aFolderThatIsGoneIsNotFollowed()
{
    const QString file = desk_.path("unfollowed.tileset.json");
    QVERIFY(QFile::copy(desk_.classic(), file));
    rememberPictureFolder(file, desk_.path("gone"));
    desk_->openFile(file);
    QCOMPARE(desk_.editor().pictures().folder(), QString());
    QCOMPARE(pictureFolderOf(file), desk_.path("gone")); // it may be back next time
}

void EditorArtTest::picturesTakenAgainDisturbNobody()
{
    desk_->openFile(desk_.classic());
    QApplication::setActiveWindow(&*desk_);
    draw(1, "#111111");
    follow();
    const TileListPanel& list = desk_.editor().list();
    const auto* form = desk_.editor().findChild<TileProperties*>();
    const auto isUndisturbed = [&](const QWidget& field) {
        return list.chosenTiles() == Rows{0} && list.currentTile() == 0 && field.hasFocus();
    };
    const std::vector<TileDesign> before = desk_.set().tiles;
    auto* copies = form->findChild<QSpinBox*>();
    copies->setFocus();
    copies->selectAll();
    QTest::keyClick(copies, Qt::Key_Backspace);
    draw(1, "#222222");
    QTRY_VERIFY(has(1, "#222222"));
    QVERIFY(isUndisturbed(*copies));
    QTest::keyClicks(copies, "7");
    QCOMPARE(desk_.set().tiles[0].count, 7);
    // A name that waits to be typed over, and one that is half typed.
    auto* name = form->findChild<QLineEdit*>();
    desk_->actions().rename->trigger();
    draw(1, "#333333");
    QTRY_VERIFY(has(1, "#333333"));
    QVERIFY(isUndisturbed(*name));
    QTest::keyClicks(name, "tw");
    draw(1, "#444444");
    QTRY_VERIFY(has(1, "#444444"));
    QVERIFY(isUndisturbed(*name));
    QTest::keyClicks(name, "o");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(desk_.set().tiles[0].id, std::string("two"));
    QCOMPARE(desk_.set().tiles[1].id, before[1].id);
    // Taking back leads to what it changes, as ever.
    desk_.document().history().undo();
    QCOMPARE(list.currentTile(), 0);
    desk_.document().history().undo();
    QVERIFY(has(1, "#222222")); // those after it are one step
    QCOMPARE(list.currentTile(), 1);
}

void EditorArtTest::picturesThatHaveChangedMeanwhileAreTaken()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk_.path("settings"));
    const QString file = desk_.path("meanwhile.tileset.json");
    QVERIFY(QFile::copy(desk_.classic(), file));
    QVERIFY(QDir().mkpath(desk_.path("drawn")));
    rememberPictureFolder(file, desk_.path("drawn"));
    const QDateTime saved = QFileInfo(file).lastModified();
    const auto draw = [&](const char* id, const QDateTime& when) {
        const QString path = desk_.path(QStringLiteral("drawn/%1.svg").arg(QLatin1String(id)));
        QVERIFY(ui::writeFile(path, kBegin + "<path fill='#abcdef'/></svg>"));
        QFile drawn(path);
        QVERIFY(drawn.open(QIODevice::ReadWrite) &&
                drawn.setFileTime(when, QFileDevice::FileModificationTime));
    };
    draw("01a", saved.addSecs(-60));
    draw("01b", saved.addSecs(60));
    desk_->openFile(file);
    const auto isTaken = [&](const char* id) {
        const auto tile = std::ranges::find(desk_.set().tiles, id, &TileDesign::id);
        return tile->art.find("#abcdef") != std::string::npos;
    };
    QTRY_VERIFY(isTaken("01b"));
    QVERIFY(!isTaken("01a"));
    QVERIFY(desk_.document().isModified());
    desk_.document().history().undo();
    QVERIFY(!isTaken("01b"));
}

void EditorArtTest::missingPicturesAreProblems()
{
    const auto pictureOf = [](std::string_view bytes) {
        PictureRef picture;
        picture.digest = sha256Of(bytes);
        picture.type = PictureType::Svg;
        return picture;
    };
    const std::string first = kBegin + "<path fill='#765432'/></svg>";
    desk_->openFile(desk_.classic());
    TileSet set = desk_.set();
    set.tiles[0].picture = pictureOf(first);
    set.tiles[1].picture = pictureOf("nowhere");
    set.tiles[2].picture = pictureOf("neither");
    set.pictures.parts[{SetPart::Kind::Tent}] = pictureOf("no tile");
    const QString file = desk_.path("missing.tileset.json");
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    desk_->openFile(file);
    auto* problems = desk_.editor().findChild<ProblemsPanel*>();
    const auto* list = problems->findChild<desk::FindingsModel*>();
    const auto named = [list] {
        std::vector<int> tiles;
        for (int i = 0; i < list->rowCount(); ++i)
            if (const desk::FindingRow& row = list->row(list->index(i, 0));
                row.problem.code == SetProblem::PictureMissing)
                tiles.push_back(row.part);
        return tiles;
    };
    const auto namesPart = [list] {
        for (int i = 0; i < list->rowCount(); ++i)
            if (list->row(list->index(i, 0)).problem.pointer == "/pictures/tent")
                return true;
        return false;
    };
    QTRY_VERIFY(named() == (std::vector{0, 1, 2}));
    QTRY_VERIFY(namesPart());
    // One that comes is no problem any more.
    QVERIFY(art::ownPictures().keep(first, PictureType::Svg));
    QTRY_VERIFY(named() == (std::vector{1, 2}));
    emit problems->repairAllRequested(SetProblem::PictureMissing, Repair::RemovePicture);
    QVERIFY(named().empty());
    QVERIFY(desk_.set().tiles[0].picture && !desk_.set().tiles[1].picture);
    desk_.document().history().undo();
    QVERIFY(desk_.set() == set);
    desk_.document().change([] { return QString(); },
                            [](TileSet& changed) { changed.pictures.parts.clear(); });
    QVERIFY(!desk_.editor().hasErrors());
    QVERIFY(!namesPart());
}

void EditorArtTest::missingPicturesOfPartsAreRepaired()
{
    const SetPart tent{SetPart::Kind::Tent};
    const SetPart five{SetPart::Kind::Token, 5};
    desk_->openFile(desk_.classic());
    TileSet set = desk_.set();
    for (const SetPart part : {tent, five})
        set.pictures.parts[part].digest = sha256Of("nowhere " + toString(part));
    const QString file = desk_.path("parts.tileset.json");
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    desk_->openFile(file);
    auto* problems = desk_.editor().findChild<ProblemsPanel*>();
    const auto* list = problems->findChild<desk::FindingsModel*>();
    const auto rowOf = [list](const std::string& pointer) {
        for (int i = 0; i < list->rowCount(); ++i)
            if (list->row(list->index(i, 0)).problem.pointer == pointer)
                return i;
        return -1;
    };
    QTRY_VERIFY(rowOf("/pictures/tent") >= 0);
    QCOMPARE(list->row(list->index(rowOf("/pictures/tent"), 0)).alike, (QList<int>{0, 2}));
    QString asked;
    test::onNextDialog([&asked](QDialog* dialog) {
        asked = dialog->windowTitle();
        dialog->reject();
    });
    emit problems->repairChosen(rowOf("/pictures/tent"), 0);
    QCOMPARE(asked, QStringLiteral("Tent"));
    QVERIFY(desk_.set() == set); // no file was chosen
    emit problems->repairChosen(rowOf("/pictures/token-5"), 1);
    QVERIFY(!desk_.set().pictures.find(five));
    QVERIFY(desk_.set().pictures.find(tent));
    desk_.document().history().undo();
    emit problems->repairOfKindChosen(rowOf("/pictures/tent"), 1);
    QVERIFY(desk_.set().pictures.parts.empty());
    QVERIFY(rowOf("/pictures/tent") < 0);
}

void EditorArtTest::openWithout(const std::string& svg)
{
    desk_.start();
    desk_->openFile(desk_.classic());
    TileSet set = desk_.set();
    set.tiles[0].picture.emplace();
    set.tiles[0].picture->digest = sha256Of(svg);
    set.tiles[0].picture->type = PictureType::Svg;
    const QString file = desk_.path("back.tileset.json");
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    desk_->openFile(file);
    QTRY_VERIFY(isMissing());
    QCOMPARE(art::ownPictures().await(art::OwnArt(set.tiles[0]), {20, 20}).state, State::Refused);
}

bool EditorArtTest::isMissing() const
{
    const auto* list = desk_.editor().findChild<ProblemsPanel*>()->findChild<desk::FindingsModel*>();
    for (int i = 0; i < list->rowCount(); ++i)
        if (list->row(list->index(i, 0)).problem.code == SetProblem::PictureMissing)
            return true;
    return false;
}

void EditorArtTest::picturesThatAnotherProgramWritesOverAreProblems()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    TileSet set = desk_.set();
    const auto kept = art::ownPictures().keep(kBegin + "<path d='M5 1h1v6H5z'/></svg>", PictureType::Svg);
    set.tiles[0].picture = *kept;
    const QString file = desk_.path("over.tileset.zip");
    QVERIFY(ui::writeDocument(file, writeTileSet(set), {*kept}));
    QVERIFY(QDir(art::PictureStore::defaultFolder()).removeRecursively());
    desk_->openFile(file);
    QVERIFY(!isMissing());
    bool asked = false;
    test::onNextMessage([&asked](QMessageBox& box) {
        asked = true;
        test::press(box, "Keep");
    });
    QFile over(file);
    QVERIFY(over.open(QIODevice::WriteOnly) && over.write("other") == 5);
    over.close();
    QTRY_VERIFY(asked);
    QTRY_VERIFY(isMissing());
}

void EditorArtTest::picturesThatComeBackAreNoProblems()
{
    const std::string svg = kBegin + "<path d='M7 2h1v5H7z'/></svg>";
    openWithout(svg);
    const QStringList texts{pictureUseText(0), pictureUseText(svg.size())};
    const auto says = [this](const QString& text) {
        const auto labels = desk_.editor().findChild<SetProperties*>()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == text; });
    };
    QVERIFY(says(texts[0]) && !says(texts[1]));
    // As the game would, so that nobody here is told.
    QVERIFY(art::PictureStore().keep(svg, PictureType::Svg));
    desk::DocumentFile& origin = desk_.editor().file();
    origin.setKnown(origin.known());
    QTRY_VERIFY(!isMissing());
    QTRY_VERIFY(says(texts[1]));
}

void EditorArtTest::picturesThatComeBackWithTheirFileAreNoProblems()
{
    const std::string svg = kBegin + "<path d='M7 3h1v5H7z'/></svg>";
    openWithout(svg);
    const QString file = desk_.editor().file().path();
    const QByteArray before = *ui::readFile(file);
    bool explained = false;
    test::onNextMessage([&explained](QMessageBox& box) {
        test::onNextDialog([&explained](QDialog*) { explained = true; });
        test::press(box, "Reload");
    });
    QVERIFY(ui::writeFile(file, "damaged"));
    QTRY_VERIFY(explained);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(isMissing());
    QVERIFY(art::PictureStore().keep(svg, PictureType::Svg));
    QVERIFY(ui::writeFile(file, ui::view(before)));
    QTRY_VERIFY(!isMissing());
}

void EditorArtTest::installingTellsOfPicturesThatAreNotFound()
{
    desk_.start();
    desk_->openFile(desk_.classic());
    const QSignalSpy told(&desk_.editor(), &SetEditor::told);
    desk_->actions().install->trigger();
    QVERIFY(!told.last().first().toString().contains(QLatin1String("not found")));
    PictureRef nowhere;
    nowhere.digest = sha256Of("installed from nowhere");
    desk_.document().change([] { return QString(); },
                            [&nowhere](TileSet& set) {
                                set.name = std::string("Without its picture");
                                set.tiles[0].picture = nowhere;
                            });
    desk_->actions().install->trigger();
    QVERIFY2(told.last().first().toString().contains(QLatin1String("not found")),
             qPrintable(told.last().first().toString()));
}

const WindowTest<EditorArtTest> kTest("tst_editorart");

} // namespace lodeline::goldrush::editor::tst_editorart

#include "tst_editorart.moc"
