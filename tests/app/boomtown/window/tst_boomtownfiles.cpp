// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/dialogs/deckchooser.h"
#include "app/boomtown/dialogs/newgamedialog.h"
#include "app/goldrush/table/goldrush.h"
#include "app/match/panels/noticebar.h"
#include "app/match/seats/seedfield.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/start/startpage.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/ui/accessible.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/fakeeditor.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/decks.h"
#include "ui/problemsdialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace lodeline::boomtown::tst_boomtownfiles {
namespace {

using test::BoomtownWindow;

QString written(const BoomtownWindow& window, const QString& name, const QByteArray& text)
{
    QFile file(window.path(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return file.fileName();
}

QByteArray goodDeck()
{
    Deck deck = loadDeck({})->deck;
    deck.name = "Ours";
    deck.names.clear();
    return QByteArray::fromStdString(writeDeck(deck));
}

void play(const BoomtownWindow& window, int moves)
{
    for (int move = 0; move < moves; ++move) {
        BoardView& board = window.board();
        board.takeOffer(0);
        if (board.controller().step() == BoardController::Step::Place && window.match().turns() == move)
            board.takeOffer(0);
        QCOMPARE(window.match().turns(), move + 1);
    }
}

void drop(QWidget& window, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &dropped);
}

} // namespace

class BoomtownFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void theOpenDialogSpeaksForAllGames();
    void gamesAreSavedAndOpened();
    void gamesAreKeptAndGoneOnWith();
    void theUsualGameIsPlayedAtOnce();
    void setUpsAreRemembered();
    void settingsMayHoldAnything();
    void badDecksAreExplainedAndNotPlayed();
    void badDecksCannotBeChosen();
    void theDeckThatIsChosenLastIsJudged();
    void whatADeckTellsIsSeenWhole();
    void aDroppedDeckIsOffered();
    void aDroppedBadDeckIsExplained();
    void anOpenedDeckIsReadyToBePlayed();
    void theWindowLivesWhileADeckIsRead();
    void aDeckIsDroppedOnTheNewGame();
    void aDeckIsTriedAtOnce();
    void decksThatCannotBeTriedAreExplained();
    void trialsThatNoDeckHasAreRefused();
    void installedDecksAreOffered();
    void decksAreAddedReplacedAndRemoved();
    void theDeckThatWasAskedAboutIsRemoved();
    void decksAreMadeInTheEditor();
    void theOrderOfTheCardsCanBeChosen();
    void keysOfTheNewGameDoNotClash();
    void theSameAgainKeepsPlayersAndDeck();
};

void BoomtownFilesTest::gamesAreSavedAndOpened()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 5);
    const GameRecord record = window.match().record();
    const QString path = window.path(QStringLiteral("town.lodeline"));
    QVERIFY(window->openGame().save(path));
    window->flow().close();
    window->flow().openFile(path);
    QVERIFY(window.match().record() == record);
    QCOMPARE(window.match().players(), QStringList({QStringLiteral("Ann"), QStringLiteral("Bo")}));
}

void BoomtownFilesTest::gamesAreKeptAndGoneOnWith()
{
    BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 6);
    const GameRecord record = window.match().record();
    window.restart();
    const auto buttons = window->findChildren<QPushButton*>();
    const auto goOn = std::ranges::find_if(buttons, [](const QPushButton* button) {
        return button->isVisible() && button->text() == QStringLiteral("Continue");
    });
    QVERIFY(goOn != buttons.end());
    (*goOn)->click();
    QVERIFY(window.match().record() == record);
    window->actions().undo->trigger();
    QCOMPARE(window.match().turns(), 5);
}

void BoomtownFilesTest::theUsualGameIsPlayedAtOnce()
{
    const BoomtownWindow window;
    QCOMPARE(window.kind().usualPlayers().size(), kPlayers);
    window->flow().play();
    QVERIFY(!window.match().isComputer(0));
    QVERIFY(window.match().isComputer(1));
}

