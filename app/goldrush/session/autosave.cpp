// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/autosave.h"

#include "app/goldrush/session/gamesession.h"
#include "ui/start/locks.h"

#include <QDir>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <utility>

namespace lodeline::goldrush {
Autosave::Autosave(QObject* parent)
    : QObject(parent)
{
    connect(&writer_, &AutosaveWriter::written, this, &Autosave::saved);
    connect(&writer_, &AutosaveWriter::failed, this, &Autosave::failed);
}

Autosave::~Autosave()
{
    writer_.flush(); // before the lock goes
}

QString Autosave::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
}

QString Autosave::newFile(const QString& folder)
{
    QDir().mkpath(folder);
    return QDir(folder).filePath(
        QStringLiteral("autosave-%1.lodeline").arg(QUuid::createUuid().toString(QUuid::Id128)));
}

QString Autosave::lockFile(const QString& file)
{
    return file + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> Autosave::lockOf(const QString& file)
{
    return ui::lockOf(lockFile(file));
}

void Autosave::watch(GameSession* session, const QString& file, std::unique_ptr<QLockFile> lock)
{
    unwatch();
    session_ = session;
    file_ = file;
    lock_ = std::move(lock);
    connect(session, &GameSession::recordChanged, this, &Autosave::save);
    save();
}

void Autosave::drop()
{
    if (!file_.isEmpty())
        writer_.remove(file_);
}

void Autosave::unwatch()
{
    if (session_)
        disconnect(session_, nullptr, this, nullptr);
    session_ = nullptr;
    writer_.release(std::exchange(file_, QString()), std::move(lock_));
}

void Autosave::save()
{
    if (session_->record().moves.empty())
        drop();
    else if (session_->phase() != Game::Phase::Over)
        writer_.write(file_, session_->record());
}

void Autosave::flush()
{
    writer_.flush();
}

} // namespace lodeline::goldrush
