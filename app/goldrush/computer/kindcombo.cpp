// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/kindcombo.h"

#include "app/goldrush/computer/seatwords.h"
#include "app/goldrush/session/seatkind.h"
#include "ui/plain/shown.h"

#include <QEvent>

#include <algorithm>

namespace lodeline::goldrush {

KindCombo::KindCombo(QWidget* parent)
    : QComboBox(parent)
{
    for (const QString& kind : seatKinds())
        add(kind);
    retranslate();
    connect(this, &QComboBox::currentIndexChanged, this, [this] {
        retranslate();
        emit kindChanged();
    });
}

void KindCombo::add(const QString& kind)
{
    addItem(seatKindName(kind), kind);
}

void KindCombo::setKind(const QString& kind)
{
    if (findData(kind) < 0 && !computerName(kind.toStdString()).empty())
        add(kind);
    setCurrentIndex(std::max(findData(kind), 0));
}

void KindCombo::retranslate()
{
    for (int i = 0; i < count(); ++i) {
        const QString kind = itemData(i).toString();
        setItemText(i, seatKindName(kind));
        setItemData(i, ui::toolTip(seatKindDescription(kind)), Qt::ToolTipRole);
        setItemData(i, seatKindDescription(kind), Qt::AccessibleDescriptionRole);
    }
    setToolTip(ui::toolTip(seatKindDescription(kind())));
    setAccessibleDescription(toolTip());
}

void KindCombo::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QComboBox::changeEvent(event);
}

} // namespace lodeline::goldrush
