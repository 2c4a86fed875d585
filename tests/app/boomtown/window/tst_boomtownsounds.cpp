// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/table/boardsounds.h"
#include "engine/boomtown/ai/level.h"
#include "engine/core/seedplan.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::boomtown::tst_boomtownsounds {

using app::Sound;
using Sounds = std::vector<Sound>;

class BoomtownSoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void aCardIsHeardWhenItLies();
    void withoutAnimationAtOnce();
    void turningIsHeard();
    void theEndIsHeard();
    void aPersonIsCalledAfterTheComputer();
    void whatIsTakenBackIsSilent();
};

namespace {

struct HeardBoard
{
    explicit HeardBoard(const std::string& second = "human")
    {
        view.setTheme(art::Theme::light());
        view.resize(900, 700);
        view.show();
        match = std::move(BoomtownMatch::open(test::newRecord(5, "human", second)).value());
        view.setMatch(match.get());
        sounds.setMatch(match.get());
        QObject::connect(&sounds, &BoardSounds::sounded, &view,
                         [this](Sound sound) { heard.push_back(sound); });
    }
    ~HeardBoard()
    {
        view.setMatch(nullptr);
        sounds.setMatch(nullptr);
    }
    HeardBoard(const HeardBoard&) = delete;
    HeardBoard& operator=(const HeardBoard&) = delete;

    void playOn() const
    {
        const int seat = match->game().player();
        const Move move = makePlayer("random")->choose(
            match->game(), seedplan::move(match->record().seed, seat, match->game().ply()));
        match->ask(requests::Play{move},
                   match->isComputer(seat) ? app::Asker{app::Asker::Kind::Computer, seat} : app::kAnyPerson);
    }
    // Until the next move lays a card down; the first one only says where somebody starts.
    void begin()
    {
        playOn();
        view.finishAnimations();
        heard.clear();
    }

    std::unique_ptr<BoomtownMatch> match;
    BoardView view;
    BoardSounds sounds{view, nullptr};
    Sounds heard;
};

} // namespace

void BoomtownSoundsTest::aCardIsHeardWhenItLies()
{
    HeardBoard board;
    board.view.setAnimation(app::AnimationSpeed::Fast);
    board.begin();
    board.playOn();
    QVERIFY(!board.view.isSettled());
    QCOMPARE(board.heard, Sounds{});
    QTRY_VERIFY(board.view.isSettled());
    QCOMPARE(board.heard, Sounds{Sound::Laid});
    board.playOn();
    board.playOn(); // ends what the board was showing
    QCOMPARE(board.heard, (Sounds{Sound::Laid, Sound::Laid}));
    board.view.finishAnimations();
    QCOMPARE(board.heard, (Sounds{Sound::Laid, Sound::Laid, Sound::Laid}));
}

void BoomtownSoundsTest::withoutAnimationAtOnce()
{
    HeardBoard board;
    board.view.setAnimation(app::AnimationSpeed::Off);
    board.begin();
    board.playOn();
    QCOMPARE(board.heard, Sounds{Sound::Laid});
}

void BoomtownSoundsTest::turningIsHeard()
{
    HeardBoard board;
    board.begin();
    QTest::keyClick(&board.view, Qt::Key_R);
    QCOMPARE(board.heard, Sounds{}); // nothing in the hand
    board.view.takeOffer(0);
    QTest::keyClick(&board.view, Qt::Key_R);
    QCOMPARE(board.heard, Sounds{Sound::Turned});
}

void BoomtownSoundsTest::theEndIsHeard()
{
    HeardBoard board;
    while (!board.match->isOver()) {
        board.heard.clear();
        board.playOn();
    }
    QCOMPARE(board.heard, Sounds{Sound::End});
}

void BoomtownSoundsTest::aPersonIsCalledAfterTheComputer()
{
    HeardBoard board("ai:greenhorn");
    bool called = false;
    while (!board.match->isOver()) {
        board.heard.clear();
        const bool laysCard = board.match->game().phase() != Game::Phase::Begin;
        const bool computers = board.match->isComputersTurn();
        board.playOn();
        const bool calls = laysCard && computers && !board.match->isComputersTurn() && !board.match->isOver();
        QCOMPARE(std::ranges::count(board.heard, Sound::YourTurn), calls ? 1 : 0);
        called = called || calls;
    }
    QVERIFY(called);
}

void BoomtownSoundsTest::whatIsTakenBackIsSilent()
{
    HeardBoard board;
    board.view.setAnimation(app::AnimationSpeed::Slow);
    board.begin();
    board.playOn();
    board.match->undo();
    board.view.finishAnimations();
    QCOMPARE(board.heard, Sounds{});
}

const WindowTest<BoomtownSoundsTest> kTest("tst_boomtownsounds");

} // namespace lodeline::boomtown::tst_boomtownsounds

#include "tst_boomtownsounds.moc"
