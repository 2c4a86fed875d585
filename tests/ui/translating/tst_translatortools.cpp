// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/catalogues.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/languages/languagemenu.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/translating/formseditor.h"
#include "ui/translating/textpanel.h"
#include "ui/translating/translatortools.h"

#include <QCheckBox>
#include <QCloseEvent>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QMainWindow>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <optional>

namespace lodeline::ui::tst_translatortools {
namespace {

// Says its words anew when the language changes, as our windows do.
class Saying : public QPushButton
{
public:
    explicit Saying(const char* source, QWidget* parent = nullptr)
        : QPushButton(parent)
        , source_(source)
    {
        say();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange)
            say();
        QPushButton::changeEvent(event);
    }

private:
    void say() { setText(QCoreApplication::translate("Test", source_)); }

    const char* source_;
};

// Asks the tools last, as our windows do.
class Window : public QMainWindow
{
public:
    TranslatorTools* tools = nullptr;
    bool mayClose = true; // as far as the rest goes

protected:
    void closeEvent(QCloseEvent* event) override { event->setAccepted(mayClose && tools->mayClose()); }
};

void answerNext(QMessageBox::StandardButton button)
{
    lodeline::test::onNextDialog(
        [button](QDialog* dialog) { qobject_cast<QMessageBox*>(dialog)->button(button)->click(); });
}

const QByteArray kAll = "<message><location filename=\"../app/play.cpp\"/><source>&amp;Play</source>"
                        "<extracomment>Button: begins</extracomment><translation/></message>" +
                        test::message("Quit", "") + test::message("Leave", "");
const QByteArray kGerman = test::message("&amp;Play", "&amp;Spielen", "unfinished") +
                           test::message("Quit", "Ende") + test::message("Leave", "Ende");

} // namespace

class TranslatorToolsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void alikeTextsAreToldApart();
    void pointingTells();
    void itIsAskedByKey();
    void severalAreListed();
    void theFocusStays();
    void otherLanguagesAreTold();
    void whatIsWrittenShowsAtOnce();
    void whatBreaksATextCannotBeSaved();
    void whatIsTypedIsNotLost();
    void whatIsSaidByNowIsSaved();
    void closingAsksForWhatIsNotSaved();
    void aWindowThatStaysAsksNothing();
    void whatCannotBeSavedKeepsTheWindow();
    void anotherLanguageIsNamed();
    void everyLanguageHasItsOwnWords();
    void whatIsTypedOutlivesACrash();
    void whatIsLeftIsOfferedInItsLanguage();
    void onlyTheUserTicks();
    void whatCannotBeSavedIsTold();
    void aDamagedFileIsNotPassedBy_data();
    void aDamagedFileIsNotPassedBy();
    void dialogsCanBeTranslated();
    void closingEndsIt();
    void whereNothingCanBeWritten();

private:
    void open(); // as a new start of the program
    TextPanel& panel() const { return *tools_->panel(); }
    FormsEditor& editor() const { return *panel().editor(); }
    QPlainTextEdit& field() const { return *editor().fields().front(); }
    void begin(QAction* mode) const;
    QString kept(const char* language) const;
    QString toldInsteadOfClosing() const;
    static QPoint middleOf(const QWidget& widget) { return widget.mapToGlobal(widget.rect().center()); }

    std::optional<QTemporaryDir> shipped_;
    std::optional<QTemporaryDir> home_;
    std::unique_ptr<OwnCatalogues> own_;
    std::unique_ptr<Languages> languages_;
    std::unique_ptr<Window> window_;
    LanguageMenu* menu_ = nullptr;
    TranslatorTools* tools_ = nullptr;
    Saying* play_ = nullptr;
    Saying* quit_ = nullptr;
};

