// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/coursechart.h"
#include "resources/art/piecepainter.h"
#include "ui/themed.h"
#include "ui/windows/textscale.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

// How the chart looks.
namespace lodeline::app {
namespace {

constexpr qreal kEmblem = 18;
constexpr qreal kFlag = 18; // height of a mark above the plot
constexpr qreal kFlagWidth = 26;
constexpr qreal kPole = 6; // from the flag to its line
constexpr qreal kGap = 6;
constexpr int kNamesWidth = 150;

// By seat; the lines of two players of like colours still differ.
const std::array<QList<qreal>, 5> kDashes{{{}, {6, 3}, {1.5, 2.5}, {8, 3, 1.5, 3}, {3, 3}}};

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

// A step between labelled turns that leaves them room.
int labelStep(int positions, qreal width, qreal labelWidth)
{
    for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        if (width * step / std::max(positions - 1, 1) > labelWidth * 1.6)
            return step;
    }
    return 1000;
}

// Ascending places, moved as little as may be until they lie `pitch` apart, within half of it around the
// limits.
std::vector<qreal> apart(const std::vector<qreal>& wanted, qreal pitch, qreal left, qreal right)
{
    struct Group
    {
        qreal sum = 0; // of where its members want the first of all
        int count = 0;

        qreal first() const { return sum / count; }
    };
    std::vector<Group> groups;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        groups.push_back({wanted[i] - static_cast<qreal>(i) * pitch, 1});
        while (groups.size() > 1 && groups[groups.size() - 2].first() > groups.back().first()) {
            const Group last = groups.back();
            groups.pop_back();
            groups.back().sum += last.sum;
            groups.back().count += last.count;
        }
    }
    const qreal most = right + pitch / 2 - static_cast<qreal>(wanted.size() - 1) * pitch;
    std::vector<qreal> places;
    for (const Group& group : groups) {
        const qreal first = std::min(std::max(group.first(), left - pitch / 2), most);
        for (int i = 0; i < group.count; ++i)
            places.push_back(first + static_cast<qreal>(places.size()) * pitch);
    }
    return places;
}

} // namespace

QRectF CourseChart::plot() const
{
    const QFontMetricsF metrics(font());
    const qreal axis = metrics.horizontalAdvance(percentText(1.0)) + 2 * kGap;
    QRectF area =
        QRectF(rect()).adjusted(axis, metrics.height() + kFlag + kPole + kGap,
                                -(kNamesWidth + kEmblem + 3 * kGap), -(2 * metrics.height() + 2 * kGap));
    if (isMirrored())
        area.moveLeft(width() - area.right());
    return area;
}

void CourseChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintGrid(painter);
    paintTimes(painter);
    paintMarks(painter);
    if (hasValues())
        paintLines(painter);
    paintCursor(painter);
    paintLegend(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void CourseChart::paintGrid(QPainter& painter) const
{
    const QRectF area = plot();
    painter.setFont(font());
    const QColor ink = palette().color(QPalette::Text);
    for (const double level : levels()) {
        const qreal y = pointOf(0, level).y();
        const bool isHalf = measure_ == Measure::Chances && level == 0.5;
        painter.setPen(QPen(faded(ink, isHalf ? 0.45 : 0.16), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(faded(ink, 0.8));
        const qreal height = painter.fontMetrics().height();
        const qreal left = isMirrored() ? area.right() + kGap : 0;
        const qreal right = isMirrored() ? width() : area.left() - kGap;
        const auto side = isMirrored() ? Qt::AlignLeft : Qt::AlignRight;
        painter.drawText(QRectF(left, y - height / 2, right - left, height),
                         static_cast<int>(Qt::AlignVCenter | side | Qt::AlignAbsolute), valueWords(level));
    }
    painter.setPen(faded(ink, 0.8));
    const QRectF title(kGap, kGap / 2, width() - 2 * kGap, painter.fontMetrics().height());
    painter.drawText(title, static_cast<int>(Qt::AlignLeading | Qt::AlignTop), measureWords());
}

QString CourseChart::measureWords() const
{
    if (measure_ == Measure::Chances)
        //: Title of the vertical axis of a chart
        return tr("Chances of winning");
    //: Title of the vertical axis of a chart
    return tr("Points");
}

void CourseChart::paintTimes(QPainter& painter) const
{
    const QRectF area = plot();
    const QFontMetricsF metrics(font());
    const QColor ink = palette().color(QPalette::Text);
    const int step =
        labelStep(positions_, area.width(), metrics.horizontalAdvance(QLocale().toString(positions_)));
    for (int position = 0; position <= turns(); position += step) {
        const qreal x = pointOf(position, 0).x();
        painter.setPen(QPen(faded(ink, 0.4), 1));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4));
        painter.setPen(faded(ink, 0.8));
        painter.drawText(QRectF(x - 40, area.bottom() + 5, 80, metrics.height()), Qt::AlignCenter,
                         QLocale().toString(position));
    }
    const QRectF title(area.left(), area.bottom() + metrics.height() + kGap, area.width(), metrics.height());
    //: Title of the horizontal axis of a chart: numbers of turns (noun)
    painter.drawText(title, Qt::AlignCenter, tr("Turn"));
    if (!steps_.isEmpty())
        paintSteps(painter);
}

// The final scoring lies behind a line of its own, and its steps are named in their order below it.
void CourseChart::paintSteps(QPainter& painter) const
{
    const QRectF area = plot();
    const qreal line = painter.fontMetrics().height();
    const qreal x = pointOf(turns(), 0).x();
    painter.setPen(QPen(faded(palette().color(QPalette::Text), 0.4), 1, Qt::DotLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() + 4));
    painter.setPen(faded(palette().color(QPalette::Text), 0.8));
    const QRectF title(0, area.bottom() + line + kGap, width(), line);
    const QRectF room =
        isMirrored() ? title.adjusted(kGap, 0, x - width(), 0) : title.adjusted(x, 0, -kGap, 0);
    painter.drawText(room, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), ui::listed(steps_));
}

