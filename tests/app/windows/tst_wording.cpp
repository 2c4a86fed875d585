// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/commandline.h"
#include "app/wording/eventwords.h"
#include "app/wording/words.h"
#include "tests/app/session/testgame.h"
#include "ui/languages.h"

#include <QTest>

namespace lodeline::app {

class WordingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void scoresNameTheFeature();
    void tiesScoreInFull();
    void valuesAreToldOnlyWhenRevealed();
    void everyEventOfAGameHasWords();
    void segmentsOfOneKindAreToldApart();
    void theCommandLineIsRead();

private:
    ui::Languages languages_;
    GameRecord record_ = test::newRecord(2);
};

namespace {

QString name(const GameRecord& record, int seat)
{
    return playerName(record, seat);
}

events::Score railroad(std::vector<int> points, int tiles, int locomotives)
{
    events::Score score;
    score.points = std::move(points);
    score.tiles.resize(static_cast<std::size_t>(tiles));
    score.locomotives = locomotives;
    return score;
}

} // namespace

void WordingTest::initTestCase()
{
    languages_.use(QStringLiteral("en"));
}

void WordingTest::scoresNameTheFeature()
{
    QCOMPARE(eventText(railroad({6, 0}, 3, 1), record_, false),
             name(record_, 0) +
                 QStringLiteral(" scores 6 points for a railroad of 3 tiles with a locomotive"));
    QCOMPARE(eventText(railroad({0, 0}, 1, 0), record_, false),
             QStringLiteral("Nobody scores for a railroad of 1 tile"));
}

void WordingTest::tiesScoreInFull()
{
    QCOMPARE(eventText(railroad({5, 5}, 5, 0), record_, false),
             QStringLiteral("%1 and %2 score 5 points each for a railroad of 5 tiles")
                 .arg(name(record_, 0), name(record_, 1)));
}

void WordingTest::valuesAreToldOnlyWhenRevealed()
{
    const Event mine = events::Mine{1, {0, 0}, {FeatureKind::Mountain, 0}, 5};
    QVERIFY(!eventText(mine, record_, false).contains(u'5'));
    QVERIFY(eventText(mine, record_, true).contains(u'5'));
    const Event tokens = events::Tokens{0, {8, 8}, {5, 7}};
    QVERIFY(!eventText(tokens, record_, false).contains(u'7'));
    QVERIFY(eventText(tokens, record_, true).contains(QLatin1String("5, 7")));
}

void WordingTest::everyEventOfAGameHasWords()
{
    const auto session = test::newSession(4, 3);
    Random random(3);
    test::playPlies(*session, random);
    for (const Event& event : session->history())
        QVERIFY(!eventText(event, session->record(), false).isEmpty());
}

void WordingTest::segmentsOfOneKindAreToldApart()
{
    Random random(6);
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const auto session = test::newSession(2, seed);
        while (session->phase() != Game::Phase::Over) {
            session->place(test::anyPlacement(session->game(), random));
            QStringList cowboys;
            for (const Action& action : session->game().legalActions().toVector()) {
                if (action.type == Action::Type::Cowboy)
                    cowboys << actionText(session->game(), action);
            }
            QVERIFY2(!cowboys.removeDuplicates(), qPrintable(cowboys.join(u'\n')));
            session->act(test::anyAction(session->game(), random));
        }
    }
}

void WordingTest::theCommandLineIsRead()
{
    const QStringList call{"lodeline",    "--language", "de",        "--theme=dark",
                           "--animation", "off",        "x.lodeline"};
    QCOMPARE(ui::languageArgument(call), QStringLiteral("de"));
    const CommandLine line = parseCommandLine(call);
    QCOMPARE(line.file, QStringLiteral("x.lodeline"));
    QVERIFY(line.theme == ui::ThemeChoice::Dark);
    QVERIFY(line.animation == AnimationSpeed::Off);
    QVERIFY(!parseCommandLine({"lodeline"}).theme);
}

} // namespace lodeline::app

QTEST_MAIN(lodeline::app::WordingTest)
#include "tst_wording.moc"
