// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/pages/highlightlist.h"
#include "app/goldrush/pages/scoretable.h"
#include "app/goldrush/panels/computerpanel.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/scoretrack.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/wording/words.h"
#include "app/match/panels/podium.h"
#include "app/match/review/coursechart.h"
#include "tests/app/goldrush/board/wholepicture.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/windows/textscale.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

namespace lodeline::goldrush::tst_finalscoring {

using namespace app;

class FinalScoringTest : public QObject
{
    Q_OBJECT

private slots:
    void sumsEqualTheScoresOfTheGame();
    void winnersAreMarked();
    void cardsAndLogFollowTheBoard();
    void playersStandByRank();
    void theCourseEndsWithTheScores();
    void highlightsLeadToTheBoard();
    void highlightsFillTheirRoom();
    void aButtonLeadsBackFromTheBoard();
    void turnAboutLetsTheNextPlayerBegin();
    void nobodyMovesAtTheEnd();
    void longNamesGetRoom();
    void sumsAreSeenOnASmallScreen();
    void spacesOfTheTrackLieApartAndMirror();
    void numbersOfTheTrackFitTheirSpaces();
    void enterWorksOnTheButtons();
};

namespace {

std::unique_ptr<GameSession> playedGame(int players, std::uint64_t seed)
{
    auto session = test::newSession(players, seed);
    Random random(seed);
    test::playPlies(*session, random);
    return session;
}

int cell(const ScoreTable& table, int row, int column)
{
    return table.item(row, column)->text().toInt();
}

} // namespace

void FinalScoringTest::sumsEqualTheScoresOfTheGame()
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const int players = kMinPlayers + static_cast<int>(seed % (kMaxPlayers - kMinPlayers + 1));
        const auto session = playedGame(players, seed);
        FinalPage page;
        page.showGame(session->record(), session->history());
        const ScoreTable& table = *page.table();
        QCOMPARE(table.rowCount(), players);
        for (int seat = 0; seat < players; ++seat) {
            int sum = 0;
            for (int column = 0; column < table.sumColumn(); ++column)
                sum += cell(table, seat, column);
            QCOMPARE(cell(table, seat, table.sumColumn()), session->game().score(seat));
            QCOMPARE(sum, session->game().score(seat));
        }
    }
}

void FinalScoringTest::winnersAreMarked()
{
    const auto session = playedGame(4, 9);
    FinalPage page;
    page.showGame(session->record(), session->history());
    const std::vector<int> winners = session->game().winners();
    for (int seat = 0; seat < 4; ++seat) {
        const bool won = std::ranges::find(winners, seat) != winners.end();
        QCOMPARE(page.table()->verticalHeaderItem(seat)->text().contains(u'★'), won);
    }
}

// Until one tile is left, then with animation.
void playToTheLastTile(const test::TestWindow& window)
{
    window.play();
    Random random(3);
    while (window.session().game().tilesLeft() > 0)
        window.playPlies(random, 1);
    window.gamePage()->board()->setAnimated(true);
}

void FinalScoringTest::cardsAndLogFollowTheBoard()
{
    const test::TestWindow window;
    playToTheLastTile(window);
    const GamePage& page = *window.gamePage();
    BoardView& board = *page.board();
    const auto all = [&] { return static_cast<int>(window.session().history().size()); };
    int seen = all();
    const auto inStep = [&] {
        const std::vector<Event>& history = window.session().history();
        const ScoreSheet sheet(2, {history.begin(), history.begin() + seen});
        const auto& cards = page.sidePanel()->players()->cards();
        bool same = page.logPanel()->log()->rowCount() == seen;
        for (int seat = 0; seat < 2; ++seat) {
            const PlayerStatus& status = cards[static_cast<std::size_t>(seat)]->status();
            same &= status.score == sheet.total(seat) && status.values.has_value() == board.isSettled();
        }
        return same;
    };
    int steps = 0;
    bool followed = true;
    QString told;
    connect(&board, &BoardView::sawMore, &board, [&](const std::vector<Event>& events) {
        ++steps;
        seen += static_cast<int>(events.size());
        followed &= inStep() && window.finalPage()->isHidden();
    });
    connect(&board, &BoardView::noted, &board, [&told](const QString& text) { told = text; });
    Random random(5);
    window.playPlies(random);
    QVERIFY(!board.isSettled());
    QVERIFY(seen < all());
    QVERIFY(inStep());
    QString last; // that is worth telling
    for (const Event& event : window.session().history()) {
        const QString text = BoardText::announcement(event, window.session().record());
        last = text.isEmpty() ? last : text;
    }
    QVERIFY(told != last);
    board.setPace(8);
    QTRY_VERIFY(steps > 3);
    board.finishAnimations();
    QVERIFY(followed);
    QCOMPARE(seen, all());
    QVERIFY(inStep());
    QCOMPARE(told, last);
    QTRY_VERIFY(window.finalPage()->isVisible());
    const auto* focused = qobject_cast<QPushButton*>(window.finalPage()->focusWidget());
    QVERIFY(focused);
    QCOMPARE(focused->text(), QStringLiteral("&New game…")); // Enter begins it
    const ScoreTable& table = *window.finalPage()->table();
    for (int seat = 0; seat < 2; ++seat)
        QCOMPARE(cell(table, seat, table.sumColumn()), window.session().game().score(seat));
}

