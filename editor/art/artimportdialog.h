// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/art/artimport.h"
#include "engine/goldrush/rules/tile.h"
#include "resources/art/theme/theme.h"
#include "ui/work/background.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <string>

class QDialogButtonBox;
class QLabel;
class QMimeData;
class QPushButton;
class QTreeWidget;

namespace lodeline::goldrush::editor {

class RotationRow;

// Gives a tile a picture of its own from a file, the clipboard or by drop, or takes it away. Shows what the
// game makes of it beside the painted picture, and lists what cannot be used.
class ArtImportDialog : public QDialog
{
    Q_OBJECT

public:
    // Begins with the art that the tile has.
    ArtImportDialog(TileDesign tile, const art::Theme& theme, QWidget* parent = nullptr);

    // What the tile is to have when the dialog was accepted: tidy SVG, or nothing for the painted picture.
    std::optional<std::string> art() const;
    // Whether the dialog can be accepted: something has changed, and it can be used.
    bool isAcceptable() const;

    void setFolder(const QString& folder) { folder_ = folder; } // where to look for files first
    QString folder() const { return folder_; }

    // These read in the background; `imported` tells when it is done. A later call replaces an earlier one.
    void importFile(const QString& path);
    void importText(const QByteArray& svg);
    void importImage(const QImage& image);
    void paste(); // whatever of these the clipboard holds
    void removeArt();

signals:
    void imported();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    using Import = std::function<ImportedArt(const std::stop_token&)>;
    void read(const QString& source, const Import& work);
    bool take(const QMimeData* held);
    void chooseFile();
    void take(const ImportedArt& art);
    void showArt();
    static QString fate(SvgFate fate);
    void listFindings();
    QString verdict() const;
    void retranslate();

    TileDesign tile_;
    std::string initial_; // as the tile had it, tidied where that can be
    QString folder_;
    QString source_; // name of the file; empty for anything else
    std::optional<ImportedArt> art_;
    ui::Background reading_;
    QPushButton* choose_;
    QPushButton* paste_;
    QPushButton* remove_;
    QLabel* hint_;
    QLabel* ownTitle_;
    RotationRow* own_;
    QLabel* paintedTitle_;
    RotationRow* painted_;
    QLabel* sign_;
    QLabel* verdict_;
    QTreeWidget* findings_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::goldrush::editor
