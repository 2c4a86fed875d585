// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/duel/eyes.h"
#include "app/goldrush/duel/staringduel.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/session/recordfile.h"
#include "app/shell/gameflow.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush::tst_staringduel {

using namespace app;

class StaringDuelTest : public QObject
{
    Q_OBJECT

private slots:
    void aSharedWinOffersADuel();
    void aSingleWinnerIsOfferedNone();
    void whoeverStaysWins();
    void ofThreeTwoMustBlink();
    void itCanBeFoughtByKeyboard();
    void itMayBeFoughtAgain();
    void theRecordStaysAsItIs();
};

namespace {

// The page of a game whose win these seats share, all with the same points.
struct SharedWin
{
    explicit SharedWin(const std::vector<int>& winners, int players = 3)
        : record(test::newRecord(players))
    {
        history.emplace_back(events::Score{.kind = events::Score::Kind::Gold,
                                           .points = std::vector<int>(std::size_t(players), 16),
                                           .final = true});
        history.emplace_back(events::End{std::vector<int>(std::size_t(players), 16), winners});
        page.showGame(record, history);
        page.resize(900, 700);
        page.show();
    }

    std::vector<QPushButton*> blinkButtons() const
    {
        std::vector<QPushButton*> buttons;
        for (QPushButton* button : page.duel()->findChildren<QPushButton*>()) {
            if (button->text().endsWith(QLatin1String("blinked")))
                buttons.push_back(button);
        }
        return buttons;
    }
    void beginDuel() const
    {
        page.duel()->begin(0);
        QTRY_VERIFY(page.duel()->stage() == StaringDuel::Stage::Staring);
    }

    GameRecord record;
    std::vector<Event> history;
    FinalPage page;
};

} // namespace

void StaringDuelTest::aSharedWinOffersADuel()
{
    SharedWin shared({0, 2});
    QVERIFY(shared.page.duel()->isVisible());
    QVERIFY(shared.page.duel()->stage() == StaringDuel::Stage::Offered);
    shared.page.duel()->findChild<QPushButton*>(QStringLiteral("begin"))->click();
    QVERIFY(shared.page.duel()->stage() == StaringDuel::Stage::Counting);
    QCOMPARE(shared.page.duel()->text(), QStringLiteral("Look each other in the eye: 3"));
    for (const QPushButton* button : shared.blinkButtons())
        QVERIFY(!button->isEnabled());
}

void StaringDuelTest::aSingleWinnerIsOfferedNone()
{
    const SharedWin single({1});
    QVERIFY(!single.page.duel()->isVisible());
}

void StaringDuelTest::whoeverStaysWins()
{
    SharedWin shared({0, 2});
    shared.beginDuel();
    const auto buttons = shared.blinkButtons();
    QCOMPARE(buttons.size(), std::size_t{2});
    QCOMPARE(buttons[0]->text(), QStringLiteral("Player 1 blinked"));
    buttons[0]->click();
    QVERIFY(shared.page.duel()->stage() == StaringDuel::Stage::Settled);
    QCOMPARE(shared.page.duel()->winner(), std::optional(1));
    QCOMPARE(shared.page.duel()->text(), QStringLiteral("Player 3 did not blink and wins the staring duel"));
    const auto eyes = shared.page.duel()->findChildren<Eyes*>();
    QVERIFY(!eyes[0]->isOpen());
    QVERIFY(eyes[1]->isOpen());
}

void StaringDuelTest::ofThreeTwoMustBlink()
{
    SharedWin shared({0, 1, 2});
    shared.beginDuel();
    shared.page.duel()->blink(1);
    QVERIFY(shared.page.duel()->stage() == StaringDuel::Stage::Staring);
    QVERIFY(!shared.page.duel()->winner());
    shared.page.duel()->blink(1); // out already
    QVERIFY(shared.page.duel()->stage() == StaringDuel::Stage::Staring);
    shared.page.duel()->blink(2);
    QCOMPARE(shared.page.duel()->winner(), std::optional(0));
}

void StaringDuelTest::itCanBeFoughtByKeyboard()
{
    SharedWin shared({0, 1}, 2);
    QVERIFY(QTest::qWaitForWindowActive(&shared.page));
    auto* begin = shared.page.duel()->findChild<QPushButton*>(QStringLiteral("begin"));
    begin->setFocus();
    QTest::keyClick(begin, Qt::Key_Space);
    QVERIFY(shared.page.duel()->stage() == StaringDuel::Stage::Counting);
    QVERIFY(shared.page.duel()->hasFocus());
    shared.beginDuel();
    auto* first = shared.blinkButtons()[0];
    QVERIFY(first->hasFocus());
    QTest::keyClick(first, Qt::Key_Space);
    QCOMPARE(shared.page.duel()->winner(), std::optional(1));
    QVERIFY(begin->hasFocus());
}

void StaringDuelTest::itMayBeFoughtAgain()
{
    SharedWin shared({0, 1}, 2);
    shared.beginDuel();
    shared.page.duel()->blink(0);
    shared.beginDuel();
    QVERIFY(!shared.page.duel()->winner());
    shared.page.duel()->blink(1);
    QCOMPARE(shared.page.duel()->winner(), std::optional(0));
    // Another final scoring offers another duel.
    shared.page.showGame(shared.record, shared.history);
    QVERIFY(shared.page.duel()->stage() == StaringDuel::Stage::Offered);
}

void StaringDuelTest::theRecordStaysAsItIs()
{
    std::unique_ptr<GameSession> tied;
    for (std::uint64_t seed = 1; !tied || tied->game().winners().size() < 2; ++seed) {
        Random random(seed);
        tied = test::newSession(2, seed);
        test::playPlies(*tied, random);
    }
    const test::TestWindow window;
    const QString path = window.path(QStringLiteral("tied.lodeline"));
    QVERIFY(test::saveRecord(path, tied->record()));
    window->flow().openFile(path);
    FinalPage& page = *window.finalPage();
    QVERIFY(page.duel()->isVisible());
    const QString title = page.accessibleName();
    QVERIFY(title.contains(QLatin1String("share the win")));
    page.duel()->begin(0);
    QTRY_VERIFY(page.duel()->stage() == StaringDuel::Stage::Staring);
    page.duel()->blink(0);
    QVERIFY(page.duel()->text().startsWith(QLatin1String("Player 2")));
    QCOMPARE(page.accessibleName(), title);
    QCOMPARE(writeRecord(window.session().record()), writeRecord(tied->record()));
    QCOMPARE(window.session().game().winners().size(), std::size_t{2});
    QVERIFY(!window->isWindowModified());
}

const WindowTest<StaringDuelTest> kTest("tst_staringduel");

} // namespace lodeline::goldrush::tst_staringduel

#include "tst_staringduel.moc"
