// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFormLayout;
class QWidget;

namespace lodeline::desk {

// Titles the row of a field, which a screen reader then calls so, too. The row has a label.
void nameRow(const QFormLayout& form, QWidget& field, const QString& title);

// Leads to a field, which scrolls into sight.
void focusField(QWidget& field);

} // namespace lodeline::desk