void TranslatorToolsTest::init()
{
    shipped_.emplace();
    home_.emplace();
    const auto write = [this](const char* name, const QByteArray& messages, const QByteArray& language) {
        QVERIFY(writeFile(shipped_->filePath(QString::fromLatin1(name)),
                          view(test::catalogue(messages, language))));
    };
    write("template.ts", kAll, "");
    write("lodeline_en.ts", {}, "en");
    write("lodeline_de.ts", kGerman, "de");
    own_ = std::make_unique<OwnCatalogues>(home_->filePath(QStringLiteral("translations")));
    languages_ = std::make_unique<Languages>(shipped_->path());
    languages_->follow(*own_);
    languages_->use(QStringLiteral("de"));
    open();
}

void TranslatorToolsTest::open()
{
    window_.reset();
    window_ = std::make_unique<Window>();
    menu_ = new LanguageMenu(*languages_, window_.get());
    auto* middle = new QWidget(window_.get());
    auto* layout = new QVBoxLayout(middle);
    layout->addWidget(play_ = new Saying("&Play"));
    layout->addWidget(quit_ = new Saying("Quit"));
    window_->setCentralWidget(middle);
    tools_ = new TranslatorTools(*languages_, *menu_, window_.get());
    window_->tools = tools_;
    window_->setGeometry(0, 0, 300, 200);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void TranslatorToolsTest::cleanup()
{
    window_.reset();
    languages_.reset();
    own_.reset();
}

void TranslatorToolsTest::begin(QAction* mode) const
{
    QSignalSpy indexed(tools_, &TranslatorTools::indexed);
    mode->trigger();
    QTRY_VERIFY(!indexed.isEmpty());
    panel().move(350, 0); // beside the window
    // Without a screen every new window becomes the active one.
    window_->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), window_.get());
}

// The user's own file; empty without one.
QString TranslatorToolsTest::kept(const char* language) const
{
    const QString name = QStringLiteral("translations/lodeline_%1.ts").arg(QLatin1String(language));
    return QString::fromUtf8(readFile(home_->filePath(name)).value_or(QByteArray()));
}

// What is said where Save is chosen and something cannot be saved; empty where the window closed.
QString TranslatorToolsTest::toldInsteadOfClosing() const
{
    QString told;
    lodeline::test::onNextDialog([&told](QDialog* dialog) {
        lodeline::test::onNextDialog(
            [&told](QDialog* next) { told = qobject_cast<QMessageBox*>(next)->text(); });
        qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Save)->click();
    });
    return window_->close() ? QString() : told;
}

void TranslatorToolsTest::alikeTextsAreToldApart()
{
    const auto spoken = [](const QByteArray& source, const QByteArray& context) {
        SpokenText made;
        made.text.source = source;
        made.text.context = context;
        made.text.note = QStringLiteral("a long note ").repeated(200);
        made.shown = {QStringLiteral("Text")};
        return made;
    };
    TextPanel panel(window_.get());
    static_cast<QWidget&>(panel).show();
    panel.show(QStringLiteral("Text"),
               {spoken("Play", "Board"), spoken("Play", "Menu"), spoken("Quit", "Menu")},
               QStringLiteral("de"));
    const auto* choice = panel.findChild<QComboBox*>();
    QVERIFY(choice->itemText(0).contains(QLatin1String("(Board)")));
    QVERIFY(choice->itemText(1).contains(QLatin1String("(Menu)")));
    QVERIFY(!choice->itemText(2).contains(QLatin1String("Menu")));
    auto* bar = panel.findChild<QScrollArea*>()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());
    panel.show(QStringLiteral("Text"), {spoken("Quit", "Menu")}, QStringLiteral("de"));
    QCOMPARE(bar->value(), 0); // what it is about is in sight
}

