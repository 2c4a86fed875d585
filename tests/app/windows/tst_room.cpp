// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/knowledge/tilesleftdialog.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/shell/actions.h"
#include "app/shell/helpdialog.h"
#include "app/shell/settingsdialog.h"
#include "app/shell/start/startpage.h"
#include "app/shell/textsizes.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/screens/room.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/problemsdialog.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush::tst_room {

using namespace app;

using test::TestWindow;
using test::tooLarge;

// No page and no dialog needs more than a small screen has, in any language, with as many players as there
// are.
class RoomTest : public QObject
{
    Q_OBJECT

private slots:
    void theWindowFits_data();
    void theWindowFits();
    void dialogsFit_data();
    void dialogsFit();
    void aNarrowStartPageShowsBothCards();

private:
    static void addLanguages();
    static void chooseTextSize(const TestWindow& window, int percent);

    Random random_{3};
};

void RoomTest::addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("textSize"); // percent
    QTest::addColumn<QSize>("room");
    const QSize least = test::smallestRoom();
    QTest::newRow("English") << QStringLiteral("en") << kUsualTextSize << least;
    QTest::newRow("German") << QStringLiteral("de") << kUsualTextSize << least;
    QTest::newRow("long") << ui::codeOf(ui::Pseudo::Longer) << kUsualTextSize << least;
    const int large = least.width() < 1280 ? 150 : kUsualTextSize; // where the screen has not made it so
    QTest::newRow("German, large") << QStringLiteral("de") << large << least.expandedTo({1280, 800});
}

void RoomTest::chooseTextSize(const TestWindow& window, int percent)
{
    for (QAction* size : window->actions().textSizes->actions()) {
        if (size->data() == percent)
            size->trigger();
    }
}

void RoomTest::theWindowFits_data()
{
    addLanguages();
}

void RoomTest::theWindowFits()
{
    QFETCH(QString, language);
    QFETCH(int, textSize);
    QFETCH(QSize, room);
    TestWindow window;
    window.languages().use(language);
    chooseTextSize(window, textSize);
    QStringList wide;
    const auto look = [&](const char* what) { wide << tooLarge(*window, QLatin1String(what), room); };
    for (const char* file : {"one.lodeline", "two.lodeline", "three.lodeline", "four.lodeline"})
        window.settings().recentFiles().add(window.path(QLatin1String(file)));
    look("start");
    QVERIFY(window.branch(test::newRecord(5)));
    GamePage& page = *window.gamePage();
    page.advice().setEffort({std::chrono::milliseconds(0), 50});
    window.playPlies(random_, 12);
    page.addNotice(
        [] { return QStringLiteral("The computer can no longer play for somebody. ").repeated(4); });
    look("place");
    window->actions().hint->trigger();
    QTRY_VERIFY(!page.sidePanel()->advice()->rows().empty());
    look("hint");
    test::place(window.session(), test::anyPlacement(window.session().game(), random_));
    look("act");
    test::takeTileBack(window.session());
    page.computers().setPace(Pace::StepByStep);
    test::handOver(window.session(), window.session().game().player(), "ai:prospector");
    look("computer");
    test::handOver(window.session(), window.session().game().player(), "human");
    window.reviewPage()->setSettings({.candidates = 1, .scouting = 1, .futures = 1, .depth = {.plies = 1}});
    window.table().showReview();
    look("review");
    window.table().showBoard();
    window.playPlies(random_);
    QTRY_VERIFY(window.finalPage()->isVisible());
    look("final");
    window->actions().review->trigger();
    look("review at the end");
    window->openGame().close();
    QVERIFY(window.branch(test::newRecord(5)));
    window.playPlies(random_, 3);
    window->openGame().close();
    QTRY_VERIFY(!window->openGame().interrupted().games().empty());
    look("start with a game");
    wide.removeAll({});
    QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u'\n')));
}

void RoomTest::dialogsFit_data()
{
    addLanguages();
}

void RoomTest::dialogsFit()
{
    QFETCH(QString, language);
    QFETCH(int, textSize);
    QFETCH(QSize, room);
    TestWindow window;
    window.languages().use(language);
    chooseTextSize(window, textSize);
    QVERIFY(window.branch(test::newRecord(5)));
    NewGame game;
    game.seats.resize(kMaxPlayers);
    game.normalise();
    Problems problems;
    for (int i = 0; i < 20; ++i)
        problems.push_back({Severity::Error, FileProblem::MissingKey, "/tiles/3", {"name"}});
    std::vector<std::unique_ptr<QDialog>> dialogs;
    dialogs.push_back(std::make_unique<NewGameDialog>(game, window.installedSets()));
    dialogs.push_back(std::make_unique<PlayersDialog>(&window.session()));
    dialogs.push_back(std::make_unique<TilesLeftDialog>(&window.session(), nullptr));
    for (const auto page : {HelpDialog::Page::Rules, HelpDialog::Page::Shortcuts, HelpDialog::Page::About})
        dialogs.push_back(std::make_unique<HelpDialog>(page, window.kinds().first()));
    dialogs.push_back(std::make_unique<ui::ProblemsDialog>(QStringLiteral("/a/b.lodeline"), problems));
    QStringList wide;
    window->actions().settings->trigger();
    wide << tooLarge(*window->findChild<SettingsDialog*>(), QStringLiteral("settings"), room);
    for (const auto& dialog : dialogs) {
        dialog->show();
        wide << tooLarge(*dialog, QString::fromLatin1(dialog->metaObject()->className()), room);
        const auto* buttons = dialog->findChild<QDialogButtonBox*>();
        if (buttons &&
            !dialog->rect().contains(QRect(buttons->mapTo(dialog.get(), QPoint()), buttons->size())))
            wide << QStringLiteral("%1 hides its buttons")
                        .arg(QLatin1String(dialog->metaObject()->className()));
        dialog->hide();
    }
    wide.removeAll({});
    QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u'\n')));
}

void RoomTest::aNarrowStartPageShowsBothCards()
{
    TestWindow window;
    QVERIFY(window.branch(test::newRecord(2)));
    window.playPlies(random_, 3);
    window->openGame().close();
    QTRY_VERIFY(!window->openGame().interrupted().games().empty());
    StartPage page(window.kinds());
    page.setInterrupted(window->openGame().interrupted().games(), nullptr);
    page.show();
    const auto placeOf = [&page](const QWidget* button) {
        const QWidget* card = button;
        while (!qobject_cast<const BackdropCard*>(card))
            card = card->parentWidget();
        return QRect(card->mapTo(&page, QPoint()), card->size());
    };
    const auto places = [&](int width) {
        page.resize(width, 600);
        QCoreApplication::processEvents();
        return std::pair(placeOf(page.findChild<QPushButton*>(QStringLiteral("play"))),
                         placeOf(page.findChild<QPushButton*>(QStringLiteral("goOn"))));
    };
    const auto [playBeside, goOnBeside] = places(1000);
    QVERIFY(playBeside.right() < goOnBeside.left() && goOnBeside.right() < 1000);
    const auto [play, goOn] = places(700);
    QVERIFY(goOn.bottom() < play.top()); // what is to be gone on with first
    for (const QRect& card : {play, goOn})
        QVERIFY(card.left() >= 0 && card.right() < 700);
    QVERIFY(goOn.height() <= 300);
}

const WindowTest<RoomTest> kTest("tst_room");

} // namespace lodeline::goldrush::tst_room

#include "tst_room.moc"
