// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "app/shell/options/optionpage.h"
#include "app/shell/options/volumerow.h"
#include "app/shell/settingsdialog.h"
#include "app/shell/soundchoice.h"
#include "app/shell/start/startnotice.h"
#include "app/shell/start/startpage.h"
#include "app/shell/start/startreport.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/shell/heard.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPushButton>
#include <QSlider>
#include <QTest>

namespace lodeline::app::tst_sounds {

class SoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void atFirstNothingIsHeard();
    void theTableIsHeard();
    void aKeySwitchesThem();
    void theChoiceOutlivesTheWindow();
    void whoCannotHearThemIsTold();
    void whoCannotHearThemInTheReviewIsTold();
    void theReportOfTheStartStaysMeanwhile();
    void theSettingsHaveASection();

private:
    static void listen(const test::TestWindow& window, std::vector<test::Heard::Note>& notes)
    {
        window->sounds().box().setOutput(std::make_unique<test::Heard>(notes));
    }
    Random random_{4};
};

void SoundsTest::atFirstNothingIsHeard()
{
    const test::TestWindow window;
    std::vector<test::Heard::Note> notes;
    listen(window, notes);
    window.play();
    window.playPlies(random_, 2);
    QVERIFY(notes.empty());
}

void SoundsTest::theTableIsHeard()
{
    const test::TestWindow window;
    std::vector<test::Heard::Note> notes;
    listen(window, notes);
    window.play();
    window->sounds().box().setOn(true);
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    QCOMPARE(test::soundsOf(notes), std::vector{Sound::Laid});
    QVERIFY(notes[0].volume > 0.1);
}

void SoundsTest::aKeySwitchesThem()
{
    test::TestWindow window;
    std::vector<test::Heard::Note> notes;
    listen(window, notes);
    window.play();
    QTest::keyClick(window.gamePage()->board(), Qt::Key_M);
    QVERIFY(window->actions().sounds->isChecked());
    QVERIFY(window.settings().sounds());
    QVERIFY(!notes.empty());
    QTest::keyClick(window.gamePage()->board(), Qt::Key_M);
    QVERIFY(!window.settings().sounds());
}

void SoundsTest::theChoiceOutlivesTheWindow()
{
    test::TestWindow window;
    std::vector<test::Heard::Note> notes;
    listen(window, notes);
    window->actions().sounds->trigger();
    window->sounds().setVolume(30);
    window.restart();
    QVERIFY(window->actions().sounds->isChecked());
    QVERIFY(window->sounds().box().isOn());
    QCOMPARE(window->sounds().volume(), 30);
}

void SoundsTest::whoCannotHearThemIsTold()
{
    const test::TestWindow window;
    const QString why = QStringLiteral("There is no device");
    emit window->sounds().told(why);
    QVERIFY(window->startPage()->notice()->isVisible());
    QCOMPARE(window->startPage()->notice()->text(), why);
    window.play();
    emit window->sounds().told(why);
    QVERIFY(window.gamePage()->notice()->isVisible());
    QCOMPARE(window.gamePage()->notice()->text(), why);
}

void SoundsTest::whoCannotHearThemInTheReviewIsTold()
{
    const test::TestWindow window;
    const QString why = QStringLiteral("There is no device");
    window.play();
    window.playPlies(random_, 2);
    window.table().showReview();
    emit window->sounds().told(why);
    auto* box = window->findChild<QMessageBox*>();
    QVERIFY(box && box->isVisible());
    QCOMPARE(box->text(), why);
    QVERIFY(window->startPage()->notice()->isHidden());
    box->close();
}

void SoundsTest::theReportOfTheStartStaysMeanwhile()
{
    const test::TestWindow window;
    const QString why = QStringLiteral("There is no device");
    StartNotice& notice = *window->startPage()->notice();
    const auto buttons = [&notice] { return notice.findChildren<QPushButton*>().size(); };
    window->startReport().tellUnread({window.path(QStringLiteral("autosave"))});
    const QString report = notice.text();
    const auto offered = buttons();
    QVERIFY(offered > 0);
    for (int time = 0; time < 2; ++time) {
        emit window->sounds().told(why);
        QCOMPARE(notice.text(), report + u'\n' + why);
        QCOMPARE(buttons(), offered);
    }
    notice.hide();
    emit window->sounds().told(why);
    QCOMPARE(notice.text(), why);
    QCOMPARE(buttons(), 0);
}

void SoundsTest::theSettingsHaveASection()
{
    test::TestWindow window;
    std::vector<test::Heard::Note> notes;
    listen(window, notes);
    window->actions().settings->trigger();
    const SettingsDialog& dialog = *window->findChild<SettingsDialog*>();
    OptionPage* page = dialog.page(SettingsDialog::Section::Sound);
    auto* box = page->findChild<QCheckBox*>();
    auto* row = page->findChild<VolumeRow*>();
    QVERIFY(!box->isChecked());
    QVERIFY(!row->slider()->isEnabled());
    QCOMPARE(row->slider()->value(), 60);
    box->click();
    QVERIFY(window.settings().sounds());
    QVERIFY(row->slider()->isEnabled());
    row->slider()->setValue(25);
    QCOMPARE(window.settings().volume(), 25);
    QCOMPARE(window->sounds().volume(), 25);
    QCOMPARE(row->trouble(), window->sounds().trouble());
    row->setTrouble(QStringLiteral("No device"));
    emit window->sounds().troubleChanged();
    QCOMPARE(row->trouble(), window->sounds().trouble());
    page->restoreDefaults();
    QVERIFY(!window.settings().sounds());
    QCOMPARE(row->slider()->value(), 60);
    QCOMPARE(window.settings().volume(), 60);
}

const WindowTest<SoundsTest> kTest("tst_sounds");

} // namespace lodeline::app::tst_sounds

#include "tst_sounds.moc"
