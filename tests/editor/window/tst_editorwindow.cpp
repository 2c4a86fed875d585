// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/canvas/canvaspanel.h"
#include "editor/document/setedits.h"
#include "editor/statistics/comparisonchart.h"
#include "editor/statistics/statisticspanel.h"
#include "editor/window/startmessages.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/editor/window/desk.h"
#include "tests/support/fulldisk.h"
#include "tests/ui/typetranslation.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/problemsdialog.h"
#include "ui/recentfiles.h"
#include "ui/start/startwords.h"

#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace lodeline::goldrush::editor::tst_editorwindow {

class EditorWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsOpenAtFirst();
    void aFileOpensOnceInATab();
    void everyWayToAFileLeadsToItsTab();
    void brokenFilesOpenNothingAndSayWhy();
    void setsWithErrorsOpen();
    void setsOfTheProgramOpenWithoutAFile();
    void newSetsBeginAsChosen();
    void decksOpenInTheSameWindow();
    void undoKnowsItsStep();
    void savingKeepsTheHistory();
    void aFileBelongsToOneTab();
    void namesWithADotGetTheSuffix();
    void savingBeginsInAFolderThatIsThere();
    void aFailedSaveKeepsTheSetOpen();
    void changesOfOthersAreOffered();
    void changesOfOthersWaitForADialog();
    void changesOfOthersDoNotReachAClosedSet();
    void theGameGetsTheSetAsItIs();
    void aTileThatCannotComeFirstIsRefused();
    void setsAreInstalledForTheGame();
    void aSetWithoutNameIsNotInstalled();
    void everyTextChangesWithTheLanguage();
    void toolsAreSeenInEveryTheme();
    void droppedFilesOpen();
    void aSetInFrontIsUpToDate();
    void fullScreenEndsAtTheFirstPress();
    void translationsAreAskedAboutLast();
    void unreadFilesAreMovedAsideAtRequest();
};

namespace {

using test::onNextMessage;
using test::press;

// Types into the file dialog that comes up next.
void onFileDialog(const QString& file)
{
    test::onNextDialog([file](QDialog* dialog) {
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
        QMetaObject::invokeMethod(qobject_cast<QFileDialog*>(dialog), "accept");
    });
}

// The same where the dialog asks whether to write over that file.
void onFileDialogOver(const QString& file, const test::Answer& afterwards)
{
    test::onNextDialog([=](QDialog* dialog) {
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
        onNextMessage([=](QMessageBox& box) {
            onNextMessage(afterwards);
            box.button(QMessageBox::Yes)->click();
        });
        QMetaObject::invokeMethod(qobject_cast<QFileDialog*>(dialog), "accept");
    });
}

void renameInFile(const QString& file)
{
    QByteArray text = *ui::readFile(file);
    text.replace(R"("name": ")", R"("name": "Other )");
    QVERIFY(ui::writeFile(file, ui::view(text)));
}

} // namespace

void EditorWindowTest::nothingIsOpenAtFirst()
{
    const test::Desk desk;
    QVERIFY(!desk->current());
    QVERIFY(!desk->actions().save->isEnabled());
    QVERIFY(!desk->actions().mirror->isEnabled());
    QVERIFY(desk->actions().newOnes.front()->isEnabled());
}

void EditorWindowTest::aFileOpensOnceInATab()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    desk->openFile(file);
    QCOMPARE(desk->findChildren<SetEditor*>().size(), 1);
    QCOMPARE(desk.set().tileCount(), 72);
    QCOMPARE(desk.editor().list().currentTile(), 0);
    QVERIFY(desk->windowTitle().startsWith(QLatin1String("copy.tileset.json")));
    QVERIFY(!desk->isWindowModified());
}

void EditorWindowTest::everyWayToAFileLeadsToItsTab()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    const desk::Desk* first = desk->current();
    desk->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    onFileDialog(file);
    desk->actions().open->trigger();
    QCOMPARE(desk->current(), first);
    const QString link = desk.path(QStringLiteral("link.tileset.json"));
    QVERIFY(QFile::link(file, link));
    desk->openFile(link);
    QVERIFY(QDir().mkpath(desk.path(QStringLiteral("sub"))));
    desk->openFile(desk.path(QStringLiteral("sub/../copy.tileset.json")));
    QCOMPARE(desk->findChildren<SetEditor*>().size(), 2);
}

