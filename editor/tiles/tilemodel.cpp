// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tiles/tilemodel.h"

#include "editor/document/setedits.h"
#include "editor/document/tilemime.h"
#include "editor/lists/draggedrows.h"
#include "editor/lists/otherrows.h"
#include "ui/findings/withseverity.h"
#include "ui/plain/shown.h"
#include "ui/wording/tilewords.h"

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

// Four letters, clockwise from the north: p, r or m.
QString edgesOf(const TileDesign& tile)
{
    QString letters;
    for (const Side side : kAllSides) {
        const FeatureKind kind = tile.edgeKind(side);
        letters += kind == FeatureKind::Railroad ? u'r' : (kind == FeatureKind::Mountain ? u'm' : u'p');
    }
    return letters;
}

QString fileWordsOf(const TileDesign& tile)
{
    QStringList words;
    const auto add = [&words](bool has, const char* word) {
        if (has)
            words << QLatin1String(word);
    };
    add(!tile.railroads.empty(), "railroads");
    add(!tile.mountains.empty(), "mountains");
    add(!tile.prairies.empty(), "prairies");
    add(tile.hasCity(), "city");
    const auto any = [](const auto& parts, auto symbol) {
        return std::ranges::any_of(parts, [symbol](const auto& part) { return part.*symbol > 0; });
    };
    add(any(tile.railroads, &RailroadSegment::locomotives), "locomotives");
    add(any(tile.mountains, &MountainSegment::nuggets), "nuggets");
    add(any(tile.prairies, &PrairieSegment::tipis), "tipis camps");
    add(any(tile.prairies, &PrairieSegment::horses), "horses herds");
    return words.join(u' ');
}

} // namespace

TileModel::TileModel(SetDocument& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document)
    , shown_(document.set().tiles)
    , shownStart_(document.set().startTile())
{
    showParts();
    connect(&document, &SetDocument::changed, this, &TileModel::documentChanged);
    connect(&pictures_, &ui::TilePictures::changed, this, [this](int row) {
        if (row < rowCount())
            emit dataChanged(index(row), index(row), {PictureRole});
    });
}

const TileDesign& TileModel::tile(int row) const
{
    return shown_[static_cast<std::size_t>(row)];
}

// Where only single tiles have changed the view keeps its place.
void TileModel::documentChanged()
{
    const TileSet& set = document_.set();
    showParts();
    if (desk::hasOtherRows(shown_, set.tiles)) {
        beginResetModel();
        shown_ = set.tiles;
        shownStart_ = set.startTile();
        endResetModel();
        return;
    }
    const bool otherStart = shownStart_ != set.startTile();
    shownStart_ = set.startTile();
    Rows others;
    for (std::size_t row = 0; row < shown_.size(); ++row) {
        const bool other = shown_[row] != set.tiles[row];
        if (!other && !otherStart)
            continue;
        if (other)
            others.push_back(static_cast<int>(row));
        shown_[row] = set.tiles[row];
        const QModelIndex changed = index(static_cast<int>(row));
        emit dataChanged(changed, changed);
    }
    if (!others.empty())
        emit rowsChanged(others);
}

void TileModel::setTheme(const art::Theme& theme)
{
    pictures_.setTheme(theme);
    tellOfPictures();
}

void TileModel::setPictureSize(int side, qreal pixelRatio)
{
    if (pictures_.setSize(side, pixelRatio))
        tellOfPictures();
}

void TileModel::showParts()
{
    const TileSet& set = document_.set();
    if (set.pictures == shownParts_)
        return;
    shownParts_ = set.pictures;
    pictures_.setParts(set);
    tellOfPictures();
}

void TileModel::tellOfPictures()
{
    if (!shown_.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {PictureRole});
}

void TileModel::setSeverities(std::vector<int> worst)
{
    if (worst == worst_)
        return;
    worst_ = std::move(worst);
    if (!shown_.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {SeverityRole, Qt::AccessibleTextRole});
}

int TileModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant TileModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const TileDesign& design = tile(row);
    const bool isStart = shownStart_ == static_cast<std::size_t>(row);
    const int worst =
        static_cast<std::size_t>(row) < worst_.size() ? worst_[static_cast<std::size_t>(row)] : -1;
    switch (role) {
    case Qt::DisplayRole:
    case IdRole:
        return ui::shownName(design.id);
    case CountRole:
        return design.count;
    case IsStartRole:
        return isStart;
    case SeverityRole:
        return worst;
    case EdgesRole:
        return edgesOf(design);
    case PictureRole:
        return pictures_.picture(static_cast<std::size_t>(row), design);
    case FileWordsRole:
        return fileWordsOf(design);
    case TextRole:
        return tileText(design);
    case Qt::ToolTipRole:
        return ui::toolTip(tileText(design));
    case Qt::AccessibleTextRole: {
        //: A tile for screen readers: %1 its id, %2 what is on it, %Ln copies
        const QString text = isStart ? tr("Tile %1, start tile, %Ln copies: %2", nullptr, design.count)
                                     //: A tile for screen readers: %1 its id, %2 what is on it, %Ln copies
                                     : tr("Tile %1, %Ln copies: %2", nullptr, design.count);
        return ui::withSeverity(text.arg(ui::nameInText(design.id), tileText(design)), worst);
    }
    default:
        return {};
    }
}

Qt::ItemFlags TileModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags | Qt::ItemIsDropEnabled;
}

QStringList TileModel::mimeTypes() const
{
    return {desk::draggedRowsType(), tilesMimeType(), QStringLiteral("text/plain")};
}

QMimeData* TileModel::mimeData(const QModelIndexList& indexes) const
{
    Rows rows;
    for (const QModelIndex& index : indexes)
        rows.push_back(index.row());
    std::ranges::sort(rows);
    std::vector<TileDesign> tiles;
    for (const int row : rows)
        tiles.push_back(tile(row));
    QMimeData* data = mimeOf(tiles);
    desk::addDraggedRows(*data, *this, rows);
    return data;
}

bool TileModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                             const QModelIndex& parent)
{
    if (action == Qt::IgnoreAction)
        return true;
    const int before = row >= 0 ? row : (parent.isValid() ? parent.row() : rowCount());
    const auto own = desk::draggedRows(*data, *this);
    Rows placed;
    if (own && action == Qt::MoveAction) {
        if (own->empty())
            return false;
        //: A step of the history: tiles get another place in the list
        document_.change(document_.about(*own, [] { return tr("Move"); }),
                         [&](TileSet& set) { placed = moveTiles(set, *own, before); });
    } else {
        auto tiles = tilesOf(*data);
        if (!tiles || tiles->empty())
            return false;
        const std::size_t wanted = tiles->size();
        //: A step of the history: tiles dragged here with the mouse
        document_.change([] { return tr("Insert dragged tiles"); },
                         [&](TileSet& set) { placed = insertTiles(set, before, std::move(*tiles)); });
        if (placed.size() < wanted)
            emit tilesLeftOut();
    }
    emit rowsPlaced(placed);
    return true;
}

} // namespace lodeline::goldrush::editor
