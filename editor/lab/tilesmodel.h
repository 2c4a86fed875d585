// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/setsums.h"
#include "engine/goldrush/rules/tileset.h"
#include "resources/art/tilepixmaps.h"

#include <QAbstractTableModel>

namespace lodeline::goldrush::editor {

// How the tiles of a set fared, a row a design. `Qt::UserRole` gives the number to sort by,
// none where there are no figures.
class TilesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Tile, Copies, Drawn, Squares, Hard, Discarded, ColumnCount };
    static constexpr int kSortRole = Qt::UserRole;
    static constexpr int kShareRole = Qt::UserRole + 1; // 0 to 1, where the cell is a share
    static constexpr int kPicture = 36;                 // px

    explicit TilesModel(QObject* parent = nullptr);

    void setTiles(const TileSet& set, const std::vector<TileSums>& sums);
    void setTheme(const art::Theme& theme);
    void setPixelRatio(qreal ratio);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void tellOfPictures();
    bool hasFigure(const QModelIndex& index) const;
    QString text(const QModelIndex& index) const;
    double number(const QModelIndex& index) const;

    TileSet set_;
    std::vector<TileSums> sums_;
    art::Theme theme_;
    std::unique_ptr<art::TilePixmaps> pictures_;
    qreal ratio_ = 1;
};

} // namespace lodeline::goldrush::editor