void BoomtownFilesTest::setUpsAreRemembered()
{
    const BoomtownWindow window;
    test::newRecord();
    lodeline::test::onNextDialog([](QDialog* dialog) {
        QVERIFY(dynamic_cast<NewGameDialog*>(dialog));
        dialog->findChildren<QLineEdit*>()[0]->setText(QStringLiteral("Zoe"));
        dialog->findChildren<QComboBox*>(QStringLiteral("kind"))[1]->setCurrentIndex(0);
        dialog->accept();
    });
    window->flow().newGame();
    QCOMPARE(window.match().players()[0], QStringLiteral("Zoe"));
    QVERIFY(!window.match().isComputer(1));
    QCOMPARE(window.kind().usualPlayers()[0], QStringLiteral("Zoe"));
}

void BoomtownFilesTest::settingsMayHoldAnything()
{
    BoomtownWindow window;
    NewGame game;
    game.seats = {{QStringLiteral("\u202Ex"), QStringLiteral("puce"), QStringLiteral("ai:nobody")}, {}, {}};
    game.startPlayer = 7;
    game.deckFile = window.path(QStringLiteral("gone.deck.json"));
    storeGame(window.settings().store(), game);
    const NewGame read = storedGame(window.settings().store());
    QCOMPARE(read.seats.size(), std::size_t{kPlayers});
    QCOMPARE(read.seats[0].kind, QStringLiteral("human"));
    QCOMPARE(read.startPlayer, NewGame::kRandomStart);
    window->flow().play();
    QCOMPARE(window.match().turns(), 0);
    const QString told = window.table().gamePage()->notice()->text();
    QVERIFY2(told.contains(QStringLiteral("gone.deck.json")) && told.contains(QStringLiteral("own deck")),
             qPrintable(told));
}

void BoomtownFilesTest::badDecksAreExplainedAndNotPlayed()
{
    const BoomtownWindow window;
    for (const QByteArray& text :
         {QByteArray("nothing"), QByteArray(R"({"format": "lodeline-deck", "version": 1})"),
          QByteArray(R"({"format": "lodeline-deck", "version": 9})"),
          goodDeck().replace("\"wagon\"", "\"waggon\"")}) {
        const QString path = written(window, QStringLiteral("bad.deck.json"), text);
        bool explained = false;
        lodeline::test::onNextDialog([&explained](QDialog* dialog) {
            auto* problems = dynamic_cast<ui::ProblemsDialog*>(dialog);
            explained = problems && !problems->text().isEmpty();
        });
        window->flow().openFile(path);
        QVERIFY(explained);
        QVERIFY(!window->openGame().match());
    }
}

void BoomtownFilesTest::badDecksCannotBeChosen()
{
    const BoomtownWindow window;
    NewGame game = NewGame::usual();
    game.deckFile = written(window, QStringLiteral("bad.deck.json"), "{}");
    const auto verdict = [](const NewGameDialog& dialog) {
        return dialog.findChild<QLabel*>(QStringLiteral("deckVerdict"))->text();
    };
    const auto canStart = [](const NewGameDialog& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    };
    const NewGameDialog bad(game);
    QTRY_VERIFY(verdict(bad).contains(QStringLiteral("cannot")));
    QVERIFY(!canStart(bad));
    game.deckFile = written(window, QStringLiteral("good.deck.json"), goodDeck());
    const NewGameDialog good(game);
    QVERIFY(!canStart(good)); // is being read
    QTRY_VERIFY(canStart(good));
    QVERIFY(verdict(good).contains(QStringLiteral("Ours")));
}

