// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace lodeline::ui {

// Which chapter of help is about a part of a window: the anchor of its heading.
void setTopic(QWidget& part, const QString& anchor);
// That of the innermost part with one around a widget; empty where there is none.
QString topicAround(const QWidget* widget);

} // namespace lodeline::ui
