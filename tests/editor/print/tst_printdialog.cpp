// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/outputs.h"
#include "editor/print/dialog/pagepreview.h"
#include "editor/print/dialog/printdialog.h"
#include "tests/editor/print/printset.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/languages.h"
#include "ui/work/exportrunner.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QEventLoop>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <future>
#include <set>
#include <stdexcept>

namespace lodeline::goldrush::editor::tst_printdialog {

using namespace print;

namespace {

template <typename Widget>
Widget* named(QWidget& window, const QString& accessibleName)
{
    for (Widget* widget : window.findChildren<Widget*>()) {
        if (widget->accessibleName() == accessibleName)
            return widget;
    }
    return nullptr;
}

QPushButton* button(QWidget& window, const QString& text)
{
    for (auto* candidate : window.findChildren<QPushButton*>()) {
        if (candidate->text().remove(u'&') == text)
            return candidate;
    }
    return nullptr;
}

// Whether a click opens a dialog, which is closed again.
bool asksAfter(QPushButton* clicked)
{
    bool asks = false;
    const QObject guard;
    QTimer::singleShot(0, &guard, [&] {
        if (QWidget* dialog = QApplication::activeModalWidget()) {
            asks = true;
            dialog->close();
        }
    });
    clicked->click();
    return asks;
}

} // namespace

class PrintDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QSettings().clear(); }
    void opensWithinTheScreen_data();
    void opensWithinTheScreen();
    void showsEveryPage();
    void changesAreSeenAtOnce();
    void whatCannotBePrintedIsSaid();
    void whatWasJustTypedIsPrinted();
    void backsFollowThePrinter();
    void chosenDesignsOnly();
    void exportsInTheBackground_data();
    void exportsInTheBackground();
    void nothingMovesWhereTheOutcomeIsTold();
    void saysWhichPictureIsNotShown();
    void saysNothingOfTilesThatAreNotPrinted();
    void saysWhichPagesAreOlder();
    void exportsStartBesideTheSet();
    void namesWithADotGetTheSuffix();
    void picturesHaveTheSizeThatIsChosen();
    void replacingIsAskedOnce();
    void aFailureIsSaid();
    void workCanBeCancelled();
    void workThatBreaksIsSaid();
    void progressIsNotShownOnceTheWorkIsDone();
    void asksNothingWhileItExports();
    void closingStopsTheWork();
    void optionsAreRemembered();
    void speaksAnotherLanguage();
    void everyControlHasAName();

private:
    QString path(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
};

void PrintDialogTest::initTestCase()
{
    QVERIFY(folder_.isValid());
    QCoreApplication::setOrganizationName("Lodeline");
    QCoreApplication::setApplicationName("printdialogtest");
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
}

void PrintDialogTest::opensWithinTheScreen_data()
{
    QTest::addColumn<qreal>("scale");
    QTest::newRow("usual text") << 1.0;
    QTest::newRow("text 125 %") << 1.25;
    QTest::newRow("text 150 %") << 1.5;
}

void PrintDialogTest::opensWithinTheScreen()
{
    QFETCH(qreal, scale);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * scale);
    QApplication::setFont(large);
    {
        PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const QRect screen = dialog.screen()->availableGeometry();
        QVERIFY(dialog.width() <= screen.width() && dialog.height() <= screen.height());
        for (const char* name : {"Print…", "Export PDF…", "Export SVG…", "Export pictures", "Close"}) {
            const QPushButton* leaving = button(dialog, name);
            QVERIFY2(dialog.rect().contains(QRect(leaving->mapTo(&dialog, QPoint()), leaving->size())), name);
        }
    }
    QApplication::setFont(usual);
}

void PrintDialogTest::showsEveryPage()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    PrintOptions options = test::smallPages();
    options.tokens = true;
    options.backs = true;
    dialog.setOptions(options);
    dialog.show();
    QCOMPARE(dialog.options(), options);
    QCOMPARE(dialog.pageCount(), 4);
    auto* preview = dialog.findChild<PagePreview*>();
    auto* next = named<QToolButton>(dialog, "Next page");
    auto* previous = named<QToolButton>(dialog, "Previous page");
    QVERIFY(next && previous);
    QVERIFY(!previous->isEnabled());
    QImage last;
    for (int page = 0; page < 4; ++page) {
        QCOMPARE(dialog.page(), page);
        QTRY_VERIFY(preview->isCurrent());
        QVERIFY(!preview->picture().isNull());
        QVERIFY(preview->picture() != last);
        last = preview->picture();
        next->click();
    }
    QCOMPARE(dialog.page(), 3);
    QVERIFY(!next->isEnabled());
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(&dialog, Qt::Key_PageUp, Qt::ControlModifier);
    QTRY_COMPARE(dialog.page(), 2);
}