// Whatever order the disk answers in.
void BoomtownFilesTest::theDeckThatIsChosenLastIsJudged()
{
    const BoomtownWindow window;
    DeckChooser chooser(window.path(QStringLiteral("decks")));
    QSignalSpy read(&chooser, &DeckChooser::read);
    QVERIFY(read.wait(kLongestWait));
    chooser.setFile(written(window, QStringLiteral("good.deck.json"), goodDeck()));
    chooser.setFile(written(window, QStringLiteral("bad.deck.json"), "{}"));
    QTRY_VERIFY(chooser.findChild<QLabel*>(QStringLiteral("deckVerdict"))->text().contains("cannot"));
    QVERIFY(!chooser.isPlayable());
    chooser.setFile(window.path(QStringLiteral("good.deck.json")));
    chooser.setFile(QString()); // one of the program's own
    QVERIFY(chooser.isPlayable());
    const QString praised = chooser.findChild<QLabel*>(QStringLiteral("deckVerdict"))->text();
    QSignalSpy changes(&chooser, &DeckChooser::changed);
    chooser.setFile(window.path(QStringLiteral("good.deck.json")));
    QVERIFY(!chooser.isPlayable());
    QTRY_VERIFY(chooser.isPlayable());
    QCOMPARE(changes.size(), 2); // away from one, and what the other is: nothing of the one that was left
    QVERIFY(chooser.findChild<QLabel*>(QStringLiteral("deckVerdict"))->text() != praised);
}

void BoomtownFilesTest::whatADeckTellsIsSeenWhole()
{
    const BoomtownWindow window;
    Deck deck = loadDeck({})->deck;
    deck.description = std::string("Many words. ");
    for (int doubling = 0; doubling < 3; ++doubling)
        deck.description += deck.description;
    deck.descriptions.clear();
    NewGameDialog dialog(NewGame::usual());
    dialog.show();
    const auto* verdict = dialog.findChild<QLabel*>(QStringLiteral("deckVerdict"));
    settleLayouts();
    const int before = dialog.height();
    dialog.findChild<DeckChooser*>()->setFile(
        written(window, QStringLiteral("wordy.deck.json"), QByteArray::fromStdString(writeDeck(deck))));
    QTRY_VERIFY(verdict->text().contains(QStringLiteral("Many words.")));
    QTRY_VERIFY(dialog.height() > before);
    QTRY_VERIFY(verdict->height() >= verdict->heightForWidth(verdict->width()));
}

void BoomtownFilesTest::aDroppedDeckIsOffered()
{
    const BoomtownWindow window;
    const QString path = written(window, QStringLiteral("ours.deck.json"), goodDeck());
    lodeline::test::onNextDialog([](QDialog* box) {
        lodeline::test::onNextDialog([](QDialog* dialog) { dialog->accept(); });
        box->findChild<QPushButton*>(QStringLiteral("playDeck"))->click();
    });
    drop(*window, path);
    QTRY_VERIFY(window->openGame().match());
    QCOMPARE(window.match().record().deck.name, std::string("Ours"));
}

void BoomtownFilesTest::aDroppedBadDeckIsExplained()
{
    const BoomtownWindow window;
    const QString path = written(window, QStringLiteral("ours.deck.json"), "{}");
    bool explained = false;
    lodeline::test::onNextDialog(
        [&explained](QDialog* dialog) { explained = dynamic_cast<ui::ProblemsDialog*>(dialog); });
    drop(*window, path);
    QTRY_VERIFY(explained);
    QVERIFY(!window->openGame().match());
}

// As with a tile set: whoever opens it has said what is to be done, whoever drops it is asked.
void BoomtownFilesTest::anOpenedDeckIsReadyToBePlayed()
{
    const BoomtownWindow window;
    const QString path = written(window, QStringLiteral("ours.deck.json"), goodDeck());
    lodeline::test::onNextDialog([&path](QDialog* dialog) {
        auto* newGame = dynamic_cast<NewGameDialog*>(dialog);
        QVERIFY(newGame);
        QCOMPARE(newGame->game().deckFile, path);
        newGame->accept();
    });
    window->flow().openFile(path);
    QCOMPARE(window.match().record().deck.name, std::string("Ours"));
}

