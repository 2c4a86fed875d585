// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/comparisonchart.h"

#include "editor/statistics/edgemarks.h"
#include "ui/plain/shown.h"
#include "ui/windows/textscale.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kGap = 12;    // between columns
constexpr int kPadding = 3; // above and below a row
constexpr int kBar = 7;
constexpr int kMarkWidth = 22;
constexpr int kMarkHeight = 12;
constexpr int kLeastLabel = 80;
constexpr auto kStart = static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading);
constexpr auto kEnd = static_cast<int>(Qt::AlignVCenter | Qt::AlignTrailing);

} // namespace

ComparisonChart::ComparisonChart(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ComparisonChart::setColumns(const QString& own, const QString& reference)
{
    own_ = own;
    reference_ = reference;
    describe();
    updateGeometry();
    update();
}

void ComparisonChart::setRows(std::vector<Row> rows)
{
    if (rows == rows_)
        return;
    const bool resized = height(rows) != height(rows_);
    rows_ = std::move(rows);
    describe();
    if (resized)
        updateGeometry();
    update();
}

void ComparisonChart::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    update();
}

QFont ComparisonChart::captionFont() const
{
    QFont small = font();
    ui::setScaled(small, font(), 0.85);
    return small;
}

ComparisonChart::Columns ComparisonChart::columns() const
{
    const QFontMetrics header(captionFont());
    const QFontMetrics metrics(font());
    Columns columns{header.horizontalAdvance(own_), header.horizontalAdvance(reference_)};
    for (const Row& row : rows_) {
        columns.own = std::max(columns.own, metrics.horizontalAdvance(row.text));
        columns.reference = std::max(columns.reference, metrics.horizontalAdvance(row.reference));
    }
    return columns;
}

int ComparisonChart::headerHeight() const
{
    return QFontMetrics(captionFont()).height() + kPadding;
}

int ComparisonChart::heightOf(const Row& row) const
{
    return fontMetrics().height() + 2 * kPadding + (row.bar ? kBar + kPadding : 0);
}

int ComparisonChart::height(const std::vector<Row>& rows) const
{
    int sum = headerHeight();
    for (const Row& row : rows)
        sum += heightOf(row);
    return sum;
}

QSize ComparisonChart::sizeHint() const
{
    return {340, height(rows_)};
}

QSize ComparisonChart::minimumSizeHint() const
{
    const Columns wanted = columns();
    return {kLeastLabel + wanted.own + wanted.reference + 2 * kGap, height(rows_)};
}

void ComparisonChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Columns wanted = columns();
    paintHeader(painter, wanted);
    int top = headerHeight();
    for (const Row& row : rows_) {
        paintRow(painter, row, top, wanted);
        top += heightOf(row);
    }
}

void ComparisonChart::paintHeader(QPainter& painter, const Columns& wanted) const
{
    painter.setFont(captionFont());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int rows = headerHeight();
    const auto place = [&](int right, int width) {
        return QStyle::visualRect(layoutDirection(), rect(), {right - width, 0, width, rows});
    };
    painter.drawText(place(width(), wanted.reference), kEnd, reference_);
    painter.drawText(place(width() - wanted.reference - kGap, wanted.own), kEnd, own_);
    painter.setFont(font());
}

void ComparisonChart::paintRow(QPainter& painter, const Row& row, int top, const Columns& wanted) const
{
    const int line = fontMetrics().height();
    const auto place = [&](int left, int width, int y, int height) {
        return QStyle::visualRect(layoutDirection(), rect(), {left, y, width, height});
    };
    const int text = top + kPadding;
    int left = 0;
    if (row.mark) {
        paintEdgeKind(painter, place(left, kMarkWidth, text + (line - kMarkHeight) / 2, kMarkHeight),
                      *row.mark, Side::South, theme_);
        left += kMarkWidth + kGap / 2;
    }
    const int own = width() - wanted.reference - kGap - wanted.own;
    painter.setPen(palette().color(QPalette::WindowText));
    const int labelWidth = own - kGap - left;
    painter.drawText(place(left, labelWidth, text, line), kStart,
                     fontMetrics().elidedText(row.label, Qt::ElideRight, labelWidth));
    painter.drawText(place(own, wanted.own, text, line), kEnd, row.text);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(place(width() - wanted.reference, wanted.reference, text, line), kEnd, row.reference);
    if (row.bar)
        paintBar(painter, row, place(0, width(), text + line + kPadding, kBar));
}

void ComparisonChart::paintBar(QPainter& painter, const Row& row, const QRectF& track) const
{
    const auto along = [&](double share) { return std::clamp(share, 0.0, 1.0) * track.width(); };
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QColor ground = palette().color(QPalette::WindowText);
    ground.setAlphaF(0.1F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(track, 2, 2);
    const qreal length = along(*row.bar);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(
        QRectF(mirrored ? track.right() - length : track.left(), track.top(), length, kBar), 2, 2);
    if (row.reference.isEmpty())
        return;
    const qreal x = mirrored ? track.right() - along(row.line) : track.left() + along(row.line);
    const qreal inside = std::clamp(x, track.left() + 1, track.right() - 1);
    painter.setPen(QPen(palette().color(QPalette::Window), 4));
    painter.drawLine(QPointF(inside, track.top() - 1), QPointF(inside, track.bottom() + 1));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawLine(QPointF(inside, track.top() - 2), QPointF(inside, track.bottom() + 2));
}

QString ComparisonChart::sentenceOf(const Row& row) const
{
    //: A figure of the statistics: %1 what it counts, %2 the figure
    const QString figure = tr("%1: %2").arg(row.label, row.told.isEmpty() ? row.text : row.told);
    //: %1 a figure of this tile set, %2 the name of another set, %3 its figure
    return row.reference.isEmpty() ? figure : tr("%1 (%2: %3)").arg(figure, reference_, row.reference);
}

void ComparisonChart::describe()
{
    QString all;
    for (const Row& row : rows_) {
        const QString told = sentenceOf(row);
        //: Figures of the statistics: %1 one or several, %2 one more
        all = all.isEmpty() ? told : tr("%1; %2").arg(all, told);
    }
    setAccessibleDescription(all);
}

bool ComparisonChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        int bottom = headerHeight();
        for (const Row& row : rows_) {
            bottom += heightOf(row);
            if (help->pos().y() >= bottom)
                continue;
            QToolTip::showText(help->globalPos(), ui::toolTip(sentenceOf(row)), this);
            break;
        }
        return true;
    }
    return QWidget::event(event);
}

void ComparisonChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
