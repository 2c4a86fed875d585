// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/session/boomtownmatch.h"
#include "engine/boomtown/ai/level.h"
#include "engine/core/seedplan.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::boomtown::tst_boomtownmatch {
namespace {

using app::Asker;
using app::Refusal;

std::unique_ptr<BoomtownMatch> newMatch(const std::string& first = "human",
                                        const std::string& second = "human")
{
    return std::move(BoomtownMatch::open(test::newRecord(5, first, second)).value());
}

// Games of one deck that stand alike.
bool standAlike(const Game& a, const Game& b)
{
    return a.town(0) == b.town(0) && a.town(1) == b.town(1) && a.circle() == b.circle() &&
           a.ply() == b.ply() && a.phase() == b.phase() &&
           (a.phase() == Game::Phase::Over || a.player() == b.player());
}

// The next move as a computer would make it, asked for on behalf of whoever has the turn.
Move playOn(BoomtownMatch& match)
{
    const int seat = match.game().player();
    const Move move = makePlayer("random")->choose(
        match.game(), seedplan::move(match.record().seed, seat, match.game().ply()));
    match.ask(requests::Play{move},
              match.isComputer(seat) ? Asker{Asker::Kind::Computer, seat} : app::kAnyPerson);
    return move;
}

std::optional<Refusal> answerTo(BoomtownMatch& match, const Wish& wish, const Asker& asker)
{
    QSignalSpy accepted(&match, &BoomtownMatch::accepted);
    QSignalSpy refused(&match, &BoomtownMatch::refused);
    match.ask(wish, asker);
    Q_ASSERT(accepted.size() + refused.size() == 1);
    return refused.isEmpty() ? std::nullopt : std::optional(refused[0][1].value<Refusal>());
}

} // namespace

class BoomtownMatchTest : public QObject
{
    Q_OBJECT

private slots:
    void movesArePlayedAndRecorded();
    void onlyWhoseTurnItIsMayMove();
    void undoAndRedoGoPlyByPlyAmongPeople();
    void undoGoesBackToTheLastDecisionOfAPerson();
    void anotherMoveEndsRedo();
    void theSameMoveKeepsWhatOthersWroteToIt();
    void seatsAreHandedOver();
    void playersGetOtherLooks();
    void townsAreWhatWasPlaced();
    void recordsWithForbiddenMovesAreRefused();
};

void BoomtownMatchTest::movesArePlayedAndRecorded()
{
    const auto match = newMatch();
    QSignalSpy finished(match.get(), &app::Match::finished);
    QSignalSpy saved(match.get(), &app::Match::recordChanged);
    while (!match->isOver())
        playOn(*match);
    QCOMPARE(match->turns(), 1 + kCircle); // B2, B4
    QCOMPARE(saved.size(), match->turns());
    QCOMPARE(finished.size(), 1);
    const Result<LoadedRecord> again = parseRecord(match->recordText()());
    QVERIFY(again);
    QVERIFY(standAlike(replay(again->record).value(), match->game()));
    QVERIFY(std::holds_alternative<events::End>(match->history().back()));
}

void BoomtownMatchTest::onlyWhoseTurnItIsMayMove()
{
    const auto match = newMatch("human", "ai:random");
    const requests::Play begin{{Move::Type::Begin, 3, 0, {}}};
    QVERIFY(match->isComputersTurn()); // the second player names the card (B2)
    QVERIFY(answerTo(*match, begin, app::kAnyPerson) == Refusal::NotTheirs);
    QVERIFY(answerTo(*match, begin, {Asker::Kind::Computer, 0}) == Refusal::NotTheirs);
    QVERIFY(!answerTo(*match, begin, {Asker::Kind::Computer, 1}));
    QVERIFY(answerTo(*match, begin, app::kAnyPerson) == Refusal::AgainstTheRules);
    QVERIFY(answerTo(*match, requests::Undo{}, app::kAnyPerson) == Refusal::NothingThere);
    QSignalSpy refused(match.get(), &BoomtownMatch::refused);
    match->request({begin, app::kAnyPerson, match->revision() - 1});
    QVERIFY(refused[0][1].value<Refusal>() == Refusal::Outdated);
}

void BoomtownMatchTest::undoAndRedoGoPlyByPlyAmongPeople()
{
    const auto match = newMatch();
    while (!match->isOver())
        playOn(*match);
    const GameRecord whole = match->record();
    for (int ply = match->turns(); ply-- > 0;) {
        match->undo();
        QCOMPARE(match->turns(), ply);
        QVERIFY(standAlike(match->game(), replay(whole, nullptr, ply).value()));
    }
    QVERIFY(!match->canUndo());
    while (match->canRedo())
        match->redo();
    QVERIFY(match->record() == whole);
    QVERIFY(match->isOver());
}

