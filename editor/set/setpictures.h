// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/artfolder/watchedpictures.h"
#include "ui/wording/words.h"

namespace lodeline::desk {
class DocumentFile;
} // namespace lodeline::desk

namespace lodeline::goldrush::editor {

class ArtFolderDialog;
class SetDocument;

// The pictures of a set that come from a folder: taken all at once, and each again when its file
// changes, or has changed since the set was saved.
class SetPictures : public QObject
{
    Q_OBJECT

public:
    SetPictures(SetDocument& document, desk::DocumentFile& file, QObject* parent = nullptr);

    // Asks for the folder and shows what it would give before it is taken.
    void askForFolder(QWidget* window);
    // The same of several files; whether they were taken.
    bool takeFiles(const QStringList& files, QWidget* window);
    // From now on, and when the file of the set is opened again; an empty path ends it.
    void follow(const QString& folder);
    QString folder() const { return watched_.folder(); }

signals:
    void folderChanged(const QString& folder);
    void following(); // changes of the folder are told from now on
    void told(const QString& message);

private:
    bool take(ArtFolderDialog& dialog, const ui::Words& words);
    void takeAgain(const std::vector<FolderPicture>& pictures);
    void recall();
    void watch(const QString& folder, const QDateTime& since = {});

    SetDocument& document_;
    desk::DocumentFile& file_;
    WatchedPictures watched_;
};

} // namespace lodeline::goldrush::editor
