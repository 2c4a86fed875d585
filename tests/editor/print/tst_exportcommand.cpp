// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/design/plaincards.h"
#include "engine/boomtown/files/deckfile.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/editor/print/printset.h"
#include "tests/windowtest/windowtest.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::editor::tst_exportcommand {

namespace {

struct Outcome
{
    int status = -1;
    QString out;
    QString error;
};

} // namespace

class ExportCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pdf();
    void svg();
    void png();
    void decks();
    void optionsCount();
    void otherCallsAreNotItsBusiness();
    void theSetIsAtFault();
    void warningsDoNotStopIt();
    void saysWhichPictureIsNotShown();
    void theOutputCannotBeWritten();
    void optionsThatChangeNothingAreSaid();
    void anEmptyOutputLiesBesideTheSet();
    void theCallIsAtFault_data();
    void theCallIsAtFault();
    void help();
    void helpWithoutAnExport();
    void helpLeavesNothingBehind();
    void aFileMayBeCalledLikeAnOption();
    void speaksTheLanguageThatIsAskedFor();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    Outcome call(const QStringList& arguments, const char* program = LODELINE_EXPORT_TOOL) const;

    QTemporaryDir folder_;
    QTemporaryDir scratch_; // where the programs put what nobody keeps
    QString set_;
};

void ExportCommandTest::initTestCase()
{
    QVERIFY(folder_.isValid());
    set_ = path("small.tileset.json");
    QVERIFY(ui::writeFile(set_, writeTileSet(test::smallSet())));
}

