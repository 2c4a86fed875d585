// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/chancechart.h"

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

ChanceChart::ChanceChart(QWidget* parent)
    : QWidget(parent)
{
    AccessibleChart::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    describe();
}

void ChanceChart::setGame(std::vector<Player> players, int positions)
{
    players_ = std::move(players);
    positions_ = std::max(positions, 1);
    position_ = std::min(position_, lastPosition());
    chances_.clear();
    marks_.clear();
    hovered_.reset();
    describe();
    update();
}

void ChanceChart::setChances(std::vector<std::vector<double>> chances)
{
    chances_ = std::move(chances);
    describe();
    update();
}

void ChanceChart::setMarks(std::vector<Mark> marks)
{
    if (marks == marks_)
        return;
    marks_ = std::move(marks);
    update();
}

void ChanceChart::setPosition(int position)
{
    position_ = std::clamp(position, 0, lastPosition());
    describe();
    AccessibleChart::valueChanged(this);
    update();
}

void ChanceChart::choose(int position)
{
    const int wanted = std::clamp(position, 0, lastPosition());
    if (wanted != position_)
        emit positionChosen(wanted);
}

QString ChanceChart::valueText(int position) const
{
    //: The beginning of the game, before the first turn (noun)
    const QString when = position == 0 ? tr("Start")
                                       //: A turn of a player (noun); %1 its number
                                       : tr("Turn %1").arg(QLocale().toString(position));
    if (!knows(position))
        return when;
    QStringList parts;
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
        //: A chance of winning: %1 player, %2 "62 %"
        parts << tr("%1 %2").arg(players_[seat].name,
                                 percentText(chances_[static_cast<std::size_t>(position)][seat]));
    }
    return ui::labelled(when, ui::listed(parts));
}

void ChanceChart::describe()
{
    //: Name of a chart: how the chances of winning went on in the game
    setAccessibleName(tr("Chances of winning over the game"));
    setAccessibleDescription(tr("The arrow keys, Home and End choose a turn."));
}

QPointF ChanceChart::pointOf(int position, double chance) const
{
    const QRectF area = plot();
    const double along = positions_ > 1 ? static_cast<double>(position) / (positions_ - 1) : 0.0;
    const double x = isMirrored() ? area.right() - along * area.width() : area.left() + along * area.width();
    return {x, area.bottom() - chance * area.height()};
}

int ChanceChart::positionAt(QPointF point) const
{
    const QRectF area = plot();
    const double along = (isMirrored() ? area.right() - point.x() : point.x() - area.left()) / area.width();
    return std::clamp(static_cast<int>(std::lround(along * (positions_ - 1))), 0, lastPosition());
}

void ChanceChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(positionAt(event->position()));
}

void ChanceChart::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(positionAt(event->position()));
    hovered_ = positionAt(event->position());
    QToolTip::showText(event->globalPosition().toPoint(), ui::toolTip(valueText(*hovered_)), this);
    update();
}

void ChanceChart::leaveEvent(QEvent* event)
{
    hovered_.reset();
    update();
    QWidget::leaveEvent(event);
}

void ChanceChart::keyPressEvent(QKeyEvent* event)
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

void ChanceChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
