// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/documentfile.h"

#include "engine/core/pictures/container.h"
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

struct Written
{
    QByteArray digest;
    ui::Unfound unfound;
};

tl::expected<Written, QString> write(const QString& path, const Content& content,
                                     const ui::Progress& progress, const QString& from)
{
    const std::string text = content.text();
    if (text.size() > content.mostBytes()) {
        //: %1 a size, in MiB
        return tl::unexpected(
            DocumentFile::tr("The file would take up more than %1 MiB and could not be opened again. Make "
                             "pictures smaller or remove some, then save it.")
                .arg(QLocale().toString(content.mostBytes() >> 20)));
    }
    const std::vector<PictureRef> pictures = content.pictures();
    return ui::writeDocument(path, text, pictures, progress, art::Opened::ByPerson, from)
        .map([&](const ui::Unfound& unfound) {
            return Written{digestOf(path, QByteArray::fromStdString(text)), unfound};
        })
        .map_error([&](const QString& why) {
            //: %1 is a path, %2 the reason as the system gives it
            const QString sentence = DocumentFile::tr("The file could not be saved as %1: %2");
            return why.isEmpty() ? why : sentence.arg(ui::shownPath(path), why);
        });
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

QByteArray digestOf(const QString& path, const QByteArray& bytes)
{
    return ui::isContainer(path) ? digestOnDisk(path) : digest(bytes);
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

void DocumentFile::setRead(const QString& path, const QByteArray& digest)
{
    reading_.forget();
    path_ = QFileInfo(path).absoluteFilePath();
    known_ = digest;
    reported_ = known_;
    watch();
    emit originChanged();
}

void DocumentFile::setKnown(const QByteArray& digest)
{
    known_ = digest;
    emit originChanged();
}

ui::Exported DocumentFile::save(const QString& path, const ui::Worker& worker)
{
    bool isChanged = false;
    const auto listening = connect(&document_, &Document::changed, this, [&isChanged] { isChanged = true; });
    Written written;
    isSaving_ = true;
    const ui::Exported saved = worker([&written, path, from = path_,
                                       content = document_.content()](const ui::Progress& progress) {
        return write(path, *content, progress, from).map([&written](const Written& now) { written = now; });
    });
    isSaving_ = false;
    disconnect(listening);
    if (!saved) {
        soon_.start();
        return saved;
    }
    if (isChanged)
        document_.history().resetClean();
    else
        document_.history().setClean();
    unfound_ = written.unfound;
    setRead(path, written.digest);
    return {};
}

QString DocumentFile::withUnfound(const QString& sentence, const ui::Unfound& pictures)
{
    QStringList all{sentence};
    //: A sentence behind that a file was saved or a set installed
    const QString missing =
        tr("%Ln picture(s) were not found and are not in the file.", nullptr, pictures.missing);
    if (pictures.missing > 0)
        all << missing;
    //: A sentence behind that a file was saved or a set installed; the pictures that the set names are
    //: missing
    const QString unlike = tr("%Ln picture(s) in the file are damaged or were replaced by other pictures. "
                              "They were kept as they are, but are not shown.",
                              nullptr, pictures.unlike);
    if (pictures.unlike > 0)
        all << unlike;
    return all.join(u' ');
}

void DocumentFile::ignoreOutside()
{
    setKnown(reported_);
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

// While it is saved, what is found may be what was just written.
void DocumentFile::look()
{
    if (isSaving_)
        return;
    watch();
    reading_.run([path = path_] { return digestOnDisk(path); },
                 [this](const QByteArray& found) { report(found); });
}

void DocumentFile::report(const QByteArray& found)
{
    if (isSaving_ || found == reported_)
        return;
    reported_ = found;
    if (found != known_)
        emit changedOutside();
    else
        emit restoredOutside();
}

} // namespace lodeline::desk
