// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/advice/advicedesk.h"
#include "app/boomtown/dialogs/newgamedialog.h"
#include "app/boomtown/review/reviewpage.h"
#include "app/match/review/coursechart.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/statusline.h"
#include "engine/boomtown/ai/player.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/ui/hostile.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"

#include <QAction>
#include <QSignalSpy>

// Every free string of a game of Boomtown, in every window of it.
namespace lodeline::boomtown::tst_boomtownhostile {

using lodeline::test::hostileFaultsOf;
using test::BoomtownWindow;

class BoomtownHostileTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void boardLogAndHints_data() { addPairs(); }
    void boardLogAndHints();
    void finalTableAndReview_data() { addPairs(); }
    void finalTableAndReview();
    void settings_data() { addPairs(); }
    void settings();
    void longNamesDoNotWidenTheWindow();
    void droppedDecks_data() { lodeline::test::addHostileFileNames("--play"); }
    void droppedDecks();

private:
    void addPairs() const;
    // Two people, called by the texts from `first` on; every other free string is one, too.
    GameRecord record(std::size_t first) const;

    std::unique_ptr<lodeline::test::Bait> bait_;
    std::vector<std::pair<const char*, std::string>> texts_;
};

namespace {

void playOn(const BoomtownWindow& window, int moves)
{
    RandomPlayer player;
    for (int move = 0; move < moves && !window.match().isOver(); ++move)
        window.match().ask(
            requests::Play{player.choose(window.match().game(), static_cast<std::uint64_t>(move))});
}

} // namespace

void BoomtownHostileTest::initTestCase()
{
    bait_ = std::make_unique<lodeline::test::Bait>();
    texts_ = lodeline::test::hostileTexts(*bait_);
}

void BoomtownHostileTest::addPairs() const
{
    QTest::addColumn<int>("first");
    for (int first = 0; first < static_cast<int>(texts_.size()); first += kPlayers)
        QTest::newRow(texts_[static_cast<std::size_t>(first)].first) << first;
}

GameRecord BoomtownHostileTest::record(std::size_t first) const
{
    GameRecord record = test::newRecord();
    record.players[0].name = texts_[first].second;
    record.players[0].kind = "ai:" + texts_[first].second;
    record.players[1].name = texts_[first + 1].second;
    record.players[1].colour = texts_[first + 1].second;
    Deck& deck = record.deck;
    for (std::string* free : {&deck.name, &deck.author, &deck.license, &deck.description})
        *free = texts_[first].second;
    deck.names = {{"en", texts_[first + 1].second}};
    return record;
}

void BoomtownHostileTest::boardLogAndHints()
{
    QFETCH(int, first);
    const BoomtownWindow window;
    window.play(record(static_cast<std::size_t>(first)));
    AdviceDesk& desk = window.table().gamePage()->advice();
    desk.setEffort({std::chrono::milliseconds(0), 20});
    for (int move = 0; move < 8; ++move) {
        QCOMPARE(hostileFaultsOf(*window), QString());
        QCOMPARE(lodeline::test::faultOf(window.table().turnText()), QString());
        QCOMPARE(lodeline::test::faultOf(window->findChild<app::StatusLine*>()->text()), QString());
        playOn(window, 1);
    }
    window->actions().hint->trigger();
    QTRY_VERIFY(!window.table().gamePage()->advice().suggestions().empty());
    QCOMPARE(hostileFaultsOf(*window), QString());
    QVERIFY(!bait_->wasTaken());
}

void BoomtownHostileTest::finalTableAndReview()
{
    QFETCH(int, first);
    const BoomtownWindow window;
    window.play(record(static_cast<std::size_t>(first)));
    playOn(window, kCircle + 1);
    QTRY_VERIFY(window.table().finalPage() && window.table().finalPage()->isVisible());
    QCOMPARE(hostileFaultsOf(*window), QString());
    ReviewPage page;
    page.setSurveys(10);
    page.show();
    const QSignalSpy completed(&page, &ReviewPage::completed);
    page.showRecord(window.match().record());
    QTRY_VERIFY(!completed.isEmpty());
    for (const int position : {0, 5, page.lastPosition()}) {
        page.setPosition(position);
        QCOMPARE(hostileFaultsOf(page), QString());
        QCOMPARE(lodeline::test::faultOf(page.chart()->valueText(position)), QString());
    }
    QVERIFY(!bait_->wasTaken());
}

void BoomtownHostileTest::settings()
{
    QFETCH(int, first);
    BoomtownWindow window;
    NewGame game = NewGame::usual();
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const QString text = QString::fromStdString(texts_[static_cast<std::size_t>(first) + seat].second);
        game.seats[seat] = {text, text, text};
        game.deckFile = text;
    }
    storeGame(window.settings().store(), game);
    window.restart();
    QCOMPARE(hostileFaultsOf(*window), QString());
    NewGameDialog dialog(storedGame(window.settings().store()));
    dialog.show();
    QCOMPARE(hostileFaultsOf(dialog), QString());
    QVERIFY(!bait_->wasTaken());
}

void BoomtownHostileTest::longNamesDoNotWidenTheWindow()
{
    const auto widthWith = [](const std::string& name) {
        const BoomtownWindow window;
        GameRecord record = test::newRecord();
        for (RecordedPlayer& player : record.players)
            player.name = name;
        window.play(record);
        playOn(window, 4);
        QCoreApplication::processEvents();
        return window->minimumSizeHint().width();
    };
    QVERIFY(widthWith(std::string(64, 'W')) <= widthWith("Ann") + 250);
}

void BoomtownHostileTest::droppedDecks()
{
    QFETCH(QString, name);
    const BoomtownWindow window;
    const QString path = window.path(name + QStringLiteral(".deck.json"));
    QVERIFY(QFile::copy(QStringLiteral(":/decks/boomtown.deck.json"), path));
    int seen = 0;
    lodeline::test::onNextDialog([&seen](QDialog* question) {
        QCOMPARE(hostileFaultsOf(*question), QString());
        ++seen;
    });
    window->flow().offerFile(path);
    lodeline::test::onNextDialog([&seen](QDialog* dialog) {
        QCOMPARE(hostileFaultsOf(*dialog), QString());
        ++seen;
    });
    window->flow().openFile(path);
    QCOMPARE(seen, 2);
}

const WindowTest<BoomtownHostileTest> kTest("tst_boomtownhostile");

} // namespace lodeline::boomtown::tst_boomtownhostile

#include "tst_boomtownhostile.moc"
