// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/computerplayers.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/review/lucktable.h"
#include "app/goldrush/review/reviewboard.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/goldrush/session/recordfile.h"
#include "app/goldrush/wording/words.h"
#include "app/match/panels/noticebar.h"
#include "app/match/review/coursechart.h"
#include "app/match/review/reviewprogress.h"
#include "app/match/review/steprow.h"
#include "app/match/review/turninglist.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "tests/app/goldrush/review/reviewedgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QPixmap>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_reviewpage {

using namespace app;

using test::TestWindow;

class ReviewPageTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingFollowsTheChosenTurn();
    void pointsAreDrawnInPlaceOfTheChances();
    void betterMovesComeToTheBoard();
    void resultsComeInWhileItRuns();
    void cancellingKeepsWhatIsKnown();
    void whatIsCancelledAtOnceHasFoundNothing();
    void failingIsNoCancelling();
    void aFinishedGameLeadsToItsReviewAndBack();
    void playsOnFromAnyTurn();
    void aFinishedGameIsKeptWhenAnotherCourseIsPlayed();
    void theOriginalGameCanBeGoneBackTo();
    void computerPlayersWaitMeanwhile();
    void theReviewRestsWhileTheGameGoesOn();
    void aFinishedGameGoesOnBeingReviewed();
    void theWindowClosesWhileItRuns();
    void germanReachesEveryWord();
    void largeTitlesOfTurningPointsAreWhole();
    void largerLettersFindRoom();
    void theNumberOfTheTurnFindsRoom();
};

