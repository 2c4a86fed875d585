// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/findingslist.h"

#include "editor/measuring/runwords.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr int kMark = 14;
constexpr int kPartRole = Qt::UserRole;
constexpr int kCodeRole = Qt::UserRole + 1;

// A triangle, a filled dot or a ring.
QIcon markOf(StandOut::Weight weight, const QPalette& palette, const QColor& alarm, qreal ratio)
{
    QPixmap pixmap(QSize(kMark, kMark) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette.color(QPalette::Text);
    painter.setPen(Qt::NoPen);
    if (weight == StandOut::Weight::Serious) {
        painter.setBrush(alarm);
        painter.drawPolygon(QPolygonF({{kMark / 2.0, 1}, {kMark - 0.5, kMark - 1.5}, {0.5, kMark - 1.5}}));
        painter.setPen(QPen(palette.color(QPalette::Base), 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(kMark / 2.0, 5), QPointF(kMark / 2.0, 8.5));
        painter.drawPoint(QPointF(kMark / 2.0, 11));
    } else if (weight == StandOut::Weight::Notable) {
        painter.setBrush(palette.color(QPalette::Highlight));
        painter.drawEllipse(QPointF(kMark / 2.0, kMark / 2.0), 4, 4);
    } else {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.2));
        painter.drawEllipse(QPointF(kMark / 2.0, kMark / 2.0), 3.2, 3.2);
    }
    return pixmap;
}

// QListView asks for the height of a row that is wider than it paints it, by its spacing.
class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* list = static_cast<const QListView*>(parent());
        QStyleOptionViewItem painted = option;
        painted.rect.setWidth(list->viewport()->width() - 2 * list->spacing());
        return QStyledItemDelegate::sizeHint(painted, index);
    }
};

} // namespace

FindingsList::FindingsList(ui::Words partTip, QWidget* parent)
    : QListWidget(parent)
    , partTip_(std::move(partTip))
{
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setIconSize({kMark, kMark});
    setSpacing(3);
    setItemDelegate(new RowDelegate(this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideNone);
    setVerticalScrollMode(ScrollPerPixel);
    setObjectName(QStringLiteral("labFindings"));
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        const int part = item->data(kPartRole).toInt();
        if (part >= 0)
            emit partActivated(part);
    });
    showRows();
}

void FindingsList::setRows(std::vector<Row> rows)
{
    if (rows == rows_)
        return;
    rows_ = std::move(rows);
    showRows();
}

void FindingsList::setTheme(const art::Theme& theme)
{
    if (theme.marks == marks_)
        return;
    marks_ = theme.marks;
    showRows();
}

// Numbers come in while somebody reads: items stay, and so does the place.
void FindingsList::showRows()
{
    setAccessibleName(tr("What stands out"));
    const int kept = rowToKeep();
    const int scrolled = verticalScrollBar()->value();
    const int rows = static_cast<int>(rows_.size());
    while (count() > rows)
        delete takeItem(count() - 1);
    while (count() < rows)
        addItem(new QListWidgetItem);
    for (int row = 0; row < rows; ++row)
        showRow(*item(row), rows_[static_cast<std::size_t>(row)]);
    setCurrentRow(kept);
    verticalScrollBar()->setValue(scrolled);
}

void FindingsList::showRow(QListWidgetItem& item, const Row& row) const
{
    const QString weight = weightText(row.weight);
    item.setIcon(markOf(row.weight, palette(), marks_.alarm, devicePixelRatioF()));
    item.setText(row.text);
    item.setData(kPartRole, row.part);
    item.setData(kCodeRole, row.code);
    //: %1 how much it matters ("Serious"), %2 a sentence
    item.setData(Qt::AccessibleTextRole, tr("%1: %2").arg(weight, row.text));
    item.setToolTip(ui::toolTip(row.part < 0 ? weight : partTip_().arg(weight)));
}

int FindingsList::rowToKeep() const
{
    const QListWidgetItem* current = currentItem();
    const int code = current ? current->data(kCodeRole).toInt() : -1;
    const auto same = std::ranges::find_if(rows_, [&](const Row& row) {
        return code >= 0 && row.code == code && row.part == current->data(kPartRole).toInt();
    });
    if (same != rows_.end())
        return static_cast<int>(same - rows_.begin());
    return std::min(currentRow(), static_cast<int>(rows_.size()) - 1);
}

void FindingsList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showRows();
    QListWidget::changeEvent(event);
}

} // namespace lodeline::desk
