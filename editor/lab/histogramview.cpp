// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/histogramview.h"

#include "editor/measuring/runwords.h"
#include "ui/plain/shown.h"
#include "ui/wording/percent.h"

#include <QEvent>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

constexpr qreal kPad = 8;
constexpr int kFewestBars = 6;

// More bars than so many would show little but chance.
int barLimit(std::int64_t values)
{
    constexpr double kFew = 12;
    constexpr double kMany = 40;
    return static_cast<int>(std::clamp(3.2 * std::cbrt(static_cast<double>(values)), kFew, kMany));
}

// Bins joined into bars: 1, 2, 5, 10, ... of them.
int joinedBins(int bins, int mostBars)
{
    int decade = 1;
    while (true) {
        for (const int step : {1, 2, 5})
            if (bins <= step * decade * mostBars)
                return step * decade;
        decade *= 10;
    }
}

// A round number of values that is so many bars at least, and a whole number of them.
int labelStep(int barStep, int bars)
{
    for (int decade = 1;; decade *= 10)
        for (const int step : {1, 2, 5})
            if (step * decade >= bars * barStep && step * decade % barStep == 0)
                return step * decade;
}

std::vector<double> sharesOf(const Histogram& histogram, int firstBin, int joined, std::size_t bars)
{
    std::vector<double> shares(bars);
    for (std::size_t bar = 0; bar < bars; ++bar)
        for (int i = 0; i < joined; ++i)
            shares[bar] += histogram.share(firstBin + static_cast<int>(bar) * joined + i);
    return shares;
}

QColor faded(QColor colour, float alpha)
{
    colour.setAlphaF(alpha);
    return colour;
}

} // namespace

HistogramView::HistogramView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HistogramView::setWords(const QString& title, const QString& explanation)
{
    title_ = title;
    explanation_ = explanation;
    describe();
    update();
}

void HistogramView::setData(const Histogram& own, const std::optional<Histogram>& classic)
{
    own_ = own;
    classic_ = classic;
    describe();
    update();
}

void HistogramView::clear()
{
    setData(Histogram(own_.width()), std::nullopt);
}

HistogramView::Bars HistogramView::bars() const
{
    Bars bars;
    int firstBin = own_.count() > 0 ? own_.firstBin() : Histogram::kMostBins;
    int end = static_cast<int>(own_.counts().size());
    if (classic_ && classic_->count() > 0) {
        firstBin = std::min(firstBin, classic_->firstBin());
        end = std::max(end, static_cast<int>(classic_->counts().size()));
    }
    if (end == 0)
        return bars;
    const int joined = joinedBins(end - firstBin, barLimit(own_.count()));
    firstBin -= firstBin % joined;
    int count = (end - firstBin + joined - 1) / joined;
    // A lone bar stands in the middle of empty ones.
    const int before = std::min(firstBin / joined, std::max(0, kFewestBars - count) / 2);
    firstBin -= before * joined;
    count = std::max(count + before, kFewestBars);
    bars.first = firstBin * own_.width();
    bars.step = joined * own_.width();
    bars.own = sharesOf(own_, firstBin, joined, static_cast<std::size_t>(count));
    if (classic_ && classic_->count() > 0)
        bars.classic = sharesOf(*classic_, firstBin, joined, static_cast<std::size_t>(count));
    for (const std::vector<double>* shares : {&bars.own, &bars.classic})
        for (const double share : *shares)
            bars.most = std::max(bars.most, share);
    return bars;
}

QRectF HistogramView::plot() const
{
    const QFontMetricsF metrics(font());
    return QRectF(rect()).adjusted(kPad, kPad + 2 * metrics.height() + 4, -kPad, -(metrics.height() + kPad));
}

QRectF HistogramView::barRect(const Bars& bars, std::size_t bar, double share) const
{
    const QRectF area = plot();
    const qreal width = area.width() / static_cast<qreal>(bars.own.size());
    const qreal height = bars.most > 0 ? area.height() * share / bars.most : 0;
    const qreal left = layoutDirection() == Qt::RightToLeft
                           ? area.right() - width * static_cast<qreal>(bar + 1)
                           : area.left() + width * static_cast<qreal>(bar);
    return {left, area.bottom() - height, width, height};
}

QString HistogramView::rangeText(const Bars& bars, std::size_t bar) const
{
    const int from = bars.first + static_cast<int>(bar) * bars.step;
    if (bars.step == 1)
        return QLocale().toString(from);
    //: A range of values: %1 the least, %2 the greatest
    return tr("%1 to %2").arg(QLocale().toString(from), QLocale().toString(from + bars.step - 1));
}

QString HistogramView::textAt(QPointF point) const
{
    const Bars all = bars();
    for (std::size_t bar = 0; bar < all.own.size(); ++bar) {
        const QRectF column = barRect(all, bar, all.most);
        if (point.x() < column.left() || point.x() >= column.right())
            continue;
        if (all.classic.empty())
            //: %1 a value or a range of values, %2 "12%" of the games
            return tr("%1: %2").arg(rangeText(all, bar), percentText(all.own[bar], 1));
        //: %1 a value or a range of values, %2 "12%" of the games, %3 likewise
        return tr("%1: %2 (classic set: %3)")
            .arg(rangeText(all, bar), percentText(all.own[bar], 1), percentText(all.classic[bar], 1));
    }
    return {};
}

