// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/topic.h"

#include <QVariant>
#include <QWidget>

namespace lodeline::ui {
namespace {

constexpr const char* kProperty = "helpTopic";

} // namespace

void setTopic(QWidget& part, const QString& anchor)
{
    part.setProperty(kProperty, anchor);
}

QString topicAround(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QVariant topic = widget->property(kProperty); topic.isValid())
            return topic.toString();
    }
    return {};
}

} // namespace lodeline::ui
