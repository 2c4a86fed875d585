// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/session/storedgame.h"
#include "app/match/seats/kindcombo.h"
#include "app/match/seats/seatseditor.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/ui/hostile.h"
#include "tests/windowtest/windowtest.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::tst_playersdialog {

using namespace app;

using test::TestWindow;

// The players of a running game get other names, colours and seats.
class PlayersDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void allFollowsAtOnce();
    void theNextGamesFollow();
    void whoNeverSetUpAGameStaysNew();
    void nothingIsAskedWhereNothingIsChanged();
    void equalNamesAreRefused();
    void coloursAreSwapped();
    void aSeatIsHandedOverUnderAnotherName();
    void theShuffleNumberIsShownAndCopied();
    void everyControlHasAName();

private:
    Random random_{3};
};

namespace {

QList<QLineEdit*> names(const QDialog& dialog)
{
    return dialog.findChild<SeatsEditor*>()->findChildren<QLineEdit*>();
}

QList<QComboBox*> colours(const QDialog& dialog)
{
    return dialog.findChild<SeatsEditor*>()->findChildren<QComboBox*>(QStringLiteral("colour"));
}

void choose(QComboBox* colours, const char* colour)
{
    colours->setCurrentIndex(colours->findData(QLatin1String(colour)));
}

} // namespace

void PlayersDialogTest::allFollowsAtOnce()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_, 2);
    const QString before = window->windowTitle();
    const LogModel& log = *window.gamePage()->logPanel()->log();
    QVERIFY(log.index(1).data().toString().contains(QStringLiteral("Ann")));
    test::onNextDialog([](QDialog* dialog) {
        names(*dialog)[0]->setText(QStringLiteral("Zoe"));
        choose(colours(*dialog)[0], "black");
        dialog->accept();
    });
    window->actions().players->trigger();
    const PlayerStatus& card = window.gamePage()->sidePanel()->players()->cards()[0]->status();
    QCOMPARE(card.name, QStringLiteral("Zoe"));
    QCOMPARE(card.colour, QStringLiteral("black"));
    QVERIFY(log.index(1).data().toString().contains(QStringLiteral("Zoe")));
    QVERIFY(window->windowTitle() != before && window->windowTitle().contains(QStringLiteral("Zoe")));
    QVERIFY(window.table().turnText().contains(QStringLiteral("Zoe")));
    const auto& scene = *qobject_cast<BoardScene*>(window.gamePage()->board()->scene());
    QCOMPARE(scene.style().colour(0), QStringLiteral("black"));
    QVERIFY(window.session().record().players[0].name == "Zoe");
}

void PlayersDialogTest::theNextGamesFollow()
{
    TestWindow window;
    const auto nameFirst = [&window](const QString& name) {
        test::onNextDialog([name](QDialog* dialog) {
            names(*dialog)[0]->setText(name);
            choose(colours(*dialog)[0], "black");
            dialog->accept();
        });
        window->actions().players->trigger();
    };
    window->flow().play();
    nameFirst(QStringLiteral("Zoe"));
    window->flow().play();
    QVERIFY(window.session().record().players[0].name == "Zoe");
    QVERIFY(window.session().record().players[0].colour == "black");
    QVERIFY(storedGame(window.settings().store()).seats[1].name.isEmpty()); // follows the language
    window.play();                                                          // other players than last time
    nameFirst(QStringLiteral("Yves"));
    window->flow().play();
    QVERIFY(window.session().record().players[0].name == "Zoe");
}

void PlayersDialogTest::whoNeverSetUpAGameStaysNew()
{
    const QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("new.ini")), QSettings::IniFormat);
    NewGame usual = storedGame(store);
    const std::vector<PlayerLooks> before = looksOf(recordedPlayers(usual.seats));
    std::vector<PlayerLooks> now = before;
    now.front().name = "Zoe";
    storeLooks(store, before, now);
    usual.seats.front().name = QStringLiteral("Zoe");
    QVERIFY(storedGame(store, true) == usual);
    QVERIFY(!storedGame(store, false).options.undo); // nobody has chosen that
}

void PlayersDialogTest::nothingIsAskedWhereNothingIsChanged()
{
    const TestWindow window;
    GameRecord record = test::newRecord(2);
    record.players[0].name = "turned \u202E around";
    record.players[1].colour = "puce";
    QVERIFY(window.branch(record));
    QSignalSpy asked(&window.session(), &GameSession::accepted);
    QSignalSpy refused(&window.session(), &GameSession::refused);
    PlayersDialog dialog(&window.session());
    dialog.accept();
    QCOMPARE(asked.size() + refused.size(), 0);
    QVERIFY(window.session().record().players == record.players);
}

void PlayersDialogTest::equalNamesAreRefused()
{
    const TestWindow window;
    window.play();
    const PlayersDialog dialog(&window.session());
    const QPushButton* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(ok->isEnabled());
    names(dialog)[0]->setText(QStringLiteral("bo"));
    QVERIFY(!ok->isEnabled());
    QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("fault"))->text().isEmpty());
    names(dialog)[0]->setText(QStringLiteral("Boo"));
    QVERIFY(ok->isEnabled());
}

void PlayersDialogTest::coloursAreSwapped()
{
    const TestWindow window;
    window.play();
    const std::vector<PlayerLooks> before = looksOf(window.session().record().players);
    PlayersDialog dialog(&window.session());
    choose(colours(dialog)[0], before[1].colour.c_str());
    dialog.accept();
    const std::vector<PlayerLooks> after = looksOf(window.session().record().players);
    QCOMPARE(after[0].colour, before[1].colour);
    QCOMPARE(after[1].colour, before[0].colour);
    QCOMPARE(after[0].name, before[0].name);
}

void PlayersDialogTest::aSeatIsHandedOverUnderAnotherName()
{
    const TestWindow window;
    window.play();
    PlayersDialog dialog(&window.session());
    dialog.findChildren<KindCombo*>()[1]->setKind(QStringLiteral("ai:greenhorn"));
    names(dialog)[1]->setText(QStringLiteral("Robot"));
    dialog.accept();
    QVERIFY(window.session().isComputer(1));
    QVERIFY(window.session().record().players[1].name == "Robot");
    QCOMPARE(window.gamePage()->sidePanel()->players()->cards()[1]->status().name, QStringLiteral("Robot"));
}

void PlayersDialogTest::theShuffleNumberIsShownAndCopied()
{
    const TestWindow window;
    window.play(424242);
    PlayersDialog dialog(&window.session());
    dialog.show();
    QVERIFY(test::shownTexts(dialog).join(u'\n').contains(QStringLiteral("424242")));
    dialog.findChild<QPushButton*>(QStringLiteral("copySeed"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("424242"));
}

void PlayersDialogTest::everyControlHasAName()
{
    const TestWindow window;
    window.play();
    PlayersDialog dialog(&window.session());
    dialog.show();
    QCOMPARE(test::nameless(dialog), QString());
    QCOMPARE(test::clashesInSight(dialog), QStringList());
}

const WindowTest<PlayersDialogTest> kTest("tst_playersdialog");

} // namespace lodeline::goldrush::tst_playersdialog

#include "tst_playersdialog.moc"
