// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/computer/playersdialog.h"
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/dialogs/tilesetchooser.h"
#include "app/goldrush/duel/staringduel.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/review/lucktable.h"
#include "app/goldrush/review/reviewpage.h"
#include "app/goldrush/review/reviewwords.h"
#include "app/goldrush/wording/words.h"
#include "app/match/review/coursechart.h"
#include "app/shell/actions.h"
#include "app/shell/files/finishedgames.h"
#include "app/shell/files/gamefile.h"
#include "app/shell/gameflow.h"
#include "app/shell/start/startpage.h"
#include "app/shell/statusline.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/hostile.h"
#include "tests/ui/setfiles.h"
#include "tests/windowtest/windowtest.h"
#include "ui/plain/shown.h"
#include "ui/sets/installedsets.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>

#include <algorithm>

namespace lodeline::goldrush::tst_hostilenames {

using namespace app;

using test::Bait;
using test::hostileFaultsOf;
using test::kPlaces;
using test::onNextDialog;
using test::TestWindow;

// Every free string of a game, of the settings and of the names of files, in every window of the game.
namespace {

// As a reader would hold it that lets every name through.
class Unmended : public SavedMatch
{
public:
    explicit Unmended(GameRecord record)
        : record_(std::move(record))
    {
    }

    std::string_view format() const override { return kRecordFormat; }
    std::string text() const override { return writeRecord(record_); }
    QStringList players() const override
    {
        QStringList names;
        for (const RecordedPlayer& player : record_.players)
            names << QString::fromStdString(player.name);
        return names;
    }
    int turns() const override { return static_cast<int>(record_.moves.size()); }
    bool isOver() const override { return false; }
    QString subject() const override { return QString::fromStdString(record_.tileset.name); }

private:
    GameRecord record_;
};

std::shared_ptr<const SavedMatch> saved(const GameRecord& record)
{
    return std::make_shared<Unmended>(record);
}

} // namespace

class HostileNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void startPage();
    void boardLogAndCards_data();
    void boardLogAndCards();
    void finalScoringAndReview_data();
    void finalScoringAndReview();
    void reviewInWords();
    void staringDuel();
    void playersDialog();
    void settings();
    void settingsThatClaimTooMuch();
    void fieldsOfNames();
    void namesOfFiles_data();
    void namesOfFiles();
    void interruptedGamesAreOffered();
    void longNamesDoNotWidenTheWindow();
    void finishedGamesAreKept();
    void tileSets();
    void whatIsLaidOutNames();

private:
    // A game of five, each called by another of the texts from `first` on; every other free string is one,
    // too.
    GameRecord record(std::size_t first) const;
    void addHalves() const;

    std::unique_ptr<Bait> bait_;
    std::vector<std::pair<const char*, std::string>> texts_;
};

void HostileNamesTest::initTestCase()
{
    bait_ = std::make_unique<Bait>();
    texts_ = test::hostileTexts(*bait_);
}

GameRecord HostileNamesTest::record(std::size_t first) const
{
    GameRecord record = test::newRecord(kMaxPlayers);
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const std::string& text = texts_[(first + seat) % texts_.size()].second;
        record.players[seat].name = text;
        if (seat % 2 == 0)
            record.players[seat].kind = "ai:" + text;
        else
            record.players[seat].colour = text;
    }
    const std::string& text = texts_[first].second;
    TileSet& set = record.tileset;
    for (std::string* free : {&set.name, &set.author, &set.license, &set.description})
        *free = text;
    set.names = {{"en", text}, {text, text}};
    return record;
}

void HostileNamesTest::addHalves() const
{
    QTest::addColumn<int>("first");
    QTest::newRow("first five") << 0;
    QTest::newRow("last five") << 5;
}

