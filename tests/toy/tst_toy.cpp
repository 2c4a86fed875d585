// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/goldrush.h"
#include "app/match/table.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/mainwindow.h"
#include "app/shell/othergames.h"
#include "app/shell/settings.h"
#include "app/shell/start/startpage.h"
#include "app/shell/statusline.h"
#include "tests/toy/toy.h"
#include "tests/windowtest/patience.h"
#include "ui/appearance.h"
#include "ui/help/helpbrowser.h"
#include "ui/languages/languages.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>

namespace lodeline::toy {
namespace {

// The real window with two kinds of games, and files in a folder.
struct Program
{
    explicit Program(QString path)
        : folder(std::move(path))
    {
        QSignalSpy read(&window, &app::MainWindow::oldFilesRead);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(!read.isEmpty());
    }

    static app::Kinds kindsOf(QSettings& store, const QString& path)
    {
        app::Kinds kinds;
        kinds.add(std::make_unique<goldrush::GoldRush>(store, path + QStringLiteral("/sets")));
        addToy(kinds);
        return kinds;
    }
    QPushButton* button(const QString& text)
    {
        const auto buttons = window.findChildren<QPushButton*>();
        const auto found = std::ranges::find_if(buttons, [&text](const QPushButton* button) {
            return button->isVisible() && button->text() == text;
        });
        return found == buttons.end() ? nullptr : *found;
    }
    void press(const QString& text)
    {
        QTRY_VERIFY2(button(text), qPrintable(text));
        button(text)->click();
    }
    ToyMatch& toy() { return dynamic_cast<ToyMatch&>(*window.openGame().match()); }

    QString folder;
    app::Settings settings{folder + QStringLiteral("/settings.ini")};
    app::Kinds kinds = kindsOf(settings.store(), folder);
    ui::Languages languages;
    ui::Appearance appearance;
    app::MainWindow window{
        settings, kinds, languages, appearance, {.games = folder + QStringLiteral("/games")}};
};

// Whether all three turns are safe on disk.
bool isStored(const QString& path)
{
    const QDir games(path + QStringLiteral("/games"));
    const QStringList files = games.entryList({QStringLiteral("autosave-*.lodeline")}, QDir::Files);
    QFile file(games.filePath(files.value(0)));
    return file.open(QIODevice::ReadOnly) && file.readAll().contains("ttt");
}

void start(Program& program)
{
    program.press(QStringLiteral("Take or leave"));
    program.press(QStringLiteral("&Play"));
}

} // namespace

class ToyTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void itIsChosenAndStarted();
    void itIsSavedOpenedAndPlayedToItsEnd();
    void turnsAreUndoneAndRedone();
    void aKilledMatchIsResumed();
    void bothGamesTakeTurnsInOneWindow();
    void theOtherGameFollowsFromTheMenu();
    void unfinishedGamesSayOfWhichKindTheyAre();
    void theWindowNamesTheThingsOfTheGameAlone();
    void aHintOfTheOtherGameGoes();
    void examplesAreOfTheGameWhoseRulesShowThem();

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

void ToyTest::itIsChosenAndStarted()
{
    {
        Program program(folder_->path());
        start(program);
        QCOMPARE(program.toy().turns(), 0);
        QCOMPARE(program.window.focusWidget(),
                 program.window.tableOf(*program.window.openGame().kind()).page());
        const int drawn = program.toy().drawn();
        program.press(QStringLiteral("Take"));
        QCOMPARE(program.toy().score(), drawn);
        QVERIFY(!program.window.actions().hint->isEnabled());
        QVERIFY(!program.window.actions().turnLeft->isEnabled());
        program.window.flow().close();
    }
    Program later(folder_->path()); // which remembers what was played last
    later.press(QStringLiteral("&Play"));
    QCOMPARE(later.toy().turns(), 0);
}

void ToyTest::itIsSavedOpenedAndPlayedToItsEnd()
{
    Program program(folder_->path());
    start(program);
    program.press(QStringLiteral("Take"));
    program.press(QStringLiteral("Leave"));
    const int score = program.toy().score();
    const QString path = folder_->filePath(QStringLiteral("toy.lodeline"));
    QVERIFY(program.window.openGame().save(path));
    QSignalSpy read(&program.window, &app::MainWindow::oldFilesRead);
    program.window.flow().close();
    QTRY_VERIFY(!read.isEmpty());
    QVERIFY(program.window.openGame().interrupted().games().empty()); // the player has it
    program.window.flow().openFile(path);
    QCOMPARE(program.toy().turns(), 2);
    QCOMPARE(program.toy().score(), score);
    while (!program.toy().isOver())
        program.press(QStringLiteral("Leave"));
    const QDir kept(folder_->filePath(QStringLiteral("games/finished")));
    QCOMPARE(kept.entryList(QDir::Files).size(), 1);
    program.window.flow().openFile(kept.filePath(kept.entryList(QDir::Files).front()));
    QVERIFY(program.toy().isOver());
}

void ToyTest::turnsAreUndoneAndRedone()
{
    Program program(folder_->path());
    start(program);
    const app::Actions& actions = program.window.actions();
    QVERIFY(!actions.undo->isEnabled());
    program.press(QStringLiteral("Take"));
    const int drawn = program.toy().drawn();
    actions.undo->trigger();
    QCOMPARE(program.toy().turns(), 0);
    QVERIFY(!actions.undo->isEnabled() && actions.redo->isEnabled());
    actions.redo->trigger();
    QCOMPARE(program.toy().turns(), 1);
    QCOMPARE(program.toy().drawn(), drawn);
}

void ToyTest::aKilledMatchIsResumed()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--play-and-die"), folder_->path()});
    QVERIFY(child.waitForFinished(-1));
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    Program program(folder_->path());
    program.press(QStringLiteral("Continue"));
    QCOMPARE(program.toy().turns(), 3);
    program.window.actions().undo->trigger();
    QCOMPARE(program.toy().turns(), 2);
}

