// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/learnedplay.h"
#include "tests/editor/lab/labset.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace lodeline::goldrush::editor::tst_labrunner {

class TestLabRunner : public QObject
{
    Q_OBJECT

private slots:
    void countsBothSets()
    {
        LabRunner runner;
        std::optional<SimulationResult> own;
        std::optional<SimulationResult> classic;
        int done = 0;
        int total = 0;
        connect(&runner, &LabRunner::measured, this, [&](const SimulationResult& result) { own = result; });
        connect(&runner, &LabRunner::classicMeasured, this,
                [&](const SimulationResult& result) { classic = result; });
        connect(&runner, &LabRunner::progressed, this, [&](int games, int all) {
            QVERIFY(games >= done);
            done = games;
            total = all;
        });
        QSignalSpy ended(&runner, &LabRunner::ended);
        runner.start(shippedSet("drygulch"), quickSettings(30));
        QVERIFY(runner.isRunning());
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(!runner.isRunning());
        QCOMPARE(ended[0][0].toBool(), true);
        QCOMPARE(own->tally.games, 30);
        QCOMPARE(own->tileSet, shippedSet("drygulch").name);
        QCOMPARE(classic->tally.games, 30);
        QCOMPARE(classic->tileSet, shippedSet("classic").name);
        QCOMPARE(done, 60);
        QCOMPARE(total, 60);
    }

    void givesTheNumbersOfTheEngine()
    {
        LabRunner runner;
        std::optional<SimulationResult> own;
        connect(&runner, &LabRunner::measured, this, [&](const SimulationResult& result) { own = result; });
        QSignalSpy ended(&runner, &LabRunner::ended);
        LabSettings settings = quickSettings(20);
        settings.players = 3;
        settings.compares = false;
        runner.start(shippedSet("ironweb"), settings);
        QTRY_COMPARE(ended.size(), 1);
        Simulation simulation;
        simulation.set = std::make_shared<const CompiledSet>(shippedSet("ironweb"));
        simulation.players = {"random", "random", "random"};
        simulation.last = 20;
        simulation.measuresSet = true;
        const std::atomic<bool> never = false;
        QVERIFY(own->tally.set == simulate(
                                      simulation, [](const Tally&) {}, never)
                                      .set);
    }

    void playsTheSetAloneByWhatWasLearned()
    {
        LabRunner runner;
        std::optional<SimulationResult> own;
        std::optional<SimulationResult> classic;
        connect(&runner, &LabRunner::measured, this, [&](const SimulationResult& result) { own = result; });
        connect(&runner, &LabRunner::classicMeasured, this,
                [&](const SimulationResult& result) { classic = result; });
        QSignalSpy ended(&runner, &LabRunner::ended);
        LabSettings settings = quickSettings(8);
        settings.level = "prospector";
        LearnedSet learned{*shippedWeights(), 10, 0.5};
        learned.weights.parts[terms::kFree] = {50, 0, 0}; // to put the last cowboy pays
        const auto shared = std::make_shared<const Weights>(learned.weights);
        runner.start(shippedSet("drygulch"), settings, learned);
        QTRY_COMPARE(ended.size(), 1);
        const auto played = [](const char* name, const SharedWeights& by) {
            Simulation simulation;
            simulation.set = std::make_shared<const CompiledSet>(shippedSet(name));
            simulation.players = {"prospector", "prospector"};
            simulation.make = [by](const std::string& player) { return makePlayer(player, 1, by); };
            simulation.last = 8;
            simulation.measuresSet = true;
            const std::atomic<bool> never = false;
            return simulate(
                       simulation, [](const Tally&) {}, never)
                .set;
        };
        QVERIFY(own->tally.set == played("drygulch", shared));
        QVERIFY(!(own->tally.set == played("drygulch", shippedWeights())));
        QVERIFY(classic->tally.set == played("classic", shippedWeights()));
        QCOMPARE(own->learned, std::optional(learnedDigest(learned)));
        QVERIFY(!classic->learned);
    }

    void playsTheClassicSetOnce()
    {
        LabRunner runner;
        QSignalSpy ended(&runner, &LabRunner::ended);
        QSignalSpy progressed(&runner, &LabRunner::progressed);
        runner.start(shippedSet("drygulch"), quickSettings(10));
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(progressed.last()[1].toInt(), 20);
        int games = 0;
        connect(&runner, &LabRunner::classicMeasured, this,
                [&](const SimulationResult& result) { games = result.tally.games; });
        runner.start(shippedSet("ironweb"), quickSettings(10));
        QCOMPARE(games, 10);
        QTRY_COMPARE(ended.size(), 2);
        QCOMPARE(progressed.last()[1].toInt(), 10);
    }

    void keepsTheGamesPlayedBeforeACancel()
    {
        LabRunner runner;
        std::optional<SimulationResult> own;
        connect(&runner, &LabRunner::measured, this, [&](const SimulationResult& result) {
            own = result;
            runner.cancel();
        });
        QSignalSpy ended(&runner, &LabRunner::ended);
        runner.start(shippedSet("drygulch"), quickSettings(1'000'000));
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(ended[0][0].toBool(), false);
        QVERIFY(own->tally.games > 0 && own->tally.games < 1'000'000);
        QCOMPARE(own->games, (std::vector<std::pair<int, int>>{{0, own->tally.games}}));
        QVERIFY(!runner.isRunning());
    }

    void dropsWhatAnEarlierRunStillSays()
    {
        LabRunner runner;
        std::string name;
        bool mixed = false;
        connect(&runner, &LabRunner::measured, this, [&](const SimulationResult& result) {
            mixed = mixed || (!name.empty() && name != result.tileSet);
            name = result.tileSet;
        });
        QSignalSpy ended(&runner, &LabRunner::ended);
        runner.start(shippedSet("drygulch"), quickSettings(1'000'000));
        runner.start(shippedSet("ironweb"), quickSettings(10));
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(!mixed);
        QCOMPARE(name, shippedSet("ironweb").name);
    }

    void goesAwayInTheMiddle()
    {
        auto runner = std::make_unique<LabRunner>();
        QSignalSpy progressed(runner.get(), &LabRunner::progressed);
        LabSettings settings = quickSettings(1'000'000);
        settings.level = "foreman";
        runner->start(shippedSet("classic"), settings);
        runner.reset();
        QCoreApplication::processEvents();
        QCOMPARE(progressed.size(), 0);
    }
};

const WindowTest<TestLabRunner> kTest("tst_labrunner");

} // namespace lodeline::goldrush::editor::tst_labrunner

#include "tst_labrunner.moc"
