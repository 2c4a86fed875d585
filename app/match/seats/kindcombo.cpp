// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/kindcombo.h"

#include "app/match/seats/seatkinds.h"
#include "ui/plain/shown.h"

#include <QEvent>

#include <algorithm>

namespace lodeline::app {

KindCombo::KindCombo(const SeatKinds& kinds, QWidget* parent)
    : QComboBox(parent)
    , kinds_(kinds)
{
    for (const QString& kind : kinds_.offered)
        add(kind);
    retranslate();
    connect(this, &QComboBox::currentIndexChanged, this, [this] {
        retranslate();
        emit kindChanged();
    });
}

void KindCombo::add(const QString& kind)
{
    addItem(seatKindName(kind, kinds_), kind);
}

void KindCombo::setKind(const QString& kind)
{
    if (findData(kind) < 0 && kinds_.isComputer(kind))
        add(kind);
    setCurrentIndex(std::max(findData(kind), 0));
}

void KindCombo::retranslate()
{
    for (int i = 0; i < count(); ++i) {
        const QString kind = itemData(i).toString();
        setItemText(i, seatKindName(kind, kinds_));
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

} // namespace lodeline::app