void PrintDialogTest::changesAreSeenAtOnce()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    dialog.show();
    auto* preview = dialog.findChild<PagePreview*>();
    QTRY_VERIFY(preview->isCurrent());
    const QImage before = preview->picture();
    auto* size = named<QDoubleSpinBox>(dialog, "Side length of a tile");
    QVERIFY(size);
    size->setValue(30);
    QCOMPARE(dialog.options().tileSize, 30.0);
    QTRY_VERIFY(preview->isCurrent());
    QVERIFY(preview->picture() != before);
    QCOMPARE(dialog.findChild<QLabel*>("verdict")->text(), QString("1 sheet(s) of paper: 4 tile(s)"));
}

void PrintDialogTest::whatCannotBePrintedIsSaid()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    PrintOptions options = test::smallPages();
    options.tileSize = 150;
    dialog.setOptions(options);
    QVERIFY(dialog.fault().contains("does not fit"));
    QVERIFY(dialog.findChild<QLabel*>("verdict")->text().contains(dialog.fault()));
    for (const char* name : {"Print…", "Export PDF…", "Export SVG…"})
        QVERIFY2(!button(dialog, name)->isEnabled(), name);
    QVERIFY(button(dialog, "Export pictures")->isEnabled());
    options.tileSize = 40;
    dialog.setOptions(options);
    QVERIFY(dialog.fault().isEmpty());
    QVERIFY(button(dialog, "Export PDF…")->isEnabled());
}

void PrintDialogTest::whatWasJustTypedIsPrinted()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    dialog.show();
    auto* size = named<QDoubleSpinBox>(dialog, "Side length of a tile");
    QVERIFY(size);
    size->setFocus();
    size->selectAll();
    QTest::keyClicks(size, "150");
    QVERIFY(dialog.fault().isEmpty());
    QVERIFY(!asksAfter(button(dialog, "Print…")));
    QCOMPARE(dialog.options().tileSize, 150.0);
    QVERIFY(dialog.fault().contains("does not fit"));
}

void PrintDialogTest::backsFollowThePrinter()
{
    PrintOptions options = test::smallPages();
    options.backs = true;
    QCOMPARE(turnedAs(options, QPrinter::DuplexShortSide).flip, FlipEdge::Short);
    QCOMPARE(turnedAs(options, QPrinter::DuplexNone), options);
    options.flip = FlipEdge::Short;
    QCOMPARE(turnedAs(options, QPrinter::DuplexLongSide).flip, FlipEdge::Long);
    QCOMPARE(turnedAs(options, QPrinter::DuplexAuto), options);
}

void PrintDialogTest::chosenDesignsOnly()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    dialog.show();
    auto* designs = named<QListWidget>(dialog, "Designs to print");
    auto* choice = named<QComboBox>(dialog, "Designs");
    QVERIFY(designs && choice);
    QVERIFY(!designs->isEnabled());
    choice->setCurrentIndex(1);
    QVERIFY(designs->isEnabled());
    QVERIFY(!dialog.fault().isEmpty());
    QVERIFY(!button(dialog, "Export pictures")->isEnabled());
    designs->setCurrentRow(1);
    QTest::keyClick(designs, Qt::Key_Space);
    QVERIFY(dialog.fault().isEmpty());
    QVERIFY(button(dialog, "Export pictures")->isEnabled());
    QCOMPARE(dialog.options().designs, std::vector<std::string>{test::smallSet().tiles[1].id});
    QTRY_VERIFY(dialog.findChild<PagePreview*>()->isCurrent());
}

void PrintDialogTest::exportsInTheBackground_data()
{
    QTest::addColumn<int>("output");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("told");
    QTest::newRow("PDF") << int(PrintDialog::Output::Pdf) << "a.pdf"
                         << "pages";
    QTest::newRow("SVG") << int(PrintDialog::Output::Svg) << "a.svg"
                         << "pages";
    QTest::newRow("contact sheet") << int(PrintDialog::Output::ContactSheet) << "a.png"
                                   << "pictures";
    QTest::newRow("pictures") << int(PrintDialog::Output::FacePictures) << "pictures"
                              << "pictures";
}

