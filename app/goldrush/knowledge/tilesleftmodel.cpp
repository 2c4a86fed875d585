// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/knowledge/tilesleftmodel.h"

#include "app/goldrush/session/gamesession.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"
#include "ui/wording/tilewords.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr qreal kFaded = 0.3;

QPixmap faded(const QPixmap& picture)
{
    QPixmap pale(picture.size());
    pale.setDevicePixelRatio(picture.devicePixelRatio());
    pale.fill(Qt::transparent);
    QPainter painter(&pale);
    painter.setOpacity(kFaded);
    painter.drawPixmap(0, 0, picture);
    return pale;
}

} // namespace

TilesLeftModel::TilesLeftModel(QObject* parent, Shows shows)
    : QAbstractListModel(parent)
    , shows_(shows)
{
    connect(&pictures_, &ui::TilePictures::changed, this, &TilesLeftModel::tellOfChange);
}

void TilesLeftModel::setSession(const GameSession* session)
{
    beginResetModel();
    session_ = session;
    if (session)
        pictures_.setParts(session->game().tileSet());
    rows_ = wantedCounts();
    endResetModel();
}

void TilesLeftModel::setWanted(const WantedEdges& wanted)
{
    wanted_ = wanted;
    refresh();
}

void TilesLeftModel::setOnlyLeft(bool on)
{
    onlyLeft_ = on;
    refresh();
}

void TilesLeftModel::refresh()
{
    std::vector<TileCount> rows = wantedCounts();
    if (std::ranges::equal(rows, rows_, {}, &TileCount::design, &TileCount::design)) {
        rows_ = std::move(rows);
        tellOfChange();
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

std::vector<TileCount> TilesLeftModel::wantedCounts() const
{
    if (!session_)
        return {};
    std::vector<TileCount> counts = tileCounts(session_->game());
    std::erase_if(counts, [this](const TileCount& count) { return !isWanted(count); });
    return counts;
}

bool TilesLeftModel::isWanted(const TileCount& count) const
{
    if (shows_ == Shows::Discarded)
        return count.discarded > 0;
    return (!onlyLeft_ || count.left > 0) &&
           !fittingRotations(session_->game().tileSet(), count.design, wanted_).empty();
}

int TilesLeftModel::copies(int row) const
{
    return shows_ == Shows::Discarded ? count(row).discarded : count(row).left;
}

void TilesLeftModel::tellOfChange()
{
    if (!rows_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

void TilesLeftModel::setTheme(const art::Theme& theme)
{
    pictures_.setTheme(theme);
    tellOfChange();
}

void TilesLeftModel::setPictureSize(int side, qreal pixelRatio)
{
    if (pictures_.setSize(side, pixelRatio))
        tellOfChange();
}

int TilesLeftModel::left() const
{
    int left = 0;
    for (const TileCount& count : rows_)
        left += count.left;
    return left;
}

int TilesLeftModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant TilesLeftModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !session_)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return leftText(copies(index.row()), count(index.row()).all);
    case Qt::DecorationRole:
        return picture(index.row());
    case Qt::ToolTipRole:
        return ui::toolTip(description(index.row()));
    case Qt::AccessibleTextRole:
        return description(index.row());
    default:
        return {};
    }
}

const TileDesign& TilesLeftModel::design(int row) const
{
    return session_->game().tileSet().tiles[static_cast<std::size_t>(count(row).design)];
}

QPixmap TilesLeftModel::picture(int row) const
{
    const QPixmap whole = pictures_.picture(static_cast<std::size_t>(count(row).design), design(row));
    return copies(row) == 0 ? faded(whole) : whole;
}

QString TilesLeftModel::leftText(int left, int all)
{
    const QLocale locale;
    if (left == 0)
        //: Copies of a tile that are left in the stack: "none of 4"
        return tr("none of %1").arg(locale.toString(all));
    //: Copies of a tile that are left in the stack: "3 of 4"
    return tr("%1 of %2").arg(locale.toString(left), locale.toString(all));
}

QString TilesLeftModel::description(int row) const
{
    const TileCount& tile = count(row);
    QStringList places;
    //: Part of a list: where the copies of a tile are
    places << tr("%Ln in the stack", nullptr, tile.left);
    if (tile.inHand > 0)
        //: Part of a list: where the copies of a tile are; drawn, and not on the board yet
        places << tr("%Ln in hand", nullptr, tile.inHand);
    if (tile.lying > 0)
        //: Part of a list: where the copies of a tile are
        places << tr("%Ln on the board", nullptr, tile.lying);
    if (tile.discarded > 0)
        //: Part of a list: where the copies of a tile are; they fitted nowhere when they were drawn
        places << tr("%Ln discarded", nullptr, tile.discarded);
    //: %1 id of a tile
    const QString name = tr("Tile %1").arg(ui::nameInText(design(row).id));
    return ui::clauses({ui::labelled(name, ui::listed(places)), tileText(design(row))});
}

} // namespace lodeline::goldrush
