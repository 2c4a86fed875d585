// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/windowtest/windowtest.h"
#include "ui/keys/latinkeys.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace lodeline::ui::tst_latinkeys {

constexpr quint32 kR = 27; // scan codes
constexpr quint32 kN = 57;
constexpr quint32 kSlash = 61;

// Writes down the keys that it gets.
class KeyReader : public QWidget
{
public:
    KeyReader() { setFocusPolicy(Qt::StrongFocus); }
    QList<int> pressed;
    QList<int> released;
    bool overrides = false;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && overrides &&
            static_cast<QKeyEvent*>(event)->key() == Qt::Key_R) {
            event->accept();
            return true;
        }
        return QWidget::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        pressed << event->key();
        event->ignore();
    }
    void keyReleaseEvent(QKeyEvent* event) override { released << event->key(); }
};

class LatinKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keysAreFoundByTheirPlace_data();
    void keysAreFoundByTheirPlace();
    void commandsAreGivenOnce();
    void theWidgetWithTheFocusComesFirst();
    void othersGetTheLatinKey();
    void fieldsGetWhatWasTyped();
    void listsLookForWhatWasTyped();
    void choicesAndQuestionsLookForItToo();
    void signsAtThePlaceOfLettersAreLetters();

private:
    struct Window : QWidget
    {
        KeyReader reader;
        QLineEdit field;
        QListWidget list;
        QKeySequenceEdit keys;
        QAction action;

        Window()
        {
            auto* column = new QVBoxLayout(this);
            for (QWidget* widget : QList<QWidget*>{&reader, &field, &list, &keys})
                column->addWidget(widget);
            action.setShortcut(Qt::Key_R);
            addAction(&action);
        }
        // Members are no children that could be deleted.
        ~Window() override
        {
            for (QWidget* widget : QList<QWidget*>{&reader, &field, &list, &keys})
                widget->setParent(nullptr);
        }
    };

    // As the window system does it, but for the commands of keys that it knows itself.
    void type(QWidget& widget, int key, const QString& text, quint32 code)
    {
        widget.setFocus();
        for (const auto kind : {QEvent::ShortcutOverride, QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(kind, key, {}, code, 0, 0, text);
            if (kind == QEvent::ShortcutOverride)
                event.ignore();
            QCoreApplication::sendEvent(&widget, &event);
        }
    }
    void typeRussian(QWidget& widget) { type(widget, 0x041a, QStringLiteral("к"), kR); }

    std::unique_ptr<LatinKeys> keys_;
    std::unique_ptr<Window> window_;
};

void LatinKeysTest::init()
{
    keys_ = std::make_unique<LatinKeys>();
    window_ = std::make_unique<Window>();
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void LatinKeysTest::cleanup()
{
    window_.reset();
    keys_.reset();
}

void LatinKeysTest::keysAreFoundByTheirPlace_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("text");
    QTest::addColumn<uint>("code");
    QTest::addColumn<int>("latin"); // 0 for none
    QTest::addColumn<QString>("typed");
    const Qt::KeyboardModifiers none;
    QTest::newRow("Russian") << 0x041a << none << "к" << kR << int(Qt::Key_R) << "r";
    QTest::newRow("Russian, shift") << 0x041a << Qt::KeyboardModifiers(Qt::ShiftModifier) << "К" << kR
                                    << int(Qt::Key_R) << "R";
    QTest::newRow("Russian, control")
        << 0x041a << Qt::KeyboardModifiers(Qt::ControlModifier) << "" << kR << int(Qt::Key_R) << "";
    QTest::newRow("Greek") << 0x039d << none << "ν" << kN << int(Qt::Key_N) << "n";
    QTest::newRow("Arabic") << 0x0642 << none << "ق" << kR << int(Qt::Key_R) << "r";
    QTest::newRow("Arabic, two letters") << 0xfefb << none << "لا" << 56U << int(Qt::Key_B) << "b";
    QTest::newRow("Arabic digit") << 0x0661 << none << "١" << 10U << int(Qt::Key_1) << "1";
    QTest::newRow("Arabic question mark") << 0x061f << Qt::KeyboardModifiers(Qt::ShiftModifier) << "؟"
                                          << kSlash << int(Qt::Key_Question) << "?";
    QTest::newRow("without a key") << 0 << none << "к" << kR << int(Qt::Key_R) << "r";
    QTest::newRow("last of a row") << 0x042e << none << "ю" << 60U << int(Qt::Key_Period) << ".";
    QTest::newRow("German letter") << int(Qt::Key_Adiaeresis) << none << "ä" << 48U << 0 << "";
    QTest::newRow("Latin at another place") << int(Qt::Key_Y) << none << "y" << 52U << 0 << "";
    QTest::newRow("euro") << 0x20ac << none << "€" << 26U << 0 << "";
    QTest::newRow("with Alt") << 0x041a << Qt::KeyboardModifiers(Qt::AltModifier) << "к" << kR << 0 << "";
    QTest::newRow("beside the letters") << 0x041a << none << "к" << 94U << 0 << "";
    QTest::newRow("no letter") << int(Qt::Key_Left) << none << "" << 113U << 0 << "";
}

