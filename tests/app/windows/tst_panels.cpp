// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/wording/eventwords.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "app/shell/statusline.h"
#include "engine/goldrush/told/seen.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/access/messages.h"
#include "ui/wording/joining.h"

#include <QDockWidget>
#include <QHelpEvent>
#include <QScrollBar>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QTest>
#include <QToolTip>

namespace lodeline::goldrush::tst_panels {

using namespace app;

using test::TestWindow;

// What stands around the board.
class PanelsTest : public QObject
{
    Q_OBJECT

private slots:
    void theLogOfAResumedGameShowsItsEnd();
    void theLogStaysWhereItWasScrolled();
    void everyCardIsSeenWhole_data();
    void everyCardIsSeenWhole();
    void allCardsAreSeenWhereThereIsRoom();
    void cardsAreSeenWholeBesideABoardThatIsOver();
    void theCardOfWhoeverIsToMoveIsSeen();
    void sevenCoinsLieApart();
    void aScoreBeyondTheTrackTellsItsSpace();
    void theStatusLineIsNeverCutUnseen();
    void theStatusLineForgets();
    void theStatusLineSpeaksOfTroubleOnce();
    void troubleIsToldInTheLanguageOfNow();
    void everyEventIsToldOnce();

private:
    Random random_{3};
};

namespace {

bool showsItsEnd(const LogPanel& log)
{
    const QRect last = log.visualRect(log.log()->index(log.log()->rowCount() - 1));
    return log.viewport()->rect().contains(last.adjusted(0, 0, -1, -1));
}

} // namespace

void PanelsTest::theLogOfAResumedGameShowsItsEnd()
{
    const auto session = test::newSession(3, 7);
    test::playPlies(*session, random_, 30);
    const TestWindow window;
    QVERIFY(window.branch(session->record()));
    const LogPanel& log = *window.gamePage()->logPanel();
    QTRY_VERIFY(log.isVisible() && log.verticalScrollBar()->maximum() > 0);
    QCoreApplication::processEvents();
    QVERIFY(showsItsEnd(log));
    window->resize(1050, 700);
    window->resizeDocks({window->findChild<QDockWidget*>(QStringLiteral("side"))}, {420}, Qt::Horizontal);
    QCoreApplication::processEvents();
    QVERIFY(showsItsEnd(log));
    window.playPlies(random_, 1);
    QCoreApplication::processEvents();
    QVERIFY(showsItsEnd(log));
}

void PanelsTest::theLogStaysWhereItWasScrolled()
{
    const TestWindow window;
    window.play();
    window.playPlies(random_, 30);
    const LogPanel& log = *window.gamePage()->logPanel();
    QTRY_VERIFY(log.verticalScrollBar()->maximum() > 0);
    log.verticalScrollBar()->setValue(0);
    window->resize(1050, 700);
    QCoreApplication::processEvents();
    QCOMPARE(log.verticalScrollBar()->value(), 0);
}

void PanelsTest::everyCardIsSeenWhole_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (const int players : {2, 5})
        for (const char* language : {"en", "de"})
            QTest::addRow("%d %s", players, language) << players << QString::fromLatin1(language);
}

void PanelsTest::everyCardIsSeenWhole()
{
    QFETCH(int, players);
    QFETCH(QString, language);
    TestWindow window;
    window.languages().use(language);
    window->resize(1280, 800);
    QVERIFY(window.branch(test::newRecord(players)));
    for (const PlayerCard* card : window.gamePage()->sidePanel()->findChildren<PlayerCard*>())
        QTRY_COMPARE(card->visibleRegion().boundingRect(), card->rect());
}

// However little its letters let a scroll area wish for.
void PanelsTest::allCardsAreSeenWhereThereIsRoom()
{
    const auto session = test::newSession(kMaxPlayers);
    SidePanel panel;
    QFont small = panel.font();
    small.setPixelSize(8);
    panel.setFont(small);
    panel.setSession(session.get());
    panel.resize(panel.minimumWidth(), panel.fullHeight() + 100);
    panel.show();
    const QWidget& all = *panel.players();
    QTRY_COMPARE(all.visibleRegion().boundingRect().size(), all.size());
    QVERIFY(all.height() >= all.sizeHint().height());
}

