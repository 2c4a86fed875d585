// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/actions.h"
#include "app/shell/options/optionpage.h"
#include "app/shell/preferences.h"
#include "app/shell/settingsdialog.h"
#include "app/shell/start/startpage.h"
#include "app/shell/textsizes.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/windowtest/windowtest.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush::tst_settings {

using namespace app;

using test::TestWindow;
using Section = SettingsDialog::Section;

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void opensOnceAndBesideTheGame();
    void aBoxIsTheEntryOfTheMenu();
    void aListIsTheMenu();
    void whatTheGameHasNotIsNotOffered();
    void defaultsComeBackInOneSection();
    void aTableBeginsAsUsual();
    void speaksTheLanguageThatIsChosen();
    void theTextSizeIsInForceAtOnce();
    void everyTextFollowsItsSize();
    void aDamagedTextSizeIsTheUsualOne();
    void everyControlHasAName();

private:
    static SettingsDialog& open(const TestWindow& window)
    {
        window->actions().settings->trigger();
        return *window->findChild<SettingsDialog*>();
    }
    static QCheckBox* box(const SettingsDialog& dialog, const QString& text)
    {
        for (auto* box : dialog.findChildren<QCheckBox*>()) {
            if (box->text() == text)
                return box;
        }
        return nullptr;
    }
    static QComboBox* list(const SettingsDialog& dialog, const QString& name)
    {
        for (auto* list : dialog.findChildren<QComboBox*>()) {
            if (list->accessibleName() == name)
                return list;
        }
        return nullptr;
    }
    static void choose(QComboBox& list, const QString& text)
    {
        list.setCurrentText(text);
        emit list.activated(list.currentIndex());
    }
};

void SettingsTest::opensOnceAndBesideTheGame()
{
    TestWindow window;
    window.play();
    QTest::keyClick(&*window, Qt::Key_Comma, Qt::ControlModifier);
    QTest::keyClick(&*window, Qt::Key_Comma, Qt::ControlModifier);
    const auto dialogs = window->findChildren<SettingsDialog*>();
    QCOMPARE(dialogs.size(), 1);
    QVERIFY(dialogs.front()->isVisible());
    QVERIFY(!dialogs.front()->isModal());
    dialogs.front()->close();
    QTRY_VERIFY(window->findChildren<SettingsDialog*>().isEmpty());
}

void SettingsTest::aBoxIsTheEntryOfTheMenu()
{
    TestWindow window;
    const SettingsDialog& dialog = open(window);
    QCheckBox* wheel = box(dialog, QStringLiteral("Turn tiles with the mouse wheel"));
    QVERIFY(wheel && wheel->isChecked());
    wheel->click();
    QVERIFY(!window.settings().wheelTurns());
    QVERIFY(!window->actions().wheelTurns->isChecked());
    window->actions().wheelTurns->trigger();
    QVERIFY(wheel->isChecked());
    QCheckBox* coordinates = box(dialog, QStringLiteral("Coordinates along the edge"));
    QVERIFY(coordinates->isEnabled());
    window->actions().asAtTable->trigger();
    QVERIFY(!coordinates->isEnabled());
}

void SettingsTest::aListIsTheMenu()
{
    TestWindow window;
    const SettingsDialog& dialog = open(window);
    QComboBox* pace = list(dialog, QStringLiteral("Computer speed"));
    QVERIFY(pace);
    QCOMPARE(pace->currentText(), QStringLiteral("Quick"));
    choose(*pace, QStringLiteral("Leisurely"));
    QCOMPARE(window.settings().pace(), Pace::Leisurely);
    window->actions().paces->actions().constLast()->trigger();
    QCOMPARE(pace->currentText(), QStringLiteral("Wait for me before each move"));
}

void SettingsTest::whatTheGameHasNotIsNotOffered()
{
    TestWindow window;
    SettingsDialog& dialog = open(window);
    dialog.sections()->setCurrentRow(static_cast<int>(Section::Board));
    const QCheckBox* coordinates = box(dialog, QStringLiteral("Coordinates along the edge"));
    QVERIFY(coordinates->isVisible());
    window->actions().aids->actions()[static_cast<int>(Aid::Coordinates)]->setVisible(false);
    QVERIFY(!coordinates->isVisible());
}

