// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printoptions.h"

#include <QString>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QWidget;

namespace lodeline::print {

// A field of a form with its label, which is translated again and again.
struct Field
{
    QLabel* label = nullptr;
    QWidget* widget = nullptr;

    // With a mnemonic; also names the field for screen readers.
    void setText(const QString& text) const;
};

Field addField(QFormLayout* form, QWidget* widget);

// Makes the labels of several forms equally wide, so that their fields stand in one column.
void alignLabels(const std::vector<Field>& fields);

// For lengths with one decimal.
QDoubleSpinBox* millimetreField(const MillimetreRange& range, double step, QWidget* parent);
// Writes the unit into such fields.
void nameUnit(std::initializer_list<QDoubleSpinBox*> fields);

// Puts texts into a combo box that keep its choice; adds the entries the first time.
void setEntries(QComboBox* combo, const QStringList& texts);

// A combo box with room for its longest text.
QComboBox* choiceField(QWidget* parent);

} // namespace lodeline::print
