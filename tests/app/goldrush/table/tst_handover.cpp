// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/handover/handovercard.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/panels/tilepanel.h"
#include "app/goldrush/wording/words.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "engine/goldrush/files/toldrecord.h"
#include "engine/goldrush/told/seen.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/ui/hostile.h"
#include "tests/windowtest/largeletters.h"
#include "tests/windowtest/windowtest.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace lodeline::goldrush::tst_handover {

using namespace app;

using test::TestWindow;

// Several people at one computer: what a token is worth is seen by its owner and by nobody else.
class HandOverTest : public QObject
{
    Q_OBJECT

private slots:
    void ownersLookBehindACover();
    void nothingTellsTheNextPersonAToken();
    void theKeyOfTheGoldShowsNothingMeanwhile();
    void theNextPersonsGoldIsHiddenUntilTheBoardRests();
    void nobodyPlaysMeanwhile();
    void otherNamesLeaveItThere();
    void lookingCanBePutOff();
    void enterPressesTheButtonInFocus();
    void whoPlaysAloneNeedsNoCover();
    void whoPlaysAloneIsToldWhatTheTokenIsWorth();
    void computersWaitForIt();
    void noCoverLiesOverTheEnd();
    void undoTakesTheCoverAway();
    void onWishEveryTurnIsHandedOver();
    void nothingIsPlayedAgainMeanwhile();
    void theReviewKeepsSecrets();
    void theCoverIsNamed();
    void itsTitleFollowsTheTextSize();
};

namespace {

struct Mined
{
    GameRecord before;
    RecordedMove move; // takes the first token of the game
    int seat = 0;
};

// A game of people all of whose draws are told, up to the first token that somebody mines.
Mined firstMine(int players)
{
    const auto session = test::newSession(players, 11);
    Random random(5);
    while (!session->isOver()) {
        test::place(*session, test::anyPlacement(session->game(), random));
        const ActionSet actions = session->game().legalActions();
        test::act(*session, actions[actions.size() - 1]); // mining is among the last
    }
    Mined mined{*seenBy(session->record(), kSpectator), {}, 0};
    const auto isMine = [](const RecordedMove& move) { return move.move.action.type == Action::Type::Mine; };
    const auto first = std::ranges::find_if(mined.before.moves, isMine);
    if (first == mined.before.moves.end())
        qFatal("nobody mines");
    mined.move = *first;
    mined.before.moves.erase(first, mined.before.moves.end());
    const auto opened = GameSession::open(mined.before);
    mined.seat = (*opened)->game().player();
    return mined;
}

void play(const TestWindow& window, const Mined& mined)
{
    QVERIFY(test::place(window.session(), mined.move.move.placement));
    QVERIFY(test::act(window.session(),
                      {Action::Type::Mine, mined.move.move.action.at, mined.move.move.action.segment}));
}

// The window in which the first token has just been mined.
Mined mineIn(const TestWindow& window, int players = 2)
{
    Mined mined = firstMine(players);
    mined.before.options.undo = true;
    if (!window.branch(mined.before))
        qFatal("no game");
    play(window, mined);
    return mined;
}

QWidget* coverOf(const TestWindow& window)
{
    return window.gamePage()->cover();
}

QStringList textsOf(const TestWindow& window)
{
    return test::shownTexts(*window);
}

void press(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key);
}

bool anyGoldIsShown(const TestWindow& window)
{
    return std::ranges::any_of(window.gamePage()->sidePanel()->players()->cards(),
                               [](const PlayerCard* card) { return card->status().values.has_value(); });
}

} // namespace

void HandOverTest::ownersLookBehindACover()
{
    const TestWindow window;
    const Mined mined = mineIn(window);
    const HandOverCard& cover = *window.gamePage()->cover();
    const auto& coins = *cover.findChild<CoinRow*>();
    const QString owner =
        QString::fromStdString(mined.before.players[static_cast<std::size_t>(mined.seat)].name);
    QVERIFY(cover.isVisible());
    QCOMPARE(cover.title(), QStringLiteral("%1 got 1 token").arg(owner));
    QVERIFY(coins.coins().empty());
    press(Qt::Key_Return);
    const int value = *mined.before.told->tokens.front();
    QCOMPARE(coins.coins(), (std::vector<CoinRow::Coin>{{value, true}}));
    QVERIFY(cover.accessibleName().contains(QString::number(value)));
    press(Qt::Key_Return);
    QVERIFY(!cover.isVisible());
    QVERIFY(coins.coins().empty());
    QVERIFY(cover.accessibleName().isEmpty());
    QVERIFY(window.gamePage()->board()->hasFocus()); // the next one plays
}

