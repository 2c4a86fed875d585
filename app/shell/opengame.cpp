// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/opengame.h"

#include "app/goldrush/session/recordfile.h"
#include "ui/problemtext.h"

#include <QFileInfo>
#include <QLockFile>

namespace lodeline::goldrush {
OpenGame::OpenGame(const QString& autosaveFolder, QObject* parent)
    : QObject(parent)
    , interrupted_(autosaveFolder)
    , finished_(interrupted_.folder() + QStringLiteral("/finished"))
{
    connect(&autosave_, &Autosave::failed, this, &OpenGame::autosaveFailed);
    connect(&autosave_, &Autosave::saved, this, &OpenGame::autosaved);
}

OpenGame::~OpenGame()
{
    putAway();
}

Result<void> OpenGame::start(const NewGame& game)
{
    Result<TileSet> tiles = tileSetOf(game);
    if (!tiles)
        return tl::unexpected(tiles.error());
    return put(makeRecord(game, *tiles), {});
}

Result<void> OpenGame::startTrial(const NewGame& game)
{
    Result<TileSet> tiles = tileSetOf(game);
    if (!tiles)
        return tl::unexpected(tiles.error());
    return put(makeRecord(game, *tiles), {.trial = true});
}

Result<void> OpenGame::startAgain()
{
    return put(makeRecord(setupOf(session_->record()), session_->record().tileset), {.trial = trial_});
}

Result<Problems> OpenGame::open(const QString& path)
{
    Result<LoadedRecord> loaded = loadRecord(path);
    if (!loaded)
        return tl::unexpected(loaded.error());
    // A file that the program keeps and one day removes is not the player's.
    const bool isKept = QFileInfo(path).canonicalPath() == QFileInfo(finished_.folder()).canonicalFilePath();
    return put(std::move(loaded->record), {.path = isKept ? QString() : path}).map([&] {
        return loaded->problems;
    });
}

tl::expected<void, QString> OpenGame::goOn(const QString& file)
{
    const InterruptedGame* game = interrupted_.find(file);
    std::unique_ptr<QLockFile> lock = game ? Autosave::lockOf(file) : nullptr;
    if (!lock)
        return tl::unexpected(tr("The game is open in another window, or no longer there."));
    // Another program may have played on with it since it was listed.
    return loadRecord(file)
        .and_then([&](LoadedRecord loaded) {
            return put(std::move(loaded.record),
                       {.modified = true, .trial = game->isTrial, .stored = file, .lock = std::move(lock)});
        })
        .map_error([](const Problems& problems) { return ui::problemText(problems.front()); });
}

Result<void> OpenGame::branch(GameRecord record)
{
    return put(std::move(record), {.modified = true, .trial = trial_});
}

Result<void> OpenGame::put(GameRecord record, Origin origin)
{
    Result<std::unique_ptr<GameSession>> session = GameSession::open(std::move(record));
    if (!session)
        return tl::unexpected(session.error());
    if (!origin.lock) {
        origin.stored = Autosave::newFile(origin.trial ? interrupted_.trialFolder() : interrupted_.folder());
        origin.lock = Autosave::lockOf(origin.stored);
    }
    putAway();
    const std::unique_ptr<GameSession> old = std::exchange(session_, std::move(*session));
    path_ = origin.path;
    kept_.clear();
    trial_ = origin.trial;
    connect(session_.get(), &GameSession::recordChanged, this, [this] { setModified(true); });
    connect(session_.get(), &GameSession::finished, this, &OpenGame::keepFinished);
    autosave_.watch(session_.get(), origin.stored, std::move(origin.lock));
    emit replaced();
    setModified(origin.modified);
    return {};
}

tl::expected<void, QString> OpenGame::save(const QString& path)
{
    auto saved = saveRecord(path, session_->record());
    if (saved) {
        path_ = path;
        setModified(false);
    }
    return saved;
}

// What the player has saved needs no second copy.
void OpenGame::putAway()
{
    if (session_ && !modified_ && !path_.isEmpty()) {
        const auto saved = loadRecord(path_);
        if (saved && writeRecord(saved->record) == writeRecord(session_->record()))
            autosave_.drop();
    }
    autosave_.unwatch();
}

void OpenGame::close()
{
    putAway();
    autosave_.flush(); // so that it is among the interrupted games that are offered now
    const std::unique_ptr<GameSession> old = std::exchange(session_, nullptr);
    path_.clear();
    emit replaced();
    setModified(false);
}

void OpenGame::keepFinished()
{
    if (!trial_) {
        const auto file = finished_.keep(session_->record(), kept_);
        if (!file) {
            emit autosaveFailed(file.error());
            return;
        }
        kept_ = *file;
        emit kept(kept_);
    }
    autosave_.drop();
}

void OpenGame::setModified(bool modified)
{
    modified_ = modified;
    emit modifiedChanged(modified);
}

} // namespace lodeline::goldrush