void TranslatorToolsTest::pointingTells()
{
    begin(tools_->where());
    QWindow* window = window_->windowHandle();
    const auto point = [&](Qt::KeyboardModifiers held) {
        const QPoint place = middleOf(*play_);
        QMouseEvent move(QEvent::MouseMove, window->mapFromGlobal(place), place, Qt::NoButton, Qt::NoButton,
                         held);
        QCoreApplication::sendEvent(window, &move);
    };
    point(Qt::ControlModifier);
    QVERIFY(panel().found().empty());
    point(Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(panel().found().size(), std::size_t{1});
    for (const char* part : {"Spielen", "&Play", "Button: begins", "Test", "app/play.cpp", "drafted"})
        QVERIFY2(panel().told().contains(QString::fromLatin1(part)), qPrintable(panel().told()));
    QVERIFY(!editor().isVisible());
}

void TranslatorToolsTest::itIsAskedByKey()
{
    begin(tools_->where());
    quit_->setFocus();
    tools_->ofFocus()->trigger();
    QTRY_VERIFY(panel().told().contains(QStringLiteral("Quit")));
    // Where a dialog keeps keys from the window, too.
    QDialog dialog(window_.get());
    auto* leave = new Saying("Leave", &dialog);
    dialog.setModal(true);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    leave->setFocus();
    QTest::keyClick(dialog.windowHandle(), Qt::Key_F1, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(panel().told().contains(QStringLiteral("Ende")));
}

void TranslatorToolsTest::severalAreListed()
{
    begin(tools_->where());
    tools_->lookAt(middleOf(*quit_));
    QVERIFY(panel().choice()->isVisible());
    QCOMPARE(panel().choice()->count(), 2);
    panel().choice()->setCurrentIndex(1);
    QVERIFY2(panel().told().contains(QStringLiteral("Leave")), qPrintable(panel().told()));
}

void TranslatorToolsTest::theFocusStays()
{
    begin(tools_->translate());
    QVERIFY(panel().testAttribute(Qt::WA_ShowWithoutActivating));
    play_->setFocus();
    tools_->lookAt(middleOf(*quit_));
    QVERIFY(panel().isVisible());
    QCOMPARE(QApplication::focusWidget(), play_);
    QCOMPARE(QApplication::activeWindow(), window_.get());
    QCursor::setPos(middleOf(*play_));
    QTest::keyPress(panel().windowHandle(), Qt::Key_Shift, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(panel().told().contains(QStringLiteral("Quit")), qPrintable(panel().told()));
}

void TranslatorToolsTest::otherLanguagesAreTold()
{
    begin(tools_->where());
    QSignalSpy indexed(tools_, &TranslatorTools::indexed);
    languages_->use(QStringLiteral("en"));
    QTRY_VERIFY(!indexed.isEmpty());
    tools_->lookAt(middleOf(*play_));
    QVERIFY2(panel().told().contains(QStringLiteral("missing")), qPrintable(panel().told()));
}

void TranslatorToolsTest::whatIsWrittenShowsAtOnce()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    QCOMPARE(field().toPlainText(), QStringLiteral("&Spielen"));
    QVERIFY(!editor().takeBackButton()->isEnabled());
    field().setPlainText(QStringLiteral("&Los\u00a0geht's")); // with a no-break space
    editor().saveButton()->click();
    QTRY_COMPARE(play_->text(), QStringLiteral("&Los\u00a0geht's"));
    QVERIFY2(editor().told().contains(QStringLiteral("lodeline_de.ts")), qPrintable(editor().told()));
    QVERIFY(QFile::exists(home_->filePath(QStringLiteral("translations/lodeline_de.ts"))));
    QTRY_VERIFY(editor().takeBackButton()->isEnabled());
    QVERIFY2(panel().told().contains(QStringLiteral("yours, drafted")), qPrintable(panel().told()));
    editor().isRead()->setChecked(true);
    editor().saveButton()->click();
    QTRY_VERIFY(panel().told().contains(QStringLiteral("yours, read")));
    QVERIFY2(editor().told().contains(QStringLiteral("Saved in")), qPrintable(editor().told()));
    editor().takeBackButton()->click();
    QVERIFY2(editor().told().contains(QStringLiteral("was removed from")), qPrintable(editor().told()));
    QTRY_COMPARE(play_->text(), QStringLiteral("&Spielen"));
    QTRY_COMPARE(field().toPlainText(), QStringLiteral("&Spielen"));
    // Emptied it goes back, too.
    field().setPlainText(QStringLiteral("&Los"));
    editor().saveButton()->click();
    QTRY_COMPARE(play_->text(), QStringLiteral("&Los"));
    field().clear();
    editor().saveButton()->click();
    QTRY_COMPARE(play_->text(), QStringLiteral("&Spielen"));
    QTRY_COMPARE(field().toPlainText(), QStringLiteral("&Spielen"));
}

void TranslatorToolsTest::whatBreaksATextCannotBeSaved()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("Los %1"));
    QVERIFY(!editor().saveButton()->isEnabled());
    QVERIFY(editor().told().contains(QStringLiteral("filled in by the program")));
    field().setPlainText(QStringLiteral("&Los"));
    QVERIFY(editor().saveButton()->isEnabled());
    QVERIFY(editor().told().isEmpty());
}

