// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/fields.h"

#include "ui/plain/label.h"
#include "ui/wording/commandname.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>

#include <algorithm>

namespace lodeline::print {
namespace {

struct FieldText
{
    Q_DECLARE_TR_FUNCTIONS(PrintFields)
};

} // namespace

void Field::setText(const QString& text) const
{
    label->setText(text);
    QString name = ui::withoutKey(text);
    if (name.endsWith(u':'))
        name.chop(1);
    widget->setAccessibleName(name);
}

Field addField(QFormLayout* form, QWidget* widget)
{
    auto* label = new ui::Label(widget->parentWidget());
    label->setBuddy(widget);
    form->addRow(label, widget);
    return {label, widget};
}

void alignLabels(const std::vector<Field>& fields)
{
    int width = 0;
    for (const Field& field : fields)
        width = std::max(width, field.label->sizeHint().width());
    for (const Field& field : fields)
        field.label->setMinimumWidth(width);
}

QDoubleSpinBox* millimetreField(const MillimetreRange& range, double step, QWidget* parent)
{
    auto* field = new QDoubleSpinBox(parent);
    field->setDecimals(1);
    field->setRange(range.least, range.most);
    field->setSingleStep(step);
    field->setKeyboardTracking(false);
    return field;
}

void nameUnit(std::initializer_list<QDoubleSpinBox*> fields)
{
    for (QDoubleSpinBox* field : fields)
        //: Unit behind a number in a field: millimetres
        field->setSuffix(FieldText::tr(" mm"));
}

void setEntries(QComboBox* combo, const QStringList& texts)
{
    for (int i = 0; i < texts.size(); ++i) {
        if (i < combo->count())
            combo->setItemText(i, texts[i]);
        else
            combo->addItem(texts[i]);
    }
}

QComboBox* choiceField(QWidget* parent)
{
    auto* field = new QComboBox(parent);
    field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    field->setMinimumContentsLength(12);
    field->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    return field;
}

} // namespace lodeline::print