void BoomtownMatchTest::undoGoesBackToTheLastDecisionOfAPerson()
{
    const auto match = newMatch("human", "ai:random");
    playOn(*match); // where to begin
    QVERIFY(!match->canUndo());
    playOn(*match);
    while (match->isComputersTurn())
        playOn(*match);
    const GameRecord before = match->record();
    match->undo();
    QCOMPARE(match->turns(), 1);
    QVERIFY(!match->isComputersTurn());
    match->redo();
    QVERIFY(match->record() == before);
}

void BoomtownMatchTest::anotherMoveEndsRedo()
{
    const auto match = newMatch();
    match->ask(requests::Play{{Move::Type::Begin, 3, 0, {}}});
    match->ask(requests::Play{{Move::Type::Draft, 0, 0, {}}});
    match->undo();
    match->undo();
    match->ask(requests::Play{{Move::Type::Begin, 3, 0, {}}});
    QVERIFY(match->canRedo());
    match->ask(requests::Play{{Move::Type::Draft, 0, 2, {}}});
    QVERIFY(!match->canRedo());
}

void BoomtownMatchTest::theSameMoveKeepsWhatOthersWroteToIt()
{
    const auto played = newMatch();
    played->ask(requests::Play{{Move::Type::Begin, 3, 0, {}}});
    GameRecord record = played->record();
    record.moves.front().extra.emplace_back("note", "\"good\"");
    const auto match = std::move(BoomtownMatch::open(record).value());
    match->undo();
    match->ask(requests::Play{{Move::Type::Begin, 3, 0, {}}});
    QVERIFY(match->record() == record);
}

void BoomtownMatchTest::seatsAreHandedOver()
{
    const auto match = newMatch();
    QSignalSpy seats(match.get(), &BoomtownMatch::seatsChanged);
    match->ask(requests::HandOver{1, "ai:greenhorn"});
    QVERIFY(match->isComputersTurn());
    QCOMPARE(seats.size(), 1);
    QVERIFY(answerTo(*match, requests::HandOver{2, "human"}, app::kAnyPerson) == Refusal::AgainstTheRules);
    match->ask(requests::HandOver{1, "human"}, {Asker::Kind::Computer, 1});
    QVERIFY(!match->isComputersTurn());
}

void BoomtownMatchTest::playersGetOtherLooks()
{
    const auto match = newMatch();
    QSignalSpy looks(match.get(), &BoomtownMatch::looksChanged);
    QSignalSpy turns(match.get(), &BoomtownMatch::turnChanged);
    const requests::ChangeLooks wanted{{{"Zoe", "black"}, {"Yan", "red"}}};
    const Request late{wanted, app::kAnyPerson, match->revision() - 1};
    match->request(late);
    QVERIFY(app::looksOf(match->record().players) == wanted.looks);
    QCOMPARE(looks.size(), 1);
    QCOMPARE(turns.size(), 0);
    match->ask(wanted);
    QCOMPARE(looks.size(), 1);
    const requests::ChangeLooks twins{{{"Zoe", "black"}, {"zoe", "red"}}};
    QVERIFY(answerTo(*match, twins, app::kAnyPerson) == Refusal::AgainstTheRules);
    const requests::ChangeLooks others{{{"Al", "black"}, {"Yan", "red"}}};
    QVERIFY(answerTo(*match, others, {Asker::Kind::Computer, 0}) == Refusal::NotTheirs);
}

void BoomtownMatchTest::townsAreWhatWasPlaced()
{
    const auto match = newMatch();
    while (!match->isOver())
        playOn(*match);
    for (int seat = 0; seat < kPlayers; ++seat) {
        Town town;
        for (const LaidCard& laid : match->laid(seat))
            town.place(match->card(laid.card).front, laid.placement);
        QVERIFY(town == match->game().town(seat));
    }
    match->undo();
    QCOMPARE(match->laid(0).size() + match->laid(1).size(), std::size_t{kCircle - 1});
}

void BoomtownMatchTest::recordsWithForbiddenMovesAreRefused()
{
    GameRecord record = test::newRecord();
    record.moves.push_back({{}, {Move::Type::Begin, kCircle, 0, {}}, {}});
    QVERIFY(!BoomtownMatch::open(record));
}

const WindowTest<BoomtownMatchTest> kTest("tst_boomtownmatch");

} // namespace lodeline::boomtown::tst_boomtownmatch

#include "tst_boomtownmatch.moc"