void HostileNamesTest::startPage()
{
    const TestWindow window;
    QStringList files;
    for (const auto& [title, text] : texts_)
        files << QStringLiteral("/tmp/") + QString::fromStdString(text) + QStringLiteral(".lodeline");
    for (const std::size_t first : {0U, 5U}) {
        const auto discarded = saved(record(first));
        window->startPage()->setInterrupted({{{}, saved(record(first)), {}, {}, true}}, discarded.get());
        window->startPage()->setRecentFiles(files.mid(static_cast<qsizetype>(first), 5));
        QCOMPARE(hostileFaultsOf(*window), QString());
        const QStringList shown = test::shownTexts(*window);
        QVERIFY(std::any_of(shown.begin(), shown.end(), [](const QString& text) {
            return text.startsWith(QLatin1String("The game with ")) &&
                   text.contains(QLatin1String("was discarded"));
        }));
    }
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::boardLogAndCards_data()
{
    addHalves();
}

void HostileNamesTest::boardLogAndCards()
{
    QFETCH(int, first);
    const TestWindow window;
    QVERIFY(window.branch(record(static_cast<std::size_t>(first))));
    QCOMPARE(hostileFaultsOf(*window), QString());
    Random random(3);
    for (int ply = 0; ply < 10; ++ply) {
        test::place(window.session(), test::anyPlacement(window.session().game(), random));
        QCOMPARE(test::textsWithKeys(*window).filter(QLatin1String(test::kEntity)), QStringList());
        QCOMPARE(test::faultOf(window.gamePage()->turnText()), QString());
        test::act(window.session(), test::anyAction(window.session().game(), random));
        QCOMPARE(test::faultOf(window->findChild<StatusLine*>()->text()), QString());
        if (ply == 2) {
            window->actions().hint->trigger();
            QTRY_VERIFY(window->findChild<AdvicePanel*>()->isVisible());
            QCOMPARE(hostileFaultsOf(*window), QString());
        }
    }
    QCOMPARE(hostileFaultsOf(*window), QString());
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::finalScoringAndReview_data()
{
    addHalves();
}

void HostileNamesTest::finalScoringAndReview()
{
    QFETCH(int, first);
    const TestWindow window;
    QVERIFY(window.branch(record(static_cast<std::size_t>(first))));
    Random random(3);
    window.playPlies(random);
    QTRY_VERIFY(window.finalPage()->isVisible());
    QCOMPARE(hostileFaultsOf(*window), QString());
    window.reviewPage()->setSettings({.candidates = 1, .scouting = 1, .futures = 1, .depth = {.plies = 1}});
    window.table().showReview();
    for (const int position : {0, 7, 20}) {
        window.reviewPage()->setPosition(position);
        QCOMPARE(hostileFaultsOf(*window), QString());
        QCOMPARE(test::faultOf(window.reviewPage()->chart()->valueText(position)), QString());
    }
    window.reviewPage()->stop();
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::reviewInWords()
{
    GameRecord record = test::newRecord(2);
    record.players[0].name = kPlaces;
    record.players[1].name = test::kMarkup;
    record.moves.resize(1);
    record.moves.front().undone = 2;
    Review review;
    review.players = 2;
    review.plies.resize(1);
    PlyReview& ply = review.plies.front();
    ply.player = 0;
    ply.goldPoints = {0, 2};
    ply.goldLuck = {0, 0.5};
    ply.before.chance = {0.5, 0.5};
    review.end.chance = {0.2, 0.8};
    const Game game = *replay(record, nullptr, 0);
    Random random(1);
    ply.played.placement = test::anyPlacement(game, random);
    const QString html = turnHtml(review, record, 0, game);
    QVERIFY2(html.contains(QLatin1String("undid this turn 2 time")), qPrintable(html));
    QVERIFY2(html.contains(QLatin1String("&lt;b&gt;x&lt;/b&gt;")), qPrintable(html));
    QVERIFY2(!html.contains(QLatin1String(test::kMarkup)), qPrintable(html));
    QVERIFY2(html.contains(QLatin1String(kPlaces)), qPrintable(html));
    QCOMPARE(turnText(review, record, 0), QStringLiteral("Turn 1: ") + QLatin1String(kPlaces));
}

void HostileNamesTest::staringDuel()
{
    StaringDuel duel;
    for (std::size_t first = 0; first < texts_.size(); first += 2) {
        const GameRecord game = record(first);
        duel.offer(
            {{playerName(game, 0), QStringLiteral("red")}, {playerName(game, 1), QStringLiteral("blue")}});
        duel.setVisible(true);
        QCOMPARE(hostileFaultsOf(duel), QString());
    }
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::playersDialog()
{
    const TestWindow window;
    for (const std::size_t first : {0U, 5U}) {
        QVERIFY(window.branch(record(first)));
        PlayersDialog dialog(&window.session());
        dialog.show();
        QCOMPARE(hostileFaultsOf(dialog), QString());
        // The entity is neither read nor taken for a key.
        const QList<QLineEdit*> names = dialog.findChildren<QLineEdit*>();
        const auto isEntity = [](const QLineEdit* name) { return name->text() == QStringLiteral("&amp;&x"); };
        QCOMPARE(std::ranges::any_of(names, isEntity), first == 0);
    }
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::settings()
{
    TestWindow window;
    for (const std::size_t first : {0U, 5U}) {
        NewGame game;
        for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
            const QString text = QString::fromStdString(texts_[first + seat].second);
            game.seats.push_back({text, text, text});
        }
        storeGame(window.settings().store(), game);
        window.restart();
        QCOMPARE(hostileFaultsOf(*window), QString());
        const QTemporaryDir folder;
        ui::InstalledSets installed(folder.path());
        NewGameDialog dialog(storedGame(window.settings().store()), installed);
        dialog.show();
        QCOMPARE(hostileFaultsOf(dialog), QString());
        for (const NewGame::Seat& seat : dialog.game().seats) {
            QVERIFY(seat.name.size() <= ui::kLongestName);
            QCOMPARE(seat.name, ui::typedLine(seat.name, ui::kLongestName));
        }
    }
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::settingsThatClaimTooMuch()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    QVERIFY(ui::writeFile(file, "[newGame]\nseats\\1\\name=Ann\nseats\\size=2000000000\n"));
    Settings settings(file);
    const NewGame game = storedGame(settings.store());
    QCOMPARE(game.seats.size(), std::size_t{kMaxPlayers});
    QCOMPARE(game.seats.front().name, QStringLiteral("Ann"));
}

void HostileNamesTest::fieldsOfNames()
{
    NewGame game;
    for (const auto& [title, text] : texts_) {
        game.seats = {{QString::fromStdString(text), {}, {}}, {}};
        game.normalise();
        QCOMPARE(game.seats[0].name, ui::typedLine(QString::fromStdString(text), 64));
    }
}

void HostileNamesTest::namesOfFiles_data()
{
    test::addHostileFileNames("--play");
}

void HostileNamesTest::namesOfFiles()
{
    QFETCH(QString, name);
    const TestWindow window;
    window.play();
    const QString path = window.path(name + QStringLiteral(".lodeline"));
    QVERIFY(window->openGame().save(path));
    QVERIFY(window->flow().save());
    QCOMPARE(hostileFaultsOf(*window), QString());
    // As the system shows it: no star is made of the name, none is lacking.
    QCOMPARE(window->windowTitle(), ui::inTitle(ui::shownFile(path)) + QStringLiteral("[*] — Lodeline"));
    onNextDialog([](QDialog* dialog) { QCOMPARE(hostileFaultsOf(*dialog), QString()); });
    window->flow().offerFile(window.path(name + QStringLiteral(".tileset.json")));
    onNextDialog([](QDialog* dialog) { QCOMPARE(hostileFaultsOf(*dialog), QString()); });
    window->flow().openFile(window.path(name + QStringLiteral(" missing.lodeline")));
    window->openGame().close();
}

// As after a crash.
void HostileNamesTest::interruptedGamesAreOffered()
{
    TestWindow window;
    QVERIFY(window.branch(record(0)));
    Random random(1);
    window.playPlies(random, 1);
    window.restart();
    const std::vector<InterruptedGame>& games = window->openGame().interrupted().games();
    QCOMPARE(games.size(), std::size_t{1});
    QCOMPARE(games.front().match->players().size(), qsizetype{kMaxPlayers});
    QCOMPARE(hostileFaultsOf(*window), QString());
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::longNamesDoNotWidenTheWindow()
{
    const auto widthsWith = [&](const std::string& name) {
        const TestWindow window;
        const QString longName = QString::fromStdString(name);
        GameRecord game = test::newRecord(kMaxPlayers);
        for (RecordedPlayer& player : game.players)
            player.name = name;
        game.players[1].kind = "ai:" + name;
        window->startPage()->setInterrupted({{{}, saved(game), {}, {}, true}}, saved(game).get());
        window->startPage()->setRecentFiles({u'/' + longName + QStringLiteral(".lodeline")});
        QCoreApplication::processEvents();
        QList<int> widths{window->minimumSizeHint().width()};
        if (!window.branch(game))
            return widths;
        Random random(1);
        test::place(window.session(), test::anyPlacement(window.session().game(), random));
        QCoreApplication::processEvents();
        widths << window->minimumSizeHint().width();
        const PlayersDialog players(&window.session());
        widths << players.minimumSizeHint().width();
        StaringDuel duel;
        duel.offer({{playerName(game, 0), {}}, {playerName(game, 1), {}}});
        widths << duel.minimumSizeHint().width();
        window.reviewPage()->showRecord(game);
        window.reviewPage()->stop();
        widths << window.reviewPage()->minimumSizeHint().width();
        NewGame usual;
        usual.seats = {{longName, {}, {}}, {longName, {}, {}}};
        const QTemporaryDir folder;
        ui::InstalledSets installed(folder.path());
        const NewGameDialog dialog(usual, installed);
        widths << dialog.minimumSizeHint().width();
        return widths;
    };
    const QList<int> usual = widthsWith("Ann");
    QCOMPARE(usual.size(), 6);
    const QList<int> wide = widthsWith(std::string(64, 'W'));
    for (qsizetype i = 0; i < usual.size(); ++i)
        QVERIFY2(wide[i] <= usual[i] + 250,
                 qPrintable(QStringLiteral("%1: %2 for %3").arg(i).arg(wide[i]).arg(usual[i])));
}

void HostileNamesTest::finishedGamesAreKept()
{
    for (std::size_t first = 0; first < texts_.size(); ++first) {
        const QTemporaryDir folder;
        const FinishedGames games(folder.filePath(QStringLiteral("kept")));
        const auto file = test::keep(games, record(first), {});
        QVERIFY2(file, qPrintable(file ? QString() : file.error()));
        QCOMPARE(QFileInfo(*file).absolutePath(), folder.filePath(QStringLiteral("kept")));
        const QString name = QFileInfo(*file).completeBaseName();
        QCOMPARE(ui::shownLine(name, 255), name);
    }
    // In letters of three bytes, twice in the same second.
    GameRecord chinese = test::newRecord(kMaxPlayers);
    for (RecordedPlayer& player : chinese.players)
        player.name = QString(64, u'好').toStdString();
    const QTemporaryDir folder;
    const FinishedGames games(folder.path());
    QVERIFY(test::keep(games, chinese));
    QVERIFY(test::keep(games, chinese));
}

// What a file may hold by its format.
void HostileNamesTest::tileSets()
{
    const QTemporaryDir folder;
    for (std::size_t text = 0; text < 4; ++text) {
        TileSet set = test::namedSet(texts_[text].second);
        set.author = texts_[text].second;
        set.description = texts_[text].second;
        test::writeSet(folder.filePath(QStringLiteral("<b>%1.tileset.json").arg(text)), set);
    }
    ui::InstalledSets installed(folder.path());
    QTRY_COMPARE(installed.sets().size(), std::size_t{4});
    TileSetChooser chooser(installed);
    auto* combo = chooser.findChild<QComboBox*>();
    for (int row = 0; row < combo->count(); ++row) {
        combo->setCurrentIndex(row);
        chooser.grab();
        QCOMPARE(hostileFaultsOf(chooser), QString());
        QCOMPARE(test::faultOf(combo->itemText(row)), QString());
    }
    QVERIFY(combo->findText(QLatin1String(kPlaces)) >= 0);
    QVERIFY(combo->findText(QLatin1String(test::kMarkup)) >= 0);
    QVERIFY(!bait_->wasTaken());
}

void HostileNamesTest::whatIsLaidOutNames()
{
    GameRecord game = test::newRecord(2);
    game.players[0].name = kPlaces;
    game.players[1].name = "בו";
    const TestWindow window;
    QVERIFY(window.branch(game));
    QVERIFY(test::shownTexts(*window).contains(QLatin1String(kPlaces) + QStringLiteral(" places a tile")));
    // The Hebrew name turns nothing of what stands around it.
    Random random(1);
    window.playPlies(random, 1);
    QVERIFY(test::shownTexts(*window).contains(QStringLiteral("\u2068בו\u2069 places a tile")));
    QCOMPARE(fileNameOf(window.session().players()), QStringLiteral("%1 %2 %n %L1-בו"));
}

const WindowTest<HostileNamesTest> kTest("tst_hostilenames");

} // namespace lodeline::goldrush::tst_hostilenames

#include "tst_hostilenames.moc"
