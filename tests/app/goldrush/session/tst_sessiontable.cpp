// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_sessiontable {

using test::act;
using test::anyPlacement;
using test::newRecord;
using test::place;
using test::playPlies;

// What a session can be asked for beside moves: practice, and how the players look.
class SessionTableTest : public QObject
{
    Q_OBJECT

private slots:
    void undoStopsAtTheNextTile();
    void undoStopsAtAToken();
    void undoStopsAtATokenOfAPersonAlone();
    void undoStopsAtTheGold();
    void aGameBecomesOneToPractise();
    void onlyPeopleMakeAGameOneToPractise();
    void playersGetOtherNamesAndColours();
    void looksAreAskedForAtAnyTime();
    void looksThatNobodyMayHaveAreRefused_data();
    void looksThatNobodyMayHaveAreRefused();
    void oddLooksOfARecordMayStay();

private:
    Random random_{1};
};

namespace {

std::unique_ptr<GameSession> strictSession(std::uint64_t seed = 7)
{
    Options options;
    options.undo = false;
    return test::newSession(3, seed, options);
}

bool granted(GameSession& session, const Wish& wish, const Asker& asker = kAnyPerson)
{
    QSignalSpy accepted(&session, &GameSession::accepted);
    session.ask(wish, asker);
    return accepted.size() == 1;
}

// Whether somebody could mine, and did.
bool mine(GameSession& session)
{
    for (const Action& action : session.game().legalActions().toVector()) {
        if (action.type == Action::Type::Mine)
            return act(session, action);
    }
    return false;
}

} // namespace

void SessionTableTest::undoStopsAtTheNextTile()
{
    const auto session = strictSession();
    QVERIFY(!session->undoStop()); // there is nothing to undo
    playPlies(*session, random_, 1);
    QVERIFY(!session->canUndo());
    QVERIFY(session->undoStop() == UndoStop::Tile);
    QVERIFY(place(*session, anyPlacement(session->game(), random_)));
    QVERIFY(session->canUndo()); // nothing was seen since
    QVERIFY(!session->undoStop());
    const auto practice = test::newSession(3);
    playPlies(*practice, random_, 1);
    QVERIFY(practice->canUndo() && !practice->undoStop());
}

void SessionTableTest::undoStopsAtAToken()
{
    const auto session = strictSession();
    bool hasMined = false;
    while (!hasMined && !session->isOver()) {
        QVERIFY(place(*session, anyPlacement(session->game(), random_)));
        hasMined = mine(*session);
        if (!hasMined)
            QVERIFY(act(*session, test::anyAction(session->game(), random_)));
    }
    QVERIFY(hasMined && !session->isOver());
    QVERIFY(session->undoStop() == UndoStop::Token);
}

void SessionTableTest::undoStopsAtATokenOfAPersonAlone()
{
    const auto session = test::newSession(2, 7);
    while (!session->isOver()) {
        QVERIFY(place(*session, anyPlacement(session->game(), random_)));
        if (!mine(*session))
            QVERIFY(act(*session, test::anyAction(session->game(), random_)));
    }
    GameRecord record = session->record();
    record.options.undo = false;
    record.players[1].kind = "ai:greenhorn";
    const auto mined = [](const RecordedMove& move) { return move.move.action.type == Action::Type::Mine; };
    int stops = 0; // where one of both has mined, after the computer's move
    while (record.moves.size() > 2) {
        record.moves.pop_back();
        const bool person = mined(*(record.moves.end() - 2));
        const auto seat = (static_cast<std::size_t>(record.start) + record.moves.size() - 1) % 2;
        if (seat != 1 || person == mined(record.moves.back()))
            continue;
        const auto game = GameSession::open(record);
        QVERIFY(game);
        QVERIFY((*game)->undoStop() == (person ? UndoStop::Token : UndoStop::Tile));
        ++stops;
    }
    QVERIFY(stops > 1);
}

void SessionTableTest::undoStopsAtTheGold()
{
    const auto session = strictSession();
    playPlies(*session, random_);
    QVERIFY(session->isOver());
    QVERIFY(session->undoStop() == UndoStop::Gold);
}

void SessionTableTest::aGameBecomesOneToPractise()
{
    const auto session = strictSession();
    playPlies(*session, random_, 2);
    QSignalSpy changed(session.get(), &GameSession::turnChanged);
    QSignalSpy record(session.get(), &GameSession::recordChanged);
    QVERIFY(granted(*session, requests::Practise{}));
    QVERIFY(session->isPractice());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(record.size(), 1);
    session->undo();
    QCOMPARE(session->turns(), 1);
    QCOMPARE(session->record().undone, 1); // the record tells it
    const auto reopened = parseRecord(session->recordText()()).value();
    QVERIFY(reopened.problems.empty());
    QVERIFY(reopened.record.options.undo);
    QVERIFY(!GameSession::open(reopened.record).value()->beganAsPractice());
    QVERIFY(granted(*session, requests::Practise{})); // it is one
    QCOMPARE(record.size(), 2);
}

