// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/goldrush.h"

#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/help/scenariopicture.h"
#include "app/goldrush/learning/learnedsets.h"
#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/lessons/lessonsdialog.h"
#include "app/goldrush/lessons/progress.h"
#include "app/goldrush/pages/land.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/session/storedgame.h"
#include "app/goldrush/session/trialgame.h"
#include "app/goldrush/table/goldrushtable.h"
#include "app/goldrush/table/phrases.h"
#include "app/goldrush/table/savedgame.h"
#include "app/goldrush/wording/helptext.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/learning/learnedsetfile.h"
#include "resources/art/own/picturestore.h"
#include "ui/files.h"
#include "ui/help/helpbrowser.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/recentfiles.h"
#include "ui/sets/installing.h"
#include "ui/siblings.h"
#include "ui/tilesetfiles.h"
#include "ui/work/waitingover.h"

#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <iterator>
#include <utility>

namespace lodeline::goldrush {

static_assert(kMaxRecordBytes <= app::kLargestRecord);

namespace {

const QString kEditor = QStringLiteral("lodeline-editor");
// Pictures that nobody has looked at for so long go. The editor need not wait until then: it alone knows
// which ones unsaved changes name.
constexpr int kDaysUnseen = 365;
// Device-independent pixels.
constexpr qreal kHelpTile = 76;
constexpr qreal kWidestPicture = 320; // so that its words have room beside it

QImage helpPicture(const QString& name, const art::Theme& theme, qreal devicePixelRatio)
{
    const QImage picture = scenarioPicture(name, theme, kHelpTile, devicePixelRatio);
    const qreal width = picture.deviceIndependentSize().width();
    return width <= kWidestPicture
               ? picture
               : scenarioPicture(name, theme, kHelpTile * kWidestPicture / width, devicePixelRatio);
}

bool isMended(const Problem& problem)
{
    return problem.code == FileProblem::TooLong || problem.code == FileProblem::ForbiddenCharacter ||
           problem.code == SetProblem::ArtTooLarge;
}

std::unique_ptr<app::Match> matchOf(GameRecord record, LearnedSets* sets)
{
    if (const auto learned = sets ? sets->use(record.tileset) : std::nullopt)
        setLearned(record, *learned);
    return std::move(GameSession::open(std::move(record)).value());
}

app::Started matchWith(const NewGame& game, const Result<TileSet>& tiles, LearnedSets* learned)
{
    if (!tiles)
        return tl::unexpected(app::Fault{game.tileSetFile, tiles.error(), {}});
    return matchOf(makeRecord(game, *tiles), learned);
}

} // namespace

app::Started makeMatch(const NewGame& game, LearnedSets* learned)
{
    return matchWith(game, tileSetOf(game), learned);
}

GoldRush::GoldRush(QSettings& store, QString sets, ui::InstalledSets::Reading reading, const QString& learned)
    : store_(store)
    , sets_(std::move(sets))
    , reading_(reading)
    , learned_(learned.isEmpty() ? nullptr : std::make_unique<LearnedSets>(store, learned))
{
}

GoldRush::~GoldRush() = default;

void GoldRush::prepare()
{
    installedSets();
    if (learned_)
        learned_->read();
    if (reading_ == ui::InstalledSets::Reading::Always)
        tidying_.run(
            [folder = art::PictureStore::defaultFolder()] {
                art::PictureStore(folder).tidy({}, kDaysUnseen);
            },
            [] {});
}

ui::InstalledSets& GoldRush::installedSets()
{
    if (!installed_)
        installed_ = std::make_unique<ui::InstalledSets>(sets_, reading_);
    return *installed_;
}

QString GoldRush::name() const
{
    //: Name of the game
    return tr("Gold Rush");
}

QString GoldRush::motto() const
{
    return tr("Lay tiles, build railroads and dig for gold.");
}

QString GoldRush::phrase(app::Phrase wanted) const
{
    return phraseOf(wanted);
}

Result<app::Kind::Opened> GoldRush::open(std::string_view record) const
{
    Result<LoadedRecord> loaded = parseRecord(record, Texts::Mended);
    if (!loaded)
        return tl::unexpected(std::move(loaded.error()));
    Problems mended;
    std::ranges::copy_if(loaded->problems, std::back_inserter(mended), isMended);
    return GameSession::open(std::move(loaded->record)).map([&mended](std::unique_ptr<GameSession> session) {
        return Opened{std::move(session), std::move(mended)};
    });
}

Result<std::shared_ptr<const app::SavedMatch>> GoldRush::read(std::string_view record) const
{
    return readSavedGame(record);
}

// Whoever is new may take everything back.
NewGame GoldRush::lastGame() const
{
    NewGame game = storedGame(store_, isNew());
    game.tileSetFile = ui::InstalledSets::whereNow(sets_, game.tileSetFile);
    return game;
}

NewGame GoldRush::usualGame() const
{
    NewGame game = lastGame();
    game.normalise();
    return game.withPerson();
}

app::Usual GoldRush::usual(QWidget* window) const
{
    NewGame game = usualGame();
    const auto tiles = ui::readOver(window, game.tileSetFile, [game] { return tileSetOf(game); });
    if (!tiles)
        return {nullptr};
    if (*tiles)
        return {matchWith(game, *tiles, learned_.get())};
    const auto told = [file = ui::shownPath(std::exchange(game.tileSetFile, {}))] {
        //: %1 path of a file
        return tr("The tile set %1 cannot be read. You are playing with the classic set.").arg(file);
    };
    return {makeMatch(game, learned_.get()), told};
}

QStringList GoldRush::usualPlayers() const
{
    return app::shownPlayers(usualGame().seats, seatKinds());
}

app::Started GoldRush::ask(NewGame game, QWidget* window)
{
    NewGameDialog dialog(std::move(game), installedSets(), learned_.get(), ui::lastFolder(store_), window);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    const NewGame chosen = dialog.game();
    storeGame(store_, chosen);
    const auto tiles = ui::readOver(window, chosen.tileSetFile, [chosen] { return tileSetOf(chosen); });
    return tiles ? matchWith(chosen, *tiles, learned_.get()) : app::Started(nullptr);
}

app::Started GoldRush::setUp(QWidget* window)
{
    return ask(lastGame(), window);
}

std::unique_ptr<app::Match> GoldRush::again(const app::Match& match, app::Rematch how) const
{
    const auto& session = static_cast<const GameSession&>(match);
    NewGame next = setupOf(session.record(), how);
    next.options.undo = session.beganAsPractice();
    return matchOf(makeRecord(next, session.record().tileset), learned_.get());
}

bool GoldRush::isNew() const
{
    return !hasPlayed(store_);
}

bool GoldRush::hasLessonsLeft() const
{
    return lessonsDone(store_).size() < lessonNames().size();
}

app::Started GoldRush::learn(QWidget* window)
{
    if (lessonsDone(store_).isEmpty())
        return lessonMatch(lessonNames().first());
    LessonsDialog dialog(store_, window);
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    return lessonMatch(dialog.chosen());
}

QStringList GoldRush::setSuffixes() const
{
    return ui::tileSetSuffixes();
}

app::Started GoldRush::setUpWith(const QString& set, QWidget* window)
{
    NewGame game = lastGame();
    game.tileSetFile = set;
    return ask(std::move(game), window);
}

app::Started GoldRush::offer(const QString& set, QWidget* window)
{
    //: Title of a question (noun)
    ui::MessageBox box(QMessageBox::Question, tr("Tile set"),
                       //: %1 name of a file
                       tr("What do you want to do with \"%1\"?").arg(ui::fileInText(set)),
                       QMessageBox::Cancel, window);
    //: Button: start a game with the tile set
    QPushButton* play = box.addButton(tr("&Play it…"), QMessageBox::AcceptRole);
    //: Button: "my sets" are those that the user keeps in the program
    QPushButton* install = box.addButton(tr("&Add to my sets"), QMessageBox::AcceptRole);
    //: Button: open the tile set in the editor
    QPushButton* edit = box.addButton(tr("&Edit it"), QMessageBox::AcceptRole);
    play->setObjectName(QStringLiteral("playSet"));
    install->setObjectName(QStringLiteral("installSet"));
    edit->setObjectName(QStringLiteral("editSet"));
    box.setDefaultButton(play);
    box.exec();
    if (box.clickedButton() == play)
        return setUpWith(set, window);
    if (box.clickedButton() == install)
        ui::installAsking(installedSets(), set, window);
    else if (box.clickedButton() == edit)
        ui::startSiblingOrSay(kEditor, {set}, window);
    return nullptr;
}

void GoldRush::startEditor(QWidget* window) const
{
    ui::startSiblingOrSay(kEditor, {}, window);
}

QString GoldRush::faultOf(const app::Trial& trial) const
{
    return fault(trial);
}

app::Started GoldRush::startTrial(const app::Trial& trial, QWidget* window) const
{
    const auto loaded = ui::readOver(window, trial.set, [set = trial.set] { return ui::loadTileSet(set); });
    if (!loaded)
        return nullptr;
    if (!*loaded)
        return tl::unexpected(app::Fault{trial.set, loaded->error(), {}});
    const TileSet& tiles = (*loaded)->set;
    auto game = setupOf(trial, lastGame(), tiles);
    if (!game)
        return tl::unexpected(app::Fault{trial.set, {}, game.error()});
    game->options.undo = true; // sets are to be tried in every way
    return matchOf(makeRecord(*game, tiles), learned_.get());
}

std::unique_ptr<app::Table> GoldRush::makeTable(app::Host& host, QWidget* window) const
{
    return std::make_unique<GoldRushTable>(host, store_, window, learned_.get());
}

app::BackdropMaker GoldRush::backdrop() const
{
    return sampleBackdrop();
}

QString GoldRush::rulesHtml() const
{
    return goldrush::rulesHtml();
}

QString GoldRush::keysHtml(const ui::KeyText& keys) const
{
    return shortcutsHtml(keys);
}

app::Started GoldRush::startExample(const QString& name) const
{
    return exampleOf(name);
}

ui::HelpBrowser* GoldRush::makeHelpBrowser(QWidget* parent) const
{
    const auto picture = [](const QUrl& address, const art::Theme& theme, qreal devicePixelRatio) {
        return address.scheme() == kPictureScheme ? helpPicture(address.path(), theme, devicePixelRatio)
                                                  : QImage();
    };
    return new ui::HelpBrowser(picture, parent);
}

} // namespace lodeline::goldrush