void PanelsTest::cardsAreSeenWholeBesideABoardThatIsOver()
{
    const TestWindow window;
    window->resize(1280, 740);
    const auto played = test::newSession(2, 7);
    test::playPlies(*played, random_);
    QVERIFY(window.branch(played->record()));
    QTRY_VERIFY(window.finalPage()->isVisible());
    emit window.finalPage()->boardRequested();
    const QWidget* players = window.gamePage()->sidePanel()->players();
    QTRY_COMPARE(players->visibleRegion().boundingRect(), players->rect());
}

void PanelsTest::theCardOfWhoeverIsToMoveIsSeen()
{
    TestWindow window;
    GameRecord record = test::newRecord(5);
    record.start = 4;
    QVERIFY(window.branch(record));
    window->resize(1024, 560);
    const PlayersPanel* players = window.gamePage()->sidePanel()->players();
    const PlayerCard* card = players->cards()[4];
    QTRY_COMPARE(card->visibleRegion().boundingRect(), card->rect());
    QVERIFY(players->cards()[0]->visibleRegion().isEmpty());
}

void PanelsTest::sevenCoinsLieApart()
{
    PlayerCard card;
    card.resize(card.sizeHint());
    PlayerStatus status;
    status.values = std::vector<int>{0, 0, 1, 2, 3, 3, 5};
    status.tokens = 7;
    card.setStatus(status);
    const std::vector<QRectF> coins = card.coins();
    QCOMPARE(coins.size(), std::size_t{7});
    for (std::size_t i = 0; i < coins.size(); ++i) {
        QVERIFY(QRectF(card.rect()).contains(coins[i]));
        QVERIFY(coins[i].width() >= 12);
        if (i > 0)
            QVERIFY(coins[i].left() >= coins[i - 1].right() - 0.01);
    }
    status.values = std::vector<int>(30, 3);
    card.setStatus(status);
    QVERIFY(card.coins().back().right() < 0.75 * card.width()); // rather than to leave the card
}

void PanelsTest::aScoreBeyondTheTrackTellsItsSpace()
{
    QVERIFY(PlayerCard::trackParts(0).isEmpty());
    QVERIFY(PlayerCard::trackParts(49).isEmpty());
    QVERIFY(PlayerCard::trackParts(50).contains(QStringLiteral("50 + 0")));
    QVERIFY(PlayerCard::trackParts(107).contains(QStringLiteral("100 + 7")));
}