// The same game twice, but for what the token is worth: no text of the window, no tool tip and nothing that
// a screen reader could say is another one, neither before the owner has looked nor after.
void HandOverTest::nothingTellsTheNextPersonAToken()
{
    QList<QStringList> covered;
    QList<QStringList> after;
    const Mined usual = firstMine(3);
    Mined other = usual;
    std::vector<std::optional<int>>& tokens = other.before.told->tokens;
    const auto different =
        std::ranges::find_if(tokens, [&](const auto& value) { return value != tokens[0]; });
    QVERIFY(different != tokens.end());
    std::iter_swap(tokens.begin(), different);
    for (const Mined& mined : {usual, other}) {
        const TestWindow window;
        QVERIFY(window.branch(mined.before));
        play(window, mined);
        QVERIFY(coverOf(window)->isVisible());
        covered << textsOf(window);
        press(Qt::Key_Return);
        QVERIFY(
            coverOf(window)->accessibleName().contains(QString::number(*mined.before.told->tokens.front())));
        press(Qt::Key_Return);
        window->actions().sinceLastTurn->trigger();
        window->actions().standings->trigger();
        after << textsOf(window);
    }
    QCOMPARE(covered[0], covered[1]);
    QCOMPARE(after[0], after[1]);
}

void HandOverTest::theKeyOfTheGoldShowsNothingMeanwhile()
{
    const TestWindow window;
    mineIn(window);
    QVERIFY(coverOf(window)->isVisible());
    QTest::keyPress(&*window, Qt::Key_V);
    QVERIFY(!anyGoldIsShown(window));
    QTest::keyRelease(&*window, Qt::Key_V);
    press(Qt::Key_Escape);
    QTest::keyPress(&*window, Qt::Key_V);
    QVERIFY(anyGoldIsShown(window));
    QTest::keyRelease(&*window, Qt::Key_V);
}

void HandOverTest::theNextPersonsGoldIsHiddenUntilTheBoardRests()
{
    const TestWindow window;
    const Mined mined = firstMine(2);
    QVERIFY(window.branch(mined.before));
    BoardView& board = *window.gamePage()->board();
    board.setAnimated(true);
    play(window, mined);
    QVERIFY(!board.isSettled());
    QTest::keyPress(&*window, Qt::Key_V);
    QVERIFY(!anyGoldIsShown(window));
    QTest::keyRelease(&*window, Qt::Key_V);
    board.finishAnimations();
    QVERIFY(coverOf(window)->isVisible());
    press(Qt::Key_Escape);
    QTest::keyPress(&*window, Qt::Key_V);
    QVERIFY(anyGoldIsShown(window));
    QTest::keyRelease(&*window, Qt::Key_V);
}

void HandOverTest::nobodyPlaysMeanwhile()
{
    const TestWindow window;
    mineIn(window);
    const app::Actions& actions = window->actions();
    const GamePage& page = *window.gamePage();
    const auto plays = {actions.hint, actions.whyNot, actions.turnLeft, actions.turnRight, actions.players};
    for (const Qt::Key key : {Qt::Key_H, Qt::Key_R, Qt::Key_Tab, Qt::Key_V}) {
        QVERIFY(coverOf(window)->isVisible());
        for (const QAction* action : plays)
            QVERIFY(!action->isEnabled());
        QVERIFY(!page.advice().isOpen());
        QVERIFY(!page.board()->isEnabled());
        QVERIFY(!page.sidePanel()->tile()->isEnabled() && !page.sidePanel()->actions()->isEnabled());
        press(key);
        page.board()->setFocus();
        QVERIFY(!page.board()->hasFocus());
    }
    coverOf(window)->setFocus();
    press(Qt::Key_Escape);
    QVERIFY(!coverOf(window)->isVisible());
    for (const QAction* action : plays)
        QVERIFY(action->isEnabled());
    QVERIFY(page.board()->hasFocus());
    QVERIFY(page.sidePanel()->tile()->isEnabled() && page.sidePanel()->actions()->isEnabled());
}