void ToyTest::bothGamesTakeTurnsInOneWindow()
{
    Program program(folder_->path());
    start(program);
    program.press(QStringLiteral("Take"));
    program.window.flow().close();
    program.press(QStringLiteral("Gold Rush"));
    program.press(QStringLiteral("&Play"));
    QCOMPARE(program.window.openGame().kind(), &program.kinds.first());
    QVERIFY(program.window.actions().zoomIn->isEnabled());
    program.window.flow().close();
    program.press(QStringLiteral("Continue")); // with the toy again
    QCOMPARE(program.toy().turns(), 1);
    QVERIFY(!program.window.actions().zoomIn->isEnabled());
}

void ToyTest::theOtherGameFollowsFromTheMenu()
{
    Program program(folder_->path());
    program.press(QStringLiteral("&Play"));
    const auto* menu = program.window.findChild<app::OtherGames*>();
    const auto offered = [menu] {
        QList<QAction*> entries = menu->actions();
        entries.removeIf([](const QAction* entry) { return !entry->isVisible(); });
        return entries;
    };
    QCOMPARE(offered().size(), 1);
    QCOMPARE(offered().front()->text(), QStringLiteral("Take or leave…"));
    offered().front()->trigger();
    QCOMPARE(program.toy().turns(), 0);
    QCOMPARE(offered().size(), 1);
    QCOMPARE(offered().front()->text(), QStringLiteral("Gold Rush…"));
}

void ToyTest::unfinishedGamesSayOfWhichKindTheyAre()
{
    Program program(folder_->path());
    start(program);
    program.press(QStringLiteral("Take"));
    program.window.flow().close();
    QTRY_VERIFY(program.button(QStringLiteral("Continue")));
    const auto isOfToy = [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith(QStringLiteral("Take or leave, 1 turn"));
    };
    QVERIFY(std::ranges::any_of(program.window.findChildren<QLabel*>(), isOfToy));
    const QString said = program.button(QStringLiteral("Continue"))->accessibleName();
    QVERIFY2(said.contains(QStringLiteral("(Take or leave, 1 turn")), qPrintable(said));
}

void ToyTest::theWindowNamesTheThingsOfTheGameAlone()
{
    Program program(folder_->path());
    const auto namesTiles = [&program] {
        QStringList said;
        for (const QAction* action : program.window.findChildren<QAction*>()) {
            if (action->isVisible())
                said << action->text() << action->statusTip();
        }
        for (const QPushButton* button : program.window.findChildren<QPushButton*>()) {
            if (!button->isHidden())
                said << button->text() << button->toolTip();
        }
        return !said.filter(QStringLiteral("tile"), Qt::CaseInsensitive).isEmpty();
    };
    const app::Actions& actions = program.window.actions();
    QVERIFY(namesTiles());
    QCOMPARE(actions.turnLeft->text(), QStringLiteral("Turn the tile &left"));
    program.press(QStringLiteral("Take or leave"));
    QVERIFY(!namesTiles());
    program.press(QStringLiteral("&Play"));
    QVERIFY(!namesTiles());
    QVERIFY(!actions.turnLeft->isVisible() && !actions.wheelTurns->isVisible());
    program.window.flow().close();
    program.press(QStringLiteral("Gold Rush"));
    QVERIFY(actions.turnLeft->isVisible() && actions.wheelTurns->isVisible());
    QVERIFY(program.button(QStringLiteral("&Tile-set editor")));
}

void ToyTest::aHintOfTheOtherGameGoes()
{
    Program program(folder_->path());
    program.press(QStringLiteral("&Play"));
    const auto* line = program.window.findChild<app::StatusLine*>();
    QTRY_VERIFY(!line->text().isEmpty());
    program.window.openGame().start(std::make_unique<ToyMatch>(7));
    QCOMPARE(line->text(), QString());
}

void ToyTest::examplesAreOfTheGameWhoseRulesShowThem()
{
    Program program(folder_->path());
    program.window.actions().rules->trigger();
    auto* browser = program.window.findChild<ui::HelpBrowser*>();
    QVERIFY(browser);
    program.press(QStringLiteral("Take or leave"));
    emit browser->anchorClicked(QUrl(QStringLiteral("try:matching-edges")));
    QVERIFY(program.window.openGame().match());
    QCOMPARE(program.window.openGame().kind(), &program.kinds.first());
}

} // namespace lodeline::toy

int main(int argc, char* argv[])
{
    using namespace lodeline::toy;
    QApplication program(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QStringLiteral("--play-and-die")) {
        Program window(arguments.value(2));
        start(window);
        for (int turn = 0; turn < 3; ++turn)
            window.press(QStringLiteral("Take"));
        while (!isStored(arguments.value(2)))
            QCoreApplication::processEvents();
        return std::raise(SIGKILL);
    }
    ToyTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_toy.moc"
