// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/canvas/cardpanel.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/lab/labpanel.h"
#include "editor/panes/foldingtabs.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/problems/problemspanel.h"
#include "tests/editor/help/handbookpictures.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"
#include "ui/help/helpbrowser.h"
#include "ui/help/helpdialog.h"
#include "ui/help/topic.h"
#include "ui/languages/pseudolanguage.h"

#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBlock>

namespace lodeline::goldrush::editor::test::tst_handbook {

class TestHandbook : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { desk_.reset(); }
    void opensWhereTheKeyboardIs_data();
    void opensWhereTheKeyboardIs();
    void opensAtTheChaptersOfDecks_data();
    void opensAtTheChaptersOfDecks();
    void goesToAnotherChapterInTheSameWindow();
    void opensOverDialogsToo();
    void hasAChapterForEachTopic_data();
    void hasAChapterForEachTopic();
    void hasAllPicturesAndNoOthers();
    void itsPicturesSpeakTheLanguage();
    void otherWordsLeaveTheReaderThere();
    void fitsASmallScreen();
    void marksTheChapter();
    void opensAtTheTabThatWasClicked();
    void isSearched();
    void leavesTheKeysWithinReach();

private:
    ui::HelpDialog* handbook() const { return desk_->operator*().findChild<ui::HelpDialog*>(); }
    // The window has the keyboard then.
    void open(const QString& file);
    boomtown::editor::DeckEditor& openDeck();
    // The heading that stands at the top.
    static QString heading(const ui::HelpDialog& dialog);

    std::unique_ptr<Desk> desk_;
};

void TestHandbook::init()
{
    desk_ = std::make_unique<Desk>();
    open(desk_->classic());
}

void TestHandbook::open(const QString& file)
{
    (*desk_)->openFile(file);
    // Where reading takes long it shows its progress, and offscreen no window gets the keyboard back after
    // that.
    QCoreApplication::processEvents();
    (*desk_)->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&**desk_));
}

boomtown::editor::DeckEditor& TestHandbook::openDeck()
{
    open(QStringLiteral(":/decks/boomtown.deck.json"));
    return dynamic_cast<boomtown::editor::DeckEditor&>(*(*desk_)->current());
}

QString TestHandbook::heading(const ui::HelpDialog& dialog)
{
    QTextBlock block = dialog.text()->cursorForPosition(QPoint(40, 20)).block();
    while (block.isValid() && block.blockFormat().headingLevel() == 0)
        block = block.previous();
    return block.text();
}

void TestHandbook::opensWhereTheKeyboardIs_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("title");
    QTest::newRow("list") << 0 << "Tiles and the set";
    QTest::newRow("drawing") << 1 << "Drawing a tile";
    QTest::newRow("problems") << 2 << "Problems";
    QTest::newRow("lab") << 3 << "Statistics and lab";
}

