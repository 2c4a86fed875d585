// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/lessons/lessonsdialog.h"
#include "app/goldrush/lessons/lessonwords.h"
#include "app/goldrush/lessons/progress.h"
#include "app/goldrush/lessons/teacher.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/playerspanel.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/keys/keytable.h"
#include "app/shell/start/startpage.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"
#include "ui/guide/lessoncard.h"
#include "ui/keys/handedkeys.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush::tst_lessons {
namespace {

using Stage = Course::Stage;

enum class Hand { Mouse, Keyboard };

// Plays lessons in the window, with the mouse or the keyboard.
class Learner : public test::TestWindow
{
public:
    void begin(const QString& name) const { window().start(lessonMatch(name)); }
    Teacher& teacher() const { return *table().teacher(); }
    ui::LessonCard& card() const { return *gamePage()->lesson(); }
    BoardView& board() const { return *gamePage()->board(); }
    Stage stage() const { return teacher().course().stage; }
    const Move& scripted() const
    {
        return teacher().lesson()->moves[static_cast<std::size_t>(session().turns())];
    }
    QPushButton* learnButton() const { return (*this)->startPage()->findChild<QPushButton*>("learn"); }

    void lay(Placement placement, Hand hand) const
    {
        for (int offer = 0; offer < board().offerCount(); ++offer) {
            if (std::get<Placement>(board().offer(offer)).at != placement.at)
                continue;
            board().pointAtOffer(offer);
            for (int turns = 0; turns < 4 && board().ghostRotation() != placement.rotation; ++turns)
                QTest::keyClick(&board(), Qt::Key_R);
            take(offer, hand);
            return;
        }
        QFAIL("no such spot");
    }

    void act(const Action& action, Hand hand) const
    {
        for (int offer = 0; offer < board().offerCount(); ++offer) {
            if (std::get<Action>(board().offer(offer)) == action) {
                take(offer, hand);
                return;
            }
        }
        QFAIL("no such action");
    }

    // The scripted turn of the learner; the other player then has theirs.
    void playRight(Hand hand) const
    {
        const Move move = scripted();
        lay(move.placement, hand);
        QTRY_COMPARE(stage(), Stage::Act);
        act(completed(session().turnStart(), move.action), hand);
        QTRY_VERIFY(stage() == Stage::Lay || stage() == Stage::Done);
    }

    // The last lesson, a game, to its end.
    void playShortGame() const
    {
        Random random(3);
        while (!session().isOver()) {
            QTRY_VERIFY(!session().isComputersTurn());
            if (session().isOver())
                break;
            QVERIFY(test::place(session(), test::anyPlacement(session().game(), random)));
            QVERIFY(test::act(session(), {}));
        }
        QTRY_VERIFY(card().next()->isVisible());
    }

    void click(QPushButton* button, Hand hand) const
    {
        QVERIFY(button->isVisible());
        if (hand == Hand::Mouse) {
            QTest::mouseClick(button, Qt::LeftButton);
        } else {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
        }
    }

private:
    app::GameFlow& window() const { return (*this)->flow(); }

    void take(int offer, Hand hand) const
    {
        if (hand == Hand::Mouse) {
            QTest::mouseMove(board().viewport(), board().offerRect(offer).center());
            QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, board().offerRect(offer).center());
        } else {
            board().chooseOffer(offer);
            QTest::keyClick(&board(), Qt::Key_Return);
        }
    }
};

void addScripted()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Hand>("hand");
    for (const QString& name : lessonNames().mid(0, lessonNames().size() - 1)) {
        QTest::addRow("%s by mouse", qPrintable(name)) << name << Hand::Mouse;
        QTest::addRow("%s by keyboard", qPrintable(name)) << name << Hand::Keyboard;
    }
}

// A legal placement that the lesson does not want, if there is one.
std::optional<Placement> wrongPlacement(const Learner& learner)
{
    const PlacementSet all = learner.session().game().legalPlacements();
    for (int i = 0; i < all.size(); ++i) {
        if (all[i].at != learner.scripted().placement.at)
            return all[i];
    }
    return std::nullopt;
}

} // namespace

class LessonsTest : public QObject
{
    Q_OBJECT

private slots:
    void rightWay_data() { addScripted(); }
    void rightWay();
    void tileElsewhere_data() { addScripted(); }
    void tileElsewhere();
    void anotherTurn_data() { addScripted(); }
    void anotherTurn();
    void theStartPageOffersIt();
    void whoHasPlayedIsAskedQuietly();
    void whoHasBeenThroughAllIsNotAsked();
    void leaveIsWhereItWas();
    void theMenuTakesItUpAgain();
    void showsWhatItWants();
    void theShortGameEndsWithALevel();
    void theLevelFollowsTheLastShortGame();
    void theLevelLeavesTheSetUpAlone();
    void leavesNothingBehind();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void thePlayersAreSeenFromTheBeginning();
    void theBoardStaysWhereItIs_data();
    void theBoardStaysWhereItIs();
    void speaksTheLanguageOfTheWindow();
    void tellsTheKeysOfTheWindow();
};

