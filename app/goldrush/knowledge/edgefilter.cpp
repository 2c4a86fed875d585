// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/knowledge/edgefilter.h"

#include "ui/plain/label.h"
#include "ui/wording/edgewords.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>

namespace lodeline::goldrush {
namespace {

constexpr std::array kKinds{FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::Prairie};

QString edgeName(Side side)
{
    switch (side) {
    case Side::North:
        //: Label of a choice: what a tile shows at its northern edge
        return EdgeFilter::tr("North edge");
    case Side::East:
        //: Label of a choice: what a tile shows at its eastern edge
        return EdgeFilter::tr("East edge");
    case Side::South:
        //: Label of a choice: what a tile shows at its southern edge
        return EdgeFilter::tr("South edge");
    case Side::West:
        //: Label of a choice: what a tile shows at its western edge
        return EdgeFilter::tr("West edge");
    }
    return {};
}

} // namespace

EdgeFilter::EdgeFilter(QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (std::size_t side = 0; side < choices_.size(); ++side) {
        labels_[side] = new ui::Label(this);
        choices_[side] = new QComboBox(this);
        choices_[side]->addItem(QString());
        for (const FeatureKind kind : kKinds)
            choices_[side]->addItem(QString(), static_cast<int>(kind));
        labels_[side]->setBuddy(choices_[side]);
        grid->addWidget(labels_[side], 0, static_cast<int>(side));
        grid->addWidget(choices_[side], 1, static_cast<int>(side));
        grid->setColumnStretch(static_cast<int>(side), 1);
        connect(choices_[side], &QComboBox::currentIndexChanged, this, &EdgeFilter::changed);
    }
    retranslate();
}

WantedEdges EdgeFilter::wanted() const
{
    WantedEdges wanted;
    for (std::size_t side = 0; side < choices_.size(); ++side) {
        if (const QVariant kind = choices_[side]->currentData(); kind.isValid())
            wanted[side] = static_cast<FeatureKind>(kind.toInt());
    }
    return wanted;
}

void EdgeFilter::retranslate()
{
    for (const Side side : kAllSides) {
        const QString name = edgeName(side);
        labels_[static_cast<std::size_t>(side)]->setText(name);
        QComboBox* choice = choices_[static_cast<std::size_t>(side)];
        choice->setAccessibleName(name);
        //: A choice beside "railroad", "mountain" and "prairie": it does not matter what the edge shows
        choice->setItemText(0, tr("any"));
        for (std::size_t kind = 0; kind < kKinds.size(); ++kind)
            choice->setItemText(static_cast<int>(kind) + 1, ui::featureName(kKinds[kind]));
    }
}

void EdgeFilter::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
