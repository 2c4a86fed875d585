// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/kindcombo.h"

#include "app/match/seats/seatkinds.h"
#include "ui/plain/shown.h"
#include "ui/themed.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace lodeline::app {

namespace {

constexpr int kFace = 24;

// A plus in the corner: somebody who is stronger than the level.
void paintPlus(QPainter& painter, const QWidget& widget)
{
    constexpr QPointF kMiddle(kFace - 5, kFace - 5);
    constexpr qreal kArm = 3.5;
    const auto cross = [&](const QColor& colour, qreal width) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(kMiddle - QPointF(kArm, 0), kMiddle + QPointF(kArm, 0));
        painter.drawLine(kMiddle - QPointF(0, kArm), kMiddle + QPointF(0, kArm));
    };
    painter.setRenderHint(QPainter::Antialiasing);
    cross(widget.palette().color(QPalette::Base), 5);
    cross(widget.palette().color(QPalette::Text), 2);
}

QIcon faceIcon(art::LevelFace face, bool isMore, const QWidget& widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(kFace, kFace) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    art::paintLevelFace(painter, {0, 0, kFace, kFace}, face, ui::themeOf(widget));
    if (isMore)
        paintPlus(painter, widget);
    painter.end();
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // a face is no sign to be tinted
    return icon;
}

} // namespace

KindCombo::KindCombo(const SeatKinds& kinds, QWidget* parent)
    : QComboBox(parent)
    , kinds_(kinds)
{
    setIconSize({kFace, kFace});
    for (const QString& kind : kinds_.offered)
        add(kind);
    retranslate();
    paintFaces();
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
    if (findData(kind) < 0 && kinds_.isComputer(kind)) {
        add(kind);
        paintFaces();
    }
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

void KindCombo::paintFaces()
{
    for (int i = 0; i < count(); ++i) {
        const QString kind = itemData(i).toString();
        if (const auto face = faceOf(kind, kinds_))
            setItemIcon(i, faceIcon(*face, kind.contains(u'+'), *this));
    }
}

void KindCombo::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        paintFaces();
    QComboBox::changeEvent(event);
}

} // namespace lodeline::app