void LessonsTest::rightWay()
{
    QFETCH(QString, name);
    QFETCH(Hand, hand);
    Learner learner;
    learner.begin(name);
    QVERIFY(learner.card().isVisible());
    QCOMPARE(learner.card().accessibleName(), lessonHeading(name));
    while (learner.stage() != Stage::Done) {
        QCOMPARE(learner.stage(), Stage::Lay);
        QVERIFY(!learner.card().again()->isVisible() && !learner.card().next()->isVisible());
        const QString before = learner.card().text();
        learner.playRight(hand);
        QTRY_VERIFY(learner.card().text() != before);
    }
    QCOMPARE(lessonsDone(learner.settings().store()), QStringList{name});
    QTRY_VERIFY(learner.card().next()->hasFocus());
    learner.click(learner.card().next(), hand);
    const QString following = lessonNames()[lessonNames().indexOf(name) + 1];
    QTRY_COMPARE(learner.teacher().lesson()->name, following);
    QCOMPARE(learner.session().turns(), 0);
}

void LessonsTest::tileElsewhere()
{
    QFETCH(QString, name);
    QFETCH(Hand, hand);
    Learner learner;
    learner.begin(name);
    if (!learner.teacher().lesson()->steps.front().wanted.front().starts_with(R"({"event":"place")"))
        learner.playRight(hand);
    const auto wrong = wrongPlacement(learner);
    QVERIFY(wrong);
    const int turns = learner.session().turns();
    learner.lay(*wrong, hand);
    const bool isWanted = learner.stage() == Stage::Act; // it is the turn that counts
    if (isWanted)
        learner.act({}, hand);
    QTRY_VERIFY(learner.card().again()->isVisible() || learner.session().isOver());
    if (learner.session().isOver()) // the last tile may lie anywhere
        return;
    QCOMPARE(learner.stage(), isWanted ? Stage::ActedOther : Stage::LaidOther);
    learner.click(learner.card().again(), hand);
    QTRY_COMPARE(learner.stage(), Stage::Lay);
    QCOMPARE(learner.session().turns(), turns);
    QVERIFY(!learner.card().again()->isVisible());
    learner.playRight(hand);
}

// The tile lies right, and then nothing is done, or something else.
void LessonsTest::anotherTurn()
{
    QFETCH(QString, name);
    QFETCH(Hand, hand);
    Learner learner;
    learner.begin(name);
    const Move move = learner.scripted();
    learner.lay(move.placement, hand);
    QTRY_COMPARE(learner.stage(), Stage::Act);
    if (move.action == Action{}) { // there every action will do
        QVERIFY(learner.board().offerCount() > 1);
        learner.act(std::get<Action>(learner.board().offer(1)), hand);
        QTRY_COMPARE(learner.stage(), Stage::Lay);
        return;
    }
    learner.act({}, hand);
    QTRY_COMPARE(learner.stage(), Stage::ActedOther);
    QTRY_VERIFY(learner.card().again()->hasFocus());
    QVERIFY(!learner.card().text().isEmpty());
    QCOMPARE(learner.session().turns(), 1); // the other player waits
    learner.click(learner.card().again(), hand);
    QTRY_COMPARE(learner.stage(), Stage::Lay);
    QCOMPARE(learner.session().turns(), 0);
    learner.playRight(hand);
}

void LessonsTest::theStartPageOffersIt()
{
    const Learner learner;
    QVERIFY(learner.learnButton()->isVisible());
    learner.learnButton()->click();
    QCOMPARE(learner.teacher().lesson()->name, lessonNames().first());
    learner.card().leave()->click();
    QTRY_VERIFY(!learner->openGame().match());
    QVERIFY(learner.learnButton()->isVisible());
}

void LessonsTest::whoHasPlayedIsAskedQuietly()
{
    Learner learner;
    Random random(7);
    learner.play();
    test::playPlies(learner.session(), random);
    QVERIFY(learner.session().isOver());
    learner->flow().close();
    QVERIFY(hasPlayed(learner.settings().store()));
    QVERIFY(learner.learnButton()->isVisible() && learner.learnButton()->isFlat());
}

