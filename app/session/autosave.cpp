// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosave.h"

#include "app/session/autosavewriter.h"
#include "app/session/gamesession.h"
#include "app/session/recordfile.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>

namespace lodeline::app {

namespace {

constexpr int kSlots = 9; // programs on one folder at a time

QString slotPath(const QDir& folder, int slot)
{
    const QString number = slot == 0 ? QString() : QStringLiteral("-%1").arg(slot + 1);
    return folder.filePath(QStringLiteral("autosave%1.lodeline").arg(number));
}

bool holdsGame(const QString& path)
{
    return QFile::exists(path) || QFile::exists(AutosaveWriter::olderCopy(path));
}

// A slot that no running program has locked, one with a stored game first.
std::pair<QString, std::unique_ptr<QLockFile>> freeSlot(const QDir& folder)
{
    for (const bool wantGame : {true, false}) {
        for (int slot = 0; slot < kSlots; ++slot) {
            const QString path = slotPath(folder, slot);
            if (wantGame && !holdsGame(path))
                continue;
            auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
            lock->setStaleLockTime(0);
            if (lock->tryLock(0))
                return {path, std::move(lock)};
            if (lock->error() != QLockFile::LockFailedError)
                return {path, nullptr}; // cannot write here: saving will say so
        }
    }
    return {slotPath(folder, kSlots - 1), nullptr};
}

bool running(const GameRecord& record, const Game& game)
{
    return !record.moves.empty() && game.phase() != Game::Phase::Over;
}

} // namespace

Autosave::Autosave(const QString& folder, QObject* parent)
    : QObject(parent)
{
    QDir().mkpath(folder);
    std::tie(path_, lock_) = freeSlot(QDir(folder));
    writer_ = std::make_unique<AutosaveWriter>(path_);
    connect(writer_.get(), &AutosaveWriter::written, this, &Autosave::saved);
    connect(writer_.get(), &AutosaveWriter::failed, this, &Autosave::failed);
}

Autosave::~Autosave() = default;

QString Autosave::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
}

std::optional<GameRecord> Autosave::pending() const
{
    for (const QString& path : {path_, AutosaveWriter::olderCopy(path_)}) {
        Result<LoadedRecord> loaded = loadRecord(path);
        if (!loaded)
            continue;
        const Result<Game> game = replay(loaded->record);
        if (game && running(loaded->record, *game))
            return std::move(loaded->record);
    }
    return std::nullopt;
}

void Autosave::watch(GameSession* session)
{
    if (session_)
        disconnect(session_, nullptr, this, nullptr);
    session_ = session;
    if (!session)
        return;
    connect(session, &GameSession::recordChanged, this, &Autosave::save);
    save();
}

void Autosave::save()
{
    if (running(session_->record(), session_->game()))
        writer_->write(session_->record());
    else
        writer_->remove();
}

void Autosave::discard()
{
    writer_->remove();
}

void Autosave::flush()
{
    writer_->flush();
}

} // namespace lodeline::app