void CourseChart::paintLines(QPainter& painter) const
{
    for (std::size_t seat = players_.size(); seat-- > 0;)
        paintLine(painter, seat);
}

void CourseChart::paintLine(QPainter& painter, std::size_t seat) const
{
    QPolygonF points;
    for (int position = 0; position < positions_; ++position)
        if (knows(position))
            points << pointOf(position, valueAt(position, seat));
    const art::Theme& theme = ui::themeOf(*this);
    const art::Livery livery = theme.livery(players_[seat].colour);
    // A line as dark, or as light, as the ground shows by its rim.
    const int brightness = livery.isDark ? theme.charts.darkRim : theme.charts.rim;
    const QColor rim = brightness > 0 ? livery.body.lighter(brightness) : livery.outline;
    QPen pen(livery.body, 2.6, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    QPen under(faded(rim, 0.8), 4.2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!kDashes[seat].isEmpty()) {
        pen.setDashPattern(kDashes[seat]);
        QList<qreal> wide = kDashes[seat];
        for (qreal& dash : wide)
            dash *= pen.widthF() / under.widthF();
        under.setDashPattern(wide);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(under);
    painter.drawPolyline(points);
    painter.setPen(pen);
    painter.drawPolyline(points);
}

std::vector<QRectF> CourseChart::flags() const
{
    constexpr qreal kPitch = kFlagWidth + 1;
    std::vector<qreal> places;
    for (const int mark : marks_)
        places.push_back(pointOf(mark, 0).x());
    if (isMirrored())
        std::ranges::reverse(places);
    places = apart(places, kPitch, plot().left(), plot().right());
    if (isMirrored())
        std::ranges::reverse(places);
    std::vector<QRectF> flags;
    for (const qreal place : places)
        flags.emplace_back(place - kFlagWidth / 2, plot().top() - kFlag - kPole, kFlagWidth, kFlag);
    return flags;
}

void CourseChart::paintMarks(QPainter& painter) const
{
    const QRectF area = plot();
    QFont small = font();
    ui::setScaled(small, font(), 0.85);
    small.setBold(true);
    painter.setFont(small);
    const std::vector<QRectF> places = flags();
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        const QRectF& flag = places[i];
        const qreal x = pointOf(marks_[i], 0).x();
        const bool chosen = marks_[i] == position_;
        const QColor colour = palette().color(chosen ? QPalette::Highlight : QPalette::Text);
        painter.setPen(QPen(faded(colour, chosen ? 1.0 : 0.5), 1, Qt::DashLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.setPen(QPen(faded(colour, chosen ? 1.0 : 0.5), 1));
        painter.drawLine(QPointF(x, area.top()), QPointF(flag.center().x(), flag.bottom()));
        painter.setPen(QPen(colour, 1.2));
        painter.setBrush(palette().color(chosen ? QPalette::Highlight : QPalette::Base));
        painter.drawRoundedRect(flag, 4, 4);
        painter.setPen(palette().color(chosen ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(flag, Qt::AlignCenter, QLocale().toString(marks_[i]));
    }
    painter.setFont(font());
}

void CourseChart::paintCursor(QPainter& painter) const
{
    const QRectF area = plot();
    const auto line = [&](int position, const QPen& pen) {
        const qreal x = pointOf(position, 0).x();
        painter.setPen(pen);
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    };
    if (hovered_)
        line(*hovered_, QPen(faded(palette().color(QPalette::Text), 0.5), 1));
    line(position_, QPen(palette().color(QPalette::Highlight), 2));
    if (!knows(position_))
        return;
    for (std::size_t seat = players_.size(); seat-- > 0;) {
        const QPointF at = pointOf(position_, valueAt(position_, seat));
        art::paintEmblem(painter, QRectF(at.x() - 7, at.y() - 7, 14, 14), players_[seat].colour,
                         ui::themeOf(*this));
    }
}

// The names beside the plot, each with its value at the chosen position.
void CourseChart::paintLegend(QPainter& painter) const
{
    const QRectF area = plot();
    const QFontMetrics metrics(font());
    const bool known = knows(position_);
    const qreal row =
        std::min(kEmblem + 10, area.height() / static_cast<qreal>(std::max<std::size_t>(players_.size(), 1)));
    qreal y = area.top();
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        QRectF line(area.right() + 2 * kGap, y, kNamesWidth + kEmblem, row);
        if (isMirrored())
            line.moveRight(area.left() - 2 * kGap);
        QRectF emblem(line.left(), y + (row - kEmblem) / 2, kEmblem, kEmblem);
        QRectF text = line.adjusted(kEmblem + kGap, 0, 0, 0);
        if (isMirrored()) {
            emblem.moveRight(line.right());
            text = line.adjusted(0, 0, -(kEmblem + kGap), 0);
        }
        art::paintEmblem(painter, emblem, players_[seat].colour, ui::themeOf(*this));
        const QString value = known ? valueWords(valueAt(position_, seat)) : QString();
        const int room = static_cast<int>(text.width()) - metrics.horizontalAdvance(percentText(1.0)) - 8;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(text, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                         metrics.elidedText(players_[seat].name, Qt::ElideRight, room));
        painter.drawText(text, static_cast<int>(Qt::AlignVCenter | Qt::AlignTrailing), value);
        y += row;
    }
    if (hasValues() || measure_ != Measure::Chances || !awaitsChances_)
        return;
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(area, Qt::AlignCenter, tr("Calculating the chances…"));
}

} // namespace lodeline::app
