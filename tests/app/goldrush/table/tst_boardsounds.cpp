// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/paint/metrics.h"
#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/table/boardsounds.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>

namespace lodeline::goldrush::tst_boardsounds {

using app::Sound;

class BoardSoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachEventHasItsSound_data();
    void eachEventHasItsSound();
    void ofOneTurnTheMostTellingIsHeard();
    void skippedTurnsAreSilent();
    void theEndIsHeardEvenIfSkipped();
    void aTileIsHeardWhenItLies();
    void skippingOneTurnIsHeardOnce();
    void whatIsTakenBackIsSilent();
    void turningIsHeard();
    void whereNothingFitsIsHeard();
    void aPersonIsCalledAfterComputers();
    void nobodyIsCalledAmongPeople();

private:
    Random random_{21};
};

namespace {

using Sounds = std::vector<Sound>;

// A board whose sounds are written down.
struct HeardBoard : test::BoardFixture
{
    explicit HeardBoard(int players = 2, std::uint64_t seed = 7)
        : test::BoardFixture(players, seed)
    {
        QObject::connect(&sounds, &BoardSounds::sounded, &view,
                         [this](Sound sound) { heard.push_back(sound); });
    }
    BoardSounds sounds{view, nullptr};
    Sounds heard;
};

events::Score score(events::Score::Kind kind, std::vector<int> points, std::size_t tiles,
                    bool isFinal = false)
{
    events::Score scored;
    scored.kind = kind;
    scored.points = std::move(points);
    scored.tiles.resize(tiles);
    scored.final = isFinal;
    return scored;
}

} // namespace

void BoardSoundsTest::eachEventHasItsSound_data()
{
    using Kind = events::Score::Kind;
    struct Row
    {
        const char* name;
        Event event;
        Sounds seen;
        Sounds still;
    };
    const std::vector<Row> rows{
        {"start", events::Start{}, {}, {}},
        {"draw", events::Draw{}, {}, {}},
        {"place", events::Place{}, {}, {Sound::Laid}},
        {"cowboy", events::Cowboy{}, {}, {Sound::Down}},
        {"tent", events::Tent{}, {}, {Sound::Tent}},
        {"mine", events::Mine{}, {Sound::Mine}, {}},
        {"taken back", events::TakeBack{}, {}, {Sound::Home}},
        {"nobody scores", score(Kind::Mountain, {0, 0}, 9), {}, {}},
        {"few points", score(Kind::City, {0, 7}, 1), {Sound::Coins}, {}},
        {"many points", score(Kind::City, {8, 0}, 1), {Sound::ManyCoins}, {}},
        {"short railroad", score(Kind::Railroad, {5, 0}, 5), {Sound::Coins}, {}},
        {"long railroad", score(Kind::Railroad, {6, 0}, 6), {Sound::Whistle}, {}},
        {"nobody's railroad", score(Kind::Railroad, {0, 0}, 6), {}, {}},
        {"long mountain", score(Kind::Mountain, {6, 0}, 6), {Sound::Coins}, {}},
        {"long railroad at the end", score(Kind::Railroad, {6, 0}, 6, true), {Sound::Coins}, {}},
        {"gold", score(Kind::Gold, {12, 3}, 0, true), {Sound::ManyCoins}, {}},
        {"tokens", events::Tokens{}, {}, {}},
        {"tokens back", events::TokensBack{}, {}, {}},
        {"return", events::Return{}, {}, {Sound::Home}},
        {"end", events::End{}, {Sound::End}, {}},
    };
    QTest::addColumn<Event>("event");
    QTest::addColumn<Sounds>("seen");
    QTest::addColumn<Sounds>("still");
    for (const Row& row : rows)
        QTest::addRow("%s", row.name) << row.event << row.seen << row.still;
}

void BoardSoundsTest::eachEventHasItsSound()
{
    QFETCH(const Event, event);
    QFETCH(const Sounds, seen);
    QFETCH(const Sounds, still);
    HeardBoard board;
    emit board.view.sawMore({event});
    QCOMPARE(board.heard, seen);
    board.heard.clear();
    emit board.view.landed({event});
    QCOMPARE(board.heard, still);
}

void BoardSoundsTest::ofOneTurnTheMostTellingIsHeard()
{
    HeardBoard board;
    emit board.view.sawMore({score(events::Score::Kind::City, {2, 0}, 1), events::Return{},
                             score(events::Score::Kind::City, {0, 20}, 1),
                             score(events::Score::Kind::City, {2, 0}, 1)});
    QCOMPARE(board.heard, Sounds{Sound::ManyCoins});
    emit board.view.landed({events::Place{}, events::Return{}});
    QCOMPARE(board.heard, (Sounds{Sound::ManyCoins, Sound::Laid}));
}

