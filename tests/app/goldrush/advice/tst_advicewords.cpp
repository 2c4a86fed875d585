// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advice.h"
#include "app/goldrush/advice/advicewords.h"
#include "app/goldrush/wording/reasonwords.h"
#include "app/match/advice/advicewords.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languages.h"

#include <QTest>

namespace lodeline::goldrush::tst_advicewords {

class AdviceWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { languages_.use(QStringLiteral("en")); }
    void initTestCase() { languages_.use(QStringLiteral("en")); }
    void reasonsHavePlurals();
    void reasonsWithoutAnythingCountNothing();
    void reasonsNamePlayers();
    void everyReasonIsTranslated_data();
    void everyReasonIsTranslated();
    void reasonsMakeASentence();
    void gainsHaveASign();
    void movesAreTold();
    void comparisonsAreTold();

private:
    ui::Languages languages_;
    GameRecord record_ = test::newRecord(2);
};

namespace {

using Code = Reason::Code;

Hint hintWith(double lead)
{
    return {{}, lead, 0, {}};
}

} // namespace

void AdviceWordsTest::reasonsHavePlurals()
{
    QCOMPARE(reasonText({Code::ScoresRailroad, -1, 1}, record_),
             QStringLiteral("scores 1 point for a railroad"));
    QCOMPARE(reasonText({Code::ScoresRailroad, -1, 6}, record_),
             QStringLiteral("scores 6 points for a railroad"));
    QCOMPARE(reasonText({Code::TilesComplete, -1, 4, 31}, record_),
             QStringLiteral("4 of the 31 tiles left would complete this feature"));
    QCOMPARE(reasonText({Code::TilesComplete, -1, 0, 31}, record_),
             QStringLiteral("but none of the tiles left would complete this feature"));
    languages_.use(QStringLiteral("de"));
    QCOMPARE(reasonText({Code::TilesComplete, -1, 1, 31}, record_),
             QStringLiteral("1 der 31 übrigen Plättchen würde das Gebiet fertigstellen"));
    QCOMPARE(reasonText({Code::TilesComplete, -1, 4, 31}, record_),
             QStringLiteral("4 der 31 übrigen Plättchen würden das Gebiet fertigstellen"));
}

void AdviceWordsTest::reasonsWithoutAnythingCountNothing()
{
    QCOMPARE(reasonText({Code::PitchesTent, -1, 2}, record_),
             QStringLiteral("pitches the tent on a mountain with 2 tokens"));
    QCOMPARE(reasonText({Code::PitchesTent, -1, 0}, record_),
             QStringLiteral("pitches the tent on a mountain without tokens"));
    QCOMPARE(reasonText({Code::MinesToken, -1, 0}, record_), QStringLiteral("mines the last token there"));
    QCOMPARE(reasonText({Code::StartsMountain, -1, 0}, record_),
             QStringLiteral("takes a mountain without nuggets"));
    QCOMPARE(reasonText({Code::StartsPrairie, -1, 0}, record_),
             QStringLiteral("takes a prairie that is worth nothing so far"));
}

void AdviceWordsTest::reasonsNamePlayers()
{
    QCOMPARE(reasonText({Code::GivesPoints, 1, 2}, record_), QStringLiteral("but gives Player 2 2 points"));
}

void AdviceWordsTest::everyReasonIsTranslated_data()
{
    QTest::addColumn<int>("code");
    for (int code = 0; code <= static_cast<int>(Code::TilesComplete); ++code)
        QTest::newRow(toString(static_cast<Code>(code)).data()) << code;
}

void AdviceWordsTest::everyReasonIsTranslated()
{
    QFETCH(const int, code);
    const Reason reason{static_cast<Code>(code), 1, 3, 9};
    const QString english = reasonText(reason, record_);
    QVERIFY2(!english.contains(u'%') && !english.contains(QLatin1String("(s)")), qPrintable(english));
    languages_.use(QStringLiteral("de"));
    const QString german = reasonText(reason, record_);
    QVERIFY(german != english);
    QVERIFY(!german.contains(u'%'));
}

void AdviceWordsTest::reasonsMakeASentence()
{
    Hint hint = hintWith(0);
    QCOMPARE(reasonSentence(hint, record_), QString());
    hint.reasons = {{Code::ScoresMountain, -1, 5}, {Code::KeepsCowboy}};
    QCOMPARE(reasonSentence(hint, record_),
             QStringLiteral("Scores 5 points for a mountain; the cowboy comes back at once."));
}

void AdviceWordsTest::gainsHaveASign()
{
    QCOMPARE(app::gainText(3.44), QStringLiteral("\u2066+3.4\u2069"));
    QCOMPARE(app::gainText(-0.5), QStringLiteral("\u2066−0.5\u2069"));
    QCOMPARE(app::gainText(-0.01), QStringLiteral("\u2066±0.0\u2069"));
    languages_.use(QStringLiteral("de"));
    QCOMPARE(app::gainText(3.44), QStringLiteral("\u2066+3,4\u2069"));
}

void AdviceWordsTest::movesAreTold()
{
    const auto session = test::newSession(2);
    Random random(1);
    while (session->phase() == Game::Phase::Place) {
        const Game game = session->game();
        const Placement placement = test::anyPlacement(game, random);
        test::place(*session, placement);
        QStringList told;
        for (const Action& action : session->game().legalActions().toVector())
            told << moveInWords(game, {placement, action});
        QVERIFY2(!told.removeDuplicates() || told.size() > 1, qPrintable(told.join(u'\n')));
        QVERIFY(told[0].endsWith(QStringLiteral("Just place the tile")));
        test::act(*session, test::anyAction(session->game(), random));
    }
}

void AdviceWordsTest::comparisonsAreTold()
{
    Advice advice;
    advice.best = {hintWith(5.0)};
    advice.mine = hintWith(2.75);
    QCOMPARE(app::comparisonText(advice.behind()),
             QStringLiteral("Your move is 2.3 points behind the best move."));
    advice.mine = hintWith(5.0);
    QCOMPARE(app::comparisonText(advice.behind()), QStringLiteral("No better move was found."));
    const QString move = QStringLiteral("1. Skip");
    QCOMPARE(app::firstAdviceText(app::comparisonText(0), move, true),
             QStringLiteral("No better move was found. 1. Skip"));
    QCOMPARE(app::firstAdviceText(app::goodMovesText(QStringLiteral("Ann B.")), move, false),
             QStringLiteral("Good moves for Ann B.: 1. Skip"));
}

const WindowTest<AdviceWordsTest> kTest("tst_advicewords");

} // namespace lodeline::goldrush::tst_advicewords

#include "tst_advicewords.moc"
