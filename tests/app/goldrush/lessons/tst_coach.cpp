// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/lessons/coach.h"
#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QSet>
#include <QTest>

namespace lodeline::goldrush::tst_coach {
namespace {

using Opportunities = std::vector<Opportunity>;

// The game of a lesson before its ply, the tile laid where the lesson has it if `laid`.
Game lessonGame(const QString& name, std::size_t ply, bool laid)
{
    const auto session = lessonMatch(name);
    test::handOver(*session, 1, "human");
    const Lesson lesson = *lessonOf(session->record());
    for (std::size_t i = 0; i < ply; ++i)
        test::ask(*session, requests::Play{{lesson.moves[i].placement,
                                            completed(session->game(), lesson.moves[i].action)}});
    if (laid)
        test::place(*session, lesson.moves[ply].placement);
    return session->game();
}

// A window of somebody to whom the coach has said nothing yet.
class Newcomer : public test::TestWindow
{
public:
    Newcomer() { settings().store().remove("goldrush/coachSaid"); }
    static int coach() { return static_cast<int>(app::Aid::Coach); }
    QString notice() const
    {
        return gamePage()->notice()->isVisible() ? gamePage()->notice()->text() : QString();
    }
};

} // namespace

class CoachTest : public QObject
{
    Q_OBJECT

private slots:
    void seesWhatIsPossible();
    void saysEachOnce();
    void canBeSwitchedOff();
    void isSilentInLessonsAndForComputers();
    void eachOpportunityHasARemark();
};

void CoachTest::seesWhatIsPossible()
{
    QCOMPARE(opportunitiesOf(lessonGame("railroad", 0, false)), Opportunities{});
    QCOMPARE(opportunitiesOf(lessonGame("railroad", 0, true)), Opportunities{Opportunity::Railwayman});
    QCOMPARE(opportunitiesOf(lessonGame("railroad", 2, false)),
             (Opportunities{Opportunity::LastTile, Opportunity::Points}));
    QCOMPARE(opportunitiesOf(lessonGame("prairie", 2, false)), Opportunities{Opportunity::LastTile});
    QCOMPARE(opportunitiesOf(lessonGame("tent", 0, true)),
             (Opportunities{Opportunity::Tent, Opportunity::Miner}));
    QVERIFY(std::ranges::count(opportunitiesOf(lessonGame("tent", 2, true)), Opportunity::Mine) == 1);
    QCOMPARE(opportunitiesOf(lessonGame("city", 0, true)),
             (Opportunities{Opportunity::Merchant, Opportunity::Railwayman}));
    QVERIFY(std::ranges::count(opportunitiesOf(lessonGame("prairie", 0, true)), Opportunity::Farmer) == 1);
}

void CoachTest::saysEachOnce()
{
    Newcomer window;
    window.start([] {
        NewGame game;
        game.startPlayer = 0;
        game.seed = 7;
        game.normalise();
        return game;
    }());
    Random random(5);
    QSet<QString> said;
    for (int turn = 0; turn < 30; ++turn) {
        QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
        for (const QString& line : window.notice().split(u'\n', Qt::SkipEmptyParts))
            said << line;
        QVERIFY(test::act(window.session(), test::anyAction(window.session().game(), random)));
    }
    QVERIFY(said.contains(remarkOn(Opportunity::Railwayman)));
    QVERIFY(said.size() >= 4);
    QCOMPARE(window.settings().store().value("goldrush/coachSaid").toStringList().size(), said.size());
    // Nothing of it comes again.
    window.play();
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QCOMPARE(window.notice(), QString());
}

void CoachTest::canBeSwitchedOff()
{
    Newcomer window;
    window->actions().aids->actions()[Newcomer::coach()]->trigger();
    Random random(5);
    window.play();
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QCOMPARE(window.notice(), QString());
    QVERIFY(test::takeTileBack(window.session()));
    window->actions().aids->actions()[Newcomer::coach()]->trigger();
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QVERIFY(!window.notice().isEmpty());
}

void CoachTest::isSilentInLessonsAndForComputers()
{
    Newcomer window;
    window->openGame().start(lessonMatch("railroad"));
    const Lesson lesson = *lessonOf(window.session().record());
    QVERIFY(test::place(window.session(), lesson.moves.front().placement));
    QCOMPARE(window.notice(), QString());
}

void CoachTest::eachOpportunityHasARemark()
{
    QSet<QString> remarks;
    constexpr int kOpportunities = static_cast<int>(Opportunity::NoCowboys) + 1;
    for (int i = 0; i < kOpportunities; ++i)
        remarks << remarkOn(static_cast<Opportunity>(i));
    QCOMPARE(remarks.size(), kOpportunities);
    QVERIFY(!remarks.contains(QString()));
}

const WindowTest<CoachTest> kTest("tst_coach");

} // namespace lodeline::goldrush::tst_coach

#include "tst_coach.moc"
