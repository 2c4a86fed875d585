// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setfile.h"

#include "engine/goldrush/files/tilesetfile.h"
#include "ui/files.h"
#include "ui/plain/shown.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocale>

namespace lodeline::goldrush::editor {
namespace {

// After the last change in the folder, so that many of them are one and whoever writes is done.
constexpr int kSoon = 200; // ms

QByteArray digest(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

} // namespace

QByteArray digestOnDisk(const QString& path)
{
    const auto bytes = ui::readFile(path);
    return bytes ? digest(*bytes) : QByteArray();
}

SetFile::SetFile(SetDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &SetFile::look);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] { soon_.start(); });
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] { soon_.start(); });
}

void SetFile::setRead(const QString& path, const QByteArray& bytes)
{
    path_ = QFileInfo(path).absoluteFilePath();
    known_ = digest(bytes);
    reported_ = known_;
    watch();
    emit originChanged();
}

void SetFile::setKnown(const QByteArray& digest)
{
    known_ = digest;
    emit originChanged();
}

tl::expected<void, QString> SetFile::save(const QString& path)
{
    const std::string text = writeTileSet(document_.set());
    if (text.size() > kMaxFileBytes) {
        //: %1 a size, in MiB
        return tl::unexpected(tr("The set takes up more than %1 MiB and could not be opened again. Make its "
                                 "pictures smaller or remove some, then save it.")
                                  .arg(QLocale().toString(kMaxFileBytes >> 20)));
    }
    const auto written = ui::writeFile(path, text);
    if (!written) {
        //: %1 is a path, %2 the reason as the system gives it
        return tl::unexpected(
            tr("The set could not be saved as %1: %2").arg(ui::shownPath(path), written.error()));
    }
    document_.history().setClean();
    setRead(path, QByteArray::fromStdString(text));
    return {};
}

bool SetFile::isChangedOutside() const
{
    return !path_.isEmpty() && digestOnDisk(path_) != known_;
}

void SetFile::ignoreOutside()
{
    setKnown(digestOnDisk(path_));
    reported_ = known_;
    document_.history().resetClean();
}

// Programs that write safely put another file in its place, which ends the watch of the file itself.
void SetFile::watch()
{
    const QStringList wanted{path_, QFileInfo(path_).absolutePath()};
    for (const QString& old : watcher_.files() + watcher_.directories()) {
        if (!wanted.contains(old))
            watcher_.removePath(old);
    }
    for (const QString& path : wanted) {
        if (QFileInfo::exists(path) && !(watcher_.files() + watcher_.directories()).contains(path))
            watcher_.addPath(path);
    }
}

void SetFile::look()
{
    watch();
    const QByteArray found = digestOnDisk(path_);
    if (found == reported_)
        return;
    reported_ = found;
    if (found != known_)
        emit changedOutside();
}

} // namespace lodeline::goldrush::editor