void SettingsTest::defaultsComeBackInOneSection()
{
    TestWindow window;
    SettingsDialog& dialog = open(window);
    window->actions().asAtTable->trigger();
    window->actions().wheelTurns->trigger();
    window.settings().setShows(Aid::Owners, true);
    window->preferences().showCurrent();
    dialog.sections()->setCurrentRow(static_cast<int>(Section::Board));
    auto* restore = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults);
    restore->click();
    QVERIFY(!window.settings().asAtTable());
    QVERIFY(window.settings().wheelTurns());
    for (const Aid aid : kAllAids)
        QCOMPARE(window.settings().shows(aid), isUsual(aid));
    QCOMPARE(window.settings().pace(), Pace::Quick);
    dialog.sections()->setCurrentRow(static_cast<int>(Section::Playing));
    restore->click();
    QCOMPARE(window.settings().pace(), Pace::Normal);
    window->actions().textSizes->actions().constLast()->trigger();
    dialog.sections()->setCurrentRow(static_cast<int>(Section::Look));
    restore->click();
    QCOMPARE(window.settings().textSize(), kUsualTextSize);
    QCOMPARE(window.settings().animation(), AnimationSpeed::Normal);
    QCOMPARE(window.languages().current(), QStringLiteral("en"));
}

void SettingsTest::aTableBeginsAsUsual()
{
    for (const Aid aid : kAllAids)
        QCOMPARE(Behaviour().shows(aid), isUsual(aid));
}

void SettingsTest::speaksTheLanguageThatIsChosen()
{
    const TestWindow window;
    const SettingsDialog& dialog = open(window);
    choose(*list(dialog, QStringLiteral("Language")), QStringLiteral("Deutsch"));
    QTRY_COMPARE(dialog.windowTitle(), QStringLiteral("Einstellungen"));
    QCOMPARE(dialog.sections()->item(1)->text(), QStringLiteral("Spielfeld"));
    QTRY_VERIFY(list(dialog, QStringLiteral("Sprache")));
    QVERIFY(list(dialog, QStringLiteral("Tempo des Computers")));
}

void SettingsTest::theTextSizeIsInForceAtOnce()
{
    TestWindow window;
    const qreal before = QApplication::font().pointSizeF();
    const SettingsDialog& dialog = open(window);
    QComboBox* size = list(dialog, QStringLiteral("Text size"));
    QVERIFY(size);
    QCOMPARE(size->currentData().toInt(), kUsualTextSize);
    size->setCurrentIndex(size->findData(150));
    emit size->activated(size->currentIndex());
    QCOMPARE(QApplication::font().pointSizeF(), before * 1.5);
    QTRY_COMPARE(window->font().pointSizeF(), before * 1.5);
    QCOMPARE(window.settings().textSize(), 150);
    size->setCurrentIndex(size->findData(80));
    emit size->activated(size->currentIndex());
    QTRY_COMPARE(dialog.font().pointSizeF(), before * 0.8); // of the usual size, not of the last one
}

void SettingsTest::everyTextFollowsItsSize()
{
    const TestWindow window;
    const auto sizes = [&window] {
        QList<qreal> found;
        for (const QWidget* widget : window->findChildren<QWidget*>())
            found << widget->font().pointSizeF();
        return found;
    };
    window->actions().textSizes->actions()[2]->trigger(); // whose title is there by now
    const QList<qreal> usual = sizes();
    window->actions().textSizes->actions().constLast()->trigger();
    QTRY_VERIFY(window->font().pointSizeF() > usual.constFirst());
    const QList<qreal> large = sizes();
    QCOMPARE(large.size(), usual.size());
    for (qsizetype i = 0; i < usual.size(); ++i) {
        const QWidget* widget = window->findChildren<QWidget*>()[i];
        QVERIFY2(qAbs(large[i] - 2 * usual[i]) < 0.1, qPrintable(widget->objectName()));
    }
}

void SettingsTest::aDamagedTextSizeIsTheUsualOne()
{
    TestWindow window;
    for (const QVariant& damaged : {QVariant(-5), QVariant(100000), QVariant("large"), QVariant(101)}) {
        window.settings().store().setValue("textSize", damaged);
        QCOMPARE(window.settings().textSize(), kUsualTextSize);
    }
    window.settings().setTextSize(125);
    QCOMPARE(window.settings().textSize(), 125);
}

void SettingsTest::everyControlHasAName()
{
    const TestWindow window;
    SettingsDialog& dialog = open(window);
    for (int row = 0; row < dialog.sections()->count(); ++row) {
        dialog.sections()->setCurrentRow(row);
        QCOMPARE(test::nameless(dialog), QString());
        QCOMPARE(test::clashesInSight(dialog), QStringList());
    }
}

const WindowTest<SettingsTest> kTest("tst_settings");

} // namespace lodeline::goldrush::tst_settings

#include "tst_settings.moc"