void TestHandbook::opensWhereTheKeyboardIs()
{
    QFETCH(const int, part);
    QFETCH(const QString, title);
    SetEditor& editor = desk_->editor();
    if (part == 0)
        editor.list().setFocus();
    else if (part == 1)
        editor.findChild<CanvasPanel*>()->canvas()->setFocus();
    else
        editor.showTab(part == 2 ? SetEditor::Tab::Problems : SetEditor::Tab::Lab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QVERIFY(handbook());
    QTRY_COMPARE(heading(*handbook()), title);
}

void TestHandbook::opensAtTheChaptersOfDecks_data()
{
    QTest::addColumn<bool>("inList");
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QString>("title");
    QTest::newRow("list") << true << "deck"
                          << "A Boomtown deck";
    QTest::newRow("drawing") << false << "card"
                             << "Drawing a card";
}

void TestHandbook::opensAtTheChaptersOfDecks()
{
    QFETCH(const bool, inList);
    QFETCH(const QString, topic);
    QFETCH(const QString, title);
    boomtown::editor::DeckEditor& editor = openDeck();
    if (inList)
        editor.list().setFocus();
    else
        editor.card().canvas()->setFocus();
    QTRY_COMPARE(ui::topicAround(QApplication::focusWidget()), topic);
    (*desk_)->actions().handbook->trigger();
    QVERIFY(handbook());
    QTRY_COMPARE(heading(*handbook()), title);
}

void TestHandbook::goesToAnotherChapterInTheSameWindow()
{
    desk_->editor().list().setFocus();
    (*desk_)->actions().handbook->trigger();
    QPointer<ui::HelpDialog> first = handbook();
    QTRY_COMPARE(heading(*first), QStringLiteral("Tiles and the set"));
    desk_->editor().showTab(SetEditor::Tab::Lab);
    (*desk_)->activateWindow();
    QTRY_COMPARE(ui::topicAround(QApplication::focusWidget()), QStringLiteral("lab"));
    (*desk_)->actions().handbook->trigger();
    QCOMPARE(handbook(), first.data());
    QTRY_COMPARE(heading(*first), QStringLiteral("Statistics and lab"));
}

void TestHandbook::opensOverDialogsToo()
{
    bool opened = false;
    onNextDialog([&opened](QDialog* dialog) {
        QTest::keyClick(dialog->findChild<QTabWidget*>(), Qt::Key_F1);
        auto* help = dialog->findChild<ui::HelpDialog*>();
        opened = help && help->isVisible();
        if (opened) {
            QTRY_COMPARE(heading(*help), QStringLiteral("Playing and printing"));
            help->close();
        }
        dialog->close();
    });
    (*desk_)->actions().print->trigger();
    QVERIFY(opened);
}

void TestHandbook::hasAChapterForEachTopic_data()
{
    QTest::addColumn<bool>("isDeck");
    QTest::addColumn<QStringList>("ofDialogs");
    QTest::newRow("set") << false << QStringList{QStringLiteral("art"), QStringLiteral("print")};
    QTest::newRow("deck") << true << QStringList{QStringLiteral("deck-print")};
}

// Each anchor that a part names is one of the handbook.
void TestHandbook::hasAChapterForEachTopic()
{
    QFETCH(const bool, isDeck);
    QFETCH(const QStringList, ofDialogs);
    if (isDeck)
        openDeck();
    const lodeline::desk::Desk& desk = *(*desk_)->current();
    const QString html = desk.kind().handbookHtml();
    QSet<QString> topics(ofDialogs.begin(), ofDialogs.end());
    for (const QWidget* part : desk.findChildren<QWidget*>())
        topics << ui::topicAround(part);
    topics.remove(QString());
    QVERIFY(topics.size() >= 5);
    for (const QString& topic : std::as_const(topics))
        QVERIFY2(html.contains(QStringLiteral("name=\"%1\"").arg(topic)), qPrintable(topic));
}

void TestHandbook::hasAllPicturesAndNoOthers()
{
    (*desk_)->actions().handbook->trigger();
    QSet<QString> shown;
    QRegularExpressionMatchIterator sources = QRegularExpression(QStringLiteral("picture:([a-z]+)"))
                                                  .globalMatch(desk_->editor().kind().handbookHtml());
    while (sources.hasNext()) {
        const QString name = sources.next().captured(1);
        shown << name;
        const QImage image(QStringLiteral(":/handbook/en/%1.png").arg(name));
        QVERIFY2(image.width() > 300, qPrintable(name));
    }
    QSet<QString> made;
    for (const HandbookPicture& picture : handbookPictures())
        made << QLatin1String(picture.name);
    QCOMPARE(shown, made);
    constexpr qint64 kMost = 4 << 20; // bytes that all languages take
    qint64 bytes = 0;
    for (const QString& language : QDir(QStringLiteral(":/handbook")).entryList()) {
        const QDir folder(QStringLiteral(":/handbook/%1").arg(language));
        QCOMPARE(folder.entryList().size(), made.size());
        for (const QFileInfo& file : folder.entryInfoList())
            bytes += file.size();
    }
    QVERIFY2(bytes < kMost, qPrintable(QString::number(bytes)));
}

void TestHandbook::itsPicturesSpeakTheLanguage()
{
    (*desk_)->actions().handbook->trigger();
    handbook()->resize(1400, 600); // wider than any of them
    const auto shown = [this] {
        const QTextDocument& document = *handbook()->text()->document();
        return document.resource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture:lab")))
            .value<QImage>();
    };
    const QImage english = shown();
    QVERIFY(!english.isNull());
    desk_->languages().use(QStringLiteral("de"));
    QTRY_VERIFY(!shown().isNull() && shown() != english);
    desk_->languages().use(ui::codeOf(ui::Pseudo::Longer)); // has none
    QTRY_COMPARE(shown(), english);
}

void TestHandbook::otherWordsLeaveTheReaderThere()
{
    constexpr int kChapter = 3;
    (*desk_)->actions().handbook->trigger();
    ui::HelpDialog& dialog = *handbook();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY(!dialog.text()->document()->size().isEmpty()); // which lays all of it out
    QCoreApplication::processEvents();
    dialog.contents()->setCurrentRow(kChapter);
    QCoreApplication::processEvents();
    const QString english = heading(dialog);
    QCOMPARE(english, dialog.contents()->item(kChapter)->text());
    desk_->languages().use(QStringLiteral("de"));
    QTRY_VERIFY(dialog.contents()->item(kChapter)->text() != english);
    QCoreApplication::processEvents();
    const QString german = dialog.contents()->item(kChapter)->text();
    QCOMPARE(heading(dialog), german);
    QCOMPARE(dialog.contents()->currentRow(), kChapter);
    QCOMPARE(dialog.text()->textCursor().block().text(), german);
}

void TestHandbook::fitsASmallScreen()
{
    desk_->languages().use(QStringLiteral("de"));
    desk_->editor().showTab(SetEditor::Tab::Lab);
    (*desk_)->actions().handbook->trigger();
    QVERIFY(handbook()->screen()->availableGeometry().contains(handbook()->geometry()));
    const QTextEdit& text = *handbook()->text();
    for (const int width : {840, 600, 1200}) {
        handbook()->resize(width, 500);
        settleLayouts();
        QCOMPARE(text.horizontalScrollBar()->maximum(), 0);
        QVERIFY(handbook()->contents()->width() <= handbook()->width() / 3);
    }
}

void TestHandbook::marksTheChapter()
{
    desk_->editor().showTab(SetEditor::Tab::Lab);
    (*desk_)->actions().handbook->trigger();
    const auto marked = [this] { return handbook()->contents()->currentItem()->text(); };
    QTRY_COMPARE(heading(*handbook()), QStringLiteral("Statistics and lab"));
    QCOMPARE(marked(), QStringLiteral("Statistics and lab"));
    QScrollBar& bar = *handbook()->text()->verticalScrollBar();
    bar.setValue(0);
    QTRY_COMPARE(marked(), handbook()->contents()->item(0)->text());
    QCOMPARE(bar.value(), 0);
    // The last one is marked, though it cannot be scrolled to the top.
    const int last = handbook()->contents()->count() - 1;
    handbook()->contents()->setCurrentRow(last);
    QCOMPARE(bar.value(), bar.maximum());
    QCoreApplication::processEvents();
    QCOMPARE(handbook()->contents()->currentRow(), last);
}

void TestHandbook::opensAtTheTabThatWasClicked()
{
    desk_->editor().list().setFocus();
    QTabBar* tabs = desk_->editor().findChild<lodeline::desk::FoldingTabs*>()->tabBar();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
    QTRY_COMPARE(ui::topicAround(QApplication::focusWidget()), QStringLiteral("lab"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    QVERIFY(handbook());
    QTRY_COMPARE(heading(*handbook()), QStringLiteral("Statistics and lab"));
}

void TestHandbook::isSearched()
{
    (*desk_)->actions().handbook->trigger();
    QVERIFY(handbook()->contents()->count() >= 5);
    QTest::keyClicks(handbook()->search(), QStringLiteral("bleed"));
    QCOMPARE(handbook()->text()->textCursor().selectedText(), QStringLiteral("bleed"));
}

void TestHandbook::leavesTheKeysWithinReach()
{
    const EditorActions& actions = (*desk_)->actions();
    QCOMPARE(actions.keys->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_F1));
    QString title;
    onNextDialog([&title](QDialog* dialog) {
        title = dialog->windowTitle();
        dialog->close();
    });
    actions.keys->trigger();
    QCOMPARE(title, QStringLiteral("Keys and mouse"));
}

const WindowTest<TestHandbook> kTest("tst_handbook");

} // namespace lodeline::goldrush::editor::test::tst_handbook

#include "tst_handbook.moc"
