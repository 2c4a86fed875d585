// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/translating/textsunder.h"

#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace lodeline::ui::tst_textsunder {
namespace {

// What stands first in the middle of a widget on the screen.
QString firstAt(const QWidget& widget, const QPoint& place)
{
    return textsAt(widget.mapToGlobal(place)).texts.value(0);
}

QString firstAt(const QWidget& widget)
{
    return firstAt(widget, widget.rect().center());
}

class Room : public QWidget
{
    Q_OBJECT

public:
    Room()
        : layout_(new QVBoxLayout(this))
    {
    }

    template <typename Widget, typename... Arguments>
    Widget* add(const Arguments&... arguments)
    {
        auto* widget = new Widget(arguments..., this);
        layout_->addWidget(widget);
        return widget;
    }

    void open()
    {
        resize(500, 600);
        show();
        QVERIFY(QTest::qWaitForWindowExposed(this));
    }

private:
    QVBoxLayout* layout_;
};

} // namespace

class TextsUnderTest : public QObject
{
    Q_OBJECT

private slots:
    void labelsAndButtons();
    void fields();
    void menus();
    void toolButtons();
    void listsAndHeadings();
    void tabs();
    void paragraphs();
    void toolTipsAndNames();
    void theLineBelowAll();
    void nothingBesideOurWindows();
    void whatShowsItIsNamed();
    void whatHasTheFocus();
};

void TextsUnderTest::labelsAndButtons()
{
    Room room;
    const auto* label = room.add<QLabel>(QStringLiteral("A label"));
    const auto* button = room.add<QPushButton>(QStringLiteral("&A button"));
    auto* group = room.add<QGroupBox>(QStringLiteral("A group"));
    group->setMinimumHeight(60);
    auto* bar = room.add<QProgressBar>();
    bar->setFormat(QStringLiteral("%p of it"));
    bar->setValue(40);
    room.open();
    QCOMPARE(firstAt(*label), QStringLiteral("A label"));
    QCOMPARE(firstAt(*button), QStringLiteral("&A button"));
    QCOMPARE(firstAt(*group), QStringLiteral("A group"));
    QCOMPARE(firstAt(*bar), QStringLiteral("40 of it"));
}

void TextsUnderTest::fields()
{
    Room room;
    auto* line = room.add<QLineEdit>();
    line->setPlaceholderText(QStringLiteral("Your name"));
    line->setText(QStringLiteral("Ann"));
    auto* box = room.add<QComboBox>();
    box->addItems({QStringLiteral("Few"), QStringLiteral("Many")});
    auto* spin = room.add<QSpinBox>();
    spin->setSuffix(QStringLiteral(" tiles"));
    room.open();
    QCOMPARE(firstAt(*line), QStringLiteral("Your name")); // what was typed is no text of ours
    QCOMPARE(firstAt(*box), QStringLiteral("Few"));
    QVERIFY(textsAt(spin->mapToGlobal(QPoint(8, 8))).texts.contains(QStringLiteral("1 tiles")));
}

