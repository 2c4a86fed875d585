// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setcontent.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/print/document.h"
#include "editor/print/pictures.h"
#include "editor/print/svgexport.h"
#include "editor/words/namestable.h"
#include "tests/editor/print/printset.h"
#include "tests/editor/window/desk.h"
#include "tests/ui/hostile.h"
#include "tests/windowtest/windowtest.h"
#include "ui/plain/shown.h"

#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableWidget>
#include <QXmlStreamReader>

namespace lodeline::goldrush::editor::tst_hostilesets {

using lodeline::test::Bait;
using lodeline::test::hostileFaultsOf;
using test::Desk;
using test::onNextDialog;
using test::onNextMessage;

// Every free string of a tile set in every window and every export of the editor.
class HostileSetsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void window_data();
    void window();
    void fieldsDoNotChangeWhatTheyShow_data();
    void fieldsDoNotChangeWhatTheyShow();
    void fieldsTakeNoMoreThanTheFormat();
    void recovery();
    void namesOfFiles_data();
    void namesOfFiles();
    void printDialog_data();
    void printDialog();
    void exports_data();
    void exports();

private:
    void addTexts() const;
    // A set whose free strings all hold the text, the ids of three tiles among them.
    TileSet hostileSet(const std::string& text) const;

    std::unique_ptr<Bait> bait_;
    std::vector<std::pair<const char*, std::string>> texts_;
};

void HostileSetsTest::initTestCase()
{
    bait_ = std::make_unique<Bait>();
    texts_ = lodeline::test::hostileTexts(*bait_);
}

void HostileSetsTest::addTexts() const
{
    QTest::addColumn<int>("text");
    for (std::size_t i = 0; i < texts_.size(); ++i)
        QTest::newRow(texts_[i].first) << static_cast<int>(i);
}

TileSet HostileSetsTest::hostileSet(const std::string& text) const
{
    TileSet set = lodeline::test::classicSet();
    for (std::string* free : {&set.name, &set.author, &set.license, &set.description})
        *free = text;
    set.names = {{"en", text}, {"de", text}, {text, text}};
    set.tiles.resize(12);
    for (const std::size_t tile : {1U, 2U, 3U})
        set.tiles[tile].id = text + (tile == 3 ? "x" : "");
    set.tiles[4].art = text;
    set.start = text;
    set.extra = {};
    return set;
}

void HostileSetsTest::window_data()
{
    addTexts();
}

void HostileSetsTest::window()
{
    QFETCH(int, text);
    const Desk desk;
    desk->openFile(desk.classic());
    const TileSet set = hostileSet(texts_[static_cast<std::size_t>(text)].second);
    desk.document().change([] { return QStringLiteral("Change"); }, [&](TileSet& present) { present = set; });
    for (const auto tab : {SetEditor::Tab::Problems, SetEditor::Tab::Statistics, SetEditor::Tab::Lab}) {
        desk.editor().showTab(tab);
        for (const auto form : {SetEditor::Form::Part, SetEditor::Form::Whole}) {
            desk.editor().showForm(form);
            for (const int tile : {1, 3}) {
                desk.editor().list().chooseTiles({tile});
                QCoreApplication::processEvents();
                QCOMPARE(hostileFaultsOf(*desk), QString());
            }
        }
    }
    QVERIFY(!bait_->wasTaken());
}

void HostileSetsTest::fieldsDoNotChangeWhatTheyShow_data()
{
    addTexts();
}

void HostileSetsTest::fieldsDoNotChangeWhatTheyShow()
{
    QFETCH(int, text);
    const Desk desk;
    desk->openFile(desk.classic());
    const TileSet set = hostileSet(texts_[static_cast<std::size_t>(text)].second);
    desk.document().change([] { return QStringLiteral("Change"); }, [&](TileSet& present) { present = set; });
    desk.editor().list().chooseTiles({1});
    for (QLineEdit* field : desk->findChildren<QLineEdit*>()) {
        field->setFocus();
        emit field->editingFinished();
        QVERIFY(field->text().size() <= ui::kLongestText);
    }
    desk.editor().commitFields();
    QCoreApplication::processEvents();
    QVERIFY(desk.set() == set);
}

