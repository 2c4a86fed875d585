// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow/opengame.h"

#include "app/session/recordfile.h"

#include <QRandomGenerator>

namespace lodeline::app {

OpenGame::OpenGame(const QString& autosaveFolder, QObject* parent)
    : QObject(parent)
    , folder_(autosaveFolder.isEmpty() ? Autosave::defaultFolder() : autosaveFolder)
    , autosave_(folder_)
    , trialAutosave_(folder_ + QStringLiteral("/trials"))
    , finished_(folder_ + QStringLiteral("/finished"))
    , pending_(autosave_.pending())
{
    if (!pending_) {
        pending_ = trialAutosave_.pending();
        pendingTrial_ = pending_.has_value();
    }
    connect(&autosave_, &Autosave::failed, this, &OpenGame::autosaveFailed);
    connect(&trialAutosave_, &Autosave::failed, this, &OpenGame::autosaveFailed);
}

OpenGame::~OpenGame()
{
    autosaveOf(trial_).watch(nullptr);
}

bool OpenGame::isUnsaved() const
{
    return session_ && modified_ && session_->phase() != Game::Phase::Over &&
           !session_->record().moves.empty();
}

Result<void> OpenGame::start(const NewGame& game)
{
    Result<TileSet> tiles = tileSetOf(game);
    if (!tiles)
        return tl::unexpected(tiles.error());
    return put(makeRecord(game, *tiles), {}, false);
}

Result<void> OpenGame::startTrial(const NewGame& game)
{
    Result<TileSet> tiles = tileSetOf(game);
    if (!tiles)
        return tl::unexpected(tiles.error());
    return put(makeRecord(game, *tiles), {}, false, true);
}

Result<void> OpenGame::startAgain()
{
    return put(makeRecord(setupOf(session_->record()), session_->record().tileset), {}, false, trial_);
}

Result<void> OpenGame::open(const QString& path)
{
    Result<LoadedRecord> loaded = loadRecord(path);
    if (!loaded)
        return tl::unexpected(loaded.error());
    return put(std::move(loaded->record), path, false);
}

Result<void> OpenGame::goOn()
{
    return put(*pending_, {}, true, pendingTrial_);
}

Result<void> OpenGame::branch(GameRecord record)
{
    return put(std::move(record), {}, true, trial_);
}

Result<void> OpenGame::put(GameRecord record, const QString& path, bool modified, bool trial)
{
    Result<std::unique_ptr<GameSession>> session = GameSession::open(std::move(record));
    if (!session)
        return tl::unexpected(session.error());
    if (!trial || pendingTrial_)
        pending_.reset();
    if (session_ && trial != trial_) {
        autosaveOf(trial_).watch(nullptr);
        autosaveOf(trial_).discard();
    }
    const std::unique_ptr<GameSession> old = std::exchange(session_, std::move(*session));
    path_ = path;
    kept_.clear();
    trial_ = trial;
    connect(session_.get(), &GameSession::recordChanged, this, [this] { setModified(true); });
    connect(session_.get(), &GameSession::finished, this, &OpenGame::keepFinished);
    autosaveOf(trial_).watch(session_.get());
    emit replaced();
    setModified(modified);
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

void OpenGame::close()
{
    autosaveOf(trial_).watch(nullptr);
    autosaveOf(trial_).discard();
    const std::unique_ptr<GameSession> old = std::exchange(session_, nullptr);
    path_.clear();
    emit replaced();
    setModified(false);
}

void OpenGame::keepFinished()
{
    if (trial_)
        return;
    const auto file = finished_.keep(session_->record(), kept_);
    if (!file) {
        emit autosaveFailed(file.error());
        return;
    }
    kept_ = *file;
    emit kept(kept_);
}

void OpenGame::forgetPending()
{
    pending_.reset();
    autosaveOf(pendingTrial_).discard();
}

void OpenGame::setModified(bool modified)
{
    modified_ = modified;
    emit modifiedChanged(modified);
}

} // namespace lodeline::app