void TranslatorToolsTest::whatIsTypedIsNotLost()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("&Lo"));
    tools_->lookAt(middleOf(*quit_));
    QCOMPARE(field().toPlainText(), QStringLiteral("Ende"));
    QSignalSpy indexed(tools_, &TranslatorTools::indexed);
    emit languages_->ownChanged(); // somebody writes into the folder
    QTRY_VERIFY(!indexed.isEmpty());
    tools_->lookAt(middleOf(*play_));
    QCOMPARE(field().toPlainText(), QStringLiteral("&Lo"));
}

void TranslatorToolsTest::whatIsSaidByNowIsSaved()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("&Los"));
    tools_->lookAt(middleOf(*quit_));
    field().setPlainText(QStringLiteral("Schluss")); // the only one in sight
    QCOMPARE(editor().unsaved().size(), 2);
    const QString folder = home_->filePath(QStringLiteral("translations"));
    QVERIFY(QDir().mkpath(folder));
    const QByteArray same = test::message("&amp;Play", "&amp;Los", "unfinished") +
                            test::message("Quit", "Schluss", "unfinished"); // from elsewhere
    QVERIFY(writeFile(folder + QStringLiteral("/lodeline_de.ts"), view(test::catalogue(same, "de"))));
    own_->refresh();
    QTRY_COMPARE(play_->text(), QStringLiteral("&Los"));
    QTRY_VERIFY(editor().unsaved().isEmpty());
    QVERIFY(window_->close());
}

void TranslatorToolsTest::closingAsksForWhatIsNotSaved()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("&Los"));
    answerNext(QMessageBox::Cancel);
    QVERIFY(!window_->close());
    QVERIFY(window_->isVisible());
    QCOMPARE(field().toPlainText(), QStringLiteral("&Los"));
    field().setPlainText(QStringLiteral("&Spielen"));
    QVERIFY(window_->close()); // as it was: nothing to ask
    window_->show();
    field().setPlainText(QStringLiteral("&Los"));
    answerNext(QMessageBox::Discard);
    QVERIFY(window_->close());
    QVERIFY(kept("de").isEmpty());
    window_->show();
    answerNext(QMessageBox::Save);
    QVERIFY(window_->close());
    QVERIFY2(kept("de").contains(QStringLiteral(">&amp;Los<")), qPrintable(kept("de")));
    QVERIFY(editor().unsaved().isEmpty());
}

void TranslatorToolsTest::aWindowThatStaysAsksNothing()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("&Los"));
    window_->mayClose = false;
    QVERIFY(!window_->close()); // a question would not come back
    QVERIFY(kept("de").isEmpty());
    QCOMPARE(editor().unsaved().size(), 1);
}

