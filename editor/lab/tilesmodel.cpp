// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/tilesmodel.h"

#include "editor/measuring/runwords.h"
#include "resources/art/own/ownpictures.h"
#include "ui/plain/shown.h"
#include "ui/wording/percent.h"

#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

double ratio(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

} // namespace

TilesModel::TilesModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, &TilesModel::tellOfPictures);
}

void TilesModel::setTiles(const TileSet& set, const std::vector<TileSums>& sums)
{
    const bool isSame =
        set.tiles == set_.tiles && set.pictures == set_.pictures && sums.size() == sums_.size();
    if (isSame) {
        sums_ = sums;
        if (!sums_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    set_ = set;
    sums_ = sums;
    pictures_ = std::make_unique<art::TilePixmaps>(set_, theme_);
    endResetModel();
}

void TilesModel::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    if (!pictures_)
        return;
    pictures_->setTheme(theme);
    emit dataChanged(index(0, Tile), index(rowCount() - 1, Tile), {Qt::DecorationRole});
}

void TilesModel::tellOfPictures()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, Tile), index(rowCount() - 1, Tile), {Qt::DecorationRole});
}

void TilesModel::setPixelRatio(qreal ratio)
{
    if (ratio == ratio_)
        return;
    ratio_ = ratio;
    tellOfPictures();
}

void TilesModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int TilesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(std::min(sums_.size(), set_.tiles.size()));
}

int TilesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TilesModel::data(const QModelIndex& index, int role) const
{
    const bool isShare = index.column() == Hard || index.column() == Discarded;
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::DecorationRole:
        if (index.column() == Tile) {
            const int side = static_cast<int>(kPicture * ratio_);
            QPixmap picture = pictures_->exact(index.row(), Rotation::R0, {side, side});
            picture.setDevicePixelRatio(ratio_);
            return picture;
        }
        return {};
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (index.column() == Tile ? Qt::AlignLeading : Qt::AlignTrailing));
    case kSortRole:
        if (index.column() == Tile)
            return text(index);
        return hasFigure(index) ? QVariant(number(index)) : QVariant();
    case kShareRole:
        return isShare ? QVariant(number(index)) : QVariant();
    case Qt::AccessibleTextRole:
        //: A cell of a table: %1 what is in it, %2 the title of its column
        return tr("%1 %2").arg(text(index),
                               headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
    default:
        return {};
    }
}

bool TilesModel::hasFigure(const QModelIndex& index) const
{
    return index.column() < Squares || sums_[static_cast<std::size_t>(index.row())].drawn > 0;
}

QString TilesModel::text(const QModelIndex& index) const
{
    if (!hasFigure(index))
        return QStringLiteral("–");
    switch (index.column()) {
    case Tile:
        return ui::shownName(set_.tiles[static_cast<std::size_t>(index.row())].id);
    case Copies:
    case Drawn:
        return QLocale().toString(static_cast<qint64>(number(index)));
    case Squares:
        return desk::decimalText(number(index));
    default:
        return percentText(number(index), 1);
    }
}

double TilesModel::number(const QModelIndex& index) const
{
    const TileSums& tile = sums_[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Copies:
        return set_.tiles[static_cast<std::size_t>(index.row())].count;
    case Drawn:
        return static_cast<double>(tile.drawn);
    case Squares:
        return ratio(tile.spots, tile.drawn);
    case Hard:
        return ratio(tile.hard, tile.drawn);
    case Discarded:
        return ratio(tile.discarded, tile.drawn);
    default:
        return 0;
    }
}

QVariant TilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter | Qt::TextWordWrap |
                                (section == Tile ? Qt::AlignLeading : Qt::AlignTrailing));
    const bool asTip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !asTip)
        return {};
    switch (section) {
    case Tile:
        //: Title of a column: the design
        return !asTip ? tr("Tile") : tr("The design and its id");
    case Copies:
        //: Title of a column: specimens of a tile, not the command
        return !asTip ? tr("Copies") : tr("How many copies of the tile are in the set");
    case Drawn:
        //: Title of a column: how often a tile was taken from the stack
        return !asTip ? tr("Drawn") : tr("How often the tile was drawn in all games");
    case Squares:
        //: Title of a column: how many squares a tile fits
        return !asTip ? tr("Squares") : tr("How many squares the tile fit on average when it was drawn");
    case Hard:
        //: Title of a column: how often a tile has hardly any square
        return !asTip ? tr("Hard to place") : tr("Share of draws in which the tile fit two squares at most");
    case Discarded:
        //: Title of a column: how often a tile fit nowhere
        return !asTip ? tr("Discarded") : tr("Share of draws in which the tile fit nowhere");
    default:
        return {};
    }
}

} // namespace lodeline::goldrush::editor