void HandOverTest::otherNamesLeaveItThere()
{
    const TestWindow window;
    const Mined mined = mineIn(window);
    const HandOverCard& cover = *window.gamePage()->cover();
    std::vector<PlayerLooks> looks;
    for (const RecordedPlayer& player : mined.before.players)
        looks.push_back({player.name, player.colour});
    looks[static_cast<std::size_t>(mined.seat)].name = "Zoe";
    QVERIFY(test::ask(window.session(), requests::ChangeLooks{looks}));
    QVERIFY(cover.isVisible());
    QCOMPARE(cover.title(), QStringLiteral("Zoe got 1 token"));
    press(Qt::Key_Return);
    QCOMPARE(cover.title(), QStringLiteral("Zoe's gold"));
    press(Qt::Key_Return);
    QVERIFY(!cover.isVisible());
}

void HandOverTest::lookingCanBePutOff()
{
    const TestWindow window;
    mineIn(window);
    coverOf(window)->findChild<QPushButton*>(QStringLiteral("handOverLater"))->click();
    QVERIFY(!coverOf(window)->isVisible());
    QVERIFY(window.gamePage()->board()->hasFocus());
}

void HandOverTest::enterPressesTheButtonInFocus()
{
    const TestWindow window;
    mineIn(window);
    auto* later = coverOf(window)->findChild<QPushButton*>(QStringLiteral("handOverLater"));
    later->setFocus();
    QVERIFY(later->hasFocus());
    QTest::keyClick(later, Qt::Key_Return);
    QVERIFY(!coverOf(window)->isVisible());
    QVERIFY(window.gamePage()->board()->hasFocus());
}

void HandOverTest::whoPlaysAloneNeedsNoCover()
{
    const TestWindow window;
    Mined mined = firstMine(2);
    mined.before.players[static_cast<std::size_t>(1 - mined.seat)].kind = "ai:greenhorn";
    window.gamePage()->setSuspended(true);
    QVERIFY(window.branch(mined.before));
    window.gamePage()->setSuspended(true);
    play(window, mined);
    QVERIFY(!coverOf(window)->isVisible());
}

void HandOverTest::whoPlaysAloneIsToldWhatTheTokenIsWorth()
{
    const TestWindow window;
    Mined mined = firstMine(2);
    const int computer = 1 - mined.seat;
    mined.before.players[static_cast<std::size_t>(computer)].kind = "ai:greenhorn";
    QVERIFY(window.branch(mined.before));
    window.gamePage()->setSuspended(true);
    QString told;
    connect(window.gamePage(), &GamePage::told, this, [&told](const QString& text) { told += text; });
    play(window, mined);
    const QString secret =
        playerName(mined.before, mined.seat) + QStringLiteral(" takes a token from the mountain");
    const QString text = QStringLiteral("%1: %2").arg(secret).arg(*mined.before.told->tokens.front());
    QVERIFY(told.contains(text));
    const LogModel& log = *window.gamePage()->logPanel()->log();
    const auto isLogged = [&log](const QString& line) {
        return !log.match(log.index(0), Qt::DisplayRole, line, 1, Qt::MatchExactly).isEmpty();
    };
    QVERIFY(isLogged(text));
    QVERIFY(test::handOver(window.session(), computer, "human"));
    QVERIFY(!isLogged(text) && isLogged(secret)); // now somebody else may read it
}