void TranslatorToolsTest::whatCannotBeSavedKeepsTheWindow()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("Los %1"));
    panel().close();
    const QString told = toldInsteadOfClosing();
    QVERIFY2(told.contains(QStringLiteral("&Play")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("filled in by the program")), qPrintable(told));
    QVERIFY(kept("de").isEmpty());
    QVERIFY(panel().isVisible());
    QCOMPARE(field().toPlainText(), QStringLiteral("Los %1"));
}

void TranslatorToolsTest::anotherLanguageIsNamed()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("Los %1"));
    languages_->use(QStringLiteral("en"));
    const QString told = toldInsteadOfClosing();
    QVERIFY2(told.startsWith(QStringLiteral("\"&Play\" (Deutsch) was not saved. ")), qPrintable(told));
}

void TranslatorToolsTest::everyLanguageHasItsOwnWords()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*quit_));
    field().setPlainText(QStringLiteral("Schluss"));
    languages_->use(QStringLiteral("en"));
    answerNext(QMessageBox::Save);
    QVERIFY(window_->close());
    QVERIFY2(kept("de").contains(QStringLiteral(">Schluss<")), qPrintable(kept("de")));
    QVERIFY(kept("en").isEmpty());
}

void TranslatorToolsTest::whatIsTypedOutlivesACrash()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("Los %1")); // could not even be saved
    open();
    begin(tools_->where());
    tools_->lookAt(middleOf(*play_));
    QVERIFY(editor().unsaved().isEmpty());
    tools_->translate()->trigger();
    QCOMPARE(field().toPlainText(), QStringLiteral("Los %1"));
    QVERIFY(!editor().saveButton()->isEnabled());
    answerNext(QMessageBox::Discard);
    QVERIFY(window_->close());
    open();
    begin(tools_->translate());
    QVERIFY(editor().unsaved().isEmpty());
}

void TranslatorToolsTest::whatIsLeftIsOfferedInItsLanguage()
{
    const QString folder = home_->filePath(QStringLiteral("translations/unsaved"));
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(writeFile(KeptDrafts::fileIn(folder), R"([
        {"language": "pl", "context": "Test", "source": "Quit", "forms": ["Koniec"], "read": true},
        {"language": "de", "context": "Test", "source": "Quit", "forms": ["Ende", "Enden"]},
        {"language": "de", "context": "Test", "source": "Leave", "forms": ["Ende"]},
        {"language": "de", "context": "Test", "source": "Gone", "forms": ["Weg"]}])"));
    begin(tools_->translate());
    QCOMPARE(editor().unsaved().size(), 1); // of texts and forms that there are, and not said by now
    tools_->lookAt(middleOf(*quit_));
    QCOMPARE(field().toPlainText(), QStringLiteral("Ende"));
    answerNext(QMessageBox::Save);
    QVERIFY(window_->close());
    QVERIFY2(kept("pl").contains(QStringLiteral("<translation>Koniec<")), qPrintable(kept("pl")));
    QVERIFY(kept("de").isEmpty());
}

void TranslatorToolsTest::onlyTheUserTicks()
{
    begin(tools_->translate());
    tools_->lookAt(middleOf(*quit_));
    QCOMPARE(field().toPlainText(), QStringLiteral("Ende")); // of the program, and read
    QVERIFY(!editor().isRead()->isChecked());
    editor().isRead()->setChecked(true);
    tools_->lookAt(middleOf(*play_));
    QVERIFY(!editor().isRead()->isChecked());
    QSignalSpy indexed(tools_, &TranslatorTools::indexed);
    emit languages_->ownChanged(); // somebody writes into the folder
    QTRY_VERIFY(!indexed.isEmpty());
    tools_->lookAt(middleOf(*quit_));
    QVERIFY(editor().isRead()->isChecked());
    editor().saveButton()->click();
    QTRY_VERIFY2(panel().told().contains(QStringLiteral("yours, read")), qPrintable(panel().told()));
    QVERIFY(editor().isRead()->isChecked());
}