void FinalScoringTest::playersStandByRank()
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto session = playedGame(5, seed);
        GameRecord record = session->record();
        record.players[3].kind = "ai:foreman";
        FinalPage page;
        page.showGame(record, session->history());
        const Podium& podium = *page.podium();
        QCOMPARE(podium.count(), 5);
        QSet<int> seats;
        for (int place = 0; place < 5; ++place) {
            const QString told = podium.item(place)->data(Qt::AccessibleTextRole).toString();
            int seat = 0;
            while (!told.contains(playerName(record, seat)))
                ++seat;
            seats << seat;
            const int score = session->game().score(seat);
            int better = 0;
            for (int other = 0; other < 5; ++other)
                better += session->game().score(other) > score ? 1 : 0;
            QVERIFY2(told.startsWith(QStringLiteral("Rank %1: ").arg(better + 1)), qPrintable(told));
            QVERIFY2(told.contains(QStringLiteral(" %1 point").arg(score)), qPrintable(told));
            QCOMPARE(told.contains(QLatin1String("Foreman")), seat == 3);
            QVERIFY(better <= place); // those with equal points have one rank
        }
        QCOMPARE(seats.size(), 5);
    }
}

void FinalScoringTest::theCourseEndsWithTheScores()
{
    const auto session = playedGame(3, 4);
    FinalPage page;
    page.showGame(session->record(), session->history());
    const CourseChart& chart = *page.chart();
    QCOMPARE(chart.measure(), CourseChart::Measure::Points);
    const int last = chart.lastPosition();
    QCOMPARE(last, session->turns() + 2); // the final scoring and the gold
    QVERIFY(chart.valueText(last).startsWith(QLatin1String("Gold: ")));
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(chart.valueText(last).contains(QStringLiteral("%1 %2")
                                                   .arg(playerName(session->record(), seat))
                                                   .arg(session->game().score(seat))));
}

void FinalScoringTest::highlightsLeadToTheBoard()
{
    const test::TestWindow window;
    QVERIFY(window.branch(test::newRecord(5)));
    Random random(3);
    window.playPlies(random);
    QTRY_VERIFY(window.finalPage()->isVisible());
    HighlightList& list = *window.finalPage()->highlights();
    window.finalPage()->tabs()->setCurrentWidget(&list);
    QTreeWidgetItem* last = list.topLevelItem(list.topLevelItemCount() - 1);
    QCOMPARE(last->text(0), QStringLiteral("Most gold")); // has no place
    emit list.itemActivated(last, 0);
    QVERIFY(window.finalPage()->isVisible());
    const QImage before = test::wholePicture(*window.gamePage()->board());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualItemRect(list.topLevelItem(0)).center());
    QVERIFY(window.gamePage()->isVisible());
    QVERIFY(test::wholePicture(*window.gamePage()->board()) != before); // it lights up
}

void FinalScoringTest::highlightsFillTheirRoom()
{
    GameRecord record = test::newRecord(2);
    std::vector<Event> history;
    for (const int seat : {0, 1}) {
        events::Score city;
        city.kind = events::Score::Kind::City;
        city.railroads = 2;
        city.points = {seat == 0 ? 6 : 0, seat == 0 ? 0 : 6};
        history.emplace_back(city);
    }
    HighlightList list;
    list.showGame(record, history);
    list.resize(900, 300);
    list.show();
    const auto textWidth = [&list](int column) {
        return list.fontMetrics().horizontalAdvance(list.topLevelItem(0)->text(column));
    };
    int widest = 0;
    for (int column = 0; column < list.columnCount(); ++column)
        widest = std::max(widest, list.columnViewportPosition(column) + list.columnWidth(column));
    QVERIFY(list.viewport()->width() - widest < list.columnCount());
    QVERIFY(list.columnWidth(1) > 2 * textWidth(1));
    QCOMPARE(list.topLevelItem(0)->text(0), QStringLiteral("City with the most railroads"));
    QCOMPARE(list.topLevelItem(1)->text(0), QStringLiteral("Tied with it"));
    list.resize(120, 300); // too narrow: what is in a column is still all of it
    QVERIFY(list.columnWidth(0) >= textWidth(0));
}

void FinalScoringTest::aButtonLeadsBackFromTheBoard()
{
    const test::TestWindow window;
    window.play();
    QPushButton* back = window.gamePage()->scoresButton();
    QVERIFY(!back->isVisible());
    Random random(3);
    window.playPlies(random);
    QVERIFY(!back->isVisible()); // the table comes by itself
    QTRY_VERIFY(window.finalPage()->isVisible());
    emit window.finalPage()->boardRequested();
    QVERIFY(window.gamePage()->isVisible());
    QVERIFY(back->isVisible());
    back->click();
    QVERIFY(window.finalPage()->isVisible());
    emit window.finalPage()->boardRequested();
    window.play();
    QVERIFY(!back->isVisible());
}