void LatinKeysTest::keysAreFoundByTheirPlace()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QString, text);
    QFETCH(uint, code);
    QFETCH(int, latin);
    QFETCH(QString, typed);
    const auto found = latinKeyOf(QKeyEvent(QEvent::KeyPress, key, modifiers, code, 0, 0, text));
    QCOMPARE(found.has_value(), latin != 0);
    if (!found)
        return;
    QCOMPARE(found->key, latin);
    QCOMPARE(found->text, typed);
}

void LatinKeysTest::commandsAreGivenOnce()
{
    QSignalSpy given(&window_->action, &QAction::triggered);
    typeRussian(window_->reader);
    QCOMPARE(given.size(), 1);
    QVERIFY(window_->reader.pressed.isEmpty());
    window_->action.setEnabled(false);
    typeRussian(window_->reader);
    QCOMPARE(given.size(), 1);
}

void LatinKeysTest::theWidgetWithTheFocusComesFirst()
{
    QSignalSpy given(&window_->action, &QAction::triggered);
    window_->reader.overrides = true;
    QKeyEvent override(QEvent::ShortcutOverride, 0x041a, {}, kR, 0, 0, QStringLiteral("к"));
    override.ignore();
    QCoreApplication::sendEvent(&window_->reader, &override);
    QVERIFY(override.isAccepted());
    typeRussian(window_->reader);
    QCOMPARE(window_->reader.pressed, QList<int>{Qt::Key_R});
    QVERIFY(given.isEmpty());
}

void LatinKeysTest::othersGetTheLatinKey()
{
    type(window_->reader, 0x0422, QStringLiteral("т"), kN);
    QCOMPARE(window_->reader.pressed, QList<int>{Qt::Key_N});
    QCOMPARE(window_->reader.released, QList<int>{Qt::Key_N});
    typeRussian(window_->keys); // the key of a command
    QCOMPARE(window_->keys.keySequence(), QKeySequence(Qt::Key_R));
}

void LatinKeysTest::fieldsGetWhatWasTyped()
{
    QSignalSpy given(&window_->action, &QAction::triggered);
    typeRussian(window_->field);
    QCOMPARE(window_->field.text(), QStringLiteral("к"));
    QVERIFY(given.isEmpty());
}

void LatinKeysTest::listsLookForWhatWasTyped()
{
    window_->list.addItems({QStringLiteral("Анна"), QStringLiteral("Тим"), QStringLiteral("Nora")});
    type(window_->list, 0x0422, QStringLiteral("т"), kN);
    QCOMPARE(window_->list.currentRow(), 1);
    QSignalSpy given(&window_->action, &QAction::triggered);
    typeRussian(window_->list);
    QCOMPARE(given.size(), 1);
}

void LatinKeysTest::choicesAndQuestionsLookForItToo()
{
    QComboBox choice;
    choice.addItems({QStringLiteral("Анна"), QStringLiteral("Тим"), QStringLiteral("Nora")});
    choice.show();
    type(choice, 0x0422, QStringLiteral("т"), kN);
    QCOMPARE(choice.currentIndex(), 1);
    QMessageBox box;
    QPushButton* yes = box.addButton(QStringLiteral("&Так"), QMessageBox::AcceptRole);
    box.addButton(QStringLiteral("&Но"), QMessageBox::RejectRole);
    QSignalSpy pressed(yes, &QPushButton::pressed); // it is let go later
    box.show();
    type(box, 0x0422, QStringLiteral("т"), kN);
    QCOMPARE(pressed.size(), 1);
}

void LatinKeysTest::signsAtThePlaceOfLettersAreLetters()
{
    constexpr quint32 kQ = 24;
    type(window_->reader, Qt::Key_Semicolon, QStringLiteral(";"), kQ);
    QCOMPARE(window_->reader.pressed.takeFirst(), int(Qt::Key_Semicolon));
    type(window_->reader, 0x039d, QStringLiteral("ν"), kN); // now the keyboard is known to be Greek
    QCOMPARE(window_->reader.pressed.takeFirst(), int(Qt::Key_N));
    type(window_->reader, Qt::Key_Semicolon, QStringLiteral(";"), kQ);
    QCOMPARE(window_->reader.pressed.takeFirst(), int(Qt::Key_Q));
    type(window_->reader, Qt::Key_Comma, QStringLiteral(","), kSlash);
    QCOMPARE(window_->reader.pressed.takeFirst(), int(Qt::Key_Comma));
    type(window_->reader, Qt::Key_X, QStringLiteral("x"), 53); // and now a Latin one
    type(window_->reader, Qt::Key_Semicolon, QStringLiteral(";"), kQ);
    QCOMPARE(window_->reader.pressed.last(), int(Qt::Key_Semicolon));
}

const WindowTest<LatinKeysTest> kTest("tst_latinkeys");

} // namespace lodeline::ui::tst_latinkeys

#include "tst_latinkeys.moc"
