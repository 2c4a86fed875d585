// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/trialgame.h"
#include "engine/goldrush/rules/game.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

#include <algorithm>
#include <iterator>

namespace lodeline::goldrush::tst_trialgame {

using namespace app;

class TrialGameTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutAWordTheUsualSeatsPlay();
    void computersAreAsAskedFor();
    void peopleKeepTheirNames();
    void nobodySitsAlone();
    void whatCannotBePlayedIsRefused_data();
    void whatCannotBePlayedIsRefused();
    void everyTileOfTheClassicSetCanComeFirst();
    void theSeedIsTheLowest();
    void aPersonBeginsWithTheWantedTile();
    void tilesThatCannotComeFirstAreExplained();
    void theSearchEnds();
    void tilesThatNeverFitAreExplained();

private:
    TileSet classic_ = *tileSetOf({});
};

namespace {

std::string firstDrawn(const GameRecord& record)
{
    const Game game(std::make_shared<const CompiledSet>(record.tileset),
                    {static_cast<int>(record.players.size()), record.start, record.seed, record.options});
    return record.tileset.tiles[static_cast<std::size_t>(game.drawn().value())].id;
}

QStringList kindsOf(const NewGame& game)
{
    QStringList kinds;
    for (const NewGame::Seat& seat : game.seats)
        kinds << seat.kind;
    return kinds;
}

} // namespace

void TrialGameTest::withoutAWordTheUsualSeatsPlay()
{
    Trial trial;
    trial.set = QStringLiteral("/a/b.tileset.json");
    NewGame usual = NewGame::usual();
    usual.options.takeBack = true;
    usual.seats[0].name = QStringLiteral("Zoe");
    const NewGame game = *setupOf(trial, usual, classic_);
    QVERIFY(game.seats == usual.seats);
    usual.options.farmers = true; // the set has tipis
    QVERIFY(game.options == usual.options);
    TileSet bare = classic_;
    for (TileDesign& tile : bare.tiles)
        for (PrairieSegment& prairie : tile.prairies)
            prairie.tipis = prairie.horses = 0;
    QVERIFY(!setupOf(trial, NewGame::usual(), bare)->options.farmers);
    bare.tiles.back().prairies.front().horses = 1;
    QVERIFY(setupOf(trial, NewGame::usual(), bare)->options.farmers);
    QCOMPARE(game.tileSetFile, trial.set);
    QVERIFY(!game.seed);
}

void TrialGameTest::computersAreAsAskedFor()
{
    Trial trial;
    trial.against = {QStringLiteral("baron@100"), QStringLiteral("random")};
    QCOMPARE(kindsOf(*setupOf(trial, NewGame::usual(), classic_)),
             (QStringList{"human", "ai:baron@100", "ai:random"}));
    trial.people = 0;
    QCOMPARE(fault(trial), QString());
    QCOMPARE(kindsOf(*setupOf(trial, NewGame::usual(), classic_)),
             (QStringList{"ai:baron@100", "ai:random"}));
}

void TrialGameTest::peopleKeepTheirNames()
{
    NewGame usual;
    usual.seats = {{"Robot", "red", "ai:baron"}, {"Zoe", "black"}, {"Yan", "blue"}};
    Trial trial;
    trial.people = 3;
    const NewGame game = *setupOf(trial, usual, classic_);
    QCOMPARE(kindsOf(game), (QStringList{"human", "human", "human"}));
    QCOMPARE(game.seats[0].name, QStringLiteral("Zoe"));
    QCOMPARE(game.seats[1].colour, QStringLiteral("blue"));
    QCOMPARE(app::faultOf(game.seats), QString());
}

void TrialGameTest::nobodySitsAlone()
{
    Trial trial;
    trial.people = 1;
    QCOMPARE(fault(trial), QString());
    QCOMPARE(kindsOf(*setupOf(trial, NewGame::usual(), classic_)), (QStringList{"human", "ai:prospector"}));
}

