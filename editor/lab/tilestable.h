// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/tilesmodel.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace lodeline::goldrush::editor {

// The tiles of a set by how hard they are to place; any column sorts.
class TilesTable : public QTableView
{
    Q_OBJECT

public:
    explicit TilesTable(QWidget* parent = nullptr);

    void setTiles(const TileSet& set, const std::vector<TileSums>& sums);
    void setTheme(const art::Theme& theme);

signals:
    void tileActivated(int design); // of the set that was given

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void sizePictures();
    void retranslate();

    TilesModel* model_;
    QSortFilterProxyModel* sorted_;
};

} // namespace lodeline::goldrush::editor