void BoomtownFilesTest::theWindowLivesWhileADeckIsRead()
{
    const BoomtownWindow window;
    const QString path = written(window, QStringLiteral("ours.deck.json"), goodDeck());
    std::shared_ptr<const bool> afterTheDialog;
    lodeline::test::onNextDialog([&](QDialog* dialog) {
        dialog->accept();
        afterTheDialog = lodeline::test::watchEvents();
    });
    const auto beforeTheDialog = lodeline::test::watchEvents();
    window->flow().openFile(path);
    QVERIFY(*beforeTheDialog);
    QVERIFY(afterTheDialog && *afterTheDialog);
    QVERIFY(window->openGame().match());
    window->flow().close();
    const auto atPlay = lodeline::test::watchEvents();
    window->flow().play();
    QVERIFY(*atPlay);
    QCOMPARE(window.match().record().deck.name, std::string("Ours"));
}

// As the editor calls the game.
void BoomtownFilesTest::aDeckIsTriedAtOnce()
{
    const BoomtownWindow window;
    const QString path = written(window, QStringLiteral("ours.deck.json"), goodDeck());
    const auto livesWhileItIsRead = lodeline::test::watchEvents();
    window->flow().playTrial({.set = path, .against = {}, .people = 1, .next = {}});
    QVERIFY(*livesWhileItIsRead);
    QVERIFY(window->openGame().match());
    const GameRecord record = window.match().record();
    QCOMPARE(record.deck.name, std::string("Ours"));
    QCOMPARE(record.players[0].kind, std::string("human"));
    QVERIFY(record.players[1].kind.ends_with("foreman"));
}

void BoomtownFilesTest::decksThatCannotBeTriedAreExplained()
{
    const BoomtownWindow window;
    bool explained = false;
    lodeline::test::onNextDialog(
        [&explained](QDialog* dialog) { explained = dynamic_cast<ui::ProblemsDialog*>(dialog); });
    window->flow().playTrial({.set = written(window, QStringLiteral("ours.deck.json"), "{}"),
                              .against = {},
                              .people = 1,
                              .next = {}});
    QTRY_VERIFY(explained);
    QVERIFY(!window->openGame().match());
}

void BoomtownFilesTest::trialsThatNoDeckHasAreRefused()
{
    const BoomtownWindow window;
    app::Trial trial;
    trial.people = 2;
    QCOMPARE(window.kind().faultOf(trial), QString());
    trial.people = 3;
    QCOMPARE(window.kind().faultOf(trial), QStringLiteral("Boomtown is for exactly two players."));
    trial.people = 2;
    trial.next = QStringLiteral("12");
    QCOMPARE(window.kind().faultOf(trial), QStringLiteral("--next is for tile sets only."));
}

// What cannot be played is left out.
void BoomtownFilesTest::installedDecksAreOffered()
{
    const BoomtownWindow window;
    QVERIFY(QDir().mkpath(window.path(QStringLiteral("decks"))));
    const QString ours = written(window, QStringLiteral("decks/ours.deck.json"), goodDeck());
    written(window, QStringLiteral("decks/broken.deck.json"), "{}");
    DeckChooser chooser(window.path(QStringLiteral("decks")));
    const QString usual = chooser.file();
    const auto shipped = static_cast<int>(shippedDecks().size());
    QCOMPARE(chooser.combo()->count(), shipped);
    QTRY_COMPARE(chooser.combo()->count(), shipped + 2);
    QVERIFY(chooser.combo()->itemText(shipped).isEmpty()); // a line between
    QCOMPARE(chooser.combo()->itemText(shipped + 1), QStringLiteral("Ours"));
    QCOMPARE(chooser.file(), usual);
    chooser.combo()->setCurrentIndex(shipped + 1);
    QCOMPARE(chooser.file(), ours);
    QTRY_VERIFY(chooser.isPlayable());
    QVERIFY(
        !chooser.findChild<QLabel*>(QStringLiteral("deckVerdict"))->text().contains(QStringLiteral("Ours")));
    chooser.setFile(ours); // is there already
    QCOMPARE(chooser.combo()->count(), shipped + 2);
}