// Without a display, as on a server.
Outcome ExportCommandTest::call(const QStringList& arguments, const char* program) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(variable);
    environment.insert("LC_ALL", "C.UTF-8");
    environment.insert("TMPDIR", scratch_.path());
    process.setProcessEnvironment(environment);
    process.start(QString::fromUtf8(program), arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

void ExportCommandTest::pdf()
{
    const Outcome done = call({"--export-pdf", path("a.pdf"), "--dpi", "100", set_});
    QCOMPARE(done.error, QString());
    QCOMPARE(done.status, 0);
    QVERIFY(ui::readFile(path("a.pdf"))->startsWith("%PDF-"));
}

void ExportCommandTest::svg()
{
    QCOMPARE(call({"--export-svg=" + path("a.svg"), "--dpi=100", "--tiles-only", set_}).status, 0);
    QVERIFY(ui::readFile(path("a.svg"))->contains("<svg"));
}

void ExportCommandTest::png()
{
    QCOMPARE(call({"--export-png", path("sheet.png"), "--pixels", "32", set_}).status, 0);
    QVERIFY(QImage(path("sheet.png")).width() > 64);
    QCOMPARE(call({"--export-png", path("folder"), "--pixels", "32", set_}).status, 0);
    QCOMPARE(QDir(path("folder")).entryList(QDir::Files).size(), 3);
    const QString id = QString::fromStdString(test::smallSet().tiles[0].id);
    QCOMPARE(call({"--export-png", path("one.png"), "--pixels", "32", "--design", id, set_}).status, 0);
    QCOMPARE(QImage(path("one.png")).size(), QSize(32, 32));
}

void ExportCommandTest::decks()
{
    const QString deck = path("plain.deck.json");
    QVERIFY(ui::writeFile(deck, boomtown::writeDeck(boomtown::plainDeck())));
    const Outcome pdf = call({"--export-pdf=", "--dpi", "100", "--card-size", "50", deck});
    QCOMPARE(pdf.error, QString());
    QCOMPARE(pdf.status, 0);
    QVERIFY(ui::readFile(path("plain.pdf"))->startsWith("%PDF-"));
    QCOMPARE(call({"--export-svg", path("cards.svg"), "--paper", "A3", "--cards-only", deck}).status, 0);
    QVERIFY(QFileInfo::exists(path("cards.svg")));
    QCOMPARE(call({"--export-png", path("cards"), "--pixels", "32", deck}).status, 0);
    QCOMPARE(QDir(path("cards")).entryList(QDir::Files).size(), 18);
    QCOMPARE(call({"--export-pdf", path("no.pdf"), "--bonus-size", "200", "--paper", "A6", deck}).status, 2);
    QCOMPARE(call({"--export-pdf", path("no.pdf"), "--design", "nobody", deck}).status, 2);
    QVERIFY(ui::writeFile(deck, R"({"format": "lodeline-deck", "version": 1, "cards": []})"));
    const Outcome broken = call({"--export-pdf", path("no.pdf"), deck});
    QCOMPARE(broken.status, 1);
    QVERIFY2(broken.error.startsWith(deck + ":"), qPrintable(broken.error));
}

void ExportCommandTest::optionsCount()
{
    const QStringList usual{"--export-svg", path("b.svg"), "--dpi", "100", "--tiles-only", set_};
    QCOMPARE(
        call(usual + QStringList{"--paper", "a6", "--landscape", "--margin", "2", "--tile-size", "40",
                                 "--gap", "0", "--bleed", "0", "--no-cut-marks", "--no-ruler", "--ink-saver"})
            .status,
        0);
    const QByteArray svg = *ui::readFile(path("b.svg"));
    QVERIFY(svg.contains("width=\"148."));
    QVERIFY(svg.count("<use ") == 4 && svg.contains("opacity=\"0.72\""));
    const Outcome more = call(usual + QStringList{"--backs", "--flip", "short", "--one-of-each"});
    QCOMPARE(more.error, QString("lodeline-editor: The folder also contains pages that may be from an "
                                 "earlier export: b.svg\n"));
    QCOMPARE(more.status, 0);
    QVERIFY(QFileInfo::exists(path("b-02.svg")));
}

void ExportCommandTest::otherCallsAreNotItsBusiness()
{
    QCOMPARE(call({}).status, 99);
    QCOMPARE(call({set_}).status, 99);
    QCOMPARE(call({"--export-pdfs", set_}).status, 99);
}

void ExportCommandTest::theSetIsAtFault()
{
    const QString missing = path("missing.tileset.json");
    const Outcome none = call({"--export-pdf", path("no.pdf"), missing});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.error.startsWith(missing + ":: error: "), qPrintable(none.error));
    const QString broken = path("broken.tileset.json");
    QVERIFY(ui::writeFile(broken, writeTileSet(test::smallSet()).replace(2, 8, "\"formal")));
    const Outcome bad = call({"--export-pdf", path("no.pdf"), broken});
    QCOMPARE(bad.status, 1);
    QVERIFY2(bad.error.startsWith(broken + ":"), qPrintable(bad.error));
    QVERIFY(!QFileInfo::exists(path("no.pdf")));
}

void ExportCommandTest::warningsDoNotStopIt()
{
    TileSet set = test::smallSet();
    set.tokens.clear();
    const QString file = path("warned.tileset.json");
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    const Outcome warned = call({"--export-png", path("warned.png"), file});
    QCOMPARE(warned.status, 0);
    QVERIFY2(warned.error.contains(": warning: "), qPrintable(warned.error));
}

