// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/coursechart.h"

#include "app/match/review/accessiblechart.h"
#include "ui/plain/shown.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lodeline::app {
namespace {

constexpr qreal kStep = 0.07; // of the width, for each step of the final scoring
constexpr int kLines = 5;     // of the grid of points, at most

// 1, 2 or 5 times a power of ten, so that few multiples of it reach `most`.
double gridStep(double most)
{
    double step = 1;
    for (const double factor : {2.0, 2.5, 2.0}) {
        if (most <= kLines * step)
            return step;
        step *= factor;
    }
    return 10 * gridStep(most / 10);
}

} // namespace

CourseChart::CourseChart(QWidget* parent)
    : QWidget(parent)
{
    AccessibleChart::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    describe();
}

void CourseChart::setGame(std::vector<Player> players, int positions, const QStringList& steps)
{
    steps_ = steps;
    players_ = std::move(players);
    positions_ = std::max(positions, 1);
    position_ = std::min(position_, lastPosition());
    chances_.clear();
    awaitsChances_ = true;
    points_.clear();
    most_ = 0;
    marks_.clear();
    hovered_.reset();
    describe();
    update();
}

void CourseChart::setChances(std::vector<std::vector<double>> chances)
{
    showValues(chances_, std::move(chances));
}

void CourseChart::setAwaitsChances(bool awaits)
{
    awaitsChances_ = awaits;
    update();
}

void CourseChart::setPoints(std::vector<std::vector<double>> points)
{
    most_ = 0;
    for (const std::vector<double>& all : points)
        most_ = std::max(most_, all.empty() ? 0 : std::ranges::max(all));
    showValues(points_, std::move(points));
}

void CourseChart::showValues(Values& shown, Values values)
{
    shown = std::move(values);
    describe();
    update();
}

void CourseChart::setMeasure(Measure measure)
{
    measure_ = measure;
    describe();
    AccessibleChart::valueChanged(this);
    update();
}

void CourseChart::setMarks(std::vector<int> marks)
{
    if (marks == marks_)
        return;
    marks_ = std::move(marks);
    update();
}

void CourseChart::setPosition(int position)
{
    position_ = std::clamp(position, 0, lastPosition());
    describe();
    AccessibleChart::valueChanged(this);
    update();
}

void CourseChart::choose(int position)
{
    const int wanted = std::clamp(position, 0, lastPosition());
    if (wanted != position_)
        emit positionChosen(wanted);
}

QString CourseChart::valueText(int position) const
{
    //: The beginning of the game, before the first turn (noun)
    const QString when = position == 0        ? tr("Start")
                         : position > turns() ? steps_[position - turns() - 1]
                                              //: A turn of a player (noun); %1 its number
                                              : tr("Turn %1").arg(QLocale().toString(position));
    if (!knows(position))
        return when;
    QStringList parts;
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        //: A chance of winning or points: %1 player, %2 "62%" or "18"
        parts << tr("%1 %2").arg(players_[seat].name, valueWords(valueAt(position, seat)));
    }
    return ui::labelled(when, ui::listed(parts));
}

QString CourseChart::valueWords(double value) const
{
    return measure_ == Measure::Chances ? percentText(value) : QLocale().toString(value, 'f', 0);
}

std::vector<double> CourseChart::levels() const
{
    if (measure_ == Measure::Chances)
        return {0.0, 0.25, 0.5, 0.75, 1.0};
    std::vector<double> found{0};
    const double step = gridStep(most_);
    do
        found.push_back(found.back() + step);
    while (found.back() < most_);
    return found;
}

void CourseChart::describe()
{
    if (measure_ == Measure::Chances)
        //: Name of a chart: how the chances of winning changed in the course of the game
        setAccessibleName(tr("Chances of winning during the game"));
    else
        //: Name of a chart: how the points changed in the course of the game
        setAccessibleName(tr("Points during the game"));
    setAccessibleDescription(tr("Use the arrow keys, Home and End to choose a turn."));
}

QPointF CourseChart::pointOf(int position, double value) const
{
    const QRectF area = plot();
    const double steps = kStep * static_cast<double>(steps_.size());
    const double along = position > turns() ? 1 - kStep * (positions_ - 1 - position)
                         : turns() > 0      ? (1 - steps) * position / turns()
                                            : 0.0;
    const double x = isMirrored() ? area.right() - along * area.width() : area.left() + along * area.width();
    return {x, area.bottom() - value / levels().back() * area.height()};
}

int CourseChart::positionAt(QPointF point) const
{
    const QRectF area = plot();
    const double along = (isMirrored() ? area.right() - point.x() : point.x() - area.left()) / area.width();
    const double steps = kStep * static_cast<double>(steps_.size());
    const double turn = along / (1 - steps) * turns();
    const double after = std::max(0.0, (along - 1 + steps) / kStep);
    return std::clamp(static_cast<int>(std::lround(std::min<double>(turn, turns()) + after)), 0,
                      lastPosition());
}

int CourseChart::pointedAt(QPointF point) const
{
    const std::vector<QRectF> places = flags();
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].contains(point))
            return marks_[i];
    }
    return positionAt(point);
}

void CourseChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(pointedAt(event->position()));
}

void CourseChart::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(pointedAt(event->position()));
    hovered_ = pointedAt(event->position());
    QToolTip::showText(event->globalPosition().toPoint(), ui::toolTip(valueText(*hovered_)), this);
    update();
}

void CourseChart::leaveEvent(QEvent* event)
{
    hovered_.reset();
    update();
    QWidget::leaveEvent(event);
}

void CourseChart::keyPressEvent(QKeyEvent* event)
{
    constexpr int kPage = 10;
    const int forward = isMirrored() ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Right:
        return choose(position_ + forward);
    case Qt::Key_Left:
        return choose(position_ - forward);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(lastPosition());
    case Qt::Key_PageUp:
        return choose(position_ - kPage);
    case Qt::Key_PageDown:
        return choose(position_ + kPage);
    default:
        QWidget::keyPressEvent(event);
    }
}

void CourseChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