void FinalScoringTest::turnAboutLetsTheNextPlayerBegin()
{
    const test::TestWindow window;
    QVERIFY(window.branch(test::newRecord(3)));
    Random random(2);
    for (int game = 0; game < 4; ++game) {
        const GameRecord before = window.session().record();
        window.playPlies(random);
        QTRY_VERIFY(window.finalPage()->isVisible());
        const auto buttons = window.finalPage()->findChildren<QPushButton*>();
        const auto turnAbout =
            std::ranges::find(buttons, QStringLiteral("Change s&tart player"), &QPushButton::text);
        QVERIFY(turnAbout != buttons.end());
        (*turnAbout)->click();
        QVERIFY(window.gamePage()->isVisible());
        QCOMPARE(window.session().record().start, (before.start + 1) % 3);
        QVERIFY(window.session().record().players == before.players);
    }
}

void FinalScoringTest::nobodyMovesAtTheEnd()
{
    const test::TestWindow window;
    playToTheLastTile(window);
    const GamePage& page = *window.gamePage();
    bool over = false;
    connect(&window.session(), &GameSession::accepted, this, [&] {
        over = window.session().isOver();
        if (!over)
            return;
        QVERIFY(!page.board()->isSettled());
        QVERIFY(!page.sidePanel()->computer()->isVisible());
        QVERIFY(page.sidePanel()->computer()->hint().isEmpty());
    });
    test::handOver(window.session(), window.session().game().player(), "ai:prospector");
    QVERIFY(page.sidePanel()->computer()->isVisible());
    QTRY_VERIFY(over);
    page.board()->finishAnimations();
    QTRY_VERIFY(window.finalPage()->isVisible());
}

void FinalScoringTest::longNamesGetRoom()
{
    GameRecord record = test::newRecord(2);
    ScoreTable table;
    table.setPlayers(record);
    const int usual = table.verticalHeader()->width();
    const int width = table.sizeHint().width();
    record.players[1].name = "Maximilian-Alexander";
    table.setPlayers(record);
    const int wide = table.verticalHeader()->width();
    QVERIFY(wide > usual);
    QCOMPARE(table.sizeHint().width(), width + wide - usual);
    record.players[1].name = std::string(200, 'm');
    table.setPlayers(record);
    QVERIFY(table.verticalHeader()->width() < 2 * usual); // the rest is elided
}

void FinalScoringTest::sumsAreSeenOnASmallScreen()
{
    const auto session = playedGame(kMaxPlayers, 1);
    FinalPage page;
    page.showGame(session->record(), session->history());
    page.resize(840, 440); // 1280x800 at 150 %, without the window around it
    page.show();
    const ScoreTable& table = *page.table();
    QTRY_COMPARE(table.visibleRegion().boundingRect().width(), table.width());
}

void FinalScoringTest::spacesOfTheTrackLieApartAndMirror()
{
    ScoreTrack track;
    track.resize(960, 88);
    for (int a = 0; a < ScoreTrack::kSpaces; ++a) {
        QVERIFY(QRectF(track.rect()).contains(track.spaceRect(a)));
        for (int b = 0; b < a; ++b)
            QVERIFY(!track.spaceRect(a).intersects(track.spaceRect(b)));
    }
    const QRectF left = track.spaceRect(0);
    track.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(qAbs(track.spaceRect(0).right() - (track.width() - left.left())) < 1);
    track.setMarkers({{QStringLiteral("Ann %2"), QStringLiteral("red"), 51}});
    const QString told = track.accessibleDescription();
    QVERIFY2(told.startsWith(QLatin1String("Ann %2 on space 1 with 51 point")), qPrintable(told));
}

void FinalScoringTest::numbersOfTheTrackFitTheirSpaces()
{
    ScoreTrack track;
    track.resize(960, 88);
    QCOMPARE(track.numberFont(45).pixelSize(), ui::roomForText(track, 11)); // there is room
    QVERIFY(track.numberFont(45).bold() && !track.numberFont(48).bold());
    track.resize(track.minimumSizeHint());
    QFont large = track.font();
    large.setPixelSize(30);
    track.setFont(large);
    for (const int space : {40, 48}) {
        const QFontMetricsF letters(track.numberFont(space));
        QVERIFY(letters.horizontalAdvance(QString::number(space)) <= track.numberRect(space).width());
        QVERIFY(track.spaceRect(space).contains(track.numberRect(space)));
    }
}

void FinalScoringTest::enterWorksOnTheButtons()
{
    const auto session = playedGame(2, 1);
    FinalPage page;
    page.showGame(session->record(), session->history());
    const QSignalSpy asked(&page, &FinalPage::boardRequested);
    for (QPushButton* button : page.findChildren<QPushButton*>())
        if (button->text().remove(u'&') == QLatin1String("Look at the board"))
            QTest::keyClick(button, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
}

const WindowTest<FinalScoringTest> kTest("tst_finalscoring");

} // namespace lodeline::goldrush::tst_finalscoring

#include "tst_finalscoring.moc"