// One is found by reading it, the other by trying; the third is good.
void ExportCommandTest::saysWhichPictureIsNotShown()
{
    TileSet set = test::smallSet();
    const std::string begin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>";
    QVERIFY(set.tiles.size() > 2);
    set.tiles[0].art = begin + "<image href='file:///dev/zero'/></svg>";
    set.tiles[1].art = begin + "<filter id='f'><feTurbulence baseFrequency='.05' numOctaves='2000000000'/>"
                               "</filter><rect width='9' height='9' filter='url(#f)'/></svg>";
    set.tiles[2].art = begin + "<rect width='9' height='9' fill='#102030'/></svg>";
    const QString file = path("art.tileset.json");
    QVERIFY(ui::writeFile(file, writeTileSet(set)));
    const Outcome told = call({"--export-png", path("art"), "--pixels", "32", file});
    QCOMPARE(told.status, 0);
    QVERIFY2(told.error.contains(file + ":/tiles/0/art: warning: "), qPrintable(told.error));
    QVERIFY2(told.error.contains("file:///dev/zero"), qPrintable(told.error));
    QVERIFY2(told.error.contains(file + ":/tiles/1/art: warning: "), qPrintable(told.error));
    QVERIFY2(!told.error.contains("/tiles/2/art"), qPrintable(told.error));
    const QString id = QString::fromStdString(set.tiles[2].id);
    QCOMPARE(QImage(path("art/" + id + ".png")).pixelColor(16, 16), QColor(0x10, 0x20, 0x30));
    const Outcome other = call({"--export-png", path("one"), "--pixels", "32", "--design", id, file});
    QCOMPARE(other.error, QString());
}

void ExportCommandTest::theOutputCannotBeWritten()
{
    const Outcome failed = call({"--export-pdf", "/proc/a.pdf", "--dpi", "100", set_});
    QCOMPARE(failed.status, 1);
    QVERIFY2(failed.error.startsWith("lodeline-editor: "), qPrintable(failed.error));
    QCOMPARE(failed.error.count("/proc/a.pdf"), 1);
}

void ExportCommandTest::optionsThatChangeNothingAreSaid()
{
    const QString deck = path("idle.deck.json");
    QVERIFY(ui::writeFile(deck, boomtown::writeDeck(boomtown::plainDeck())));
    const Outcome cards = call({"--export-png", path("idle"), "--tile-size", "50", "--card-size", "50.8",
                                "--pixels", "20", "--paper", "A3", "--design", "1", deck});
    QCOMPARE(cards.status, 0);
    QCOMPARE(cards.error, QString("lodeline-editor: --tile-size has no effect here.\n"
                                  "lodeline-editor: --paper has no effect here.\n"));
    const QImage card(path("idle/1.png"));
    QCOMPARE(card.size(), QSize(20, 20));
    QCOMPARE(card.dotsPerMeterX(), 394); // 10 dpi
    const Outcome tiles = call({"--export-svg", path("idle.svg"), "--card-size", "50", "--tile-size", "50",
                                "--pixels", "20", "--paper", "A3", set_});
    QCOMPARE(tiles.status, 0);
    QCOMPARE(tiles.error, QString("lodeline-editor: --card-size has no effect here.\n"
                                  "lodeline-editor: --pixels has no effect here.\n"));
}

void ExportCommandTest::anEmptyOutputLiesBesideTheSet()
{
    QVERIFY(QDir(path({})).mkdir("sets"));
    const QString file = path("sets/frog creek.tileset.json");
    QVERIFY(QFile::copy(set_, file));
    for (const QString suffix : {"pdf", "svg", "png"}) {
        const Outcome done = call({"--export-" + suffix + '=', "--dpi", "100", "--paper", "A3", "--tile-size",
                                   "20", "--tiles-only", file});
        const int idle = suffix == QLatin1String("png") ? 3 : 0; // what is about pages
        QCOMPARE(done.error.count("has no effect here."), idle);
        QCOMPARE(done.error.count(u'\n'), idle);
        QCOMPARE(done.status, 0);
        QVERIFY2(QFileInfo::exists(path("sets/frog creek." + suffix)), qPrintable(suffix));
    }
}

