// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recentfiles.h"

#include "ui/plain/shown.h"
#include "ui/plainlabel.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <future>
#include <map>
#include <utility>

namespace lodeline::ui {

namespace {

constexpr qsizetype kMostRecent = 10;
constexpr int kMostOwn = 3;
const QString kRecentKey = QStringLiteral("recentFiles");
const QString kFolderKey = QStringLiteral("folder");

// A disk that does not answer is waited for once, until it does.
bool answers(const QString& folder, const RecentFiles::Presence& isThere, std::chrono::milliseconds patience)
{
    static std::map<QString, std::shared_future<bool>> silent;
    const auto isReady = [](const std::shared_future<bool>& found, std::chrono::milliseconds time) {
        return found.wait_for(time) == std::future_status::ready;
    };
    const auto before = silent.find(folder);
    if (before != silent.end() && !isReady(before->second, std::chrono::milliseconds(0)))
        return false;
    const std::shared_future<bool> found = readAside([folder, isThere] { return isThere(folder); });
    if (isReady(found, patience)) {
        silent.erase(folder);
        return found.get();
    }
    silent.insert_or_assign(folder, found);
    return false;
}

} // namespace

RecentFiles::RecentFiles(QSettings& settings)
    : RecentFiles(settings, [](const QString& path) { return QFileInfo::exists(path); })
{
}

RecentFiles::RecentFiles(QSettings& settings, Presence isThere)
    : settings_(settings)
    , isThere_(std::move(isThere))
{
}

void RecentFiles::setOwnFolder(const QString& folder)
{
    ownFolder_ = QDir::cleanPath(QDir(folder).absolutePath());
}

QStringList RecentFiles::paths() const
{
    return settings_.value(kRecentKey).toStringList().mid(0, kMostRecent);
}

void RecentFiles::add(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = paths();
    files.removeAll(absolute);
    files.prepend(absolute);
    int own = 0;
    files.removeIf([this, &own](const QString& file) {
        return QFileInfo(file).absolutePath() == ownFolder_ && ++own > kMostOwn;
    });
    settings_.setValue(kRecentKey, files.mid(0, kMostRecent));
    emit changed();
}

// Nobody waits for the thread, as a disk that does not answer holds it for ever.
void RecentFiles::forgetMissing()
{
    if (search_.isRunning())
        return;
    search_.run(
        [paths = paths(), isThere = isThere_] {
            QStringList missing = paths;
            missing.removeIf(isThere);
            return missing;
        },
        [this](const QStringList& missing) { forget(missing); });
}

void RecentFiles::forget(const QStringList& missing)
{
    if (missing.isEmpty())
        return;
    QStringList files = paths();
    files.removeIf([&missing](const QString& file) { return missing.contains(file); });
    settings_.setValue(kRecentKey, files);
    emit changed();
}

QString existingFolder(const QStringList& wanted)
{
    return existingFolder(wanted, [](const QString& path) { return QFileInfo(path).isDir(); });
}

QString existingFolder(const QStringList& wanted, const RecentFiles::Presence& isThere,
                       std::chrono::milliseconds patience)
{
    for (const QString& folder :
         wanted + QStringList{QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && answers(folder, isThere, patience))
            return folder;
    }
    return QDir::homePath();
}

QString lastFolder(const QSettings& settings)
{
    return existingFolder({settings.value(kFolderKey).toString()});
}

void setLastFolder(QSettings& settings, const QString& path)
{
    settings.setValue(kFolderKey, path);
}

QString withDayInWords(const QString& name)
{
    const QDateTime when = QDateTime::fromString(QStringView(name).left(kStamp.size()), kStamp);
    return when.isValid() ? QLocale().toString(when, QLocale::ShortFormat) + name.mid(kStamp.size()) : name;
}

void RecentMenu::setFiles(const QStringList& paths, QStringList others)
{
    clear();
    for (const QString& path : paths)
        addFile(path);
    others.removeIf([&paths](const QString& path) { return paths.contains(path); });
    if (!isEmpty() && !others.isEmpty())
        addSeparator();
    for (const QString& path : std::as_const(others))
        addFile(path);
    setEnabled(!isEmpty());
}

void RecentMenu::addFile(const QString& path)
{
    QAction* action = addAction(plainLabel(withDayInWords(shownFile(path))));
    action->setStatusTip(shownPath(path));
    connect(action, &QAction::triggered, this, [this, path] { emit fileRequested(path); });
}

} // namespace lodeline::ui