void HistogramView::describe()
{
    setAccessibleName(title_);
    if (own_.count() == 0) {
        setAccessibleDescription(explanation_);
        return;
    }
    const Bars all = bars();
    const auto most = static_cast<std::size_t>(std::ranges::max_element(all.own) - all.own.begin());
    QStringList parts{explanation_,
                      //: Description for screen readers: %1 and %2 numbers
                      tr("Mean %1, standard deviation %2.")
                          .arg(desk::decimalText(own_.mean()), desk::decimalText(own_.deviation())),
                      //: %1 a value or a range of values, %2 "12%" of the games
                      tr("Most frequent: %1 (%2).").arg(rangeText(all, most), percentText(all.own[most]))};
    if (!all.classic.empty())
        //: Description for screen readers: %1 a number
        parts << tr("Classic set: mean %1.").arg(desk::decimalText(classic_->mean()));
    setAccessibleDescription(parts.join(u' '));
}

bool HistogramView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString bar = plot().contains(help->pos()) ? textAt(help->pos()) : QString();
    QToolTip::showText(help->globalPos(), ui::toolTip(bar.isEmpty() ? explanation_ : bar), this);
    return true;
}

void HistogramView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(faded(palette().color(QPalette::Mid), 0.6F), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    paintHeading(painter);
    const Bars all = bars();
    if (!all.own.empty())
        paintBars(painter, all);
    paintAxis(painter, all);
}

void HistogramView::paintHeading(QPainter& painter) const
{
    const QFontMetricsF metrics(font());
    const QRectF line(kPad, kPad - 2, width() - 2 * kPad, metrics.height());
    const auto leading = static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(line, leading, QFontMetrics(bold).elidedText(title_, Qt::ElideRight, int(line.width())));
    painter.setFont(font());
    if (own_.count() == 0)
        return;
    painter.setPen(faded(palette().color(QPalette::Text), 0.85F));
    const QString mean = classic_ && classic_->count() > 0
                             //: Under the title of a histogram: %1 its mean, %2 that of the classic set
                             ? tr("mean %1, classic %2")
                                   .arg(desk::decimalText(own_.mean()), desk::decimalText(classic_->mean()))
                             //: Under the title of a histogram: %1 its mean
                             : tr("mean %1").arg(desk::decimalText(own_.mean()));
    painter.drawText(line.translated(0, metrics.height()), leading,
                     QFontMetrics(font()).elidedText(mean, Qt::ElideRight, int(line.width())));
}

void HistogramView::paintBars(QPainter& painter, const Bars& bars) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    for (std::size_t bar = 0; bar < bars.own.size(); ++bar) {
        QRectF filled = barRect(bars, bar, bars.own[bar]);
        const qreal gap = std::min(1.0, filled.width() / 6);
        if (bars.own[bar] > 0)
            painter.drawRect(filled.adjusted(gap, std::min(0.0, filled.height() - 1), -gap, 0));
    }
    if (bars.classic.empty())
        return;
    QPolygonF steps;
    for (std::size_t bar = 0; bar < bars.classic.size(); ++bar) {
        const QRectF column = barRect(bars, bar, bars.classic[bar]);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        steps << (mirrored ? column.topRight() : column.topLeft())
              << (mirrored ? column.topLeft() : column.topRight());
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(palette().color(QPalette::Base), 0.8F), 3));
    painter.drawPolyline(steps);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
    painter.drawPolyline(steps);
}

void HistogramView::paintAxis(QPainter& painter, const Bars& bars) const
{
    const QRectF area = plot();
    const QColor ink = palette().color(QPalette::Text);
    painter.setPen(QPen(faded(ink, 0.5F), 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    if (bars.own.empty())
        return;
    const QFontMetricsF metrics(font());
    const int last = bars.first + static_cast<int>(bars.own.size() - 1) * bars.step;
    const qreal room = 1.6 * metrics.horizontalAdvance(QLocale().toString(last)) + 6;
    const qreal width = area.width() / static_cast<qreal>(bars.own.size());
    const int every = labelStep(bars.step, static_cast<int>(std::ceil(room / width)));
    painter.setPen(faded(ink, 0.85F));
    for (std::size_t bar = 0; bar < bars.own.size(); ++bar) {
        const int value = bars.first + static_cast<int>(bar) * bars.step;
        if (value % every != 0)
            continue;
        // Under the left edge of a bar of several values, under the middle of a single one.
        const QRectF column = barRect(bars, bar, 0);
        const qreal edge = layoutDirection() == Qt::RightToLeft ? column.right() : column.left();
        const qreal x = bars.step == 1 ? column.center().x() : edge;
        const QString text = QLocale().toString(value);
        const qreal half = metrics.horizontalAdvance(text) / 2 + 1;
        const qreal centre = std::clamp(x, half, std::max(half, this->width() - half));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3));
        painter.drawText(QRectF(centre - half, area.bottom() + 3, 2 * half, metrics.height()),
                         Qt::AlignCenter, text);
    }
}

void HistogramView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange)
        update();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