void LessonsTest::whoHasBeenThroughAllIsNotAsked()
{
    Learner learner;
    QVERIFY(learner.learnButton()->isVisible() && !learner.learnButton()->isFlat());
    learner.play();
    for (const QString& name : lessonNames())
        setLessonDone(learner.settings().store(), name);
    learner->flow().close();
    QVERIFY(!learner.learnButton()->isVisible());
}

void LessonsTest::leaveIsWhereItWas()
{
    const Learner learner;
    learner.begin(lessonNames().front());
    QTRY_VERIFY(learner.card().showMe()->isVisible());
    const QRect showMe = learner.card().showMe()->geometry();
    const QRect leave = learner.card().leave()->geometry();
    learner.begin(lessonNames().back());
    QCOMPARE(learner.stage(), Stage::Free);
    QTRY_COMPARE(learner.card().leave()->geometry().bottom(), leave.bottom());
    QVERIFY(!learner.card().leave()->geometry().intersects(showMe));
}

void LessonsTest::theMenuTakesItUpAgain()
{
    Learner learner;
    QVERIFY(learner->actions().lessons->isVisible());
    setLessonDone(learner.settings().store(), lessonNames()[0]);
    setLessonDone(learner.settings().store(), lessonNames()[2]);
    QString proposed;
    test::onNextDialog([&](QDialog* shown) {
        proposed = static_cast<LessonsDialog*>(shown)->chosen();
        const auto* list = shown->findChild<QListWidget*>();
        QVERIFY(list->item(0)->text().contains(QStringLiteral("done")));
        for (int row = 0; row < list->count(); ++row) { // titles and numbers stand below each other
            QCOMPARE(list->item(row)->text().indexOf(u':'), list->item(9)->text().indexOf(u':'));
            QVERIFY(!list->item(row)->icon().isNull());
        }
        shown->accept();
    });
    learner->actions().lessons->trigger();
    QCOMPARE(proposed, lessonNames()[1]);
    QCOMPARE(learner.teacher().lesson()->name, lessonNames()[1]);
}

void LessonsTest::showsWhatItWants()
{
    const Learner learner;
    learner.begin(QStringLiteral("railroad"));
    const Move move = learner.scripted();
    learner.card().showMe()->click();
    QVERIFY(learner.board().hasFocus());
    QVERIFY(learner.board().chosenOffer() >= 0);
    QCOMPARE(std::get<Placement>(learner.board().offer(learner.board().chosenOffer())).at, move.placement.at);
    QCOMPARE(learner.board().ghostRotation(), move.placement.rotation);
    learner.lay(move.placement, Hand::Keyboard);
    learner.card().showMe()->click();
    QCOMPARE(std::get<Action>(learner.board().offer(learner.board().chosenOffer())), move.action);
}

void LessonsTest::theShortGameEndsWithALevel()
{
    Learner learner;
    learner.settings().store().remove(QStringLiteral("newGame")); // nobody has set up a game yet
    learner.begin(lessonNames().last());
    QCOMPARE(learner.stage(), Stage::Free);
    QVERIFY(!learner.card().showMe()->isVisible());
    learner.playShortGame();
    QCOMPARE(learner.card().text(),
             gameEndText(learner.session().game().score(0), learner.session().game().score(1)));
    QVERIFY(learner.table().isPlaying()); // the card has the last word
    const bool won = learner.session().game().score(0) > learner.session().game().score(1);
    learner.card().next()->click();
    QTRY_VERIFY(!learner.teacher().isTeaching());
    QVERIFY(!learner.card().isVisible());
    QCOMPARE(learner.session().record().players.back().kind,
             std::string(won ? "ai:greenhorn+50" : "ai:greenhorn"));
    QVERIFY(!learner.session().record().options.farmers);
    QCOMPARE(storedGame(learner.settings().store()).seats.back().kind,
             QString::fromStdString(learner.session().record().players.back().kind));
}

// A suggestion of before gives way, whichever it was.
void LessonsTest::theLevelFollowsTheLastShortGame()
{
    Learner learner;
    QSettings& store = learner.settings().store();
    store.remove(QStringLiteral("newGame"));
    const auto playLevel = [&] {
        learner.begin(lessonNames().last());
        learner.playShortGame();
        learner.card().next()->click();
        QTRY_VERIFY(!learner.teacher().isTeaching());
        QCOMPARE(storedGame(store).seats.back().kind,
                 QString::fromStdString(learner.session().record().players.back().kind));
    };
    playLevel();
    NewGame other = storedGame(store);
    QString& kind = other.seats.back().kind;
    kind = kind == QStringLiteral("ai:greenhorn") ? QStringLiteral("ai:greenhorn+50")
                                                  : QStringLiteral("ai:greenhorn");
    suggestGame(store, other); // as if the short game had ended the other way
    QCOMPARE(storedGame(store).seats.back().kind, kind);
    playLevel();
}