void EditorWindowTest::brokenFilesOpenNothingAndSayWhy()
{
    const test::Desk desk;
    for (const char* text :
         {"{", R"({"format": "lodeline-tileset", "version": 99})", R"({"format": "other"})"}) {
        const QString file = desk.path(QStringLiteral("broken.tileset.json"));
        QVERIFY(ui::writeFile(file, text));
        QString said;
        test::onNextDialog([&](QDialog* dialog) {
            if (const auto* problems = qobject_cast<ui::ProblemsDialog*>(dialog))
                said = problems->text();
        });
        desk->openFile(file);
        QVERIFY2(said.contains(QLatin1String("broken.tileset.json")), qPrintable(said));
        QVERIFY(!desk->current());
    }
}

void EditorWindowTest::setsWithErrorsOpen()
{
    const test::Desk desk;
    const QString file = desk.classic();
    QByteArray text = *ui::readFile(file);
    text.replace(R"("start": "33")", R"("start": "nobody")");
    QVERIFY(ui::writeFile(file, ui::view(text)));
    desk->openFile(file);
    QVERIFY(desk->current());
    QVERIFY(desk->current()->hasErrors());
}

void EditorWindowTest::setsOfTheProgramOpenWithoutAFile()
{
    const test::Desk desk;
    desk->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    QVERIFY(desk->current());
    QVERIFY(desk->current()->file().path().isEmpty());
}

void EditorWindowTest::decksOpenInTheSameWindow()
{
    test::Desk desk;
    desk->openFile(desk.classic());
    const QString file = desk.path(QStringLiteral("a.deck.json"));
    QVERIFY(QFile::copy(QStringLiteral(":/decks/boomtown.deck.json"), file));
    desk->openFile(file);
    QVERIFY(qobject_cast<boomtown::editor::DeckEditor*>(desk->current()));
    QVERIFY(!desk->actions().mirror->isVisible()); // no card has a mirror image
    QVERIFY(desk->actions().turnRight->isVisible());
    const QString deckWords = desk->actions().add->text();
    desk->openFile(desk.classic());
    QVERIFY(qobject_cast<SetEditor*>(desk->current()));
    QVERIFY(desk->actions().mirror->isVisible());
    QVERIFY(desk->actions().add->text() != deckWords);
    test::onNextDialog([](QDialog* dialog) { dialog->accept(); });
    desk->actions().newOnes[1]->trigger();
    QVERIFY(qobject_cast<boomtown::editor::DeckEditor*>(desk->current()));
    QVERIFY(!desk->isWindowModified());
}

void EditorWindowTest::newSetsBeginAsChosen()
{
    const test::Desk desk;
    test::onNextDialog([](QDialog* dialog) {
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("Mine"));
        QTRY_COMPARE(dialog->findChild<QListWidget*>()->count(), 6); // empty, classic and four more
        dialog->accept();
    });
    desk->actions().newOnes.front()->trigger();
    QVERIFY(desk->current());
    QCOMPARE(desk.set().name, std::string("Mine"));
    QVERIFY(desk.set().tiles.empty());
    QVERIFY(desk.set().tokenCount() > 0);
    desk->actions().add->trigger();
    QCOMPARE(desk.set().tiles.size(), std::size_t{1});
    QCOMPARE(desk.set().start, desk.set().tiles[0].id);
    QVERIFY(desk->actions().mirror->isEnabled());
}

void EditorWindowTest::undoKnowsItsStep()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    QVERIFY(!desk->actions().undo->isEnabled());
    desk->actions().duplicate->trigger();
    QVERIFY(desk->actions().undo->text().contains(QLatin1String("Duplicate")));
    desk->actions().undo->trigger();
    QCOMPARE(desk.set().tileCount(), 72);
    QVERIFY(!desk->actions().undo->isEnabled());
    desk->actions().redo->trigger();
    QCOMPARE(desk.set().tileCount(), 74);
}

void EditorWindowTest::savingKeepsTheHistory()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk->actions().moreCopies->trigger();
    QVERIFY(desk->isWindowModified());
    desk->actions().save->trigger();
    QVERIFY(!desk->isWindowModified());
    QCOMPARE(ui::loadTileSet(desk->current()->file().path())->set.tileCount(), 73);
    desk->actions().undo->trigger();
    QVERIFY(desk->isWindowModified());
    QCOMPARE(desk.set().tileCount(), 72);
}

