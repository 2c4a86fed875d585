// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/sheet.h"
#include "tests/windowtest/windowtest.h"

#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

namespace lodeline::test::tst_sheet {
namespace {

MarkedPicture windowWith(const QStringList& labels, const QString& button)
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    for (const QString& label : labels)
        layout->addWidget(new QLabel(label));
    layout->addWidget(new QPushButton(button));
    window.show();
    return {window.grab().toImage(), marksOf(window)};
}

QStringList textsOf(const std::vector<Mark>& marks)
{
    QStringList texts;
    for (const Mark& mark : marks)
        texts << mark.text;
    return texts;
}

} // namespace

class SheetTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsMarkedOnce();
    void entriesOfMenusAreMarked();
    void outlinesAreDrawn();
    void textsStandInPairs();
};

void SheetTest::everyTextIsMarkedOnce()
{
    const MarkedPicture window = windowWith({"Tiles", "42", "Tiles"}, "Play");
    QCOMPARE(textsOf(window.marks), (QStringList{"Tiles", "Play"}));
    for (const Mark& mark : window.marks)
        QVERIFY(window.picture.rect().contains(mark.place));
    QVERIFY(window.marks[0].place.top() < window.marks[1].place.top());
    QVERIFY(window.marks[0].path != window.marks[1].path);
}

void SheetTest::entriesOfMenusAreMarked()
{
    QMenu menu;
    menu.addAction("&Open…");
    menu.addSeparator();
    menu.addAction("hidden")->setVisible(false);
    menu.addAction("&Save");
    menu.adjustSize();
    QCOMPARE(textsOf(marksOf(menu)), (QStringList{"&Open…", "&Save"}));
}

void SheetTest::outlinesAreDrawn()
{
    MarkedPicture blank{QImage(80, 60, QImage::Format_RGB32), {{"/0", {40, 20, 30, 20}, "Play"}}};
    blank.picture.fill(Qt::white);
    const QImage picture = outlined(blank, blank.marks);
    QVERIFY(picture.pixelColor(69, 30) != QColor(Qt::white)); // the outline
    QVERIFY(picture.pixelColor(30, 21) != QColor(Qt::white)); // the number beside it
    QCOMPARE(picture.pixelColor(55, 30), QColor(Qt::white));  // the text stays readable
}

void SheetTest::textsStandInPairs()
{
    const QTemporaryDir folder;
    Sheet sheet(folder.path(), "de");
    sheet.add("first", windowWith({"Tiles", "Lodeline"}, "<Play>"),
              windowWith({"Plättchen", "Lodeline"}, "<Spielen>"));
    sheet.add("second", windowWith({"Tiles", "Cards"}, "Play"),
              windowWith({"Plättchen", "Karten"}, "Spielen"));
    QVERIFY(sheet.write());
    QFile file(folder.filePath("index.html"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    QVERIFY(page.contains("<tr><td>1<td lang=\"en\">Tiles<td lang=\"de\" dir=\"auto\">Plättchen"));
    QVERIFY(page.contains("<tr class=\"same\"><td>2<td lang=\"en\">Lodeline"));
    QVERIFY(page.contains("&lt;Play&gt;<td lang=\"de\" dir=\"auto\">&lt;Spielen&gt;"));
    QVERIFY(page.contains("<tr><td>1<td lang=\"en\">Cards")); // its other text stood in the first
    QCOMPARE(page.count("Plättchen"), 1);
    for (const char* picture : {"first.en.png", "first.de.png", "second.en.png", "second.de.png"})
        QVERIFY(QFile::exists(folder.filePath(picture)));
}

const WindowTest<SheetTest> kTest("tst_sheet");

} // namespace lodeline::test::tst_sheet

#include "tst_sheet.moc"