namespace {

QPushButton* button(const QWidget& page, const QString& text)
{
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

void playToTheEnd(const TestWindow& window)
{
    window->flow().play();
    Random random(4);
    window.playPlies(random);
    QTRY_VERIFY(window.finalPage()->isVisible());
}

std::unique_ptr<ReviewPage> reviewed(const GameRecord& record)
{
    auto page = std::make_unique<ReviewPage>();
    page->setSettings(test::kQuickReview);
    page->setAnimation(AnimationSpeed::Off);
    page->resize(1280, 720);
    page->show();
    const QSignalSpy completed(page.get(), &ReviewPage::completed);
    page->showRecord(record);
    [&] { QTRY_COMPARE(completed.size(), 1); }();
    return page;
}

} // namespace

void ReviewPageTest::everythingFollowsTheChosenTurn()
{
    const auto page = reviewed(test::playedRecord());
    const int last = static_cast<int>(page->review().plies.size());
    QCOMPARE(page->position(), last);
    QVERIFY(page->chart()->hasValues());
    QVERIFY(page->turningList()->count() > 0);
    QCOMPARE(static_cast<int>(page->chart()->marks().size()), page->turningList()->count());
    QTest::keyClick(page.get(), Qt::Key_Home);
    QTest::keyClick(page.get(), Qt::Key_Right);
    QTest::keyClick(page.get(), Qt::Key_Right);
    QCOMPARE(page->position(), 2);
    QCOMPARE(page->board()->position(), 2);
    QCOMPARE(page->chart()->position(), 2);
    page->turningList()->setCurrentRow(0);
    QCOMPARE(page->position(), page->chart()->marks()[0]);
    page->chart()->setFocus();
    QTest::keyClick(page->chart(), Qt::Key_End);
    QCOMPARE(page->position(), last);
    page->setLayoutDirection(Qt::RightToLeft);
    QTest::keyClick(page.get(), Qt::Key_Right);
    QCOMPARE(page->position(), last - 1);
}

void ReviewPageTest::pointsAreDrawnInPlaceOfTheChances()
{
    const GameRecord record = test::playedRecord();
    const auto page = reviewed(record);
    QCOMPARE(page->chart()->measure(), CourseChart::Measure::Chances);
    QTest::keyClick(page.get(), Qt::Key_D);
    QCOMPARE(page->chart()->measure(), CourseChart::Measure::Points);
    for (const int ply : {page->lastPosition(), page->lastPosition() / 2}) {
        page->setPosition(ply);
        const Game game = replay(record, nullptr, ply).value();
        for (int seat = 0; seat < game.players(); ++seat)
            QVERIFY(page->chart()->valueText(ply).contains(
                QStringLiteral("%1 %2").arg(playerName(record, seat)).arg(game.score(seat))));
    }
    QTest::keyClick(page.get(), Qt::Key_D);
    QCOMPARE(page->chart()->measure(), CourseChart::Measure::Chances);
}

void ReviewPageTest::betterMovesComeToTheBoard()
{
    const auto page = reviewed(test::playedRecord());
    const auto& plies = page->review().plies;
    const auto missed =
        std::ranges::find_if(plies, [](const PlyReview& ply) { return ply.better.has_value(); });
    QVERIFY(missed != plies.end());
    page->setPosition(static_cast<int>(missed - plies.begin()) + 1);
    QVERIFY(page->board()->showsBetterMove());
    QTest::keyClick(page.get(), Qt::Key_B);
    QVERIFY(!page->board()->showsBetterMove());
    QTest::keyClick(page.get(), Qt::Key_B);
    QVERIFY(page->board()->showsBetterMove());
    page->setPosition(0);
    QVERIFY(!page->board()->showsBetterMove());
}

void ReviewPageTest::resultsComeInWhileItRuns()
{
    ReviewPage page;
    page.setSettings(test::kEndlessReview);
    page.show();
    page.showRecord(test::playedRecord());
    QVERIFY(page.progress()->isVisible());
    QTRY_VERIFY(page.chart()->hasValues());
    QVERIFY(page.isRunning());
    QVERIFY(page.turningList()->count() > 0); // luck is known first
    QVERIFY(page.luckTable()->item(0, 1)->text() != page.luckTable()->item(1, 1)->text());
}

void ReviewPageTest::cancellingKeepsWhatIsKnown()
{
    ReviewPage page;
    page.setSettings(test::kEndlessReview);
    page.show();
    const GameRecord record = test::playedRecord();
    page.showRecord(record);
    QTRY_VERIFY(page.chart()->hasValues());
    button(page, QStringLiteral("Cancel"))->click();
    QVERIFY(!page.isRunning());
    QVERIFY(page.chart()->hasValues());
    page.showRecord(record); // the same again: nothing is lost
    QVERIFY(page.chart()->hasValues());
    page.setSettings(test::kQuickReview);
    const QSignalSpy completed(&page, &ReviewPage::completed);
    button(page, QStringLiteral("Start again"))->click();
    QTRY_COMPARE(completed.size(), 1);
    QVERIFY(!page.progress()->isVisible());
}

void ReviewPageTest::whatIsCancelledAtOnceHasFoundNothing()
{
    ReviewPage page;
    page.setSettings(test::kEndlessReview);
    page.show();
    page.showRecord(test::playedRecord(2, 3, 4));
    QVERIFY(page.chart()->awaitsChances());
    button(page, QStringLiteral("Cancel"))->click();
    QVERIFY(!page.chart()->hasValues() && !page.chart()->awaitsChances());
    QCOMPARE(page.turningList()->placeholder(), QStringLiteral("None found yet"));
    page.setSettings(test::kQuickReview);
    const QSignalSpy completed(&page, &ReviewPage::completed);
    button(page, QStringLiteral("Start again"))->click();
    QVERIFY(page.chart()->awaitsChances());
    QTRY_COMPARE(completed.size(), 1);
    QCOMPARE(page.turningList()->placeholder(), QStringLiteral("No turn changed much."));
}

void ReviewPageTest::failingIsNoCancelling()
{
    ReviewProgress progress;
    const auto tells = [&progress](const char* words) {
        return progress.findChild<QLabel*>()->text().contains(QLatin1String(words));
    };
    progress.start(3);
    progress.fail();
    QVERIFY(!progress.isHidden());
    QVERIFY(tells("could not be completed"));
    QVERIFY(button(progress, QStringLiteral("Start again")));
    progress.start(3);
    progress.end(false);
    QVERIFY(tells("canceled"));
}

void ReviewPageTest::aFinishedGameLeadsToItsReviewAndBack()
{
    const TestWindow window;
    QVERIFY(!window->actions().review->isEnabled());
    playToTheEnd(window);
    window.reviewPage()->setSettings(test::kEndlessReview);
    button(*window.finalPage(), QStringLiteral("Review"))->click();
    QVERIFY(window.reviewPage()->isVisible());
    QVERIFY(!window->actions().undo->isEnabled());
    QVERIFY(!window->actions().review->isEnabled());
    const qreal size = window.reviewPage()->board()->tileSize();
    window->actions().zoomIn->trigger();
    QVERIFY(window.reviewPage()->board()->tileSize() > size);
    QTest::keyClick(window.reviewPage(), Qt::Key_Escape);
    QVERIFY(window.finalPage()->isVisible());
    QVERIFY(window->actions().undo->isEnabled());
    window->actions().undo->trigger();
    QVERIFY(window.gamePage()->isVisible());
    window->actions().review->trigger();
    QVERIFY(window.reviewPage()->isVisible());
    QCOMPARE(window.reviewPage()->position(), static_cast<int>(window.session().record().moves.size()));
}

void ReviewPageTest::playsOnFromAnyTurn()
{
    TestWindow window;
    playToTheEnd(window);
    QVERIFY(window->openGame().save(window.path(QStringLiteral("whole.lodeline"))));
    const GameRecord whole = window.session().record();
    window.reviewPage()->setSettings(test::kEndlessReview);
    window.table().showReview();
    QPushButton* playOn = button(*window.reviewPage(), QStringLiteral("Play on from here"));
    QVERIFY(!playOn->isEnabled()); // nothing comes after the end
    window.reviewPage()->setPosition(30);
    playOn->click();
    QVERIFY(window.gamePage()->isVisible());
    QVERIFY(!window.reviewPage()->isRunning());
    const GameRecord branch = window.session().record();
    QCOMPARE(branch.moves.size(), std::size_t{30});
    QVERIFY(std::equal(branch.moves.begin(), branch.moves.end(), whole.moves.begin()));
    QVERIFY(window->openGame().path().isEmpty());
    QVERIFY(window->isWindowModified());
    Random random(1);
    QCOMPARE(window.playPlies(random, 3), 3);
    QCOMPARE(window.session().record().moves.size(), std::size_t{33});
}

void ReviewPageTest::aFinishedGameIsKeptWhenAnotherCourseIsPlayed()
{
    TestWindow window;
    playToTheEnd(window);
    const std::string whole = writeRecord(window.session().record());
    window.reviewPage()->setSettings(test::kEndlessReview);
    window.table().showReview();
    window.reviewPage()->setPosition(10);
    button(*window.reviewPage(), QStringLiteral("Play on from here"))->click();
    QCOMPARE(window.session().record().moves.size(), std::size_t{10});
    QCOMPARE(window.settings().recentFiles().paths().size(), 1);
    QCOMPARE(writeRecord(loadRecord(window.settings().recentFiles().paths().front())->record), whole);
}

void ReviewPageTest::theOriginalGameCanBeGoneBackTo()
{
    TestWindow window;
    playToTheEnd(window);
    QAction* goBack = window->actions().goBack;
    QVERIFY(!goBack->isEnabled());
    const std::string whole = writeRecord(window.session().record());
    window.reviewPage()->setSettings(test::kEndlessReview);
    Random random(1);
    std::vector<std::string> courses{whole};
    for (const int from : {20, 10}) { // and from there once more
        window.table().showReview();
        window.reviewPage()->setPosition(from);
        button(*window.reviewPage(), QStringLiteral("Play on from here"))->click();
        QVERIFY(goBack->isEnabled());
        QVERIFY(window.gamePage()->notice()->text().contains(QLatin1String("original game")));
        window.playPlies(random, 3);
        courses.push_back(writeRecord(window.session().record()));
    }
    for (courses.pop_back(); !courses.empty(); courses.pop_back()) {
        QVERIFY(goBack->isEnabled());
        goBack->trigger();
        QCOMPARE(writeRecord(window.session().record()), courses.back());
    }
    QVERIFY(!goBack->isEnabled());
    QVERIFY(window.finalPage()->isVisible());
    window.table().showReview();
    window.reviewPage()->setPosition(5);
    button(*window.reviewPage(), QStringLiteral("Play on from here"))->click();
    window.play(); // another game altogether
    QVERIFY(!goBack->isEnabled());
}

void ReviewPageTest::computerPlayersWaitMeanwhile()
{
    const TestWindow window;
    GameRecord record = test::playedRecord(2, 3, 20);
    const auto next = static_cast<std::size_t>(replay(record)->player());
    record.players[next].kind = "ai:baron@600000";
    QVERIFY(window.branch(record));
    window.reviewPage()->setSettings(test::kEndlessReview);
    const ComputerPlayers& computers = window.gamePage()->computers();
    QCOMPARE(computers.state(), ComputerPlayers::State::Thinking);
    window.table().showReview();
    QCOMPARE(computers.state(), ComputerPlayers::State::Resting);
    QVERIFY(!window->actions().goOn->isEnabled());
    QTest::keyClick(window.reviewPage(), Qt::Key_Escape);
    QVERIFY(window.gamePage()->isVisible());
    QCOMPARE(computers.state(), ComputerPlayers::State::Thinking);
}

void ReviewPageTest::theReviewRestsWhileTheGameGoesOn()
{
    const TestWindow window;
    QVERIFY(window.branch(test::playedRecord(2, 3, 20)));
    ReviewPage& page = *window.reviewPage();
    page.setSettings(test::kEndlessReview);
    window.table().showReview();
    QTRY_VERIFY(page.chart()->hasValues());
    QTest::keyClick(&page, Qt::Key_Escape);
    QVERIFY(!page.isRunning());
    window.table().showReview(); // of the same turns
    QVERIFY(page.isRunning());
}

void ReviewPageTest::aFinishedGameGoesOnBeingReviewed()
{
    const TestWindow window;
    playToTheEnd(window);
    ReviewPage& page = *window.reviewPage();
    page.setSettings(test::kEndlessReview);
    window.table().showReview();
    QTest::keyClick(&page, Qt::Key_Escape);
    QVERIFY(page.isRunning()); // nobody thinks any more
    window->actions().undo->trigger();
    QVERIFY(!page.isRunning());
}

void ReviewPageTest::theWindowClosesWhileItRuns()
{
    TestWindow window;
    playToTheEnd(window);
    window.reviewPage()->setSettings(test::kEndlessReview);
    window.table().showReview();
    QVERIFY(window.reviewPage()->isRunning());
    window.restart(); // the thread of the first window has ended
    QVERIFY(!window->actions().review->isEnabled());
}

void ReviewPageTest::germanReachesEveryWord()
{
    TestWindow window;
    playToTheEnd(window);
    window.reviewPage()->setSettings(test::kQuickReview);
    const QSignalSpy completed(window.reviewPage(), &ReviewPage::completed);
    window.table().showReview();
    QTRY_COMPARE(completed.size(), 1);
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY(button(*window.reviewPage(), QStringLiteral("Von hier weiterspielen")));
    const QString turning =
        window.reviewPage()->turningList()->item(0)->data(Qt::AccessibleTextRole).toString();
    QVERIFY2(turning.startsWith(QStringLiteral("Zug ")), qPrintable(turning));
    QVERIFY(window.reviewPage()->chart()->accessibleName().contains(QStringLiteral("Gewinnchancen")));
}

void ReviewPageTest::largeTitlesOfTurningPointsAreWhole()
{
    TurningList list;
    QFont large = list.font();
    large.setPixelSize(60);
    list.setFont(large);
    list.resize(600, 200);
    TurningList::Entry entry;
    entry.position = 7;
    entry.title = QStringLiteral("HHH");
    entry.colour = QStringLiteral("red");
    list.setEntries({entry});
    list.show();
    const QImage seen = list.viewport()->grab().toImage();
    int rows = 0;
    const int from = seen.width() / 4; // beside the number and the emblem
    for (int y = 0; y < seen.height(); ++y) {
        bool isInked = false;
        for (int x = from; x < seen.width(); ++x)
            isInked |= seen.pixel(x, y) != seen.pixel(seen.width() - 1, seen.height() - 1);
        rows += isInked ? 1 : 0;
    }
    QVERIFY2(rows > 30, qPrintable(QString::number(rows)));
}

void ReviewPageTest::largerLettersFindRoom()
{
    ReviewPage page;
    QFont large = page.font();
    large.setPixelSize(40);
    page.setFont(large);
    const int line = page.fontMetrics().height();
    const QList<QLabel*> labels = page.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [line](const QLabel* label) {
        return label->textFormat() == Qt::RichText && label->minimumHeight() >= 10 * line;
    }));
    const LuckTable* table = page.luckTable();
    QVERIFY(table->verticalHeader()->defaultSectionSize() >= table->fontMetrics().height());
    QVERIFY(table->horizontalHeader()->minimumHeight() >= table->fontMetrics().height());
}

void ReviewPageTest::theNumberOfTheTurnFindsRoom()
{
    StepRow row;
    row.setPosition(100, 888);
    const auto* turn = row.findChild<QLabel*>();
    const auto fits = [turn] {
        return turn->minimumWidth() >= turn->fontMetrics().horizontalAdvance(turn->text());
    };
    QVERIFY(fits());
    QFont large = row.font();
    large.setPixelSize(40);
    row.setFont(large);
    QVERIFY(fits());
}

const WindowTest<ReviewPageTest> kTest("tst_reviewpage");

} // namespace lodeline::goldrush::tst_reviewpage

#include "tst_reviewpage.moc"