void EditorWindowTest::aFileBelongsToOneTab()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    desk->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    QString said;
    onFileDialogOver(file, [&](QMessageBox& box) { said = box.text(); });
    desk->actions().saveAs->trigger();
    QVERIFY2(said.contains(QLatin1String("another tab")), qPrintable(said));
    QVERIFY(desk->current()->file().path().isEmpty());
    QCOMPARE(ui::loadTileSet(file)->set.tileCount(), 72);
}

void EditorWindowTest::namesWithADotGetTheSuffix()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    const QString name = desk.path(QStringLiteral("Rails v1.2"));
    test::onNextDialog([name](QDialog* dialog) {
        lodeline::test::typeFile(dialog, name);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    desk->actions().saveAs->trigger();
    QCOMPARE(desk->current()->file().path(), desk.path(QStringLiteral("Rails v1.2.tileset.json")));
}

void EditorWindowTest::savingBeginsInAFolderThatIsThere()
{
    const test::Desk desk;
    QDir folder(desk.path(QStringLiteral("gone")));
    const QString file = folder.filePath(QStringLiteral("set.tileset.json"));
    QVERIFY(QDir().mkpath(folder.path()) && QFile::copy(desk.classic(), file));
    desk->openFile(file);
    QVERIFY(folder.removeRecursively());
    QString begun;
    test::onNextDialog(
        [&](QDialog* dialog) { begun = qobject_cast<QFileDialog*>(dialog)->directory().path(); });
    desk->actions().saveAs->trigger();
    QCOMPARE(begun, ui::existingFolder({}));
}

void EditorWindowTest::aFailedSaveKeepsTheSetOpen()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    desk->actions().moreCopies->trigger();
    QString said;
    {
        const lodeline::test::FullDisk full;
        test::onNextDialog([&](QDialog* dialog) { said = qobject_cast<QMessageBox*>(dialog)->text(); });
        desk->actions().save->trigger();
    }
    QVERIFY2(said.contains(QLatin1String("could not be saved")), qPrintable(said));
    QVERIFY(desk->isWindowModified());
    QCOMPARE(ui::loadTileSet(file)->set.tileCount(), 72);
}

void EditorWindowTest::changesOfOthersAreOffered()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    QByteArray text = *ui::readFile(file);
    text.replace(R"("name": ")", R"("name": "Other )");
    bool asked = false;
    test::onNextDialog([&](QDialog* dialog) {
        asked = true;
        for (QAbstractButton* button : qobject_cast<QMessageBox*>(dialog)->buttons()) {
            if (button->text().contains(QLatin1String("Reload")))
                button->click();
        }
    });
    QVERIFY(ui::writeFile(file, ui::view(text)));
    QTRY_VERIFY(asked);
    QTRY_VERIFY(QString::fromStdString(desk.set().name).startsWith(QLatin1String("Other ")));
    QVERIFY(!desk->isWindowModified());
    QVERIFY(desk->actions().undo->isEnabled());
}

void EditorWindowTest::changesOfOthersWaitForADialog()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    QSignalSpy changed(&desk.editor().file(), &DocumentFile::changedOutside);
    bool asked = false;
    test::onNextDialog([&](QDialog* dialog) {
        renameInFile(file);
        QVERIFY(changed.count() > 0 || changed.wait(kLongestWait));
        QCoreApplication::sendPostedEvents();
        QCOMPARE(QApplication::activeModalWidget(), dialog);
        dialog->reject();
        onNextMessage([&](QMessageBox& box) {
            asked = true;
            press(box, "Reload");
        });
    });
    desk->actions().newOnes.front()->trigger();
    QTRY_VERIFY(asked);
    QTRY_VERIFY(QString::fromStdString(desk.set().name).startsWith(QLatin1String("Other ")));
}

void EditorWindowTest::changesOfOthersDoNotReachAClosedSet()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    emit desk.editor().file().changedOutside(); // is on its way when the tab goes
    desk->actions().close->trigger();
    QVERIFY(!desk->current());
    QCoreApplication::sendPostedEvents();
    QVERIFY(!QApplication::activeModalWidget());
}