void PrintDialogTest::exportsInTheBackground()
{
    QFETCH(int, output);
    QFETCH(QString, name);
    QFETCH(QString, told);
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    QSignalSpy exported(&dialog, &PrintDialog::exported);
    dialog.exportTo(static_cast<PrintDialog::Output>(output), path(name));
    QCOMPARE(dialog.findChild<QProgressDialog*>()->labelText(), QStringLiteral("Writing the %1…").arg(told));
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY(QFileInfo::exists(path(name)));
    QVERIFY(dialog.findChild<QLabel*>("outcome")->text().contains(path(name)));
}

void PrintDialogTest::nothingMovesWhereTheOutcomeIsTold()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    dialog.resize(1024, 640);
    dialog.show();
    const auto* preview = dialog.findChild<PagePreview*>();
    const auto settled = [preview] {
        QCoreApplication::processEvents();
        return preview->geometry();
    };
    const QRect before = settled();
    QSignalSpy exported(&dialog, &PrintDialog::exported);
    dialog.exportTo(PrintDialog::Output::Pdf, path("a.pdf"));
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY(!dialog.findChild<QLabel*>("outcome")->text().isEmpty());
    QCOMPARE(settled(), before);
}

void PrintDialogTest::saysWhichPictureIsNotShown()
{
    TileSet set = test::smallSet();
    set.tiles[1].id = "%1<b>";
    set.tiles[1].art = "<svg";
    PrintDialog dialog(std::make_shared<PrintedSet>(set));
    dialog.setOptions(test::smallPages());
    dialog.exportTo(PrintDialog::Output::ContactSheet, path("refused.png"));
    const auto outcome = [&] { return dialog.findChild<QLabel*>("outcome")->text(); };
    QTRY_VERIFY(outcome().contains(path("refused.png")));
    QVERIFY2(outcome().contains("\n%1<b>: "), qPrintable(outcome()));
    QVERIFY2(outcome().endsWith("line 1 is not valid SVG"), qPrintable(outcome()));
}

void PrintDialogTest::saysWhichPagesAreOlder()
{
    QVERIFY(ui::writeFile(path("older-03.svg"), "of an earlier export"));
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    dialog.exportTo(PrintDialog::Output::Svg, path("older.svg"));
    const auto outcome = [&] { return dialog.findChild<QLabel*>("outcome")->text(); };
    QTRY_VERIFY(outcome().contains(path("older.svg")));
    QVERIFY2(outcome().endsWith("earlier export: older-03.svg"), qPrintable(outcome()));
}

void PrintDialogTest::saysNothingOfTilesThatAreNotPrinted()
{
    TileSet set = test::smallSet();
    set.tiles[1].art = "<svg";
    PrintDialog dialog(std::make_shared<PrintedSet>(set));
    PrintOptions options = test::smallPages();
    options.tiles = false;
    options.tokens = true;
    dialog.setOptions(options);
    dialog.exportTo(PrintDialog::Output::Pdf, path("tokens.pdf"));
    options.tiles = true;
    dialog.setOptions(options);
    const auto outcome = [&] { return dialog.findChild<QLabel*>("outcome")->text(); };
    QTRY_VERIFY(outcome().contains(path("tokens.pdf")));
    QVERIFY2(!outcome().contains("not valid SVG"), qPrintable(outcome()));
    QSignalSpy exported(&dialog, &PrintDialog::exported);
    dialog.exportTo(PrintDialog::Output::Pdf, path("tiles.pdf"));
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY2(outcome().contains("not valid SVG"), qPrintable(outcome()));
}

void PrintDialogTest::exportsStartBesideTheSet()
{
    TileSet set = test::smallSet();
    set.name = "Frog Creek";
    using Output = PrintDialog::Output;
    QCOMPARE(proposedTarget(Output::Pdf, PrintedSet(set), "/home/ann/sets/creek.tileset.json"),
             QString("/home/ann/sets/creek.pdf"));
    QCOMPARE(proposedTarget(Output::ContactSheet, PrintedSet(set), "/home/ann/sets/creek.tileset.json"),
             QString("/home/ann/sets/creek.png"));
    QCOMPARE(proposedTarget(Output::FacePictures, PrintedSet(set), "/home/ann/sets/creek.tileset.json"),
             QString("/home/ann/sets"));
    QCOMPARE(QFileInfo(proposedTarget(Output::Svg, PrintedSet(set), {})).fileName(),
             QString("Frog Creek.svg"));
    QSettings().setValue("print/folder", path("no such folder"));
    QVERIFY(QFileInfo(proposedTarget(Output::Pdf, PrintedSet(set), {})).dir().exists());
    QSettings().remove("print/folder");
}

