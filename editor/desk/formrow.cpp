// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/formrow.h"

#include "ui/wording/commandname.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>

namespace lodeline::desk {

void nameRow(const QFormLayout& form, QWidget& field, const QString& title)
{
    auto* label = qobject_cast<QLabel*>(form.labelForField(&field));
    label->setText(title);
    label->setBuddy(&field);
    field.setAccessibleName(ui::withoutKey(title));
}

void focusField(QWidget& field)
{
    field.setFocus(Qt::ShortcutFocusReason);
    for (QWidget* outer = field.parentWidget(); outer; outer = outer->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(outer))
            area->ensureWidgetVisible(&field);
}

} // namespace lodeline::desk
