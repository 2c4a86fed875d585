// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/handover/handovercard.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "tests/app/goldrush/computer/stubplayers.h"
#include "tests/app/goldrush/session/latesession.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_lateanswers {

using test::LateSession;

// Nobody who asks a session for something relies on having the answer when the call returns.
class LateAnswersTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeGameByMouseAndKeyboard();
    void whatWasChosenStaysUntilTheAnswer();
    void theListOfActionsWaits();
    void aRefusedTileGoesBackToTheHand();
    void whatIsOutdatedIsNotPlayed();
    void undoAndRedoComeLater();
    void aComputerPlaysItsTurns();
    void aComputerAsksOnce();
    void aComputerThatIsRefusedGivesUp();

private:
    Random random_{5};
};

namespace {

struct Table
{
    explicit Table(const std::vector<std::string>& kinds = {"human", "human"},
                   ComputerPlayers::MakePlayer make = {})
        : session(recordOf(kinds))
    {
        page.sidePanel()->hide(); // a window would place them
        page.logPanel()->hide();
        page.setAnimation(app::AnimationSpeed::Off);
        page.computers().setPace(app::Pace::Quick);
        if (make)
            page.computers().setMakePlayer(std::move(make));
        page.resize(1000, 800);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("no active window");
        page.setSession(&session);
        page.board()->setFocus();
        QObject::connect(&page, &GamePage::announced, &page, [this](const QString& text) { told = text; });
    }
    ~Table() { page.setSession(nullptr); }

    static GameRecord recordOf(const std::vector<std::string>& kinds)
    {
        GameRecord record = test::newRecord(static_cast<int>(kinds.size()));
        for (std::size_t seat = 0; seat < kinds.size(); ++seat)
            record.players[seat].kind = kinds[seat];
        return record;
    }

    BoardView& board() const { return *page.board(); }
    const Game& game() const { return session.game(); }
    void click(int offer) const
    {
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, board().offerRect(offer).center());
    }
    void confirmByKeyboard(int offer) const
    {
        board().chooseOffer(offer);
        QTest::keyClick(&board(), Qt::Key_Return);
    }
    // Whoever got tokens looks at them later.
    void uncover() const
    {
        while (page.cover()->isVisible())
            emit page.cover()->putOff();
    }
    // A turn of a person, each step answered.
    void playPerson()
    {
        session.hold(true);
        board().takeOffer(0);
        session.answerFirst();
        board().takeOffer(0);
        session.answerFirst();
        session.hold(false);
    }

    LateSession session;
    GamePage page;
    QString told;
};

} // namespace

void LateAnswersTest::wholeGameByMouseAndKeyboard()
{
    Table table;
    const auto any = [this](int count) { return static_cast<int>(random_.below(std::uint32_t(count))); };
    while (table.session.phase() != Game::Phase::Over) {
        const int ply = table.game().ply();
        table.uncover();
        for (const Game::Phase then : {Game::Phase::Act, Game::Phase::Place}) {
            const int before = table.session.revision();
            const int offer = any(table.board().offerCount());
            if (ply % 2 == 0)
                table.click(offer);
            else
                table.confirmByKeyboard(offer);
            QCOMPARE(table.session.revision(), before);
            QTRY_COMPARE(table.session.revision(), before + 1);
            QVERIFY(table.session.phase() == then || table.session.phase() == Game::Phase::Over);
        }
        QCOMPARE(table.game().ply(), ply + 1);
    }
    QVERIFY(replay(table.session.record()));
}

void LateAnswersTest::whatWasChosenStaysUntilTheAnswer()
{
    Table table;
    table.session.hold(true);
    const auto wanted = std::get<Placement>(table.board().offer(1));
    table.click(1);
    QCOMPARE(table.board().chosenOffer(), 1);
    table.click(0);
    QTest::keyClick(&table.board(), Qt::Key_Tab);
    table.board().rotateGhost(1);
    QCOMPARE(table.board().chosenOffer(), 1);
    QCOMPARE(table.board().ghostRotation(), wanted.rotation);
    QCOMPARE(table.session.open().size(), std::size_t{1});
    table.session.answerFirst();
    QVERIFY(table.session.tentativePlacement() == wanted);
    QTest::keyClick(&table.board(), Qt::Key_Escape);
    QVERIFY(table.session.tentativePlacement());
    table.session.answerFirst();
    QVERIFY(!table.session.tentativePlacement());
    QVERIFY(table.board().offerCount() > 0);
}