void PrintDialogTest::namesWithADotGetTheSuffix()
{
    QWidget window;
    const PrintedSet printed(test::smallSet());
    using Output = PrintDialog::Output;
    for (const auto& [output, suffix] : {std::pair(Output::Pdf, ".pdf"), std::pair(Output::Svg, ".svg"),
                                         std::pair(Output::ContactSheet, ".png")}) {
        lodeline::test::onNextDialog([&](QDialog* dialog) {
            lodeline::test::typeFile(dialog, path("my.set"));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QCOMPARE(askForTarget(&window, output, printed, path("creek.tileset.json")), path("my.set") + suffix);
    }
}

void PrintDialogTest::picturesHaveTheSizeThatIsChosen()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    PrintOptions options = test::smallPages();
    options.tileSize = 50.8;
    options.pixels = 64;
    dialog.setOptions(options);
    const auto says = [&dialog](const char* text) {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [text](const QLabel* label) { return label->text().contains(text); });
    };
    QVERIFY(says("32 dpi") && says("50.8 mm"));
    QVERIFY(says("The start tile has its own back."));
    const auto fields = dialog.findChildren<QSpinBox*>();
    const auto pixels = std::ranges::find(fields, 64, &QSpinBox::value);
    QVERIFY(pixels != fields.end());
    (*pixels)->setValue(128);
    QVERIFY(says("64 dpi"));
    QSignalSpy exported(&dialog, &PrintDialog::exported);
    dialog.exportTo(PrintDialog::Output::FacePictures, path("sized"));
    QTRY_COMPARE(exported.size(), 1);
    const QImage picture(QDir(path("sized")).filePath(QDir(path("sized")).entryList({"*.png"}).value(0)));
    QCOMPARE(picture.size(), QSize(128, 128));
    QCOMPARE(picture.dotsPerMeterX(), 2520);
}

void PrintDialogTest::replacingIsAskedOnce()
{
    QWidget window;
    const QStringList files{path("there-1.svg"), path("there-2.svg"), path("there-3.svg"), path("new.svg")};
    for (const QString& file : files.first(3))
        QVERIFY(ui::writeFile(file, "old"));
    QStringList asked;
    QMessageBox::StandardButton answer = QMessageBox::Save;
    const auto mayReplaceAll = [&](const QString& askedBefore) {
        lodeline::test::onNextDialog([&](QDialog* dialog) {
            auto* box = qobject_cast<QMessageBox*>(dialog);
            asked << box->text();
            box->button(answer)->click();
        });
        return mayReplace(&window, files, askedBefore);
    };
    QVERIFY(mayReplaceAll(files[0])); // as a dialog for files has asked
    QVERIFY2(asked.size() == 1 && asked[0].startsWith("2 "), qPrintable(asked.join(u'\n')));
    answer = QMessageBox::Cancel;
    QVERIFY(!mayReplaceAll({}));
    QVERIFY2(asked.size() == 2 && asked[1].startsWith("3 "), qPrintable(asked.join(u'\n')));
    QVERIFY(mayReplace(&window, {files[3]}, {}));
    QVERIFY(mayReplace(&window, {files[0]}, files[0]));
    QCOMPARE(asked.size(), 2);
}

void PrintDialogTest::aFailureIsSaid()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    QSignalSpy failed(&dialog, &PrintDialog::failed);
    dialog.exportTo(PrintDialog::Output::Pdf, "/proc/a.pdf");
    QTRY_COMPARE(failed.size(), 1);
    auto* box = dialog.findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY(box->text().contains("/proc/a.pdf"));
    box->close();
}

