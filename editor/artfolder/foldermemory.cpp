// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artfolder/foldermemory.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>

namespace lodeline::goldrush::editor {
namespace {

constexpr qsizetype kMostFolders = 50;
const QString kFilesKey = QStringLiteral("pictures/sets");
const QString kFoldersKey = QStringLiteral("pictures/folders");

} // namespace

QString pictureFolderOf(const QString& setFile)
{
    const QSettings settings;
    const QStringList folders = settings.value(kFoldersKey).toStringList();
    const qsizetype at =
        settings.value(kFilesKey).toStringList().indexOf(QFileInfo(setFile).absoluteFilePath());
    return at >= 0 && at < folders.size() ? folders[at] : QString();
}

void rememberPictureFolder(const QString& setFile, const QString& folder)
{
    const QString file = QFileInfo(setFile).absoluteFilePath();
    QSettings settings;
    QStringList files = settings.value(kFilesKey).toStringList();
    QStringList folders = settings.value(kFoldersKey).toStringList();
    folders.resize(files.size());
    if (const qsizetype at = files.indexOf(file); at >= 0) {
        files.removeAt(at);
        folders.removeAt(at);
    }
    if (!folder.isEmpty()) {
        files.prepend(file);
        folders.prepend(folder);
    }
    settings.setValue(kFilesKey, files.mid(0, kMostFolders));
    settings.setValue(kFoldersKey, folders.mid(0, kMostFolders));
}

} // namespace lodeline::goldrush::editor