void EditorWindowTest::theGameGetsTheSetAsItIs()
{
    const test::Desk desk;
    const QString programs = desk.path(QStringLiteral("programs"));
    const QString said = desk.path(QStringLiteral("said"));
    QVERIFY(QDir().mkpath(programs));
    const QString game = programs + QStringLiteral("/lodeline");
    QVERIFY(ui::writeFile(
        game, QStringLiteral("#!/bin/sh\ncp \"$2\" '%1.set'; echo \"$@\" > '%1.part'; mv '%1.part' '%1'\n")
                  .arg(said)
                  .toStdString()));
    QVERIFY(QFile::setPermissions(game, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("LODELINE_PROGRAMS", programs.toUtf8());
    desk->openFile(desk.classic());
    desk->actions().moreCopies->trigger(); // not saved
    bool isAlive = false;                  // while the set is being written
    QTimer::singleShot(0, &*desk, [&isAlive] { isAlive = true; });
    desk->actions().playChosen->trigger();
    QVERIFY(isAlive);
    QTRY_VERIFY(QFile::exists(said));
    qunsetenv("LODELINE_PROGRAMS");
    const QString arguments = QString::fromUtf8(*ui::readFile(said)).trimmed();
    QVERIFY2(arguments.startsWith(QLatin1String("--play ")) &&
                 arguments.endsWith(QLatin1String("--next=01a")),
             qPrintable(arguments));
    QCOMPARE(ui::loadTileSet(said + QStringLiteral(".set"))->set.tileCount(), 73);
}

void EditorWindowTest::aTileThatCannotComeFirstIsRefused()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    const auto refused = [&desk](std::string_view why) {
        QString said;
        test::onNextMessage([&](QMessageBox& box) {
            said = box.text();
            box.accept();
        });
        desk->actions().playChosen->trigger();
        return said.contains(QLatin1String(why.data()));
    };
    desk.document().change(
        [] { return QStringLiteral("x"); },
        [](TileSet& set) {
            setStart(set, 0);
            set.tiles[0].count = 1;
            set.tiles[1].count = 0;
            set.tiles[2].railroads.clear();
            set.tiles[2].prairies.clear();
            set.tiles[2].mountains = {
                {.edges = {Side::North, Side::East, Side::South, Side::West}, .extra = {}}};
        });
    desk.editor().list().chooseTile(0);
    QVERIFY(refused("already on the board"));
    desk.editor().list().chooseTile(1);
    QVERIFY(refused("no copy"));
    desk.editor().list().chooseTile(2);
    QVERIFY(refused("none of its edges fits"));
}

void EditorWindowTest::setsAreInstalledForTheGame()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk->actions().moreCopies->trigger();
    desk->actions().install->trigger();
    const auto installed = [&desk] {
        return QDir(desk.path(QStringLiteral("installed"))).entryList({QStringLiteral("*.tileset.json")});
    };
    const QStringList files = installed();
    QCOMPARE(files.size(), 1);
    QCOMPARE(ui::loadTileSet(desk.path(QStringLiteral("installed/")) + files[0])->set.tileCount(), 73);
    test::onNextDialog([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Return); });
    desk->actions().install->trigger();
    QCOMPARE(installed().size(), 2); // Enter loses nothing
}

void EditorWindowTest::everyTextChangesWithTheLanguage()
{
    test::Desk desk;
    desk->openFile(desk.classic());
    desk->actions().duplicate->trigger();
    QStringList before;
    const auto texts = [&] {
        QStringList all;
        for (const QAction* action :
             desk->actions().findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly))
            all << action->text();
        return all;
    };
    before = texts();
    desk.languages().use(ui::codeOf(ui::Pseudo::Longer));
    QCoreApplication::sendPostedEvents();
    const QStringList after = texts();
    desk.languages().use(QStringLiteral("en"));
    for (qsizetype i = 0; i < before.size(); ++i)
        QVERIFY2(before[i] != after[i], qPrintable(before[i]));
}

void EditorWindowTest::aSetWithoutNameIsNotInstalled()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    QApplication::setActiveWindow(&*desk);
    desk.document().change([] { return QStringLiteral("Name"); },
                           [](TileSet& set) { set.name = std::string(" "); });
    desk->actions().install->trigger();
    QVERIFY(QDir(desk.path(QStringLiteral("installed"))).entryList(QDir::Files).isEmpty());
    QVERIFY(desk->statusBar()->currentMessage().contains(QLatin1String("name")));
    QCOMPARE(desk->statusBar()->accessibleName(), desk->statusBar()->currentMessage());
    desk->statusBar()->clearMessage(); // as some seconds later
    QCOMPARE(desk->statusBar()->accessibleName(), QString());
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Name"));
}