void HostileSetsTest::fieldsTakeNoMoreThanTheFormat()
{
    const Desk desk;
    desk->openFile(desk.classic());
    desk.editor().showForm(SetEditor::Form::Whole);
    desk.document().change([] { return QStringLiteral("Name"); },
                           [](TileSet& set) {
                               set.names = {{"de", "alt"}};
                           });
    QApplication::clipboard()->setText(QStringLiteral("\u202Ea\u0007") + QString(10'000, u'W'));
    const auto typed = [](int longest) { return u'a' + QString(longest - 1, u'W'); };
    for (QLineEdit* field : desk->findChildren<QLineEdit*>()) {
        const int longest = field->maxLength() / 2; // of characters that Qt keeps in two parts
        if (longest > ui::kLongestText)
            continue; // nothing of the set: to search by
        field->selectAll();
        field->paste();
        QCOMPARE(field->text(), typed(longest));
        emit field->textEdited(field->text());
        emit field->editingFinished();
    }
    auto* names = desk->findChild<desk::NamesTable*>()->findChild<QTableWidget*>();
    names->editItem(names->item(0, 1));
    names->viewport()->findChild<QLineEdit*>()->paste();
    desk.editor().commitFields();
    auto* description = desk->findChild<QPlainTextEdit*>();
    description->selectAll();
    description->paste();
    const TileSet& set = desk.set();
    QCOMPARE(set.name, typed(64).toStdString());
    QCOMPARE(set.names.front().second, typed(64).toStdString());
    QCOMPARE(set.author, typed(4'000).toStdString());
    QCOMPARE(set.license, typed(4'000).toStdString());
    // The two that are dropped are counted before.
    QCOMPARE(set.description, typed(4'000 - 2).toStdString());
    for (const TileDesign& tile : set.tiles)
        QVERIFY(tile.id.size() <= 32);
}

// What a file may hold by its format.
void HostileSetsTest::recovery()
{
    for (std::size_t text = 0; text < 5; ++text) {
        const Desk desk;
        const QString side = desk.path(QStringLiteral("side"));
        const std::string& name = texts_[text].second;
        {
            SetDocument document(TileSet{});
            SideFile file(document, side);
            document.change([] { return QStringLiteral("Name"); }, [&](TileSet& set) { set.name = name; });
            file.flush();
            QVERIFY(QFile::copy(file.file(), side + QStringLiteral("/lost.side")));
        }
        QString asked;
        onNextMessage([&](QMessageBox& box) {
            asked = box.text();
            QCOMPARE(hostileFaultsOf(box), QString());
            test::press(box, "Recover");
        });
        QSignalSpy read(&*desk, &EditorWindow::oldFilesRead);
        desk->offerRecovery();
        QTRY_COMPARE(read.size(), 1);
        QVERIFY2(asked.contains(QString::fromStdString(name)), qPrintable(asked));
        QCOMPARE(desk.set().name, name);
        onNextMessage([&](QMessageBox& box) {
            QCOMPARE(hostileFaultsOf(box), QString());
            test::press(box, "Discard");
        });
        desk->close();
    }
    QVERIFY(!bait_->wasTaken());
}

void HostileSetsTest::namesOfFiles_data()
{
    lodeline::test::addHostileFileNames("--export-pdf");
}

void HostileSetsTest::namesOfFiles()
{
    QFETCH(QString, name);
    Desk desk;
    const QString path = desk.path(name + QStringLiteral(".tileset.json"));
    QVERIFY(QFile::rename(desk.classic(), path));
    desk->openFile(path);
    QCOMPARE(hostileFaultsOf(*desk), QString());
    QCOMPARE(desk->windowTitle(), ui::inTitle(ui::shownFile(path)) + QStringLiteral("[*] — Lodeline Editor"));
    desk.document().change([] { return QStringLiteral("Name"); }, [](TileSet& set) { set.name = "New"; });
    desk->actions().save->trigger();
    QCOMPARE(hostileFaultsOf(*desk), QString()); // with what the status bar says of it
    desk.start();
    QCOMPARE(hostileFaultsOf(*desk), QString()); // the recent files of the first page
    onNextDialog([](QDialog* dialog) { QCOMPARE(hostileFaultsOf(*dialog), QString()); });
    desk->openFile(desk.path(name + QStringLiteral(" missing.tileset.json")));
}

void HostileSetsTest::printDialog_data()
{
    addTexts();
}

void HostileSetsTest::printDialog()
{
    QFETCH(int, text);
    TileSet set = hostileSet(texts_[static_cast<std::size_t>(text)].second);
    print::PrintDialog dialog(std::make_shared<PrintedSet>(set));
    dialog.show();
    for (int page = 0; page < dialog.pageCount(); ++page) {
        dialog.showPage(page);
        QCOMPARE(hostileFaultsOf(dialog), QString());
    }
    QVERIFY(!bait_->wasTaken());
}

void HostileSetsTest::exports_data()
{
    addTexts();
}

void HostileSetsTest::exports()
{
    QFETCH(int, text);
    const QTemporaryDir folder;
    TileSet set = hostileSet(texts_[static_cast<std::size_t>(text)].second);
    set.tiles.resize(3);
    for (TileDesign& tile : set.tiles)
        tile.count = 1;
    print::PrintOptions options = lodeline::test::smallPages();
    options.dpi = 72;
    const QString svg = folder.filePath(QStringLiteral("a.svg"));
    QVERIFY(print::exportSvg(PrintedSet(set), options, svg));
    QVERIFY(print::exportPdf(PrintedSet(set), options, folder.filePath(QStringLiteral("a.pdf"))));
    QVERIFY(print::exportContactSheet(PrintedSet(set), {{}, 64, false},
                                      folder.filePath(QStringLiteral("a.png"))));
    QVERIFY(
        print::exportFacePngs(PrintedSet(set), {{}, 64, false}, folder.filePath(QStringLiteral("tiles"))));
    QVERIFY(!bait_->wasTaken());
    const QDir tiles(folder.filePath(QStringLiteral("tiles")));
    QCOMPARE(tiles.entryList(QDir::Files).size(), 3);
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("a*")}, QDir::Files).size(), 3);
    // What the pages say is what the set says, and nothing of it is an element.
    const auto written = ui::readFile(svg);
    QVERIFY(written);
    QXmlStreamReader reader(*written);
    QString said;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            said += reader.text();
        QVERIFY2(reader.name() != QLatin1String("b") && reader.name() != QLatin1String("img"), "markup");
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    const QString name = ui::shownName(set.name).simplified();
    QVERIFY2(said.contains(name), qPrintable(said.left(500)));
    QVERIFY(said.size() < 10'000);
}

const WindowTest<HostileSetsTest> kTest("tst_hostilesets");

} // namespace lodeline::goldrush::editor::tst_hostilesets

#include "tst_hostilesets.moc"
