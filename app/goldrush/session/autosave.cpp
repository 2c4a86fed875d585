// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/autosave.h"

#include "app/goldrush/session/gamesession.h"
#include "engine/goldrush/files/record.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <utility>

namespace lodeline::goldrush {

using ui::SafeFile;

Autosave::Autosave(QObject* parent)
    : QObject(parent)
{
    connect(&file_, &SafeFile::written, this, &Autosave::saved);
    connect(&file_, &SafeFile::failed, this, [this](const QString& path, const QString& reason) {
        //: %1 is a path, %2 the reason as the system gives it
        const QString message = QCoreApplication::translate(
            "Autosave",
            "The running game could not be kept safe in %1: %2. You can play on; save it elsewhere.");
        emit failed(message.arg(ui::shownPath(path), reason));
    });
}

QString Autosave::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
}

QString Autosave::newFile(const QString& folder)
{
    return SafeFile::newPath(folder, QStringLiteral("autosave-%1.lodeline"));
}

std::unique_ptr<QLockFile> Autosave::lockOf(const QString& file)
{
    return SafeFile::lockOf(file);
}

void Autosave::watch(GameSession* session, const QString& file, std::unique_ptr<QLockFile> lock)
{
    unwatch();
    session_ = session;
    file_.hold(file, std::move(lock));
    connect(session, &GameSession::recordChanged, this, &Autosave::save);
    save();
}

void Autosave::drop()
{
    file_.remove();
}

void Autosave::unwatch()
{
    if (session_)
        disconnect(session_, nullptr, this, nullptr);
    session_ = nullptr;
    file_.release();
}

void Autosave::save()
{
    if (session_->record().moves.empty())
        drop();
    else if (session_->phase() != Game::Phase::Over)
        file_.write([record = session_->record()] { return writeRecord(record); });
}

void Autosave::flush()
{
    file_.flush();
}

} // namespace lodeline::goldrush
