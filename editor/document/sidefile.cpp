// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sidefile.h"

#include "engine/goldrush/tilesetfile.h"
#include "ui/files.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>
#include <QtConcurrentRun>

namespace lodeline::editor {
namespace {

constexpr int kSoon = 400; // ms after the last change
const QString kSuffix = QStringLiteral(".side");

QString lockOf(const QString& file)
{
    return file + QStringLiteral(".lock");
}

QByteArray textOf(const QString& path, const TileSet& set)
{
    const QJsonObject content{{QStringLiteral("path"), path},
                              {QStringLiteral("set"), QString::fromStdString(writeTileSet(set))}};
    return QJsonDocument(content).toJson(QJsonDocument::Compact);
}

std::optional<Leftover> readLeftover(const QString& file)
{
    const auto bytes = ui::readFile(file);
    if (!bytes)
        return {};
    const QJsonObject content = QJsonDocument::fromJson(*bytes).object();
    auto draft = parseTileSetDraft(content[QStringLiteral("set")].toString().toStdString());
    if (!draft)
        return {};
    return Leftover{file, content[QStringLiteral("path")].toString(), std::move(draft->set),
                    QFileInfo(file).lastModified()};
}

} // namespace

SideFile::SideFile(SetDocument& document, const QString& folder, QObject* parent)
    : QObject(parent)
    , document_(document)
    , file_(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::Id128) + kSuffix))
    , lock_(std::make_unique<QLockFile>(lockOf(file_)))
{
    QDir().mkpath(folder);
    lock_->setStaleLockTime(0);
    lock_->tryLock();
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &SideFile::write);
    connect(&document, &SetDocument::changed, this, &SideFile::plan);
    connect(&document.history(), &QUndoStack::cleanChanged, this, &SideFile::plan);
}

SideFile::~SideFile()
{
    writing_.waitForFinished();
    QFile::remove(file_);
}

QString SideFile::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/unsaved");
}

std::vector<Leftover> SideFile::leftovers(const QString& folder)
{
    std::vector<Leftover> found;
    const QDir files(folder);
    for (const QString& name : files.entryList({u'*' + kSuffix}, QDir::Files, QDir::Time)) {
        const QString file = files.filePath(name);
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (!lock.tryLock())
            continue;
        if (auto leftover = readLeftover(file))
            found.push_back(std::move(*leftover));
    }
    return found;
}

void SideFile::discard(const Leftover& leftover)
{
    QFile::remove(leftover.sideFile);
}

void SideFile::setPath(const QString& path)
{
    path_ = path;
}

void SideFile::plan()
{
    soon_.start();
}

void SideFile::flush()
{
    if (soon_.isActive())
        write();
    writing_.waitForFinished();
    soon_.stop();
}

void SideFile::write()
{
    if (writing_.isRunning()) {
        again_ = true;
        return;
    }
    if (!document_.isModified()) {
        QFile::remove(file_);
        return;
    }
    writing_ = QtConcurrent::run([this, path = path_, file = file_, set = document_.set()] {
        const auto done = ui::writeFile(file, ui::view(textOf(path, set)));
        const QString error = done ? QString() : done.error();
        QMetaObject::invokeMethod(
            this, [this, error] { written(error); }, Qt::QueuedConnection);
    });
}

void SideFile::written(const QString& error)
{
    if (!error.isEmpty()) {
        //: %1 is a path, %2 the reason as the system gives it
        emit failed(
            tr("Unsaved changes could not be kept safe in %1: %2. You can work on; save the set elsewhere.")
                .arg(file_, error));
    }
    if (std::exchange(again_, false) || !document_.isModified())
        plan();
}

} // namespace lodeline::editor