void ExportCommandTest::theCallIsAtFault_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString out = path("bad.pdf");
    QTest::newRow("no set") << QStringList{"--export-pdf", out};
    QTest::newRow("two sets") << QStringList{"--export-pdf", out, set_, set_};
    QTest::newRow("no output") << QStringList{"--export-pdf"};
    QTest::newRow("two outputs") << QStringList{"--export-pdf", out, "--export-svg", out, set_};
    QTest::newRow("unknown option") << QStringList{"--export-pdf", out, "--glitter", set_};
    QTest::newRow("no number") << QStringList{"--export-pdf", out, "--gap", "wide", set_};
    QTest::newRow("out of range") << QStringList{"--export-pdf", out, "--tile-size", "-3", set_};
    QTest::newRow("not a number") << QStringList{"--export-pdf", out, "--tile-size", "nan", set_};
    QTest::newRow("too large for the paper")
        << QStringList{"--export-pdf", out, "--tile-size", "200", "--paper", "a6", set_};
    QTest::newRow("unknown paper") << QStringList{"--export-pdf", out, "--paper", "papyrus", set_};
    QTest::newRow("unknown edge") << QStringList{"--export-pdf", out, "--flip", "top", set_};
    QTest::newRow("unknown design") << QStringList{"--export-pdf", out, "--design", "nobody", set_};
    QTest::newRow("half a dot") << QStringList{"--export-pdf", out, "--dpi", "300.5", set_};
}

void ExportCommandTest::theCallIsAtFault()
{
    QFETCH(QStringList, arguments);
    const Outcome bad = call(arguments);
    QCOMPARE(bad.status, 2);
    QVERIFY2(bad.error.startsWith("lodeline-editor: "), qPrintable(bad.error));
    QCOMPARE(bad.error.count('\n'), 1);
    QVERIFY(!QFileInfo::exists(path("bad.pdf")));
}

void ExportCommandTest::help()
{
    for (const QStringList& arguments :
         {QStringList{"--export-pdf", "--help"}, {"--export-png", "-h"}, {"--export-svg", "--help-all"}})
        QVERIFY(call(arguments).out.contains("--bleed"));
    const Outcome told = call({"--export-pdf", "x", "--help"});
    QCOMPARE(told.status, 0);
    QVERIFY(told.out.contains("--tile-size"));
    QVERIFY(told.out.contains("Prints a tile set"));
    QCOMPARE(told.error, QString());
}

void ExportCommandTest::helpWithoutAnExport()
{
    for (const char* question : {"--help", "-h", "--help-all"}) {
        const Outcome told = call({question}, LODELINE_EDITOR);
        QCOMPARE(told.status, 0);
        QVERIFY(told.out.contains("--export-pdf"));
        QVERIFY(told.out.contains("*.deck.json") && told.out.contains("*.tileset.zip"));
        QCOMPARE(told.out.contains("--platform"), QByteArray(question) == "--help-all"); // Qt's own
    }
}

void ExportCommandTest::helpLeavesNothingBehind()
{
    QCOMPARE(call({"--help"}, LODELINE_EDITOR).status, 0);
    QCOMPARE(QDir(scratch_.path()).entryList({"lodeline*"}), QStringList());
}

void ExportCommandTest::aFileMayBeCalledLikeAnOption()
{
    const Outcome told = call({"--export-pdf", path("no.pdf"), "--", "--help"});
    QCOMPARE(told.status, 1);
    QVERIFY2(told.error.startsWith("--help:: error: "), qPrintable(told.error));
    QCOMPARE(call({"--", "--export-pdf"}).status, 99);
}

void ExportCommandTest::speaksTheLanguageThatIsAskedFor()
{
    const Outcome told = call({"--export-pdf", "x", "--help", "--language", "de"});
    QVERIFY2(told.out.contains("Druckt einen Plättchen- oder Kartensatz"), qPrintable(told.out));
    const QString missing = path("missing.tileset.json");
    const Outcome none = call({"--export-pdf", path("no.pdf"), "--language=de", missing});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.error.startsWith(missing + ":: ") &&
                 none.error.contains("Die Datei lässt sich nicht lesen"),
             qPrintable(none.error));
}

const PlainTest<ExportCommandTest> kTest("tst_exportcommand");

} // namespace lodeline::goldrush::editor::tst_exportcommand

#include "tst_exportcommand.moc"
