// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

namespace lodeline::app {

class CourseChart;

// The chart for assistive technology: a slider over the turns whose value is worded.
class AccessibleChart : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit AccessibleChart(CourseChart* chart);

    // Lets Qt find this class for a CourseChart; may be called again.
    static void install();
    static void valueChanged(CourseChart* chart);

    void* interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text which) const override;
    QVariant currentValue() const override;
    void setCurrentValue(const QVariant& value) override;
    QVariant maximumValue() const override;
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    CourseChart& chart() const;
};

} // namespace lodeline::app
