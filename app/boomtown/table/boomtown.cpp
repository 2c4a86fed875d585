// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/table/boomtown.h"

#include "app/boomtown/dialogs/newgamedialog.h"
#include "app/boomtown/help/helppicture.h"
#include "app/boomtown/pages/cardland.h"
#include "app/boomtown/session/boomtownmatch.h"
#include "app/boomtown/session/seatkind.h"
#include "app/boomtown/table/boomtowntable.h"
#include "app/boomtown/table/savedgame.h"
#include "app/boomtown/wording/helptext.h"
#include "ui/boomtown/decks.h"
#include "ui/help/helpbrowser.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/recentfiles.h"
#include "ui/siblings.h"
#include "ui/work/waitingover.h"

#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <functional>
#include <iterator>

namespace lodeline::boomtown {
namespace {

const QString kComputer = QStringLiteral("ai:");

bool isMended(const Problem& problem)
{
    return problem.code == FileProblem::TooLong || problem.code == FileProblem::ForbiddenCharacter;
}

std::unique_ptr<app::Match> matchOf(GameRecord record)
{
    return std::move(BoomtownMatch::open(std::move(record)).value());
}

using WithDeck = std::function<app::Started(const Deck&)>;

app::Started withDeck(const QString& file, const Result<LoadedDeck>& deck, const WithDeck& then)
{
    if (!deck)
        return tl::unexpected(app::Fault{file, deck.error(), {}});
    return then(deck->deck);
}

// Reads it while the window waits; starts nothing where that was cancelled.
app::Started withDeck(const QString& file, QWidget* window, const WithDeck& then)
{
    const auto deck = ui::readOver(window, file, [file] { return loadDeck(file); });
    return deck ? withDeck(file, *deck, then) : app::Started(nullptr);
}

} // namespace

app::Started makeMatch(const NewGame& game)
{
    return withDeck(game.deckFile, loadDeck(game.deckFile),
                    [&game](const Deck& deck) { return matchOf(makeRecord(game, deck)); });
}

Boomtown::Boomtown(QSettings& store)
    : store_(store)
{
}

QString Boomtown::name() const
{
    //: Name of the game
    return tr("Boomtown");
}

QString Boomtown::motto() const
{
    return tr("For two: draft cards and build the better town.");
}

QString Boomtown::phrase(app::Phrase wanted) const
{
    switch (wanted) {
    case app::Phrase::TurnRight:
        return tr("&Turn the card");
    case app::Phrase::TurnByWheel:
        //: Menu entry that can be ticked
        return tr("&Turn cards with the wheel");
    case app::Phrase::FirstSteps:
        //: Menu entry: explains the game within the board
        return tr("&First steps");
    case app::Phrase::Editor:
        //: Menu entry: starts the program that makes decks of cards
        return tr("&Deck editor");
    case app::Phrase::EditorTip:
        return tr("Make your own decks in a separate program");
    case app::Phrase::OpenTip:
        return tr("Open a saved game or a deck of cards");
    default:
        return {};
    }
}

Result<app::Kind::Opened> Boomtown::open(std::string_view record) const
{
    Result<LoadedRecord> loaded = parseRecord(record, Texts::Mended);
    if (!loaded)
        return tl::unexpected(std::move(loaded.error()));
    Problems mended;
    std::ranges::copy_if(loaded->problems, std::back_inserter(mended), isMended);
    return BoomtownMatch::open(std::move(loaded->record))
        .map([&mended](std::unique_ptr<BoomtownMatch> match) {
            return Opened{std::move(match), std::move(mended)};
        });
}

Result<std::shared_ptr<const app::SavedMatch>> Boomtown::read(std::string_view record) const
{
    return readSavedGame(record);
}

NewGame Boomtown::usualGame() const
{
    NewGame game = storedGame(store_);
    app::invitePerson(game.seats, seatKinds());
    return game;
}

app::Usual Boomtown::usual(QWidget* window) const
{
    NewGame game = usualGame();
    const auto loaded =
        ui::readOver(window, game.deckFile, [file = game.deckFile] { return loadDeck(file); });
    if (!loaded)
        return {nullptr};
    if (*loaded)
        return {matchOf(makeRecord(game, (*loaded)->deck))};
    const auto told = [file = ui::shownPath(std::exchange(game.deckFile, {}))] {
        //: %1 path of a file
        return tr("The deck %1 cannot be read. You are playing with the game's own deck.").arg(file);
    };
    return {makeMatch(game), told};
}

QStringList Boomtown::usualPlayers() const
{
    return app::shownPlayers(usualGame().seats, seatKinds());
}

app::Started Boomtown::ask(NewGame game, QWidget* window)
{
    NewGameDialog dialog(std::move(game), ui::lastFolder(store_), window);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    const NewGame chosen = dialog.game();
    storeGame(store_, chosen);
    return withDeck(chosen.deckFile, window,
                    [&chosen](const Deck& deck) { return matchOf(makeRecord(chosen, deck)); });
}

app::Started Boomtown::setUp(QWidget* window)
{
    return ask(storedGame(store_), window);
}

std::unique_ptr<app::Match> Boomtown::again(const app::Match& match, app::Rematch how) const
{
    const GameRecord& record = static_cast<const BoomtownMatch&>(match).record();
    return matchOf(makeRecord(setupOf(record, how), record.deck));
}

QStringList Boomtown::setSuffixes() const
{
    return {deckSuffix()};
}

app::Started Boomtown::setUpWith(const QString& set, QWidget* window)
{
    return withDeck(set, window, [&](const Deck&) { return askWith(set, window); });
}

app::Started Boomtown::offer(const QString& set, QWidget* window)
{
    return withDeck(set, window, [&](const Deck&) {
        return wantsToPlay(set, window) ? askWith(set, window) : app::Started(nullptr);
    });
}

app::Started Boomtown::askWith(const QString& set, QWidget* window)
{
    NewGame game = storedGame(store_);
    game.deckFile = set;
    return ask(std::move(game), window);
}

bool Boomtown::wantsToPlay(const QString& set, QWidget* window)
{
    //: Title of a question (noun): cards
    ui::MessageBox box(QMessageBox::Question, tr("Deck"),
                       //: %1 name of a file
                       tr("Play with the deck \"%1\"?").arg(ui::fileInText(set)), QMessageBox::Cancel,
                       window);
    //: Button: start a game with the deck
    QPushButton* play = box.addButton(tr("&Play it…"), QMessageBox::AcceptRole);
    play->setObjectName(QStringLiteral("playDeck"));
    box.setDefaultButton(play);
    box.exec();
    return box.clickedButton() == play;
}

void Boomtown::startEditor(QWidget* window) const
{
    ui::startSiblingOrSay(QStringLiteral("lodeline-editor"), {}, window);
}

QString Boomtown::faultOf(const app::Trial& trial) const
{
    for (const QString& name : trial.against) {
        if (computerName((kComputer + name).toStdString()).empty())
            //: %1 a name that was typed on the command line
            return tr("There is no computer player \"%1\".").arg(ui::nameInText(name));
    }
    const auto computers = static_cast<int>(trial.against.size());
    const int people = trial.people.value_or(kPlayers - computers);
    if (people < 0 || people + computers > kPlayers)
        //: Answer to a command line
        return tr("Boomtown is for exactly two players.");
    if (!trial.next.isEmpty())
        //: Answer to a command line
        return tr("--next is for tile sets only.");
    return {};
}

app::Started Boomtown::startTrial(const app::Trial& trial, QWidget* window) const
{
    NewGame game = usualGame();
    game.deckFile = trial.set;
    const auto computers = static_cast<std::size_t>(trial.against.size());
    if (trial.people || computers > 0) {
        const auto people =
            static_cast<std::size_t>(trial.people.value_or(kPlayers - static_cast<int>(computers)));
        game.seats.assign(kPlayers, app::Seat{{}, {}, kComputer + QStringLiteral("foreman")});
        for (std::size_t seat = 0; seat < people; ++seat)
            game.seats[seat].kind.clear();
        for (std::size_t seat = 0; seat < computers; ++seat)
            game.seats[people + seat].kind = kComputer + trial.against[static_cast<qsizetype>(seat)];
    }
    game.normalise();
    return withDeck(game.deckFile, window,
                    [&game](const Deck& deck) { return matchOf(makeRecord(game, deck)); });
}

std::unique_ptr<app::Table> Boomtown::makeTable(app::Host& host, QWidget* window) const
{
    return std::make_unique<BoomtownTable>(host, store_, window);
}

app::BackdropMaker Boomtown::backdrop() const
{
    return cardBackdrop();
}

QString Boomtown::rulesHtml() const
{
    const Result<LoadedDeck> usual = loadDeck({});
    return usual ? boomtown::rulesHtml(usual->deck) : QString();
}

QString Boomtown::keysHtml(const ui::KeyText& keys) const
{
    return boomtown::keysHtml(keys);
}

ui::HelpBrowser* Boomtown::makeHelpBrowser(QWidget* parent) const
{
    return new ui::HelpBrowser(helpPicture, parent);
}

} // namespace lodeline::boomtown