void SessionTableTest::onlyPeopleMakeAGameOneToPractise()
{
    const auto session = strictSession();
    QVERIFY(!granted(*session, requests::Practise{}, {Asker::Kind::Computer, 0}));
    QVERIFY(!session->isPractice());
}

void SessionTableTest::playersGetOtherNamesAndColours()
{
    const auto session = strictSession();
    QSignalSpy looks(session.get(), &GameSession::looksChanged);
    QSignalSpy record(session.get(), &GameSession::recordChanged);
    std::vector<app::PlayerLooks> wanted = app::looksOf(session->record().players);
    QVERIFY(granted(*session, requests::ChangeLooks{wanted}));
    QCOMPARE(looks.size(), 0); // they look so already
    std::swap(wanted[0], wanted[2]);
    wanted[1] = {"Zoë", "black"};
    QVERIFY(granted(*session, requests::ChangeLooks{wanted}));
    QCOMPARE(looks.size(), 1);
    QCOMPARE(record.size(), 1);
    const auto written = parseRecord(session->recordText()()).value();
    QVERIFY(app::looksOf(written.record.players) == wanted);
    QVERIFY(!granted(*session, requests::ChangeLooks{{{"A", "red"}, {"B", "blue"}, {"C", "green"}}},
                     {Asker::Kind::Computer, 0}));
}

void SessionTableTest::looksAreAskedForAtAnyTime()
{
    const auto session = strictSession();
    std::vector<app::PlayerLooks> wanted = app::looksOf(session->record().players);
    wanted[0].name = "Zoë";
    const Request late{requests::ChangeLooks{wanted}, kAnyPerson, session->revision()};
    QVERIFY(place(*session, anyPlacement(session->game(), random_)));
    QSignalSpy turns(session.get(), &GameSession::turnChanged);
    session->request(late);
    QCOMPARE(session->record().players[0].name, std::string("Zoë"));
    QVERIFY(session->tentativePlacement()); // nobody is disturbed
    QCOMPARE(turns.size(), 0);
    QVERIFY(act(*session, {}));
    playPlies(*session, random_);
    wanted[0].name = "Yan";
    QVERIFY(session->isOver() && granted(*session, requests::ChangeLooks{wanted}));
}

void SessionTableTest::looksThatNobodyMayHaveAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("colour");
    QTest::newRow("no name") << QString() << QStringLiteral("red");
    QTest::newRow("spaces") << QStringLiteral("  ") << QStringLiteral("red");
    QTest::newRow("the name of another") << QStringLiteral("PLAYER 2") << QStringLiteral("red");
    QTest::newRow("two lines") << QStringLiteral("A\nB") << QStringLiteral("red");
    QTest::newRow("turned around") << QStringLiteral("A\u202EB") << QStringLiteral("red");
    QTest::newRow("too long") << QString(200, u'a') << QStringLiteral("red");
    QTest::newRow("the colour of another") << QStringLiteral("A") << QStringLiteral("blue");
    QTest::newRow("no such colour") << QStringLiteral("A") << QStringLiteral("puce");
    QTest::newRow("no colour") << QStringLiteral("A") << QString();
}

void SessionTableTest::looksThatNobodyMayHaveAreRefused()
{
    QFETCH(QString, name);
    QFETCH(QString, colour);
    const auto session = strictSession();
    const GameRecord before = session->record();
    std::vector<app::PlayerLooks> wanted = app::looksOf(before.players);
    wanted[0] = {name.toStdString(), colour.toStdString()};
    QVERIFY(!granted(*session, requests::ChangeLooks{wanted}));
    QVERIFY(session->record() == before);
    wanted = app::looksOf(before.players);
    wanted.pop_back();
    QVERIFY(!granted(*session, requests::ChangeLooks{wanted}));
}

void SessionTableTest::oddLooksOfARecordMayStay()
{
    GameRecord record = newRecord(3);
    record.players[0].name.clear();
    record.players[1].name.clear();
    record.players[0].colour = "puce";
    record.players[1].colour.clear();
    const auto session = std::move(*GameSession::open(record));
    std::vector<app::PlayerLooks> wanted = app::looksOf(record.players);
    wanted[2] = {"Zoë", "black"};
    QVERIFY(granted(*session, requests::ChangeLooks{wanted}));
    QCOMPARE(session->record().players[0].colour, std::string("puce"));
    QCOMPARE(session->record().players[2].name, std::string("Zoë"));
}

const WindowTest<SessionTableTest> kTest("tst_sessiontable");

} // namespace lodeline::goldrush::tst_sessiontable

#include "tst_sessiontable.moc"