void LateAnswersTest::theListOfActionsWaits()
{
    Table table;
    table.board().takeOffer(0);
    QTRY_COMPARE(table.session.phase(), Game::Phase::Act);
    table.session.hold(true);
    ActionList& list = *table.page.sidePanel()->actions();
    const Action wanted = list.actions().back();
    emit list.chosen(wanted);
    emit list.takeTileBack();
    QCOMPARE(table.session.open().size(), std::size_t{1});
    QCOMPARE(table.game().ply(), 0);
    table.session.answerFirst();
    QVERIFY(table.session.record().moves.back().move.action == wanted);
}

void LateAnswersTest::aRefusedTileGoesBackToTheHand()
{
    Table table;
    table.session.hold(true);
    table.click(1);
    table.session.refuseFirst(Refusal::AgainstTheRules);
    QCOMPARE(table.session.phase(), Game::Phase::Place);
    QCOMPARE(table.board().chosenOffer(), -1);
    QCOMPARE(table.told, app::refusalText(Refusal::AgainstTheRules));
    table.confirmByKeyboard(0); // and it is played on
    table.session.answerFirst();
    QCOMPARE(table.session.phase(), Game::Phase::Act);
}

void LateAnswersTest::whatIsOutdatedIsNotPlayed()
{
    Table table;
    table.playPerson();
    table.session.hold(true);
    table.click(0);
    table.session.undo();
    QCOMPARE(table.session.open().size(), std::size_t{2});
    table.session.answerLast();
    QCOMPARE(table.game().ply(), 0);
    const Game before = table.game();
    table.session.answerFirst();
    QVERIFY(table.game() == before);
    QCOMPARE(table.told, app::refusalText(Refusal::Outdated));
    QVERIFY(table.board().offerCount() > 0);
}

void LateAnswersTest::undoAndRedoComeLater()
{
    Table table;
    table.playPerson();
    const GameRecord record = table.session.record();
    table.session.undo();
    QCOMPARE(table.game().ply(), 1);
    QTRY_COMPARE(table.game().ply(), 0);
    table.session.redo();
    QCOMPARE(table.game().ply(), 0);
    QTRY_COMPARE(table.game().ply(), 1);
    QVERIFY(table.session.record() == record);
    table.session.hold(true);
    table.session.redo();
    table.session.answerFirst();
    QCOMPARE(table.told, app::refusalText(Refusal::NothingThere));
}

void LateAnswersTest::aComputerPlaysItsTurns()
{
    Table table({"human", "ai:random", "ai:random"});
    const QSignalSpy played(&table.page.computers(), &ComputerPlayers::played);
    for (int round = 1; round <= 4; ++round) {
        QTRY_COMPARE(table.game().player(), 0);
        table.playPerson();
        QTRY_COMPARE(table.game().ply(), 3 * round);
        QCOMPARE(played.size(), 2 * round);
        const auto events = played.last()[1].value<std::vector<Event>>();
        QVERIFY(std::holds_alternative<events::Place>(events.front()));
    }
    QTRY_COMPARE(table.page.computers().state(), ComputerPlayers::State::Idle);
    table.session.undo();
    QTRY_COMPARE(table.game().ply(), 9);
    QCOMPARE(table.game().player(), 0);
}

void LateAnswersTest::aComputerAsksOnce()
{
    Table table({"human", "ai:random"},
                [](std::string_view) { return std::make_unique<test::InstantPlayer>(); });
    table.playPerson();
    table.session.hold(true);
    QTRY_COMPARE(table.session.open().size(), std::size_t{1});
    for (int i = 0; i < 50; ++i) {
        emit table.board().settled();
        QCoreApplication::processEvents();
    }
    QCOMPARE(table.session.open().size(), std::size_t{1});
    table.session.undo(); // overtakes it
    table.session.answerLast();
    table.session.answerFirst();
    QCOMPARE(table.game().ply(), 0);
    QVERIFY(!table.session.tentativePlacement());
    table.playPerson();
    QTRY_COMPARE(table.game().ply(), 2);
}

void LateAnswersTest::aComputerThatIsRefusedGivesUp()
{
    Table table({"human", "ai:random"},
                [](std::string_view) { return std::make_unique<test::InstantPlayer>(); });
    const QSignalSpy failed(&table.page.computers(), &ComputerPlayers::failed);
    table.playPerson();
    table.session.hold(true);
    QTRY_COMPARE(table.session.open().size(), std::size_t{1});
    table.session.refuseFirst(Refusal::AgainstTheRules);
    QCOMPARE(failed.size(), 0);
    table.session.answerFirst();
    QCOMPARE(failed.size(), 1);
    QVERIFY(!table.session.isComputer(1));
    QVERIFY(table.board().offerCount() > 0);
}

const WindowTest<LateAnswersTest> kTest("tst_lateanswers");

} // namespace lodeline::goldrush::tst_lateanswers

#include "tst_lateanswers.moc"