void EditorWindowTest::toolsAreSeenInEveryTheme()
{
    const auto former =
        qScopeGuard([palette = QApplication::palette()] { QApplication::setPalette(palette); });
    const test::Desk desk;
    desk->openFile(desk.classic());
    const auto brightness = [&] {
        const QAction* tool = desk.editor().findChild<CanvasPanel*>()->toolActions().front();
        const QImage image = tool->icon().pixmap(24, 24).toImage();
        int brightest = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (const QColor colour = image.pixelColor(x, y); colour.alpha() == 255)
                    brightest = std::max(brightest, colour.lightness());
        return brightest;
    };
    for (const QColor& text : {QColor(Qt::white), QColor(Qt::black)}) {
        QPalette palette = QApplication::palette();
        palette.setColor(QPalette::ButtonText, text);
        QApplication::setPalette(palette);
        QCoreApplication::processEvents();
        QCOMPARE(brightness() > 128, text == QColor(Qt::white));
    }
}

void EditorWindowTest::droppedFilesOpen()
{
    const test::Desk desk;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(desk.classic())});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&*desk, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&*desk, &drop);
    QTRY_VERIFY(desk->current());
}

void EditorWindowTest::aSetInFrontIsUpToDate()
{
    const test::Desk desk;
    const QString file = desk.classic();
    desk->openFile(file);
    SetEditor& editor = desk.editor();
    editor.showTab(SetEditor::Tab::Statistics);
    const auto tiles = [&] {
        return editor.findChild<StatisticsPanel*>()->chart(StatisticsPanel::Overview)->rows().front().text;
    };
    QCOMPARE(tiles(), QStringLiteral("72"));
    desk->openFile(QStringLiteral(":/tilesets/drygulch.tileset.json"));
    editor.document().change([] { return QStringLiteral("Count"); },
                             [](TileSet& set) { addCount(set, {0}, 1); });
    desk->openFile(file);
    QCOMPARE(tiles(), QStringLiteral("73"));
}

void EditorWindowTest::fullScreenEndsAtTheFirstPress()
{
    test::Desk desk;
    desk->showFullScreen();
    desk->close();
    desk.start();
    QVERIFY(desk->isFullScreen());
    QVERIFY(desk->actions().fullScreen->isChecked());
    desk->actions().fullScreen->trigger();
    QVERIFY(!desk->isFullScreen());
}

void EditorWindowTest::translationsAreAskedAboutLast()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk.document().change([] { return QStringLiteral("Count"); },
                           [](TileSet& set) { addCount(set, {0}, 1); });
    lodeline::test::typeTranslation(*desk);
    QStringList asked;
    const auto answerNext = [&asked](QMessageBox::StandardButton answer, const test::Answer& then) {
        onNextMessage([&asked, answer, then](QMessageBox& box) {
            asked << box.windowTitle();
            then(box);
            box.button(answer)->click();
        });
    };
    answerNext(QMessageBox::Cancel, [](QMessageBox&) {});
    QVERIFY(!desk->close());
    QCOMPARE(asked, QStringList{QStringLiteral("Unsaved changes")});
    answerNext(QMessageBox::Discard,
               [&](QMessageBox&) { answerNext(QMessageBox::Discard, [](QMessageBox&) {}); });
    QVERIFY(desk->close());
    QCOMPARE(asked.last(), QStringLiteral("Unsaved translations"));
    QCOMPARE(asked.size(), 3);
}

void EditorWindowTest::unreadFilesAreMovedAsideAtRequest()
{
    const test::Desk desk;
    const QString old = desk.path(QStringLiteral("old.conf"));
    QVERIFY(QFile(old).open(QIODevice::WriteOnly));
    desk->startMessages().tellUnread({old});
    const auto* offer = desk->findChild<QMessageBox*>();
    QVERIFY(offer && offer->isVisible() && !offer->isModal());
    test::press(*offer, qPrintable(ui::putThemAside()));
    QVERIFY(!QFile::exists(old));
    const QString moved = desk.path(QStringLiteral("aside/old.conf"));
    QVERIFY(QFile::exists(moved));
    const auto boxes = desk->findChildren<QMessageBox*>();
    QVERIFY(std::ranges::any_of(
        boxes, [&](const QMessageBox* box) { return box->isVisible() && box->text().contains(moved); }));
}

const WindowTest<EditorWindowTest> kTest("tst_editorwindow");

} // namespace lodeline::goldrush::editor::tst_editorwindow

#include "tst_editorwindow.moc"
