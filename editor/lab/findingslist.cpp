// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/findingslist.h"

#include "editor/lab/labwords.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kMark = 14;
constexpr int kDesignRole = Qt::UserRole;

// A triangle, a filled dot or a ring.
QIcon markOf(LabFinding::Weight weight, const QPalette& palette, const QColor& alarm, qreal ratio)
{
    QPixmap pixmap(QSize(kMark, kMark) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette.color(QPalette::Text);
    painter.setPen(Qt::NoPen);
    if (weight == LabFinding::Weight::Serious) {
        painter.setBrush(alarm);
        painter.drawPolygon(QPolygonF({{kMark / 2.0, 1}, {kMark - 0.5, kMark - 1.5}, {0.5, kMark - 1.5}}));
        painter.setPen(QPen(palette.color(QPalette::Base), 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(kMark / 2.0, 5), QPointF(kMark / 2.0, 8.5));
        painter.drawPoint(QPointF(kMark / 2.0, 11));
    } else if (weight == LabFinding::Weight::Notable) {
        painter.setBrush(palette.color(QPalette::Highlight));
        painter.drawEllipse(QPointF(kMark / 2.0, kMark / 2.0), 4, 4);
    } else {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.2));
        painter.drawEllipse(QPointF(kMark / 2.0, kMark / 2.0), 3.2, 3.2);
    }
    return pixmap;
}

} // namespace

FindingsList::FindingsList(QWidget* parent)
    : QListWidget(parent)
{
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setIconSize({kMark, kMark});
    setSpacing(3);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideNone);
    setVerticalScrollMode(ScrollPerPixel);
    setObjectName(QStringLiteral("labFindings"));
    connect(this, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        const int design = item->data(kDesignRole).toInt();
        if (design >= 0)
            emit tileActivated(design);
    });
    showFindings();
}

void FindingsList::setFindings(std::vector<LabFinding> findings)
{
    if (findings == findings_)
        return;
    findings_ = std::move(findings);
    showFindings();
}

void FindingsList::setTheme(const art::Theme& theme)
{
    if (theme.marks == marks_)
        return;
    marks_ = theme.marks;
    showFindings();
}

void FindingsList::showFindings()
{
    const int row = currentRow();
    clear();
    setAccessibleName(tr("What stands out"));
    for (const LabFinding& finding : findings_) {
        const QString text = findingText(finding);
        auto* item = new QListWidgetItem(markOf(finding.weight, palette(), marks_.alarm, devicePixelRatioF()),
                                         text, this);
        item->setData(kDesignRole, finding.design);
        item->setData(Qt::AccessibleTextRole,
                      //: %1 how much it matters ("Serious"), %2 a sentence
                      tr("%1: %2").arg(weightText(finding.weight), text));
        //: Tooltip: %1 how much it matters ("Serious")
        const QString ofTile = tr("%1 – double-click to show the tile").arg(weightText(finding.weight));
        item->setToolTip(ui::toolTip(finding.design < 0 ? weightText(finding.weight) : ofTile));
    }
    setCurrentRow(std::min(row, count() - 1));
}

void FindingsList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showFindings();
    QListWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