void BoomtownFilesTest::decksAreAddedReplacedAndRemoved()
{
    const BoomtownWindow window;
    const QString folder = window.path(QStringLiteral("decks"));
    const QString ours = written(window, QStringLiteral("from-a-friend.deck.json"), goodDeck());
    DeckChooser chooser(folder);
    QSignalSpy read(&chooser, &DeckChooser::read);
    QVERIFY(read.wait(kLongestWait));
    const auto action = [&](const char* name) { return chooser.findChild<QAction*>(QLatin1String(name)); };
    const auto press = [](const char* name) {
        lodeline::test::onNextDialog(
            [name](QDialog* dialog) { dialog->findChild<QAbstractButton*>(QLatin1String(name))->click(); });
    };
    QVERIFY(!action("install")->isEnabled());
    QVERIFY(!action("remove")->isEnabled());
    const auto install = [&] {
        chooser.setFile(ours);
        QTRY_VERIFY(action("install")->isEnabled());
        action("install")->trigger();
        QTRY_VERIFY(chooser.file() != ours);
    };
    install();
    QCOMPARE(installedDecks(folder).size(), std::size_t{1});
    QCOMPARE(chooser.file(), installedDecks(folder)[0].file);
    QVERIFY(!action("install")->isEnabled());
    QTRY_VERIFY(action("remove")->isEnabled());

    press("keepBoth");
    install();
    QCOMPARE(installedDecks(folder).size(), std::size_t{2});
    QVERIFY(chooser.combo()->currentText() != QStringLiteral("Ours")); // which of the two, is said
    press("replace");
    install();
    QCOMPARE(installedDecks(folder).size(), std::size_t{2});

    const QString gone = chooser.file();
    press("remove");
    QTRY_VERIFY(action("remove")->isEnabled());
    action("remove")->trigger();
    QVERIFY(!QFileInfo::exists(gone));
    QVERIFY(chooser.file().isEmpty()); // the usual one
    QCOMPARE(chooser.combo()->findData(gone), -1);
}

// Though the list is read anew, in another order, while the question stands.
void BoomtownFilesTest::theDeckThatWasAskedAboutIsRemoved()
{
    const BoomtownWindow window;
    const QString folder = window.path(QStringLiteral("decks"));
    QVERIFY(QDir().mkpath(folder));
    const QString other =
        written(window, QStringLiteral("decks/zebra.deck.json"), goodDeck().replace("\"Ours\"", "\"Zebra\""));
    const QString ours = written(window, QStringLiteral("from-a-friend.deck.json"), goodDeck());
    const QString installed = installedFile(folder, loadDeck(ours)->deck);
    DeckChooser chooser(folder);
    QSignalSpy read(&chooser, &DeckChooser::read);
    QVERIFY(read.wait(kLongestWait));
    auto* remove = chooser.findChild<QAction*>(QStringLiteral("remove"));
    bool isRemoved = false;
    // Queued before the list that is read after adding.
    const auto removeAtOnce = [&] {
        if (chooser.file() != installed || remove->isEnabled())
            return;
        lodeline::test::onNextDialog([&read](QDialog* dialog) {
            QTRY_COMPARE(read.size(), 2);
            dialog->findChild<QAbstractButton*>(QStringLiteral("remove"))->click();
        });
        remove->setEnabled(true);
        remove->trigger();
        isRemoved = true;
    };
    connect(&chooser, &DeckChooser::changed, &chooser, removeAtOnce, Qt::QueuedConnection);
    chooser.setFile(ours);
    auto* install = chooser.findChild<QAction*>(QStringLiteral("install"));
    QTRY_VERIFY(install->isEnabled());
    install->trigger();
    QTRY_VERIFY(isRemoved);
    QVERIFY(!QFileInfo::exists(installed));
    QVERIFY(QFileInfo::exists(other));
    QCOMPARE(chooser.combo()->findData(installed), -1);
    QVERIFY(chooser.combo()->findData(other) >= 0);
}

