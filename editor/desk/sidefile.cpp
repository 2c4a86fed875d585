// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/sidefile.h"

#include "editor/desk/documentfile.h"
#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/work/intime.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <utility>

namespace lodeline::desk {
namespace {

constexpr int kSoon = 400;    // ms after the last change
constexpr int kLatest = 2000; // ms after the first that is not kept yet, for changes that never pause
const QString kSuffix = QStringLiteral(".side");
constexpr std::size_t kMaxSideBytes = 128U
                                      << 20; // what is on the desk may be too large for a file of its own

std::string textOf(const QString& path, const QByteArray& known, const Content& content)
{
    QJsonObject kept = content.kept();
    const std::string_view format = content.format();
    kept[QStringLiteral("format")] = QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size()));
    kept[QStringLiteral("path")] = path;
    kept[QStringLiteral("known")] = QString::fromLatin1(known.toHex());
    return QJsonDocument(kept).toJson(QJsonDocument::Compact).toStdString();
}

// Its own file may lie on a disk that never answers.
QDateTime overtaken(const QString& path, const QByteArray& known)
{
    if (path.isEmpty())
        return {};
    const auto look = [path, known] {
        const QFileInfo own(path);
        return own.exists() && digestOnDisk(path) != known ? own.lastModified() : QDateTime();
    };
    return ui::inTime(look).value_or(QDateTime());
}

Result<Leftover> readLeftover(const QString& file, const ReadKept& read)
{
    const auto bytes = ui::readFile(file, kMaxSideBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const QJsonObject kept = QJsonDocument::fromJson(*bytes).object();
    const QString path = kept[QStringLiteral("path")].toString();
    const QByteArray known = QByteArray::fromHex(kept[QStringLiteral("known")].toString().toLatin1());
    return read(kept).map([&](const ContentPtr& content) {
        return Leftover{file, path, content, QFileInfo(file).lastModified(), known, overtaken(path, known),
                        {}};
    });
}

} // namespace

SideFile::SideFile(Document& document, const QString& folder, QObject* parent)
    : QObject(parent)
    , document_(document)
{
    const QString file = ui::SafeFile::newPath(folder, QStringLiteral("%1") + kSuffix);
    file_.hold(file, ui::SafeFile::lockOf(file));
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    latest_.setSingleShot(true);
    latest_.setInterval(kLatest);
    connect(&soon_, &QTimer::timeout, this, &SideFile::write);
    connect(&latest_, &QTimer::timeout, this, &SideFile::write);
    connect(&file_, &ui::SafeFile::failed, this, [this](const QString& path, const QString& reason) {
        //: %1 is a path, %2 the reason as the system gives it
        emit failed(
            tr("Unsaved changes could not be backed up to %1: %2. You can keep working, but save your "
               "work somewhere else.")
                .arg(ui::shownPath(path), reason));
    });
    connect(&document, &Document::changed, this, &SideFile::plan);
    connect(&document.history(), &QUndoStack::cleanChanged, this, &SideFile::plan);
}

SideFile::~SideFile()
{
    file_.remove();
}

QString SideFile::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/unsaved");
}

Leftovers SideFile::leftovers(const ReadKept& read, const QString& folder, const std::stop_token& stop)
{
    Leftovers all;
    const QDir files(folder);
    const QDir::Filters anything = QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System | QDir::Hidden;
    for (const QString& name :
         files.entryList({u'*' + kSuffix, u'*' + ui::SafeFile::lockFile(kSuffix)}, anything, QDir::Time)) {
        const QString file = files.filePath(name);
        if (ui::isNoPlainFile(file))
            all.aside.push_back(ui::putAside(file, ui::noPlainFile));
    }
    for (const QString& name : files.entryList({u'*' + kSuffix}, QDir::Files, QDir::Time)) {
        if (stop.stop_requested()) {
            all.isAll = false;
            break;
        }
        const QString file = files.filePath(name);
        std::shared_ptr<QLockFile> lock = ui::SafeFile::lockOf(file);
        if (!lock) {
            all.isAll = false;
            continue;
        }
        if (Result<Leftover> leftover = readLeftover(file, read)) {
            leftover->lock = std::move(lock);
            all.found.push_back(std::move(*leftover));
        } else {
            all.aside.push_back(ui::putAside(
                file, [problem = leftover.error().front()] { return ui::problemText(problem); }));
        }
    }
    return all;
}

void SideFile::discard(const Leftover& leftover)
{
    QFile::remove(leftover.sideFile);
}

void SideFile::setOrigin(const QString& path, const QByteArray& known)
{
    path_ = path;
    known_ = known;
    plan();
}

void SideFile::plan()
{
    soon_.start();
    if (!latest_.isActive())
        latest_.start();
}

void SideFile::flush()
{
    if (soon_.isActive())
        write();
    file_.flush();
}

void SideFile::write()
{
    soon_.stop();
    latest_.stop();
    if (document_.isModified())
        file_.write([path = path_, known = known_, content = document_.content()] {
            return textOf(path, known, *content);
        });
    else
        file_.remove();
}

} // namespace lodeline::desk
