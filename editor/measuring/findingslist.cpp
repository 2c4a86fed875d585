// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/findingslist.h"

#include "editor/measuring/runwords.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr int kMark = 14;
constexpr int kPartRole = Qt::UserRole;

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

void FindingsList::showRows()
{
    const int row = currentRow();
    clear();
    setAccessibleName(tr("What stands out"));
    for (const Row& finding : rows_) {
        auto* item = new QListWidgetItem(markOf(finding.weight, palette(), marks_.alarm, devicePixelRatioF()),
                                         finding.text, this);
        const QString weight = weightText(finding.weight);
        item->setData(kPartRole, finding.part);
        //: %1 how much it matters ("Serious"), %2 a sentence
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(weight, finding.text));
        item->setToolTip(ui::toolTip(finding.part < 0 ? weight : partTip_().arg(weight)));
    }
    setCurrentRow(std::min(row, count() - 1));
}

void FindingsList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showRows();
    QListWidget::changeEvent(event);
}

} // namespace lodeline::desk
