// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/themed.h"

#include <QVariant>
#include <QWidget>

#include <memory>

namespace lodeline::ui {
namespace {

using Handed = std::shared_ptr<const art::Theme>;
constexpr const char* kProperty = "lodelineTheme";

} // namespace

void handTheme(QWidget& window, const art::Theme& theme)
{
    window.setProperty(kProperty, QVariant::fromValue(Handed(std::make_shared<art::Theme>(theme))));
}

const art::Theme& themeOf(const QWidget& widget)
{
    for (const QWidget* at = &widget; at; at = at->parentWidget()) {
        if (const auto handed = at->property(kProperty).value<Handed>())
            return *handed; // the widget keeps it
    }
    return art::Theme::light();
}

} // namespace lodeline::ui