void HandOverTest::computersWaitForIt()
{
    const TestWindow window;
    Mined mined = firstMine(3);
    mined.before.players[static_cast<std::size_t>((mined.seat + 1) % 3)].kind = "ai:greenhorn";
    QVERIFY(window.branch(mined.before));
    play(window, mined);
    QVERIFY(coverOf(window)->isVisible());
    QVERIFY(window.session().isComputersTurn());
    QCOMPARE(window.gamePage()->computers().state(), ComputerPlayers::State::Resting);
    QVERIFY(!window->actions().goOn->isEnabled());
    press(Qt::Key_Return);
    QCOMPARE(window.gamePage()->computers().state(), ComputerPlayers::State::Resting);
    press(Qt::Key_Return);
    QTRY_VERIFY(!window.session().isComputersTurn());
}

void HandOverTest::noCoverLiesOverTheEnd()
{
    const TestWindow window;
    window.play();
    Random random(2);
    test::playPlies(window.session(), random);
    QVERIFY(window.session().isOver());
    QVERIFY(!coverOf(window)->isVisibleTo(window.gamePage()));
}

void HandOverTest::undoTakesTheCoverAway()
{
    const TestWindow window;
    mineIn(window);
    QVERIFY(coverOf(window)->isVisible());
    window->actions().undo->trigger();
    QVERIFY(!coverOf(window)->isVisible());
    QTest::keyPress(&*window, Qt::Key_V);
    QTest::keyRelease(&*window, Qt::Key_V);
}

void HandOverTest::onWishEveryTurnIsHandedOver()
{
    TestWindow window;
    window.play();
    Random random(2);
    test::playPlies(window.session(), random, 1);
    QVERIFY(!coverOf(window)->isVisible());
    window->actions().handOver->trigger();
    QVERIFY(window.settings().handsOver());
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QVERIFY(!coverOf(window)->isVisible()); // the turn goes on
    QVERIFY(test::act(window.session(), {}));
    QVERIFY(coverOf(window)->isVisible());
    QCOMPARE(window.gamePage()->cover()->title(), QStringLiteral("Hand over to Ann"));
    press(Qt::Key_Return);
    QVERIFY(!coverOf(window)->isVisible());
}

void HandOverTest::nothingIsPlayedAgainMeanwhile()
{
    TestWindow window;
    window.play();
    Random random(2);
    test::playPlies(window.session(), random, 1);
    window->actions().handOver->trigger();
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QVERIFY(test::act(window.session(), {}));
    press(Qt::Key_Return);
    window->actions().undo->trigger();
    QVERIFY(coverOf(window)->isVisible());
    QVERIFY(!window->actions().redo->isEnabled());
    press(Qt::Key_Return);
    QVERIFY(!coverOf(window)->isVisible());
    QVERIFY(window->actions().redo->isEnabled());
}

void HandOverTest::theReviewKeepsSecrets()
{
    const TestWindow window;
    NewGame game;
    game.options.undo = false;
    game.normalise();
    QVERIFY(window.start(game));
    Random random(2);
    test::playPlies(window.session(), random, 3);
    window->actions().review->trigger();
    QVERIFY(window.table().isPlaying());
    QVERIFY(window.gamePage()->notice()->text().contains(QLatin1String("lucky with gold")));
    test::handOver(window.session(), 1 - window.session().game().player(), "ai:greenhorn");
    window->actions().review->trigger();
    QVERIFY(window.table().isReviewing());
}

void HandOverTest::theCoverIsNamed()
{
    const TestWindow window;
    mineIn(window);
    QCOMPARE(test::nameless(*window), QString());
    press(Qt::Key_Return);
    QCOMPARE(test::nameless(*window), QString());
}

void HandOverTest::itsTitleFollowsTheTextSize()
{
    const TestWindow window;
    mineIn(window);
    const HandOverCard& cover = *window.gamePage()->cover();
    const auto labels = cover.findChildren<QLabel*>();
    const auto title = std::ranges::find(labels, cover.title(), &QLabel::text);
    QVERIFY(title != labels.end() && (*title)->font().bold());
    const auto size = [title] { return (*title)->font().pointSizeF(); };
    const qreal before = size();
    QVERIFY(before > QApplication::font().pointSizeF());
    {
        const test::LargeLetters letters;
        QTRY_COMPARE(size(), 2 * before);
    }
    QTRY_COMPARE(size(), before);
}

const WindowTest<HandOverTest> kTest("tst_handover");

} // namespace lodeline::goldrush::tst_handover

#include "tst_handover.moc"
