// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/tilestable.h"

#include "ui/windows/columntitles.h"
#include "ui/windows/followscreen.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

namespace lodeline::goldrush::editor {
namespace {

// Lays a bar under the number of a share.
class ShareDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant share = index.data(TilesModel::kShareRole);
        if (!share.isValid() || share.toDouble() <= 0)
            return;
        constexpr qreal kPad = 4;
        constexpr qreal kThick = 4;
        const QRectF cell(option.rect);
        const qreal room = cell.width() - 2 * kPad;
        QRectF bar(cell.left() + kPad, cell.bottom() - kThick - 3, room * share.toDouble(), kThick);
        if (option.direction == Qt::LeftToRight)
            bar.moveRight(cell.right() - kPad);
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        painter->fillRect(bar,
                          option.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Highlight));
    }
};

// What has no figure stands last in either order.
class SortedTiles : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const bool hasLeft = left.data(TilesModel::kSortRole).isValid();
        if (hasLeft != right.data(TilesModel::kSortRole).isValid())
            return hasLeft == (sortOrder() == Qt::AscendingOrder);
        return QSortFilterProxyModel::lessThan(left, right);
    }
};

} // namespace

TilesTable::TilesTable(QWidget* parent)
    : QTableView(parent)
    , model_(new TilesModel(this))
    , sorted_(new SortedTiles(this))
{
    constexpr int kRow = TilesModel::kPicture + 8;
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(TilesModel::kSortRole);
    sorted_->setSortLocaleAware(true);
    setModel(sorted_);
    setItemDelegate(new ShareDelegate(this));
    setObjectName(QStringLiteral("labTiles"));
    setIconSize({TilesModel::kPicture, TilesModel::kPicture});
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kRow);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    ui::setTextScale(*horizontalHeader(), 0.85);
    setSortingEnabled(true);
    sortByColumn(TilesModel::Hard, Qt::DescendingOrder);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this] { ui::fitTitles(*this, *horizontalHeader()); });
    connect(this, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit tileActivated(sorted_->mapToSource(index).row()); });
    retranslate();
}

void TilesTable::setTiles(const TileSet& set, const std::vector<TileSums>& sums)
{
    model_->setTiles(set, sums);
    ui::fitTitles(*this, *horizontalHeader());
}

void TilesTable::setTheme(const art::Theme& theme)
{
    model_->setTheme(theme);
}

void TilesTable::retranslate()
{
    setAccessibleName(tr("Tiles by how hard they are to place"));
    model_->retranslate();
    ui::fitTitles(*this, *horizontalHeader());
}

void TilesTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        ui::fitTitles(*this, *horizontalHeader());
}

void TilesTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    ui::followScreen(*this, &TilesTable::sizePictures);
}

void TilesTable::sizePictures()
{
    model_->setPixelRatio(devicePixelRatioF());
}

} // namespace lodeline::goldrush::editor