void BoardSoundsTest::skippedTurnsAreSilent()
{
    HeardBoard board;
    board.view.setAnimated(true);
    test::playPlies(*board.session, random_, 10);
    QVERIFY(!board.view.isSettled());
    QCOMPARE(board.heard, Sounds{});
    board.view.finishAnimations();
    QCOMPARE(board.heard, Sounds{});
}

void BoardSoundsTest::theEndIsHeardEvenIfSkipped()
{
    HeardBoard board;
    board.view.setAnimated(true);
    test::playPlies(*board.session, random_);
    QVERIFY(board.session->isOver());
    board.view.finishAnimations();
    QCOMPARE(board.heard, Sounds{Sound::End});
}

void BoardSoundsTest::aTileIsHeardWhenItLies()
{
    HeardBoard board;
    board.view.setAnimated(true);
    QSignalSpy seen(&board.view, &BoardView::sawMore);
    test::place(*board.session, test::anyPlacement(board.game(), random_));
    QCOMPARE(seen.size(), 1);
    QCOMPARE(board.heard, Sounds{});
    QTRY_VERIFY(board.view.isSettled());
    QCOMPARE(board.heard, Sounds{Sound::Laid});
}

void BoardSoundsTest::skippingOneTurnIsHeardOnce()
{
    HeardBoard board;
    board.view.setAnimated(true);
    test::place(*board.session, test::anyPlacement(board.game(), random_));
    board.view.finishAnimations();
    board.view.finishAnimations();
    QCOMPARE(board.heard, Sounds{Sound::Laid});
}

void BoardSoundsTest::whatIsTakenBackIsSilent()
{
    HeardBoard board;
    test::playPlies(*board.session, random_, 3);
    board.view.setAnimated(true);
    board.heard.clear();
    test::playPlies(*board.session, random_, 1);
    board.session->undo();
    board.view.finishAnimations();
    QCOMPARE(board.heard, Sounds{});
}

void BoardSoundsTest::turningIsHeard()
{
    HeardBoard board;
    const Rotation before = board.view.ghostRotation();
    board.view.rotateGhost(1);
    QVERIFY(board.view.ghostRotation() != before);
    QCOMPARE(board.heard, Sounds{Sound::Turned});
    board.heard.clear();
    for (int offer = 0; offer < board.view.offerCount(); ++offer)
        board.hover(offer); // it turns by itself where it must
    QCOMPARE(board.heard, Sounds{});
    test::place(*board.session, test::anyPlacement(board.game(), random_));
    board.heard.clear();
    board.view.rotateGhost(1);
    QCOMPARE(board.heard, Sounds{Sound::No});
}

void BoardSoundsTest::whereNothingFitsIsHeard()
{
    HeardBoard board;
    const auto isOffer = [&board](QPoint at) {
        for (int offer = 0; offer < board.view.offerCount(); ++offer)
            if (board.view.offerRect(offer).contains(at))
                return true;
        return false;
    };
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, {3, 3}); // far from every tile
    QCOMPARE(board.heard, Sounds{});
    for (int ply = 0; ply < 40; ++ply) {
        for (const QPoint beside : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
            const Position last = board.game().placedTile(board.game().placedCount() - 1).placement.at;
            const Position at{static_cast<std::int16_t>(last.x + beside.x()),
                              static_cast<std::int16_t>(last.y + beside.y())};
            const QPoint point = board.view.mapFromScene(tileRect(at).center());
            if (board.game().tileAt(at) || isOffer(point) || !board.view.viewport()->rect().contains(point))
                continue;
            board.heard.clear();
            QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, point);
            QCOMPARE(board.heard, Sounds{Sound::No});
            return;
        }
        test::playPlies(*board.session, random_, 1);
    }
    QFAIL("every tile fitted everywhere");
}

void BoardSoundsTest::aPersonIsCalledAfterComputers()
{
    GameRecord record = test::newRecord(3, 7);
    for (const std::size_t seat : {1U, 2U})
        record.players[seat].kind = "ai:greenhorn";
    const auto session = std::move(*GameSession::open(record));
    HeardBoard board;
    board.view.setSession(session.get());
    board.view.setAnimated(true);
    for (int ply = 0; ply < 3; ++ply) {
        const bool computers = session->isComputersTurn();
        QCOMPARE(computers, ply > 0);
        board.heard.clear();
        test::playPlies(*session, random_, 1);
        board.view.finishAnimations();
        QCOMPARE(std::ranges::count(board.heard, Sound::YourTurn), ply == 2 ? 1 : 0);
    }
    board.view.setSession(nullptr);
}

void BoardSoundsTest::nobodyIsCalledAmongPeople()
{
    HeardBoard board;
    test::playPlies(*board.session, random_, 6);
    QVERIFY(!board.heard.empty());
    QCOMPARE(std::ranges::count(board.heard, Sound::YourTurn), 0);
}

const WindowTest<BoardSoundsTest> kTest("tst_boardsounds");

} // namespace lodeline::goldrush::tst_boardsounds

#include "tst_boardsounds.moc"
