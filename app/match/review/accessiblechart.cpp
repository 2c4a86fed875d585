// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/accessiblechart.h"

#include "app/match/review/coursechart.h"

namespace lodeline::app {
namespace {

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* chart = qobject_cast<CourseChart*>(object);
    return chart ? new AccessibleChart(chart) : nullptr;
}

} // namespace

void AccessibleChart::install()
{
    QAccessible::removeFactory(makeInterface);
    QAccessible::installFactory(makeInterface);
}

void AccessibleChart::valueChanged(CourseChart* chart)
{
    QAccessibleValueChangeEvent event(chart, chart->position());
    QAccessible::updateAccessibility(&event);
}

AccessibleChart::AccessibleChart(CourseChart* chart)
    : QAccessibleWidget(chart, QAccessible::Slider)
{
}

CourseChart& AccessibleChart::chart() const
{
    return *static_cast<CourseChart*>(widget());
}

void* AccessibleChart::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface)
        return static_cast<QAccessibleValueInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString AccessibleChart::text(QAccessible::Text which) const
{
    return which == QAccessible::Value ? chart().valueText(chart().position())
                                       : QAccessibleWidget::text(which);
}

QVariant AccessibleChart::currentValue() const
{
    return chart().position();
}

void AccessibleChart::setCurrentValue(const QVariant& value)
{
    emit chart().positionChosen(qBound(0, value.toInt(), chart().lastPosition()));
}

QVariant AccessibleChart::maximumValue() const
{
    return chart().lastPosition();
}

} // namespace lodeline::app