void TrialGameTest::whatCannotBePlayedIsRefused_data()
{
    QTest::addColumn<QStringList>("against");
    QTest::addColumn<int>("people");
    QTest::addColumn<QString>("word");
    QTest::newRow("unknown player") << QStringList{"sheriff"} << 1 << QStringLiteral("sheriff");
    QTest::newRow("too many") << QStringList{"baron", "baron", "baron"} << 3 << QStringLiteral("2 to 5");
    QTest::newRow("nobody") << QStringList() << 0 << QStringLiteral("2 to 5");
    QTest::newRow("a computer alone") << QStringList{"baron"} << 0 << QStringLiteral("2 to 5");
    QTest::newRow("negative") << QStringList{"baron", "baron", "baron"} << -1 << QStringLiteral("2 to 5");
}

void TrialGameTest::whatCannotBePlayedIsRefused()
{
    QFETCH(QStringList, against);
    QFETCH(int, people);
    QFETCH(QString, word);
    Trial trial;
    trial.against = against;
    trial.people = people;
    QVERIFY2(fault(trial).contains(word), qPrintable(fault(trial)));
}

void TrialGameTest::everyTileOfTheClassicSetCanComeFirst()
{
    for (const TileDesign& tile : classic_.tiles) {
        Trial trial;
        trial.next = QString::fromStdString(tile.id);
        const auto game = setupOf(trial, NewGame::usual(), classic_);
        QVERIFY2(game, tile.id.c_str());
        QCOMPARE(firstDrawn(makeRecord(*game, classic_)), tile.id);
    }
}

void TrialGameTest::theSeedIsTheLowest()
{
    const QString id = QString::fromStdString(classic_.tiles.front().id);
    const std::uint64_t seed = *seedDrawing(id, classic_);
    const auto set = std::make_shared<const CompiledSet>(classic_);
    for (std::uint64_t lower = 1; lower < seed; ++lower)
        QVERIFY(Game(set, {2, 0, lower, {}}).drawn() != 0);
    QCOMPARE(Game(set, {2, 0, seed, {}}).drawn(), std::optional(0));
}

void TrialGameTest::aPersonBeginsWithTheWantedTile()
{
    NewGame usual;
    usual.seats = {{"", "red", "ai:baron"}, {"", "black"}};
    usual.startPlayer = 0;
    Trial trial;
    trial.next = QString::fromStdString(classic_.tiles.front().id);
    QCOMPARE(setupOf(trial, usual, classic_)->startPlayer, 1);
    trial.next.clear();
    QCOMPARE(setupOf(trial, usual, classic_)->startPlayer, NewGame::kRandomStart);
}

void TrialGameTest::tilesThatCannotComeFirstAreExplained()
{
    TileSet set = classic_;
    QVERIFY(seedDrawing(QStringLiteral("nowhere"), set).error().contains(QLatin1String("nowhere")));
    const auto start = std::ranges::find(set.tiles, set.start, &TileDesign::id);
    const QString id = QString::fromStdString(set.start);
    start->count = 1;
    QVERIFY(seedDrawing(id, set).error().contains(QLatin1String("start tile")));
    start->count = 2;
    QVERIFY(seedDrawing(id, set));
    const auto other = start == set.tiles.begin() ? std::next(start) : set.tiles.begin();
    other->count = 0;
    QVERIFY(
        seedDrawing(QString::fromStdString(other->id), set).error().contains(QLatin1String("no copy of it")));
}

void TrialGameTest::theSearchEnds()
{
    const QString id = QString::fromStdString(classic_.tiles.front().id);
    const std::uint64_t seed = *seedDrawing(id, classic_);
    QVERIFY(seed > 1);
    const auto none = seedDrawing(id, classic_, seed - 1);
    QVERIFY(!none);
    QVERIFY2(none.error().contains(id), qPrintable(none.error()));
}

void TrialGameTest::tilesThatNeverFitAreExplained()
{
    // Mountains on all sides beside a start tile with railroads on all sides.
    TileSet set = classic_;
    set.tiles = {*classic_.find("31"), *classic_.find("38")};
    set.start = "31";
    QVERIFY(seedDrawing(QStringLiteral("31"), set));
    QVERIFY(seedDrawing(QStringLiteral("38"), set).error().contains(QLatin1String("does not fit")));
}

const PlainTest<TrialGameTest> kTest("tst_trialgame");

} // namespace lodeline::goldrush::tst_trialgame

#include "tst_trialgame.moc"
