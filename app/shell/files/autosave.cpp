// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/files/autosave.h"

#include "app/match/match.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <utility>

namespace lodeline::app {

using ui::SafeFile;

Autosave::Autosave(QObject* parent)
    : QObject(parent)
{
    connect(&file_, &SafeFile::written, this, &Autosave::saved);
    connect(&file_, &SafeFile::failed, this, [this](const QString& path, const QString& reason) {
        emit failed([path, reason] {
            //: %1 is a path, %2 the reason as the system gives it
            const QString message = QCoreApplication::translate(
                "Autosave",
                "The game could not be saved automatically as %1: %2. You can keep playing, but save it "
                "somewhere else.");
            return message.arg(ui::shownPath(path), reason);
        });
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

void Autosave::watch(Match* match, const QString& file, std::unique_ptr<QLockFile> lock)
{
    unwatch();
    match_ = match;
    file_.hold(file, std::move(lock));
    connect(match, &Match::recordChanged, this, &Autosave::save);
    save();
}

void Autosave::drop()
{
    file_.remove();
}

void Autosave::unwatch()
{
    if (match_)
        disconnect(match_, nullptr, this, nullptr);
    match_ = nullptr;
    file_.release();
}

void Autosave::save()
{
    if (match_->turns() == 0)
        drop();
    else if (!match_->isOver())
        file_.write(match_->recordText());
}

void Autosave::flush()
{
    file_.flush();
}

} // namespace lodeline::app