void PrintDialogTest::workCanBeCancelled()
{
    QWidget window;
    ui::ExportRunner runner(&window);
    QSignalSpy finished(&runner, &ui::ExportRunner::finished);
    std::promise<void> begun;
    runner.run(
        [&](const ui::Progress& progress) -> ui::Exported {
            begun.set_value();
            while (progress(1, 2)) {
            }
            return tl::unexpected(QString());
        },
        "Work");
    begun.get_future().wait();
    QVERIFY(runner.isRunning());
    runner.cancel();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished[0][0].toBool(), false);
    QCOMPARE(finished[0][1].toString(), QString());
}

void PrintDialogTest::workThatBreaksIsSaid()
{
    QWidget window;
    ui::ExportRunner runner(&window);
    QSignalSpy finished(&runner, &ui::ExportRunner::finished);
    runner.run([](const ui::Progress&) -> ui::Exported { throw std::runtime_error("no luck"); }, "Work");
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished[0][0].toBool(), false);
    QCOMPARE(finished[0][1].toString(), QString("no luck"));
    QVERIFY(!runner.isRunning());
}

// Whoever is told may ask something, which keeps the dialog from going.
void PrintDialogTest::progressIsNotShownOnceTheWorkIsDone()
{
    QWidget window;
    ui::ExportRunner runner(&window);
    bool isOver = false;
    int shown = 0;
    connect(&runner, &ui::ExportRunner::finished, &window, [&] {
        QEventLoop question;
        QTimer::singleShot(ui::ExportRunner::kUnseen, &question, &QEventLoop::quit);
        question.exec();
        for (const QProgressDialog* dialog : window.findChildren<QProgressDialog*>())
            shown += dialog->isVisible() ? 1 : 0;
        isOver = true;
    });
    runner.run([](const ui::Progress&) -> ui::Exported { return {}; }, "Work");
    QTRY_VERIFY(isOver);
    QCOMPARE(shown, 0);
}

void PrintDialogTest::asksNothingWhileItExports()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.setOptions(test::smallPages());
    QSignalSpy exported(&dialog, &PrintDialog::exported);
    dialog.exportTo(PrintDialog::Output::Pdf, path("first.pdf"));
    for (const char* name : {"Print…", "Export PDF…", "Export SVG…"})
        QVERIFY2(!asksAfter(button(dialog, name)), name);
    QTRY_COMPARE(exported.size(), 1);
}

void PrintDialogTest::closingStopsTheWork()
{
    PrintOptions options = test::smallPages();
    options.dpi = 1200;
    const QString file = path("closed.pdf");
    {
        PrintDialog dialog(std::make_shared<PrintedSet>(test::classicSet()));
        dialog.setOptions(options);
        dialog.exportTo(PrintDialog::Output::Pdf, file);
        dialog.reject();
    }
    QVERIFY(!QFileInfo::exists(file));
}

void PrintDialogTest::optionsAreRemembered()
{
    PrintOptions options = test::smallPages();
    options.backs = true;
    options.flip = FlipEdge::Short;
    options.inkSaver = true;
    {
        PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
        QCOMPARE(dialog.options(), PrintOptions{});
        dialog.setOptions(options);
        dialog.reject();
    }
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    QCOMPARE(dialog.options(), options);
}

void PrintDialogTest::speaksAnotherLanguage()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    dialog.show();
    const PrintOptions options = dialog.options();
    ui::Languages languages;
    languages.use("de");
    QCoreApplication::processEvents();
    languages.use("en");
    QCoreApplication::processEvents();
    QCOMPARE(dialog.options(), options);
    QCOMPARE(dialog.findChild<QTabWidget*>()->tabText(0).remove('&'), QString("What to print"));
}

void PrintDialogTest::everyControlHasAName()
{
    PrintDialog dialog(std::make_shared<PrintedSet>(test::smallSet()));
    for (QWidget* widget : dialog.findChildren<QWidget*>()) {
        const bool field = qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget) ||
                           qobject_cast<QListWidget*>(widget);
        const auto* press = qobject_cast<QAbstractButton*>(widget);
        // Qt's own parts of a control speak for it.
        if (widget->objectName().startsWith("qt_") || widget->parentWidget()->inherits("QTabBar"))
            continue;
        QVERIFY2(!field || !widget->accessibleName().isEmpty(), widget->metaObject()->className());
        QVERIFY2(!press || !press->text().isEmpty() || !press->accessibleName().isEmpty(),
                 widget->metaObject()->className());
    }
}

const WindowTest<PrintDialogTest> kTest("tst_printdialog");

} // namespace lodeline::goldrush::editor::tst_printdialog

#include "tst_printdialog.moc"
