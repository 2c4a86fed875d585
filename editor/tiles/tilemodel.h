// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/setdocument.h"
#include "ui/tilepictures.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace lodeline::goldrush::editor {

// The tiles of a document as rows, with pictures. Dragging rows moves the tiles; as data they are text that
// other sets take (engine/goldrush/design/tiletext.h).
class TileModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        CountRole,
        IsStartRole,
        SeverityRole,
        EdgesRole,
        PictureRole,
        FileWordsRole, // English words for what is on it, as its file has them
        TextRole
    };

    explicit TileModel(SetDocument& document, QObject* parent = nullptr);

    void setTheme(const art::Theme& theme);
    void setPictureSize(int side, qreal pixelRatio);
    // The worst finding of each tile as Severity, -1 for none.
    void setSeverities(std::vector<int> worst);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    // Dropped rows were moved by the document already.
    bool removeRows(int, int, const QModelIndex&) override { return false; }

signals:
    // Tiles were moved or dropped in; these are their rows now.
    void rowsPlaced(const std::vector<int>& rows);
    // These tiles are others now, in their places.
    void rowsChanged(const std::vector<int>& rows);
    // Not all that was dropped in found a place in the set.
    void tilesLeftOut();

private:
    void documentChanged();
    void showParts();
    void tellOfPictures();
    const TileDesign& tile(int row) const;

    SetDocument& document_;
    std::vector<TileDesign> shown_;
    std::optional<std::size_t> shownStart_;
    PicturedParts shownParts_;
    std::vector<int> worst_;
    mutable ui::TilePictures pictures_; // by row
};

} // namespace lodeline::goldrush::editor