void TextsUnderTest::menus()
{
    QMainWindow window;
    QMenu* file = window.menuBar()->addMenu(QStringLiteral("&File"));
    QAction* open = file->addAction(QStringLiteral("&Open…\tCtrl+O"));
    open->setToolTip(QStringLiteral("Opens one"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(firstAt(*window.menuBar(), window.menuBar()->actionGeometry(file->menuAction()).center()),
             QStringLiteral("&File"));
    file->popup(window.mapToGlobal(QPoint(20, 60)));
    QVERIFY(QTest::qWaitForWindowExposed(file));
    const TextsUnder found = textsAt(file->mapToGlobal(file->actionGeometry(open).center()));
    QCOMPARE(found.texts.value(0), QStringLiteral("&Open…\tCtrl+O"));
    QVERIFY(found.texts.contains(QStringLiteral("Opens one")));
    file->setActiveAction(open);
    QCOMPARE(textsWithFocus(window).texts.value(0), QStringLiteral("&Open…\tCtrl+O"));
    file->close();
}

void TextsUnderTest::toolButtons()
{
    QMainWindow window;
    QToolBar* bar = window.addToolBar(QString());
    QAction* undo = bar->addAction(QStringLiteral("Undo"));
    undo->setToolTip(QStringLiteral("Undo (Ctrl+Z)"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const TextsUnder found = textsIn(*bar->widgetForAction(undo), QPoint(4, 4));
    QCOMPARE(found.texts.value(0), QStringLiteral("Undo"));
    QVERIFY(found.texts.contains(QStringLiteral("Undo (Ctrl+Z)")));
}

void TextsUnderTest::listsAndHeadings()
{
    QStandardItemModel model(2, 2);
    model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Points")});
    model.setItem(1, 1, new QStandardItem(QStringLiteral("seven")));
    model.item(1, 1)->setToolTip(QStringLiteral("so many"));
    Room room;
    auto* table = room.add<QTableView>();
    table->setModel(&model);
    room.open();
    const QPoint cell = table->visualRect(model.index(1, 1)).center();
    const TextsUnder found = textsAt(table->viewport()->mapToGlobal(cell));
    QCOMPARE(found.texts.value(0), QStringLiteral("seven"));
    QVERIFY(found.texts.contains(QStringLiteral("so many")));
    const QHeaderView* header = table->horizontalHeader();
    QCOMPARE(firstAt(*header->viewport(), QPoint(header->sectionViewportPosition(1) + 5, 5)),
             QStringLiteral("Points"));
}

void TextsUnderTest::tabs()
{
    Room room;
    auto* bar = room.add<QTabBar>();
    bar->addTab(QStringLiteral("One"));
    bar->addTab(QStringLiteral("Two"));
    room.open();
    QCOMPARE(firstAt(*bar, bar->tabRect(1).center()), QStringLiteral("Two"));
}

void TextsUnderTest::paragraphs()
{
    Room room;
    auto* page = room.add<QTextBrowser>();
    page->setHtml(QStringLiteral("<p>First of <b>all</b></p><p>Second</p>"));
    auto* plain = room.add<QPlainTextEdit>();
    plain->setPlaceholderText(QStringLiteral("Write here"));
    room.open();
    QTextCursor second(page->document()->lastBlock());
    const QPoint place = page->cursorRect(second).center();
    QCOMPARE(firstAt(*page->viewport(), place), QStringLiteral("Second"));
    QCOMPARE(firstAt(*page->viewport(), page->cursorRect(QTextCursor(page->document())).center()),
             QStringLiteral("First of all"));
    QCOMPARE(firstAt(*plain->viewport(), QPoint(10, 10)), QStringLiteral("Write here"));
}

void TextsUnderTest::toolTipsAndNames()
{
    Room room;
    auto* button = room.add<QToolButton>();
    button->setToolTip(QStringLiteral("Turn the tile"));
    button->setAccessibleName(QStringLiteral("Turn"));
    button->setAccessibleDescription(QStringLiteral("to the left"));
    room.open();
    const QStringList texts = textsAt(button->mapToGlobal(button->rect().center())).texts;
    for (const char* text : {"Turn the tile", "Turn", "to the left"})
        QVERIFY2(texts.count(QString::fromLatin1(text)) == 1, qPrintable(texts.join(u'\n')));
}

void TextsUnderTest::theLineBelowAll()
{
    QMainWindow window;
    window.statusBar()->showMessage(QStringLiteral("Your turn"));
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(firstAt(*window.statusBar(), QPoint(20, 8)), QStringLiteral("Your turn"));
}

void TextsUnderTest::nothingBesideOurWindows()
{
    Room room;
    room.open();
    QVERIFY(textsAt(QPoint(-500, -500)).isEmpty());
}

void TextsUnderTest::whatShowsItIsNamed()
{
    Room room;
    const auto* label = room.add<QLabel>(QStringLiteral("A label"));
    room.open();
    const QStringList classes = textsAt(label->mapToGlobal(label->rect().center())).classes;
    QCOMPARE(classes.front(), QStringLiteral("QLabel"));
    QVERIFY(classes.contains(QStringLiteral("Room")));
}

void TextsUnderTest::whatHasTheFocus()
{
    QStandardItemModel model;
    model.appendRow(new QStandardItem(QStringLiteral("above")));
    model.appendRow(new QStandardItem(QStringLiteral("below")));
    Room room;
    auto* button = room.add<QPushButton>(QStringLiteral("Play"));
    auto* table = room.add<QTableView>();
    table->setModel(&model);
    auto* bar = room.add<QTabBar>();
    bar->addTab(QStringLiteral("One"));
    bar->addTab(QStringLiteral("Two"));
    room.open();
    room.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&room));
    button->setFocus();
    QCOMPARE(textsWithFocus(room).texts.value(0), QStringLiteral("Play"));
    table->setFocus();
    table->setCurrentIndex(model.index(1, 0));
    QCOMPARE(textsWithFocus(room).texts.value(0), QStringLiteral("below"));
    bar->setCurrentIndex(1);
    bar->setFocus();
    QCOMPARE(textsWithFocus(room).texts.value(0), QStringLiteral("Two"));
}

const WindowTest<TextsUnderTest> kTest("tst_textsunder");

} // namespace lodeline::ui::tst_textsunder

#include "tst_textsunder.moc"
