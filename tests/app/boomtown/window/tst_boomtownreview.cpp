// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/review/reviewpage.h"
#include "app/boomtown/review/reviewwords.h"
#include "app/match/panels/noticebar.h"
#include "app/match/review/coursechart.h"
#include "app/match/review/reviewprogress.h"
#include "app/match/review/turninglist.h"
#include "app/shell/actions.h"
#include "engine/boomtown/ai/player.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/bonuswords.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>

namespace lodeline::boomtown::tst_boomtownreview {
namespace {

using test::BoomtownWindow;

constexpr int kLittle = 40;
constexpr int kEndless = 100'000'000;

// A game of two who choose by chance, so that better moves are easily found.
GameRecord playedRecord(int plies = 100)
{
    GameRecord record = test::newRecord();
    Game game(std::make_shared<const Deck>(record.deck), record.setup());
    RandomPlayer player;
    for (int ply = 0; ply < plies && game.phase() != Game::Phase::Over; ++ply) {
        const Move move = player.choose(game, static_cast<std::uint64_t>(ply));
        record.moves.push_back(recorded(game, move));
        game.play(move);
    }
    return record;
}

std::unique_ptr<ReviewPage> reviewed(const GameRecord& record)
{
    auto page = std::make_unique<ReviewPage>();
    page->setSurveys(kLittle);
    page->resize(1280, 720);
    page->show();
    const QSignalSpy completed(page.get(), &ReviewPage::completed);
    page->showRecord(record);
    [&] { QTRY_COMPARE(completed.size(), 1); }();
    return page;
}

int firstBetter(const ReviewPage& page)
{
    const auto& plies = page.review().plies;
    const auto found =
        std::ranges::find_if(plies, [](const PlyReview& ply) { return ply.better.has_value(); });
    return static_cast<int>(found - plies.begin());
}

// Whether the board shows the game after so many plies.
bool liesAs(const BoardView& board, const GameRecord& record, int plies)
{
    const Game wanted = *replay(record, nullptr, plies);
    const Game& shown = board.match()->game();
    return shown.ply() == plies && shown.town(0) == wanted.town(0) && shown.town(1) == wanted.town(1);
}

QString textOf(const QWidget& page)
{
    QStringList texts;
    for (const QLabel* label : page.findChildren<QLabel*>())
        texts << label->text();
    return texts.join(u'\n');
}

QPushButton* button(const QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

} // namespace

class BoomtownReviewTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingFollowsTheChosenTurn();
    void bothTownsLieAsTheyLay();
    void betterMovesComeToTheBoard();
    void turningPointsAreThoseThatCostMost();
    void passingOverIsCounted();
    void resultsComeInFromTheEnd();
    void whatCannotBeReplayedFails();
    void cancellingKeepsWhatIsKnown();
    void nobodyPlaysOnTheBoard();
    void escapeEndsLookingAroundFirst();
    void whatIsLookedAtIsSaid();
    void aFinishedGameLeadsToItsReviewAndBack();
    void playsOnFromAnyTurn();
    void computersWaitMeanwhile();
    void theReviewRestsWhileTheGameGoesOn();
    void wordsFollowTheLanguage();
};

void BoomtownReviewTest::everythingFollowsTheChosenTurn()
{
    const auto page = reviewed(playedRecord());
    QCOMPARE(page->position(), page->lastPosition());
    QVERIFY(page->chart()->hasValues());
    QVERIFY(page->turningList()->count() > 0);
    QCOMPARE(static_cast<int>(page->chart()->marks().size()), page->turningList()->count());
    QTest::keyClick(page.get(), Qt::Key_Home);
    QCOMPARE(page->position(), 0);
    QVERIFY(textOf(*page).contains(QStringLiteral("No turn has been played yet.")));
    QTest::keyClick(page.get(), Qt::Key_Right);
    QTest::keyClick(page->board(), Qt::Key_Right);
    QCOMPARE(page->position(), 2);
    QCOMPARE(page->chart()->position(), 2);
    QVERIFY(textOf(*page).contains(QStringLiteral("Turn 2: ")));
    QVERIFY(textOf(*page).contains(QStringLiteral("Chances now:")));
    page->turningList()->setCurrentRow(0);
    QCOMPARE(page->position(), page->chart()->marks().front());
    QTest::keyClick(page.get(), Qt::Key_End);
    QCOMPARE(page->position(), page->lastPosition());
}

void BoomtownReviewTest::bothTownsLieAsTheyLay()
{
    const GameRecord record = playedRecord();
    const auto page = reviewed(record);
    page->findChild<QCheckBox*>()->setChecked(false);
    for (int position = 0; position <= page->lastPosition(); ++position) {
        page->setPosition(position);
        QVERIFY(liesAs(*page->board(), record, position));
    }
}

void BoomtownReviewTest::betterMovesComeToTheBoard()
{
    const GameRecord record = playedRecord();
    const auto page = reviewed(record);
    const int ply = firstBetter(*page);
    page->setPosition(ply + 1);
    const PlyReview& turn = page->review().plies[static_cast<std::size_t>(ply)];
    QVERIFY(page->showsBetterMove());
    QVERIFY(liesAs(*page->board(), record, ply));
    QCOMPARE(page->board()->marks().size(), std::size_t{2});
    QVERIFY(page->board()->marks()[0].move == turn.better->move);
    QVERIFY(page->board()->marks()[1].move == turn.played);
    std::size_t playedOnAfter = 0;
    connect(page.get(), &ReviewPage::playOnRequested, this,
            [&](const GameRecord& begun) { playedOnAfter = begun.moves.size(); });
    button(*page, QStringLiteral("Play on from here"))->click(); // the better move can be made
    QCOMPARE(playedOnAfter, static_cast<std::size_t>(ply));
    QTest::keyClick(page.get(), Qt::Key_D); // the points of both towns
    const Game end = replay(record).value();
    QVERIFY(page->chart()->valueText(page->lastPosition()).endsWith(QString::number(end.score(1).total())));
    QTest::keyClick(page.get(), Qt::Key_B);
    QVERIFY(!page->showsBetterMove());
    QVERIFY(page->board()->marks().empty());
    QVERIFY(liesAs(*page->board(), record, ply + 1));
    button(*page, QStringLiteral("Play on from here"))->click();
    QCOMPARE(playedOnAfter, static_cast<std::size_t>(ply) + 1);
    QVERIFY(textOf(*page).contains(QStringLiteral("Cost of this move:")));
}

void BoomtownReviewTest::turningPointsAreThoseThatCostMost()
{
    Review review;
    for (const double chance : {0.1, 0.0, 0.3, 0.02, 0.2}) {
        review.plies.push_back({});
        if (chance > 0)
            review.plies.back().better = BetterMove{{}, chance, 2, {}};
    }
    QCOMPARE(turningPoints(review, 9, 0.05), (std::vector<std::size_t>{0, 2, 4}));
    QCOMPARE(turningPoints(review, 2, 0.05), (std::vector<std::size_t>{2, 4}));
    QVERIFY(turningPoints({}, 9, 0.05).empty());
}

void BoomtownReviewTest::passingOverIsCounted()
{
    const auto page = reviewed(playedRecord());
    std::array<int, kPlayers> given{};
    for (const PlyReview& ply : page->review().plies)
        given[static_cast<std::size_t>(ply.player)] += ply.givenAway;
    QVERIFY(given[0] != 0 || given[1] != 0);
    const QString all = QStringLiteral("Ann %1, Bo %2").arg(pointsText(given[0]), pointsText(given[1]));
    QVERIFY(textOf(*page).contains(all));
    const auto& plies = page->review().plies;
    const auto skipped =
        std::ranges::find_if(plies, [](const PlyReview& ply) { return ply.played.skip > 0; });
    page->setPosition(static_cast<int>(skipped - plies.begin()) + 1);
    QVERIFY(textOf(*page).contains(QStringLiteral("Given away:")));
}

void BoomtownReviewTest::resultsComeInFromTheEnd()
{
    const GameRecord record = playedRecord();
    std::vector<int> plies;
    ReviewRunner runner;
    connect(&runner, &ReviewRunner::plyReviewed, this,
            [&plies](int ply, const Review&, int) { plies.push_back(ply); });
    const QSignalSpy ended(&runner, &ReviewRunner::ended);
    runner.start(record, kLittle);
    QVERIFY(runner.isRunning());
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(plies.size(), record.moves.size());
    QVERIFY(std::ranges::is_sorted(plies, std::ranges::greater()));
}

void BoomtownReviewTest::whatCannotBeReplayedFails()
{
    GameRecord record = playedRecord(6);
    record.moves.push_back(record.moves.front()); // the choice of a start card is over
    ReviewRunner runner;
    const QSignalSpy ended(&runner, &ReviewRunner::ended);
    const QSignalSpy failed(&runner, &ReviewRunner::failed);
    runner.start(record, kLittle);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(ended.size(), 0);
}

void BoomtownReviewTest::cancellingKeepsWhatIsKnown()
{
    ReviewPage page;
    page.setSurveys(kEndless);
    page.resize(1280, 720);
    page.show();
    page.showRecord(playedRecord());
    QTRY_VERIFY(page.chart()->hasValues()); // of the last turns, where there is little to search
    button(page, QStringLiteral("Cancel"))->click();
    QVERIFY(!page.isRunning());
    QVERIFY(page.chart()->hasValues());
    QVERIFY(page.chart()->valueText(page.lastPosition()).contains(QStringLiteral("Ann")));
    QVERIFY(!page.chart()->valueText(0).contains(QStringLiteral("Ann")));
    page.setPosition(1);
    QVERIFY(!page.grab().isNull());
    page.setSurveys(kLittle);
    const QSignalSpy completed(&page, &ReviewPage::completed);
    button(page, QStringLiteral("Start again"))->click();
    QTRY_COMPARE(completed.size(), 1);
}

void BoomtownReviewTest::nobodyPlaysOnTheBoard()
{
    const auto page = reviewed(playedRecord());
    page->setPosition(3);
    QCOMPARE(page->board()->offerCount(), 0);
    QSignalSpy closed(page.get(), &ReviewPage::closeRequested);
    page->board()->setFocus();
    QTest::keyClick(page->board(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void BoomtownReviewTest::escapeEndsLookingAroundFirst()
{
    const auto page = reviewed(playedRecord());
    page->setPosition(6);
    const QSignalSpy closed(page.get(), &ReviewPage::closeRequested);
    page->board()->setFocus();
    QTest::keyClick(page->board(), Qt::Key_Home, Qt::AltModifier);
    QVERIFY(page->board()->isLooking());
    QTest::keyClick(page->board(), Qt::Key_Escape);
    QVERIFY(!page->board()->isLooking());
    QCOMPARE(closed.size(), 0);
}

// No status bar says it there.
void BoomtownReviewTest::whatIsLookedAtIsSaid()
{
    const auto page = reviewed(playedRecord());
    page->setPosition(6);
    const BoardView& board = *page->board();
    const auto* words = page->findChild<app::NoticeBar*>();
    QVERIFY(words && !words->isVisible());
    page->board()->setFocus();
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_PageDown, Qt::Key_Right}) {
        QTest::keyClick(page->board(), key, Qt::AltModifier);
        QVERIFY(words->isVisible());
        QVERIFY(!words->text().isEmpty());
        QCOMPARE(words->text(), board.hint());
        QVERIFY(!words->geometry().intersects(board.lookedAt().translated(board.pos())));
    }
    QTest::keyClick(page->board(), Qt::Key_Escape);
    QVERIFY(!words->isVisible());
}

void BoomtownReviewTest::aFinishedGameLeadsToItsReviewAndBack()
{
    const BoomtownWindow window;
    window.play(playedRecord());
    QTRY_VERIFY(window.table().finalPage()->isVisible());
    window.table().reviewPage()->setSurveys(kLittle);
    button(*window.table().finalPage(), QStringLiteral("Review"))->click();
    ReviewPage& page = *window.table().reviewPage();
    QVERIFY(page.isVisible());
    QVERIFY(!window->actions().review->isEnabled());
    QVERIFY(!window->actions().undo->isEnabled());
    button(page, QStringLiteral("Close the review"))->click();
    QVERIFY(window.table().finalPage()->isVisible());
}

void BoomtownReviewTest::playsOnFromAnyTurn()
{
    const BoomtownWindow window;
    window.play(playedRecord());
    window.table().reviewPage()->setSurveys(kLittle);
    window->actions().review->trigger();
    ReviewPage& page = *window.table().reviewPage();
    QPushButton* playOn = button(page, QStringLiteral("Play on from here"));
    QTest::keyClick(&page, Qt::Key_B); // no better moves
    QVERIFY(!playOn->isEnabled());
    page.setPosition(5);
    QVERIFY(playOn->isEnabled());
    playOn->click();
    QTRY_VERIFY(window.table().gamePage()->isVisible());
    QCOMPARE(window.match().turns(), 5);
    QVERIFY(!page.isRunning());
}

void BoomtownReviewTest::computersWaitMeanwhile()
{
    const BoomtownWindow window;
    window.table().setBehaviour({.animation = app::AnimationSpeed::Off, .pace = app::Pace::StepByStep});
    GameRecord record = playedRecord(6);
    for (RecordedPlayer& player : record.players)
        player.kind = "ai:random";
    window.play(record);
    window.table().reviewPage()->setSurveys(kLittle);
    QVERIFY(window->actions().goOn->isEnabled());
    window->actions().review->trigger();
    QVERIFY(!window->actions().goOn->isEnabled());
    window.table().setBehaviour({.animation = app::AnimationSpeed::Off, .pace = app::Pace::Quick});
    const QSignalSpy completed(window.table().reviewPage(), &ReviewPage::completed);
    QTRY_COMPARE(completed.size(), 1);
    QCOMPARE(window.match().turns(), 6);
    window.table().closeReview();
    QTRY_VERIFY(window.match().turns() > 6);
}

void BoomtownReviewTest::theReviewRestsWhileTheGameGoesOn()
{
    const BoomtownWindow window;
    window.play(playedRecord(6));
    ReviewPage& page = *window.table().reviewPage();
    page.setSurveys(kEndless);
    window->actions().review->trigger();
    QVERIFY(page.isRunning());
    window.table().closeReview();
    QVERIFY(!page.isRunning());
    window->actions().review->trigger(); // of the same turns
    QVERIFY(page.isRunning());
    window.play(playedRecord());
    window->actions().review->trigger();
    window.table().closeReview();
    QVERIFY(page.isRunning()); // nobody thinks any more
}

void BoomtownReviewTest::wordsFollowTheLanguage()
{
    BoomtownWindow window;
    window.play(playedRecord());
    window.table().reviewPage()->setSurveys(kLittle);
    window->actions().review->trigger();
    ReviewPage& page = *window.table().reviewPage();
    const QSignalSpy completed(&page, &ReviewPage::completed);
    QTRY_COMPARE(completed.size(), 1);
    page.setPosition(firstBetter(page) + 1);
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    const QString words = textOf(page);
    for (const char* english : {"Played", "Better", "Cost of this move", "Chances now", "Turn", "Given away"})
        QVERIFY2(!words.contains(QLatin1String(english)), english);
    QVERIFY(words.contains(QStringLiteral("Wendepunkte")));
    QVERIFY(button(page, QStringLiteral("Von hier weiterspielen")));
}

const WindowTest<BoomtownReviewTest> kTest("tst_boomtownreview");

} // namespace lodeline::boomtown::tst_boomtownreview

#include "tst_boomtownreview.moc"