void BoomtownFilesTest::aDeckIsDroppedOnTheNewGame()
{
    const BoomtownWindow window;
    const QString path = written(window, QStringLiteral("ours.deck.json"), goodDeck());
    NewGameDialog dialog(NewGame::usual());
    drop(dialog, path);
    QCOMPARE(dialog.game().deckFile, path);
    const QPushButton* start = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY(start->isEnabled());
    drop(dialog, written(window, QStringLiteral("bad.deck.json"), "{}"));
    QVERIFY(!start->isEnabled());
}

void BoomtownFilesTest::decksAreMadeInTheEditor()
{
    const BoomtownWindow window;
    const lodeline::test::FakeEditor editor;
    auto* button = window->startPage()->findChild<QPushButton*>(QStringLiteral("editor"));
    QVERIFY(button->isVisible());
    QCOMPARE(button->text(), window->actions().editor->text());
    QVERIFY(window->actions().editor->isVisible());
    button->click();
    QTRY_COMPARE(editor.said(), QStringLiteral("editor|"));
}

void BoomtownFilesTest::theOrderOfTheCardsCanBeChosen()
{
    NewGame game = NewGame::usual();
    NewGameDialog dialog(game);
    QVERIFY(!dialog.game().seed);
    auto* field = dialog.findChild<app::SeedField*>();
    QTest::keyClicks(field, QStringLiteral("12x3"));
    QCOMPARE(dialog.game().seed, std::optional<std::uint64_t>(123));
    const Deck deck = loadDeck({})->deck;
    const NewGame chosen = dialog.game();
    QVERIFY(makeRecord(chosen, deck) == makeRecord(chosen, deck));
    QCOMPARE(makeRecord(chosen, deck).seed, std::uint64_t{123});
    field->setText(QStringLiteral("18446744073709551616"));
    QVERIFY(!dialog.game().seed);
    QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("fault"))->text().contains(QStringLiteral("too large")));
    game.seed = 18446744073709551615U;
    QCOMPARE(NewGameDialog(game).game().seed, game.seed);
}

void BoomtownFilesTest::keysOfTheNewGameDoNotClash()
{
    BoomtownWindow window;
    for (const QString& code : ui::Languages().available()) {
        window.languages().use(code);
        NewGameDialog dialog(NewGame::usual());
        dialog.show();
        QCOMPARE(lodeline::test::clashesInSight(dialog), QStringList());
        QCOMPARE(lodeline::test::nameless(dialog), QString());
    }
}

void BoomtownFilesTest::theSameAgainKeepsPlayersAndDeck()
{
    const BoomtownWindow window;
    GameRecord record = test::newRecord();
    record.deck.name = "Ours";
    window.play(record);
    const std::uint64_t before = window.match().record().seed;
    window->flow().sameAgain(app::Rematch::ByChance);
    QCOMPARE(window.match().record().deck.name, std::string("Ours"));
    QVERIFY(window.match().record().players == record.players);
    QVERIFY(window.match().record().seed != before);
}

void BoomtownFilesTest::theOpenDialogSpeaksForAllGames()
{
    BoomtownWindow window;
    app::Kinds kinds;
    kinds.add(std::make_unique<goldrush::GoldRush>(
        window.settings().store(), window.path(QStringLiteral("sets")), ui::InstalledSets::Reading::Never));
    const QString ofTiles = app::filesToOpen(kinds);
    QVERIFY(ofTiles.contains(QStringLiteral("tile sets (%1)")));
    kinds.add(std::make_unique<Boomtown>(window.settings().store()));
    QVERIFY(app::filesToOpen(kinds).contains(QStringLiteral("their sets (%1)")));
}

const WindowTest<BoomtownFilesTest> kTest("tst_boomtownfiles");

} // namespace lodeline::boomtown::tst_boomtownfiles

#include "tst_boomtownfiles.moc"
