// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/art/artimport.h"
#include "engine/goldrush/pictures/picturedparts.h"
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

class LayerBoxes;
class RotationRow;

// Gives a tile a picture of its own from a file, the clipboard or by drop, or takes it away. Shows what the
// game makes of it beside the painted picture, and lists what cannot be used. A picture that cannot be taken
// leaves the one before as it is.
class ArtImportDialog : public QDialog
{
    Q_OBJECT

public:
    // Begins with the picture that the tile has. `used` bytes are those of all pictures of its set.
    ArtImportDialog(TileDesign tile, std::uint64_t used, const art::Theme& theme, QWidget* parent = nullptr);

    void setParts(const PicturedParts& parts); // of its set, for the symbols
    void setSelected(int tiles);               // how many are: the picture is for one of them alone
    // What it is to be when the dialog was accepted. Pictures of pixels are kept in the store by then.
    const TileDesign& tile() const { return chosen_; }
    // Whether it has another picture than at first, or none any more.
    bool isOtherPicture() const;
    // Whether the layers above its picture are those of all tiles of the set that have one; not where it has
    // none.
    bool isForAll() const;
    // Whether the dialog can be accepted: something has changed, and it can be used.
    bool isAcceptable() const;

    void setFolder(const QString& folder) { folder_ = folder; } // where to look for files first
    QString folder() const { return folder_; }

    // These read in the background, as does the SVG that the tile has at first; `imported` tells when it is
    // done. A later call replaces an earlier one.
    void importFile(const QString& path);
    void importFiles(const QStringList& paths); // a single one, else `filesGiven`
    void importText(const QByteArray& svg);
    void importImage(const QImage& image);
    void paste(); // whatever of these the clipboard holds
    void removeArt();

signals:
    void imported();
    void filesGiven(const QStringList& paths); // several, which are for the tiles of their names

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    using Import = std::function<ImportedArt(const std::stop_token&)>;
    void read(const QString& source, const Import& work);
    void readPresent(); // what it has already, unless that lies in the store
    void notRead(const QString& what);
    bool take(const QMimeData* held);
    void chooseFiles();
    void take(const QString& source, const ImportedArt& art);
    void showArt();
    bool isShown() const; // a picture of its own
    const ImportedArt* toldOf() const;
    static QString fate(SvgFate fate);
    void listFindings();
    QString verdict() const;
    void retranslate();

    TileDesign initial_; // its picture tidied where that can be
    TileDesign chosen_;
    std::uint64_t used_;
    int selected_ = 1;
    QString folder_;
    struct Refused
    {
        QString source; // name of the file; empty for anything else
        ImportedArt art;
    };

    QString source_;                 // of the picture that is shown
    std::optional<ImportedArt> art_; // that; nothing of one that lies in the store
    std::optional<Refused> refused_; // what was read last, where it cannot be used
    ui::Background reading_;
    QPushButton* choose_;
    QPushButton* paste_;
    QPushButton* remove_;
    QLabel* single_; // that it is for one tile alone
    QLabel* hint_;
    QLabel* usage_;
    QLabel* ownTitle_;
    RotationRow* own_;
    QLabel* paintedTitle_;
    RotationRow* painted_;
    LayerBoxes* layers_;
    QLabel* sign_;
    QLabel* verdict_;
    QLabel* cut_; // what a picture that is not square loses
    QTreeWidget* findings_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::goldrush::editor