void PanelsTest::theStatusLineIsNeverCutUnseen()
{
    StatusLine line;
    line.setHint(QStringLiteral("A tile"));
    line.resize(400, 24);
    QVERIFY(!line.isCut());
    const QString text = QStringLiteral("many words ").repeated(30).trimmed();
    line.setHint(text);
    QVERIFY(line.isCut());
    QVERIFY(line.minimumSizeHint().width() < 200);
    QHelpEvent help(QEvent::ToolTip, {5, 5}, line.mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(&line, &help);
    QVERIFY(QToolTip::text().contains(QStringLiteral("many words many words")));
    QToolTip::hideText();
}

void PanelsTest::theStatusLineForgets()
{
    const TestWindow window;
    window.play();
    const auto* line = window->findChild<StatusLine*>();
    const QString hint = window.gamePage()->board()->hint();
    QCOMPARE(line->text(), hint);
    window.playPlies(random_, 2);
    emit window.gamePage()->announced(QStringLiteral("Ann scores"));
    QCOMPARE(line->text(), QStringLiteral("Ann scores"));
    QStatusTipEvent tip(QStringLiteral("Save it"));
    QCoreApplication::sendEvent(&*window, &tip);
    QCOMPARE(line->text(), QStringLiteral("Save it"));
    QStatusTipEvent none{QString()};
    QCoreApplication::sendEvent(&*window, &none);
    QCOMPARE(line->text(), QStringLiteral("Ann scores"));
    window->actions().undo->trigger(); // she does not any more
    QCOMPARE(line->text(), window.gamePage()->board()->hint());
    emit window->openGame().autosaveFailed([] { return QStringLiteral("The disk is full"); });
    QCOMPARE(line->text(), QStringLiteral("The disk is full"));
    window.playPlies(random_, 1);
    QTRY_COMPARE(line->text(), window.gamePage()->board()->hint());
    emit window.gamePage()->announced(QStringLiteral("Ann scores"));
    window->openGame().close();
    window.play();
    QCOMPARE(line->text(), window.gamePage()->board()->hint());
    QVERIFY(window->statusBar()->currentMessage().isEmpty());
}

void PanelsTest::theStatusLineSpeaksOfTroubleOnce()
{
    StatusLine line;
    QAccessibleInterface* status = QAccessible::queryAccessibleInterface(&line);
    const auto trouble = [] { return QStringLiteral("The disk is full"); };
    line.setTrouble(trouble);
    line.setTrouble(trouble);
    QCOMPARE(status->childCount(), 1);
    QCOMPARE(status->child(0)->text(QAccessible::Name), trouble());
    line.setTrouble({});
    QCOMPARE(status->childCount(), 1);
    line.setTrouble(trouble);
    QCOMPARE(status->childCount(), 2);
}

void PanelsTest::troubleIsToldInTheLanguageOfNow()
{
    StatusLine line;
    QString words = QStringLiteral("The disk is full");
    line.setTrouble([&words] { return words; });
    QCOMPARE(line.text(), words);
    words = QStringLiteral("Die Platte ist voll");
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&line, &change);
    QCOMPARE(line.text(), words);
    QCOMPARE(line.accessibleName(), words);
}

void PanelsTest::everyEventIsToldOnce()
{
    const TestWindow window;
    window.play();
    QStringList told;
    connect(window.gamePage(), &GamePage::told, this, [&told](const QString& text) { told << text; });
    const std::vector<Event>& history = window.session().history();
    const auto first = static_cast<std::ptrdiff_t>(history.size());
    window.playPlies(random_);
    window.gamePage()->board()->finishAnimations();
    QCOMPARE(ui::sentences(told),
             spokenText({history.begin() + first, history.end()}, window.session().record(), kSpectator));
    auto* line = window->findChild<StatusLine*>();
    QAccessibleInterface* status = QAccessible::queryAccessibleInterface(line);
    QCOMPARE(status->role(), QAccessible::StatusBar);
    const int kept = std::min(status->childCount(), static_cast<int>(told.size()));
    QVERIFY(kept > 10);
    for (int back = 1; back <= kept; ++back) {
        QAccessibleInterface* message = status->child(status->childCount() - back);
        QCOMPARE(message->role(), QAccessible::Notification);
        QCOMPARE(message->text(QAccessible::Name), told[told.size() - back]);
        QCOMPARE(status->indexOfChild(message), status->childCount() - back);
    }
    told.clear();
    window.gamePage()->addNotice([] { return QStringLiteral("By the way"); });
    window->actions().undo->trigger();
    QCOMPARE(told, QStringList({QStringLiteral("By the way"), window.gamePage()->turnText(),
                                window.gamePage()->notice()->text()}));
    emit window.gamePage()->noted(QStringLiteral("In short"));
    QCOMPARE(line->text(), QStringLiteral("In short"));
    QCOMPARE(status->child(status->childCount() - 1)->text(QAccessible::Name), told.last());
    emit window.gamePage()->announced(QStringLiteral("Not now"));
    QCOMPARE(status->child(status->childCount() - 1)->text(QAccessible::Name), QStringLiteral("Not now"));
    for (std::size_t more = 0; more < 2 * ui::AccessibleMessages::kMost; ++more)
        line->tell(QStringLiteral("More"));
    QCOMPARE(status->childCount(), static_cast<int>(ui::AccessibleMessages::kMost));
}

const WindowTest<PanelsTest> kTest("tst_panels");

} // namespace lodeline::goldrush::tst_panels

#include "tst_panels.moc"
