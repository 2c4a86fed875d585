// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/themes/handedparts.h"

#include "resources/art/own/ownpictures.h"

#include <QVariant>
#include <QWidget>

namespace lodeline::ui {
namespace {

constexpr const char* kPartsProperty = "lodelineParts";

} // namespace

void handParts(QWidget& widget, const art::PartPictures& parts)
{
    widget.setProperty(kPartsProperty, QVariant::fromValue(parts));
    widget.update();
}

art::PartPictures partsOf(const QWidget& widget)
{
    for (const QWidget* at = &widget; at; at = at->parentWidget()) {
        if (const QVariant handed = at->property(kPartsProperty); handed.isValid())
            return handed.value<art::PartPictures>();
    }
    return {};
}

void followParts(QWidget& widget)
{
    QObject::connect(&art::ownPictures(), &art::OwnPictures::changed, &widget, qOverload<>(&QWidget::update));
}

} // namespace lodeline::ui
