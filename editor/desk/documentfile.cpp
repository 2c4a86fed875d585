// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/documentfile.h"

#include "engine/core/pictures/container.h"
#include "ui/containers.h"
#include "ui/plain/shown.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace lodeline::desk {
namespace {

// After the last change in the folder, so that many of them are one and whoever writes is done.
constexpr int kSoon = 200; // ms

QByteArray digest(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

} // namespace

// Of a container, by its list: it may be large.
QByteArray digestOnDisk(const QString& path)
{
    if (ui::isContainer(path)) {
        const auto container = Container::open(QFile::encodeName(path).toStdString());
        return container ? digest(QByteArray::fromStdString(container->fingerprint())) : QByteArray();
    }
    const auto bytes = ui::readFile(path);
    return bytes ? digest(*bytes) : QByteArray();
}

DocumentFile::DocumentFile(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &DocumentFile::look);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] { soon_.start(); });
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] { soon_.start(); });
}

void DocumentFile::setRead(const QString& path, const QByteArray& bytes)
{
    path_ = QFileInfo(path).absoluteFilePath();
    known_ = ui::isContainer(path_) ? digestOnDisk(path_) : digest(bytes);
    reported_ = known_;
    watch();
    emit originChanged();
}

void DocumentFile::setKnown(const QByteArray& digest)
{
    known_ = digest;
    emit originChanged();
}

tl::expected<void, QString> DocumentFile::save(const QString& path)
{
    const ContentPtr content = document_.content();
    const std::string text = content->text();
    if (text.size() > content->mostBytes()) {
        //: %1 a size, in MiB
        return tl::unexpected(
            tr("The file would take up more than %1 MiB and could not be opened again. Make "
               "pictures smaller or remove some, then save it.")
                .arg(QLocale().toString(content->mostBytes() >> 20)));
    }
    const auto written = ui::writeDocument(path, text, content->pictures());
    if (!written) {
        //: %1 is a path, %2 the reason as the system gives it
        return tl::unexpected(
            tr("The file could not be saved as %1: %2").arg(ui::shownPath(path), written.error()));
    }
    document_.history().setClean();
    setRead(path, QByteArray::fromStdString(text));
    return {};
}

bool DocumentFile::isChangedOutside() const
{
    return !path_.isEmpty() && digestOnDisk(path_) != known_;
}

void DocumentFile::ignoreOutside()
{
    setKnown(digestOnDisk(path_));
    reported_ = known_;
    document_.history().resetClean();
}

// Programs that write safely put another file in its place, which ends the watch of the file itself.
void DocumentFile::watch()
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

void DocumentFile::look()
{
    watch();
    const QByteArray found = digestOnDisk(path_);
    if (found == reported_)
        return;
    reported_ = found;
    if (found != known_)
        emit changedOutside();
}

} // namespace lodeline::desk
