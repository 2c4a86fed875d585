// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labpanel.h"
#include "editor/lab/learningpage.h"
#include "tests/editor/window/desk.h"
#include "tests/ui/typetranslation.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSignalSpy>

namespace lodeline::goldrush::editor::tst_closing {

class ClosingTest : public QObject
{
    Q_OBJECT

private slots:
    void asksAboutChanges();
    void nothingClosesWhileItIsSaved();
    void asksAboutARunningLab();
    void theLabRunsAsLongAsTheWindowStays();
    void asksAboutASetThatIsBeingLearned();
};

namespace {

using test::onNextMessage;

// The messages that come up, in this order.
void answerInTurn(const QList<QMessageBox::StandardButton>& answers)
{
    if (answers.isEmpty())
        return;
    onNextMessage([answers](QMessageBox& box) {
        answerInTurn(answers.mid(1));
        box.button(answers.front())->click();
    });
}

// A run that was cancelled tells of games, too: what was on its way, and at its end.
bool goesOn(const LabPanel& lab)
{
    const auto played = [&lab] { return lab.result() ? lab.result()->tally.games : 0; };
    for (int told = 0; told < 3; ++told)
        if (!QTest::qWaitFor([&played, before = played()] { return played() > before; }, kLongestWait))
            return false;
    return lab.isRunning();
}

} // namespace

void ClosingTest::asksAboutChanges()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk->actions().moreCopies->trigger();
    test::onNextDialog([](QDialog* dialog) { dialog->reject(); });
    desk->actions().close->trigger();
    QVERIFY(desk->current());
    test::onNextDialog(
        [](QDialog* dialog) { qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Discard)->click(); });
    desk->actions().close->trigger();
    QVERIFY(!desk->current());
}

void ClosingTest::nothingClosesWhileItIsSaved()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk->actions().moreCopies->trigger();
    bool closed = true;
    QMetaObject::invokeMethod(
        &*desk,
        [&] {
            desk->actions().save->trigger();
            desk->actions().close->trigger();
            closed = desk->close();
        },
        Qt::QueuedConnection);
    desk->actions().save->trigger();
    QVERIFY(!closed);
    QVERIFY(desk->current() && !desk->isWindowModified());
    QCOMPARE(ui::loadTileSet(desk->current()->file().path())->set.tileCount(), 73);
}

void ClosingTest::asksAboutARunningLab()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk.editor().showTab(SetEditor::Tab::Lab);
    LabPanel& lab = desk.editor().lab();
    lab.setSettings({.games = 1'000'000, .players = 2, .level = "foreman", .compares = false});
    lab.run();
    QVERIFY(lab.isRunning());
    onNextMessage([](QMessageBox& box) { box.button(QMessageBox::Cancel)->click(); });
    desk->close();
    QVERIFY(desk->isVisible());
    QVERIFY(lab.isRunning());
    onNextMessage([](QMessageBox& box) { box.button(QMessageBox::Close)->click(); });
    desk->close();
    QVERIFY(!desk->isVisible());
}

void ClosingTest::theLabRunsAsLongAsTheWindowStays()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk->actions().moreCopies->trigger();
    lodeline::test::typeTranslation(*desk);
    desk.editor().showTab(SetEditor::Tab::Lab);
    LabPanel& lab = desk.editor().lab();
    lab.setSettings({.games = 1'000'000, .players = 2, .level = "random", .compares = false});
    QSignalSpy ended(&lab, &LabPanel::ended);
    lab.run();
    answerInTurn({QMessageBox::Close, QMessageBox::Cancel});
    desk->actions().close->trigger();
    QVERIFY(desk->current());
    QVERIFY(goesOn(lab));
    answerInTurn({QMessageBox::Close, QMessageBox::Discard, QMessageBox::Cancel});
    QVERIFY(!desk->close());
    QVERIFY(goesOn(lab));
    answerInTurn({QMessageBox::Close, QMessageBox::Discard, QMessageBox::Discard});
    QVERIFY(desk->close());
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(!ended.front().front().toBool());
}

void ClosingTest::asksAboutASetThatIsBeingLearned()
{
    const test::Desk desk;
    desk->openFile(desk.classic());
    desk.editor().showTab(SetEditor::Tab::Lab);
    LearningPage& learning = desk.editor().lab().learning();
    QVERIFY(learning.isPlayable());
    for (const auto answer : {QMessageBox::Cancel, QMessageBox::Close}) {
        learning.learn(2);
        QVERIFY(desk.editor().isLabRunning());
        bool asked = false;
        onNextMessage([&asked, answer](QMessageBox& box) {
            asked = true;
            box.button(answer)->click();
        });
        desk->close();
        QVERIFY(asked);
        QCOMPARE(desk->isVisible(), answer == QMessageBox::Cancel);
    }
}

const WindowTest<ClosingTest> kTest("tst_closing");

} // namespace lodeline::goldrush::editor::tst_closing

#include "tst_closing.moc"
