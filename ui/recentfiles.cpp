// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recentfiles.h"

#include "ui/plain/shown.h"
#include "ui/plainlabel.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace lodeline::ui {
namespace {

constexpr qsizetype kMostRecent = 10;
const QString kRecentKey = QStringLiteral("recentFiles");
const QString kFolderKey = QStringLiteral("folder");

} // namespace

QStringList recentFiles(const QSettings& settings)
{
    QStringList files = settings.value(kRecentKey).toStringList().mid(0, kMostRecent);
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void addRecentFile(QSettings& settings, const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles(settings);
    files.removeAll(absolute);
    files.prepend(absolute);
    settings.setValue(kRecentKey, files.mid(0, kMostRecent));
}

QString lastFolder(const QSettings& settings)
{
    for (const QString& folder : {settings.value(kFolderKey).toString(),
                                  QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)}) {
        if (!folder.isEmpty() && QDir(folder).exists())
            return folder;
    }
    return QDir::homePath();
}

void setLastFolder(QSettings& settings, const QString& path)
{
    settings.setValue(kFolderKey, path);
}

void RecentMenu::setFiles(const QStringList& paths)
{
    clear();
    for (const QString& path : paths) {
        QAction* action = addAction(plainLabel(shownFile(path)));
        action->setStatusTip(shownPath(path));
        connect(action, &QAction::triggered, this, [this, path] { emit fileRequested(path); });
    }
    setEnabled(!paths.isEmpty());
}

} // namespace lodeline::ui