void LessonsTest::theLevelLeavesTheSetUpAlone()
{
    Learner learner;
    NewGame chosen = NewGame::usual();
    chosen.seats.front().name = QStringLiteral("Anna");
    chosen.options.farmers = true;
    storeGame(learner.settings().store(), chosen);
    const NewGame before = storedGame(learner.settings().store());
    learner.begin(lessonNames().last());
    learner.playShortGame();
    learner.card().next()->click();
    QTRY_VERIFY(!learner.teacher().isTeaching());
    QVERIFY(storedGame(learner.settings().store()) == before);
}

void LessonsTest::leavesNothingBehind()
{
    const Learner learner;
    learner.begin(QStringLiteral("railroad"));
    learner.playRight(Hand::Keyboard);
    learner->flow().close();
    QVERIFY(QDir(learner.path("autosave")).entryList({"*.lodeline"}, QDir::Files).isEmpty());
    // What follows is kept as ever, and nobody scripts it.
    learner.play();
    QVERIFY(!learner.card().isVisible());
    QVERIFY(!learner.teacher().isTeaching());
}

void LessonsTest::nothingIsClipped_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"}) {
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)})
            QTest::addRow("%s %d", language, size.width()) << size << QString::fromLatin1(language);
    }
}

void LessonsTest::nothingIsClipped()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Learner learner;
    learner.languages().use(language);
    learner->resize(size);
    for (const QString& name : lessonNames()) {
        learner.begin(name);
        settleLayouts();
        QCOMPARE(learner->size(), size);
        for (const auto* label : learner.card().findChildren<QLabel*>())
            QVERIFY(label->heightForWidth(label->width()) <= label->height());
        QVERIFY(learner.board().height() > size.height() / 3);
    }
}

void LessonsTest::thePlayersAreSeenFromTheBeginning()
{
    const Learner learner;
    learner->resize(1280, 800);
    for (const QString& name : lessonNames().mid(0, 3)) {
        learner.begin(name);
        settleLayouts();
        const QWidget* players = learner.gamePage()->sidePanel()->players();
        QTRY_COMPARE(players->visibleRegion().boundingRect(), players->rect());
    }
}

void LessonsTest::theBoardStaysWhereItIs_data()
{
    nothingIsClipped_data();
    QTest::newRow("narrow") << QSize(760, 600) << QStringLiteral("de");
}

// Whatever a lesson says, nothing moves under the pointer.
void LessonsTest::theBoardStaysWhereItIs()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    Learner learner;
    learner.languages().use(language);
    learner->resize(size);
    for (const QString& name : lessonNames()) {
        learner.begin(name);
        settleLayouts();
        const QRect board = learner.board().geometry();
        for (const QString& text : courseTexts(*learner.teacher().lesson(), ui::keysOf(learner.card()))) {
            learner.card().setText(text);
            learner.card().showMe()->setVisible(learner.card().showMe()->isHidden());
            settleLayouts();
            QCOMPARE(learner.board().geometry(), board);
            for (const auto* label : learner.card().findChildren<QLabel*>())
                QVERIFY(label->heightForWidth(label->width()) <= label->height());
        }
    }
}

void LessonsTest::speaksTheLanguageOfTheWindow()
{
    Learner learner;
    learner.begin(QStringLiteral("tent"));
    const QString english = learner.card().text();
    learner.languages().use(QStringLiteral("de"));
    QTRY_VERIFY(learner.card().text() != english);
    QCOMPARE(learner.card().accessibleName(), lessonHeading(QStringLiteral("tent")));
}

void LessonsTest::tellsTheKeysOfTheWindow()
{
    const Learner learner;
    learner.begin(QStringLiteral("edges"));
    const auto ends = [&learner](const char* how) {
        return learner.card().text().endsWith(QLatin1String(how));
    };
    QVERIFY(ends("Press R or the right mouse button to turn the tile."));
    learner->keys().give(*learner->actions().turnRight, Qt::Key_G);
    QVERIFY(ends("Press G or the right mouse button to turn the tile."));
    learner->keys().give(*learner->actions().turnRight, {});
    QVERIFY(ends("Press the right mouse button to turn the tile."));
}

const WindowTest<LessonsTest> kTest("tst_lessons");

} // namespace lodeline::goldrush::tst_lessons

#include "tst_lessons.moc"
