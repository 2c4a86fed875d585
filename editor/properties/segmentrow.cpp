// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/segmentrow.h"

#include "editor/canvas/symboltool.h"
#include "editor/desk/fieldguard.h"
#include "engine/goldrush/rules/tileset.h"
#include "resources/art/icons.h"
#include "ui/keys/settledchoice.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/wording/tilewords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {

SegmentRow::SegmentRow(SegmentRef segment, QWidget* parent)
    : QWidget(parent)
    , segment_(segment)
    , name_(new ui::Label(this))
{
    name_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 3, 6, 3);
    layout->setSpacing(2);
    layout->addWidget(name_);
    auto* line = new QHBoxLayout;
    layout->addLayout(line);
    if (segment.kind == FeatureKind::Railroad) {
        end_ = new ui::SettledChoice(this);
        end_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        end_->setMinimumContentsLength(10);
        connect(end_, &QComboBox::activated, this,
                [this] { emit endChosen(segment_, static_cast<RailroadEnd>(end_->currentData().toInt())); });
        line->addWidget(end_, 1);
        first_ = addSpin(Symbol::Locomotive);
    } else if (segment.kind == FeatureKind::Mountain) {
        first_ = addSpin(Symbol::Nugget);
    } else if (segment.kind == FeatureKind::Prairie) {
        first_ = addSpin(Symbol::Tipi);
        second_ = addSpin(Symbol::Horse);
    }
    line->addStretch(end_ ? 0 : 1);
}

QSpinBox* SegmentRow::addSpin(Symbol symbol)
{
    auto* sign = new ui::Label(this);
    signs_.emplace_back(sign, symbol);
    paintSigns();
    auto* spin = new QSpinBox(this);
    spin->setRange(0, kMaxSymbols);
    desk::FieldGuard::protect(spin);
    auto* line = qobject_cast<QHBoxLayout*>(layout()->itemAt(1)->layout());
    line->addWidget(sign);
    line->addWidget(spin);
    connect(spin, &QSpinBox::valueChanged, this, [this, spin, symbol](int count) {
        const int before = spin->property("shown").toInt();
        spin->setProperty("shown", count);
        emit symbolsAdded(segment_, symbol, count - before);
    });
    return spin;
}

void SegmentRow::paintSigns()
{
    for (const auto& [sign, symbol] : signs_)
        sign->setPixmap(art::icon(iconOf(symbol), palette()).pixmap(18));
}

void SegmentRow::showCount(QSpinBox* spin, int count, const QString& what)
{
    const QSignalBlocker quiet(spin);
    spin->setProperty("shown", count);
    spin->setValue(count);
    spin->setToolTip(ui::toolTip(what));
    //: %1 symbols: locomotives, %2 where: "Railroad north–south"
    spin->setAccessibleName(tr("%1, %2").arg(what, name_->text()));
}

void SegmentRow::show(const TileDesign& tile)
{
    name_->setText(segmentText(tile, segment_));
    const std::size_t i = segment_.index;
    switch (segment_.kind) {
    case FeatureKind::Railroad: {
        const RailroadSegment& railroad = tile.railroads[i];
        //: Tooltip of a field with a number: symbols on a part of a tile
        showCount(first_, railroad.locomotives, tr("Locomotives"));
        const QSignalBlocker quiet(end_);
        end_->clear();
        const bool through = railroad.end == RailroadEnd::Through;
        for (const RailroadEnd end :
             {RailroadEnd::Through, RailroadEnd::Junction, RailroadEnd::City, RailroadEnd::Mountain}) {
            const bool possible = (end == RailroadEnd::Through) == through &&
                                  (end != RailroadEnd::Mountain || !tile.mountains.empty());
            if (possible)
                end_->addItem(railroadEndName(end), static_cast<int>(end));
        }
        end_->setCurrentIndex(end_->findData(static_cast<int>(railroad.end)));
        end_->setEnabled(!through && !railroad.edges.empty());
        //: Name of a field for screen readers: %1 "Railroad north to the city"
        end_->setAccessibleName(tr("End of the track: %1").arg(name_->text()));
        break;
    }
    case FeatureKind::Mountain:
        //: Tooltip of a field with a number: symbols on a part of a tile
        showCount(first_, tile.mountains[i].nuggets, tr("Nuggets"));
        break;
    case FeatureKind::Prairie:
        //: Tooltip of a field with a number: symbols on a part of a tile
        showCount(first_, tile.prairies[i].tipis, tr("Tipi camps"));
        //: Tooltip of a field with a number: symbols on a part of a tile; groups of horses
        showCount(second_, tile.prairies[i].horses, tr("Horse herds"));
        break;
    case FeatureKind::City:
        break;
    }
}

void SegmentRow::setChosen(bool chosen)
{
    setAutoFillBackground(chosen);
    setBackgroundRole(chosen ? QPalette::AlternateBase : QPalette::Window);
}

void SegmentRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        paintSigns();
    QWidget::changeEvent(event);
}

void SegmentRow::mousePressEvent(QMouseEvent* event)
{
    emit touched(segment_);
    QWidget::mousePressEvent(event);
}

} // namespace lodeline::goldrush::editor
