// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/finalpage.h"
#include "app/match/kind.h"
#include "app/shell/gameflow.h"
#include "app/shell/statusline.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"
#include "ui/plain/shown.h"

#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <string>

namespace lodeline::goldrush::tst_saving {

using test::TestWindow;

// Whoever saves a game is told that it was done.
class SavingTest : public QObject
{
    Q_OBJECT

private slots:
    void theStatusLineSaysSo();
    void thePageOfTheEndSaysSo();
    void theWindowGoesOnMeanwhile();
    void theSamePlayersGetAnotherFile();
    void whatAnotherProgramHasWrittenIsNotReplacedUnasked();

private:
    Random random_{2};
};

namespace {

// Saves the game as somebody who has done so before; what is to be read then.
QString saveAgain(const TestWindow& window)
{
    const QString path = window.path(QStringLiteral("mine.lodeline"));
    if (!window->openGame().save(path) || !window->flow().save())
        qFatal("not saved");
    return QStringLiteral("Saved: %1").arg(ui::fileInText(path));
}

bool hasButton(const TestWindow& window, const QString& text)
{
    return std::ranges::any_of(window.finalPage()->findChildren<QPushButton*>(),
                               [&text](const QPushButton* button) { return button->text() == text; });
}

} // namespace

void SavingTest::theStatusLineSaysSo()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_, 2);
    const QString text = saveAgain(window);
    QCOMPARE(window->findChild<app::StatusLine*>()->accessibleName(), text);
}

void SavingTest::thePageOfTheEndSaysSo()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_);
    QTRY_VERIFY(window.finalPage()->isVisible());
    const auto* told = window.finalPage()->findChild<QLabel*>(QStringLiteral("told"));
    QVERIFY(!told->isVisible());
    QVERIFY(hasButton(window, QStringLiteral("&Save…")));
    const QString text = saveAgain(window);
    QVERIFY(told->isVisible());
    QCOMPARE(told->text(), text);
    QVERIFY(hasButton(window, QStringLiteral("&Save"))); // which asks for no file any more
    window.table().showBoard();
    window.table().showFinalPage();
    QVERIFY(!told->isVisible());
    QVERIFY(hasButton(window, QStringLiteral("&Save")));
}

void SavingTest::theWindowGoesOnMeanwhile()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_, 2);
    QVERIFY(window->openGame().save(window.path(QStringLiteral("mine.lodeline"))));
    const auto goesOn = lodeline::test::watchEvents();
    QVERIFY(window->flow().save());
    QVERIFY(*goesOn);
}

void SavingTest::theSamePlayersGetAnotherFile()
{
    const TestWindow window;
    QStringList files;
    for (int game = 0; game < 3; ++game) {
        window.play();
        window.playPlies(random_, 1);
        test::onNextDialog([](QDialog* dialog) { QMetaObject::invokeMethod(dialog, "accept"); });
        QVERIFY(window->flow().save());
        files << window->openGame().path();
    }
    QCOMPARE(files, (QStringList{window.path(QStringLiteral("Ann-Bo.lodeline")),
                                 window.path(QStringLiteral("Ann-Bo 2.lodeline")),
                                 window.path(QStringLiteral("Ann-Bo 3.lodeline"))}));
}

void SavingTest::whatAnotherProgramHasWrittenIsNotReplacedUnasked()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_, 2);
    const QString path = window.path(QStringLiteral("mine.lodeline"));
    QVERIFY(window->openGame().save(path));
    const std::string other = "played on elsewhere";
    QVERIFY(ui::writeFile(path, other));
    int asked = 0;
    const auto saveAnswering = [&](QMessageBox::StandardButton button) {
        test::onNextDialog([&asked, button](QDialog* dialog) {
            ++asked;
            qobject_cast<QMessageBox*>(dialog)->button(button)->click();
        });
        return window->flow().save();
    };
    QVERIFY(!saveAnswering(QMessageBox::Cancel));
    QCOMPARE(ui::readFile(path).value().toStdString(), other);
    QVERIFY(saveAnswering(QMessageBox::Save));
    QCOMPARE(window->openGame().isChangedOutside(), std::optional(false));
    QCOMPARE(asked, 2);
    QVERIFY(QFile::remove(path));
    QVERIFY(window->flow().save()); // what is not there needs no question
    QVERIFY(QFile::exists(path));
    QVERIFY(QFile::resize(path, app::kLargestRecord + 1)); // what cannot be read may be worth keeping
    QVERIFY(!saveAnswering(QMessageBox::Cancel));
    QCOMPARE(asked, 3);
}

const WindowTest<SavingTest> kTest("tst_saving");

} // namespace lodeline::goldrush::tst_saving

#include "tst_saving.moc"