void TranslatorToolsTest::whatCannotBeSavedIsTold()
{
    QVERIFY(writeFile(home_->filePath(QStringLiteral("translations")), "")); // no folder
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("&Los"));
    editor().saveButton()->click();
    QVERIFY2(editor().told().contains(QStringLiteral("could not be written")), qPrintable(editor().told()));
    QCOMPARE(field().toPlainText(), QStringLiteral("&Los"));
    tools_->lookAt(middleOf(*quit_));
    tools_->lookAt(middleOf(*play_));
    QCOMPARE(field().toPlainText(), QStringLiteral("&Los"));
}

void TranslatorToolsTest::aDamagedFileIsNotPassedBy_data()
{
    QTest::addColumn<bool>("wasGood");
    QTest::newRow("from the beginning") << false;
    QTest::newRow("since then") << true;
}

void TranslatorToolsTest::aDamagedFileIsNotPassedBy()
{
    QFETCH(bool, wasGood);
    const QString folder = home_->filePath(QStringLiteral("translations"));
    const QString file = folder + QStringLiteral("/my_de.ts");
    const QByteArray good = test::catalogue(test::message("Quit", "Schluss"), "de");
    QVERIFY(QDir().mkpath(folder));
    if (wasGood) {
        QVERIFY(writeFile(file, view(good)));
        own_->refresh();
        QTRY_COMPARE(quit_->text(), QStringLiteral("Schluss"));
    }
    begin(tools_->translate());
    tools_->lookAt(middleOf(*play_));
    field().setPlainText(QStringLiteral("&Los"));
    QVERIFY(writeFile(file, view(good.chopped(20))));
    own_->refresh();
    QTRY_VERIFY(own_->refused(QStringLiteral("de")));
    editor().saveButton()->click();
    QVERIFY2(editor().told().contains(QStringLiteral("my_de.ts")), qPrintable(editor().told()));
    QVERIFY(!QFile::exists(folder + QStringLiteral("/lodeline_de.ts")));
    QCOMPARE(field().toPlainText(), QStringLiteral("&Los"));
}

void TranslatorToolsTest::dialogsCanBeTranslated()
{
    begin(tools_->translate());
    QDialog dialog(window_.get());
    auto* leave = new Saying("Leave", &dialog);
    dialog.setModal(true);
    dialog.resize(200, 100);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(panel().windowHandle()->transientParent() == window_->windowHandle());
    tools_->lookAt(middleOf(*leave));
    QVERIFY(panel().windowHandle()->transientParent() == dialog.windowHandle());
    panel().choice()->setCurrentIndex(1);
    QTest::mouseClick(panel().windowHandle(), Qt::LeftButton, {},
                      editor().isRead()->mapTo(&panel(), QPoint(8, editor().isRead()->height() / 2)));
    QVERIFY(editor().isRead()->isChecked()); // clicks come through
    dialog.close();
    QTRY_VERIFY(panel().windowHandle()->transientParent() == window_->windowHandle());
    QVERIFY(panel().isVisible());
}

void TranslatorToolsTest::closingEndsIt()
{
    begin(tools_->translate());
    panel().close();
    QVERIFY(!tools_->where()->isChecked());
    QVERIFY(!tools_->translate()->isChecked());
    begin(tools_->where());
    QVERIFY(panel().isVisible());
}

void TranslatorToolsTest::whereNothingCanBeWritten()
{
    QVERIFY(tools_->translate()->isEnabled());
    languages_->use(codeOf(Pseudo::Longer));
    QTRY_VERIFY(!tools_->translate()->isEnabled());
    languages_->use(QStringLiteral("de"));
    QTRY_VERIFY(tools_->translate()->isEnabled());
}

const WindowTest<TranslatorToolsTest> kTest("tst_translatortools");

} // namespace lodeline::ui::tst_translatortools

#include "tst_translatortools.moc"
