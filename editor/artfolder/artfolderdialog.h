// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/artfolder/folderpictures.h"
#include "ui/work/background.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QTreeWidget;

namespace lodeline::goldrush::editor {

class LayerBoxes;

// Shows which picture of a folder, or of several files, goes to which tile, which are not taken and why,
// before any is.
class ArtFolderDialog : public QDialog
{
    Q_OBJECT

public:
    // These read in the background.
    ArtFolderDialog(const QString& folder, TileSet set, QWidget* parent = nullptr);
    ArtFolderDialog(const QStringList& files, TileSet set, QWidget* parent = nullptr);

    const std::vector<FolderPicture>& pictures() const { return pictures_; }
    // What is to lie above pictures of tiles that have none yet, or above those of all tiles.
    ArtLayers layers() const;
    bool areLayersForAll() const;
    bool isWatching() const; // whether those of the folder are to be taken again when they change

signals:
    void read(); // all of them

protected:
    void changeEvent(QEvent* event) override;

private:
    ArtFolderDialog(QString folder, QStringList files, TileSet set, QWidget* parent);
    void begin();
    void take(std::size_t row, const FolderPicture& picture);
    void list();
    void showRow(std::size_t row);
    int count(FolderFate fate) const;
    QString verdict() const;
    void showVerdict();
    void retranslate();

    QString folder_;
    QStringList files_; // none for all of the folder
    TileSet set_;
    std::vector<FolderPicture> pictures_;
    ui::Background reading_;
    QLabel* place_;
    QTreeWidget* table_;
    QProgressBar* progress_;
    QLabel* verdict_;
    LayerBoxes* layers_;
    QCheckBox* watch_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::goldrush::editor
