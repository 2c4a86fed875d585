// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/finalpage.h"
#include "app/pages/scoretable.h"
#include "app/panels/scoretrack.h"
#include "tests/app/session/testgame.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush {

class FinalScoringTest : public QObject
{
    Q_OBJECT

private slots:
    void sumsEqualTheScoresOfTheGame();
    void stepsLeadFromTheGameToItsEnd();
    void skippingShowsTheOutcome();
    void winnersAreMarked();
    void longNamesGetRoom();
    void spacesOfTheTrackLieApartAndMirror();
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
        page.start(session->record(), session->history(), 0);
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

void FinalScoringTest::stepsLeadFromTheGameToItsEnd()
{
    const auto session = playedGame(3, 4);
    const FinalScoring scoring(3, session->history());
    QVERIFY(!scoring.steps.empty());
    ScoreSheet sheet = scoring.before;
    for (const events::Score& step : scoring.steps) {
        QVERIFY(step.final);
        sheet.add(step);
    }
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(sheet.total(seat), scoring.end.scores[static_cast<std::size_t>(seat)]);
    QVERIFY(scoring.steps.back().kind == events::Score::Kind::Gold);
}

void FinalScoringTest::skippingShowsTheOutcome()
{
    const auto session = playedGame(2, 4);
    FinalPage page;
    page.start(session->record(), session->history(), 1000000);
    QVERIFY(!page.isDone());
    page.skip();
    QVERIFY(page.isDone());
    QCOMPARE(cell(*page.table(), 0, page.table()->sumColumn()), session->game().score(0));
}

void FinalScoringTest::winnersAreMarked()
{
    const auto session = playedGame(4, 9);
    FinalPage page;
    page.start(session->record(), session->history(), 0);
    const std::vector<int> winners = session->game().winners();
    for (int seat = 0; seat < 4; ++seat) {
        const bool won = std::ranges::find(winners, seat) != winners.end();
        QCOMPARE(page.table()->verticalHeaderItem(seat)->text().contains(u'★'), won);
    }
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

} // namespace lodeline::goldrush

QTEST_MAIN(lodeline::goldrush::FinalScoringTest)
#include "tst_finalscoring.moc"
