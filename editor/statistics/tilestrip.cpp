// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/tilestrip.h"

#include "editor/preview/designpictures.h"
#include "ui/plain/shown.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kPicture = 52;
constexpr int kPadding = 5;
constexpr int kCellWidth = kPicture + 2 * kPadding;

} // namespace

class TileStrip::Model : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void setEntries(std::vector<Entry> entries)
    {
        beginResetModel();
        entries_ = std::move(entries);
        endResetModel();
    }
    const std::vector<Entry>& entries() const { return entries_; }
    const Entry& entry(const QModelIndex& index) const
    {
        return entries_[static_cast<std::size_t>(index.row())];
    }

    int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(entries_.size());
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid())
            return {};
        if (role == Qt::DisplayRole)
            return entry(index).caption;
        if (role == Qt::AccessibleTextRole)
            return entry(index).told;
        if (role == Qt::ToolTipRole)
            return ui::toolTip(entry(index).told);
        return {};
    }

private:
    std::vector<Entry> entries_;
};

class TileStrip::Delegate : public QStyledItemDelegate
{
public:
    Delegate(DesignPictures& pictures, TileStrip* strip)
        : QStyledItemDelegate(strip)
        , pictures_(pictures)
        , strip_(strip)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {kCellWidth, strip_->cellHeight()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        plain.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
        const Entry& entry = strip_->model_->entry(index);
        const QRect place(option.rect.left() + (option.rect.width() - kPicture) / 2,
                          option.rect.top() + kPadding, kPicture, kPicture);
        const QPixmap picture = pictures_.picture(entry.design, Rotation::R0,
                                                  qRound(kPicture * painter->device()->devicePixelRatioF()));
        painter->save();
        if (picture.isNull())
            painter->fillRect(place, pictures_.theme().board.thread);
        else
            painter->drawPixmap(place, picture);
        painter->setPen(pictures_.theme().land.tileEdge);
        painter->drawRect(place);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text));
        const QRect caption(option.rect.left(), place.bottom() + 2, option.rect.width(),
                            option.fontMetrics.height());
        painter->drawText(caption, Qt::AlignCenter,
                          option.fontMetrics.elidedText(entry.caption, Qt::ElideRight, caption.width()));
        painter->restore();
    }

private:
    DesignPictures& pictures_;
    TileStrip* strip_;
};

TileStrip::TileStrip(DesignPictures& pictures, QWidget* parent)
    : QListView(parent)
    , model_(new Model(this))
{
    setModel(model_);
    setItemDelegate(new Delegate(pictures, this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&pictures, &DesignPictures::changed, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QListView::activated, this,
            [this](const QModelIndex& index) { emit tileActivated(model_->entry(index).design); });
}

void TileStrip::setEntries(std::vector<Entry> entries)
{
    if (entries == model_->entries())
        return;
    model_->setEntries(std::move(entries));
    fitHeight();
}

const std::vector<TileStrip::Entry>& TileStrip::entries() const
{
    return model_->entries();
}

void TileStrip::setMostRows(int rows)
{
    mostRows_ = rows;
    fitHeight();
}

int TileStrip::cellHeight() const
{
    return kPicture + fontMetrics().height() + 2 * kPadding;
}

int TileStrip::rowsIn(int width) const
{
    const int columns = std::max((width - 2 * frameWidth()) / kCellWidth, 1);
    return (static_cast<int>(entries().size()) + columns - 1) / columns;
}

int TileStrip::heightIn(int width) const
{
    return std::clamp(rowsIn(width), 1, mostRows_) * cellHeight() + 2 * frameWidth();
}

QSize TileStrip::sizeHint() const
{
    return {340, heightIn(340)};
}

QSize TileStrip::minimumSizeHint() const
{
    return {2 * kCellWidth + 2 * frameWidth(), cellHeight() + 2 * frameWidth()};
}

void TileStrip::fitHeight()
{
    setFixedHeight(heightIn(width()));
}

void TileStrip::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
}

} // namespace lodeline::goldrush::editor
